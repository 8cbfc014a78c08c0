//! The stored form of a series, which survives a reload.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use super::{Kept, LiveSeries, Person, Round};
use crate::game::{Game, Side};
use crate::json;
use crate::live::act::{read_log, write_log};
use crate::live::bytes::Malformed;
use crate::live::invitation::Invitation;
use crate::live::presence::Hearing;
use crate::live::register::{PublicKey, read_pinned, write_pinned};
use crate::live::sealing::game_id;
use crate::live::seat::{LiveSeat, SeatTimes};
use crate::live::terms::LiveTerms;
use crate::live::topic::{Founder, LiveId};

/// Maximum number of rounds: their numbers are bytes.
const MOST_ROUNDS: usize = 256;

/// A series as it is stored. Binary parts are in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredSeries {
    link: String,
    /// `c` for the creator, `j` for the joiner, empty for a spectator.
    part: String,
    #[serde(default)]
    claims: bool,
    #[serde(default)]
    recovered: bool,
    name: String,
    terms: String,
    /// Keys of the creator and the joiner; empty if unknown.
    keys: [String; 2],
    names: [String; 2],
    pinned: String,
    rounds: Vec<StoredRound>,
    /// Time at which the series was stored, in milliseconds.
    pub at: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct StoredRound {
    logs: [String; 2],
    held: [String; 2],
    times: String,
    sent: u32,
    /// Number of own acts that have to arrive before the seat may act; the greatest number if it is unknown.
    #[serde(default)]
    expected: u32,
    #[serde(default)]
    generation: Option<u8>,
}

fn text(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn bytes(text: &str) -> Result<Vec<u8>, Malformed> {
    Base64UrlUnpadded::decode_vec(text).map_err(|_| Malformed::Text)
}

impl StoredSeries {
    /// Reads a stored text. Returns none if it is damaged.
    pub fn read(text: &str) -> Option<StoredSeries> {
        json::read(text)
    }

    /// Returns the text of the series' link.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Returns the id of the first game.
    pub fn id(&self) -> Option<LiveId> {
        Some(game_id(&Invitation::read(&self.link).ok()?.secret, 0))
    }

    /// Returns the text to store.
    pub fn write(&self) -> String {
        json::write(self).unwrap_or_default()
    }
}

impl<G: Game> LiveSeries<G> {
    /// Returns the stored form.
    pub fn save(&self, now: u64) -> StoredSeries {
        let part = match self.part {
            Some(Founder::Creator) => "c",
            Some(Founder::Joiner) => "j",
            None => "",
        };
        let key = |person: &Person| person.key.map(|key| text(&key.to_bytes())).unwrap_or_default();
        let round = |round: &Round<G>| StoredRound {
            logs: Side::BOTH.map(|side| text(&write_log(round.seat.log(side)))),
            held: Side::BOTH.map(|side| round.held[side.index()].as_deref().map(text).unwrap_or_default()),
            times: text(&round.seat.times().write()),
            sent: round.sent as u32,
            expected: u32::try_from(round.seat.expected()).unwrap_or(u32::MAX),
            generation: round.generation,
        };
        StoredSeries {
            link: self.invitation.write(),
            part: part.to_owned(),
            claims: self.claims,
            recovered: self.is_recovered,
            name: self.name.clone(),
            terms: self.terms.as_ref().and_then(LiveTerms::write).map(|terms| text(&terms)).unwrap_or_default(),
            keys: [key(&self.people[0]), key(&self.people[1])],
            names: [self.people[0].name.clone(), self.people[1].name.clone()],
            pinned: self.pinned.map(|pinned| text(&write_pinned(&pinned))).unwrap_or_default(),
            rounds: self.rounds.iter().map(round).collect(),
            at: now,
        }
    }

    /// Continues a stored series. `own` is the key of the person here. Without the key the seat is lost, and the game
    /// can only be watched.
    ///
    /// # Errors
    /// [`Malformed`], if the stored text was changed.
    pub fn restore(stored: &StoredSeries, own: Option<PublicKey>, now: u64) -> Result<LiveSeries<G>, Malformed> {
        let mut series = LiveSeries::empty(Invitation::read(&stored.link)?, own, &stored.name);
        let part = match stored.part.as_str() {
            "c" => Some(Founder::Creator),
            "j" => Some(Founder::Joiner),
            _ => None,
        };
        let key = |text: &String| PublicKey::from_bytes(&bytes(text).ok()?).ok();
        for at in 0..2 {
            let name = stored.names[at].clone();
            series.people[at] = Person { key: key(&stored.keys[at]), name, hearing: Hearing::default() };
        }
        series.part = part.filter(|part| own.is_some() && series.people[*part as usize].key == own);
        series.claims = stored.claims;
        series.is_recovered = stored.recovered;
        if !stored.pinned.is_empty() {
            series.pinned = Some(read_pinned(&bytes(&stored.pinned)?)?);
        }
        if stored.terms.is_empty() {
            return Ok(series);
        }
        let terms = LiveTerms::read(&bytes(&stored.terms)?)?;
        series.terms = Some(terms.clone());
        let start = terms.first::<G>().map_err(|_| Malformed::Value)?;
        if stored.rounds.is_empty() || stored.rounds.len() > MOST_ROUNDS {
            return Err(Malformed::Value);
        }
        for (number, round) in stored.rounds.iter().enumerate() {
            let log = |at: usize| bytes(&round.logs[at]).and_then(|bytes| read_log(&bytes));
            let times = SeatTimes::read(&bytes(&round.times)?)?;
            let side = series.part.and_then(|part| series.side_of(part, number as u8));
            let logs = [log(0)?, log(1)?];
            let mut seat = LiveSeat::restore(side, terms.clone(), start.clone(), logs, times, stored.at.min(now));
            let held = [0, 1].map(|at| bytes(&round.held[at]).ok().filter(|bytes| !bytes.is_empty()));
            let sent = round.sent as usize;
            seat.expect(if round.expected == u32::MAX { usize::MAX } else { round.expected as usize });
            let kept = [Kept::Unheard; 2];
            seat.set_claim(series.part == Some(Founder::Joiner) && series.pinned.is_none());
            let generation = round.generation;
            series.rounds.push(Round { seat, held, kept, sent, generation, subscribed: None, rechecked: now });
        }
        Ok(series)
    }
}
