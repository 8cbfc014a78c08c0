//! The dialects of other programs: each habit is a row of a table, and what is written for another program is read back
//! as the same position, move or game.

mod courier;
mod fairy;
mod laws;
mod records;

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::dialect::convert::ConvertKind;
use hostage_chess::game::dialect::{
    Conversion, DialectFault, DialectLoss, DialectReason, TextDialect, convert, fen, moves,
};
use hostage_chess::game::fault::FenPart;
use hostage_chess::game::{Fault, Game, Reason};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn position(fen: &str) -> AnyPosition {
    AnyPosition::from_fen("hostage", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn to(to: TextDialect) -> Conversion<'static> {
    Conversion { to, ..Conversion::default() }
}

#[test]
fn positions_of_other_programs() {
    for (theirs, ours) in [
        // Fairy-Stockfish-X writes no `#` without prisoners.
        (format!("{START}[] w KQkq - 0 1"), format!("{START}[#] w KQkq - 0 1")),
        ("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[N#] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1".into()),
        // It reads pockets behind a ninth slash too, as lichess writes them.
        ("4k3/8/8/8/8/8/8/4K3/PNpn w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[NPnp#] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3/PN#q w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[NP#q] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3/ w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3/[P#q] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[P#q] w - - 0 1".into()),
        // Empty pockets, a field of their own, counts.
        ("4k3/8/8/8/8/8/8/4K3[-] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3[-#-] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3 [N#q] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[N#q] w - - 0 1".into()),
        ("4k3/8/8/8/8/8/8/4K3[2Pn#3pN] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4K3[PPn#Nppp] w - - 0 1".into()),
        // python-chess marks promoted pieces in crazyhouse.
        ("4k3/8/8/8/8/8/8/4KQ~2[] w - - 0 1".into(), "4k3/8/8/8/8/8/8/4KQ2[#] w - - 0 1".into()),
        // No pockets at all, missing counters, as the short forms of python-chess have them.
        (format!("{START} w KQkq - 0 1"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START} w KQkq -"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START} w KQkq"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START} w"), format!("{START}[#] w - - 0 1")),
        (START.into(), format!("{START}[#] w - - 0 1")),
        // The sides, rights and counters in other spellings.
        (format!("{START}[#] W KQkq - 0 1"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START}[#] black KQkq - 0 1"), format!("{START}[#] b KQkq - 0 1")),
        (format!("{START}[#] w HAha - 0 1"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START}[#] w Kq - 0 1"), format!("{START}[#] w Kq - 0 1")),
        (format!("{START}[#] w kqKQ - 0 1"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START}[#] w KQkq - - -"), format!("{START}[#] w KQkq - 0 1")),
        (format!("{START}[#] w KQkq - 5 0"), format!("{START}[#] w KQkq - 5 1")),
        (format!("{START}[#] w KQkq - hmvc 5; fmvn 9;"), format!("{START}[#] w KQkq - 5 9")),
        (format!("{START}[#] w KQkq - fmvn 9;"), format!("{START}[#] w KQkq - 0 9")),
        (format!("  {START}[#]\tw  KQkq - 0 1  "), format!("{START}[#] w KQkq - 0 1")),
    ] {
        match fen::read("hostage", &theirs) {
            Ok(position) => assert_eq!(position.fen(), ours, "{theirs}"),
            Err(faults) => panic!("{theirs}: {faults:?}"),
        }
    }
}

#[test]
fn faults_of_positions_have_a_column() {
    let line = |fen: &str| -> Vec<(usize, DialectReason)> {
        convert(fen, Conversion::default()).faults.into_iter().map(|fault| (fault.column, fault.reason)).collect()
    };
    for (fen, column, fault) in [
        ("4k3/8/8/8/8/8/8/4K3[] x - - 0 1", 23, Fault::Turn("x".into())),
        ("4k3/8/8/8/8/8/8/4K3[] w Z - 0 1", 25, Fault::Castling { text: "Z".into(), letters: "KQEkqe" }),
        ("4k3/8/8/8/8/8/8/4K3[] w - e9 0 1", 27, Fault::EnPassant("e9".into())),
        ("4k3/8/8/8/8/8/8/4K3[] w - - x 1", 29, Fault::Counter("x".into())),
        ("4k3/8/8/8/8/8/8/4K3[] w - - 0 y", 31, Fault::Counter("y".into())),
        ("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 more", 33, Fault::Trailing("more".into())),
        ("4k3/8/8/8/8/7/8/4K3[] w - - 0 1", 13, Fault::RankLength { rank: 3, found: 7, expected: 8 }),
        ("4k3/8/8/8/8/8/y7/4K3[] w", 15, Fault::NotAPiece { letter: 'y', part: FenPart::Board }),
        ("4k3/8/8/8/8/8/8/4K3[Ny#] w", 22, Fault::NotAPiece { letter: 'y', part: FenPart::Pockets }),
        ("4k3/8/8/8/8/8/8/4K3[N/p] w", 22, Fault::NotAPiece { letter: '/', part: FenPart::Pockets }),
        ("4k3/8/8/8/8/8/8/4K3[9P] w", 21, Fault::NotAPiece { letter: '9', part: FenPart::Pockets }),
        ("4k3/8/8/8/8/8/8/4K3[N w", 20, Fault::Bracket),
        ("4k2P/8/8/8/8/8/8/4K3[] w", 1, Fault::PawnOnEdge("h8".into())),
        ("4k3/8/8/8/8/8/8/P3K3[] w", 17, Fault::PawnOnEdge("a1".into())),
        ("4k3/8/8/8/8/8/8/4K3[] w K", 25, Fault::CastlingHome('K')),
    ] {
        let found = line(fen);
        assert_eq!(found[0], (column, DialectReason::Position(fault)), "{fen}: {found:?}");
    }
    // Other boards have other numbers of ranks.
    for (variant, fen, column, fault) in [
        (
            "hole",
            "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP/**RQB**/***K*** w - - 0 1",
            37,
            Fault::RankLength { rank: 3, found: 6, expected: 7 },
        ),
        ("takeover-41", "*2k2*/*5*/7/7/6/*5*/*2K2*", 15, Fault::RankLength { rank: 3, found: 6, expected: 7 }),
        ("takeover-41", "*1Pk2*/*5*/7/7/7/*5*/*2K2*", 1, Fault::PawnOnEdge("c7".into())),
        ("takeover-41", "*2k2*/*5*/7/7/7/*5*/*2K2* w KQ", 29, Fault::NoCastling("KQ".into())),
        ("takeover-41", "*2k2*/*5*/7/7/7/*5*/r2K3", 21, Fault::Shape { rank: 1, shape: "*5*".into() }),
    ] {
        let found = convert(fen, Conversion { variant, ..Conversion::default() }).faults;
        let expected = (column, DialectReason::Position(fault));
        assert!(found.iter().any(|it| (it.column, &it.reason) == (expected.0, &expected.1)), "{fen}: {found:?}");
    }
    // The line counts, and so do spaces before the position.
    let converted = convert(&format!("{START}\n\n  4k3/8/8/8/8/8/8/4K3 x\n{START}"), Conversion::default());
    assert_eq!((converted.faults[0].line, converted.faults[0].column), (3, 23));
    assert_eq!(converted.text.lines().count(), 3, "{}", converted.text);
    assert_eq!(converted.faults[0].to_string(), "line 3, column 23: The side to move must be w or b, not “x”.");
}

#[test]
fn moves_of_other_programs() {
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R[#] w KQkq - 0 20";
    let black = "r3k2r/8/8/8/8/8/8/R3K2R[#] b KQkq - 0 20";
    let lands = "r3k3/8/8/8/8/8/8/4K3[BPn#NPbb] w - - 0 20";
    let promotes = "4k3/P7/8/8/8/8/8/4K3[#QN] w - - 0 20";
    for (fen, theirs, ours) in [
        (castles, "e1h1", "e1g1"),
        (castles, "e1a1", "e1c1"),
        (castles, "e1g1", "e1g1"),
        (black, "e8h8", "e8g8"),
        (black, "e8a8", "e8c8"),
        (castles, "E1G1", "e1g1"),
        (castles, "A1A8", "a1a8"),
        (lands, "P@e4", "P@e4"),
        (lands, "p@e4", "P@e4"),
        (lands, "@e4", "P@e4"),
        (lands, "P*e4", "P@e4"),
        (lands, "b@e4", "B@e4"),
        (lands, "N#B@e4", "N#B@e4"),
        (lands, "n#b@e4", "N#B@e4"),
        // Fairy-Stockfish-X leaves the payment out; only a bishop can pay.
        (lands, "N@e4", "N#B@e4"),
        (lands, "N@c7+", "N#B@c7"),
        (lands, "N@E4", "N#B@e4"),
        (promotes, "a7a8q", "a7a8q"),
        (promotes, "a7a8Q", "a7a8q"),
        (promotes, "A7A8N", "a7a8n"),
        (promotes, "a8=Q", "a7a8q"),
        (promotes, "a8Q", "a7a8q"),
    ] {
        let position = position(fen);
        match moves::read(&position, theirs) {
            Ok(m) => assert_eq!(position.uci(m), ours, "{fen}: {theirs}"),
            Err(why) => panic!("{fen}: {theirs}: {why:?}"),
        }
    }
    // In UCI a drop is a drop.
    assert!(moves::read_uci(&position(lands), "N@e4").is_err());
    let refused = |fen: &str, text: &str| moves::read(&position(fen), text).unwrap_err().reason;
    let two = "r3k3/8/8/8/8/8/8/4K3[#Nbr] w - - 0 20";
    let written = vec!["(B)N*e4".to_owned(), "(R)N*e4".to_owned()];
    let ambiguous = refused(two, "N@e4");
    match &ambiguous {
        Reason::Ambiguous(text, found) => {
            let mut found = found.clone();
            found.sort();
            assert_eq!((text.as_str(), found), ("N@e4", written));
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(refused(two, "xyzzy"), Reason::Unreadable(_)));
    assert!(!matches!(refused(castles, "e1h2"), Reason::Unreadable(_)));
    // A queen on the airfield that may not land gives its own reason, not that of an exchange.
    assert!(matches!(refused("4k3/8/8/8/8/8/8/4K3[Q#q] w - - 0 1", "Q@e8"), Reason::Occupied(_)));
}

#[test]
fn san_for_other_programs() {
    let fen = "4k3/2P5/8/8/8/8/PP6/R3K1N1[Nn#QPrbp] w Q - 0 1";
    for (uci, san) in [
        ("N@d7", "N@d7"),
        ("P#B@f7", "P#B@f7+"),
        ("P#P@g3", "P#P@g3"),
        ("c7c8q", "c8=Q+"),
        ("e1c1", "O-O-O"),
        ("g1f3", "Nf3"),
    ] {
        let position = position(fen);
        let m = position.read_uci(uci).unwrap();
        assert_eq!(moves::write_san(&position, m), san);
        assert_eq!(moves::read(&position, san), Ok(m));
    }
}

#[test]
fn the_content_of_a_text_is_found_out() {
    for (text, kind) in [
        (START, ConvertKind::Positions),
        ("\n# a remark\n4k3/8/8/8/8/8/8/4K3[N#] w - - 0 1", ConvertKind::Positions),
        ("4k3/8/8 w", ConvertKind::Records),
        ("4k3/8/8/8 w", ConvertKind::Positions),
        ("position startpos", ConvertKind::Moves),
        ("POSITION FEN x", ConvertKind::Moves),
        ("startpos moves e2e4", ConvertKind::Moves),
        ("e2e4", ConvertKind::Moves),
        ("e7e8q P@e4 N#B@c7", ConvertKind::Moves),
        ("e2e4 Nf3", ConvertKind::Records),
        ("[Event \"A/B/C/D\"]\n\n1. e4", ConvertKind::Records),
        ("1. e4 e5", ConvertKind::Records),
        ("1. P e2-e4", ConvertKind::Records),
        ("", ConvertKind::Records),
    ] {
        assert_eq!(ConvertKind::of(text), kind, "{text}");
    }
}

#[test]
fn lists_of_moves_are_converted() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1";
    for (text, dialect, converted) in [
        ("e2e4 D7D5 e4d5", TextDialect::Ours, "e2e4 d7d5 e4d5\n".to_owned()),
        ("position startpos moves e2e4", TextDialect::FairyStockfishX, "position startpos moves e2e4\n".to_owned()),
        (
            "position fen 4k3/8/8/8/8/8/8/R3K2R[] w HA - 0 1 moves e1h1",
            TextDialect::Ours,
            format!("position fen {fen} moves e1g1\n"),
        ),
        ("position fen 4k3/8/8/8/8/8/8/R3K2R w KQ", TextDialect::Ours, format!("position fen {fen}\n")),
        ("# a remark\n\ne2e4", TextDialect::Ours, "# a remark\n\ne2e4\n".to_owned()),
        (
            "e2e4 d7d5",
            TextDialect::GameCourier,
            "// [Variant \"hostage\"]\n// [Result \"*\"]\n1. P e2-e4\n1... p d7-d5\n".to_owned(),
        ),
    ] {
        let found = convert(text, to(dialect));
        assert_eq!((found.text, found.faults), (converted, vec![]), "{text}");
    }
    for (text, column, kept) in [
        ("e2e4 e7e5 e1e3 a7a6", 11, "e2e4 e7e5\n"),
        ("position startpos moves e2e4 P@e5", 30, "position startpos moves e2e4\n"),
        ("position sfen x", 10, ""),
        ("position", 9, ""),
        ("position fen 8/8 w moves e2e4", 14, ""),
    ] {
        let found = convert(text, Conversion::default());
        assert_eq!((found.faults[0].column, found.text.as_str()), (column, kept), "{text}: {:?}", found.faults);
    }
}

#[test]
fn what_a_dialect_cannot_express_is_listed() {
    let lost = |text: &str, dialect| -> Vec<DialectReason> {
        let faults = convert(text, to(dialect)).faults;
        faults.into_iter().map(|fault: DialectFault| fault.reason).collect()
    };
    let unmoved = "4k3/8/8/8/8/8/8/4K3[R#] w Ee - 0 1";
    assert_eq!(lost(unmoved, TextDialect::Ours), []);
    assert_eq!(lost(unmoved, TextDialect::FairyStockfishX), [DialectReason::Lost(DialectLoss::UnmovedKing)]);
    let converted = convert(unmoved, to(TextDialect::FairyStockfishX));
    assert_eq!(converted.text, "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1\n");
    assert_eq!(lost(unmoved, TextDialect::GameCourier), [DialectReason::Lost(DialectLoss::Position)]);
    let variations = "1. e4 (1. d4) e5 *";
    assert_eq!(lost(variations, TextDialect::FairyStockfishX), []);
    assert_eq!(lost(variations, TextDialect::GameCourier), [DialectReason::Lost(DialectLoss::Variations)]);
    let hole = "[Variant \"hole\"]\n\n1. Qe8 *";
    assert!(lost(hole, TextDialect::GameCourier).contains(&DialectReason::Lost(DialectLoss::Rules)));
    // EPD operations and perft tables are copied.
    let table = format!("{START}[#] w KQkq - 0 1 ;D1 20 ;D2 400");
    assert_eq!(
        convert(&table, to(TextDialect::FairyStockfishX)).text,
        format!("{START}[] w KQkq - 0 1 ;D1 20 ;D2 400\n")
    );
    for (operations, written) in [
        ("hmvc 3; fmvn 7; id \"x\";", "3 7 id \"x\";"),
        ("hmvc 3; fmvn 7;", "3 7"),
        ("bm e4; id \"x\";", "0 1 bm e4; id \"x\";"),
        ("id \"x\"; hmvc 3;", "0 1 id \"x\"; hmvc 3;"),
        ("0 3 bm Nf3;", "0 3 bm Nf3;"),
        ("0 3; best for both", "0 3; best for both"),
    ] {
        let found = convert(&format!("{START} w KQkq - {operations}"), Conversion::default());
        assert_eq!((found.text, found.faults), (format!("{START}[#] w KQkq - {written}\n"), vec![]), "{operations}");
    }
}
