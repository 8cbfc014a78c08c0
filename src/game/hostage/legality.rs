//! Legality of a single move, with the reason if it is illegal. Slow, plain and independent of the generator, so that
//! each can be tested against the other.

use super::{Bar, Bits, Move, Position, Rules, Square};
use crate::game::chess::legality::{ChessBoard, exposure, is_board};
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Piece, Reason};

impl Position {
    /// Checks that a move is legal.
    ///
    /// # Errors
    /// The reason why it is not, with the squares that matter.
    pub fn check(&self, m: Move) -> Result<(), Illegal> {
        match m {
            Move::Walk { from, to, promotion } => {
                let kind = self.own_piece(from)?;
                let missing = |kingside| match self.castling {
                    castling if !castling.unmoved(self.turn) => Some(CastlingBar::KingMoved),
                    castling if !castling.right(self.turn, kingside) => Some(CastlingBar::NoRook),
                    _ => None,
                };
                self.check_reach(kind, from, to, missing)?;
                self.check_promotion(kind, from, to, promotion)?;
            }
            Move::Drop { kind, to } => {
                if !self.pockets().airfield(self.turn).has(kind) {
                    return Err(Bar::NotOnAirfield(kind).into());
                }
                self.check_landing(kind, to)?;
            }
            Move::Exchange { rescued, paid, to } => {
                if !self.pockets().jailed(self.turn).has(rescued) {
                    return Err(Bar::NotJailed(rescued).into());
                }
                if !self.pockets().prison(self.turn).has(paid) {
                    return Err(Bar::NoPrisoner(paid).into());
                }
                if paid.value() < rescued.value() {
                    return Err(Bar::TooCheap { paid, rescued }.into());
                }
                self.check_landing(rescued, to)?;
            }
        }
        self.check_king_safety(m)
    }

    fn check_promotion(&self, kind: Kind, from: Square, to: Square, into: Option<Kind>) -> Result<(), Illegal> {
        let last_step = kind == Kind::Pawn && to.rank_for(self.turn) == 7;
        let jailed = self.pockets().jailed(self.turn);
        let reason = match into {
            None if !last_step => return Ok(()),
            Some(_) if !last_step => Reason::NoPromotionHere,
            _ if self.no_promotion(self.turn) && self.rules == Rules::Leslie => Bar::FrozenPawn.into(),
            _ if self.no_promotion(self.turn) => Bar::NobodyToBecome.into(),
            None => Reason::PromotionNotChosen,
            Some(kind @ (Kind::Pawn | Kind::King)) => Reason::CannotBecome(kind),
            Some(kind) if !jailed.has(kind) => Reason::CannotBecome(kind),
            Some(_) => return Ok(()),
        };
        Err(reason.arrow(from, to))
    }

    fn check_landing(&self, kind: Kind, to: Square) -> Result<(), Illegal> {
        if let Some(piece) = self.piece_on(to) {
            return Err(Reason::Occupied(piece).arrow(to, to));
        }
        if kind == Kind::Pawn && Bits::EDGES.has(to) {
            return Err(Reason::PawnOnEdge.arrow(to, to));
        }
        Ok(())
    }

    /// Checks that the king of the side to move is not attacked after the whole move, judged with the prisons after it.
    fn check_king_safety(&self, m: Move) -> Result<(), Illegal> {
        let us = self.turn;
        let next = self.after(m);
        let king = next.king(us);
        let attackers = next.checkers(us);
        let thawed = attackers & self.harmless_pawns(!us);
        let Some(at) = thawed.first().or_else(|| (attackers & self.checkers(us)).first()).or(attackers.first()) else {
            return Ok(());
        };
        let by = next.piece_on(at).unwrap_or(Piece { side: !us, kind: Kind::Pawn });
        let reason = if let (true, Some(victim)) = (thawed.has_any(), self.kind_on(m.to())) {
            Bar::ThawingCapture { victim, owner: !us, pawn: at.into() }.into()
        } else {
            let kind = match m {
                Move::Walk { from, .. } => self.kind_on(from).unwrap_or(Kind::Pawn),
                Move::Drop { kind, .. } | Move::Exchange { rescued: kind, .. } => kind,
            };
            exposure(kind, by, at.into(), self.checkers(us).has(at))
        };
        Err(reason.arrow(at, king))
    }
}

is_board!(Position);
