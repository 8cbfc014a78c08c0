//! Legal moves that give check.

use super::generate::{Bundle, Wanted};
use super::{Bits, Move, Position, Square, attacks};
use crate::game::chess::castling::king_home;
use crate::game::{Kind, Position as _, Side};

/// Appends exactly the legal moves that give check.
pub fn append(position: &Position, list: &mut Vec<Move>) {
    let sight = Sight::new(position);
    position.generate(Wanted::ALL, &mut |bundle| {
        sight.likely(bundle).each(|m| {
            // A few moves seem to give check but do not: a pawn that arrives frozen, or a piece that stays on its line.
            if !sight.is_doubtful(m) || position.play_unchecked(m).in_check() {
                list.push(m);
            }
        });
    });
}

/// Squares from which the enemy king is seen, computed once for all moves.
struct Sight<'a> {
    position: &'a Position,
    us: Side,
    /// Squares from which a piece of each kind would give check.
    squares: [Bits; 6],
    /// Pieces of the side to move that may uncover a check by leaving.
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

    /// Narrows a bundle to moves that may give check, without losing any that do.
    fn likely(&self, bundle: Bundle) -> Bundle {
        match bundle {
            Bundle::Drop(kind, _) | Bundle::Exchange(kind, _, _) => bundle.ending_on(self.squares[kind.index()]),
            // These moves are few but varied, so each one is tried.
            Bundle::Promote(..) => bundle,
            Bundle::Walk(from, _) => match self.position.kind_on(from) {
                _ if self.screens.has(from) => bundle,
                // A king gives check only by castling.
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

    /// Returns true if a move that may give check must be tried.
    fn is_doubtful(&self, m: Move) -> bool {
        match m {
            // A dropped pawn may be frozen where it lands.
            Move::Drop { kind, .. } | Move::Exchange { rescued: kind, .. } => kind == Kind::Pawn,
            Move::Walk { .. } => true,
        }
    }
}

/// Returns the pieces of a side that stand alone between one of its sliders and a square.
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

    /// Compares the result with the plain definition, in every position of a file of random positions and after every
    /// legal move from them.
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
