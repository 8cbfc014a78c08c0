//! Positions after a move.

use super::COURIER;
use super::{Move, Position, Square, Walk};
use crate::game::chess::castling::{is_castling, rook_home, rook_target};
use crate::game::{Kind, Piece};

impl Position {
    /// Plays a legal move.
    pub(super) fn after(&self, m: Move) -> Position {
        let us = self.turn;
        let mut next = *self;
        next.clear_en_passant();
        next.set_passes(0);
        if let Move::Place(at) = m {
            // The game has not begun yet, so no counter advances (docs/rules.md 4.1).
            next.toggle(at, Piece { side: us, kind: Kind::Pawn });
            next.toggle(at, Piece { side: us, kind: COURIER });
            next.set_waiting(us, false);
            next.set_turn(!us);
            return next;
        }
        // A courier's step is neither a capture nor a pawn move.
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(us.index() as u16);
        match m {
            Move::Place(_) => {}
            Move::Exit(from) => {
                next.toggle(from, Piece { side: us, kind: COURIER });
                next.set_left(us);
                next.set_turn(!us);
            }
            Move::Regular(step, walk) => {
                if let Some(step) = step {
                    next = next.stepped(step);
                }
                let passed_over = walk.and_then(|walk| next.walk(self.en_passant, walk));
                next.set_turn(!us);
                if m == Move::PASS {
                    next.count_pass(self.passes());
                }
                next.set_en_passant(passed_over);
            }
        }
        next
    }

    /// Counts passes; two in succession end the game. A pass is counted only in positions that force the next player to
    /// pass as well. Elsewhere a position is exactly what its FEN says.
    fn count_pass(&mut self, before: u8) {
        if before > 0 {
            self.set_passes(2);
        } else if !self.has_move() {
            self.set_passes(1);
        }
    }

    /// Makes a regular move. Returns the square that a pawn passed over, if it moved two squares.
    pub(super) fn walk(&mut self, en_passant: Option<Square>, Walk { from, to, promotion }: Walk) -> Option<Square> {
        let us = self.turn;
        let kind = self.kind_on(from)?;
        let captured = self.kind_on(to);
        if let Some(victim) = captured {
            self.toggle(to, Piece { side: !us, kind: victim });
        }
        self.toggle(from, Piece { side: us, kind });
        self.toggle(to, Piece { side: us, kind: promotion.unwrap_or(kind) });
        if captured.is_some() || kind == Kind::Pawn {
            self.halfmoves = 0;
        }
        let castling = self.castling.touched(from).touched(to);
        if castling != self.castling {
            self.set_castling(castling);
        }
        match kind {
            Kind::King if is_castling(us, from, to) => {
                let kingside = to.file() > from.file();
                let rook = Piece { side: us, kind: Kind::Rook };
                self.toggle(rook_home(us, kingside), rook);
                self.toggle(rook_target(us, kingside), rook);
            }
            Kind::Pawn if Some(to) == en_passant && from.file() != to.file() => {
                if let Some(victim) = to.ahead(us, -1) {
                    self.toggle(victim, Piece { side: !us, kind: Kind::Pawn });
                }
            }
            Kind::Pawn if from.rank().abs_diff(to.rank()) == 2 => return from.ahead(us, 1),
            _ => {}
        }
        None
    }
}
