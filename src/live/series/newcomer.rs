//! People with the link who ask the creator for the seat that somebody has.

use super::{LiveSeries, Person, SeriesEffect};
use crate::game::Game;
use crate::live::presence::Hearing;
use crate::live::register::{Pinned, PublicKey, Register, Seen};
use crate::live::seat::LiveSeat;
use crate::live::topic::Founder;

/// Time after which somebody who was turned away may ask for the seat again, in milliseconds.
const TURNED_AWAY: u64 = 300_000;

/// Time after which somebody else may ask if two were turned away in that time, in milliseconds. A stranger can have any
/// number of keys.
const UNASKED: u64 = 30_000;

/// Time for which nobody else's question replaces that of a newcomer, in milliseconds.
const ASKED: u64 = 10_000;

/// Somebody else with the link, who asks for the seat.
#[derive(Clone, Debug)]
pub(super) struct Newcomer {
    key: PublicKey,
    name: String,
    /// When this player asked, in milliseconds.
    at: u64,
}

impl<G: Game> LiveSeries<G> {
    /// Returns the name of another person with the link who asks for the seat.
    pub fn newcomer(&self) -> Option<&str> {
        self.newcomer.as_ref().map(|newcomer| newcomer.name.as_str())
    }

    /// Gives the seat to the newcomer, as the creator decides.
    pub fn admit(&mut self) -> Vec<SeriesEffect> {
        let (Some(newcomer), Some(pinned)) = (self.newcomer.take(), self.pinned) else { return Vec::new() };
        let Newcomer { key, name, .. } = newcomer;
        let from = self.seat().map_or(Seen::default(), LiveSeat::seen);
        self.pinned = Some(Pinned { generation: pinned.generation.saturating_add(1), key, from });
        self.people[1] = Person { key: Some(key), name, hearing: Hearing::default() };
        let mut effects = vec![SeriesEffect::Store, SeriesEffect::Changed];
        // Each tells the new device how many acts of that game are its own. Until then it sends none of them.
        for round in 0..=self.round() {
            if let Some(side) = self.side_of(Founder::Creator, round) {
                effects.push(SeriesEffect::Publish(round, side));
            }
        }
        effects
    }

    /// Refuses the seat to the newcomer, as the creator decides.
    pub fn turn_away(&mut self, now: u64) -> Vec<SeriesEffect> {
        self.turned_away.retain(|(_, at)| now < at + TURNED_AWAY);
        self.turned_away.extend(self.newcomer.take().map(|newcomer| (newcomer.key, now)));
        vec![SeriesEffect::Changed]
    }

    /// Somebody asks the creator for the seat that is taken.
    pub(super) fn hear_newcomer(&mut self, register: &Register, effects: &mut Vec<SeriesEffect>, now: u64) {
        let is_known = self.newcomer.as_ref().is_some_and(|newcomer| newcomer.key == register.key);
        let is_pestered = self.turned_away.iter().filter(|(_, at)| now < at + TURNED_AWAY).count() > 1;
        let is_refused = |(key, at): &(PublicKey, u64)| {
            *key == register.key && now < at + TURNED_AWAY || is_pestered && now < at + UNASKED
        };
        // The creator has time to answer a question before another one replaces it.
        let is_asked = self.newcomer.as_ref().is_some_and(|newcomer| now < newcomer.at + ASKED);
        if !is_known && !is_asked && !self.turned_away.iter().any(is_refused) {
            self.newcomer = Some(Newcomer { key: register.key, name: register.name.clone(), at: now });
            effects.push(SeriesEffect::Changed);
        }
    }
}
