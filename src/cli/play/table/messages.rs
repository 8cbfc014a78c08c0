//! Messages of a table: what arrives from the relay, and what is sent.

use super::{BotTable, TableNote};
use crate::cli::play::crypto::{BotKey, BotSealer, is_signed};
use crate::cli::play::line::now;
use crate::cli::play::options::Company;
use crate::cli::play::texts;
use crate::game::Side;
use crate::live::Malformed;
use crate::live::mqtt::RelayWill;
use crate::live::presence::{Presence, PresenceState};
use crate::live::register::PublicKey;
use crate::live::relay::RelayEvent;
use crate::live::sealing::{SignedContent, read_signed};
use crate::live::series::{Arrival, OutgoingRegister, SeatStanding};
use crate::live::topic::{Founder, Topic};

impl BotTable<'_> {
    /// Takes in what has happened on the line.
    pub(super) fn hear_all(&mut self, events: &[RelayEvent]) {
        for (at, event) in events.iter().enumerate() {
            // Somebody who has withdrawn a claim gets no seat: the relay's newest message counts.
            let is_deleted = || events[at + 1..].iter().any(|later| deletes(later, event));
            if self.series.is_full() || !is_deleted() {
                self.hear(event.clone());
            }
        }
    }

    fn hear(&mut self, event: RelayEvent) {
        match event {
            RelayEvent::Up => {
                self.begun = now();
                let effects = self.series.connected(now());
                self.carry_out(effects);
                self.beaten = 0;
                self.tell_line(true);
            }
            RelayEvent::Down { .. } => {
                if self.series.is_up() {
                    self.begun = now();
                }
                self.series.disconnected(now());
                self.begin_session();
                self.tell_line(false);
            }
            RelayEvent::Settled(ticket) => {
                let found = self.tickets.iter().position(|(known, ..)| *known == ticket);
                if let Some((_, round, side, acts)) = found.map(|at| self.tickets.swap_remove(at)) {
                    self.series.sent(round, side, acts, now());
                    self.note(TableNote::Open(self.number));
                }
            }
            RelayEvent::Message { topic, payload, is_retained } => self.open(&topic, payload, is_retained),
            // A message of that size counts as junk.
            RelayEvent::Oversized { topic } => self.open(&topic, vec![0], false),
            RelayEvent::Refused(refusal) if self.tells_line() => self.says(texts::refused(&refusal)),
            RelayEvent::Subscribed(_) | RelayEvent::Refused(_) => {}
        }
    }

    /// True if nobody else tells the reader about the connection. In the lobby, the main thread does.
    fn tells_line(&self) -> bool {
        self.house.plan.company != Company::Lobby
    }

    /// Tells the reader that the connection was lost, or that it is back.
    fn tell_line(&mut self, is_up: bool) {
        if std::mem::replace(&mut self.is_down, !is_up) == is_up && self.tells_line() {
            self.says(if is_up { texts::UP.to_owned() } else { texts::down(self.line.trouble.as_deref()) });
        }
    }

    fn open(&mut self, topic: &str, payload: Vec<u8>, is_retained: bool) {
        match Topic::read(topic) {
            Some(topic @ Topic::Register(id, side)) => {
                let Some(round) = self.series.round_of(&id) else { return };
                let arrival = match payload.is_empty() {
                    true => Arrival::Nothing,
                    false => {
                        self.register(&topic, payload, self.series.key_at(round, side)).unwrap_or_else(Arrival::Junk)
                    }
                };
                let effects = self.series.receive(round, side, arrival, now());
                self.carry_out(effects);
            }
            Some(topic @ Topic::Presence(id, founder)) if id == self.id && founder != self.part => {
                self.hear_presence(&topic, founder, &payload, is_retained);
            }
            Some(topic @ Topic::Watch(_)) if !is_retained => drop(self.hear_spectator(&topic, &payload)),
            _ => {}
        }
    }

    /// Opens and checks a register. `player` is the key of the player, if it is known.
    fn register(
        &self,
        topic: &Topic,
        payload: Vec<u8>,
        player: Option<PublicKey>,
    ) -> Result<Arrival, Option<Malformed>> {
        match self.opened(topic, &payload, player)? {
            SignedContent::Register(register) => Ok(Arrival::Register(register, payload)),
            SignedContent::Newer => Err(Some(Malformed::Newer)),
            SignedContent::Presence(_) => Err(None),
        }
    }

    /// Opens a message, and checks its signature.
    fn opened(
        &self,
        topic: &Topic,
        payload: &[u8],
        player: Option<PublicKey>,
    ) -> Result<SignedContent, Option<Malformed>> {
        let (content, signature) = self.sealer.open(topic, payload).ok_or(None)?;
        let (said, key) = read_signed(topic, &content, player)?;
        is_signed(&key, topic, &content, &signature).then_some(said).ok_or(None)
    }

    fn hear_presence(&mut self, topic: &Topic, founder: Founder, payload: &[u8], is_retained: bool) {
        if let Ok(SignedContent::Presence(presence)) = self.opened(topic, payload, self.series.key(founder))
            && self.series.hear(founder, presence, is_retained, now())
        {
            // The opponent does not know yet that the engine is there.
            self.beaten = 0;
        }
    }

    /// Sends the register of this player in this round.
    pub(super) fn publish(&mut self, round: u8, side: Side) {
        let Some((outgoing, acts)) = self.series.outgoing(round, side) else { return };
        let topic = Topic::Register(self.series.id(round), side);
        let payload = match outgoing {
            OutgoingRegister::Verbatim(bytes) => Some(bytes),
            OutgoingRegister::Own(register) => {
                let content = register.write();
                content.and_then(|content| self.sealer.seal(&topic, &self.house.key.signed(&topic, &content)))
            }
        };
        // A register that is too long is refused before, as a full log.
        let Some(payload) = payload else { return };
        let ticket = self.line.client.publish(&topic.to_string(), payload, true);
        self.tickets.push((ticket, round, side, acts));
    }

    /// Begins another session of presence: the relay has said that the last one is gone.
    fn begin_session(&mut self) {
        (self.session, self.beat) = (now().max(self.session + 1), 0);
        let (topic, round) = (Topic::Presence(self.id, self.part), self.series.round());
        let will = will(&self.house.key, &self.sealer, &topic, self.session, round);
        self.line.client.set_will(Some(will));
    }

    /// Withdraws a claim that the creator has not answered. Otherwise the creator would later meet somebody who has gone.
    pub(super) fn withdraw(&mut self) {
        let side = self.series.side_of(Founder::Joiner, 0);
        if let Some(side) = side.filter(|_| self.series.standing() == SeatStanding::Claiming) {
            self.line.client.publish(&Topic::Register(self.id, side).to_string(), Vec::new(), true);
        }
    }

    /// Tells the opponent whether the engine is there.
    pub(super) fn send_presence(&mut self, state: PresenceState) {
        let topic = Topic::Presence(self.id, self.part);
        let (session, beat, round) = (self.session, self.beat, self.series.round());
        let presence = Presence { session, beat, round, state, phrase: None };
        self.beat += 1;
        if let Some(payload) = sealed(&self.house.key, &self.sealer, &topic, presence) {
            self.line.client.publish(&topic.to_string(), payload, false);
        }
    }
}

/// True if this message deletes what the other one has brought.
fn deletes(later: &RelayEvent, event: &RelayEvent) -> bool {
    let (RelayEvent::Message { topic, payload, .. }, RelayEvent::Message { topic: other, .. }) = (later, event) else {
        return false;
    };
    payload.is_empty() && topic == other && matches!(Topic::read(topic), Some(Topic::Register(..)))
}

/// The message that the relay sends when the connection of this session is lost.
pub(super) fn will(key: &BotKey, sealer: &BotSealer, topic: &Topic, session: u64, round: u8) -> RelayWill {
    // It comes after all other messages of the session.
    let gone = Presence { session, beat: u32::MAX, round, state: PresenceState::Gone, phrase: None };
    let payload = sealed(key, sealer, topic, gone).unwrap_or_default();
    RelayWill { topic: topic.to_string(), payload, is_retained: false }
}

/// Signs and seals a message about presence.
fn sealed(key: &BotKey, sealer: &BotSealer, topic: &Topic, presence: Presence) -> Option<Vec<u8>> {
    sealer.seal(topic, &key.signed(topic, &presence.write()))
}
