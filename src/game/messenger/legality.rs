//! Legality of a single move, with the reason if it is illegal. Plain and independent of the generator, except for the
//! duties in check ([`Duty`]), so that each can be tested against the other.

mod walk;

use super::COURIER;
use super::bar::Bar;
use super::generate::Duty;
use super::{Bits, CourierStep, Move, Position, Square, attacks};
use crate::game::chess::legality::{ChessBoard, is_board};
use crate::game::illegal::OwnReason;
use crate::game::{Illegal, Kind, Piece, Reason, Side};

impl Position {
    /// Checks that a move is legal.
    ///
    /// # Errors
    /// The reason why it is not, with the squares that matter.
    pub fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.is_decided() {
            return Err(Reason::GameOver.into());
        }
        match m {
            Move::Place(at) => self.check_placing(at),
            _ if self.is_waiting(self.turn) => Err(Bar::PlaceFirst.into()),
            Move::Exit(from) => self.check_exit(from),
            Move::Regular(Some(step), walk) => {
                let duty = self.duty();
                self.check_step(duty, step)?;
                let next = self.stepped(step);
                match walk {
                    None if duty == Duty::Frozen || !next.has_walk() => Ok(()),
                    None => Err(Bar::MoveToo.into()),
                    Some(walk) if duty == Duty::Frozen => next.check_piece(walk.from).and(Err(self.frozen())),
                    Some(walk) => next.check_walk(walk),
                }
            }
            Move::Regular(None, Some(walk)) => {
                let duty = self.duty();
                self.check_piece(walk.from)?;
                if duty == Duty::Frozen {
                    return Err(self.frozen());
                }
                if let Some(step) = self.favourite(duty) {
                    return Err(Bar::CourierFirst.arrow(step.from, step.to));
                }
                self.check_walk(walk)
            }
            Move::Regular(None, None) if self.has_move() => Err(Bar::NoPass.into()),
            Move::Regular(None, None) => Ok(()),
        }
    }

    fn check_placing(&self, at: Square) -> Result<(), Illegal> {
        if !self.is_waiting(self.turn) {
            return Err(Bar::AlreadyPlaced.into());
        }
        match self.own_piece(at)? {
            Kind::Pawn => Ok(()),
            other => Err(Bar::NotAPawn(other).into()),
        }
    }

    /// Checks that a regular piece of the side to move stands on a square.
    fn check_piece(&self, from: Square) -> Result<(), Illegal> {
        if self.own_piece(from)? == COURIER { Err(Bar::OneStep.into()) } else { Ok(()) }
    }

    fn own_courier(&self, from: Square) -> Result<(), Illegal> {
        match self.own_piece(from)? {
            COURIER => Ok(()),
            other => Err(Bar::NotACourier(other).into()),
        }
    }

    /// Returns the first of these attackers of the king of the side to move, with its square.
    fn attacker(&self, among: Bits) -> Option<(Piece, Square)> {
        let at = among.first()?;
        Some((self.piece_on(at)?, at))
    }

    /// Returns a reason that concerns the check against the side to move, with an arrow that shows it.
    fn about_check(&self, bar: impl Fn(Piece, crate::game::Cell) -> Bar) -> Illegal {
        match self.attacker(self.checkers(self.turn)) {
            Some((by, at)) => bar(by, at.into()).arrow(at, self.king(self.turn)),
            None => Reason::NotAMove.into(),
        }
    }

    pub(super) fn frozen(&self) -> Illegal {
        self.about_check(|by, at| Bar::Frozen { by, at })
    }

    /// Returns the attackers of the king that a courier would add by leaving `from` (for `to`), and all attackers.
    fn attackers_after(&self, from: Square, to: Option<Square>) -> (Bits, Bits) {
        let occupied = self.occupied() & !Bits::from(from) | to.map_or(Bits::NONE, Bits::from);
        let after = self.attackers_given(self.king(self.turn), !self.turn, occupied);
        (after & !self.checkers(self.turn), after)
    }

    /// Checks a step by docs/rules.md 4.5. It may add no attacker and must end a check if any step can. Otherwise it
    /// must leave a move that ends the check.
    pub(super) fn check_step(&self, duty: Duty, CourierStep { from, to }: CourierStep) -> Result<(), Illegal> {
        self.own_courier(from)?;
        if !attacks::king(from).has(to) {
            return Err(Reason::NotHowItMoves(COURIER).arrow(from, to));
        }
        match self.piece_on(to) {
            Some(piece) if piece.side == self.turn => return Err(Reason::OwnPieceThere(COURIER).arrow(from, to)),
            Some(piece) => return Err(Bar::NoCapture(piece).arrow(from, to)),
            None => {}
        }
        let (added, after) = self.attackers_after(from, Some(to));
        if let Some((by, at)) = self.attacker(added) {
            return Err(Bar::AddsAttacker { by, at: at.into() }.arrow(at, self.king(self.turn)));
        }
        match duty {
            Duty::Break if after.has_any() => Err(self.about_check(|by, at| Bar::MustBreak { by, at })),
            Duty::Alone => Err(self.about_check(|by, at| Bar::NoAnswer { by, at })),
            Duty::Help if !self.stepped(CourierStep { from, to }).has_walk() => {
                Err(self.about_check(|by, at| Bar::NoAnswer { by, at }))
            }
            _ => Ok(()),
        }
    }

    fn check_exit(&self, from: Square) -> Result<(), Illegal> {
        self.own_courier(from)?;
        if from.rank_for(self.turn) != 7 {
            return Err(Bar::NotAtEdge.into());
        }
        if self.duty() == Duty::Break {
            return Err(self.about_check(|by, at| Bar::ExitBarred { by, at }));
        }
        match self.attacker(self.attackers_after(from, None).0) {
            Some((by, at)) => Err(Bar::ExitExposes { by, at: at.into() }.arrow(at, self.king(self.turn))),
            None => Ok(()),
        }
    }

    /// Returns true if a side is mated, or would be if it were to move. Its regular pieces are then frozen.
    pub fn is_mated(&self, side: Side) -> bool {
        let theirs = if side == self.turn { *self } else { self.passed() };
        !self.is_decided() && theirs.checkers(side).has_any() && theirs.duty() == Duty::Frozen
    }
}

is_board!(Position);
