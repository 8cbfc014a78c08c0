//! `hostage match` run as a process: offences lose games, and everything is counted and recorded.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{self, Given, PgnGame};
use hostage_chess::game::{Event, Game};

/// Returns a path that no other test uses.
fn path(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Creates an engine that runs this shell script when asked for a move.
fn fake(name: &str, go: &str) -> String {
    let script = path(&format!("{name}.sh"));
    let text = format!(
        "while read -r line; do case \"$line\" in\n\
         uci) echo 'id name Fake'; echo uciok;;\n\
         isready) echo readyok;;\n\
         position*) position=$line;;\n\
         go*) {go};;\n\
         quit) exit;;\n\
         esac; done\n"
    );
    fs::write(&script, text).unwrap();
    format!("sh '{}'", script.display())
}

struct Match {
    status: Option<i32>,
    out: String,
    err: String,
    games: Vec<PgnGame<AnyPosition>>,
}

impl Match {
    #[track_caller]
    fn says(&self, text: &str) {
        assert!(self.out.contains(text), "no {text:?} in:\n{}{}", self.out, self.err);
    }
}

/// Plays a match. `name` is the name of its record file.
fn play(name: &str, arguments: &[&str]) -> Match {
    let records = path(&format!("{name}.pgn"));
    let output = Command::new(env!("CARGO_BIN_EXE_hostage"))
        .arg("match")
        .args(arguments)
        .arg("--records")
        .arg(&records)
        .output()
        .unwrap();
    let text = fs::read_to_string(&records).unwrap_or_default();
    let games = text.split("[Event ").skip(1);
    let games = games.map(|game| pgn::read(&format!("[Event {game}"), Given::default())).collect();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Match { status: output.status.code(), out: text(output.stdout), err: text(output.stderr), games }
}

#[test]
fn offences_lose_the_game_and_are_counted() {
    for (name, go, counts, termination) in [
        ("illegal", "echo 'info depth 3 score cp 5'; echo 'bestmove a1a1'", "illegal 2, late 0", "rules infraction"),
        ("nonsense", "echo 'bestmove \u{1b}[2J'", "illegal 2, late 0", "rules infraction"),
        ("late", ":", "illegal 0, late 2, missing 0, crashed 0", "time forfeit"),
        ("missing", "echo 'bestmove (none)'", "late 0, missing 2, crashed 0", "abandoned"),
        ("wordless", "echo bestmove", "late 0, missing 2, crashed 0", "abandoned"),
        ("crash", "exit 3", "missing 0, crashed 2", "abandoned"),
    ] {
        let second = fake(name, go);
        let options =
            ["--games", "2", "--nodes", "50", "--second-movetime", "30", "--margin", "30", "--second", &second];
        // Only the faulty engine gets a margin.
        let options = if name == "late" { &options[..] } else { &[&options[..6], &options[8..]].concat() };
        let contest = play(name, options);
        assert_eq!((contest.status, contest.err.as_str()), (Some(0), ""), "{name}");
        contest.says("against Fake: 2 games, +2 =0 -0\n");
        contest
            .says(&format!("Fake (movetime 30)\n  {}", if counts.starts_with('i') { counts } else { "illegal 0, " }));
        contest.says(counts);
        contest.says("Ended by: foul 2;");
        let results: Vec<_> = contest.games.iter().map(|game| (game.tag("White"), game.result())).collect();
        let own = concat!("Hostage Chess ", env!("CARGO_PKG_VERSION"));
        assert_eq!(results, [(Some(own), "1-0"), (Some("Fake"), "0-1")], "{name}");
        for game in &contest.games {
            assert_eq!(game.tag("Termination"), Some(termination));
            assert!(game.tag("Foul").unwrap().starts_with("Fake "), "{:?}", game.tags);
            assert!(game.fault.is_none());
        }
        assert!(!contest.out.contains('\u{1b}'));
    }
}

#[test]
fn late_replies_and_memory_are_reported() {
    let slow = fake("slow", "sleep 0.15; echo 'bestmove a1a1'");
    let contest = play("slow", &["--games", "2", "--nodes", "50", "--second-movetime", "20", "--second", &slow]);
    // Each game has one move. It is illegal, but it arrives in time by the referee's clock.
    contest.says("2 of 2 timed moves came more than 50 ms late, the latest by 1");
    let prompt = fake("prompt", "echo 'bestmove a1a1'");
    let contest = play("prompt", &["--games", "22", "--nodes", "50", "--second-movetime", "5000", "--second", &prompt]);
    contest.says("0 of 22 timed moves came more than 50 ms late, the latest by 0 ms");
    assert_eq!(contest.out.matches("timed moves").count(), 1, "a node limit has no time limit: {}", contest.out);
    if cfg!(target_os = "linux") {
        assert_eq!(contest.out.matches("MiB in the first ten games, ").count(), 2, "{}", contest.out);
    }
}

#[test]
fn a_match_ends_if_an_engine_cannot_be_started() {
    for (name, second) in [("nobody", "/no/such/program"), ("mute", "true")] {
        let contest = play(name, &["--games", "2", "--second", second]);
        assert_eq!(contest.status, Some(1));
        assert!(contest.err.contains(second) && contest.err.lines().count() == 1, "{}", contest.err);
        assert_eq!(contest.out, "");
    }
}

/// An engine ignores an option that it lacks, so the match would be another one than asked for.
#[test]
fn an_option_that_an_engine_lacks_or_refuses_ends_the_match_before_its_first_game() {
    let fake = fake("optionless", "echo bestmove");
    for (arguments, why) in [
        (&["--first-option", "Levle=1"][..], "it has no option \"Levle\""),
        (&["--second-option", "Level=99"], "its option \"Level\" cannot be \"99\": expected a number from 0 to "),
        (&["--option", "Ponder=perhaps"], "its option \"Ponder\" cannot be \"perhaps\": expected true or false"),
        (&["--option", "Style=x"], "its option \"Style\" cannot be \"x\": expected none, "),
        (&["--second", &fake, "--variant", "hole"], "it has no option \"UCI_Variant\""),
        (&["--second", &fake, "--second-option", "Hash=8"], "it has no option \"Hash\""),
    ] {
        let contest = play("options", &[&["--games", "2", "--nodes", "9"], arguments].concat());
        assert_eq!((contest.status, contest.out.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(contest.err.contains(why) && contest.err.lines().count() == 1, "{arguments:?}: {}", contest.err);
    }
    let options =
        ["--games", "2", "--nodes", "9", "--max-turns", "9", "--option", "hash=2", "--first-option", "Level=1"];
    let contest = play("options", &[&options[..], &["--second", &fake, "--variant", "hostage"]].concat());
    assert!(contest.err.contains("it has no option \"hash\""), "{}", contest.err);
    let contest = play("options", &[&options[..], &["--option", "Clear Hash=", "--variant", "hole"]].concat());
    assert_eq!((contest.status, contest.games.len()), (Some(0), 2), "{}", contest.err);
}

#[test]
fn the_games_so_far_are_reported_if_an_engine_cannot_be_started_again() {
    let (starts, script) = (path("starts.txt"), path("starts.sh"));
    // It starts three times: for its name, and for each game of the first pair, because it crashes in them.
    let text = format!(
        "echo >> '{0}'; [ $(wc -l < '{0}') -gt 3 ] && exit\n\
         while read -r line; do case $line in uci) echo uciok;; isready) echo readyok;; go*) exit;; esac; done\n",
        starts.display()
    );
    fs::write(&script, text).unwrap();
    let second = format!("sh '{}'", script.display());
    let contest = play("starts", &["--games", "10", "--nodes", "9", "--second", &second]);
    assert_eq!((contest.status, contest.games.len()), (Some(1), 2), "{}", contest.err);
    assert!(contest.err.contains("no answer to uci"), "{}", contest.err);
    contest.says("2 games, +2 =0 -0");
    assert!(contest.out.lines().last().unwrap().starts_with("OpenBench: trinomial 0 0 2"), "{}", contest.out);
}

#[test]
fn wrong_usage_is_refused() {
    for arguments in [
        &["--games", "x"][..],
        &["--nodes", "0"],
        &["--clock", "0+1"],
        &["--sprt", "5,0"],
        &["--sprt", "5"],
        &["--option", "Hash"],
        &["--name", "x"],
        &["--first", "'"],
        &["--first-games", "2"],
        &["--variant", "chess"],
        &["x"],
    ] {
        let contest = play("usage", arguments);
        assert_eq!((contest.status, contest.out.as_str()), (Some(2), ""), "{arguments:?}: {}", contest.err);
    }
    let openings = path("faulty.epd");
    fs::write(&openings, "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1\n\n8/8[#] w - - 0 1\n").unwrap();
    let contest = play("usage", &["--openings", openings.to_str().unwrap()]);
    assert_eq!(contest.status, Some(1));
    assert!(contest.err.starts_with("Openings file, line 3: "), "{}", contest.err);
}

/// Options that would have no effect, and numbers that would be changed, are refused with the reason.
#[test]
fn options_that_cannot_be_obeyed_are_refused() {
    let openings = path("start.epd");
    fs::write(&openings, "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1\n").unwrap();
    let openings = openings.to_str().unwrap();
    let pairs = "--games expects an even number from 2 on, because each opening is played twice";
    for (arguments, error) in [
        (&["--games", "5"][..], pairs),
        (&["--games", "1"], pairs),
        (&["--games", "0"], pairs),
        (&["--seed", "3", "--openings", openings], "--seed has no effect without --random-plies."),
        (&["--balance", "0", "--openings", openings], "--balance has no effect without --random-plies."),
        (&["--seed", "3", "--random-plies", "0"], "--seed has no effect without --random-plies."),
        (&["--nodes", "5", "--depth", "1"], "--nodes and --depth exclude each other."),
        (
            &["--second-clock", "1", "--second-movetime", "5"],
            "--second-clock and --second-movetime exclude each other.",
        ),
        (&["--habits", "--variant", "hole"], "--habits is for Hostage Chess only."),
        (&["--games", "x"], "Invalid value \"x\" for --games: expected a number from 0 to "),
        (&["--seed", "-1"], "Invalid value \"-1\" for --seed: expected a number from 0 to "),
        (&["--random-plies", "x"], "Invalid value \"x\" for --random-plies: expected a number from 0 to "),
        (&["--max-turns", "x"], "Invalid value \"x\" for --max-turns: expected a number from 0 to "),
        (&["--sprt", "5"], "Invalid value \"5\" for --sprt: expected ELO0,ELO1, the lower one first."),
        (&["--first-option", "Hash"], "Invalid value \"Hash\" for --first-option: expected NAME=VALUE."),
        (&["--option", "UCI_Variant=hole"], "Invalid value \"UCI_Variant=hole\" for --option: use --variant."),
        (&["--first-option", "uci_variant = hostage"], "for --first-option: use --variant."),
        (&["--second-option", "UCI_VARIANT=x"], "for --second-option: use --variant."),
        (&["--concurrency", "0"], "from 1 to 256"),
        (&["--concurrency", "257"], "from 1 to 256"),
        (&["--balance", "-1"], "from 0 to "),
        (&["--resign", "-1"], "from 0 to "),
    ] {
        let contest = play("refused", arguments);
        assert_eq!((contest.status, contest.out.as_str()), (Some(2), ""), "{arguments:?}: {}", contest.err);
        assert!(contest.err.contains(error), "{arguments:?}: {}", contest.err);
    }
    let options = ["--games", "2", "--nodes", "9", "--max-turns", "3", "--openings", openings];
    let contest = play("random", &[&options[..], &["--seed", "3", "--balance", "0", "--random-plies", "1"]].concat());
    assert_eq!((contest.status, contest.games.len()), (Some(0), 2), "{}", contest.err);
}

/// Moments that the system's clock cannot represent ended the program.
#[test]
fn times_of_more_than_a_day_are_refused() {
    let millis = ["86400001", "1e19", "18446744073709551615", "99999999999999999999", "-1", "inf", "NaN", "nan", ""];
    let seconds = ["86400.5", "1e9", "1e19", "1.8e19", "1e300", "-1", "inf", "infinity", "NaN", ""];
    let clocks = seconds.iter().flat_map(|text| [(*text).to_owned(), format!("{text}+1"), format!("1+{text}")]);
    let clocks: Vec<String> = clocks.collect();
    for (option, values) in [
        ("movetime", millis.map(str::to_owned).to_vec()),
        ("first-movetime", millis.map(str::to_owned).to_vec()),
        ("margin", millis.map(str::to_owned).to_vec()),
        ("clock", clocks.clone()),
        ("second-clock", clocks),
    ] {
        for value in values {
            let contest = play("times", &[&format!("--{option}={value}"), "--games", "2", "--max-plies", "9"]);
            assert_eq!((contest.status, contest.out.as_str()), (Some(2), ""), "{option} {value}: {}", contest.err);
            assert!(contest.err.ends_with("See: hostage help\n"), "{option} {value}: {}", contest.err);
        }
    }
    let longest = ["--movetime", "86400000", "--second-clock", "86400+86400", "--margin", "86400000"];
    let second = fake("longest", "echo bestmove");
    let contest = play("longest", &[&longest[..], &["--games", "2", "--first", &second, "--second", &second]].concat());
    assert_eq!((contest.status, contest.games.len()), (Some(0), 2), "{}", contest.err);
}

/// A limit for one engine counts more than a limit for both, in any order.
#[test]
fn a_limit_of_one_engine_replaces_that_of_both() {
    for (name, limits) in
        [("before", ["--second-depth", "1", "--nodes", "20"]), ("after", ["--nodes", "20", "--second-depth", "1"])]
    {
        let contest = play(name, &[&limits[..], &["--games", "2", "--max-plies", "11"]].concat());
        contest.says("(nodes 20)\n");
        contest.says("(depth 1)\n");
    }
}

#[test]
fn fixed_nodes_give_the_same_match_at_any_concurrency() {
    let rounds = |name: &str, tables: &str| {
        let options = ["--games", "6", "--nodes", "60", "--second-nodes", "30", "--seed", "5", "--concurrency", tables];
        let mut games: Vec<_> = play(name, &options)
            .games
            .iter()
            .map(|game| (game.tag("Round").unwrap().to_owned(), game.result(), game.game_record().unwrap().moves))
            .collect();
        games.sort();
        games
    };
    let alone = rounds("alone", "1");
    assert_eq!(alone.len(), 6);
    assert_eq!(alone, rounds("together", "3"));
    for pair in alone.chunks(2) {
        assert_eq!(pair[0].2[..8], pair[1].2[..8], "both games of a pair start from the same position");
    }
    assert_ne!(alone[0].2[..8], alone[2].2[..8]);
}

#[test]
fn the_last_line_is_the_report_to_openbench() {
    for (name, go, fouls) in [
        ("ob-missing", "echo bestmove", "crashes 0, timelosses 0, illegals 4"),
        ("ob-crash", "exit 3", "crashes 4, timelosses 0, illegals 0"),
    ] {
        let contest = play(name, &["--games", "4", "--nodes", "20", "--second", &fake(name, go)]);
        let last = contest.out.lines().last().unwrap();
        assert_eq!(last, format!("OpenBench: trinomial 0 0 4, pentanomial 0 0 0 0 2, {fouls}"));
    }
    let contest = play("ob-both", &["--games", "6", "--nodes", "60", "--second-nodes", "30", "--max-plies", "40"]);
    let own = concat!("Hostage Chess ", env!("CARGO_PKG_VERSION"), " (1)");
    let halves = |game: &PgnGame<AnyPosition>| match (game.result(), game.tag("White") == Some(own)) {
        ("1/2-1/2", _) => 1,
        (result, white) => 2 * usize::from((result == "1-0") == white),
    };
    let (mut games, mut pairs) = ([0; 3], [0; 5]);
    for pair in contest.games.chunks(2) {
        pair.iter().for_each(|game| games[halves(game)] += 1);
        pairs[pair.iter().map(halves).sum::<usize>()] += 1;
    }
    let list = |counts: &[u64]| counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    contest.says(&format!("\nOpenBench: trinomial {}, pentanomial {}, crashes 0", list(&games), list(&pairs)));
}

#[test]
fn every_game_can_be_played() {
    for variant in ["hostage-pierce", "takeover-41", "hole", "messenger"] {
        let contest = play(variant, &["--games", "2", "--nodes", "40", "--max-plies", "30", "--variant", variant]);
        assert_eq!((contest.status, contest.err.as_str()), (Some(0), ""), "{variant}");
        assert_eq!(contest.out.matches("illegal 0, late 0, missing 0, crashed 0").count(), 2, "{}", contest.out);
        assert_eq!(contest.games[0].tag("Variant"), Some(variant));
        assert!(contest.games.iter().all(|game| game.fault.is_none()));
    }
}

#[test]
fn games_end_by_length_or_agreement() {
    let contest = play("length", &["--games", "2", "--nodes", "40", "--max-plies", "11"]);
    contest.says("Ended by: length 2; 11 plies per game");
    assert!(contest.games.iter().all(|game| game.result() == "1/2-1/2" && game.replay().unwrap().moves.len() == 11));
    let openings = path("won.epd");
    fs::write(&openings, "k7/pp6/8/8/8/8/PPPPPP2/QNBRK3[#] w - - 0 1\n").unwrap();
    let options = ["--games", "2", "--nodes", "200", "--resign", "300", "--openings", openings.to_str().unwrap()];
    let contest = play("agreement", &options);
    contest.says("Ended by: agreement 2;");
    contest.says("White: +2 =0 -0");
    assert!(contest.games.iter().all(|game| game.tag("Termination") == Some("adjudication")));
}

#[test]
fn the_match_ends_when_the_test_is_decided() {
    let second = fake("hopeless", "echo bestmove");
    let contest = play("sprt", &["--games", "5000", "--nodes", "20", "--sprt", "0,100", "--second", &second]);
    contest.says("at least 100 Elo stronger");
    assert!((10..400).contains(&contest.games.len()), "{}", contest.games.len());
}

#[test]
fn engines_get_the_fen_after_the_last_irreversible_move() {
    let told = path("told.txt");
    let second = fake("listener", &format!("echo \"$position\" >> '{}'; echo bestmove", told.display()));
    let options = ["--games", "40", "--random-plies", "24", "--balance", "0", "--nodes", "1", "--second", &second];
    let contest = play("told", &options);
    let told = fs::read_to_string(&told).unwrap();
    let told: Vec<&str> = told.lines().collect();
    // If this engine had Black and White was to move, the other engine played first.
    assert_eq!((told.len(), contest.games.len()), (40, 40), "{}", contest.out);
    let mut kept = [0; 2];
    for (line, game) in told.iter().zip(&contest.games) {
        let replay = game.replay().unwrap();
        let (fen, moves) =
            line.strip_prefix("position fen ").unwrap().split_once(" moves ").unwrap_or((&line[13..], ""));
        let mut position = AnyPosition::from_fen("hostage", fen).unwrap();
        let moves: Vec<_> = moves.split_whitespace().collect();
        kept[usize::from(moves.is_empty())] += 1;
        let from = replay.moves.len() - moves.len();
        let before = replay.positions().nth(from).unwrap();
        assert_eq!(before.fen(), fen);
        if from > 0 {
            let (m, after) = &replay.moves[from - 1];
            let castled = replay.positions().nth(from - 1).unwrap().events(*m);
            let castled = castled.iter().any(|event| matches!(event, Event::Castled(..)));
            assert!(castled || after.fen().contains(" 0 "), "{line}");
        }
        for text in moves {
            let m = position.read_uci(text).unwrap();
            position = position.play(m).unwrap();
            assert!(!position.fen().contains(" 0 "), "{line}");
        }
        assert_eq!(&position, replay.last());
    }
    assert!(kept[0] > 0 && kept[1] > 0, "{kept:?}");
}
