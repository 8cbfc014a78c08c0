//! Games by links: the reader has a seat, and touches only the pieces of that side.

use super::{Play, PlayEffect, Player, Players, Seat, Settled};
use crate::game::{Game, Side};

impl<G: Game> Play<G> {
    /// The reader's seat, if the other player is elsewhere; none if both sides are played here.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The same game with this seat. Only a game between two people has one.
    pub fn with_seat(mut self, seat: Option<Seat>) -> Play<G> {
        self.sit_down(seat);
        self
    }

    pub(super) fn sit_down(&mut self, seat: Option<Seat>) {
        self.seat = seat.filter(|_| self.players == Players::HUMANS);
        if let Some(seat) = self.seat {
            self.board.set_orientation(seat.side);
        }
        self.arrive();
    }

    pub(super) fn play_both(&mut self, effects: &mut Vec<PlayEffect>) {
        self.sit_down(None);
        effects.push(PlayEffect::Save);
    }

    /// True if a person at this device plays this side.
    pub fn is_own(&self, side: Side) -> bool {
        self.players.of(side) == Player::Human && self.seat.is_none_or(|seat| seat.side == side)
    }

    /// The reader's side against the computer or a friend elsewhere.
    pub fn reader(&self) -> Option<Side> {
        self.seat.map_or(self.players.reader(), |seat| Some(seat.side))
    }

    /// The players, with only the reader as a person.
    pub fn reader_as_player(&self) -> Players {
        self.seat.map_or(self.players, |seat| Players::human(seat.side))
    }

    /// True if the reader still has to send a move, a resignation, or the start of a game in which the other player
    /// moves first.
    pub fn to_send(&self) -> bool {
        let Some(Seat { side, .. }) = self.seat else { return false };
        let done = self.position().side_to_move() != side || self.settled() == Some(Settled::Resigned(side));
        done && self.settled() != Some(Settled::Resigned(!side)) && !self.is_looking()
    }

    /// Applies a link's ending to its position. A reader who has only just taken a seat gets the side that did not
    /// resign.
    pub fn end_as(&mut self, settled: Settled, sat_down: bool) {
        let here = self.tree().current();
        if self.outcome().is_some() {
            return;
        }
        if let (Settled::Resigned(side), Some(seat), true) = (settled, self.seat, sat_down) {
            self.sit_down(Some(Seat { side: !side, ..seat }));
        }
        self.ends.push((here, settled));
        self.tip = here;
        let opened = self.just_opened;
        self.arrive();
        self.just_opened = opened;
    }
}
