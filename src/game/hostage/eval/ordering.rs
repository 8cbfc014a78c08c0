//! Order of quiet moves: those that searches found best in similar positions are tried first.
//!
//! The score of a move is the sum of the weights of its features. There are half a dozen features, such as the place of
//! the square relative to each king, its attackers, and the pieces attacked from it. The weights were learnt from games
//! of the engine against itself (`tools/neural`). They were fitted so that the best move of a position scores above its
//! other quiet moves.
//!
//! CITE: Rémi Coulom, Computing Elo Ratings of Move Patterns in the Game of Go, 2007 (features whose strengths add up).

mod features;

pub use features::{COUNT, features};

use std::sync::LazyLock;

use super::super::{Bits, Position, Square, attacks};
use crate::game::{Kind, Side};

use features::{KINDS, SORTS, STRIKES};

/// Weights as signed bytes. A difference of sixteen means that a move is found best e times as often.
pub const WEIGHTS: &[u8; COUNT] = include_bytes!("ordering.bin");

/// Half-centipawns per unit of weight. Scores are in centipawns like other move scores: 56 for a move found best e
/// times as often.
const HALVES: i32 = 7;

fn weight(feature: usize) -> i8 {
    WEIGHTS[feature] as i8
}

/// Weights by square. There is one row for each type of move and each place of the king.
type Row = [i8; 64];

struct Tables {
    their_king: Vec<[Row; 64]>,
    own_king: Vec<[Row; 64]>,
    from: Vec<[Row; 64]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let rows = |value: &dyn Fn(usize, usize) -> i8| {
        let mut rows = [[0; 64]; 64];
        for (king, row) in rows.iter_mut().enumerate() {
            for (square, entry) in row.iter_mut().enumerate() {
                *entry = value(king, square);
            }
        }
        rows
    };
    let sum = |[one, other]: [usize; 2]| weight(one).saturating_add(weight(other));
    Tables {
        their_king: (0..SORTS).map(|sort| rows(&|king, to| weight(features::to_their_king(sort, king, to)))).collect(),
        own_king: (0..SORTS).map(|sort| rows(&|king, to| sum(features::to_own_king(sort, king, to)))).collect(),
        from: (0..KINDS).map(|kind| rows(&|king, from| sum(features::from(kind, king, from)))).collect(),
    }
});

/// Facts shared by the moves of a position.
pub struct Ordering {
    us: Side,
    their_king: usize,
    own_king: usize,
    /// Bits of each square's danger.
    dangers: [u64; 3],
    /// For each kind, the squares from which it attacks a piece worth capturing, and those from which it attacks
    /// several.
    strikes: [[u64; 2]; KINDS],
    tables: &'static Tables,
}

impl Ordering {
    /// Collects the facts about a position.
    pub fn new(position: &Position) -> Ordering {
        let us = position.turn;
        let [own, their] = features::sides(position);
        let free = !their.all;
        let dangers = [own.all.0, (their.pieces & !their.pawns | free).0, (!their.pieces).0];
        let seen = |side| features::seen_by(us, position.king(side).index());
        let strikes = strikes(position, free);
        Ordering { us, their_king: seen(!us), own_king: seen(us), dangers, strikes, tables: &TABLES }
    }

    /// Returns the scores of moves of a piece of this kind from a square.
    pub fn walk(&self, kind: Kind, from: Square) -> LandingTargets<'_> {
        let danger = bits(self.dangers, from);
        let seen = features::seen_by(self.us, from.index());
        let row = &self.tables.from[kind.index()][self.their_king];
        self.landing(0, kind, i32::from(row[seen]) + i32::from(weight(features::from_danger(kind.index(), danger))))
    }

    /// Returns the scores of drops of a kind.
    pub fn drop(&self, kind: Kind) -> LandingTargets<'_> {
        self.landing(1, kind, 0)
    }

    /// Returns the scores of exchanges that rescue a kind.
    pub fn exchange(&self, rescued: Kind, paid: Kind) -> LandingTargets<'_> {
        self.landing(2, rescued, weight(features::payment(rescued, paid)).into())
    }

    fn landing(&self, way: usize, kind: Kind, all: i32) -> LandingTargets<'_> {
        let sort = way * KINDS + kind.index();
        LandingTargets {
            sort,
            us: self.us,
            their_king: &self.tables.their_king[sort][self.their_king],
            own_king: &self.tables.own_king[sort][self.own_king],
            dangers: self.dangers,
            strikes: self.strikes[kind.index()],
            all,
        }
    }
}

/// Returns, for each kind, the squares from which it would attack one enemy piece worth capturing, and those from which
/// it would attack several. `free` contains the squares that the enemy does not guard.
fn strikes(position: &Position, free: Bits) -> [[u64; 2]; KINDS] {
    let (us, occupied) = (position.turn, position.occupied());
    let mut strikes = [[0; 2]; KINDS];
    for struck in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        let pieces = position.of(!us, struck);
        for at in if struck == Kind::Pawn { pieces & free } else { pieces } {
            for striker in Kind::ALL {
                if features::is_worth_it(striker, struck, !free.has(at)) {
                    // Computed backwards from the attacked piece, as a pawn of the opposite side attacks in the
                    // opposite direction.
                    let from = attacks::of(striker, !us, at, occupied).0;
                    let [one, several] = &mut strikes[striker.index()];
                    *several |= *one & from;
                    *one |= from;
                }
            }
        }
    }
    strikes
}

fn bits<const N: usize>(planes: [u64; N], square: Square) -> usize {
    let bit = |plane: u64| (plane >> square.index() & 1) as usize;
    planes.iter().rev().fold(0, |number, &plane| 2 * number + bit(plane))
}

/// Moves that differ only in their target.
pub struct LandingTargets<'a> {
    sort: usize,
    us: Side,
    their_king: &'a Row,
    own_king: &'a Row,
    dangers: [u64; 3],
    strikes: [u64; 2],
    /// Score that all these moves share.
    all: i32,
}

impl LandingTargets<'_> {
    /// Returns the score of the move to a square, in centipawns. The search tries higher scores first.
    #[inline]
    pub fn score(&self, to: Square, check: bool) -> i32 {
        let seen = features::seen_by(self.us, to.index());
        let [one, several] = self.strikes.map(|plane| (plane >> to.index() & 1) as usize);
        let strike = features::strike(self.sort, (one + several).min(STRIKES - 1));
        let danger = features::to_danger(self.sort, check, bits(self.dangers, to));
        let weights = [self.their_king[seen], self.own_king[seen], weight(strike), weight(danger)];
        (self.all + weights.into_iter().map(i32::from).sum::<i32>()) * HALVES / 2
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Move, Rules};
    use super::*;
    use crate::game::Position as _;

    /// Checks that the fast computation agrees with the plain one.
    #[test]
    fn scores_are_the_sums_of_the_weights() {
        let text = include_str!("../../../../tests/data/perft-hostage-random.epd");
        let mut seen = 0;
        for line in text.lines() {
            let position = Position::from_fen(Rules::Leslie, line.split(" ;").next().unwrap()).unwrap();
            let ordering = Ordering::new(&position);
            for m in position.legal_moves() {
                let hint = position.hint(m);
                if hint.forcing {
                    continue;
                }
                let landing = match m {
                    Move::Walk { from, .. } => ordering.walk(position.kind_on(from).unwrap(), from),
                    Move::Drop { kind, .. } => ordering.drop(kind),
                    Move::Exchange { rescued, paid, .. } => ordering.exchange(rescued, paid),
                };
                let sum: i32 =
                    features(&position, m, hint.check).into_iter().map(|feature| i32::from(weight(feature))).sum();
                assert_eq!(landing.score(m.to(), hint.check), sum * HALVES / 2, "{position:?} {m:?}");
                seen += 1;
            }
        }
        assert!(seen > 10_000, "{seen}");
    }
}
