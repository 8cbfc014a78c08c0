//! Whether the regular move of a turn is legal, the courier having stepped.

use super::super::castling::{king_home, rook_home};
use super::super::generate::OFFICERS;
use super::super::{Bits, Position, Square, Walk, attacks};
use super::Bar;
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Man, Reason};

impl Position {
    /// Whether a regular move is legal here, no step before it being looked at.
    ///
    /// # Errors
    /// The reason why it is not.
    pub(in crate::game::messenger) fn check_walk(&self, walk: Walk) -> Result<(), Illegal> {
        let Walk { from, to, promotion } = walk;
        self.check_man(from)?;
        let kind = self.own_man(from)?;
        self.check_target(kind, from, to)?;
        match kind {
            Kind::Pawn => self.check_pawn(from, to)?,
            Kind::King => self.check_king(from, to)?,
            _ => self.check_officer(kind, from, to)?,
        }
        self.check_immunity(from, to)?;
        self.check_promotion(kind, from, to, promotion)?;
        self.check_king_safety(walk, kind)
    }

    fn check_target(&self, kind: Kind, from: Square, to: Square) -> Result<(), Illegal> {
        if self.of_side(self.turn).has(to) {
            return Err(Reason::OwnManThere(kind).arrow(from, to));
        }
        Ok(())
    }

    /// A king is never captured, nor a courier unless all pawns are couriers.
    fn check_immunity(&self, from: Square, to: Square) -> Result<(), Illegal> {
        match self.man_on(to) {
            Some(man) if !self.prey(man.side).has(to) => Err(Reason::from(Bar::Immune(man)).arrow(from, to)),
            _ => Ok(()),
        }
    }

    fn check_pawn(&self, from: Square, to: Square) -> Result<(), Illegal> {
        let us = self.turn;
        let steps = i16::from(to.rank_for(us)) - i16::from(from.rank_for(us));
        if attacks::pawn(us, from).has(to) {
            let victim = self.occupied().has(to) || self.en_passant == Some(to);
            return if victim { Ok(()) } else { Err(Reason::NothingToCapture.arrow(from, to)) };
        }
        let straight = from.file() == to.file() && (steps == 1 || steps == 2 && from.rank_for(us) == 1);
        if !straight {
            return Err(Reason::NotHowItMoves(Kind::Pawn).arrow(from, to));
        }
        self.check_clear(Kind::Pawn, from, to, attacks::between(from, to) | to.into())
    }

    fn check_officer(&self, kind: Kind, from: Square, to: Square) -> Result<(), Illegal> {
        if !attacks::of(kind, self.turn, from, Bits::NONE).has(to) {
            return Err(Reason::NotHowItMoves(kind).arrow(from, to));
        }
        self.check_clear(kind, from, to, attacks::between(from, to))
    }

    fn check_clear(&self, kind: Kind, from: Square, to: Square, path: Bits) -> Result<(), Illegal> {
        let distance = |square: &Square| from.file().abs_diff(square.file()).max(from.rank().abs_diff(square.rank()));
        let nearest = (path & self.occupied()).min_by_key(distance);
        match nearest.and_then(|at| Some((at, self.man_on(at)?))) {
            Some((at, by)) => Err(Reason::Blocked { kind, by, at: at.into() }.arrow(from, to)),
            None => Ok(()),
        }
    }

    fn check_king(&self, from: Square, to: Square) -> Result<(), Illegal> {
        if attacks::king(from).has(to) {
            return Ok(());
        }
        let us = self.turn;
        if from != king_home(us) || to.rank() != from.rank() || from.file().abs_diff(to.file()) != 2 {
            return Err(Reason::NotHowItMoves(Kind::King).arrow(from, to));
        }
        let kingside = to.file() > from.file();
        let rook = rook_home(us, kingside);
        let passed = attacks::between(from, to).first().unwrap_or(to);
        let bar = if !self.castling.right(us, true) && !self.castling.right(us, false) {
            CastlingBar::KingMoved
        } else if !self.castling.right(us, kingside) {
            CastlingBar::NoRook
        } else if let Some(at) = (attacks::between(from, rook) & self.occupied()).first() {
            CastlingBar::Path(at.into())
        } else if let Some(by) = self.attackers(from, !us).first() {
            CastlingBar::InCheck(by.into())
        } else if let Some(by) = self.attackers(passed, !us).first() {
            CastlingBar::ThroughCheck(by.into())
        } else {
            return Ok(());
        };
        let arrow = match bar {
            CastlingBar::ThroughCheck(by) => (by, passed.into()),
            CastlingBar::InCheck(by) => (by, from.into()),
            _ => (from.into(), to.into()),
        };
        Err(Illegal { reason: Reason::Castling(bar), arrow: Some(arrow) })
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

    /// After the regular move the own king is not attacked.
    fn check_king_safety(&self, walk: Walk, kind: Kind) -> Result<(), Illegal> {
        let us = self.turn;
        let mut next = *self;
        next.walk(self.en_passant, walk);
        let (before, attackers) = (self.checkers(us), next.checkers(us));
        let Some(at) = (attackers & before).first().or(attackers.first()) else { return Ok(()) };
        let by = next.man_on(at).unwrap_or(Man { side: !us, kind: Kind::Pawn });
        let reason = if kind == Kind::King {
            Reason::IntoCheck { by, at: at.into() }
        } else if before.has(at) {
            Reason::StillInCheck { by, at: at.into() }
        } else {
            Reason::Pinned { kind, by, at: at.into() }
        };
        Err(reason.arrow(at, next.king(us)))
    }
}
