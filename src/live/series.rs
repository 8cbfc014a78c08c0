//! A series of games between two people, as one device sees it: seats, games and presence.
//!
//! The person who created the series accepts the first player who claims the free seat. A rematch adds a round with the
//! colours swapped. Each round is a [`LiveSeat`] with topics of its own. The caller checks signatures and opens seals.
//! This module decides whether a register counts.

mod connection;
mod newcomer;
mod receive;
mod stored;
mod view;

use super::act::ActKind;
use super::invitation::Invitation;
use super::merge::LiveGame;
use super::name::own_name;
use super::presence::{Hearing, Presence};
use super::register::{Pinned, PublicKey, Register, SeatProof};
use super::sealing::{claim, fingerprint};
use super::seat::{LiveSeat, Refused, SeatEffect};
use super::terms::LiveTerms;
use super::topic::Founder;
use crate::game::{Game, Side};

use newcomer::Newcomer;
pub use receive::Arrival;
pub use stored::{SeriesWait, StoredSeries};

/// Time after a subscription by which the relay has sent its retained messages, in milliseconds.
const HANDED_OVER: u64 = 3_000;

/// Interval between two searches for registers that the relay lacks, in milliseconds.
const RECHECK: u64 = 1_000;

/// Task for the caller.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeriesEffect {
    /// Store the series, as returned by [`LiveSeries::save`], before anything is sent.
    Store,
    /// Send the register of this player in this round, as returned by [`LiveSeries::outgoing`].
    Publish(u8, Side),
    /// Subscribe to the topics of this round.
    Subscribe(u8),
    /// Draw the screen again.
    Changed,
}

/// Register to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutgoingRegister {
    /// The register of the player here, to be signed and sealed.
    Own(Box<Register>),
    /// The opponent's register, as it was received.
    Verbatim(Vec<u8>),
}

/// Part of the person here in the series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatStanding {
    /// The person has this seat.
    Seated(Founder),
    /// The person has claimed the free seat, and the creator has not answered yet.
    Claiming,
    /// The seat is free, and the person may take it.
    Invited,
    /// The seat is taken. The person may ask the creator for it, for example from a second device.
    Taken,
    /// The person watches, because the link is for spectators.
    Watching,
}

/// Reason why a series cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeriesFault {
    /// The rules or the first position are unknown here. A newer version of the program may know them.
    Terms,
    /// A register was written by a newer version of the program.
    Newer,
    /// The registers of the two players name different terms.
    Differs,
}

/// A round, and the take-backs and plies before a moment in it.
type Moment = (u8, (u8, u16));

/// A player of the series.
#[derive(Clone, Debug, Default)]
struct Person {
    key: Option<PublicKey>,
    name: String,
    hearing: Hearing,
}

/// What the relay holds on the topic of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Kept {
    /// Nothing was heard since the last connection.
    #[default]
    Unheard,
    /// Nothing, or something that does not count.
    Lacking,
    /// A register with this many acts.
    Acts(usize),
    /// A message that is not overwritten: from a newer program, or a claim that the creator has not answered.
    Left,
}

/// A game of the series.
#[derive(Clone, Debug)]
struct Round<G: Game> {
    seat: LiveSeat<G>,
    /// Newest register of each player as it was received. It is put back if the relay loses it.
    held: [Option<Vec<u8>>; 2],
    kept: [Kept; 2],
    /// Number of the own acts that the relay has confirmed.
    sent: usize,
    /// Generation of the opponent for which the creator's register has told what counts of the earlier device's acts.
    generation: Option<u8>,
    /// When the topics were subscribed to.
    subscribed: Option<u64>,
    rechecked: u64,
    /// When a spectator noticed that the relay lacks the register of each player.
    lacking: [Option<u64>; 2],
}

impl<G: Game> Round<G> {
    /// True if the relay has had time to hand over what it holds.
    fn is_handed_over(&self, now: u64) -> bool {
        self.subscribed.is_some_and(|since| now >= since + HANDED_OVER)
    }

    /// True if what the opponent has done is known, as far as the relay knows it. Before that, nothing may be signed that
    /// depends on what the opponent has not done.
    fn is_read(&self, now: u64) -> bool {
        let is_heard = self.seat.side().is_some_and(|side| self.kept[(!side).index()] != Kept::Unheard);
        self.is_handed_over(now) || is_heard
    }
}

/// A series of games on one device.
#[derive(Clone, Debug)]
pub struct LiveSeries<G: Game> {
    invitation: Invitation,
    /// Seat of the person here; none for spectators.
    part: Option<Founder>,
    /// True if the person here has claimed the joiner's seat.
    claims: bool,
    own: Option<PublicKey>,
    name: String,
    /// Terms of the first round; none until the creator's register has arrived.
    terms: Option<LiveTerms>,
    people: [Person; 2],
    pinned: Option<Pinned>,
    newcomer: Option<Newcomer>,
    /// The keys whose claims the creator has turned away, with the time. Each reconnection sends the claim again.
    turned_away: Vec<(PublicKey, u64)>,
    /// Registers that may count later: the terms or the creator's choice have not arrived yet.
    waiting: Vec<(Register, Vec<u8>)>,
    /// True if the seat was found again without its stored games: by the key, or on another device.
    is_recovered: bool,
    rounds: Vec<Round<G>>,
    is_up: bool,
    /// When the relay was last heard, and when this device was last awake.
    heard: u64,
    awake: Option<u64>,
    /// True while the page is hidden.
    is_hidden: bool,
    /// Since when nothing may have arrived; none if the relay was heard just now.
    missed: Option<u64>,
    /// The moment at which two versions of the same act have arrived.
    branched: Option<Moment>,
    fault: Option<SeriesFault>,
    /// The topics that hold the register of a newer program.
    newer: Vec<(u8, Side)>,
}

impl<G: Game> LiveSeries<G> {
    /// Creates a series, with the creator at this device.
    ///
    /// # Errors
    /// [`SeriesFault::Terms`], if the terms name no legal position.
    pub fn create(
        invitation: Invitation,
        own: PublicKey,
        name: &str,
        terms: LiveTerms,
        now: u64,
    ) -> Result<LiveSeries<G>, SeriesFault> {
        let mut series = LiveSeries::empty(invitation, Some(own), name);
        series.part = Some(Founder::Creator);
        series.people[0] = Person { key: Some(own), name: series.name.clone(), hearing: Hearing::default() };
        series.set_terms(terms, now)?;
        Ok(series)
    }

    /// Opens the link to a series. A person who has the creator's key is the creator, whose stored games are lost.
    pub fn open(invitation: Invitation, own: Option<PublicKey>, name: &str) -> LiveSeries<G> {
        let mut series = LiveSeries::empty(invitation, own, name);
        let is_creator = |own: &PublicKey| fingerprint(own) == series.invitation.creator;
        if let Some(own) = own.filter(|own| series.invitation.token.is_some() && is_creator(own)) {
            (series.part, series.is_recovered) = (Some(Founder::Creator), true);
            series.people[0] = Person { key: Some(own), name: series.name.clone(), hearing: Hearing::default() };
        }
        series
    }

    fn empty(invitation: Invitation, own: Option<PublicKey>, name: &str) -> LiveSeries<G> {
        LiveSeries {
            invitation,
            part: None,
            claims: false,
            own,
            name: own_name(name),
            terms: None,
            people: [Person::default(), Person::default()],
            pinned: None,
            newcomer: None,
            turned_away: Vec::new(),
            waiting: Vec::new(),
            is_recovered: false,
            rounds: Vec::new(),
            is_up: false,
            heard: 0,
            awake: None,
            is_hidden: false,
            missed: None,
            branched: None,
            fault: None,
            newer: Vec::new(),
        }
    }

    /// Returns the register to be sent for [`SeriesEffect::Publish`], and the number of its acts.
    pub fn outgoing(&self, round: u8, side: Side) -> Option<(OutgoingRegister, usize)> {
        let at = self.rounds.get(usize::from(round))?;
        let is_unsure = at.seat.side() == Some(side) && at.seat.expected() == usize::MAX;
        if is_unsure || self.newer.contains(&(round, side)) {
            return None;
        }
        let asks = self.asks() && self.founder(round, side) == Some(Founder::Joiner);
        if at.seat.side() != Some(side) && !asks {
            return Some((OutgoingRegister::Verbatim(at.held[side.index()].clone()?), at.seat.log(side).len()));
        }
        let proof = match self.part {
            Some(Founder::Creator) => SeatProof::Creator(self.pinned),
            Some(Founder::Joiner) | None => SeatProof::Joiner(self.own_claim()?),
        };
        // Nobody has done anything under a key that only asks for the seat.
        let log = if asks { Vec::new() } else { at.seat.log(side).to_vec() };
        let acts = log.len();
        let register = Register {
            side,
            round,
            terms: self.terms.clone()?,
            key: self.own?,
            name: self.name.clone(),
            proof,
            seen: at.seat.seen(),
            log,
        };
        Some((OutgoingRegister::Own(Box::new(register)), acts))
    }

    /// Notes that the relay holds this many acts of this player. If they are acts of the person here in the last round, the
    /// opponent has time from now on.
    pub fn sent(&mut self, round: u8, side: Side, acts: usize, now: u64) {
        let is_last = round == self.round();
        let Some(at) = self.rounds.get_mut(usize::from(round)) else { return };
        if at.kept[side.index()] != Kept::Left {
            at.kept[side.index()] = Kept::Acts(acts);
        }
        if at.seat.side() == Some(side) {
            at.sent = at.sent.max(acts);
            if is_last {
                at.seat.confirmed(acts, now);
            }
        }
    }

    /// True if the topic of a claim of the person here holds a claim of somebody else.
    pub fn is_outclaimed(&self) -> bool {
        let side = self.part.filter(|part| *part == Founder::Joiner).and_then(|part| self.side_of(part, 0));
        side.zip(self.rounds.first()).is_some_and(|(side, round)| round.kept[side.index()] == Kept::Left)
    }

    /// Claims the free seat, or asks for the seat if it is taken.
    pub fn claim(&mut self, name: &str, now: u64) -> Vec<SeriesEffect> {
        let can = matches!(self.standing(), SeatStanding::Invited | SeatStanding::Taken | SeatStanding::Claiming);
        let (Some(own), true, false) = (self.own, can, self.rounds.is_empty()) else { return Vec::new() };
        self.name = own_name(name);
        self.claims = true;
        if self.pinned.is_none() {
            self.sit(Founder::Joiner, own, now);
        }
        let round = self.round();
        let side = self.side_of(Founder::Joiner, round).unwrap_or(Side::White);
        vec![SeriesEffect::Store, SeriesEffect::Publish(round, side), SeriesEffect::Changed]
    }

    /// Adds an act of the person here to the last game.
    ///
    /// # Errors
    /// [`Refused`], if the act is not possible now.
    pub fn act(&mut self, kind: ActKind, now: u64) -> Result<Vec<SeriesEffect>, Refused> {
        self.with_seat(now, |seat, now| seat.act(kind, now))
    }

    /// Plays a move in UCI notation in the last game, with an offer of a draw if wanted.
    ///
    /// # Errors
    /// [`Refused`], if it is not the person's turn or the move is illegal.
    pub fn play(&mut self, text: &str, offers_draw: bool, now: u64) -> Result<Vec<SeriesEffect>, Refused> {
        self.with_seat(now, |seat, now| seat.play(text, offers_draw, now))
    }

    fn with_seat(
        &mut self,
        now: u64,
        change: impl FnOnce(&mut LiveSeat<G>, u64) -> Result<Vec<SeatEffect>, Refused>,
    ) -> Result<Vec<SeriesEffect>, Refused> {
        if self.fault().is_some() {
            return Err(Refused::Over);
        }
        let number = self.round();
        let seat = &mut self.rounds.last_mut().ok_or(Refused::Waiting)?.seat;
        let found = change(seat, now)?;
        self.is_recovered = false;
        let mut effects = Vec::new();
        self.pass(number, found, &mut effects, now);
        Ok(effects)
    }

    /// Handles the passing of time. Called several times a second.
    pub fn tick(&mut self, now: u64) -> Vec<SeriesEffect> {
        self.stir(now);
        self.listen(now);
        let mut effects = Vec::new();
        let away = self.opponent().and_then(|founder| self.attendance(founder, now).away_since());
        if self.is_full()
            && self.fault().is_none()
            && let Some(round) = self.rounds.last_mut().filter(|round| round.is_read(now))
        {
            let found = round.seat.tick(away, now);
            let number = self.round();
            self.pass(number, found, &mut effects, now);
        }
        self.recheck(&mut effects, now);
        effects
    }

    /// Time for which a spectator leaves it to the players to put a register back, in milliseconds. Every spectator has
    /// another, so that seldom two do it at once.
    fn patience(&self) -> u64 {
        let share = self.own.and_then(|own| own.bytes().last().copied()).unwrap_or(u8::MAX);
        10_000 + 20_000 * u64::from(share) / u64::from(u8::MAX)
    }

    /// Puts back registers that the relay lacks, once it has had time to send its retained messages.
    fn recheck(&mut self, effects: &mut Vec<SeriesEffect>, now: u64) {
        if self.is_withdrawn(now) {
            self.forget_terms(effects);
        }
        let (patience, asks) = (self.patience(), self.asks());
        for number in 0..self.rounds.len() {
            let round = &mut self.rounds[number];
            if !round.is_handed_over(now) || now < round.rechecked + RECHECK {
                continue;
            }
            round.rechecked = now;
            for side in Side::BOTH {
                let invites = self.invites(number as u8, side);
                let round = &mut self.rounds[number];
                let lacks = match round.kept[side.index()] {
                    _ if invites => false,
                    Kept::Unheard | Kept::Lacking => true,
                    Kept::Acts(acts) => acts < round.seat.log(side).len(),
                    Kept::Left => false,
                };
                let noticed = &mut round.lacking[side.index()];
                if !lacks {
                    *noticed = None;
                } else if round.seat.side().is_some() {
                    let found = round.seat.missing(side, now);
                    self.pass(number as u8, found, effects, now);
                } else if now >= *noticed.get_or_insert(now) + patience && !asks && round.held[side.index()].is_some() {
                    *noticed = None;
                    effects.push(SeriesEffect::Publish(number as u8, side));
                }
            }
        }
    }

    /// Takes in a message about presence with a valid signature. Returns true if the player has just come, and so does not
    /// know yet who is here.
    pub fn hear(&mut self, founder: Founder, presence: Presence, is_retained: bool, now: u64) -> bool {
        self.people[founder as usize].hearing.hear(presence, is_retained, now)
    }

    /// Passes on the effects of a seat, and begins the next round once both players want one.
    fn pass(&mut self, round: u8, found: Vec<SeatEffect>, effects: &mut Vec<SeriesEffect>, now: u64) {
        for effect in found {
            if matches!(effect, SeatEffect::Branched(_)) {
                self.branched = self.moment();
            }
            let effect = match effect {
                SeatEffect::Store => SeriesEffect::Store,
                SeatEffect::Publish(side) => SeriesEffect::Publish(round, side),
                SeatEffect::Changed | SeatEffect::Branched(_) => SeriesEffect::Changed,
            };
            if !effects.contains(&effect) {
                effects.push(effect);
            }
        }
        let is_last = round == self.round() && round < u8::MAX;
        if is_last && self.game().is_some_and(LiveGame::wants_rematch) {
            self.begin_round(now);
            let next = self.round();
            effects.extend([SeriesEffect::Store, SeriesEffect::Subscribe(next)]);
            if self.is_up {
                let seat = &mut self.rounds[usize::from(next)];
                seat.subscribed = Some(now);
                let found = seat.seat.connected(now);
                self.pass(next, found, effects, now);
            }
        }
    }

    fn set_terms(&mut self, terms: LiveTerms, now: u64) -> Result<(), SeriesFault> {
        terms.first::<G>().map_err(|_| SeriesFault::Terms)?;
        self.terms = Some(terms);
        self.begin_round(now);
        Ok(())
    }

    fn begin_round(&mut self, now: u64) {
        let Some(terms) = self.terms.clone() else { return };
        let Ok(start) = terms.first::<G>() else { return };
        let number = self.rounds.len() as u8;
        let side = self.part.and_then(|part| self.side_of(part, number));
        let mut seat = LiveSeat::new(side, terms, start, now);
        if self.is_recovered && self.pinned.is_some() {
            seat.expect(usize::MAX);
        }
        let (held, kept) = ([None, None], [Kept::Unheard; 2]);
        let generation = self.pinned.map(|pinned| pinned.generation);
        self.rounds.push(Round {
            seat,
            held,
            kept,
            sent: 0,
            generation,
            subscribed: None,
            rechecked: now,
            lacking: [None; 2],
        });
    }

    /// Gives a seat to the person here.
    fn sit(&mut self, part: Founder, own: PublicKey, now: u64) {
        self.part = Some(part);
        self.people[part as usize] = Person { key: Some(own), name: self.name.clone(), hearing: Hearing::default() };
        for number in 0..self.rounds.len() {
            let side = self.side_of(part, number as u8);
            let round = &mut self.rounds[number];
            round.seat.sit(side, now);
            round.seat.set_claim(part == Founder::Joiner && self.pinned.is_none());
            if self.is_up {
                // The register is published with the claim.
                let _ = round.seat.connected(now);
            }
        }
    }

    fn own_claim(&self) -> Option<[u8; 16]> {
        Some(claim(self.invitation.token.as_ref()?, &self.id(0), &self.own?))
    }
}
