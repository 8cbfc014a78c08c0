//! Joining results from two places, and limiting their size.

use base64ct::{Base64UrlUnpadded, Encoding};

use super::{Counted, LiveResults, Met, key_of};
use crate::live::register::MOST_NAME;
use crate::live::topic::LiveId;
use crate::sorted::{firsts, order};

/// Maximum number of people. Those played longest ago are dropped with their games.
pub const MOST_PEOPLE: usize = 500;

/// Maximum number of games. The oldest are dropped.
pub const MOST_GAMES: usize = 5_000;

impl LiveResults {
    /// Adds results from elsewhere. Returns the number of people and games left out.
    pub fn join(&mut self, other: &LiveResults) -> usize {
        self.people.extend(other.people.iter().cloned());
        self.bound()
    }

    /// Brings everything into its one order, each person and each game once, and applies the limits. Returns the number
    /// of people and games that are invalid or beyond the limits.
    pub(super) fn bound(&mut self) -> usize {
        let mut met = std::mem::take(&mut self.people);
        let before = met.len();
        met.retain(|met| key_of(&met.key).is_some());
        let invalid = before - met.len();
        let (games, left) = games(&met);
        // Newest first, so the people come in their order too.
        let keys: Vec<&str> = games.iter().rev().map(|(person, _)| met[*person].key.as_str()).collect();
        let mut places = vec![None; keys.len()];
        let mut dropped = 0;
        for (first, (person, game)) in firsts(&keys).into_iter().zip(games.iter().rev()) {
            if places[first].is_none() && self.people.len() < MOST_PEOPLE {
                places[first] = Some(self.people.len());
                let key = met[*person].key.clone();
                self.people.push(Met { name: last_name(&met, &key), key, games: Vec::new() });
            }
            match places[first] {
                Some(place) => self.people[place].games.push((*game).clone()),
                None => dropped += 1,
            }
        }
        self.people.iter_mut().for_each(|met| met.games.reverse());
        invalid + left + dropped
    }
}

/// Returns the games within the limits, oldest first and each once, with the places of their people. Also returns the
/// number of those left out.
fn games(met: &[Met]) -> (Vec<(usize, &Counted)>, usize) {
    let all = || met.iter().enumerate().flat_map(|(person, met)| met.games.iter().map(move |game| (person, game)));
    let is_valid =
        |game: &Counted| Base64UrlUnpadded::decode_vec(&game.0).is_ok_and(|id| id.len() == size_of::<LiveId>());
    let games: Vec<(usize, &Counted)> = all().filter(|(_, game)| is_valid(game)).collect();
    let invalid = all().count() - games.len();
    // If two files contradict each other, the same one wins in any order.
    let rank = |place: usize| {
        let (person, game) = games[place];
        (game.0.as_str(), game.1, met[person].key.as_str(), game.2)
    };
    let mut once: Vec<(usize, &Counted)> =
        order(games.len(), &|a, b| rank(a) < rank(b)).into_iter().map(|place| games[place]).collect();
    once.dedup_by(|game, kept| game.1.0 == kept.1.0);
    let places = order(once.len(), &|a, b| once[a].1.order() < once[b].1.order());
    let surplus = once.len().saturating_sub(MOST_GAMES);
    (places.into_iter().skip(surplus).map(|place| once[place]).collect(), invalid + surplus)
}

/// The name of a person in the last game.
fn last_name(met: &[Met], key: &str) -> String {
    let entries = met.iter().filter(|met| met.key == key);
    let last = entries.max_by_key(|met| (met.games.iter().map(Counted::order).max(), &met.name));
    let mut name = last.map(|met| met.name.clone()).unwrap_or_default();
    while name.len() > MOST_NAME {
        name.pop();
    }
    name
}
