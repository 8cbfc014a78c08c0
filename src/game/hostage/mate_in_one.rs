//! Mates in one by a piece that lands beside the enemy king, or by a knight's leap.
//!
//! CITE: shogi engines do the same at the leaves of their search, <https://www.chessprogramming.org/Shogi>.

use super::eval::Map;
use super::generate::{Bundle, Facts};
use super::{Bits, Move, Position, attacks};
use crate::game::{Kind, Position as _};

/// Maximum number of flight squares; a king with more is not worth the search.
const FLIGHTS: u32 = 3;

impl Position {
    /// Returns a quiet move that mates at once, if one is found. It considers only checks that no piece can block. It
    /// may overlook a mate, but every move that it returns is one.
    pub(super) fn mate_in_one(&self, facts: &Facts, checks: &[Bits; 6]) -> Option<Move> {
        let target = self.king(!self.turn);
        let beside = attacks::king(target);
        let room = beside & !self.of_side(!self.turn);
        if checks.iter().all(|squares| (*squares & !self.occupied()).is_empty()) {
            return None;
        }
        let ours = Map::new(self, self.turn).all;
        if (room & !ours).count() > FLIGHTS {
            return None;
        }
        let mut tried = [Bits::NONE; 6];
        let mut mate = None;
        self.generate_checks(facts, checks, &mut |bundle| {
            let (kind, to, lands) = match bundle {
                Bundle::Drop(kind, to) | Bundle::Exchange(kind, _, to) => (kind, to, true),
                Bundle::Walk(from, to) => (self.kind_on(from).unwrap_or(Kind::Pawn), to, false),
                Bundle::Promote(..) => return,
            };
            let mut squares = to & if kind == Kind::Knight { attacks::knight(target) } else { beside & ours };
            if lands {
                // The payment for a piece that lands makes no difference.
                squares &= !tried[kind.index()];
                tried[kind.index()] |= squares;
            }
            bundle.ending_on(squares).each(|m| {
                let child = self.play_unchecked(m);
                if mate.is_none() && child.in_check() && child.legal_moves().is_empty() {
                    mate = Some(m);
                }
            });
        });
        mate
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rules;
    use super::*;
    use crate::game::{Game as _, View as _};

    #[test]
    fn what_it_finds_is_a_mate() {
        let text = include_str!("../../../tests/data/mates.epd");
        let mut found = 0;
        for line in text.lines() {
            let position = Position::from_fen(Rules::Leslie, line.split(" ;").next().unwrap()).unwrap();
            let mut checks = Vec::new();
            position.checks(&mut checks);
            for child in checks.into_iter().map(|m| position.play_unchecked(m)) {
                for position in child.legal_moves().into_iter().map(|m| child.play_unchecked(m)) {
                    if let Some(m) = position.view().mate_in_one() {
                        let next = position.play(m).unwrap();
                        assert!(next.in_check() && next.legal_moves().is_empty(), "{position:?} {m:?}");
                        found += 1;
                    }
                }
            }
        }
        assert!(found > 100, "{found}");
    }
}
