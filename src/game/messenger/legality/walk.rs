//! Legality of the regular move, after the courier's step.

use super::super::generate::OFFICERS;
use super::super::{Position, Square, Walk};
use super::Bar;
use crate::game::chess::legality::{ChessBoard, exposure};
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Piece, Reason};

impl Position {
    /// Checks that a regular move is legal here, without regard to a step before it.
    ///
    /// # Errors
    /// The reason why it is not.
    pub(in crate::game::messenger) fn check_walk(&self, walk: Walk) -> Result<(), Illegal> {
        let Walk { from, to, promotion } = walk;
        self.check_piece(from)?;
        let kind = self.own_piece(from)?;
        self.check_target(kind, from, to)?;
        match kind {
            Kind::Pawn => self.check_pawn(from, to)?,
            Kind::King => self.check_king(from, to, |kingside| self.missing_right(kingside))?,
            _ => self.check_officer(kind, from, to)?,
        }
        self.check_immunity(from, to)?;
        self.check_promotion(kind, from, to, promotion)?;
        self.check_king_safety(walk, kind)
    }

    fn check_target(&self, kind: Kind, from: Square, to: Square) -> Result<(), Illegal> {
        if self.of_side(self.turn).has(to) {
            return Err(Reason::OwnPieceThere(kind).arrow(from, to));
        }
        Ok(())
    }

    /// Checks that the target may be captured: never a king, and a courier only if all pawns are couriers.
    fn check_immunity(&self, from: Square, to: Square) -> Result<(), Illegal> {
        match self.piece_on(to) {
            Some(piece) if !self.prey(piece.side).has(to) => Err(Reason::from(Bar::Immune(piece)).arrow(from, to)),
            _ => Ok(()),
        }
    }

    /// Returns the reason why a castling right is missing, or `None` if it is not.
    fn missing_right(&self, kingside: bool) -> Option<CastlingBar> {
        if !self.castling.any(self.turn) {
            Some(CastlingBar::KingMoved)
        } else {
            (!self.castling.right(self.turn, kingside)).then_some(CastlingBar::NoRook)
        }
    }

    fn check_promotion(&self, kind: Kind, from: Square, to: Square, into: Option<Kind>) -> Result<(), Illegal> {
        let last_step = kind == Kind::Pawn && to.rank_for(self.turn) == 7;
        let reason = match into {
            None if !last_step => return Ok(()),
            Some(_) if !last_step => Reason::NoPromotionHere,
            None => Reason::PromotionNotChosen,
            Some(kind) if OFFICERS.contains(&kind) => return Ok(()),
            Some(kind) => Reason::CannotBecome(kind),
        };
        Err(reason.arrow(from, to))
    }

    /// Checks that the king of the side to move is not attacked after the regular move.
    fn check_king_safety(&self, walk: Walk, kind: Kind) -> Result<(), Illegal> {
        let us = self.turn;
        let mut next = *self;
        next.walk(self.en_passant, walk);
        let (before, attackers) = (self.checkers(us), next.checkers(us));
        let Some(at) = (attackers & before).first().or(attackers.first()) else { return Ok(()) };
        let by = next.piece_on(at).unwrap_or(Piece { side: !us, kind: Kind::Pawn });
        let reason = exposure(kind, by, at.into(), before.has(at));
        Err(reason.arrow(at, next.king(us)))
    }
}
