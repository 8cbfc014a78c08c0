//! `hostage uci` as a GUI uses it: clocks, pondering, `searchmoves`, and commands that must not wait.

mod searches;

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The engine at the other end of a pipe, killed when dropped.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hostage"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, lines) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()).lines());
        Engine { child, input, lines }
    }

    fn say(&mut self, text: &str) {
        writeln!(self.input.as_mut().unwrap(), "{text}").unwrap();
    }

    /// Returns the lines up to the first that starts with `last`.
    fn hear(&mut self, last: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.next().unwrap_or_else(|| panic!("no {last:?} in {lines:#?}")).unwrap();
            lines.push(line);
            if lines[lines.len() - 1].starts_with(last) {
                return lines;
            }
        }
    }

    /// Returns the reply to `go`, without the expected reply of the opponent.
    fn best(&mut self) -> String {
        let lines = self.hear("bestmove ");
        lines[lines.len() - 1].split(' ').nth(1).unwrap().to_owned()
    }

    /// Returns the lines before `readyok`, and the time that passed.
    fn ready(&mut self) -> (Vec<String>, Duration) {
        let begin = Instant::now();
        self.say("isready");
        (self.hear("readyok"), begin.elapsed())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Longer than any reply takes if it does not wait for a search, even on a slow machine.
const SOON: Duration = Duration::from_secs(8);

#[test]
fn offers_the_usual_options() {
    let mut engine = Engine::start();
    engine.say("uci");
    let lines = engine.hear("uciok");
    for option in [
        "Hash type spin default 32 min 1 max 1024",
        "Clear Hash type button",
        "Threads type spin default 1 min 1 max ",
        "MultiPV type spin default 1 min 1 max 64",
        "Ponder type check default false",
        "Seed type spin default 0 min 0 max 2147483647",
        "UCI_Variant type combo default hostage var hostage ",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {option}"))), "{option}: {lines:#?}");
    }
    // cutechess reads the limits as signed numbers of 32 bits.
    for most in lines.iter().filter_map(|line| line.rsplit_once(" max ")?.1.parse::<i64>().ok()) {
        assert!(i32::try_from(most).is_ok(), "{most}");
    }
    for set in [
        "Hash value 2",
        "Clear Hash",
        "Threads value 1",
        "MultiPV value 2",
        "Ponder value true",
        "Seed value 4294967295",
    ] {
        engine.say(&format!("setoption name {set}"));
    }
    engine.say("debug on");
    assert_eq!(engine.ready().0, ["readyok"]);
    engine.say("setoption name Threads value 0\nsetoption name Ponder value maybe");
    assert_eq!(engine.ready().0.len(), 3);
}

#[test]
fn a_side_without_a_clock_uses_the_opponents() {
    let mut engine = Engine::start();
    for (moves, go) in [("", "go btime 1000"), (" moves e2e4", "go wtime 1000 winc 10"), ("", "go wtime 900 btime 1")] {
        engine.say(&format!("position startpos{moves}\n{go}"));
        assert_ne!(engine.best(), "(none)", "{go}");
    }
}

#[test]
fn pondering_waits_for_ponderhit_or_stop() {
    let mut engine = Engine::start();
    for go in ["go ponder movetime 50", "go ponder depth 1", "go ponder wtime 1000 btime 1000", "go ponder nodes 5000"]
    {
        engine.say(&format!("position startpos moves e2e4\n{go}"));
        engine.hear("info depth 1 ");
        // The limit counts only from `ponderhit`.
        std::thread::sleep(Duration::from_millis(100));
        let (before, _) = engine.ready();
        assert!(!before.iter().any(|line| line.starts_with("bestmove")), "{go}: {before:#?}");
        let begin = Instant::now();
        engine.say("ponderhit");
        engine.best();
        assert!(begin.elapsed() < SOON, "{go}");
    }
    engine.say("go ponder\nstop");
    engine.best();
    // There is no search to hit.
    engine.say("ponderhit");
    assert_eq!(engine.ready().0, ["readyok"]);
}

#[test]
fn bestmove_names_the_expected_reply() {
    let mut engine = Engine::start();
    engine.say("position startpos\ngo depth 4");
    let lines = engine.hear("bestmove ");
    let [.., info, best] = &lines[..] else { panic!("{lines:#?}") };
    let line: Vec<&str> = info.split_once(" pv ").unwrap().1.split(' ').collect();
    assert_eq!(*best, format!("bestmove {} ponder {}", line[0], line[1]));
}

#[test]
fn only_another_search_waits_for_a_search() {
    let mut engine = Engine::start();
    for told in
        ["ucinewgame", "setoption name Hash value 1", "setoption name Clear Hash", "setoption name Seed value 3"]
    {
        engine.say(&format!("position startpos\ngo depth 90\n{told}"));
        let (lines, taken) = engine.ready();
        assert!(taken < SOON && !lines.iter().any(|line| line.starts_with("bestmove")), "{told}: {taken:?}");
        engine.say("stop");
        engine.best();
    }
    // The command takes effect before the next search. Otherwise that search would count fewer nodes than the first
    // search of a game.
    let mut count = |told: &str| {
        engine.say(told);
        engine.say("go depth 4");
        let lines = engine.hear("bestmove ");
        let words = lines[lines.len() - 2].split(' ');
        words.skip_while(|word| *word != "nodes").nth(1).unwrap().to_owned()
    };
    let (first, second) = (count("ucinewgame"), count("isready"));
    assert_ne!(first, second);
    engine.say("go depth 90\nucinewgame\nstop");
    engine.best();
    engine.say("go depth 4");
    assert!(engine.hear("bestmove ").iter().any(|line| line.contains(&format!(" nodes {first} "))));
}

#[test]
fn several_threads_answer_and_stop() {
    let mut engine = Engine::start();
    engine.say("setoption name Threads value 3\nsetoption name Hash value 4");
    for go in ["go depth 5", "go nodes 20000", "go movetime 100", "go mate 2", "go depth 3 searchmoves a2a3"] {
        engine.say(&format!("position startpos\n{go}"));
        assert_ne!(engine.best(), "(none)", "{go}");
    }
    for _ in 0..5 {
        engine.say("go infinite");
        engine.hear("info depth 2 ");
        let begin = Instant::now();
        engine.say("stop");
        assert_ne!(engine.best(), "(none)");
        assert!(begin.elapsed() < SOON);
    }
    engine.say("setoption name Threads value 1\nsetoption name Level value 1\ngo wtime 1000 btime 1000");
    assert_ne!(engine.best(), "(none)");
}

/// Helpers would take most of the nodes of a level.
#[test]
fn a_level_searches_with_one_thread() {
    let mut engine = Engine::start();
    let mut infos = |threads: u8| {
        engine.say(&format!("setoption name Threads value {threads}\nsetoption name Level value 13\nucinewgame"));
        engine.say("position startpos moves e2e4\ngo nodes 100000");
        let lines = engine.hear("bestmove ");
        lines.iter().map(|line| line.split(" nps ").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let alone = infos(1);
    assert!(alone.len() > 3, "{alone:#?}");
    assert_eq!([infos(4), infos(1)], [alone.clone(), alone]);
}

/// The highest level stops at another number of nodes in each game. The last report comes somewhat earlier.
#[test]
fn a_level_is_that_of_the_game() {
    let mut engine = Engine::start();
    engine.say("setoption name Level value 13");
    for (variant, nodes) in [("hostage", 38_000), ("hole", 80_000), ("messenger", 64_000)] {
        engine
            .say(&format!("setoption name UCI_Variant value {variant}\nposition startpos moves e2e4\ngo nodes 100000"));
        let said = engine.hear("bestmove");
        let searched =
            said.iter().filter_map(|line| line.split(" nodes ").nth(1)?.split(' ').next()?.parse::<u64>().ok()).max();
        assert!(
            searched.is_some_and(|searched| (nodes / 2..=nodes + 100).contains(&searched)),
            "{variant}: {searched:?} of {nodes} nodes"
        );
    }
}

/// Programs send all options in an order of their own, also those at their defaults. Level 8 has 2,200 nodes.
#[test]
fn the_options_for_the_level_and_the_beginner_do_not_undo_each_other() {
    let mut engine = Engine::start();
    engine.say("setoption name Hash value 4");
    for (level, beginner, most) in [(0, false, 30_000), (0, true, 100), (8, false, 2_300), (8, true, 100)] {
        let [level, beginner] = [format!("Level value {level}"), format!("Beginner value {beginner}")];
        for [first, second] in [[&level, &beginner], [&beginner, &level]] {
            engine.say(&format!("setoption name {first}\nsetoption name {second}\nucinewgame\nposition startpos"));
            engine.say("go nodes 20000");
            let said = engine.hear("bestmove");
            let searched = said
                .iter()
                .filter_map(|line| line.split(" nodes ").nth(1)?.split(' ').next()?.parse::<u64>().ok())
                .max();
            assert!(
                searched.is_some_and(|searched| (most / 100..=most).contains(&searched)),
                "{first}, {second}: {searched:?} of {most} nodes"
            );
        }
    }
}

#[test]
fn an_invalid_position_is_not_searched() {
    let mut engine = Engine::start();
    for faulty in [
        "position fen 8/8/8 w - - 0 1",
        "position startpos x",
        "position",
        "position\nsetoption name UCI_Variant value hostage",
    ] {
        engine.say(&format!("position startpos moves e2e4\n{faulty}\ngo depth 1"));
        assert_eq!(engine.best(), "(none)", "{faulty}");
        engine.say("position startpos moves e2e4\ngo depth 1");
        assert_ne!(engine.best(), "(none)", "{faulty}");
        for (go, end) in [
            ("go infinite", "stop"),
            ("go", "stop"),
            ("go ponder wtime 100 btime 100", "stop"),
            ("go ponder wtime 100 btime 100", "ponderhit"),
        ] {
            engine.say(&format!("{faulty}\n{go}"));
            let (lines, _) = engine.ready();
            assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{faulty}, {go}: {lines:#?}");
            engine.say(end);
            assert_eq!(engine.best(), "(none)", "{faulty}, {go}");
        }
    }
}

#[test]
fn the_end_of_input_ends_all_searches() {
    // A count that nothing stops goes on.
    let mut counting = Engine::start();
    counting.say("position startpos\ngo perft 20");
    counting.input = None;
    for (go, most) in [
        ("go infinite", 20),
        ("go ponder wtime 100 btime 100", 20),
        ("go btime 1000", 20),
        ("go movetime 50 infinite", 20),
        // Ten seconds, plus a margin for a busy machine.
        ("go depth 90", 40),
    ] {
        let mut engine = Engine::start();
        engine.say(&format!("position startpos\n{go}"));
        let begin = Instant::now();
        engine.input = None;
        assert_ne!(engine.best(), "(none)", "{go}");
        assert!(engine.child.wait().unwrap().success());
        assert!(begin.elapsed() < Duration::from_secs(most), "{go}: {:?}", begin.elapsed());
    }
    assert_eq!(counting.child.try_wait().unwrap(), None);
}

#[test]
fn an_overlong_position_is_not_searched() {
    let mut engine = Engine::start();
    let moves = "g1f3 g8f6 f3g1 f6g8 ".repeat(20_000);
    engine.say(&format!("position startpos moves e2e4\nposition startpos moves {moves}\ngo depth 2"));
    let lines = engine.hear("bestmove ");
    assert_eq!(lines[lines.len() - 1], "bestmove (none)");
    assert_eq!(lines.len(), 4, "{lines:#?}");
    engine.say("position startpos moves e2e4\ngo depth 2");
    assert_ne!(engine.best(), "(none)");
}

/// Programs write numbers, names and values in various ways. Unreadable input is reported, and no search is endless by
/// mistake.
#[test]
fn malformed_commands_are_reported() {
    // A command, the message about it, the number of messages, and whether a move is returned.
    let table = [
        ("GO Depth 2", 0, true),
        ("go depth 2.0", 0, true),
        ("go movetime 1e2", 0, true),
        ("go movetime 50.7", 0, true),
        ("go wtime 1000.0 btime 1000.0", 0, true),
        ("go wtime -100 btime -100", 0, true),
        ("go wtime -100.5 btime -100.5 winc -1", 0, true),
        ("go nodes 1e3", 0, true),
        ("go WTIME 500 BTIME 500", 0, true),
        ("go wtime", 2, true),
        ("go wtime x btime y", 3, true),
        ("go wtime btime 500", 1, true),
        ("go btime 500 wtime", 1, true),
        ("go movetime", 2, true),
        ("go movetime soon", 2, true),
        ("go movetime 50 movetime x", 1, true),
        ("go depth", 2, true),
        ("go depth two", 2, true),
        ("go depth 2 nodes", 1, true),
        ("go nodes ,", 2, true),
        ("go mate", 2, true),
        ("go winc 100 binc 100", 1, true),
        ("go movestogo 10", 1, true),
        ("go dpeth 3", 3, true),
        ("go searchmoves", 1, false),
        ("go searchmoves depth 2", 1, true),
        ("go depth 2 ponder", 0, false),
        ("go perft", 2, false),
        ("go perft x", 2, false),
        ("go perft 1.0", 0, false),
        ("setoption", 1, false),
        ("setoption Hash value 2", 1, false),
        ("setoption name", 1, false),
        ("setoption name Hash", 1, false),
        ("setoption name Hash value", 1, false),
        ("setoption name Hash value two", 1, false),
        ("setoption name Hash value 0", 1, false),
        ("setoption name Hash value 2.0", 0, false),
        ("SetOption NAME hash VALUE 2", 0, false),
        ("setoption name OwnBook value True", 0, false),
        ("setoption name ownbook value FALSE", 0, false),
        ("setoption name ownbook value maybe", 1, false),
        ("setoption name Ponder", 1, false),
        ("setoption name CLEAR hash", 0, false),
        ("setoption name UCI_Variant value Takeover-41", 0, false),
        ("setoption name uci_variant value HOSTAGE", 0, false),
        ("setoption name UCI_Variant value Hostage Chess", 0, false),
        ("setoption name UCI_Variant value hostagechess", 0, false),
        ("setoption name UCI_Variant  value   Hostage_Chess  ", 0, false),
        ("setoption name UCI_Variant value Hostage-Pierce", 0, false),
        ("setoption name UCI Variant value hostage", 0, false),
        ("setoption name ucivariant value hostage", 0, false),
        ("setoption   name   Clear   Hash  ", 0, false),
        ("setoption name ClearHash", 0, false),
        ("setoption name clear_hash", 0, false),
        ("setoption name Multi PV value 2", 0, false),
        ("\tsetoption\tname\tOwn Book\tvalue\tfalse\t", 0, false),
        ("setoption name UCI_Variant value chess", 1, false),
        ("setoption name UCI_Variant", 1, false),
        ("setoption name Contempt value 3", 1, false),
        ("position", 1, false),
        ("position fen", 1, false),
        ("position startpos e2e4", 1, false),
        ("position startpos moves e2e5", 1, false),
        ("Position StartPos Moves e2e4", 0, false),
        ("\u{feff}position startpos", 0, false),
        ("position\u{a0}startpos moves\te2e4", 0, false),
        ("ponderhit now", 0, false),
        ("stop it", 0, false),
        ("debug", 0, false),
        ("bogus", 1, false),
        ("", 0, false),
    ];
    let mut engine = Engine::start();
    engine.say("ISREADY please");
    engine.hear("readyok");
    for (said, notes, answered) in table {
        engine.say("setoption name UCI_Variant value hostage\nposition startpos");
        assert_eq!(engine.ready().0, ["readyok"]);
        engine.say(said);
        let mut lines = match said {
            _ if answered => engine.hear("bestmove "),
            // A count that is stopped says so.
            "go perft 1.0" => engine.hear("Nodes searched"),
            _ => Vec::new(),
        };
        // Endless searches and counts are stopped.
        engine.say("stop");
        lines.extend(engine.ready().0);
        let found = lines.iter().filter(|line| line.starts_with("info string ")).count();
        assert_eq!(found, notes, "{said}: {lines:#?}");
        assert!(!lines.iter().any(|line| line == "bestmove (none)"), "{said}: {lines:#?}");
    }
}

/// Programs take an engine without a score for broken, and some wait for one.
#[test]
fn every_bestmove_follows_a_score() {
    let forced = "fen 7k/6Q1/5K2/8/8/8/8/8[#] b - - 0 1";
    let one_reply = "fen 7k/8/6KR/8/8/8/8/8[#] b - - 0 1";
    let mate_in_one = "fen 6k1/5ppp/8/8/8/8/5PPP/6K1[R#] w - - 0 30";
    let in_check = "fen 4k3/8/8/8/8/8/4r3/4K3[#] w - - 0 1";
    let draw = "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let fifty = "fen 4k3/8/8/8/8/8/8/4K2R[#] w - - 100 80";
    let full = "setoption name Level value 0\nsetoption name Beginner value false\nsetoption name OwnBook value false";
    let mut engine = Engine::start();
    for (options, position) in [
        ("", "startpos"),
        ("", forced),
        ("", one_reply),
        ("", mate_in_one),
        ("", in_check),
        ("", draw),
        ("", fifty),
        ("", "nonsense"),
        ("setoption name OwnBook value true", "startpos"),
        ("setoption name OwnBook value true", "startpos moves e2e4"),
        ("setoption name Level value 1", "startpos"),
        ("setoption name Level value 1", one_reply),
        ("setoption name Level value 5", mate_in_one),
        ("setoption name Beginner value true", "startpos"),
        ("setoption name Beginner value true", in_check),
    ] {
        for go in [
            "go depth 2",
            "go nodes 1",
            "go movetime 1",
            "go movetime 0",
            "go wtime 1 btime 1",
            "go mate 1",
            "go infinite",
        ] {
            engine.say(&format!("{full}\n{options}\nucinewgame\nposition {position}\n{go}\nstop"));
            let lines = engine.hear("bestmove ");
            let scores =
                lines.iter().filter(|line| line.starts_with("info depth ") && line.contains(" score ")).count();
            assert!(scores >= 1, "{options}, {position}, {go}: {lines:#?}");
        }
    }
}

/// The moves of a drawn game may be searched, but the score is that of the game.
#[test]
fn a_drawn_game_has_the_score_of_a_draw() {
    let repeated = "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let won = "fen 6k1/8/8/8/8/8/8/KQR5[#] w - - 100 80";
    let mut engine = Engine::start();
    for position in [repeated, won] {
        for go in ["go depth 3", "go nodes 5000", "go mate 3", "go movetime 50"] {
            engine.say(&format!("position {position}\n{go}"));
            let lines = engine.hear("bestmove ");
            let mut scores = lines.iter().filter_map(|line| line.split_once(" score "));
            assert!(scores.all(|(_, score)| score.starts_with("cp 0 ")), "{position}, {go}: {lines:#?}");
            assert!(lines.iter().any(|line| line.contains(" score ")), "{position}, {go}: {lines:#?}");
            assert!(!lines[lines.len() - 1].contains("(none)"), "{position}, {go}: {lines:#?}");
        }
    }
    // One repetition less, and the game goes on.
    engine.say(&format!("position {}\ngo depth 3", repeated.trim_end_matches(" f6g8")));
    assert!(!engine.hear("bestmove ").iter().any(|line| line.contains(" depth 1 ") && line.contains(" score cp 0 ")));
}

/// FENs and moves as other programs write them reach the same position.
#[test]
fn positions_and_moves_of_other_programs_are_read() {
    let mut engine = Engine::start();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (position, fen) in [
        (format!("fen {start}[] w KQkq - 0 1"), format!("{start}[#] w KQkq - 0 1")),
        (format!("fen {start}/ w HAha - 0 1"), format!("{start}[#] w KQkq - 0 1")),
        ("fen 4k3/8/8/8/8/8/8/4K2R[] w H - 0 1 moves e1h1".into(), "4k3/8/8/8/8/8/8/5RK1[#] b - - 1 1".into()),
        ("fen 4k3/8/8/8/8/8/8/4K3[#2pN] w - - 0 1 moves n#p@e4".into(), String::new()),
        ("fen 4k3/8/8/8/8/8/8/4K3/P w - - 0 1 moves p@e4".into(), "4k3/8/8/8/4P3/8/8/4K3[#] b - - 0 1".into()),
    ] {
        engine.say(&format!("position startpos\nposition {position}\nd\nisready"));
        let drawn = engine.hear("readyok").join("\n");
        if fen.is_empty() {
            assert!(drawn.contains("info string "), "{position}: {drawn}");
        } else {
            assert!(drawn.contains(&fen), "{position}: {drawn}");
        }
    }
    engine.say("position fen 4k3/8/8/8/8/8/8/4K2R[] w K - 0 1\ngo depth 1 searchmoves e1h1");
    assert_eq!(engine.best(), "e1g1");
}

#[test]
fn a_finished_game_has_a_score() {
    let mut engine = Engine::start();
    for (rules, position, score) in [
        ("hostage", "startpos moves f2f3 e7e5 g2g4 d8h4", "mate 0"),
        ("hostage", "fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "cp 0"),
    ] {
        engine.say(&format!("setoption name UCI_Variant value {rules}"));
        for go in [
            "go depth 3",
            "go movetime 50",
            "go wtime 100 btime 100",
            "go nodes 10",
            "go mate 2",
            "go infinite",
            "go ponder",
        ] {
            engine.say(&format!("position {position}\n{go}\nisready"));
            let mut lines = engine.hear("readyok");
            if go.contains("inf") || go.contains("ponder") {
                assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{position} {go}: {lines:#?}");
                engine.say("stop");
            }
            if !lines.iter().any(|line| line.starts_with("bestmove")) {
                lines.extend(engine.hear("bestmove "));
            }
            lines.retain(|line| line != "readyok");
            let told = format!("info depth 0 score {score}");
            assert_eq!(lines, [told.as_str(), "bestmove (none)"], "{position} {go}");
        }
    }
}

/// The client that most Python programs use. If it is missing, tests/cli/python_chess.sh installs it.
#[test]
fn works_with_python_chess() {
    let root = env!("CARGO_MANIFEST_DIR");
    let own = format!("{root}/target/python-chess/bin/python");
    let has_it = |python: &&str| {
        let asked = Command::new(python).args(["-c", "import chess.engine"]).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    let Some(python) = [own.as_str(), "python3"].into_iter().find(has_it) else {
        println!("SKIPPED: there is no Python with python-chess; tests/cli/python_chess.sh installs it");
        return;
    };
    let script = format!("{root}/tests/cli/python_chess.py");
    let output = Command::new(python).args([&script, env!("CARGO_BIN_EXE_hostage")]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
