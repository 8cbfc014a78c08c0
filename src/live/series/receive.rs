//! Registers that arrive: their owners, and the decision whether they count.

use super::{Kept, LiveSeries, Person, SeriesEffect, SeriesFault};
use crate::game::{Game, Side};
use crate::live::bytes::Malformed;
use crate::live::register::{Pinned, PublicKey, Register, SeatProof, Seen};
use crate::live::sealing::{fingerprint, is_claim};
use crate::live::topic::Founder;

/// Content that arrived on the topic of a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A register with a valid signature by the key that it names, and its sealed bytes.
    Register(Box<Register>, Vec<u8>),
    /// Nothing, because the relay's copy was deleted.
    Nothing,
    /// Bytes that are no register: a wrong seal or signature, or malformed content.
    Junk(Option<Malformed>),
}

/// Maximum number of registers that wait for the creator's.
const MOST_WAITING: usize = 8;

/// Whether a register counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Judgement {
    Counts,
    /// It is no part of the games, but it is left on its topic.
    Left,
    /// It does not count. The register that does is put back.
    Refused,
}

impl<G: Game> LiveSeries<G> {
    /// Takes in the content of the topic of a player's register.
    pub fn receive(&mut self, round: u8, side: Side, arrival: Arrival, now: u64) -> Vec<SeriesEffect> {
        let mut effects = Vec::new();
        match arrival {
            Arrival::Register(register, sealed) if register.round == round && register.side == side => {
                match self.take(&register, &sealed, &mut effects, now) {
                    Judgement::Counts => self.newer.retain(|topic| *topic != (round, side)),
                    Judgement::Left => self.set_kept(round, side, Kept::Left),
                    Judgement::Refused if self.holds(round, side, &sealed) => {
                        self.set_kept(round, side, Kept::Acts(register.log.len()));
                    }
                    Judgement::Refused => self.restore_topic(round, side, &mut effects, now),
                }
                if matches!(register.proof, SeatProof::Creator(_)) {
                    self.reconsider(&mut effects, now);
                }
            }
            // The register of a newer program is left as it is. A register that counts ends the pause. Only this device
            // writes the own one, so a newer one there is a forgery.
            Arrival::Junk(Some(Malformed::Newer)) if self.part.is_none() || self.founder(round, side) != self.part => {
                if !self.newer.contains(&(round, side)) {
                    self.newer.push((round, side));
                }
                self.set_kept(round, side, Kept::Left);
                effects.push(SeriesEffect::Changed);
            }
            Arrival::Nothing if self.invites(round, side) => self.forget_terms(&mut effects),
            Arrival::Nothing | Arrival::Junk(_) | Arrival::Register(..) => {
                self.restore_topic(round, side, &mut effects, now);
            }
        }
        effects
    }

    /// True if these bytes are what would be put back on the topic.
    fn holds(&self, round: u8, side: Side, sealed: &[u8]) -> bool {
        let at = self.rounds.get(usize::from(round));
        at.is_some_and(|at| at.seat.side() != Some(side) && at.held[side.index()].as_deref() == Some(sealed))
    }

    fn set_kept(&mut self, round: u8, side: Side, kept: Kept) {
        if let Some(at) = self.rounds.get_mut(usize::from(round)) {
            at.kept[side.index()] = kept;
        }
    }

    /// The relay holds something else than the register that counts, so that one is put back.
    fn restore_topic(&mut self, round: u8, side: Side, effects: &mut Vec<SeriesEffect>, now: u64) {
        let Some(at) = self.rounds.get_mut(usize::from(round)) else { return };
        at.kept[side.index()] = Kept::Lacking;
        let found = at.seat.missing(side, now);
        self.pass(round, found, effects, now);
    }

    /// Registers that waited may count after the creator's has arrived.
    fn reconsider(&mut self, effects: &mut Vec<SeriesEffect>, now: u64) {
        for (register, sealed) in std::mem::take(&mut self.waiting) {
            let kept = self.rounds.get(usize::from(register.round)).map(|at| at.kept[register.side.index()]);
            self.take(&register, &sealed, effects, now);
            // What the relay holds now was heard after it.
            if let Some(kept) = kept {
                self.set_kept(register.round, register.side, kept);
            }
        }
    }

    /// Keeps a register until the creator's has arrived.
    fn put_aside(&mut self, register: &Register, sealed: &[u8]) {
        self.waiting.retain(|(other, _)| (other.round, other.key) != (register.round, register.key));
        if self.waiting.len() == MOST_WAITING {
            self.waiting.remove(0);
        }
        self.waiting.push((register.clone(), sealed.to_vec()));
    }

    fn take(&mut self, register: &Register, sealed: &[u8], effects: &mut Vec<SeriesEffect>, now: u64) -> Judgement {
        let is_creator = matches!(register.proof, SeatProof::Creator(_));
        if is_creator && fingerprint(&register.key) != self.invitation.creator {
            return Judgement::Refused;
        }
        if self.terms.is_none() {
            if !is_creator {
                self.put_aside(register, sealed);
                return Judgement::Left;
            }
            if !self.learn_terms(register, effects, now) {
                return Judgement::Refused;
            }
        }
        if self.terms.is_none() {
            return Judgement::Left;
        }
        match (self.founder(register.round, register.side), &register.proof) {
            (Some(Founder::Creator), SeatProof::Creator(pinned)) if self.agrees(register, effects) => {
                self.meet_creator(register, *pinned, effects, now);
                let generation = |pinned: Option<Pinned>| pinned.map(|pinned| pinned.generation);
                let is_old = generation(*pinned) < generation(self.pinned);
                if !is_old {
                    self.drop_vain_acts(register, effects, now);
                }
                self.keep(register, sealed, effects, now);
                if is_old {
                    // The creator has accepted somebody since, and whoever comes now has to learn it.
                    return Judgement::Refused;
                }
                Judgement::Counts
            }
            (Some(Founder::Creator), SeatProof::Creator(_)) => Judgement::Left,
            (Some(Founder::Joiner), SeatProof::Joiner(proof)) => {
                self.take_joiner(register, proof, sealed, effects, now)
            }
            _ => Judgement::Refused,
        }
    }

    /// True if the register names the terms of the series. If not, a player has changed them.
    fn agrees(&mut self, register: &Register, effects: &mut Vec<SeriesEffect>) -> bool {
        let agrees = self.terms.as_ref() == Some(&register.terms);
        if !agrees {
            self.fault = Some(SeriesFault::Differs);
            effects.extend([SeriesEffect::Store, SeriesEffect::Changed]);
        }
        agrees
    }

    /// True for the topic on which somebody else invites to a game that nobody has joined. If it is empty, the creator has
    /// withdrawn the invitation; if somebody else has emptied it, the creator's page puts it back. It is not put back here.
    pub(super) fn invites(&self, round: u8, side: Side) -> bool {
        !self.is_full() && self.part != Some(Founder::Creator) && self.founder(round, side) == Some(Founder::Creator)
    }

    /// True if the relay has handed over what it holds, and the invitation is no longer there.
    pub(super) fn is_withdrawn(&self, now: u64) -> bool {
        let Some(round) = self.rounds.first().filter(|round| round.is_handed_over(now)) else { return false };
        Side::BOTH.into_iter().any(|side| self.invites(0, side) && round.kept[side.index()] == Kept::Unheard)
    }

    /// Forgets what the creator's register said. Another one tells it again. Somebody who has claimed the seat waits for the
    /// creator instead: the relay may have forgotten both registers.
    pub(super) fn forget_terms(&mut self, effects: &mut Vec<SeriesEffect>) {
        if self.part.is_some() {
            return;
        }
        self.terms = None;
        self.people[Founder::Creator as usize] = Person::default();
        self.rounds.clear();
        effects.extend([SeriesEffect::Store, SeriesEffect::Changed]);
    }

    /// Only the creator's first register tells the terms. Returns false for any other register.
    fn learn_terms(&mut self, register: &Register, effects: &mut Vec<SeriesEffect>, now: u64) -> bool {
        if register.round != 0 || register.side != register.terms.creator {
            return false;
        }
        if let (Some(Founder::Creator), SeatProof::Creator(pinned)) = (self.part, &register.proof) {
            // The creator's stored games were lost.
            self.pinned = *pinned;
            self.people[Founder::Joiner as usize].key = pinned.map(|pinned| pinned.key);
            effects.push(SeriesEffect::Store);
        }
        match self.set_terms(register.terms.clone(), now) {
            Err(fault) => self.fault = Some(fault),
            Ok(()) if self.is_up => {
                self.rounds[0].subscribed = Some(now);
                // There is nothing to publish yet.
                let _ = self.rounds[0].seat.connected(now);
            }
            Ok(()) => {}
        }
        effects.push(SeriesEffect::Changed);
        true
    }

    /// The creator's register names the player who has the other seat.
    fn meet_creator(&mut self, register: &Register, pinned: Option<Pinned>, effects: &mut Vec<SeriesEffect>, now: u64) {
        let creator = &mut self.people[Founder::Creator as usize];
        if creator.key.is_none() || creator.name != register.name {
            creator.key = Some(register.key);
            creator.name.clone_from(&register.name);
            effects.push(SeriesEffect::Changed);
        }
        let is_newer = pinned.is_some_and(|new| self.pinned.is_none_or(|old| new.generation > old.generation));
        let Some(Pinned { key, .. }) = pinned.filter(|_| is_newer && self.part != Some(Founder::Creator)) else {
            return;
        };
        self.pinned = pinned;
        if self.own == Some(key) && self.invitation.token.is_some() {
            // Acts of another device come before those of this one, and what this one did meanwhile was in vain.
            if self.part.is_none() || pinned.is_some_and(|pinned| pinned.generation > 0) {
                self.is_recovered = true;
                self.rounds.iter_mut().for_each(|round| round.seat.expect(usize::MAX));
                self.sit(Founder::Joiner, key, now);
            }
            self.claims = false;
            self.rounds.iter_mut().for_each(|round| round.seat.set_claim(false));
            for round in 0..self.rounds.len() as u8 {
                if let Some(side) = self.side_of(Founder::Joiner, round) {
                    effects.push(SeriesEffect::Publish(round, side));
                }
            }
        } else {
            self.lose_seat(key, now);
        }
        effects.extend([SeriesEffect::Store, SeriesEffect::Changed]);
    }

    /// Gives the seat to the owner of this key, and takes it from the person here.
    fn lose_seat(&mut self, key: PublicKey, now: u64) {
        self.people[Founder::Joiner as usize].key = Some(key);
        self.claims = false;
        if self.part.take().is_some() {
            self.rounds.iter_mut().for_each(|round| round.seat.sit(None, now));
        }
    }

    /// The creator has given the seat away, and tells in this register what counts of the earlier device's acts. Other
    /// acts were done in vain.
    fn drop_vain_acts(&mut self, register: &Register, effects: &mut Vec<SeriesEffect>, now: u64) {
        let (number, side) = (register.round, !register.side);
        let pinned = self.pinned;
        let Some(at) = self.rounds.get_mut(usize::from(number)) else { return };
        let generation = pinned.map(|pinned| pinned.generation);
        if generation <= at.generation || self.part == Some(Founder::Creator) {
            return;
        }
        at.generation = generation;
        let log = at.seat.log(side);
        let from = pinned.map(|pinned| pinned.from).unwrap_or_default();
        let common = [register.seen, from].into_iter().find(|seen| seen.agrees(log));
        // The player who has the seat now sends such acts under the new key, so that they count after all.
        if at.seat.side() == Some(side) && common.is_some() {
            return;
        }
        let common = common.unwrap_or_default();
        if usize::from(common.acts) < log.len() {
            let found = at.seat.forget(side, usize::from(common.acts), now);
            if !at.seat.game().wants_rematch() {
                self.rounds.truncate(usize::from(number) + 1);
            }
            self.pass(number, found, effects, now);
        }
    }

    /// Takes in a register of the player who has the seat, or of somebody who wants it.
    fn take_joiner(
        &mut self,
        register: &Register,
        proof: &[u8; 16],
        sealed: &[u8],
        effects: &mut Vec<SeriesEffect>,
        now: u64,
    ) -> Judgement {
        let holds = |token: &[u8; 16]| is_claim(proof, token, &self.id(0), &register.key);
        let is_creators = self.people[Founder::Creator as usize].key == Some(register.key);
        if is_creators || !self.invitation.token.as_ref().is_none_or(holds) {
            return Judgement::Refused;
        }
        let is_creator_here = self.part == Some(Founder::Creator);
        match self.pinned {
            Some(pinned) if pinned.key == register.key => {
                if !self.agrees(register, effects) {
                    return Judgement::Left;
                }
                if self.is_in_vain(register) {
                    return Judgement::Refused;
                }
                if self.contradicts_earlier(register) {
                    self.put_aside(register, sealed);
                    return Judgement::Left;
                }
            }
            _ if self.terms.as_ref() != Some(&register.terms) => return Judgement::Refused,
            Some(_) => {
                if self.take_earlier(register, sealed, effects, now) {
                } else if is_creator_here {
                    // Another device of the opponent, or somebody else with the link. The creator decides.
                    self.hear_newcomer(register, effects, now);
                } else {
                    self.put_aside(register, sealed);
                }
                return Judgement::Refused;
            }
            None if is_creator_here => {
                self.pinned = Some(Pinned { generation: 0, key: register.key, from: Seen::default() });
                let round = self.round();
                let own = SeriesEffect::Publish(round, !register.side);
                effects.extend([SeriesEffect::Store, own, SeriesEffect::Changed]);
            }
            None if self.own == Some(register.key) && self.part == Some(Founder::Joiner) => {}
            // Until the creator has decided, nobody overwrites the claim of somebody else.
            None => {
                self.put_aside(register, sealed);
                return Judgement::Left;
            }
        }
        let joiner = &mut self.people[Founder::Joiner as usize];
        if joiner.key != Some(register.key) || joiner.name != register.name {
            (joiner.key, joiner.name) = (Some(register.key), register.name.clone());
            effects.push(SeriesEffect::Changed);
        }
        self.keep(register, sealed, effects, now);
        Judgement::Counts
    }

    /// True if the creator has seen other acts than these: they are from the time before this key had the seat.
    fn is_in_vain(&self, register: &Register) -> bool {
        let Some(at) = self.rounds.get(usize::from(register.round)) else { return false };
        let witness = at.seat.witness(register.side);
        self.part != Some(Founder::Creator)
            && usize::from(witness.acts) <= register.log.len()
            && witness.acts > 0
            && !witness.agrees(&register.log)
    }

    /// True if the log here contains other acts, and the creator has not told yet which acts of an earlier device count.
    fn contradicts_earlier(&self, register: &Register) -> bool {
        let Some(at) = self.rounds.get(usize::from(register.round)) else { return false };
        let held = at.seat.log(register.side);
        let is_told = at.generation >= self.pinned.map(|pinned| pinned.generation);
        self.part != Some(Founder::Creator)
            && !is_told
            && !held.starts_with(&register.log)
            && !register.log.starts_with(held)
    }

    /// Takes in the register of a device that had the seat before. What the creator has seen of it counts. Returns false
    /// if it is no such register.
    fn take_earlier(&mut self, register: &Register, sealed: &[u8], effects: &mut Vec<SeriesEffect>, now: u64) -> bool {
        let (round, side) = (register.round, register.side);
        let Some(at) = self.rounds.get_mut(usize::from(round)) else { return false };
        if self.part == Some(Founder::Creator) {
            let held = at.seat.log(side);
            return !register.log.is_empty() && (register.log.starts_with(held) || held.starts_with(&register.log));
        }
        let witness = at.seat.witness(side);
        if witness.acts == 0 || !witness.agrees(&register.log) {
            return false;
        }
        let log = &register.log[..usize::from(witness.acts)];
        if log.len() > at.seat.log(side).len() {
            let found = at.seat.receive(side, log.to_vec(), Seen::default(), now);
            if at.seat.log(side) == register.log {
                at.held[side.index()] = Some(sealed.to_vec());
            }
            self.pass(round, found, effects, now);
        }
        true
    }

    /// Merges the log of a register that counts.
    fn keep(&mut self, register: &Register, sealed: &[u8], effects: &mut Vec<SeriesEffect>, now: u64) {
        let (round, side) = (register.round, register.side);
        let is_latest = match &register.proof {
            SeatProof::Creator(pinned) => *pinned == self.pinned,
            SeatProof::Joiner(_) => true,
        };
        // A later round is known only once both want it.
        let Some(at) = self.rounds.get_mut(usize::from(round)) else { return };
        let acts = register.log.len();
        if is_latest && at.seat.side() == Some(!side) && at.seat.expected() == usize::MAX {
            at.seat.expect(usize::from(register.seen.acts));
            effects.push(SeriesEffect::Publish(round, !side));
        }
        let found = at.seat.receive(side, register.log.clone(), register.seen, now);
        at.kept[side.index()] = Kept::Acts(acts);
        if at.seat.log(side) == register.log {
            if is_latest {
                at.held[side.index()] = Some(sealed.to_vec());
            }
            if at.seat.side() == Some(side) {
                at.sent = at.sent.max(acts);
                // The relay's copy confirms the acts as well. After a loss of the storage, nothing else does.
                at.seat.confirmed(acts, now);
            }
        }
        self.pass(round, found, effects, now);
    }
}
