//! Game Courier's notation and logs.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::dialect::convert::courier_like;
use hostage_chess::game::dialect::{Conversion, DialectReason, TextDialect, convert, courier};
use hostage_chess::game::{Game, Reason};

use super::{position, to};

#[test]
fn moves_are_read_and_written() {
    let promotes = "3rk3/P3P3/8/8/8/8/8/R3K2R[#QN] w KQ - 0 20";
    let lands = "r3k3/8/8/8/8/8/8/4K3[B#NPbb] w - - 0 20";
    for (fen, written, comment, texts, uci) in [
        ("", "P e2-e4", "", &["P e2-e4", "e2-e4", "P  e2-e4", "p e2-e4"][..], "e2e4"),
        ("", "N g1-f3", "", &["g1-f3", "Nf3"], "g1f3"),
        (promotes, "P a7-a8; Q-a8", "", &["a7-a8; Q-a8", "P a7-a8;Q*a8", "a7-a8 ; q-a8"], "a7a8q"),
        (promotes, "P e7-d8; N-d8", "", &["e7xd8; N-d8"], "e7d8n"),
        (promotes, "K e1-g1", "", &["e1-g1", "O-O", "K e1-h1"], "e1g1"),
        (promotes, "R h1-h8", "", &["h1-h8"], "h1h8"),
        (lands, "B*e4", "", &["B*e4", "B@e4"], "B@e4"),
        (lands, "N*e4", "(B)N*e4", &["N*e4", "(B)N*e4", "(B-N)N*e4"], "N#B@e4"),
        (lands, "P*e4", "(B)*e4", &["(B)*e4", "(B)P*e4"], "P#B@e4"),
    ] {
        let position = if fen.is_empty() { AnyPosition::start("hostage").unwrap() } else { position(fen) };
        let m = position.read_uci(uci).unwrap();
        let (text, said) = courier::write_move(&position, m);
        assert_eq!((text.as_str(), said.as_deref().unwrap_or("")), (written, comment), "{fen}");
        assert_eq!(courier::read_move(&position, written, comment), Ok((m, "")), "{fen}");
        for text in texts {
            assert_eq!(courier::read_move(&position, text, ""), Ok((m, "")), "{fen}: {text}");
            assert_eq!(courier::read_move(&position, text, "well done"), Ok((m, "well done")), "{fen}: {text}");
        }
    }
}

#[test]
fn faults_of_moves_are_named() {
    let start = AnyPosition::start("hostage").unwrap();
    let refused = |text: &str| courier::read_move(&start, text, "").unwrap_err();
    assert_eq!(refused("N e2-e4"), DialectReason::Label('P'));
    assert!(matches!(refused("P e2-e5"), DialectReason::Move(_)));
    assert!(matches!(refused("e2-e4; x"), DialectReason::Expected(_)));
    assert!(matches!(refused("Nf3; Q-f3"), DialectReason::Expected(_)));
    assert!(matches!(refused("e2-e4; Q-e4; Q-e4"), DialectReason::Expected(_)));
    assert!(matches!(refused("xyzzy"), DialectReason::Move(why) if matches!(why.reason, Reason::Unreadable(_))));
    // A comment that names another move changes nothing.
    let lands = position("r3k3/8/8/8/8/8/8/4K3[#Nbr] w - - 0 20");
    assert!(courier::read_move(&lands, "N*e4", "").is_err());
    assert!(courier::read_move(&lands, "N*e4", "(B)N*e5").is_err());
    assert!(courier::read_move(&lands, "N*e4", "(R)N*e4 good").is_ok_and(|(_, rest)| rest == "good"));
}

#[test]
fn logs_are_read_however_they_are_laid_out() {
    for log in [
        "1. P e2-e4\n1... p d7-d5\n2. P e4-d5\n2... q d8-d5\n3. P*e4 // (P)*e4",
        "1. P e2-e4 p d7-d5 2. P e4-d5 q d8-d5 3. P*e4",
        "1. e2-e4 // a comment\n1... d7-d5\n\n2. e4-d5 d8-d5\n3. (P-P)P*e4",
        "1.e2-e4 1...d7-d5 2.e4-d5 2...d8-d5 3.(P)*e4",
        "// Hostage Chess\n1 e2-e4 d7-d5\n2 e4-d5 d8-d5\n3 P*e4 // ",
        "e2-e4 d7-d5\ne4-d5 d8-d5\nP*e4",
    ] {
        let found = convert(log, Conversion { from: Some(TextDialect::GameCourier), ..Conversion::default() });
        assert_eq!(found.faults, [], "{log}");
        assert!(found.text.contains("d5 2. exd5 Qxd5 3. (P)*e4"), "{log}: {}", found.text.replace("} 1... ", "} "));
    }
}

#[test]
fn no_comment_of_a_log_is_lost() {
    let log = "// first\n1. // second\nP e2-e4 // third\n// fourth\n1... resign // fifth\n";
    let found = convert(log, Conversion::default());
    assert_eq!(found.faults, []);
    assert!(found.text.contains("{first second} 1. e4 {third fourth fifth} 1... Resigns 1-0"), "{}", found.text);
}

#[test]
fn faults_of_logs_have_a_place_and_end_only_their_game() {
    let log = "1. P e2-e4\n1... p e7-e4\n2. P d2-d4\n\n1. P d2-d4\n1... p d7-d5\n2. resign\n";
    let found = convert(&format!("// a log\n{log}"), Conversion::default());
    assert_eq!((found.faults.len(), found.faults[0].line, found.faults[0].column), (1, 3, 6), "{:?}", found.faults);
    assert_eq!(found.faults[0].text, "p e7-e4");
    assert!(found.text.contains("1. e4 *") && found.text.contains("1. d4 d5 2. Resigns 0-1"), "{}", found.text);
    // As in other records, a full stop or an exclamation mark may follow a resignation.
    for word in ["Resigns.", "resign!"] {
        let found = convert(&format!("1. P e2-e4\n1... {word}\n"), Conversion::default());
        assert_eq!(found.faults, [], "{word}");
        assert!(found.text.contains("1. e4 Resigns 1-0"), "{word}: {}", found.text);
    }
    // A heading without `//` is listed and does no harm.
    let found = convert(
        "Hostage Chess\n// [White \"Ann\"]\n1. P e2-e4",
        Conversion { from: Some(TextDialect::GameCourier), ..Conversion::default() },
    );
    assert_eq!((found.faults.len(), found.faults[0].line), (1, 1), "{:?}", found.faults);
    assert!(found.text.contains("[White \"Ann\"]") && found.text.contains("1. e4"), "{}", found.text);
}

#[test]
fn a_record_becomes_a_log_and_comes_back() {
    let record = "[White \"Ann \\\"A\\\" \\\\ B\"]\n[Result \"1-0\"]\n[Variant \"hostage\"]\n\n{first} 1. e4 $1 {good} d5 2. exd5 Qxd5 \
                  3. (P)*e4 $2 $14 {(P)*e3 was better} Qxe4+ 4. Be2 {[%clk 0:01:00]} 1-0\n";
    let ours = convert(record, Conversion::default());
    assert_eq!(ours.faults, []);
    let log = convert(record, to(TextDialect::GameCourier));
    assert_eq!(log.faults, [], "{}", log.text);
    assert!(courier_like(&log.text), "{}", log.text);
    assert!(log.text.contains("\n3. P*e4 // (P)*e4 $2 $14 (P)*e3 was better\n"), "{}", log.text);
    assert_eq!(convert(&log.text, Conversion::default()).text, ours.text, "{}", log.text);
    let resigned = convert("1. e4 White resigns 0-1", to(TextDialect::GameCourier));
    assert!(resigned.text.ends_with("// [Result \"0-1\"]\n1. P e2-e4\n// White resigns\n"), "{}", resigned.text);
    // A position is lost for Game Courier, but not for us.
    let studied = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[N#] b - - 0 30\"]\n\n30... Kd7 31. N*a5 {N*a5 it is} *";
    let log = convert(studied, to(TextDialect::GameCourier));
    assert_eq!(log.faults.len(), 1);
    assert_eq!(convert(&log.text, Conversion::default()).text, convert(studied, Conversion::default()).text);
}
