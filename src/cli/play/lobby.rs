//! The engine's seek in the lobby. At most one is open at a time, because the lobby shows one of each player.

use std::time::Duration;

use sha2::{Digest, Sha256};

use super::crypto::random;
use super::line::{RelayLine, now};
use super::options::PlayPlan;
use super::table::House;
use crate::live::invitation::Invitation;
use crate::live::mqtt::RelayWill;
use crate::live::relay::{RelayEvent, RelayRefusal};
use crate::live::seek::{RENEWED, Seek, SeekKind};
use crate::live::terms::LiveTerms;
use crate::live::topic::{LiveId, Topic};

/// The connection to the lobby. A seek is renewed until it is withdrawn, and withdrawn by the relay if the program dies.
pub struct SeekBoard {
    line: RelayLine,
    topic: Topic,
    /// The seek that is shown.
    shown: Option<Seek>,
    /// Number of renewals so far. All seeks have the same id, so it never decreases.
    beat: u32,
    renewed: u64,
}

impl SeekBoard {
    /// Creates a board without a seek.
    pub fn new(plan: &PlayPlan) -> SeekBoard {
        let topic = Topic::Seek(seek_id(plan));
        let will = RelayWill { topic: topic.to_string(), payload: Vec::new(), is_retained: true };
        SeekBoard { line: RelayLine::new(&plan.relay, will), topic, shown: None, beat: 0, renewed: 0 }
    }

    /// Waits for at most this time. Returns a line for the reader if the connection was lost or is back.
    pub fn step(&mut self, house: &House, wait: Duration) -> Vec<LobbyNews> {
        let mut news = Vec::new();
        for event in self.line.step(wait) {
            match event {
                RelayEvent::Up => {
                    // The relay may have published the will, or have been restarted.
                    self.renewed = 0;
                    news.push(LobbyNews::Up);
                }
                RelayEvent::Down { .. } => news.push(LobbyNews::Down(self.line.trouble.clone())),
                RelayEvent::Refused(refusal) => news.push(LobbyNews::Refused(refusal)),
                _ => {}
            }
        }
        if self.shown.is_some() && now() >= self.renewed + RENEWED {
            self.publish(house);
        }
        news
    }

    /// Shows a seek in place of the one before.
    pub fn show(&mut self, house: &House, invitation: &Invitation, terms: &LiveTerms) {
        let Some(token) = invitation.token else { return };
        self.shown = Some(Seek {
            secret: invitation.secret,
            key: house.key.public(),
            terms: terms.clone(),
            name: house.plan.name.clone(),
            rating: 0,
            deviation: 0,
            is_bot: true,
            kind: SeekKind::Open { token, takes_bots: false },
            beat: 0,
        });
        self.publish(house);
    }

    /// Withdraws the seek.
    pub fn withdraw(&mut self) {
        if self.shown.take().is_some() {
            self.line.client.publish(&self.topic.to_string(), Vec::new(), true);
        }
    }

    /// Withdraws the seek, and leaves once the relay has confirmed it or this time is over.
    pub fn leave(&mut self, most: Duration) {
        self.withdraw();
        let until = now() + most.as_millis() as u64;
        while self.line.client.is_up() && now() < until {
            if self.line.step(Duration::from_millis(50)).iter().any(|event| matches!(event, RelayEvent::Settled(_))) {
                break;
            }
        }
        self.line.leave();
    }

    fn publish(&mut self, house: &House) {
        let Some(seek) = &mut self.shown else { return };
        (seek.beat, self.renewed) = (self.beat, now());
        let rating = house.rating.get();
        (seek.rating, seek.deviation) = (rating.rating, rating.deviation);
        self.beat += 1;
        if let Some(content) = seek.write() {
            self.line.client.publish(&self.topic.to_string(), house.key.signed(&self.topic, &content), true);
        }
    }
}

/// The id of the seek. It depends on the options alone, so a restart replaces a seek that the relay still keeps after a
/// crash. Two programs with the same options share it, and both seeks are shown, because their keys differ.
///
/// With a kept key, each run has another id. A page that knows the seek of the last run would take the new one, whose
/// renewals begin again, for an old message. With another id, the page replaces the old seek of the same key.
fn seek_id(plan: &PlayPlan) -> LiveId {
    if plan.key.is_some() {
        return random();
    }
    let options = format!("{} {} {:?} {}", plan.variant, plan.level, plan.clock, plan.name);
    let digest = Sha256::digest(options);
    std::array::from_fn(|at| digest[at])
}

/// What has happened to the connection to the lobby.
pub enum LobbyNews {
    /// The relay accepts the connection.
    Up,
    /// There is none, with the reason if it is known.
    Down(Option<String>),
    /// The relay refuses something.
    Refused(RelayRefusal),
}
