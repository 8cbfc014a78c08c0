//! The legal turns that give check.

use super::generate::{Bundle, Wanted};
use super::{Bits, Move, Position, Square, attacks};
use crate::game::chess::castling::king_home;
use crate::game::{Kind, Position as _, Side};

/// Appends every legal turn that gives check, and no other.
pub fn append(position: &Position, list: &mut Vec<Move>) {
    let sight = Sight::new(position);
    position.generate(Wanted::ALL, &mut |bundle| {
        sight.likely(bundle).each(|m| {
            // The rare ones that seem to check and do not: a pawn that arrives frozen, a man that stays on its line.
            if !sight.is_doubtful(m) || position.play_unchecked(m).in_check() {
                list.push(m);
            }
        });
    });
}

/// From where the enemy king is seen, found once for all turns.
struct Sight<'a> {
    position: &'a Position,
    us: Side,
    /// From where a man of each kind would check.
    squares: [Bits; 6],
    /// The own men that may uncover a check by leaving.
    screens: Bits,
}

impl<'a> Sight<'a> {
    fn new(position: &'a Position) -> Sight<'a> {
        let us = position.turn;
        let king = position.king(!us);
        let rook = attacks::rook(king, position.occupied());
        let bishop = attacks::bishop(king, position.occupied());
        let squares = [attacks::pawn(!us, king), attacks::knight(king), bishop, rook, rook | bishop, Bits::NONE];
        Sight { position, us, squares, screens: screens(position, us, king) }
    }

    /// The turns of a bundle that may give check, all that do among them.
    fn likely(&self, bundle: Bundle) -> Bundle {
        match bundle {
            Bundle::Drop(kind, _) | Bundle::Exchange(kind, _, _) => bundle.ending_on(self.squares[kind.index()]),
            // Few, and of many sorts: each is tried.
            Bundle::Promote(..) => bundle,
            Bundle::Walk(from, _) => match self.position.kind_on(from) {
                _ if self.screens.has(from) => bundle,
                // A king checks by castling.
                Some(Kind::King) => {
                    bundle.ending_on(if from == king_home(self.us) { !attacks::king(from) } else { Bits::NONE })
                }
                Some(Kind::Pawn) => {
                    let passing = self.position.en_passant.map_or(Bits::NONE, Bits::from);
                    bundle.ending_on(self.squares[Kind::Pawn.index()] | passing)
                }
                Some(kind) => bundle.ending_on(self.squares[kind.index()]),
                None => bundle,
            },
        }
    }

    /// Whether a likely turn needs a closer look.
    fn is_doubtful(&self, m: Move) -> bool {
        match m {
            // A dropped pawn may be frozen where it lands.
            Move::Drop { kind, .. } | Move::Exchange { rescued: kind, .. } => kind == Kind::Pawn,
            Move::Walk { .. } => true,
        }
    }
}

/// The men of a side that alone stand between one of its sliders and a square.
fn screens(position: &Position, us: Side, king: Square) -> Bits {
    let queens = position.of_kind(Kind::Queen);
    let sliders = (attacks::rook(king, Bits::NONE) & (position.of_kind(Kind::Rook) | queens)
        | attacks::bishop(king, Bits::NONE) & (position.of_kind(Kind::Bishop) | queens))
        & position.of_side(us);
    let mut screens = Bits::NONE;
    for slider in sliders {
        let between = attacks::between(king, slider) & position.occupied();
        if !between.several() {
            screens |= between & position.of_side(us);
        }
    }
    screens
}

#[cfg(test)]
mod tests {
    use super::super::Rules;
    use super::*;

    /// Held against the plain definition, in every position of a file of random ones and those after them.
    #[test]
    fn every_check_and_nothing_else() {
        let text = include_str!("../../../tests/data/perft-hostage-random.epd");
        let mut seen = 0;
        for line in text.lines() {
            let fen = line.split(" ;").next().unwrap_or_default();
            for rules in Rules::ALL {
                let Ok(position) = Position::from_fen(rules, fen) else { continue };
                let children = position.legal_moves().into_iter().step_by(7).map(|m| position.play_unchecked(m));
                for position in std::iter::once(position).chain(children) {
                    let mut checks = Vec::new();
                    append(&position, &mut checks);
                    let plain: Vec<Move> =
                        position.legal_moves().into_iter().filter(|&m| position.play_unchecked(m).in_check()).collect();
                    assert_eq!(checks, plain, "{position:?}");
                    seen += checks.len();
                }
            }
        }
        assert!(seen > 10_000, "{seen}");
    }
}
