//! Moves as text: the parser reads the program's own texts, and the spellings that players use.

use std::collections::HashSet;

use crate::support::games::random_games;
use hostage_chess::game::hostage::Bar;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::illegal::CastlingBar;
use hostage_chess::game::{Game, Kind, Piece, Reason, Side, Style};

const STYLES: [Style; 2] = [Style::Leslie, Style::Pierce];

fn position(fen: &str) -> Position {
    <Position as Game>::from_fen("hostage", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

/// Checks that every text of a table means the move beside it, given in UCI.
fn reads(fen: &str, table: &[(&str, &[&str])]) {
    let position = position(fen);
    for (uci, texts) in table {
        for text in texts.iter().chain([uci]) {
            match position.read_notation(text) {
                Ok(m) => assert_eq!(&position.uci(m), uci, "{text}"),
                Err(why) => panic!("{text}: {why:?}"),
            }
        }
    }
}

fn refused(fen: &str, text: &str) -> Reason {
    position(fen).read_notation(text).unwrap_err().reason
}

#[test]
fn notation_round_trips_and_is_unique() {
    for variant in ["hostage", "hostage-pierce"] {
        let mut count = 0;
        random_games(variant, 1, 60, 120, |position: &Position, moves| {
            for style in STYLES {
                let mut seen = HashSet::new();
                for &m in moves {
                    let text = position.notation(m, style);
                    assert_eq!(position.read_notation(&text), Ok(m), "{position:?} {text}");
                    assert!(seen.insert(text.clone()), "{position:?}: {text} is not unique");
                    count += 1;
                }
            }
            for &m in moves {
                let uci = position.uci(m);
                assert_eq!(position.read_uci(&uci), Ok(m), "{position:?} {uci}");
                assert_eq!(position.read_notation(&uci), Ok(m), "{position:?} {uci}");
            }
        });
        assert!(count > 100_000, "{count}");
    }
}

#[test]
fn each_style_has_its_notation() {
    let fen = "4k3/2P5/8/8/8/8/PP6/R3K1N1[Nn#QPrbp] w Q - 0 1";
    for (uci, leslie, pierce) in [
        ("N@d7", "N*d7", "N@d7"),
        ("P#B@f7", "(B)*f7+", "(B-P)@f7+"),
        ("P#P@g3", "(P)*g3", "(P-P)@g3"),
        ("P#R@g3", "(R)*g3", "(R-P)@g3"),
        ("c7c8q", "c8=Q+", "c8=Q+"),
        ("e1c1", "O-O-O", "O-O-O"),
        ("g1f3", "Nf3", "Nf3"),
        ("b2b4", "b4", "b4"),
    ] {
        let position = position(fen);
        let m = position.read_uci(uci).unwrap();
        assert_eq!(position.notation(m, Style::Leslie), leslie);
        assert_eq!(position.notation(m, Style::Pierce), pierce);
    }
}

#[test]
fn pieces_of_one_kind_are_disambiguated_as_in_chess() {
    let fen = "4k3/8/8/3R4/8/N7/8/R3K2N[#] w - - 0 1";
    let written = |fen: &str, uci: &str| {
        let position = position(fen);
        position.notation(position.read_uci(uci).unwrap(), Style::Leslie)
    };
    assert_eq!(written(fen, "d5d1"), "Rdd1");
    assert_eq!(written(fen, "a1d1"), "Rad1");
    assert_eq!(written(fen, "a3c4"), "Nc4");
    assert_eq!(written("4k3/8/8/R7/8/8/8/R3K3[#] w - - 0 1", "a5a3"), "R5a3");
    // Knights share a file with one knight and a rank with another: only the whole square distinguishes them. A
    // promotion cannot make a third queen here.
    assert_eq!(written("4k3/8/8/8/8/1N3N2/8/4K3[#] w - - 0 1", "b3d4"), "Nbd4");
    // A pinned piece of the same kind does not count.
    assert_eq!(written("4k3/4r3/8/8/8/4N3/8/N3K3[#] w - - 0 1", "a1c2"), "Nc2");
}

#[test]
fn mate_and_check_are_marked_but_not_pseudo_check() {
    let fool = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR[#] b KQkq - 0 2";
    let mate = position(fool);
    assert_eq!(mate.notation(mate.read_uci("d8h4").unwrap(), Style::Leslie), "Qh4#");
    let pseudo = position("4k3/8/8/8/8/3p4/8/4K3[#] b - - 0 1");
    assert_eq!(pseudo.notation(pseudo.read_uci("d3d2").unwrap(), Style::Leslie), "d2");
    let genuine = position("4k3/8/8/8/8/3p4/8/4K3[#n] b - - 0 1");
    assert_eq!(genuine.notation(genuine.read_uci("d3d2").unwrap(), Style::Leslie), "d2+");
}

#[test]
fn lenient_spellings() {
    reads(
        "r3k2r/pPp2ppp/1b6/3pP3/8/2N5/PPP2PP1/R3K3[N#QRPqbp] w Qkq d6 0 9",
        &[
            ("N@d7", &["N*d7", "N@d7", "n*d7", "N * d7", "N*d7+", "N@d7!?", "N*d7++", "N*d7 mate", "N@d7 ch"]),
            (
                "P#P@g3",
                &["(P)*g3", "(P)P*g3", "(P-P)@g3", "(P-P)P@g3", "P-P)@g3", "(P-P@g3", "(P*g3", "P)*g3", "(p)*g3"],
            ),
            ("P#Q@g3", &["(Q)*g3", "(Q-P)@g3", "(Q)P@g3", "(Q–P)P@g3"]),
            ("R#Q@d2", &["(Q)R*d2", "(Q-R)R@d2", "(Q-R)@d2", "Q-R)R@d2", "(Q)R@d2", "(QR@d2", "( Q - R ) R @ d2"]),
            ("e1c1", &["O-O-O", "0-0-0", "O O O", "o-o-o", "OOO", "O–O–O", "Ke1c1", "Ke1-c1"]),
            ("e5d6", &["exd6", "exd6 e.p.", "exd6ep", "exd6 (e.p.)", "ed6", "exd", "e:d6", "e5xd6", "e5-d6"]),
            ("b7a8q", &["bxa8=Q", "bxa8Q", "bxa8(Q)", "b7xa8=Q+", "bxR=Q", "bxa8/Q", "bxa8=q", "ba8Q", "Pb7xa8=Q"]),
            ("b7b8r", &["b8=R", "b8R", "b8(R)", "b8=r", "b8=(R)+", "b8=R#"]),
            ("a2a3", &["a3", "Pa3", "P a3", "a2-a3", "a3.", "a3?!"]),
            (
                "c3e4",
                &["Ne4", "Nce4", "N(c)e4", "N(c3)e4", "Nc3-e4", "N3e4", "N(3)e4", "ne4", "N c e4", "N(ce4", "Nc)e4"],
            ),
            ("b2b3", &["b3"]),
            ("c3d5", &["Nxd5", "N:d5", "Nd5", "NxP", "N×d5"]),
        ],
    );
}

#[test]
fn the_b_file_is_not_a_bishop() {
    let both = "4k3/8/8/8/8/2p5/1P1B4/4K3[#] w - - 0 1";
    reads(both, &[("b2c3", &["bxc3", "bc3", "b2xc3"]), ("d2c3", &["Bxc3", "Bc3", "BxP"])]);
    // Pawn and bishop do not have each other's moves.
    assert!(matches!(refused(both, "bc1"), Reason::NotHowItMoves(Kind::Pawn)));
    assert!(matches!(refused(both, "Bb3"), Reason::NotHowItMoves(Kind::Bishop)));
    assert!(matches!(refused("4k3/8/8/8/8/8/8/4K3[B#] w - - 0 1", "b*c3"), Reason::Unreadable(_)));
}

#[test]
fn the_only_possible_promotion_needs_no_letter() {
    reads("4k3/1P6/8/8/8/8/8/4K3[#NP] w - - 0 1", &[("b7b8n", &["b8", "b8=N", "b7b8"])]);
    assert_eq!(refused("4k3/1P6/8/8/8/8/8/4K3[#NR] w - - 0 1", "b8"), Reason::PromotionNotChosen);
    assert_eq!(refused("4k3/1P6/8/8/8/8/8/4K3[#NR] w - - 0 1", "b8=Q"), Reason::CannotBecome(Kind::Queen));
    assert_eq!(refused("4k3/1P6/8/8/8/8/8/4K3[#NR] w - - 0 1", "b8=K"), Reason::CannotBecome(Kind::King));
    assert_eq!(refused("4k3/1P6/8/8/8/8/8/4K3[#P] w - - 0 1", "b8=Q"), Bar::FrozenPawn.into());
    assert_eq!(refused("4k3/1P6/8/8/8/8/8/4K3[#P] w - - 0 1", "b8"), Bar::FrozenPawn.into());
    assert_eq!(refused("4k3/8/1P6/8/8/8/8/4K3[#Q] w - - 0 1", "b7=Q"), Reason::NoPromotionHere);
}

#[test]
fn refused_text_has_a_reason() {
    let rook = |side| Piece { side, kind: Kind::Rook };
    let h = |fen, text| refused(fen, text);
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";
    for text in
        ["", "x", "e9", "i4", "Zf3", "N**c7", "N*c9", "(N*B)c7", "(()R*g3", "(B-N)B*c7", "K*c7", "(K)N*c7", "\0"]
    {
        assert_eq!(h(start, text), Reason::Unreadable(text.to_owned()));
    }
    assert_eq!(h(start, "e5"), Reason::NotHowItMoves(Kind::Pawn));
    assert_eq!(h(start, "Nd5"), Reason::NoSuchMove("Nd5".into()));
    assert_eq!(h(start, "Nxf3"), Reason::NoSuchMove("Nxf3".into()));
    assert_eq!(h(start, "KxR"), Reason::NoSuchMove("KxR".into()));
    assert_eq!(h(start, "e4e5"), Reason::NobodyThere);
    assert_eq!(h(start, "e7e5"), Reason::NotYourPiece(Piece { side: Side::Black, kind: Kind::Pawn }));
    assert_eq!(
        h(start, "Qd3"),
        Reason::Blocked { kind: Kind::Queen, by: Piece { side: Side::White, kind: Kind::Pawn }, at: cell("d2") }
    );
    assert_eq!(h(start, "O-O"), Reason::Castling(CastlingBar::Path(cell("g1"))));
    assert_eq!(h(start, "N*c3"), Bar::NotOnAirfield(Kind::Knight).into());
    assert_eq!(h(start, "(N)B*c3"), Bar::NotJailed(Kind::Bishop).into());
    let two = "4k3/8/8/8/8/8/8/RN2KN2[#] w - - 0 1";
    assert_eq!(h(two, "Nd2"), Reason::Ambiguous("Nd2".into(), vec!["Nbd2".into(), "Nfd2".into()]));
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3[#] w - - 0 1";
    assert_eq!(h(pinned, "Nc3"), Reason::Pinned { kind: Kind::Knight, by: rook(Side::Black), at: cell("e8") });
    let checked = "4r1k1/8/8/8/8/8/P7/RN2K1N1[#] w Q - 0 1";
    assert_eq!(h(checked, "Nc3"), Reason::StillInCheck { by: rook(Side::Black), at: cell("e8") });
    assert_eq!(h(checked, "Ke2"), Reason::IntoCheck { by: rook(Side::Black), at: cell("e8") });
    assert_eq!(h(checked, "O-O-O"), Reason::Castling(CastlingBar::Path(cell("b1"))));
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR[#] w KQkq - 1 3";
    assert_eq!(h(mated, "a3"), Reason::GameOver);
    assert_eq!(h(mated, "\u{7}a3"), Reason::Unreadable("\u{7}a3".into()));
}

fn cell(name: &str) -> hostage_chess::game::Cell {
    hostage_chess::game::Layout::square_8x8().cell(name).unwrap()
}

#[test]
fn overlong_text_is_refused_at_once() {
    let start = <Position as Game>::start("hostage").unwrap();
    for text in ["(".repeat(1 << 20), "N".repeat(1 << 20), "\0".repeat(1 << 20), "+".repeat(1 << 20), "é".repeat(30)] {
        assert_eq!(start.read_notation(&text).unwrap_err().reason, Reason::Unreadable(text));
    }
}
