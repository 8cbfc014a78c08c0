//! Faults of positions and reasons for refusing moves.

use super::*;

#[test]
fn every_fault_is_reported() {
    let faults = |variant: &str, fen: &str| {
        let faults = <Position as Game>::from_fen(variant, fen).expect_err(fen);
        assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
        faults
    };
    let has = |variant: &str, fen: &str, expected: &[Fault]| {
        let found = faults(variant, fen);
        assert!(expected.iter().all(|fault| found.contains(fault)), "{fen}: {found:?}");
        assert_eq!(found.len(), expected.len(), "{fen}: {found:?}");
    };
    let outline = |rank, expected: &str| Fault::Shape { rank, shape: expected.into() };
    let t41 = "takeover-41";
    has(t41, "", &[Fault::Empty]);
    has("takeover-42", "x", &[Fault::UnknownVariant("takeover-42".into())]);
    has(t41, "*rbkqb*", &[Fault::Ranks { found: 1, expected: 7 }]);
    has(t41, "7/*5*/7/7/7/*5*/r2K3", &[outline(7, "*5*"), outline(1, "*5*")]);
    has(
        t41,
        "*2k2*/*6*/7/7/3c3/*5*/*2K2*",
        &[
            Fault::RankLength { rank: 6, found: 8, expected: 7 },
            Fault::NotAPiece { letter: 'c', part: hostage_chess::game::fault::FenPart::Board },
        ],
    );
    has(
        t41,
        "*1Pk2*/*5*/7/7/7/*5*/*5* x KQ e9 -1 0 7",
        &[
            Fault::Turn("x".into()),
            Fault::EnPassant("e9".into()),
            Fault::Counter("-1".into()),
            Fault::Counter("0".into()),
            Fault::Trailing("7".into()),
            Fault::NoKing(Side::White),
            Fault::PawnOnEdge("c7".into()),
            Fault::NoCastling("KQ".into()),
        ],
    );
    has(t41, "*1kk2*/*5*/7/7/7/*5*/*2K2*", &[Fault::Kings(Side::Black, 2)]);
    has(t41, "*2k2*/*5*/7/7/7/*5*/*1R1K*", &[Fault::RankLength { rank: 1, found: 6, expected: 7 }]);
    has(t41, "*2k2*/*5*/7/7/7/*2R2*/*3K1*", &[Fault::KingEnPrise(Side::Black)]);
    has(t41, "*2k2*/*5*/7/7/7/*5*/*2K2*[Q]", &[Flaw::NothingToPlace.into()]);
    has(t41, "*2k2*/*5*/7/7/7/*5*/*2K2*[Q", &[Fault::Bracket]);
    has(t41, "*3k1*/*5*/7/2Pp3/7/*5*/*1K3* w - c5", &[Fault::EnPassant("c5".into())]);
    has(t41, "*3k1*/*5*/7/\u{e9}6/7/*5*/*1K3*", &[Fault::Character('\u{e9}')]);
    has("takeover-64", "4k3/8/8/8/8/8/8/4K2R w KQ", &[Fault::CastlingHome('Q')]);
    has("takeover-64", "4k3/8/8/8/8/8/8/4K2R w KK", &[Fault::Castling { text: "KK".into(), letters: "KQkq" }]);
    has("takeover-64", &"8/".repeat(300), &[Fault::TooLong { bytes: 600 }]);
    has("takeover-64-free", "r3k3/8/8/8/8/8/8/4K3 w q", &[Fault::NoCastling("q".into())]);
    let free = "takeover-41-free";
    has(
        free,
        "*2k2*/*5*/7/7/7/*5*/*2K2*[QQq]",
        &[
            Flaw::Uneven { white: 2, black: 1 }.into(),
            Fault::TooMany { side: Side::White, kind: Kind::Queen, found: 2, most: 1 },
        ],
    );
    has(free, "*5*/*5*/7/2R4/7/*5*/*5*[KQkq]", &[Flaw::OutOfOwnRanks("c4".into()).into()]);
    assert!(<Position as Game>::from_fen(t41, "*2k2*/*5*/7/7/7/*5*/*2K2*[] w").is_ok());
}

#[test]
fn reasons_name_the_obstacle() {
    let said = |variant: &str, fen: &str, uci: &str| -> String {
        let position = read(variant, fen);
        let why: Illegal = position.read_uci(uci).unwrap_err();
        words::illegal(&why, position.layout())
    };
    let rook = "*3k1*/*5*/7/7/1R1b2n/*5*/*3K1*";
    assert_eq!(said("takeover-41", rook, "b3g3"), "A jump ends on an empty square, and there is a black knight on g3.");
    assert_eq!(
        said("takeover-41-adjacent", rook, "b3f3"),
        "By these rules a jump over d3 ends on the very next square."
    );
    let king = "*3k1*/*5*/7/5b1/7/*2p2*/*2K2*";
    assert_eq!(said("takeover-41", king, "d1d3"), "The pawn on d2 cannot be taken over: the bishop on f4 guards it.");
    assert_eq!(
        said("takeover-41", "*3k1*/*5*/7/7/7/*5*/*M2K1*", "b1a3"),
        "The first step of this mirror-knight’s leap is off the board."
    );
    assert_eq!(
        said("takeover-64", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1"),
        "You cannot castle: your king or that rook has moved."
    );
    let position = read("takeover-64", "4k3/8/8/8/8/8/8/R3Kn1R w KQ - 0 1");
    assert_eq!(position.read_notation("O-O").unwrap_err().reason, {
        let at = position.layout().cell("f1").unwrap();
        Reason::Castling(hostage_chess::game::illegal::CastlingBar::Path(at))
    });
    // The king may jump over the knight instead.
    assert_eq!(position.notation(position.read_uci("e1g1").unwrap(), Style::default()), "Ke1-g1=Wf1");
    assert_eq!(position.notation(position.read_uci("e1c1").unwrap(), Style::default()), "O-O-O");
}

#[test]
fn no_text_causes_a_panic() {
    let mut random = Random(77);
    let letters: Vec<char> = "abcdefgh12345678KQRBNMPkqrbnmpxX=W@*-()O0+# []/wé.?".chars().collect();
    let positions = ["takeover-41", "takeover-64", "takeover-41-free"].map(start);
    for _ in 0..20_000 {
        let text: String = (0..random.below(12)).map(|_| letters[random.below(letters.len())]).collect();
        for position in &positions {
            let _ = position.read_notation(&text).map_err(|why| words::illegal(&why, position.layout()));
            let _ = position.read_uci(&text);
            let _ = <Position as Game>::from_fen(position.variant(), &text);
        }
    }
}
