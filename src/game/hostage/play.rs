//! Positions after a move. Moves are not undone; each move makes a new position.

use super::{Move, Position, Square};
use crate::game::chess::castling::{corner, is_castling, rook_home, rook_target};
use crate::game::{Kind, Piece, Side};

impl Position {
    /// Plays a legal move.
    #[inline]
    pub(super) fn after(&self, m: Move) -> Position {
        let mut next = *self;
        let us = self.turn;
        next.clear_en_passant();
        next.halfmoves = 0;
        next.fullmoves = self.fullmoves.saturating_add(us.index() as u16);
        next.set_turn(!us);
        match m {
            Move::Walk { from, to, promotion } => next.walk(self, from, to, promotion),
            Move::Drop { kind, to } => {
                next.set_airfield(us, self.pockets().airfield(us).without(kind), kind);
                next.land(us, kind, to);
            }
            Move::Exchange { rescued, paid, to } => {
                next.release(us, paid);
                next.set_airfield(!us, self.pockets().airfield(!us).with(paid), paid);
                next.release(!us, rescued);
                next.land(us, rescued, to);
            }
        }
        next.find_checkers();
        next
    }

    /// Lands a piece. It counts as unmoved where it lands, so a rook on its corner may castle (docs/rules.md 1.4).
    fn land(&mut self, us: Side, kind: Kind, to: Square) {
        self.toggle(to, Piece { side: us, kind });
        if kind == Kind::Rook
            && self.castling.unmoved(us)
            && let Some(kingside) = corner(us, to)
        {
            self.set_castling(self.castling.with_right(us, kingside));
        }
    }

    fn walk(&mut self, before: &Position, from: Square, to: Square, promotion: Option<Kind>) {
        let us = before.turn;
        let Some(kind) = before.kind_on(from) else { return };
        let captured = before.kind_on(to);
        if let Some(victim) = captured {
            self.toggle(to, Piece { side: !us, kind: victim });
            self.imprison(us, victim);
        }
        self.toggle(from, Piece { side: us, kind });
        if let Some(officer) = promotion {
            // A promoting pawn changes places with a prisoner.
            self.release(!us, officer);
            self.imprison(!us, Kind::Pawn);
            self.toggle(to, Piece { side: us, kind: officer });
        } else {
            self.toggle(to, Piece { side: us, kind });
        }
        if captured.is_none() && kind != Kind::Pawn {
            self.halfmoves = before.halfmoves.saturating_add(1);
        }
        self.lose_rights(us, kind, from, captured, to);
        match kind {
            Kind::King if is_castling(us, from, to) => {
                let kingside = to.file() > from.file();
                let rook = Piece { side: us, kind: Kind::Rook };
                self.toggle(rook_home(us, kingside), rook);
                self.toggle(rook_target(us, kingside), rook);
            }
            Kind::Pawn if Some(to) == before.en_passant && from.file() != to.file() => {
                if let Some(victim) = before.en_passant_victim() {
                    self.toggle(victim, Piece { side: !us, kind: Kind::Pawn });
                    self.imprison(us, Kind::Pawn);
                }
            }
            Kind::Pawn if from.rank().abs_diff(to.rank()) == 2 => self.set_en_passant(from.ahead(us, 1)),
            _ => {}
        }
    }

    fn lose_rights(&mut self, us: Side, kind: Kind, from: Square, captured: Option<Kind>, to: Square) {
        let mut castling = self.castling;
        if kind == Kind::King {
            castling = castling.without(us);
        } else if kind == Kind::Rook
            && let Some(kingside) = corner(us, from)
        {
            castling = castling.without_right(us, kingside);
        }
        if captured == Some(Kind::Rook)
            && let Some(kingside) = corner(!us, to)
        {
            castling = castling.without_right(!us, kingside);
        }
        if castling != self.castling {
            self.set_castling(castling);
        }
    }

    /// Returns the same position with the other side to move.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.clear_en_passant();
        next.set_turn(!self.turn);
        next.find_checkers();
        next
    }
}
