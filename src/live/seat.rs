//! What a player's device does: it holds both logs, adds the player's acts, merges registers that arrive, and says what
//! to send.
//!
//! Like the rest of this module it knows no network. The caller passes registers and the time, and carries out the
//! [`SeatEffect`]s. The own log is stored before it is sent: an act that was shown is never lost.

mod days;
mod elsewhere;
mod refused;
mod stall;
mod times;

use super::act::{Act, ActKind, LiveVerdict, MoveText};
use super::lag::Lag;
use super::merge::{FREE_PLIES, LiveGame, LiveOffer, OfferKind, merge};
use super::register::Seen;
use super::terms::{LiveClock, LiveTerms};
use crate::game::{Game, Side};
use days::DAY;

pub(super) use days::LATE;
pub use refused::Refused;
pub use times::{PAUSE, SeatTimes};

/// Time that a claim waits beyond the opponent's time, in milliseconds.
const GRACE: u64 = 5_000;

/// The same if the opponent seems to be away: their connection may be bad.
const GRACE_AWAY: u64 = 30_000;

/// Time after which an absent opponent counts as gone, in milliseconds.
const GONE: u64 = 40_000;

/// An act that crossed a claim is honoured if it came within this time after the claim, in milliseconds.
const CROSSING: u64 = 20_000;

/// A register is put back at most once in this time, in milliseconds.
const REPAIR: u64 = 1_000;

/// The accused objects to a claim if more than this was left, in tenths of a second.
const CLEARLY_LEFT: i64 = 10;

/// What the caller has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatEffect {
    /// Store the logs.
    Store,
    /// Send the register of this player. The opponent's is sent unchanged, as it was received.
    Publish(Side),
    /// Draw anew.
    Changed,
    /// Two branches of this player's log are known: the same act was signed twice.
    Branched(Side),
}

/// A live game on one device.
#[derive(Clone, Debug)]
pub struct LiveSeat<G: Game> {
    terms: LiveTerms,
    start: G,
    /// The player here; none for a spectator.
    side: Option<Side>,
    logs: [Vec<Act>; 2],
    /// What the writer of each register held when it was written.
    seen: [Seen; 2],
    /// The other branch of each log, if there is one.
    branches: [Option<Vec<Act>>; 2],
    game: LiveGame<G>,
    times: SeatTimes,
    /// When each register was last put back.
    repaired: [Option<u64>; 2],
    /// Since when there has been no connection; none while there is one. A device that sleeps has none either.
    down: Option<u64>,
    /// When the relay was last heard.
    heard: u64,
    /// The last time without connection: its beginning and its end.
    absence: Option<(u64, u64)>,
    /// The last pause of this device that may have been a sleep: its beginning and its end.
    pause: Option<(u64, u64)>,
    /// Since when acts of the opponent have waited while the relay could be heard.
    stalled: Option<u64>,
    /// Number of the player's acts that the opponent holds from another device, or from before the storage was lost.
    lacks: usize,
    /// True while the player only claims the seat. What ends a game is not confirmed then: others may claim it too.
    is_claim: bool,
}

impl<G: Game> LiveSeat<G> {
    /// Begins a game with empty logs. `side` is none for a spectator.
    pub fn new(side: Option<Side>, terms: LiveTerms, start: G, now: u64) -> LiveSeat<G> {
        let lag = Lag::new(terms.clock);
        let times =
            SeatTimes { shown: now, sent: now, delivered: None, claimed: now, outage: 0, charges: Vec::new(), lag };
        LiveSeat::restore(side, terms, start, [Vec::new(), Vec::new()], times, now)
    }

    /// Continues a game with stored logs, White's first, and stored times. The device was last known to be connected at
    /// `alive`: from then on it counts as without connection.
    pub fn restore(
        side: Option<Side>,
        terms: LiveTerms,
        start: G,
        logs: [Vec<Act>; 2],
        times: SeatTimes,
        alive: u64,
    ) -> LiveSeat<G> {
        let game = merge(&terms, &start, [&logs[0], &logs[1]]);
        LiveSeat {
            terms,
            start,
            side,
            logs,
            seen: [Seen::default(); 2],
            branches: [None, None],
            game,
            times,
            repaired: [None; 2],
            down: Some(alive),
            heard: alive,
            absence: None,
            pause: None,
            stalled: None,
            lacks: 0,
            is_claim: false,
        }
    }

    /// The game as this device knows it.
    pub fn game(&self) -> &LiveGame<G> {
        &self.game
    }

    /// The player here; none for a spectator.
    pub fn side(&self) -> Option<Side> {
        self.side
    }

    /// The person here takes the seat of this colour, or leaves it.
    pub fn sit(&mut self, side: Option<Side>, now: u64) {
        if self.side != side {
            self.side = side;
            // Nothing was measured before, so the opponent is not charged for it.
            (self.times.shown, self.times.sent, self.times.delivered, self.times.outage) = (now, now, None, 0);
        }
    }

    /// Says whether the player only claims the seat. Until it is given, the device confirms nothing by itself.
    pub fn set_claim(&mut self, is_claim: bool) {
        self.is_claim = is_claim;
    }

    /// Keeps only this many acts of this player: the device that did the others has lost the seat.
    pub fn forget(&mut self, side: Side, acts: usize, now: u64) -> Vec<SeatEffect> {
        let mut effects = Vec::new();
        self.logs[side.index()].truncate(acts);
        self.branches[side.index()] = None;
        self.changed(&mut effects, now);
        effects
    }

    /// The terms.
    pub fn terms(&self) -> &LiveTerms {
        &self.terms
    }

    /// The log of a player.
    pub fn log(&self, side: Side) -> &[Act] {
        &self.logs[side.index()]
    }

    /// What this device has measured, to be stored with the logs.
    pub fn times(&self) -> &SeatTimes {
        &self.times
    }

    /// What the next register of the player here says of the opponent's log.
    pub fn seen(&self) -> Seen {
        self.side.map_or(Seen::default(), |side| Seen::of(self.log(!side)))
    }

    /// Takes in a log that arrived in a register with a valid signature, with what its writer held of the other log.
    pub fn receive(&mut self, side: Side, log: Vec<Act>, seen: Seen, now: u64) -> Vec<SeatEffect> {
        let mut effects = Vec::new();
        let at = side.index();
        let continues = log.starts_with(&self.logs[at]);
        if continues && seen.acts >= self.seen[at].acts && seen != self.seen[at] {
            self.seen[at] = seen;
            self.choose_branch(!side, &mut effects, now);
        }
        if log == self.logs[at] {
            return effects;
        }
        if continues {
            let before = self.logs[at].len();
            self.logs[at] = log;
            if self.side == Some(!side) {
                self.measure(side, before, now);
            }
            self.changed(&mut effects, now);
        } else if self.logs[at].starts_with(&log) {
            self.repair(side, &mut effects, now);
        } else {
            self.branches[at] = Some(log);
            effects.push(SeatEffect::Branched(side));
            if !self.choose_branch(side, &mut effects, now) {
                self.repair(side, &mut effects, now);
            }
        }
        effects
    }

    /// The relay holds no register of this player, or an old one, although this device holds one.
    pub fn missing(&mut self, side: Side, now: u64) -> Vec<SeatEffect> {
        let mut effects = Vec::new();
        self.repair(side, &mut effects, now);
        effects
    }

    /// The connection is there. The own register is sent again, whatever the relay holds; but a claim only if the relay turns
    /// out to hold none, because somebody else may have claimed the seat meanwhile.
    pub fn connected(&mut self, now: u64) -> Vec<SeatEffect> {
        self.heard(now);
        let sends = self.side.filter(|_| !self.is_claim);
        let mut effects: Vec<SeatEffect> = sends.map(SeatEffect::Publish).into_iter().collect();
        self.answer(&mut effects, now);
        effects
    }

    /// The connection is lost, or the device has slept, since this time.
    pub fn disconnected(&mut self, since: u64) {
        self.down = Some(self.down.map_or(since, |down| down.min(since)));
    }

    /// Adds an act of the player here.
    ///
    /// # Errors
    /// [`Refused`], if the act is not possible now.
    pub fn act(&mut self, kind: ActKind, now: u64) -> Result<Vec<SeatEffect>, Refused> {
        let side = self.may(kind, now)?;
        let mut effects = Vec::new();
        self.add(side, kind, &mut effects, now);
        Ok(effects)
    }

    /// Plays a move in UCI notation, with an offer of a draw if wanted.
    ///
    /// # Errors
    /// [`Refused`], if it is not the player's turn or the move is illegal.
    pub fn play(&mut self, text: &str, offers_draw: bool, now: u64) -> Result<Vec<SeatEffect>, Refused> {
        let side = self.side.ok_or(Refused::Spectator)?;
        let text = MoveText::new(text).ok_or(Refused::Illegal)?;
        let (used, charged) = match self.terms.clock {
            LiveClock::Days(_) => (days::unix_minutes(now), 0),
            _ if self.game.moves.len() < FREE_PLIES => (0, self.charge()),
            _ => (tenths(self.used(now)), self.charge()),
        };
        let kind = ActKind::Move { text, used, charged };
        self.allows(side, kind)?;
        self.game.position().read_uci(text.as_str()).map_err(|_| Refused::Illegal)?;
        let mut effects = self.act(kind, now)?;
        if offers_draw && let Ok(more) = self.act(ActKind::OfferDraw, now) {
            effects.extend(more);
        }
        Ok(effects)
    }

    /// Acts on the time alone: admits that the player's time has run out, or claims that the opponent's has.
    /// `away` is since when the opponent has seemed to be away. To be called only if the relay has handed over what it
    /// holds.
    pub fn tick(&mut self, away: Option<u64>, now: u64) -> Vec<SeatEffect> {
        let mut effects = Vec::new();
        let Some(side) = self.side.filter(|_| !self.is_behind()) else { return effects };
        self.stop_waiting(side, &mut effects, now);
        // An act of the opponent may be on its way that ended the game before, gave time, or was played in time.
        let known = self.known_until(now);
        if !self.is_running() || !self.is_in_touch() {
        } else if self.game.mover() == side {
            if self.is_time_over(known) {
                self.add(side, ActKind::Flag, &mut effects, now);
            }
        } else if self.opponent_timed_out(away.is_some(), known) {
            self.add(side, ActKind::Claim { away: false, elapsed: tenths(self.elapsed(now)) }, &mut effects, now);
        }
        self.answer(&mut effects, now);
        effects
    }

    /// True if the player here may claim the win: because the opponent has been away since `away`, or because the days
    /// for the move are over.
    pub fn may_claim(&self, away: Option<u64>, now: u64) -> bool {
        let claim = ActKind::Claim { away: true, elapsed: 0 };
        let is_due = match self.terms.clock {
            LiveClock::Untimed => false,
            LiveClock::Fischer { .. } => away.is_some_and(|since| now.saturating_sub(since) >= GONE),
            LiveClock::Days(days) => self.is_past_deadline(days, now),
        };
        is_due
            && self.times.delivered.is_some()
            && self.is_in_touch()
            && self.side.is_some_and(|side| self.allows(side, claim).is_ok())
    }

    /// Returns the time in milliseconds after which the player here may claim the win, if the opponent has been away since
    /// `away` and stays away. None if it takes more: the player's own move, or the first moves of a game.
    pub fn claim_in(&self, away: u64, now: u64) -> Option<u64> {
        let claim = ActKind::Claim { away: true, elapsed: 0 };
        let is_possible = self.terms.clock.is_timed() && self.side.is_some_and(|side| self.allows(side, claim).is_ok());
        is_possible.then(|| (away + GONE).saturating_sub(now))
    }

    /// True while the clock of the player to move runs.
    pub fn is_timing(&self) -> bool {
        self.terms.clock.is_timed() && self.is_running() && self.game.moves.len() >= FREE_PLIES
    }

    /// Time since the opponent's turn began, without this device's outages, in tenths of a second.
    pub fn elapsed_tenths(&self, now: u64) -> u32 {
        tenths(self.elapsed(now))
    }

    /// The offer that the player here may answer now.
    pub fn offer_to_answer(&self, now: u64) -> Option<LiveOffer> {
        let offer = self.game.offers[(!self.side?).index()]?;
        self.may(ActKind::Decline(offer.index), now).ok().map(|_| offer)
    }

    /// True if the time of the player here has run out in the player's own turn.
    pub fn is_time_over(&self, now: u64) -> bool {
        self.is_timing() && self.side == Some(self.game.mover()) && self.time_left(now) == Some(0)
    }

    fn is_running(&self) -> bool {
        let said = |side: Side| self.log(side).last().is_some_and(|act| act.kind.is_last_word());
        self.game.verdict.is_none() && self.game.fault.is_none() && !self.game.waits && !self.side.is_some_and(said)
    }

    /// Time to charge for the opponent's last move, in tenths of a second.
    fn charge(&self) -> u32 {
        let Some(last) = self.game.moves.last() else { return 0 };
        let moment = (self.game.epoch, self.game.ply() - 1);
        let charge = self.times.charges.iter().rev().find(|(at, _)| *at == moment).map_or(0, |(_, charge)| *charge);
        charge.max(last.used)
    }

    /// Time since the player's turn began here, in milliseconds.
    fn used(&self, now: u64) -> u64 {
        now.saturating_sub(self.times.shown)
    }

    fn opponent_timed_out(&self, away: bool, now: u64) -> bool {
        let LiveClock::Fischer { .. } = self.terms.clock else { return false };
        let left = self.game.clocks[self.game.mover().index()].max(0) as u64 * 100;
        let grace = if away { GRACE_AWAY } else { GRACE };
        self.game.moves.len() >= FREE_PLIES
            && self.elapsed(now) > left + u64::from(self.times.lag.quota()) * 100 + grace
    }

    /// Measures the opponent's moves in acts that have just arrived.
    fn measure(&mut self, side: Side, from: usize, now: u64) {
        let elapsed = tenths(self.elapsed(self.arrival(now)));
        for act in &self.logs[side.index()][from..] {
            if let ActKind::Move { used, .. } = act.kind {
                let runs = usize::from(act.ply) >= FREE_PLIES;
                let charged = if runs { used + self.times.lag.charge(elapsed.saturating_sub(used)) } else { used };
                self.times.charges.push((act.moment(), charged));
            }
        }
    }

    fn add(&mut self, side: Side, kind: ActKind, effects: &mut Vec<SeatEffect>, now: u64) {
        let (epoch, ply) = self.game.moment();
        self.logs[side.index()].push(Act { epoch, ply, kind });
        if matches!(kind, ActKind::Move { .. } | ActKind::Accept(_) | ActKind::Adopt(_)) {
            (self.times.sent, self.times.outage, self.times.delivered) = (now, 0, None);
        }
        if matches!(kind, ActKind::Claim { .. }) {
            self.times.claimed = now;
        }
        effects.extend([SeatEffect::Store, SeatEffect::Publish(side)]);
        self.changed(effects, now);
    }

    /// Merges anew after a change of a log.
    fn changed(&mut self, effects: &mut Vec<SeatEffect>, now: u64) {
        let before = self.game.moment();
        self.game = merge(&self.terms, &self.start, [&self.logs[0], &self.logs[1]]);
        let moment = self.game.moment();
        // A claim that crossed the player's act takes it back, and the turn goes on as if it had never ended.
        let goes_on = moment < before && self.game.claim.is_some();
        if moment != before && !goes_on && self.side != Some(!self.game.mover()) {
            // What was taken back is shown from now on.
            self.times.shown = if moment.0 == before.0 { self.arrived(now) } else { now };
        }
        for effect in [SeatEffect::Store, SeatEffect::Changed] {
            if !effects.contains(&effect) {
                effects.push(effect);
            }
        }
        self.answer(effects, now);
    }

    /// Adds the acts that need no player: takes back after the opponent agreed, decides about an act that crossed the
    /// player's claim, and confirms the end or objects to it.
    fn answer(&mut self, effects: &mut Vec<SeatEffect>, now: u64) {
        let Some(side) = self.side.filter(|_| !self.is_claim && !self.is_behind()) else { return };
        if self.game.fault.is_some() || self.down.is_some() {
            return;
        }
        let (own, other) = (side.index(), (!side).index());
        let game = &self.game;
        let Some(verdict) = game.verdict else {
            let asked = game.offers[own].filter(|offer| offer.kind == OfferKind::TakeBack);
            let agreed = asked.filter(|offer| game.accepted[other] == Some(offer.index));
            if let Some(offer) = agreed.filter(|_| game.mover() == side && !game.waits) {
                self.add(side, ActKind::Adopt(offer.index), effects, now);
            }
            return;
        };
        if self.log(side).last().is_some_and(|act| act.kind.is_closing()) {
            return;
        }
        let seen = self.log(!side).len() as u16;
        match game.claim.filter(|_| game.closed == [false; 2]) {
            Some(claim) if claim.by == side => {
                if claim.contested {
                    let crossed = now.saturating_sub(self.times.claimed) <= CROSSING;
                    self.add(side, if crossed { ActKind::Honour } else { ActKind::Uphold }, effects, now);
                }
            }
            // The claimant decides first.
            Some(claim) if claim.contested => {}
            Some(_) => {
                let objects = match self.terms.clock {
                    LiveClock::Days(days) => self.used(now) < u64::from(days) * DAY,
                    _ => game.clocks[own] - i64::from(tenths(self.used(now))) > CLEARLY_LEFT,
                };
                let kind = if objects { ActKind::Object { verdict, seen } } else { ActKind::End { verdict, seen } };
                self.add(side, kind, effects, now);
            }
            None => {
                if game.ended_by != Some(side) || game.closed[other] {
                    // A dispute is closed by naming the claim that was objected to.
                    let verdict = match (verdict, game.claim) {
                        (LiveVerdict::Disputed, Some(claim)) => LiveVerdict::Claimed(claim.by),
                        _ => verdict,
                    };
                    self.add(side, ActKind::End { verdict, seen }, effects, now);
                }
            }
        }
    }

    /// Puts a register back that the relay has lost or holds in an older form.
    fn repair(&mut self, side: Side, effects: &mut Vec<SeatEffect>, now: u64) {
        let last = &mut self.repaired[side.index()];
        if self.side.is_some() && last.is_none_or(|last| now >= last + REPAIR) {
            *last = Some(now);
            effects.push(SeatEffect::Publish(side));
        }
    }

    /// Of two branches of a log the one counts that the opponent has seen. Only its owner, or a spectator, changes over.
    fn choose_branch(&mut self, side: Side, effects: &mut Vec<SeatEffect>, now: u64) -> bool {
        let at = side.index();
        let witness = self.seen[(!side).index()];
        let Some(branch) = self.branches[at]
            .take_if(|branch| (self.side == Some(side) || self.side.is_none()) && witness.agrees(branch))
        else {
            return false;
        };
        if witness.agrees(&self.logs[at]) {
            self.branches[at] = Some(branch);
            return false;
        }
        self.branches[at] = Some(std::mem::replace(&mut self.logs[at], branch));
        self.changed(effects, now);
        true
    }
}

impl ActKind {
    /// True if the player says nothing more until the end is confirmed.
    fn is_last_word(&self) -> bool {
        use ActKind::{Abort, Claim, Flag, Resign, Uphold};
        matches!(self, Resign | Flag | Abort | Claim { .. } | Uphold)
    }

    /// True for acts after the end.
    fn is_closing(&self) -> bool {
        matches!(self, ActKind::End { .. } | ActKind::Object { .. } | ActKind::Rematch)
    }
}

fn tenths(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds / 100).unwrap_or(u32::MAX)
}
