//! The program run as a process: its output, its errors and its exit status.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";

fn data(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_hostage"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs the program on an input until it ends.
fn feed(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The input is written by a second thread, because the program may reply before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn out_and_err(output: &Output) -> (String, String) {
    (out(output), err(output))
}

/// Returns the engine's output for these lines.
fn uci(input: &str) -> String {
    let output = feed(&["uci"], input.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!(err(&output), "");
    out(&output)
}

#[test]
fn help_and_version_and_wrong_usage() {
    for arguments in [&["help"][..], &["--help"], &["-h"]] {
        let output = feed(arguments, b"");
        assert_eq!(output.status.code(), Some(0));
        assert!(out(&output).contains("hostage perft DEPTH"));
    }
    for command in [
        &["bench"][..],
        &["convert"],
        &["help"],
        &["match"],
        &["perft"],
        &["perft", "2", "--variant", "hostage"],
        #[cfg(feature = "relay")]
        &["play"],
        &["puzzles"],
        &["puzzles", "mine"],
        &["puzzles", "pack"],
        &["replay"],
        &["uci"],
    ] {
        for arguments in [
            [command, &["--help"]].concat(),
            [command, &["-h"]].concat(),
            [&["help"], command].concat(),
            [&["--help"], command].concat(),
            [&["-h"], command, &["-h"]].concat(),
        ] {
            let output = feed(&arguments, b"");
            assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()), "{arguments:?}");
            assert!(out(&output).contains("hostage perft DEPTH"), "{arguments:?}");
        }
    }
    assert_eq!(out(&feed(&["--version"], b"")), concat!("hostage ", env!("CARGO_PKG_VERSION"), "\n"));
    for arguments in [
        &["chess"][..],
        &["--chess"],
        &["perft"],
        &["perft", "x"],
        &["perft", "-1"],
        &["perft", "99999999999999999999"],
        &["perft", "61"],
        &["perft", "1", "2"],
        &["perft", "1", "--variant", "draughts"],
        &["perft", "1", "--fen", START, "--epd", "x"],
        &["replay"],
        &["replay", "a", "b"],
        &["replay", "a", "--style", "plain"],
        &["uci", "x"],
        &["help", "x"],
        &["--help", "x"],
        &["--version", "x"],
        &["-V", "--chess"],
        &["puzzles", "pack", "--out", "", "x"],
        &["bench", "x"],
        &["bench", "0"],
        &["bench", "31"],
        &["bench", "1", "2"],
    ] {
        let output = feed(arguments, b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(out(&output), "", "{arguments:?}");
        assert!(err(&output).ends_with("See: hostage help\n"), "{arguments:?}");
    }
}

#[test]
fn perft_lists_moves_and_the_total() {
    let output = feed(&["perft", "3"], b"");
    assert_eq!(output.status.code(), Some(0));
    let text = out(&output);
    assert_eq!(text.lines().count(), 22);
    assert!(text.contains("\ng1f3: 440\n"), "{text}");
    assert!(text.ends_with("\n\nNodes searched: 8902\n"));
    let fen = "4k3/8/8/8/8/8/3p4/4K3[#Bn] w - - 0 1";
    let total = |arguments: &[&str]| out(&feed(arguments, b"")).lines().last().unwrap().to_owned();
    assert_eq!(total(&["perft", "2", "--fen", fen]), "Nodes searched: 3896");
    assert_eq!(total(&["perft", "--variant=hostage-pierce", "--fen", fen, "2"]), "Nodes searched: 381");
    assert_eq!(total(&["perft", "0"]), "Nodes searched: 1");
    // Without a king, a game of Hole Chess is over and still counts as one line.
    let over = "***K***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***1*** b - - 0 1";
    assert_eq!(total(&["perft", "--variant=hole", "--fen", over, "5"]), "Nodes searched: 1");
    let before = "***k***/**1K1**/*5*/3*3/7/7/3*3/*5*/**3**/***1*** w - - 0 1";
    assert_eq!(total(&["perft", "--variant=hole", "--fen", before, "5"]), "Nodes searched: 2020");
    let faulty = feed(&["perft", "1", "--fen", "8/8/8/8/8/8/8/8 x"], b"");
    assert_eq!((faulty.status.code(), err(&faulty).lines().count()), (Some(1), 3));
}

#[test]
fn perft_checks_tables() {
    let table = data("perft-hostage.epd");
    let output = feed(&["perft", "2", "--epd", table.to_str().unwrap()], b"");
    let text = out(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(text.starts_with("ok\tD1 20\t") && text.trim_end().ends_with("mismatches: 0"), "{text}");
    let wrong = format!("{START} ;D1 20 ;D2 401 ;D9 1\n\n# a comment\n8/8/8/8/8/8/8/8 w ;D1 1\n{START} ;x\n");
    let output = feed(&["perft", "2", "--epd", "-"], wrong.as_bytes());
    let text = out(&output);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text.matches("mismatch\t").count(), 3, "{text}");
    assert!(text.contains("mismatch\tD2 400, not 401\t"), "{text}");
    assert!(text.ends_with("Counts checked: 2, mismatches: 3\n"), "{text}");
}

/// What the error output cannot say is said by the exit status, and the rest is still written.
#[test]
fn a_closed_error_output_changes_nothing_else() {
    let faulty = data("games/game3.txt");
    let (faulty, good) = (faulty.to_str().unwrap(), data("games/game4.txt"));
    for (arguments, status) in [
        (&["convert", faulty, "no such file", good.to_str().unwrap(), "-"][..], 1),
        (&["replay", "-"], 1),
        (&["replay", faulty], 1),
        (&["perft"], 2),
    ] {
        let input = b"[FEN \"nonsense\"]\n\n1. d4 d5 *\n";
        let open = feed(arguments, input);
        let mut child = start(arguments);
        drop(child.stderr.take());
        drop(child.stdin.take().unwrap().write_all(input));
        let closed = child.wait_with_output().unwrap();
        assert_eq!((open.status.code(), closed.status.code()), (Some(status), Some(status)), "{arguments:?}");
        assert!(!err(&open).is_empty() && out(&open) == out(&closed), "{arguments:?}: {}", out(&closed));
    }
}

/// A file that is too large is refused as a whole. Half of the bytes of UTF-16 are gone once it is decoded.
#[test]
fn files_that_are_too_large_are_refused_and_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (large, out) = (folder.join("large.txt"), folder.join("large-out"));
    let (large, out) = (large.to_str().unwrap(), out.to_str().unwrap());
    for (unit, mark) in [(&b"\n"[..], &b""[..]), (b"\n\0", b"\xff\xfe")] {
        let bytes = [mark, &unit.repeat((64 << 20) / unit.len() + 1)].concat();
        std::fs::write(large, &bytes[..(64 << 20) + 1]).unwrap();
        for command in [
            &["convert"][..],
            &["replay"],
            &["perft", "1", "--epd"],
            &["match", "--games", "2", "--openings"],
            &["puzzles", "mine", "--games", "0"],
            &["puzzles", "verify"],
            &["puzzles", "grade"],
            &["puzzles", "tally"],
            &["puzzles", "pack", "--out", out],
            &["puzzles", "pack", "--out", out, "--withdraw"],
        ] {
            let output = feed(&[command, &[large][..]].concat(), b"");
            let expected = format!("{large} is longer than 64 MiB.\n");
            assert_eq!(
                (output.status.code(), out_and_err(&output)),
                (Some(1), (String::new(), expected)),
                "{command:?}"
            );
        }
    }
    std::fs::remove_file(large).unwrap();
    let output = feed(&["replay", "-"], &b"\n".repeat((64 << 20) + 1));
    assert_eq!(err(&output), "standard input is longer than 64 MiB.\n");
    let output = feed(&["replay", "-"], &[&b"1. e4"[..], &b"\n".repeat((1 << 20) - 5)].concat());
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
}

#[test]
fn a_table_without_counts_is_no_success() {
    for table in ["", "# a comment\n", &format!("{START}\n"), &format!("{START} ;D3 8902\n")] {
        let output = feed(&["perft", "2", "--epd", "-"], table.as_bytes());
        let (out, err) = out_and_err(&output);
        assert_eq!((output.status.code(), out.as_str()), (Some(1), "Counts checked: 0, mismatches: 0\n"), "{table}");
        assert_eq!(err, "The table has no counts to check up to depth 2.\n", "{table}");
    }
}

#[test]
fn replay_prints_moves_and_result() {
    let game = data("games/game4.txt");
    let output = feed(&["replay", game.to_str().unwrap()], b"");
    let text = out(&output);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    assert!(text.starts_with("1\te4\te2e4\n2\tc5\tc7c5\n"), "{text}");
    assert!(text.contains("\n27\t(N)B*d6\tB#N@d6\n"), "{text}");
    let end = "45\t(N)N*f6#\tN#N@f6\nFen: r1b3kr/p3Bpn1/2pP1N2/2pp3p/8/5P2/PPPPqPKP/R1B4R[Qbnp#Np] b - - 0 23\n\
               Result: 1-0 checkmate\n";
    assert!(text.ends_with(end), "{text}");
    let text = out(&feed(&["replay", "--style", "pierce", game.to_str().unwrap()], b""));
    assert!(text.contains("\n27\t(N-B)B@d6\tB#N@d6\n"), "{text}");
}

#[test]
fn replay_reads_standard_input_and_obeys_its_options() {
    let text = |arguments: &[&str], input: &str| out(&feed(&[&["replay", "-"], arguments].concat(), input.as_bytes()));
    assert!(text(&[], "1.e4 e5 2.Resigns").ends_with("Result: 0-1 resignation\n"));
    assert!(text(&[], "1.e4 e5").ends_with("Result: *\n"));
    assert!(text(&[], "1.e4 e5 1/2-1/2").ends_with("Result: 1/2-1/2\n"));
    let fen = "4k3/8/8/8/8/8/3p4/4K3[#] w - - 0 1";
    let frozen = text(&["--fen", fen], "1.Kf2");
    assert_eq!(frozen, "1\tKf2\te1f2\nFen: 4k3/8/8/8/8/8/3p1K2/8[#] b - - 1 1\nResult: *\n");
    assert!(text(&["--variant", "hostage-pierce"], "[Variant \"hostage\"]\n1.e4").contains("1\te4"));
}

/// Every game of a file is replayed, also after a bad one, and its faults are named with its number and the line of the
/// file.
#[test]
fn replay_reads_every_game_of_a_file() {
    let games = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1.e4 e5 1-0\n\n[White \"Cleo\"]\n\n1.d4 d5\n2.Ke5 *\n\n1.c4 *\n";
    let output = feed(&["replay", "-"], games.as_bytes());
    let text = out(&output);
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("Fen: ")).collect();
    let expected = [
        "Game 1 (line 1): Ann – Bob",
        "1\te4\te2e4",
        "2\te5\te7e5",
        "Result: 1-0",
        "",
        "Game 2 (line 6): Cleo – ?",
        "1\td4\td2d4",
        "2\td5\td7d5",
        "Result: *",
        "",
        "Game 3 (line 11)",
        "1\tc4\tc2c4",
        "Result: *",
    ];
    assert_eq!(lines, expected);
    assert_eq!(text.matches("\nFen: rnbqkbnr/").count(), 3);
    let told = "Game 2: 2.Ke5 (line 9): A king does not move like that.\n";
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(1), told));
    let output = feed(&["replay", "-", "--style", "pierce"], games.replace("2.Ke5 ", "").as_bytes());
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
}

#[test]
fn replay_prints_the_readable_part_of_a_bad_record() {
    let output = feed(&["replay", data("games/game3.txt").to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(1));
    let text = out(&output);
    assert!(text.contains("\n43\t(N)N*g5+\tN#N@g5\nFen: "), "{text}");
    assert_eq!(err(&output), "22...Ke2 (line 22): A king does not move like that.\n");
    let output = feed(&["replay", "-"], b"[FEN \"8/8/8/8/8/8/8/8\"]\n1.e4");
    assert_eq!((output.status.code(), out(&output)), (Some(1), String::new()));
    assert_eq!(err(&output), "The game cannot start: White has no king. Black has no king.\n");
    // A tag that is left out is reported, and everything else is read.
    let output = feed(
        &["replay", "-"],
        b"[Event \"5th \"Cup\"\"]\r\n[FEN \"\"]\r\n[White \"\x8e\"]\r\n1.e4 e5 2.Sf3 \xbd\x96\xbd",
    );
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(out(&output).contains("3\tNf3\tg1f3\n") && out(&output).ends_with("Result: 1/2-1/2\n"), "{}", out(&output));
    let told = err(&output);
    assert!(told.lines().count() == 2 && told.contains("(line 1)") && told.contains("FEN \"\" (line 2)"), "{told}");
    let output = feed(&["replay", "-"], b"[FEN \"nonsense\"]\n1.e4 e5 2.Ke3");
    assert_eq!((output.status.code(), out(&output)), (Some(1), String::new()));
    assert!(err(&output).contains("2.Ke3 (line 2)") && err(&output).contains("FEN"), "{}", err(&output));
    // Without its rules or its first position, a replay is a guess. Other tags change no move.
    for (record, status) in [
        ("[Variant \"zzz\"]\n\n1.e4 e5 *", 1),
        ("[FEN \"nonsense\"]\n\n1.e4 e5 *", 1),
        ("[Event \"5th \"Cup\"\"]\n\n1.e4 e5 *", 0),
        ("[Result \"1-0\"]\n\n1.e4 e5 0-1", 0),
    ] {
        let output = feed(&["replay", "-"], record.as_bytes());
        assert_eq!((output.status.code(), err(&output).lines().count()), (Some(status), 1), "{record}");
        assert!(out(&output).contains("2\te5\te7e5\n"), "{record}");
    }
    let output = feed(&["replay", "no such file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).starts_with("Cannot read \"no such file\": "));
    for hostile in [vec![0; 3 << 20], vec![0xff; 3 << 20], b"1.e4 \0\xff".to_vec(), b"(".repeat(1 << 19)] {
        let output = feed(&["replay", "-"], &hostile);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(err(&output).lines().count(), 1);
        assert!(err(&output).len() < 300);
    }
}

#[test]
fn bench_ends_with_the_line_for_openbench() {
    let text = out(&feed(&["bench", "1"], b""));
    let last: Vec<&str> = text.lines().last().unwrap().split(' ').collect();
    let [nodes, "nodes", speed, "nps"] = last[..] else { panic!("{text}") };
    assert!(speed.parse::<u64>().unwrap() > 0);
    let counts = text.lines().rev().skip(1).map(|line| line.split_whitespace().next().unwrap());
    assert_eq!(counts.map(|count| count.parse::<u64>().unwrap()).sum::<u64>(), nodes.parse().unwrap());
}

#[test]
fn uci_introduces_itself() {
    let text = uci("uci\nisready\nquit\n");
    assert!(text.starts_with("id name Hostage Chess "), "{text}");
    assert!(text.contains("\noption name UCI_Variant type combo default hostage var hostage var hostage-pierce"));
    assert!(text.ends_with("\nuciok\nreadyok\n"), "{text}");
}

#[test]
fn without_arguments_a_pipe_gets_uci_and_a_terminal_an_error() {
    let output = feed(&[], b"uci\nisready\nquit\n");
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    assert_eq!(out(&output), uci("uci\nisready\nquit\n"));
    // Only util-linux has these options of `script`, which gives the program a terminal.
    #[cfg(target_os = "linux")]
    {
        let program = env!("CARGO_BIN_EXE_hostage");
        let output = Command::new("script").args(["-qec", program, "/dev/null"]).stdin(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(out(&output), "No command given.\r\nSee: hostage help\r\n");
    }
}

#[test]
fn uci_follows_positions() {
    let fen = |input: &str| {
        let text = uci(&format!("{input}\nd\nquit\n"));
        let notes: Vec<String> =
            text.lines().filter(|line| line.starts_with("info string")).map(str::to_owned).collect();
        (text.lines().last().unwrap().strip_prefix("Fen: ").unwrap().to_owned(), notes)
    };
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[#] b KQkq e3 0 1";
    assert_eq!(fen(""), (START.to_owned(), vec![]));
    assert_eq!(fen("position startpos moves e2e4").0, after_e4);
    assert_eq!(fen(&format!("position fen {START} moves e2e4")).0, after_e4);
    let exchange = "position fen 4k3/8/8/8/8/8/8/4K3[#Nb] w - - 0 1 moves N#B@c7";
    assert_eq!(fen(exchange).0, "4k3/2N5/8/8/8/8/8/4K3[b#] b - - 0 1");
    // After an illegal move, the last legal position remains.
    let (position, notes) = fen("position startpos moves e2e4 e7e4 d2d4");
    assert_eq!(position, after_e4);
    assert_eq!(notes, ["info string Ply 2, “e7e4”: A pawn does not move like that."]);
    // After an invalid FEN, the previous position remains.
    let (position, notes) = fen("position startpos moves e2e4\nposition fen 8/8/8/8/8/8/8/7P x moves e2e4");
    assert_eq!(position, after_e4);
    assert_eq!(notes.len(), 4, "{notes:?}");
    let (position, notes) = fen("position startpos moves e2e4\nposition\nposition startpos x\nposition e2e4");
    assert_eq!((position.as_str(), notes.len()), (after_e4, 3));
    // The same rules again change nothing, and other ones start a new game.
    let again = "position startpos moves e2e4\nsetoption name UCI_Variant value Hostage Chess";
    assert_eq!(fen(again), (after_e4.to_owned(), vec![]));
    let pierce = "setoption name UCI_Variant value hostage-pierce\nposition fen 4k3/8/8/8/8/8/3p4/4K3 b";
    let (position, notes) = fen(pierce);
    assert_eq!((position.as_str(), notes.len()), (START, 1), "{notes:?}");
    let (_, notes) = fen("setoption name UCI_Variant value go\nsetoption name Contempt value 1\nsetoption");
    assert_eq!(notes.len(), 3);
    let (_, notes) = fen("setoption name Hash value 64\nsetoption name Hash value 0\nsetoption name Hash value much");
    let wrong = |value: &str| format!("info string \"{value}\" is not a number from 1 to 1024.");
    assert_eq!(notes, [wrong("0"), wrong("much")]);
}

#[test]
fn uci_counts_and_searches() {
    let text = uci("position startpos moves e2e4\ngo perft 2\nquit\n");
    assert!(text.contains("\na7a6: 30\n"), "{text}");
    assert!(text.ends_with("\n\nNodes searched: 600\n"), "{text}");
    let mate = "position fen 6k1/5ppp/8/8/8/8/5PPP/6K1[R#] w - - 0 30\n";
    for go in ["go depth 3", "go nodes 2000", "go movetime 100", "go wtime 1000 btime 1000 winc 10 movestogo 5"] {
        let text = uci(&format!("{mate}{go}\n"));
        let info = text.lines().find(|line| line.contains(" score mate 1 ")).unwrap_or_else(|| panic!("{go}: {text}"));
        let (_, mv) = info.split_once(" pv ").unwrap();
        // Any square on the last rank is correct.
        assert!(info.starts_with("info depth ") && mv.starts_with("R@") && mv.ends_with('8'), "{info}");
        assert!(text.ends_with(&format!("\nbestmove {mv}\n")), "{text}");
    }
    let over = "position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 3\n";
    assert_eq!(uci(over), "info depth 0 score mate 0\nbestmove (none)\n");
}

#[test]
fn uci_obeys_stop_at_once() {
    let mut child = start(&["uci"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    for go in
        ["go infinite", "go depth 90", "go perft 30", "go movetime 4000000000", "go nodes 99999999999999999999999"]
    {
        writeln!(stdin, "position startpos\n{go}\nisready").unwrap();
        assert!(lines.any(|line| line == "readyok"), "{go}");
        std::thread::sleep(Duration::from_millis(100));
        let begin = Instant::now();
        writeln!(stdin, "stop\nisready").unwrap();
        let rest: Vec<String> = lines.by_ref().take_while(|line| line != "readyok").collect();
        assert!(begin.elapsed() < Duration::from_secs(8), "{go}");
        let answers = rest.iter().filter(|line| line.starts_with("bestmove ")).count();
        assert_eq!(answers, usize::from(!go.contains("perft")), "{go}: {rest:?}");
        let cut = rest.iter().filter(|line| *line == "info string The count was stopped before its end.").count();
        assert_eq!(cut, usize::from(go.contains("perft")), "{go}: {rest:?}");
    }
    writeln!(stdin, "go infinite\nquit").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn uci_survives_hostile_lines() {
    let mut input = b"position startpos moves e2e4\n".to_vec();
    for hostile in [
        vec![0; 3 << 20],
        vec![0xff; 1000],
        b"\0\0\0".to_vec(),
        b"position startpos moves ".iter().copied().chain(b"g1f3 ".repeat(1 << 17)).collect(),
        b"position fen ".iter().copied().chain(b"8/".repeat(1000)).collect(),
        b"go perft 99999999999999999999999999".to_vec(),
        b"go perft -1".to_vec(),
        b"go depth".to_vec(),
        b"stop\nstop".to_vec(),
        b"setoption name \0 value \x1b[2J".to_vec(),
        "é".repeat(100).into_bytes(),
    ] {
        input.extend(hostile);
        input.push(b'\n');
    }
    input.extend(b"stop\nisready\nd\nquit\n");
    let output = feed(&["uci"], &input);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    let text = out(&output);
    assert!(text.contains("\nreadyok\n"));
    assert!(text.ends_with("Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[#] b KQkq e3 0 1\n"), "{text}");
    assert!(text.lines().all(|line| line.len() < 400 && !line.chars().any(char::is_control)), "{text}");
}
