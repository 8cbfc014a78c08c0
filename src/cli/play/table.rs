//! One seat of the engine: a series of games with one opponent, over a connection of its own.

mod messages;
mod public;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::Duration;

use self::public::PublicGame;
use super::crypto::{BotKey, BotSealer};
use super::line::{RelayLine, now};
use super::mind::{BotMind, TimeLeft, takes_draw};
use super::options::{Company, PlayPlan};
use super::rating::BotRating;
use super::texts;
use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::live::LiveScore;
use crate::live::act::ActKind;
use crate::live::invitation::Invitation;
use crate::live::merge::OfferKind;
use crate::live::name::shown_name;
use crate::live::presence::{Attendance, BEAT, PresenceState};
use crate::live::relay::Ticket;
use crate::live::sealing::{content_key, game_id};
use crate::live::seat::{LiveSeat, Refused};
use crate::live::series::{LiveSeries, SeatStanding, SeriesEffect, SeriesFault};
use crate::live::terms::{LiveClock, LiveTerms};
use crate::live::topic::{Founder, LiveId, Topic};

/// Time for which a message is awaited, between two looks at the clocks.
const POLL: Duration = Duration::from_millis(50);

/// Time in which the first moves have to be made, in milliseconds. No clock runs before them.
const FIRST_MOVES: u64 = 120_000;

/// Time without an act of the opponent after which the engine gives up a game without a clock, in milliseconds.
const IDLE: u64 = 1_800_000;

/// Time for the creator's answer to a claim, in milliseconds.
const ANSWER: u64 = 60_000;

/// Time for the last messages, in milliseconds.
const FAREWELL: u64 = 3_000;

/// The share of the time left that the engine spends on looking unhurried.
const SHARE: u64 = 40;

/// What a table tells the main thread.
pub enum TableNote {
    /// The relay holds the register: somebody can take the seat now.
    Open(usize),
    /// Somebody has taken the seat.
    Taken(usize),
    /// A line for the reader.
    Says(usize, String),
    /// The table is closed. The reason, if no game could be played.
    Closed(usize, Option<String>),
}

/// What all tables share.
pub struct House {
    /// The options.
    pub plan: PlayPlan,
    /// The engine's key.
    pub key: BotKey,
    /// The engine's rating.
    pub rating: BotRating,
    /// True if the program has to end.
    pub stop: Arc<AtomicBool>,
}

/// A seat.
pub struct BotTable<'a> {
    house: &'a House,
    number: usize,
    notes: Sender<TableNote>,
    series: LiveSeries<AnyPosition>,
    line: RelayLine,
    sealer: BotSealer,
    /// The id of the series.
    id: LiveId,
    part: Founder,
    /// The entry in the lobby; none for a private game.
    public: Option<PublicGame>,
    mind: BotMind,
    /// Registers on their way: ticket, round, colour, number of acts.
    tickets: Vec<(Ticket, u8, Side, usize)>,
    /// Since when an answer has been awaited: since the seat was opened, or the connection lost or made.
    begun: u64,
    /// Number of this session, and of the messages about presence in it. Each connection is a session.
    session: u64,
    beat: u32,
    /// When the last message about presence was sent.
    beaten: u64,
    /// True once the reader knows that there is no connection.
    is_down: bool,
    /// True once the opponent was announced.
    is_met: bool,
    /// Number of games whose result was announced.
    told: usize,
    /// When the number of acts last changed, and that number with the round.
    moved: (u64, u8, usize),
}

impl<'a> BotTable<'a> {
    /// Opens a seat that anybody with the invitation can take.
    ///
    /// # Errors
    /// The terms name no legal position.
    pub fn create(
        house: &'a House,
        number: usize,
        notes: Sender<TableNote>,
        invitation: &Invitation,
        terms: LiveTerms,
    ) -> Result<BotTable<'a>, SeriesFault> {
        let (key, name) = (house.key.public(), &house.plan.name);
        let series = LiveSeries::create(invitation.clone(), key, name, terms, now())?;
        Ok(BotTable::new(house, number, notes, series, Founder::Creator))
    }

    /// Follows an invitation.
    pub fn join(house: &'a House, notes: Sender<TableNote>, invitation: &Invitation) -> BotTable<'a> {
        let series = LiveSeries::open(invitation.clone(), Some(house.key.public()), &house.plan.name);
        BotTable::new(house, 1, notes, series, Founder::Joiner)
    }

    fn new(
        house: &'a House,
        number: usize,
        notes: Sender<TableNote>,
        series: LiveSeries<AnyPosition>,
        part: Founder,
    ) -> BotTable<'a> {
        let secret = series.invitation().secret;
        let (id, sealer, begun) = (game_id(&secret, 0), BotSealer::new(&content_key(&secret)), now());
        let will = messages::will(&house.key, &sealer, &Topic::Presence(id, part), begun, 0);
        let mut line = RelayLine::new(&house.plan.relay, will);
        line.client.subscribe(&Topic::of_game(&id));
        let public = (house.plan.company == Company::Lobby).then(|| PublicGame::new(&secret));
        if let Some(public) = &public {
            line.client.subscribe(&public.topic().to_string());
        }
        BotTable {
            house,
            number,
            notes,
            series,
            line,
            sealer,
            id,
            part,
            public,
            mind: BotMind::new(house.plan.level),
            tickets: Vec::new(),
            begun,
            session: begun,
            beat: 0,
            beaten: 0,
            is_down: false,
            is_met: false,
            told: 0,
            moved: (begun, 0, 0),
        }
    }

    /// Plays until the opponent has left, nobody wants another game, or the program has to end.
    pub fn run(mut self) {
        let trouble = loop {
            self.step();
            if self.house.stop.load(Ordering::Relaxed) {
                self.give_up();
                break None;
            }
            if let Some(trouble) = self.trouble() {
                break Some(trouble);
            }
            if self.is_done() {
                break None;
            }
        };
        self.leave();
        self.note(TableNote::Closed(self.number, trouble));
    }

    /// Waits for messages, and does what is due.
    fn step(&mut self) {
        let events = self.line.step(POLL);
        self.series.heard(self.line.client.heard());
        self.hear_all(&events);
        let effects = self.series.tick(now());
        self.carry_out(effects);
        if self.series.is_up() && now() >= self.beaten + BEAT {
            self.beaten = now();
            self.send_presence(PresenceState::Here);
        }
        self.meet();
        self.answer();
        self.take_turn();
        self.announce();
        self.tell_result();
        let acts = self.series.seat().map_or(0, |seat| seat.log(Side::White).len() + seat.log(Side::Black).len());
        if (self.series.round(), acts) != (self.moved.1, self.moved.2) {
            self.moved = (now(), self.series.round(), acts);
        }
    }

    /// Takes the seat to which the engine is invited, and announces the opponent.
    fn meet(&mut self) {
        if self.series.standing() == SeatStanding::Invited && self.series.is_up() && !self.is_by_days() {
            let effects = self.series.claim(&self.house.plan.name, now());
            self.carry_out(effects);
        }
        // Somebody else may have taken the seat to which the engine was invited.
        if !self.is_met && self.series.is_full() && self.series.opponent().is_some() {
            self.is_met = true;
            self.moved.0 = now();
            // The opponent learns at once that the engine is there.
            self.beaten = 0;
            let name = self.series.opponent().and_then(|founder| shown_name(self.series.name(founder)));
            self.note(TableNote::Taken(self.number));
            self.says(texts::met(name.as_ref().map(|name| name.text.as_str())));
        }
    }

    /// Answers what needs no thought: take-backs are allowed, and another game is welcome.
    fn answer(&mut self) {
        let asked = self.series.seat().and_then(|seat| seat.offer_to_answer(now()));
        if let Some(offer) = asked.filter(|offer| offer.kind == OfferKind::TakeBack) {
            self.act(ActKind::Accept(offer.index));
        }
        let Some((seat, side)) = self.series.seat().and_then(|seat| Some((seat, seat.side()?))) else { return };
        if seat.game().rematch[(!side).index()] && seat.allows(side, ActKind::Rematch).is_ok() {
            self.act(ActKind::Rematch);
            self.mind.new_game();
        }
        if self.is_idle() {
            self.give_up();
        }
    }

    /// Thinks and moves if it is the engine's turn.
    fn take_turn(&mut self) {
        let Some((seat, side)) = self.series.seat().and_then(|seat| Some((seat, seat.side()?))) else { return };
        let game = seat.game();
        let is_turn = self.series.is_full() && self.series.fault().is_none() && !game.waits && game.fault.is_none();
        if !is_turn || game.verdict.is_some() || game.mover() != side || seat.is_time_over(now()) {
            return;
        }
        let time = time_left(seat, now());
        let pause = time.map_or(self.house.plan.pause, |(left, _)| self.house.plan.pause.min(left / SHARE));
        if now() < seat.times().shown + pause {
            return;
        }
        let (ply, draw) = (game.ply(), seat.offer_to_answer(now()).filter(|offer| offer.kind == OfferKind::Draw));
        let found = self.mind.think(seat.terms(), game, time, &self.house.stop);
        let Some((best, score)) = found.filter(|_| !self.house.stop.load(Ordering::Relaxed)) else { return };
        if let Some(offer) = draw {
            let accepts = takes_draw(score, ply);
            self.act(if accepts { ActKind::Accept(offer.index) } else { ActKind::Decline(offer.index) });
            if accepts {
                return;
            }
        }
        if self.mind.resigns(score) && self.act(ActKind::Resign) {
            return;
        }
        match self.series.play(&best, false, now()) {
            Ok(effects) => self.carry_out(effects),
            // The log is full, for example after very many take-backs. Only a resignation fits.
            Err(Refused::Full) => drop(self.act(ActKind::Resign)),
            // What has arrived meanwhile made it impossible; the next step looks again.
            Err(_) => {}
        }
    }

    /// Adds an act; returns false if it is not possible now.
    fn act(&mut self, kind: ActKind) -> bool {
        match self.series.act(kind, now()) {
            Ok(effects) => self.carry_out(effects),
            Err(_) => return false,
        }
        true
    }

    fn carry_out(&mut self, effects: Vec<SeriesEffect>) {
        for effect in effects {
            match effect {
                // Nothing is stored: a restart abandons the games.
                SeriesEffect::Store | SeriesEffect::Changed => {}
                SeriesEffect::Publish(round, side) => self.publish(round, side),
                SeriesEffect::Subscribe(round) => self.line.client.subscribe(&Topic::of_game(&self.series.id(round))),
            }
        }
    }

    /// Resigns, or calls the game off if it has hardly begun.
    fn give_up(&mut self) {
        if self.series.is_full() && !self.act(ActKind::Abort) {
            self.act(ActKind::Resign);
        }
    }

    /// True if the opponent seems to have forgotten the game and no clock ends it.
    fn is_idle(&self) -> bool {
        let Some(seat) = self.series.seat().filter(|seat| self.is_met && seat.game().verdict.is_none()) else {
            return false;
        };
        let is_untimed = seat.terms().clock == LiveClock::Untimed;
        let since = now().saturating_sub(self.moved.0);
        let attendance = self.series.opponent().map(|opponent| self.series.attendance(opponent, now()));
        let first = patience(attendance.unwrap_or_default());
        !seat.is_timing() && (seat.game().ply() < 2 && since > first || is_untimed && since > IDLE)
    }

    /// Why no game is possible.
    fn trouble(&self) -> Option<String> {
        if let Some(fault) = self.series.fault() {
            return Some(texts::fault(fault).to_owned());
        }
        if self.series.game().is_some_and(|game| game.fault.is_some()) {
            return Some(texts::IMPOSSIBLE.to_owned());
        }
        if self.is_by_days() {
            return Some(texts::DAYS.to_owned());
        }
        if self.part == Founder::Joiner && !self.is_met {
            let is_taken = matches!(self.series.standing(), SeatStanding::Taken | SeatStanding::Watching);
            // While there is a connection, only time in which the relay could be heard counts.
            let until = if self.series.is_up() { self.line.client.heard() } else { now() };
            let is_late = until > self.begun + ANSWER;
            return (is_taken || is_late).then(|| self.refusal(is_taken));
        }
        None
    }

    /// True for a game over days, which would not survive a restart.
    fn is_by_days(&self) -> bool {
        self.series.terms().is_some_and(|terms| matches!(terms.clock, LiveClock::Days(_)))
    }

    fn refusal(&self, is_taken: bool) -> String {
        match &self.line.trouble {
            _ if is_taken => texts::TAKEN.to_owned(),
            Some(trouble) => texts::unreachable(trouble),
            None => texts::UNANSWERED.to_owned(),
        }
    }

    /// True if the last game is over and no other one follows.
    fn is_done(&self) -> bool {
        let Some(opponent) = self.series.opponent() else { return self.is_met };
        let Some(game) = self.series.game().filter(|game| self.is_met && game.verdict.is_some()) else { return false };
        // A reload looks like leaving for a moment.
        let has_left = matches!(self.series.attendance(opponent, now()), Attendance::Left(_));
        let waited = now().saturating_sub(self.moved.0);
        let is_sent = game.is_final && !self.series.is_unsent();
        is_sent && (has_left || waited >= self.house.plan.wait) || waited > self.house.plan.wait + ANSWER
    }

    /// Announces each result once.
    fn tell_result(&mut self) {
        while let Some(game) = self.series.games().nth(self.told).filter(|game| game.is_final) {
            let side = self.series.side_of(self.part, self.told as u8);
            if let Some(score) = game.verdict.zip(side).and_then(|(verdict, side)| LiveScore::of(verdict, side)) {
                self.house.rating.record(score);
            }
            let line = texts::result(game.outcome().as_ref(), game.moves.len());
            self.told += 1;
            self.says(line);
        }
    }

    /// Waits until the relay has the last acts, and says goodbye.
    fn leave(&mut self) {
        let until = now() + FAREWELL;
        self.withdraw();
        while self.line.client.is_up() && !self.line.client.is_settled() && now() < until {
            let events = self.line.step(POLL);
            // The series would put a claim back that was withdrawn.
            if self.is_met {
                self.hear_all(&events);
            }
        }
        self.tell_result();
        self.unlist();
        self.send_presence(PresenceState::Gone);
        self.line.leave();
    }

    fn says(&self, line: String) {
        self.note(TableNote::Says(self.number, line));
    }

    fn note(&self, note: TableNote) {
        // The main thread outlives the tables.
        let _ = self.notes.send(note);
    }
}

/// Time that the opponent has for the first moves, in milliseconds. It is longer for a beginner who takes the lesson first.
fn patience(attendance: Attendance) -> u64 {
    if attendance == Attendance::Learning { IDLE } else { FIRST_MOVES }
}

/// Time left of the player to move and the increment; none without a clock.
fn time_left(seat: &LiveSeat<AnyPosition>, now: u64) -> Option<TimeLeft> {
    let LiveClock::Fischer { increment, .. } = seat.terms().clock else { return None };
    Some((u64::from(seat.time_left(now)?) * 100, u64::from(increment) * 100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginner_may_take_the_lesson_before_the_first_move() {
        assert_eq!(patience(Attendance::Here), FIRST_MOVES);
        assert_eq!(patience(Attendance::Learning), IDLE);
    }
}
