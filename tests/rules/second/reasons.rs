//! Truth of the reasons that the program gives for refusing moves.

use hostage_chess::game::{Cell, Game, Kind, Piece, Reason, Side, hostage, takeover};

use super::Held;
use crate::laws::sample::sample;
use crate::support::plain::Second;
use crate::support::random::Random;
use crate::support::tally;

/// Illegal texts of the right shape are refused. The second implementation confirms the reason, or cannot decide it.
pub fn reasons_against_moves_are_true<G: Held>(variant: &str) {
    let mut random = Random(45);
    let [mut legal, mut proven, mut untold] = [0; 3];
    sample(variant, 45, 6, |position: &G, moves| {
        let fen = position.fen();
        let plain = G::Plain::of(variant, &fen);
        if position.is_more_than_its_fen() || position.outcome().is_some() || !plain.is_sure() {
            return;
        }
        let texts: Vec<String> = moves.iter().map(|&m| position.uci(m)).collect();
        for _ in 0..8 {
            let shape = G::SHAPES[random.below(G::SHAPES.len())];
            let Some(text) = filled(position, shape, &mut random) else { continue };
            match position.read_uci(&text) {
                Ok(m) => {
                    assert!(moves.contains(&m), "{variant} {fen} {text}");
                    legal += 1;
                }
                Err(why) => {
                    assert!(!texts.contains(&text), "{variant} {fen} {text}: {why:?}");
                    match judged::<G>(position, &plain, &text, &why.reason) {
                        Some(true) => proven += 1,
                        Some(false) => panic!("{variant} {fen} {text}: {why:?} is not true"),
                        None => untold += 1,
                    }
                }
            }
        }
    });
    assert!(proven > 20, "{variant}: {proven} of {untold}");
    tally::note(", legal texts", variant, legal);
    tally::note(", true reasons", variant, proven);
    tally::note(", reasons it cannot tell", variant, untold);
}

/// Rare cases, found among a million positions: castling into check, and a jump over a defended piece that leaves the
/// king in check.
#[test]
fn reasons_hold_where_two_rules_forbid_a_move() {
    fn is_true<G: Held>(variant: &str, fen: &str, text: &str) {
        let position = G::from_fen(variant, fen).unwrap();
        let why = position.read_uci(text).unwrap_err();
        assert_eq!(judged::<G>(&position, &G::Plain::of(variant, fen), text, &why.reason), Some(true), "{why:?}");
    }
    is_true::<hostage::Position>(
        "hostage",
        "B3k2r/p7/4p1R1/p6p/8/2K4N/P3P2P/7R[QPPPn#BNPPqrbbnpppp] b k - 0 36",
        "e8g8",
    );
    is_true::<takeover::Position>(
        "takeover-41-adjacent-undefended",
        "*rb2b*/*pk2p*/4p2/2Q2B1/Q6/*4P*/*R1K1B* b - - 0 11",
        "e5g3",
    );
}

/// Returns a random text of a shape, or `None` if a required piece is missing.
fn filled<G: Game>(position: &G, shape: &str, random: &mut Random) -> Option<String> {
    let layout = position.layout();
    let cells: Vec<Cell> = layout.cells().collect();
    let us = position.side_to_move();
    let own = |piece: Piece| piece.side == us;
    let of = |wanted: &dyn Fn(Piece) -> bool| -> Vec<Cell> {
        cells.iter().copied().filter(|&cell| position.piece_at(cell).is_some_and(wanted)).collect()
    };
    let mut last = cells[0];
    let mut text = String::new();
    for part in shape.chars() {
        let among = match part {
            's' => cells.clone(),
            'o' => of(&own),
            'c' => of(&|piece| own(piece) && piece.kind.letter() == 'C'),
            'n' => {
                let centre = layout.place(last);
                let near = |cell: &Cell| {
                    let place = layout.place(*cell);
                    place.column.abs_diff(centre.column) < 3 && place.row.abs_diff(centre.row) < 3
                };
                cells.iter().copied().filter(near).collect()
            }
            'm' | 'p' => {
                let letter = "QRBNPK".chars().nth(random.below(6)).unwrap();
                text.push(if part == 'm' { letter } else { letter.to_ascii_lowercase() });
                continue;
            }
            other => {
                text.push(other);
                continue;
            }
        };
        last = *among.get(random.below(among.len().max(1)))?;
        text.push_str(&layout.name(last));
    }
    Some(text)
}

/// Returns true if a reason is true, or `None` if this cannot be decided.
fn judged<G: Held>(position: &G, plain: &G::Plain, text: &str, reason: &Reason) -> Option<bool> {
    if let Some(verdict) = plain.own_reason(text, reason) {
        return Some(verdict);
    }
    let us = if plain.is_white() { Side::White } else { Side::Black };
    let own = |kind: Kind| Piece { side: us, kind }.letter();
    let named = |cell: &Cell| position.layout().name(*cell);
    let walks = plain.walks(text);
    type Walk<P> = (String, String, P);
    let any = |holds: &dyn Fn(&Walk<G::Plain>) -> bool| (!walks.is_empty()).then(|| walks.iter().any(holds));
    let attacks = |(from, to, board): &Walk<G::Plain>, by: &Piece, at: &Cell| {
        let after = board.attacked_after(from, to, text);
        board.piece(&named(at)) == by.letter() && after.is_some_and(|list| list.contains(&named(at)))
    };
    match reason {
        Reason::GameOver => Some(plain.ways().is_empty()),
        Reason::NobodyThere => any(&|(from, _, board)| board.piece(from) == '.'),
        Reason::NotYourPiece(piece) => any(&|(from, _, board)| board.piece(from) == piece.letter() && piece.side != us),
        // `kind` is the piece that would move, not the piece on the target.
        Reason::OwnPieceThere(kind) => any(&|(from, to, board)| {
            let there = board.piece(to);
            let ours = there.is_ascii_alphabetic() && there.is_ascii_uppercase() == plain.is_white();
            board.piece(from) == own(*kind) && ours
        }),
        Reason::NotHowItMoves(kind) => {
            any(&|(from, to, board)| board.piece(from) == own(*kind) && !could_walk(own(*kind), from, to))
        }
        Reason::Blocked { kind, by, at } => any(&|(from, to, board)| {
            let there = board.piece(from) == own(*kind) && board.piece(&named(at)) == by.letter();
            there && (is_between(from, to, &named(at)) || *kind == Kind::Pawn && *to == named(at))
        }),
        Reason::Pinned { kind, by, at } => any(&|walk| {
            let (from, _, board) = walk;
            board.piece(from) == own(*kind) && attacks(walk, by, at) && !board.attacked_now().contains(&named(at))
        }),
        Reason::StillInCheck { by, at } => any(&|walk| attacks(walk, by, at) && !walk.2.attacked_now().is_empty()),
        Reason::IntoCheck { by, at } => any(&|walk| walk.2.piece(&walk.0) == own(Kind::King) && attacks(walk, by, at)),
        // Only touches can cause these reasons.
        Reason::CannotMove(_) | Reason::NobodyLands | Reason::NobodyGoesThere | Reason::NotAMove => Some(false),
        _ => None,
    }
}

fn place(name: &str) -> (i32, i32) {
    (i32::from(name.as_bytes()[0]), name[1..].parse().unwrap_or(0))
}

/// Returns true if this piece can move there on an empty board in every game that has it.
fn could_walk(letter: char, from: &str, to: &str) -> bool {
    let [from, to] = [from, to].map(place);
    let (x, y) = ((to.0 - from.0).abs(), to.1 - from.1);
    let (far, near) = (x.max(y.abs()), x.min(y.abs()));
    match letter.to_ascii_uppercase() {
        'P' => x < 2 && y == if letter == 'P' { 1 } else { -1 },
        'N' | 'M' => (far, near) == (2, 1),
        'B' => far == near && far > 0,
        'R' => near == 0 && far > 0,
        'Q' => (far == near || near == 0) && far > 0,
        _ => far == 1,
    }
}

fn is_between(from: &str, to: &str, at: &str) -> bool {
    let [from, to, at] = [from, to, at].map(place);
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let steps = x.abs().max(y.abs());
    let straight = x == 0 || y == 0 || x.abs() == y.abs();
    straight && (1..steps).any(|i| (from.0 + i * x.signum(), from.1 + i * y.signum()) == at)
}
