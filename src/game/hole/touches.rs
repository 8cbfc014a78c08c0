//! Touches of moves, reasons for refused touches, and the events of a move.

use super::board::Ground;
use super::generate::LAST_RANK;
use super::{Bar, Move, Position, Square, bar};
use crate::game::message::Message;
use crate::game::{Cell, Choice, Event, Illegal, Kind, Mark, Piece, Position as _, Reason, Shown, Side, Touch};

/// Returns the sequence of touches that means a move: the piece, its target, the promotion, the pulled piece.
///
/// To pull without moving, a player touches the piece and its target. A piece cannot reach a piece that it could pull,
/// so no other move begins with these touches.
pub fn spellings(m: Move) -> Vec<Vec<Touch>> {
    let cell = |square: Square| Touch::Cell(square.into());
    let mut touches = vec![cell(m.from)];
    if !m.stands() {
        touches.push(cell(m.to));
    }
    touches.extend(m.promotion.map(|kind| Touch::Choice(Choice::Promote(kind))));
    touches.extend(m.pull.map(cell));
    vec![touches]
}

impl Position {
    /// Returns the reason why no legal move begins with these touches.
    pub(super) fn refuse(&self, touches: &[Touch]) -> Illegal {
        if self.is_decided() {
            return Reason::GameOver.into();
        }
        let mut cells = Vec::new();
        let mut promotion = None;
        for touch in touches {
            match *touch {
                Touch::Cell(cell) if promotion.is_none() => match Square::try_from(cell) {
                    Ok(square) => cells.push(square),
                    Err(()) => return Reason::NotAMove.into(),
                },
                Touch::Choice(Choice::Promote(kind)) if promotion.is_none() && cells.len() == 2 => {
                    promotion = Some(kind);
                }
                Touch::Cell(_) => return Bar::PromotionEndsTurn.into(),
                _ => return Reason::NotAMove.into(),
            }
        }
        match *cells {
            [from] => self.refuse_piece(from),
            [from, to] if promotion.is_some() => self.refuse_move(Move { promotion, ..Move::walk(from, to) }),
            [from, to] => self.refuse_target(from, to),
            [from, to, target] => self.refuse_move(Move { pull: Some(target), ..self.walk_between(from, to) }),
            _ => Reason::NotAMove.into(),
        }
    }

    /// Returns the move from one square to another; a pawn that must promote becomes a queen.
    fn walk_between(&self, from: Square, to: Square) -> Move {
        let last_step = self.kind_on(from) == Some(Kind::Pawn) && to.rank_for(self.turn) >= LAST_RANK;
        Move { promotion: last_step.then_some(Kind::Queen), ..Move::walk(from, to) }
    }

    fn refuse_move(&self, m: Move) -> Illegal {
        self.check(m).err().unwrap_or(Reason::NotAMove.into())
    }

    /// Returns the reason why a target is refused. Touching an enemy piece across a hole is an attempt to pull it.
    fn refuse_target(&self, from: Square, to: Square) -> Illegal {
        let why = self.refuse_move(self.walk_between(from, to));
        if (why.reason.own() == Some(bar::OVER_HOLE) || matches!(why.reason, Reason::Blocked { .. }))
            && let Err(pull) = self.check(Move { pull: Some(to), ..Move::walk(from, from) })
            && matches!(pull.reason.own(), Some(bar::TWO_HOLES | bar::BETWEEN))
        {
            return pull;
        }
        why
    }

    fn refuse_piece(&self, from: Square) -> Illegal {
        let Some(piece) = self.piece_on(from) else { return Reason::NobodyThere.into() };
        if piece.side != self.turn {
            return Reason::NotYourPiece(piece).into();
        }
        match from.ahead(self.turn, 1) {
            Ground::Hole(hole) if piece.kind == Kind::Pawn => Bar::PawnBeforeHole(hole).into(),
            _ => Reason::CannotMove(piece.kind).into(),
        }
    }

    /// Marks the kings that the opponent could remove with one whole move on its turn.
    pub(super) fn list_marks(&self) -> Vec<(Cell, Mark)> {
        let hanging = |side: &Side| self.king_hangs(*side);
        let kings = Side::BOTH.into_iter().filter(hanging).filter_map(|side| self.king(side));
        kings.map(|king| (king.into(), Mark::Check)).collect()
    }

    /// Asks which piece to pull after a move from which a pull is possible.
    pub(super) fn ask(&self, touches: &[Touch]) -> Option<Message> {
        let [Touch::Cell(from), Touch::Cell(to)] = *touches else { return None };
        let pulls = |m: &Move| (Cell::from(m.from), Cell::from(m.to)) == (from, to) && m.pull.is_some();
        self.legal_moves().iter().any(pulls).then(|| Message::new("choose-pull"))
    }

    pub(super) fn tell(&self, m: Move) -> Vec<Event> {
        let kind = self.kind_on(m.from).unwrap_or(Kind::Pawn);
        let own = |kind| Piece { side: self.turn, kind };
        let mut events = Vec::new();
        if !m.stands() {
            events.push(Event::Walked(own(kind), m.from.into(), m.to.into()));
            if let Some(victim) = self.piece_on(m.to) {
                events.push(Event::Captured(victim, m.to.into()));
            } else if let Some(at) = self.en_passant_victim().filter(|_| self.is_en_passant(m.from, m.to)) {
                events.push(Event::Captured(Piece { side: !self.turn, kind: Kind::Pawn }, at.into()));
            }
        }
        if let Some(officer) = m.promotion {
            events.push(Event::Promoted(own(officer), m.to.into()));
        }
        if let Some((target, victim)) = m.pull.and_then(|target| Some((target, self.piece_on(target)?))) {
            let told = Message::new("event-pulled").with("kind", victim.kind).with("at", Cell::from(target));
            events.push(Event::Own(told, Shown::Vanishes(victim, target.into())));
        }
        let next = self.after(m);
        if next.in_check() {
            events.push(Event::Check);
            events.extend(next.is_mated().then_some(Event::Mate));
        }
        events
    }
}
