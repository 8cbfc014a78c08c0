//! Habits of python-chess, cutechess and others in records. Each row is read without a fault, with all its moves.

use hostage_chess::game::dialect::{Conversion, GuestPosition, TextDialect, convert};
use hostage_chess::game::pgn::{self, Given};
use hostage_chess::game::{Game, Style};

use super::to;

/// Moves of the game that the records contain.
const MOVES: [&str; 5] = ["e2e4", "d7d5", "e4d5", "d8d5", "P#P@e4"];

fn read(text: &str) -> Vec<String> {
    let text = pgn::lines(text.trim_start_matches('\u{feff}').to_owned());
    let game = pgn::read::<GuestPosition>(&text, Given::default());
    assert_eq!((&game.fault, &game.notes), (&None, &vec![]), "{text}");
    game.game_record().unwrap().moves
}

#[test]
fn movetext_of_other_programs() {
    for text in [
        // Plain SAN, UCI, long SAN, drops in every spelling.
        "1. e4 d5 2. exd5 Qxd5 3. P#P@e4 *",
        "1. e4 d5 2. exd5 Qxd5 3. P@e4 *",
        "1. e4 d5 2. exd5 Qxd5 3. @e4 *",
        "1. e4 d5 2. exd5 Qxd5 3. p@e4 *",
        "1. e4 d5 2. exd5 Qxd5 3. (P-P)@e4 *",
        "1. e4 d5 2. exd5 Qxd5 3. (P)*e4 *",
        "1. e2e4 d7d5 2. e4d5 d8d5 3. P#P@e4",
        "e2e4 d7d5 e4d5 d8d5 P@e4",
        "1. e2-e4 d7-d5 2. e4xd5 Qd8xd5 3. P@e4",
        "1.e4 d5 2.exd5 Qxd5 3.P@e4 1/2-1/2",
        "1. e4 1... d5 2. exd5 2... Qxd5 3. P@e4 *",
        "1 e4 d5 2 exd5 Qxd5 3 P@e4",
        "e4 d5 exd5 Qxd5 P@e4",
        // Results.
        "1. e4 d5 2. exd5 Qxd5 3. P@e4 1-0",
        "1. e4 d5 2. exd5 Qxd5 3. P@e4 0-1",
        "1. e4 d5 2. exd5 Qxd5 3. P@e4 1/2-1/2",
        // Line ends and byte order marks.
        "1. e4 d5\r\n2. exd5 Qxd5\r\n3. P@e4 *\r\n",
        "1. e4 d5\r2. exd5 Qxd5\r3. P@e4 *\r",
        "\u{feff}1. e4 d5 2. exd5 Qxd5 3. P@e4 *",
        // Comments, glyphs and clocks of python-chess and lichess.
        "1. e4 { [%clk 0:05:00] } 1... d5 { [%eval 0.31] [%clk 0:04:59] } 2. exd5 $1 Qxd5 $6 $146 3. P@e4!? *",
        "1. e4 { [%csl Ge4][%cal Re2e4] } 1... d5 2. exd5 ( 2. Nc3 dxe4 ) ( 2. e5 ) 2... Qxd5 3. P@e4 *",
        "{ a start } 1. e4 ; to the end of the line\nd5 2. exd5 Qxd5 3. P@e4 *",
        // What cutechess-cli 1.5.1 writes.
        "1. e4 {+0.52/3 0.069s} d5 {-0.51/3 0.091s} 2. exd5 {+0.50/3 0.002s}\nQxd5 {book} 3. P@e4 {+M5/12 0.5s, White mates} *",
        "1. e4 {+0.35/12 0.5s} d5 {-0.07/3 0.001s, Draw by adjudication: maximal game length} 2. exd5 Qxd5 3. P@e4 {0.00/1 0s} 1/2-1/2",
    ] {
        assert_eq!(read(text), MOVES, "{text}");
    }
}

#[test]
fn headers_of_other_programs() {
    let moves = "1. e4 d5 2. exd5 Qxd5 3. P@e4 *";
    for head in [
        "[Variant \"Hostage\"]",
        "[Variant \"hostage\"]",
        "[Variant \"Hostage Chess\"]",
        "[Variant \"hostagechess\"]",
        "[Variant \"HostageChess\"]",
        "[Variant \"hostage_chess\"]",
        "[Variant \"HOSTAGE-CHESS\"]",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\"]\n[SetUp \"1\"]",
        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w HAha - 0 1\"]",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\"]",
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]",
        "[Event \"?\"]\n[Result \"1/2-1/2\"]\n[GameDuration \"00:00:00\"]\n[PlyCount \"5\"]\n[Termination \"adjudication\"]\n[TimeControl \"inf\"]",
    ] {
        for text in
            [format!("{head}\n\n{moves}\n"), format!("{head}\r\n\r\n{moves}\r\n"), format!("\u{feff}{head}\n\n{moves}")]
        {
            assert_eq!(read(&text), MOVES, "{text}");
        }
    }
}

#[test]
fn records_are_converted_there_and_back() {
    let record =
        "[White \"Ann\"]\n\n{a start} 1. e4 $1 d5 {a comment} (1... e5 2. Nf3) 2. exd5 Qxd5 3. (P)*e4 Qxe4+ *\n";
    let ours = convert(record, Conversion::default());
    assert_eq!(ours.faults, []);
    let theirs = convert(record, to(TextDialect::FairyStockfishX));
    assert_eq!(theirs.faults, []);
    assert!(theirs.text.contains("3. P#P@e4 Qxe4+") && theirs.text.contains("(1... e5 2. Nf3)"), "{}", theirs.text);
    assert_eq!(convert(&theirs.text, Conversion::default()).text, ours.text);
    // Several records, with the one in the middle broken.
    let three = format!("{record}\n[White \"Bob\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"Cy\"]\n\n1. d4 *\n");
    let found = convert(&three, to(TextDialect::FairyStockfishX));
    assert_eq!((found.faults.len(), found.faults[0].line, found.faults[0].column), (1, 7, 13), "{:?}", found.faults);
    assert!(found.text.contains("1. e4 e5 *") && found.text.contains("[White \"Cy\"]"), "{}", found.text);
    // The word at fault is not the first of its kind in the line.
    for (text, line, column) in [
        ("1. e4 e5 2. e5 d6", 1, 13),
        ("1. e4 {White} e5\nWhite\nclaims", 2, 1),
        ("1. e4 {White} e5 White claims", 1, 18),
        ("[White \"A\"]\n\n1. ♘f3 – ½ e5\n\n[White \"B\"]\n\n1. ♘f3 {♘e5} ♞f6 2. ♘e5 ♞e4 3. ♘e5", 7, 32),
    ] {
        let found = convert(text, Conversion::default()).faults;
        let last = found.last().unwrap();
        assert_eq!((last.line, last.column), (line, column), "{found:?}");
    }
}

#[test]
fn a_guest_position_writes_their_texts() {
    let start = GuestPosition::start("Hostage Chess").unwrap();
    assert!(start.fen().contains("RNBQKBNR[] w"));
    assert_eq!((start.variant(), GuestPosition::start("crazyhouse")), ("hostage", None));
    let m = start.read_notation("e2e4").unwrap();
    assert_eq!(start.notation(m, Style::Leslie), "e4");
}
