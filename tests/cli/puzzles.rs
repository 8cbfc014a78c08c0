//! Packing of puzzles into files ("shelves"). Existing puzzles keep their place, because links contain their number.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

const SHELF: usize = 250;

/// A temporary folder, deleted at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn named(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("hostage-shelves-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn write(&self, name: &str, lines: &[&str]) -> String {
        let path = self.0.join(name);
        fs::write(&path, lines.join("\n") + "\n").unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn lines(&self, name: &str) -> Vec<String> {
        fs::read_to_string(self.0.join(name)).unwrap().lines().map(str::to_owned).collect()
    }

    fn pack(&self, file: &str) -> String {
        self.pack_with(&[file])
    }

    fn pack_with(&self, arguments: &[&str]) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hostage"));
        let output = command.args(["puzzles", "pack", "--out", self.0.to_str().unwrap()]).args(arguments).output();
        let output = output.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_in_place_of_the_folder_is_named() {
    let folder = Folder::named("file");
    let file = folder.write("taken", &[]);
    let (status, _, told) = puzzles(&["pack", "--out", &file, &file]);
    assert_eq!(status, Some(1));
    assert!(told.contains(&file), "{told}");
}

/// The line of a puzzle, with another rating.
fn rated(line: &str, rating: u16) -> String {
    let parts: Vec<&str> = line.split(';').collect();
    match parts[..] {
        [fen, moves, _, themes] => format!("{fen};{moves};{rating};{themes}"),
        _ => String::new(),
    }
}

#[test]
fn packing_adds_puzzles_without_moving_others() {
    let mut known = HashSet::new();
    let mut shelf = |number: usize| {
        let path = format!("{}/static/puzzles/hostage-{number}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        // The puzzles that rest are used too, and those that were withdrawn are not.
        text.lines()
            .map(|line| rated(line.trim_start_matches('-'), 630))
            .filter(|line| line.len() > 9 && known.insert(later(line)))
            .collect::<Vec<_>>()
    };
    let (text, next, third) = (shelf(0), shelf(1), shelf(2));
    let more: Vec<&str> = third.iter().map(String::as_str).collect();
    // Mates in one are proven quickly. They are in the order in which they were found, not by rating.
    let (mates, rest): (Vec<&str>, Vec<&str>) = text.iter().map(String::as_str).partition(|line| line.contains(";1"));
    let spare: Vec<&str> = next.iter().map(String::as_str).filter(|line| line.contains(";1")).take(2).collect();
    let old = [&mates[8..], &rest, &more].concat();
    let old = &old[..SHELF - 8];
    let new: Vec<String> = mates[..8]
        .iter()
        .zip([630, 1150, 760, 630, 630, 890, 630, 630])
        .map(|(line, rating)| rated(line, rating))
        .collect();
    let false_mate = new[0].replacen(" b ", " w ", 1);
    assert_ne!(false_mate, new[0]);

    let folder = Folder::named("add");
    folder.write("hostage-0.txt", old);
    folder.write("shelves.txt", &["hole 9 1 2", "hostage 250 1 2", "messenger 3 1 2"]);
    let first = folder.write("first.txt", &[&new[0], old[7], &false_mate]);
    let (status, printed, told) = puzzles(&["pack", "--out", folder.0.to_str().unwrap(), &first]);
    assert_eq!((status, printed.as_str()), (Some(1), "1 of 2 new puzzles proven, 1 packed already\n"));
    assert!(told.starts_with(&format!("{first}: line 3: ")) && told.lines().count() == 1, "{told}");
    assert_eq!(folder.lines("hostage-0.txt"), [old, &[&new[0]]].concat());
    assert!(!folder.0.join("hostage-1.txt").exists());

    // There are nine new puzzles and seven free places. The hardest fill the file, and the rest start another file.
    let second: Vec<&str> = new.iter().map(String::as_str).chain(spare).collect();
    let file = folder.write("second.txt", &second);
    assert_eq!(folder.pack(&file), "9 of 9 new puzzles proven, 1 packed already\n");
    let shelf = folder.lines("hostage-0.txt");
    assert_eq!(shelf.len(), SHELF);
    assert_eq!(shelf[..=old.len()], [old, &[&new[0]]].concat());
    assert_eq!(shelf[SHELF - 3..], [&new[2], &new[5], &new[1]].map(String::clone));
    assert_eq!(folder.lines("hostage-1.txt").len(), 2);

    // The list contains both files with their themes, beside the files of other games.
    let list = folder.lines("shelves.txt");
    assert_eq!((list[0].as_str(), list[3].as_str()), ("hole 9 1 2", "messenger 3 1 2"));
    assert!(list[1].starts_with("hostage 250 630 1150 1:"), "{}", list[1]);
    assert!(list[2].starts_with("hostage 2 630 630 1:2"), "{}", list[2]);
    // Packing the same puzzles again changes nothing.
    assert_eq!(folder.pack(&file), "0 of 0 new puzzles proven, 10 packed already\n");
    assert_eq!((folder.lines("hostage-0.txt"), folder.lines("shelves.txt")), (shelf, list));
}

/// Puzzles of a single move beyond the share rest, and puzzles that do not stand are withdrawn; both keep their places.
#[test]
fn packing_lets_puzzles_rest_and_withdraws_them() {
    let folder = Folder::named("rest");
    let path = |number: usize| format!("{}/static/puzzles/hostage-{number}.txt", env!("CARGO_MANIFEST_DIR"));
    let all: Vec<String> = (0..12).flat_map(|number| lines_of(&path(number))).collect();
    let mates = |line: &str, moves: char| line.rsplit(';').next().is_some_and(|themes| themes.starts_with(moves));
    let ones = all.iter().filter(|line| mates(line, '1')).take(60);
    let twos = all.iter().filter(|line| mates(line, '2')).take(60);
    // Each puzzle has a grade of its own, so that only the length counts.
    let lines: Vec<String> =
        ones.chain(twos).enumerate().map(|(place, line)| rated(line, 630 + 130 * (place % 30) as u16)).collect();
    folder.write("hostage-0.txt", &lines.iter().map(String::as_str).collect::<Vec<_>>());
    let fen = lines[119].split(';').next().unwrap();
    let (empty, faulty) = (folder.write("empty.txt", &[]), folder.write("faulty.txt", &[fen]));
    folder.pack_with(&["--share", "25", "--withdraw", &faulty, &empty]);
    let packed = folder.lines("hostage-0.txt");
    let resting = packed.iter().filter(|line| line.starts_with('-') && line.len() > 1).count();
    // 19 of 78 that are offered are of a single move.
    assert_eq!((packed.len(), resting), (120, 41));
    assert_eq!(packed[119], "-");
    for (line, old) in packed.iter().zip(&lines).take(119) {
        assert_eq!(line.trim_start_matches('-'), old);
        assert!(!line.starts_with('-') || mates(line, '1'), "{line}");
    }
    let list = folder.lines("shelves.txt");
    assert!(list[0].starts_with("hostage 120 ") && list[0].contains(" -:"), "{}", list[0]);
    // A puzzle that is packed again with another rating takes it over.
    let again = folder.write("again.txt", &[&rated(&lines[60], 777)]);
    folder.pack_with(&[&again]);
    assert_eq!(folder.lines("hostage-0.txt")[60], rated(&lines[60], 777));
}

/// The puzzles of a file, without the sign of those that rest.
fn lines_of(path: &str) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| line.trim_start_matches('-').to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Runs `hostage puzzles`. Returns its status and what it has written to the outputs.
fn puzzles(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hostage")).arg("puzzles").args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn each_command_refuses_the_options_of_the_others() {
    let folder = Folder::named("options");
    let (empty, out) = (folder.write("empty.txt", &[]), folder.0.join("out"));
    let lines = lines_of(&format!("{}/static/puzzles/hostage-0.txt", env!("CARGO_MANIFEST_DIR")));
    let mate = folder.write("mate.txt", &[lines.iter().find(|line| line.contains(";1")).unwrap()]);
    let values = [
        ("--variant", Some("hostage")),
        ("--seed", Some("3")),
        ("--games", Some("0")),
        ("--rare", None),
        ("--levels", None),
        ("--out", out.to_str()),
        ("--most", Some("5")),
        ("--share", Some("5")),
        ("--withdraw", Some(empty.as_str())),
    ];
    for (command, own) in [
        ("mine", &["--variant", "--seed", "--games", "--rare"][..]),
        ("verify", &["--variant"]),
        ("grade", &["--variant"]),
        ("tally", &["--variant", "--levels"]),
        ("pack", &["--variant", "--out", "--most", "--share", "--withdraw"]),
    ] {
        let needed = match command {
            "mine" => vec!["--games", "0"],
            "pack" => vec!["--out", out.to_str().unwrap()],
            _ => Vec::new(),
        };
        for (option, value) in values {
            let given = [&[command][..], &needed, &[option], value.as_slice(), &[&mate]].concat();
            let (status, printed, told) = puzzles(&given);
            if own.contains(&option) {
                assert_eq!((status, told.as_str()), (Some(0), ""), "{given:?}");
            } else {
                let expected = format!("puzzles {command} has no option {option}.\nSee: hostage help\n");
                assert_eq!((status, printed.as_str(), told), (Some(2), "", expected), "{given:?}");
            }
        }
    }
    let (status, _, told) = puzzles(&["pack", "--out", out.to_str().unwrap(), "--share", "101", &empty]);
    let expected = "Invalid value \"101\" for --share: expected a number from 0 to 100.\nSee: hostage help\n";
    assert_eq!((status, told.as_str()), (Some(2), expected));
    for option in ["--seed", "--games"] {
        let (status, _, told) = puzzles(&["mine", option, "x"]);
        let expected = format!("Invalid value \"x\" for {option}: expected a number from 0 to ");
        assert!(status == Some(2) && told.starts_with(&expected), "{told}");
    }
}

#[test]
fn a_command_about_files_needs_one() {
    let folder = Folder::named("needed");
    let out = folder.0.to_str().unwrap();
    for given in [&["verify"][..], &["grade"], &["tally"], &["tally", "--levels"], &["pack", "--out", out]] {
        let (status, printed, told) = puzzles(given);
        let expected = format!("puzzles {} needs a file, or - for standard input.\nSee: hostage help\n", given[0]);
        assert_eq!((status, printed.as_str(), told), (Some(2), "", expected), "{given:?}");
    }
    assert!(!folder.0.join("shelves.txt").exists());
    // New puzzles start from the first position, and puzzles are withdrawn without new ones.
    assert_eq!(puzzles(&["mine", "--games", "0"]), (Some(0), String::new(), String::new()));
    let empty = folder.write("empty.txt", &[]);
    assert_eq!(puzzles(&["pack", "--out", out, "--withdraw", &empty]).0, Some(0));
    // A file without puzzles is another one than was meant, except where it is of use.
    for given in [&["verify"][..], &["grade"], &["tally"], &["tally", "--levels"]] {
        let expected = format!("There are no puzzles in {empty}.\n");
        assert_eq!(puzzles(&[given, &[&empty]].concat()), (Some(1), String::new(), expected), "{given:?}");
    }
    assert_eq!(puzzles(&["mine", "--games", "0", &empty]), (Some(0), String::new(), String::new()));
    let told = "No new puzzles were given. Those that are packed are up to date.\n";
    assert_eq!(puzzles(&["pack", "--out", out, &empty]), (Some(0), told.to_owned(), String::new()));
}

#[test]
fn faults_are_told_with_their_file_and_line() {
    let folder = Folder::named("faults");
    let good = lines_of(&format!("{}/static/puzzles/hostage-0.txt", env!("CARGO_MANIFEST_DIR"))).remove(0);
    let lines = [good.as_str(), "", "nonsense", &good, "4k3/8 w;e1e2;600;1"];
    let (fine, faulty) = (folder.write("fine.txt", &[&good]), folder.write("faulty.txt", &lines));
    let out = folder.0.to_str().unwrap();
    for given in [&["mine", "--games", "0"][..], &["verify"], &["grade"], &["tally"], &["pack", "--out", out]] {
        let (status, _, told) = puzzles(&[given, &[&fine, &faulty]].concat());
        assert_eq!(status, Some(1), "{given:?}");
        assert!(told.starts_with(&format!("{faulty}: line 3: ")), "{given:?}: {told}");
        assert!(told.lines().all(|line| line.starts_with(&format!("{faulty}: line "))), "{given:?}: {told}");
    }
    // A shelf that cannot be read is named too, and so is a puzzle that cannot be proven.
    folder.write("hostage-0.txt", &[&good, "nonsense"]);
    let (status, _, told) = puzzles(&["pack", "--out", out, &fine]);
    let shelf = folder.0.join("hostage-0.txt");
    assert!(status == Some(1) && told.starts_with(&format!("{}: line 2: ", shelf.display())), "{told}");
    let colour = if good.contains(" b ") { [" b ", " w "] } else { [" w ", " b "] };
    let unproven = folder.write("unproven.txt", &["", &good.replacen(colour[0], colour[1], 1)]);
    let (status, printed, told) = puzzles(&["verify", &fine, &unproven]);
    assert_eq!((status, printed.as_str()), (Some(1), "1 of 2 puzzles proven\n"));
    assert!(told.starts_with(&format!("{unproven}: line 2: ")) && told.lines().count() == 1, "{told}");
}

/// A puzzle may have the right form and still be impossible under the rules.
#[test]
fn puzzles_that_cannot_be_played_are_told_with_their_file_and_line() {
    let folder = Folder::named("impossible");
    let lines = lines_of(&format!("{}/static/puzzles/hostage-0.txt", env!("CARGO_MANIFEST_DIR")));
    let (good, parts) = (&lines[0], lines[1].split(';').collect::<Vec<_>>());
    let no_move = format!("{};a1a1;{};{}", parts[0], parts[2], parts[3]);
    let no_position = format!("8/8/8/8/8/8/8/8[#] w - - 0 1;{};{};{}", parts[1], parts[2], parts[3]);
    let file = folder.write("impossible.txt", &[good, &no_move, "", &no_position]);
    let out = folder.0.to_str().unwrap();
    for given in [&["mine", "--games", "0"][..], &["verify"], &["grade"], &["tally"], &["pack", "--out", out]] {
        let (status, printed, told) = puzzles(&[given, &[&file]].concat());
        assert_eq!(status, Some(1), "{given:?}");
        let places = [2, 4].map(|line| format!("{file}: line {line}: "));
        assert!(
            told.lines().count() == 2 && told.lines().zip(&places).all(|(line, place)| line.starts_with(place)),
            "{given:?}: {told}"
        );
        assert_eq!(printed.is_empty(), !matches!(given[0], "verify" | "pack"), "{given:?}: {printed}");
        assert!(!told.contains("..") && !told.contains(".:"), "{given:?}: {told}");
    }
    // The same holds for those that are packed already, until they are withdrawn.
    folder.write("hostage-0.txt", &[&no_move, good]);
    let empty = folder.write("empty.txt", &[]);
    let (status, _, told) = puzzles(&["pack", "--out", out, &empty]);
    assert!(status == Some(1) && told.contains("hostage-0.txt: line 1: ") && told.lines().count() == 1, "{told}");
    folder.pack_with(&["--withdraw", &folder.write("withdrawn.txt", &[parts[0]])]);
    assert_eq!(folder.lines("hostage-0.txt"), ["-", good.as_str()]);
}

/// The line of a puzzle whose position came about in another way.
fn later(line: &str) -> String {
    let (fen, rest) = line.split_once(';').unwrap();
    format!("{} 7 77;{rest}", fen.rsplitn(3, ' ').last().unwrap())
}

#[test]
fn a_position_is_offered_once_whatever_its_counters_are() {
    let folder = Folder::named("copies");
    let lines = lines_of(&format!("{}/static/puzzles/hostage-12.txt", env!("CARGO_MANIFEST_DIR")));
    let [first, second] = [&rated(&lines[0], 630), &rated(&lines[1], 1_150)];
    let empty = folder.write("empty.txt", &[]);
    let resting = |line: &str| format!("-{line}");
    for (stored, packed) in [
        ([first, &later(first), second], [first, &resting(&later(first)), second]),
        ([&resting(first), &later(first), second], [&resting(first), &later(first), second]),
        ([&resting(first), &resting(&later(first)), second], [&resting(first), &resting(&later(first)), second]),
    ] {
        folder.write("hostage-0.txt", &stored.map(String::as_str));
        folder.pack(&empty);
        assert_eq!(folder.lines("hostage-0.txt").iter().collect::<Vec<_>>(), packed);
        // Nor does it get another place, or a place among those that are chosen again.
        let again = folder.write("again.txt", &[&later(second), first]);
        assert_eq!(folder.pack_with(&["--share", "99", &again]), "0 of 0 new puzzles proven, 2 packed already\n");
        let lines = folder.lines("hostage-0.txt");
        assert_eq!(lines.iter().filter(|line| !line.starts_with('-')).count(), 2, "{lines:?}");
    }
    // Of two new ones, one is added.
    folder.write("hostage-0.txt", &[second]);
    let both = folder.write("both.txt", &[&later(first), first]);
    assert_eq!(folder.pack(&both), "1 of 1 new puzzles proven, 0 packed already\n");
    assert_eq!(folder.lines("hostage-0.txt"), [second.clone(), later(first)]);
}

#[test]
fn what_cannot_be_withdrawn_is_told_with_its_file_and_line() {
    let folder = Folder::named("withdrawn");
    let lines = lines_of(&format!("{}/static/puzzles/hostage-0.txt", env!("CARGO_MANIFEST_DIR")));
    let fen = |line: &str| line.split(';').next().unwrap().to_owned();
    folder.write("hostage-0.txt", &[&lines[0], &lines[1], &lines[2]]);
    let given = folder.write("given.txt", &[&lines[3]]);
    let listed = [
        format!("  {} ", fen(&lines[0])),
        String::new(),
        fen(&later(&lines[1])),
        "nonsense".to_owned(),
        fen(&lines[3]),
        fen(&lines[4]),
    ];
    let faulty = folder.write("faulty.txt", &listed.each_ref().map(String::as_str));
    let (status, _, told) = puzzles(&["pack", "--out", folder.0.to_str().unwrap(), "--withdraw", &faulty, &given]);
    let expected = [4, 6].map(|line| format!("{faulty}: line {line}: no puzzle has this position.\n"));
    assert_eq!((status, told), (Some(1), expected.concat()));
    assert_eq!(folder.lines("hostage-0.txt"), ["-", "-", &lines[2]]);
}

/// No theme says so, and a line with an unknown theme cannot be read.
#[test]
fn a_mate_too_long_for_a_puzzle_is_told_with_its_file_and_line() {
    let folder = Folder::named("long");
    let there_and_back = "g1f1 g8f8 f1g1 f8g8 ";
    let line =
        |times: usize| format!("6k1/5ppp/8/8/8/8/8/R5K1[#] w - - 0 1;{}a1a8;900;5q", there_and_back.repeat(times));
    let file = folder.write("long.txt", &[&line(2), &line(3), &line(130)]);
    let out = folder.0.to_str().unwrap();
    for given in [&["mine", "--games", "0"][..], &["grade"], &["tally"]] {
        let (status, printed, told) = puzzles(&[given, &[&file]].concat());
        let fault =
            |(line, moves)| format!("{file}: line {line}: the mate takes {moves} moves, and at most 5 are possible.\n");
        assert_eq!((status, printed.as_str()), (Some(1), ""), "{given:?}");
        assert_eq!(told, [(2, 7), (3, 261)].map(fault).concat(), "{given:?}");
    }
    let (status, _, told) = puzzles(&["verify", &file]);
    assert!(status == Some(1) && told.lines().count() == 3, "{told}");
    folder.write("hostage-0.txt", &[&line(3)]);
    let empty = folder.write("empty.txt", &[]);
    let (status, _, told) = puzzles(&["pack", "--out", out, &empty]);
    assert!(status == Some(1) && told.contains("hostage-0.txt: line 1: "), "{told}");
    assert_eq!(folder.lines("hostage-0.txt"), [line(3)]);
}

#[test]
fn the_tally_has_room_for_every_rating() {
    let folder = Folder::named("ratings");
    let lines = lines_of(&format!("{}/static/puzzles/hostage-0.txt", env!("CARGO_MANIFEST_DIR")));
    let file = folder.write("rated.txt", &[&rated(&lines[0], 33_780), &rated(&lines[1], u16::MAX)]);
    let (status, printed, _) = puzzles(&["tally", &file]);
    let rows: Vec<&str> = printed.lines().filter(|line| line.ends_with(" 50.0 %")).collect();
    assert!(status == Some(0) && rows.iter().any(|row| row.starts_with("33780 ")), "{printed}");
    assert!(rows.iter().any(|row| row.starts_with("65500 ")), "{printed}");
}

/// The page refuses an index with an empty line.
#[test]
fn an_index_without_shelves_is_empty() {
    let folder = Folder::named("no-shelves");
    let empty = folder.write("empty.txt", &[]);
    let index = || fs::read_to_string(folder.0.join("shelves.txt")).unwrap();
    folder.pack(&empty);
    assert_eq!(index(), "");
    // Older versions wrote such a line.
    fs::write(folder.0.join("shelves.txt"), "\nhole 9 1 2\n").unwrap();
    let good = lines_of(&format!("{}/static/puzzles/hostage-0.txt", env!("CARGO_MANIFEST_DIR")));
    folder.write("hostage-0.txt", &[&good[0]]);
    folder.pack(&empty);
    let list = folder.lines("shelves.txt");
    assert!(list.len() == 2 && list[0] == "hole 9 1 2" && list[1].starts_with("hostage 1 "), "{list:?}");
}

/// The index lists the shelves of all games, so an index that cannot be read must not be replaced.
#[test]
fn an_unreadable_index_is_kept() {
    let folder = Folder::named("index");
    let (index, empty) = (folder.0.join("shelves.txt"), folder.write("empty.txt", &[]));
    fs::write(&index, b"hole 9 1 2\n\xff\n").unwrap();
    let (status, _, told) = puzzles(&["pack", "--out", folder.0.to_str().unwrap(), &empty]);
    assert!(status == Some(1) && told.contains("shelves.txt"), "{told}");
    assert_eq!(fs::read(&index).unwrap(), b"hole 9 1 2\n\xff\n");
}
