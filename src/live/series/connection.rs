//! The connection of a series, and the sleep of its device. Neither is charged to the opponent.

use super::{Kept, LiveSeries, SeriesEffect};
use crate::game::Game;
use crate::live::seat::PAUSE;
use crate::live::topic::Founder;

/// Time without a tick or a message after which a device with a hidden page has slept, in milliseconds. Browsers slow the
/// timers of hidden pages down to one tick a minute.
const PAUSE_HIDDEN: u64 = 65_000;

/// Maximum time for which a connection may have been dead before that shows, in milliseconds: the relay is pinged every
/// ten seconds and has five to answer.
const UNNOTICED: u64 = 15_000;

impl<G: Game> LiveSeries<G> {
    /// Handles a new connection, after the topics of all rounds were subscribed to.
    pub fn connected(&mut self, now: u64) -> Vec<SeriesEffect> {
        self.is_up = true;
        self.excuse(now);
        let mut effects = Vec::new();
        for number in 0..self.rounds.len() {
            let round = &mut self.rounds[number];
            (round.kept, round.subscribed) = ([Kept::Unheard; 2], Some(now));
            let found = round.seat.connected(now);
            self.pass(number as u8, found, &mut effects, now);
        }
        let round = self.round();
        if self.asks()
            && let Some(side) = self.side_of(Founder::Joiner, round)
        {
            effects.push(SeriesEffect::Publish(round, side));
        }
        effects
    }

    /// The connection is lost. It may have been dead since the relay was last heard.
    pub fn disconnected(&mut self, now: u64) {
        if std::mem::take(&mut self.is_up) {
            self.miss(self.heard.clamp(now.saturating_sub(UNNOTICED), now));
        }
        for round in &mut self.rounds {
            round.subscribed = None;
        }
    }

    /// The relay was heard at this time, whatever it said.
    pub fn heard(&mut self, at: u64) {
        if !self.is_up || at <= self.heard {
            return;
        }
        self.stir(at);
        self.excuse(at);
        for round in &mut self.rounds {
            round.seat.heard(at);
        }
    }

    /// Tells whether the page is hidden. Its ticks are rare then.
    pub fn set_hidden(&mut self, is_hidden: bool, now: u64) {
        self.stir(now);
        self.is_hidden = is_hidden;
    }

    /// Notes that the device is awake, and whether it has slept.
    pub(super) fn stir(&mut self, now: u64) {
        let since = self.awake.unwrap_or(now);
        self.awake = Some(since.max(now));
        let limit = if self.is_hidden { PAUSE_HIDDEN } else { PAUSE };
        if now > since + limit {
            self.miss(since);
        } else if now > since + PAUSE
            && let Some(round) = self.rounds.last_mut()
        {
            round.seat.paused(since, now);
        }
    }

    /// Waits for signs of life of the others whose keys are known, while the relay can be heard. Nobody else can give any.
    pub(super) fn listen(&mut self, now: u64) {
        if !self.is_up || self.missed.is_some() {
            return;
        }
        for founder in [Founder::Creator, Founder::Joiner] {
            let person = &mut self.people[founder as usize];
            if self.part != Some(founder) && person.key.is_some() {
                person.hearing.listen(now);
            }
        }
    }

    /// Nothing that was sent since this time may have arrived, until the relay is heard.
    fn miss(&mut self, since: u64) {
        self.missed = Some(self.missed.map_or(since, |missed| missed.min(since)));
        for round in &mut self.rounds {
            round.seat.disconnected(since);
        }
    }

    /// The relay is heard again. Meanwhile nobody could show that they are there.
    fn excuse(&mut self, now: u64) {
        self.heard = self.heard.max(now);
        if let Some(since) = self.missed.take() {
            self.people.iter_mut().for_each(|person| person.hearing.excuse(since, now));
        }
    }
}
