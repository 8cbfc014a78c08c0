//! Takeover Chess: the table of cases, laws specific to this game, and a second, plain implementation.

mod laws;
mod reasons;
mod second;

use hostage_chess::game::Shown;
use hostage_chess::game::messenger::COURIER;
use hostage_chess::game::takeover::MIRROR_KNIGHT;
use std::collections::{BTreeSet, HashSet};

use crate::support::games;
use crate::support::plain::takeover::Plain;
use crate::support::random::Random;
use hostage_chess::game::takeover::{Bar, Flaw, Move, Position, Square, VARIANTS};
use hostage_chess::game::{
    Area, Ending, Event, Fault, Game, Illegal, Kind, Mark, Piece, Position as _, Reason, Side, Style,
};
use hostage_chess::words;

fn read(variant: &str, fen: &str) -> Position {
    <Position as Game>::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{variant} {fen}: {faults:?}"))
}

fn start(variant: &str) -> Position {
    <Position as Game>::start(variant).unwrap()
}

fn sample(seed: u64, games: u64, every: usize, show: impl FnMut(&Position, &[Move])) {
    games::sample(&VARIANTS, seed, games, every, show);
}

#[test]
fn cases() {
    let text = include_str!("../data/takeover-cases.txt");
    let mut position = None;
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some((variant, fen)) = line.split_once(" | ") {
            position = Some(read(variant, fen));
            continue;
        }
        check_line(position.as_ref().unwrap(), line.trim());
        checked += 1;
    }
    assert!(checked > 35);
}

fn check_line(position: &Position, line: &str) {
    let told = format!("{position:?}: {line}");
    let after = |uci: &str| {
        let m = position.read_uci(uci).unwrap_or_else(|why| panic!("{told}: {why:?}"));
        (m, position.play(m).unwrap())
    };
    if let Some((uci, text)) = line.split_once(" -> ") {
        let (m, _) = after(uci);
        assert_eq!(position.notation(m, Style::default()), text, "{told}");
        assert_eq!(position.read_notation(text), Ok(m), "{told}");
        return;
    }
    if let Some((uci, board)) = line.split_once(" => ") {
        assert_eq!(after(uci).1.fen().split(' ').next(), Some(board), "{told}");
        return;
    }
    let (word, rest) = line.split_once(' ').unwrap();
    let words = || rest.split_whitespace();
    match word {
        "perft" => {
            for (depth, count) in (1..).zip(words()) {
                assert_eq!(position.perft(depth).to_string(), count, "{told} depth {depth}");
            }
        }
        "count" => assert_eq!(position.legal_moves().len().to_string(), rest, "{told}"),
        "check" => assert_eq!(position.in_check(), rest == "yes", "{told}"),
        "legal" => words().for_each(|uci| _ = after(uci)),
        "illegal" => words().for_each(|uci| {
            let why = position.read_uci(uci).expect_err(&told);
            assert!(!words::illegal(&why, position.layout()).is_empty());
        }),
        "from" => {
            let (from, targets) = rest.split_once(": ").unwrap();
            let ends = |m: &Move| Some(m.to_string().strip_prefix(from)?[..2].to_owned());
            let found: BTreeSet<String> = position.legal_moves().iter().filter_map(ends).collect();
            assert_eq!(found, targets.split(' ').map(str::to_owned).collect(), "{told}");
        }
        _ => panic!("{told}"),
    }
}

#[test]
fn the_free_set_up_places_one_piece_per_move() {
    let mut position = start("takeover-41-free");
    assert_eq!(position.fen(), "*5*/*5*/7/7/7/*5*/*5*[QRBBNMPPPPPKqrbbnmpppppk] w - - 0 1");
    let kinds = |position: &Position, owner: Side| {
        let trays = position.trays();
        let pocket = trays.into_iter().find(|pocket| pocket.owner == owner && pocket.area == Area::Reserve);
        pocket.map(|pocket| {
            pocket.pieces.iter().map(|pieces| (pieces.piece.kind.letter(), pieces.count)).collect::<Vec<_>>()
        })
    };
    let all = [('Q', 1), ('R', 1), ('B', 2), ('N', 1), ('M', 1), ('P', 5), ('K', 1)];
    assert_eq!(kinds(&position, Side::White), Some(all.to_vec()));
    let why = |position: &Position, uci: &str| position.read_uci(uci).unwrap_err().reason;
    assert_eq!(why(&position, "Q@a4"), Bar::NotOwnRanks(3).into());
    assert_eq!(why(&position, "P@b1"), Bar::PawnOnBackRank.into());
    assert_eq!(why(&position, "b2b3"), Bar::SetUpFirst.into());
    assert_eq!(why(&position, "Q@a1"), Bar::NoSquare.into());
    let order = ["Q@e1", "R@b1", "B@c1", "B@f1", "N@e2", "M@c2", "P@b2", "P@d2", "P@f2", "P@c3", "P@e3", "K@d1"];
    for text in order {
        for rank in [false, true] {
            let text: String = match text.split_at(3) {
                (pieces, digit) if rank => format!("{pieces}{}", 8 - digit.parse::<u8>().unwrap()),
                _ => text.to_owned(),
            };
            let m = position.read_notation(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!(position.notation(m, Style::default()), text);
            position = position.play(m).unwrap();
        }
    }
    assert_eq!(position.fen(), "*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 13");
    assert!(position.trays().is_empty());
    assert_eq!(position.perft(2), 201);
    assert_eq!(why(&position, "Q@a3"), Bar::NotToPlace(Kind::Queen).into());
}

#[test]
fn black_may_not_complete_a_set_up_with_a_king_en_prise() {
    let last = read("takeover-41-free", "*5*/*3r1*/7/7/7/*3R1*/*2K2*[k] b - - 0 12");
    let uci: Vec<String> = last.legal_moves().iter().map(ToString::to_string).collect();
    assert!(!uci.contains(&"K@e5".to_owned()) && uci.contains(&"K@e7".to_owned()), "{uci:?}");
    let by = Piece { side: Side::White, kind: Kind::Rook };
    let at = last.layout().cell("e2").unwrap();
    let bar = Bar::KingExposed { king: Side::Black, by, at };
    assert_eq!(last.read_uci("K@e5").unwrap_err().reason, bar.into());
}

#[test]
fn endings() {
    let ending = |variant: &str, fen: &str| read(variant, fen).outcome().map(|end| (end.winner, end.ending));
    let mate = ending("takeover-64", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(mate, Some((Some(Side::White), Ending::Checkmate)));
    // The king may escape mate by a jump if the adjacent piece is not defended.
    assert_eq!(ending("takeover-64", "6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1"), mate);
    assert_eq!(ending("takeover-64", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some((None, Ending::Stalemate)));
    assert_eq!(ending("takeover-64", "7k/8/6K1/8/8/8/8/R7 b - - 100 80"), Some((None, Ending::FiftyMoves)));
    let position = read("takeover-41", "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 99 80");
    let after = |uci: &str| position.play(position.read_uci(uci).unwrap()).unwrap();
    assert_eq!(after("d1d2").outcome().map(|end| end.ending), Some(Ending::FiftyMoves));
    assert_eq!(after("d4f6").outcome(), None);
    let marks = read("takeover-41", "*k4*/*5*/3r3/7/5B1/*5*/*2K2*").marks();
    assert_eq!(marks, [(position.layout().cell("d1").unwrap(), Mark::Check)]);
}
