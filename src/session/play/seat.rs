//! A game with somebody elsewhere, by links: the reader has a seat, and touches the men of that side alone.

use super::{Play, PlayEffect, Player, Players, Seat, Settled};
use crate::game::{Game, Side};

impl<G: Game> Play<G> {
    /// Where the reader sits, if the other player is elsewhere; none where whoever is here plays both sides.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The same game, sat down to there. Only two people can be apart.
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

    /// Whether a person who is here plays this side.
    pub fn is_own(&self, side: Side) -> bool {
        self.players.of(side) == Player::Human && self.seat.is_none_or(|seat| seat.side == side)
    }

    /// The side of the reader, where there is somebody else across: the computer, or a friend elsewhere.
    pub fn reader(&self) -> Option<Side> {
        self.seat.map_or(self.players.reader(), |seat| Some(seat.side))
    }

    /// Whether the other player has something still to see that was done here: a turn, that the reader gave up, or that
    /// it is theirs to begin.
    pub fn to_send(&self) -> bool {
        let Some(Seat { side, .. }) = self.seat else { return false };
        let done = self.position().side_to_move() != side || self.settled() == Some(Settled::Resigned(side));
        done && self.settled() != Some(Settled::Resigned(!side)) && !self.is_looking()
    }

    /// The link says that the game was ended so at the position that it leads to. Whoever sat down to it just now did so on
    /// the side of the one who did not give up.
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
