//! Legality of the regular move, after the courier's step.

use super::super::{Position, Square, Walk};
use super::Bar;
use crate::game::chess::OFFICERS;
use crate::game::chess::castling::{self, rook_home};
use crate::game::chess::legality::{ChessBoard, exposure};
use crate::game::illegal::OwnReason;
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
        self.check_reach(kind, from, to, |kingside| {
            let corner = rook_home(self.turn, kingside);
            castling::missing(self.castling, (self.turn, kingside), self.piece_on(corner))
        })?;
        self.check_immunity(from, to)?;
        self.check_promotion(kind, from, to, promotion)?;
        self.check_king_safety(walk, kind)
    }

    /// Checks that the target may be captured: never a king, and a courier only if all pawns are couriers.
    fn check_immunity(&self, from: Square, to: Square) -> Result<(), Illegal> {
        match self.piece_on(to) {
            Some(piece) if !self.prey(piece.side).has(to) => Err(Bar::Immune(piece).arrow(from, to)),
            _ => Ok(()),
        }
    }

    fn check_promotion(&self, kind: Kind, from: Square, to: Square, into: Option<Kind>) -> Result<(), Illegal> {
        let last_step = kind == Kind::Pawn && to.rank_for(self.turn) == 7;
        let reason = match into {
            None if !last_step => return Ok(()),
            Some(_) if !last_step => Bar::NoPromotionHere.into(),
            None => Bar::PromotionNotChosen.into(),
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
