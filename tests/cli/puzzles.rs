//! Packing of puzzles into files ("shelves"). Existing puzzles keep their place, because links contain their number.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

const SHELF: usize = 250;

/// A temporary folder, deleted at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let path = std::env::temp_dir().join(format!("hostage-shelves-{}", std::process::id()));
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
        let out = self.0.to_str().unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_hostage")).args(["puzzles", "pack", "--out", out, file]).output();
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
fn packing_adds_puzzles_without_moving_others() {
    let shelf = |number: usize| {
        let path = format!("{}/static/puzzles/hostage-{number}.txt", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).unwrap()
    };
    let (text, next) = (shelf(0), shelf(1));
    // Mates in one are proven quickly. They are in the order in which they were found, not by rating.
    let (mates, rest): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.contains(";1"));
    let spare: Vec<&str> = next.lines().filter(|line| line.contains(";1")).take(2).collect();
    let old = &[&mates[8..], &rest].concat()[..SHELF - 8];
    let new: Vec<String> = mates[..8]
        .iter()
        .zip([630, 1150, 760, 630, 630, 890, 630, 630])
        .map(|(line, rating)| line.replacen(";630;", &format!(";{rating};"), 1))
        .collect();
    let false_mate = new[0].replacen(" b ", " w ", 1);
    assert_ne!(false_mate, new[0]);

    let folder = Folder::new();
    folder.write("hostage-0.txt", old);
    folder.write("shelves.txt", &["hole 9 1 2", "hostage 250 1 2", "messenger 3 1 2"]);
    let first = folder.write("first.txt", &[&new[0], old[7], &false_mate]);
    assert_eq!(folder.pack(&first), "1 of 2 puzzles proven\n");
    assert_eq!(folder.lines("hostage-0.txt"), [old, &[&new[0]]].concat());
    assert!(!folder.0.join("hostage-1.txt").exists());

    // There are nine new puzzles and seven free places. The hardest fill the file, and the rest start another file.
    let second: Vec<&str> = new.iter().map(String::as_str).chain(spare).collect();
    let file = folder.write("second.txt", &second);
    assert_eq!(folder.pack(&file), "9 of 9 puzzles proven\n");
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
    assert_eq!(folder.pack(&file), "0 of 0 puzzles proven\n");
    assert_eq!((folder.lines("hostage-0.txt"), folder.lines("shelves.txt")), (shelf, list));
}
