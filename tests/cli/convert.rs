//! `hostage convert`: its output, its errors and its exit status.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn convert(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hostage"))
        .arg("convert")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A refused argument ends the program before it reads.
    drop(child.stdin.take().unwrap().write_all(input));
    child.wait_with_output().unwrap()
}

fn texts(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn everything_is_converted_from_any_dialect_to_any() {
    let fairy = format!("{START}[] w KQkq - 0 1\n");
    let ours = format!("{START}[#] w KQkq - 0 1\n");
    let log = "// [Variant \"hostage\"]\n// [Result \"*\"]\n1. P e2-e4\n1... p d7-d5\n";
    let record = "[Result \"*\"]\n[Variant \"hostage\"]\n\n1. e4 d5 *\n";
    for (arguments, input, output) in [
        (&[][..], fairy.as_str(), ours.as_str()),
        (&["--to", "fairy-stockfish-x"], ours.as_str(), fairy.as_str()),
        (&["--to", "Fairy-Stockfish-X", "--from", "ours", "-"], ours.as_str(), fairy.as_str()),
        (&["--from", "fairy-stockfish-x", "--to", "ours"], fairy.as_str(), ours.as_str()),
        (&["--to", "game-courier"], record, log),
        (&["--to", "game-courier"], "e2e4 d7d5\n", log),
        (&[], log, record),
        (&["--from", "game-courier"], log, record),
        (&["--to", "fairy-stockfish-x"], log, record),
        (&["--from", "game-courier", "--to", "game-courier"], log, log),
        (&["--variant", "Hostage Chess"], "1. e4 d5", record),
        (&[], "\u{feff}1. e2e4\r\n d7d5\r\n", record),
        (&[], "", ""),
    ] {
        let found = texts(&convert(arguments, input.as_bytes()));
        assert_eq!(found, (0, output.to_owned(), String::new()), "{arguments:?}: {input}");
    }
    let pierce = texts(&convert(&["--variant", "hostage-pierce"], b"1. e4 d5"));
    assert_eq!(pierce.1, record.replace("\"hostage\"", "\"hostage-pierce\""));
}

#[test]
fn what_is_missing_is_listed_with_its_place() {
    for (arguments, input, output, error) in [
        (
            &[][..],
            "4k3/8/8/8/8/8/8/4K3 x\n4k3/8/8/8/8/8/8/4K3 w\n",
            "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1\n",
            "standard input: line 1, column 21: The side to move must be w or b, not “x”.\n",
        ),
        (
            &[],
            "e2e4 e7e5 e1e3\n",
            "e2e4 e7e5\n",
            "standard input: line 1, column 11: \"e1e3\": A king does not move like that.\n",
        ),
        (
            &["--to", "fairy-stockfish-x"],
            "4k3/8/8/8/8/8/8/4K3[R#] w E - 0 1\n",
            "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1\n",
            "standard input: line 1, column 1: The mark E of a king that has not moved is lost: the other program has none.\n",
        ),
        (
            &["--to", "game-courier"],
            "4k3/8/8/8/8/8/8/4K3 w\n",
            "",
            "standard input: line 1, column 1: The other program has no known form for a position with prisons and \
             airfields.\n",
        ),
        (
            &[],
            "1. P e2-e4\n1... n e7-e5\n",
            "[Result \"*\"]\n[Variant \"hostage\"]\n\n1. e4 *\n",
            "standard input: line 2, column 6: \"n e7-e5\": the piece on that square is p.\n",
        ),
    ] {
        let found = texts(&convert(arguments, input.as_bytes()));
        assert_eq!(found, (1, output.to_owned(), error.to_owned()), "{arguments:?}: {input}");
    }
    // The readable part of a record is kept.
    let (status, output, error) = texts(&convert(&[], b"1. e4 e5\n2. Ke3 a6 *"));
    assert_eq!(status, 1);
    assert!(output.ends_with("1. e4 e5 *\n"), "{output}");
    assert!(error.starts_with("standard input: line 2, column 4: ") && error.contains("Ke3"), "{error}");
}

#[test]
fn files_are_read_and_named() {
    let folder = std::env::temp_dir().join(format!("hostage-convert-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (one, other) = (folder.join("one.fen"), folder.join("other.fen"));
    std::fs::write(&one, format!("{START} w KQkq")).unwrap();
    std::fs::write(&other, "4k3/8/8/8 w").unwrap();
    let (one, other) = (one.to_str().unwrap(), other.to_str().unwrap());
    let (status, output, error) = texts(&convert(&[one, other], b""));
    assert_eq!((status, output), (1, format!("{START}[#] w KQkq - 0 1\n")));
    assert!(error.lines().all(|line| line.starts_with(&format!("{other}: line 1, column "))), "{error}");
    // A file that cannot be read does not keep those after it from being converted.
    let (status, output, error) = texts(&convert(&["no-such-file", one], b""));
    assert_eq!((status, output), (1, format!("{START}[#] w KQkq - 0 1\n")));
    assert!(error.contains("no-such-file") && error.lines().count() == 1, "{error}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What is no game is reported, and not written as a game without moves.
#[test]
fn a_letter_around_a_game_is_not_converted() {
    let letter = b"Hi Bob, here is our game:\n\n1. e4 e5 *\n\nBest, Ann\n";
    for (arguments, game) in [
        (&[][..], "[Result \"*\"]\n[Variant \"hostage\"]\n\n1. e4 e5 *\n"),
        (&["--to", "game-courier"], "// [Variant \"hostage\"]\n// [Result \"*\"]\n1. P e2-e4\n1... p e7-e5\n"),
    ] {
        let (status, output, error) = texts(&convert(arguments, letter));
        assert_eq!((status, output.as_str()), (1, game), "{error}");
        // What follows a result, such as a signature, is no fault.
        assert!(error.contains("line 1, ") && !error.contains("line 5, "), "{error}");
    }
    // A game without moves is one if it has tags.
    let (status, output, _) = texts(&convert(&[], b"[White \"Ann\"]\n\nBest, Ann\n"));
    assert!(status == 1 && output.starts_with("[White \"Ann\"]\n"), "{output}");
}

#[test]
fn lists_of_moves_of_every_game_stay_lists() {
    for (variant, list) in
        [("hole", "c3c5 e8e7 c5c6 d9e8@c6\nc3c4 e8e7\n"), ("messenger", "C@h2 C@h7 h2h3,b1c3\nC@h2\n")]
    {
        let found = texts(&convert(&["--variant", variant], list.as_bytes()));
        assert_eq!(found, (0, list.to_owned(), String::new()), "{variant}");
    }
}

#[test]
fn records_of_several_files_are_divided_by_blank_lines() {
    let folder = std::env::temp_dir().join(format!("hostage-records-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let record = "[Result \"*\"]\n[Variant \"hostage\"]\n\n1. e4 *\n";
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (a, empty, b) = (file("a.pgn", "1. e4"), file("empty.pgn", ""), file("b.pgn", "1. e4 *"));
    let found = texts(&convert(&[&a, &empty, &b], b""));
    assert_eq!(found, (0, format!("{record}\n{record}"), String::new()));
    let (c, d) = (file("c.txt", "e2e4"), file("d.txt", "d2d4"));
    assert_eq!(texts(&convert(&[&c, &d], b"")), (0, "e2e4\nd2d4\n".to_owned(), String::new()));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn wrong_arguments_are_named() {
    for (arguments, error) in [
        (
            &["--to", "zillions"][..],
            "Unknown dialect \"zillions\". Known dialects: ours, fairy-stockfish-x, game-courier.",
        ),
        (&["--from", "x"], "Unknown dialect \"x\"."),
        (&["--variant", "chess"], "Unknown variant \"chess\"."),
        (&["--to"], "missing argument"),
        (&["--into", "ours"], "--into"),
    ] {
        let found = texts(&convert(arguments, b""));
        assert!(found.0 == 2 && found.2.contains(error), "{arguments:?}: {}", found.2);
    }
}
