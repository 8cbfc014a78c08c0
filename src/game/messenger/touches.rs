//! Touches of moves, reasons for refused touches, and the events of a move.

use super::COURIER;
use super::bar::{self, Bar};
use super::generate::Duty;
use super::{Bits, CourierStep, Move, Position, Square, Walk};
use crate::game::chess::legality::ChessBoard;
use crate::game::chess::walk;
use crate::game::illegal::OwnReason;
use crate::game::message::Message;
use crate::game::{Cell, Choice, Event, Illegal, Kind, Mark, Piece, Reason, Shown, Side, Touch};

/// Choice that replaces the touched pawn by the courier.
pub const PLACE: Choice = Choice::Own(0);
/// Choice that takes the courier off the board.
pub const EXIT: Choice = Choice::Own(1);

/// Returns the label of one of these choices.
pub fn choice(number: u8) -> Option<Message> {
    match Choice::Own(number) {
        PLACE => Some(Message::new("choose-courier")),
        EXIT => Some(Message::new("leave-the-board")),
        _ => None,
    }
}

/// Returns the sequence of touches that means a move: the courier and its square, then the piece and its square.
/// Missing parts are left out. A pass is [`Touch::Done`] alone.
pub fn spell(m: Move) -> Vec<Touch> {
    let cell = |square: Square| Touch::Cell(square.into());
    match m {
        Move::Place(at) => vec![cell(at), Touch::Choice(PLACE)],
        Move::Exit(from) => vec![cell(from), Touch::Choice(EXIT)],
        Move::Regular(None, None) => vec![Touch::Done],
        Move::Regular(step, walk) => {
            let step = step.map(|CourierStep { from, to }| walk::spell(from, to, None));
            let walk = walk.map(|Walk { from, to, promotion }| walk::spell(from, to, promotion));
            step.into_iter().chain(walk).flatten().collect()
        }
    }
}

impl Position {
    /// Returns the reason why no legal move begins with these touches.
    pub(super) fn refuse(&self, touches: &[Touch]) -> Illegal {
        if self.is_decided() {
            return Reason::GameOver.into();
        }
        let reason = match *touches {
            [Touch::Cell(at), Touch::Choice(PLACE)] => self.check(Move::Place(at.into())).err(),
            [Touch::Cell(from), Touch::Choice(EXIT)] => self.check(Move::Exit(from.into())).err(),
            [Touch::Done] => self.check(Move::PASS).err(),
            [Touch::Cell(at)] if self.is_waiting(self.turn) => self.check(Move::Place(at.into())).err(),
            [Touch::Cell(_), ..] if self.is_waiting(self.turn) => Some(Bar::PlaceFirst.into()),
            [Touch::Cell(from)] => self.refuse_first(from.into()),
            [Touch::Cell(from), Touch::Cell(to)] => {
                let (from, to) = (from.into(), to.into());
                match self.own_piece(from) {
                    Ok(COURIER) => self.check_step(self.duty(), CourierStep { from, to }).err(),
                    Ok(_) => self.check(Move::Regular(None, Some(self.walk_between(from, to)))).err(),
                    Err(why) => Some(why),
                }
            }
            [Touch::Cell(from), Touch::Cell(to), ref rest @ ..] => self.refuse_rest(from.into(), to.into(), rest),
            _ => None,
        };
        reason.unwrap_or(Reason::NotAMove.into())
    }

    /// Returns the reason why touches after the first two squares are refused. They are the promotion of a move without
    /// a step, or a move after a step.
    fn refuse_rest(&self, from: Square, to: Square, rest: &[Touch]) -> Option<Illegal> {
        if self.kind_on(from) != Some(COURIER) {
            // If the touch is not a promotion, the reason is that the promotion is missing.
            let promotion = match *rest {
                [Touch::Choice(Choice::Promote(kind))] => Some(kind),
                _ => None,
            };
            return self.check(Move::Regular(None, Some(Walk { from, to, promotion }))).err();
        }
        let step = CourierStep { from, to };
        if let Err(why) = self.check_step(self.duty(), step) {
            return Some(why);
        }
        let next = self.stepped(step);
        match *rest {
            [Touch::Done] => self.check(Move::Regular(Some(step), None)).err(),
            [Touch::Cell(piece)] if self.duty() == Duty::Frozen => {
                next.own_piece(piece.into()).err().or(Some(self.frozen()))
            }
            [Touch::Cell(piece)] => next.refuse_piece(piece.into()),
            [Touch::Cell(piece), Touch::Cell(to)] => {
                self.check(Move::Regular(Some(step), Some(next.walk_between(piece.into(), to.into())))).err()
            }
            [Touch::Cell(piece), Touch::Cell(to), last] => {
                let promotion = if let Touch::Choice(Choice::Promote(kind)) = last { Some(kind) } else { None };
                let walk = Walk { from: piece.into(), to: to.into(), promotion };
                self.check(Move::Regular(Some(step), Some(walk))).err()
            }
            _ => None,
        }
    }

    /// Returns the regular move from one square to another; a pawn that reaches the last rank becomes a queen.
    pub(super) fn walk_between(&self, from: Square, to: Square) -> Walk {
        let last_step = self.kind_on(from) == Some(Kind::Pawn) && to.rank_for(self.turn) == 7;
        Walk { from, to, promotion: last_step.then_some(Kind::Queen) }
    }

    /// Returns the reason why no move begins with this piece.
    fn refuse_first(&self, from: Square) -> Option<Illegal> {
        let kind = match self.own_piece(from) {
            Ok(kind) => kind,
            // No arrow is needed, because the square itself was touched.
            Err(why) => return Some(Illegal { arrow: None, ..why }),
        };
        let duty = self.duty();
        if kind == COURIER {
            // A step to an empty square is the most informative: only the rules about check can forbid it.
            let refusals = Square::all().filter_map(|to| self.check_step(duty, CourierStep { from, to }).err());
            let about_check = |why: &Illegal| why.reason.own().is_some_and(|own| own != bar::NO_CAPTURE);
            return refusals.into_iter().find(about_check).or(Some(Reason::CannotMove(kind).into()));
        }
        if duty == Duty::Frozen {
            return Some(self.frozen());
        }
        match self.favourite(duty) {
            Some(step) => Some(Bar::CourierFirst.arrow(step.from, step.to)),
            None => self.refuse_piece(from),
        }
    }

    /// Returns the reason why this piece has no regular move.
    fn refuse_piece(&self, from: Square) -> Option<Illegal> {
        let kind = match self.own_piece(from) {
            Ok(COURIER) => return Some(Bar::OneStep.into()),
            Ok(kind) => kind,
            Err(why) => return Some(Illegal { arrow: None, ..why }),
        };
        let refusals = Square::all().filter_map(|to| self.check_walk(self.walk_between(from, to)).err());
        let about_king = |why: &Illegal| why.reason.exposes_king();
        refusals.into_iter().find(about_king).or(Some(Reason::CannotMove(kind).into()))
    }

    /// Marks kings in check, and the pieces of a mated side, which cannot move.
    pub(super) fn list_marks(&self) -> Vec<(Cell, Mark)> {
        let mut marks = Vec::new();
        for side in Side::BOTH {
            let king = self.king(side);
            if self.checkers(side).is_empty() {
                continue;
            }
            marks.push((king.into(), Mark::Check));
            if self.is_mated(side) {
                let pieces = self.of_side(side) & !self.of_kind(COURIER) & !Bits::from(king);
                marks.extend(pieces.map(|square| (square.into(), Mark::Frozen)));
            }
        }
        marks
    }

    pub(super) fn tell(&self, m: Move) -> Vec<Event> {
        let us = self.turn;
        let courier = Piece { side: us, kind: COURIER };
        let mut events = Vec::new();
        match m {
            Move::Place(at) => {
                let at = Cell::from(at);
                events.push(Event::Own(Message::new("event-placed").with("at", at), Shown::Becomes(courier, at)));
            }
            // The game is over, so a check uncovered by the exit no longer matters.
            Move::Exit(from) => {
                let at = Cell::from(from);
                return vec![Event::Own(Message::new("event-left").with("at", at), Shown::Vanishes(courier, at))];
            }
            Move::Regular(None, None) => events.push(Event::Own(Message::new("event-passed"), Shown::Nothing)),
            Move::Regular(step, walk) => {
                if let Some(CourierStep { from, to }) = step {
                    events.push(Event::Walked(courier, from.into(), to.into()));
                }
                if let Some(Walk { from, to, promotion }) = walk {
                    // After the step, the courier's origin is empty.
                    let stepped = step.map_or(*self, |step| self.stepped(step));
                    events.extend(walk::events(&stepped, from, to, promotion));
                }
            }
        }
        let next = self.after(m);
        if next.checkers(!us).has_any() {
            events.push(Event::Check);
            events.extend(next.is_mated(!us).then_some(Event::Mate));
        }
        events
    }
}
