//! Which quiet turns are tried first: those that searches have found best in positions like this one.
//!
//! A turn's score is the sum of the weights of its features, of which there are half a dozen: how the square lies from either king,
//! who attacks it, whom the man strikes from it. The weights were learnt from games of the engine with itself, where each turn
//! found best was to score above the other quiet ones of its position (`tools/neural`).
//!
//! CITE: Rémi Coulom, Computing Elo Ratings of Move Patterns in the Game of Go, 2007 (features whose strengths add up).

mod features;

pub use features::{COUNT, features};

use std::sync::LazyLock;

use super::super::{Bits, Position, Square, attacks};
use crate::game::{Kind, Side};

use features::{KINDS, SORTS, STRIKES};

/// The weights, a byte each with a sign, sixteen for a turn that is found best e times as often.
pub const WEIGHTS: &[u8; COUNT] = include_bytes!("ordering.bin");

/// So much a weight counts for in the score, in halves: a score is in centipawns like other move scores, 56 for e times as often.
const HALVES: i32 = 7;

fn weight(feature: usize) -> i8 {
    WEIGHTS[feature] as i8
}

/// For each sort of turn, place of a king and square: what is the same in all positions with that king.
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

/// What the turns of a position have in common.
pub struct Ordering {
    us: Side,
    their_king: usize,
    own_king: usize,
    /// The bits of each square's danger.
    dangers: [u64; 3],
    /// For each kind, from where it strikes somebody worth it, and from where two.
    strikes: [[u64; 2]; KINDS],
    tables: &'static Tables,
}

impl Ordering {
    /// Looks at a position.
    pub fn new(position: &Position) -> Ordering {
        let us = position.turn;
        let [own, their] = features::sides(position);
        let free = !their.all;
        let dangers = [own.all.0, (their.men & !their.pawns | free).0, (!their.men).0];
        let seen = |side| features::seen_by(us, position.king(side).index());
        let strikes = strikes(position, free);
        Ordering { us, their_king: seen(!us), own_king: seen(us), dangers, strikes, tables: &TABLES }
    }

    /// The turns of a man who walks from a square.
    pub fn walk(&self, kind: Kind, from: Square) -> Landing<'_> {
        let danger = bits(self.dangers, from);
        let seen = features::seen_by(self.us, from.index());
        let row = &self.tables.from[kind.index()][self.their_king];
        self.landing(0, kind, i32::from(row[seen]) + i32::from(weight(features::from_danger(kind.index(), danger))))
    }

    /// The turns of a man who drops.
    pub fn drop(&self, kind: Kind) -> Landing<'_> {
        self.landing(1, kind, 0)
    }

    /// The turns of a man who is ransomed.
    pub fn exchange(&self, rescued: Kind, paid: Kind) -> Landing<'_> {
        self.landing(2, rescued, weight(features::payment(rescued, paid)).into())
    }

    fn landing(&self, way: usize, kind: Kind, all: i32) -> Landing<'_> {
        let sort = way * KINDS + kind.index();
        Landing {
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

/// From where a man of each kind would strike one enemy worth it, and from where several. `free` is what the enemy does not guard.
fn strikes(position: &Position, free: Bits) -> [[u64; 2]; KINDS] {
    let (us, occupied) = (position.turn, position.occupied());
    let mut strikes = [[0; 2]; KINDS];
    for struck in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        let men = position.of(!us, struck);
        for at in if struck == Kind::Pawn { men & free } else { men } {
            for striker in Kind::ALL {
                if features::is_worth_it(striker, struck, !free.has(at)) {
                    // Seen from the one who is struck: a pawn of the other side looks back the way it came.
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

/// Turns that differ only in where they end.
pub struct Landing<'a> {
    sort: usize,
    us: Side,
    their_king: &'a Row,
    own_king: &'a Row,
    dangers: [u64; 3],
    strikes: [u64; 2],
    /// What all of them have in common.
    all: i32,
}

impl Landing<'_> {
    /// The score of the turn that ends on a square, in centipawns: higher ones are to be tried first.
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

    /// The quick way and the plain one come to the same.
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
