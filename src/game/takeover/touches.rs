//! Touches of moves, reasons for refused touches, and the events of a move.

use super::bar::Bar;
use super::legality::is_about_king;
use super::pieces::OFFICERS;
use super::{Move, Position};
use crate::game::chess::{Bits, Square, walk};
use crate::game::message::Message;
use crate::game::{Area, Cell, Choice, Event, Illegal, Kind, Mark, Piece, Pocket, Reason, Shown, Side, Stack, Touch};

impl Position {
    /// Returns the only sequence of touches that means a move: the piece, the target and the promotion. In the set-up
    /// it is the piece beside the board, then its square.
    pub(super) fn spell(&self, m: Move) -> Vec<Vec<Touch>> {
        vec![match m {
            Move::Walk { from, to, promotion } => walk::spell(self.cell(from), self.cell(to), promotion),
            Move::Place { kind, to } => vec![Touch::Airfield(kind), Touch::Cell(self.cell(to))],
        }]
    }

    /// Returns the reason why no legal move begins with these touches.
    pub(super) fn refuse(&self, touches: &[Touch]) -> Illegal {
        let square = |cell: Cell| self.geometry().square(cell);
        let refusal = match *touches {
            [Touch::Cell(from)] => square(from).map(|from| self.refuse_piece(from)),
            [Touch::Airfield(kind)] => Some(self.refuse_placing(kind)),
            [Touch::Cell(from), Touch::Cell(to)] => {
                square(from).zip(square(to)).and_then(|(from, to)| self.check(self.walk_between(from, to)).err())
            }
            [Touch::Cell(from), Touch::Cell(to), Touch::Choice(Choice::Promote(kind))] => square(from)
                .zip(square(to))
                .and_then(|(from, to)| self.check(Move::Walk { from, to, promotion: Some(kind) }).err()),
            [Touch::Airfield(kind), Touch::Cell(to)] => {
                square(to).and_then(|to| self.check(Move::Place { kind, to }).err())
            }
            _ => None,
        };
        refusal.unwrap_or(Reason::NotAMove.into())
    }

    /// Returns the move from one square to another; a pawn that reaches the last rank becomes a queen.
    fn walk_between(&self, from: Square, to: Square) -> Move {
        let last = self.geometry().last[self.turn.index()] & to.bit() != 0;
        let promotes = last && self.kind_on(from) == Some(Kind::Pawn);
        Move::Walk { from, to, promotion: promotes.then_some(OFFICERS[0]) }
    }

    fn refuse_piece(&self, from: Square) -> Illegal {
        if self.is_setting_up() {
            return Bar::SetUpFirst.into();
        }
        let Some(piece) = self.piece_on(from) else { return Reason::NobodyThere.into() };
        if piece.side != self.turn {
            return Reason::NotYourPiece(piece).into();
        }
        // A target that the piece could reach without regard to the king explains why it cannot move.
        let squares = Bits(self.geometry().exists);
        let mut reasons = squares.filter_map(|to| self.check(self.walk_between(from, to)).err());
        reasons.find(is_about_king).unwrap_or(Reason::CannotMove(piece.kind).into())
    }

    /// Returns the reason why a piece cannot be set up anywhere. A reason about a king comes first, then one on an
    /// empty square, then any other.
    fn refuse_placing(&self, kind: Kind) -> Illegal {
        let squares = Bits(self.geometry().exists);
        let reasons: Vec<Illegal> = squares.filter_map(|to| self.check(Move::Place { kind, to }).err()).collect();
        let vacant = |why: &&Illegal| !matches!(why.reason, Reason::Occupied(_));
        let why = reasons.iter().find(|why| is_about_king(why)).or(reasons.iter().find(vacant)).or(reasons.first());
        why.cloned().unwrap_or(Reason::NotAMove.into())
    }

    /// Lists the pieces that are still to be set up.
    pub(super) fn list_pockets(&self) -> Vec<Pocket> {
        if !self.is_setting_up() {
            return Vec::new();
        }
        let stored = |piece: Piece| Stack { piece, count: self.left(piece), price: None };
        let pieces = |side| self.kinds_left(side).map(|kind| stored(Piece { side, kind })).collect();
        Side::BOTH.map(|owner| Pocket { area: Area::Reserve, owner, pieces: pieces(owner) }).into()
    }

    pub(super) fn list_marks(&self) -> Vec<(Cell, Mark)> {
        let checked = Side::BOTH.into_iter().filter(|&side| self.checkers(side) != 0);
        checked.filter_map(|side| Some((self.cell(self.king(side)?), Mark::Check))).collect()
    }

    pub(super) fn tell(&self, m: Move) -> Vec<Event> {
        let us = self.turn;
        let mut events = Vec::new();
        match m {
            Move::Place { kind, to } => events.push(Event::SetUp(Piece { side: us, kind }, self.cell(to))),
            Move::Walk { from, to, promotion } => {
                let Some(effects) = self.move_effects(from, to) else { return events };
                match effects.castled {
                    Some(kingside) => events.push(Event::Castled(us, kingside)),
                    None => events.push(Event::Walked(effects.piece, self.cell(from), self.cell(to))),
                }
                if let Some((victim, at)) = effects.over {
                    let (piece, at) = (Piece { side: us, kind: victim.kind }, self.cell(at));
                    let told = Message::new("event-taken-over").with("kind", piece.kind).with("at", at);
                    events.push(Event::Own(told, Shown::ChangesSide(piece, at)));
                }
                if let Some((victim, at)) = effects.captured {
                    events.push(Event::Captured(victim, self.cell(at)));
                }
                if let Some(kind) = promotion {
                    events.push(Event::Promoted(Piece { side: us, kind }, self.cell(to)));
                }
            }
        }
        if self.after(m).checkers(!us) != 0 {
            events.push(Event::Check);
        }
        events
    }
}
