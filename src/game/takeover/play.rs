//! Positions after a move. Moves are not undone; each move makes a new position.

use super::move_effects::MoveEffects;
use super::{Castling, Move, Position};
use crate::game::chess::Square;
use crate::game::chess::castling::{rook_home, rook_target};
use crate::game::{Kind, Piece};

impl Position {
    /// Plays a legal move.
    #[inline]
    pub(super) fn after(&self, m: Move) -> Position {
        match m {
            Move::Walk { from, to, promotion } => {
                let Some(effects) = self.move_effects(from, to) else { return self.passed() };
                let mut next = self.carried_out(&effects, from, to, promotion);
                if effects.piece.kind == Kind::Pawn && from.rank().abs_diff(to.rank()) == 2 && effects.over.is_none() {
                    next.set_en_passant(Some(from.middle(to)));
                }
                next
            }
            Move::Place { kind, to } => {
                let mut next = self.passed().with_placed(Piece { side: self.turn, kind }, to);
                next.halfmoves = 0;
                next
            }
        }
    }

    /// Returns the position after a move, for looking up attacks only. It has no en passant square.
    pub(super) fn board_after(&self, from: Square, to: Square) -> Position {
        self.move_effects(from, to).map_or(*self, |effects| self.carried_out(&effects, from, to, None))
    }

    /// Moves the pieces that a move displaces, and changes the owner of a jumped piece.
    pub(super) fn carried_out(
        &self,
        effects: &MoveEffects,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    ) -> Position {
        let us = self.turn;
        let mut next = self.passed();
        if effects.is_progress() {
            next.halfmoves = 0;
        }
        next.take(from);
        if let Some((_, at)) = effects.captured {
            next.take(at);
        }
        if let Some((victim, at)) = effects.over {
            next.put(at, Piece { side: us, kind: victim.kind });
        }
        next.put(to, Piece { side: us, kind: promotion.unwrap_or(effects.piece.kind) });
        if let Some(kingside) = effects.castled {
            next.take(rook_home(us, kingside));
            next.put(rook_target(us, kingside), Piece { side: us, kind: Kind::Rook });
        }
        if next.castling != Castling::NONE {
            // A piece in a corner cannot be taken over, so only the origin and the target affect the rights.
            next.set_castling(next.castling.touched(from).touched(to));
        }
        next
    }
}
