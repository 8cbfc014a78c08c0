//! Whether one turn is legal, and if not, why: slow, plain, and independent of the generator, so that each can be
//! tested against the other.

use super::position::{king_home, rook_home};
use super::{Bits, Move, Position, Rules, Square, attacks};
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Man, Reason};

impl Position {
    /// Whether a turn is legal.
    ///
    /// # Errors
    /// The reason why it is not, with the squares that matter.
    pub fn check(&self, m: Move) -> Result<(), Illegal> {
        match m {
            Move::Walk { from, to, promotion } => {
                let kind = self.own_man(from)?;
                if self.of_side(self.turn).has(to) {
                    return Err(Reason::OwnManThere(kind).arrow(from, to));
                }
                match kind {
                    Kind::Pawn => self.check_pawn(from, to)?,
                    Kind::King => self.check_king(from, to)?,
                    _ => self.check_officer(kind, from, to)?,
                }
                self.check_promotion(kind, from, to, promotion)?;
            }
            Move::Drop { kind, to } => {
                if !self.stores().airfield(self.turn).has(kind) {
                    return Err(Reason::NotOnAirfield(kind).into());
                }
                self.check_landing(kind, to)?;
            }
            Move::Exchange { rescued, paid, to } => {
                if !self.stores().jailed(self.turn).has(rescued) {
                    return Err(Reason::NotJailed(rescued).into());
                }
                if !self.stores().prison(self.turn).has(paid) {
                    return Err(Reason::NoPrisoner(paid).into());
                }
                if paid.value() < rescued.value() {
                    return Err(Reason::TooCheap { paid, rescued }.into());
                }
                self.check_landing(rescued, to)?;
            }
        }
        self.check_king_safety(m)
    }

    fn own_man(&self, from: Square) -> Result<Kind, Illegal> {
        let man = self.man_on(from).ok_or(Reason::NobodyThere)?;
        if man.side == self.turn { Ok(man.kind) } else { Err(Reason::NotYourMan(man).arrow(from, from)) }
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
        let nearest = (path & self.occupied()).min_by_key(|square| distance(from, *square));
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
        let bar = if !self.castling.unmoved(us) {
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
        let jailed = self.stores().jailed(self.turn);
        let reason = match into {
            None if !last_step => return Ok(()),
            Some(_) if !last_step => Reason::NoPromotionHere,
            _ if self.no_promotion(self.turn) && self.rules == Rules::Leslie => Reason::FrozenPawn,
            _ if self.no_promotion(self.turn) => Reason::NobodyToBecome,
            None => Reason::PromotionNotChosen,
            Some(kind @ (Kind::Pawn | Kind::King)) => Reason::CannotBecome(kind),
            Some(kind) if !jailed.has(kind) => Reason::CannotBecome(kind),
            Some(_) => return Ok(()),
        };
        Err(reason.arrow(from, to))
    }

    fn check_landing(&self, kind: Kind, to: Square) -> Result<(), Illegal> {
        if let Some(man) = self.man_on(to) {
            return Err(Reason::Occupied(man).arrow(to, to));
        }
        if kind == Kind::Pawn && Bits::EDGES.has(to) {
            return Err(Reason::PawnOnEdge.arrow(to, to));
        }
        Ok(())
    }

    /// After the whole turn the own king is not attacked, judged with the prisons as they are then.
    fn check_king_safety(&self, m: Move) -> Result<(), Illegal> {
        let us = self.turn;
        let next = self.after(m);
        let king = next.king(us);
        let attackers = next.checkers(us);
        let thawed = attackers & self.harmless_pawns(!us);
        let Some(at) = thawed.first().or_else(|| (attackers & self.checkers(us)).first()).or(attackers.first()) else {
            return Ok(());
        };
        let by = next.man_on(at).unwrap_or(Man { side: !us, kind: Kind::Pawn });
        let reason = if let (true, Some(victim)) = (thawed.has_any(), self.kind_on(m.to())) {
            Reason::ThawingCapture { victim, owner: !us, pawn: at.into() }
        } else if king != self.king(us) {
            Reason::IntoCheck { by, at: at.into() }
        } else if self.checkers(us).has(at) {
            Reason::StillInCheck { by, at: at.into() }
        } else {
            let kind = match m {
                Move::Walk { from, .. } => self.kind_on(from).unwrap_or(Kind::Pawn),
                Move::Drop { kind, .. } | Move::Exchange { rescued: kind, .. } => kind,
            };
            Reason::Pinned { kind, by, at: at.into() }
        };
        Err(reason.arrow(at, king))
    }
}

fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}
