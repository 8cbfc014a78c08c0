//! A live game at the table: a series of games with an opponent elsewhere, and the board on which the reader plays it.
//!
//! The series decides which acts count. The board follows the series and passes moves on to it.

use super::insistence::Insistence;
use super::live_board::LiveBoard;
use super::play::Confirm;
use super::play::keep::record_of;
use crate::game::pgn::PgnGame;
use crate::game::{Game, Side};
use crate::live::act::ActKind;
use crate::live::merge::LiveGame;
use crate::live::presence::{PHRASE, Presence};
use crate::live::register::PublicKey;
use crate::live::seat::LiveSeat;
use crate::live::series::{Arrival, LiveSeries, SeatStanding, SeriesEffect, StoredSeries};
use crate::live::topic::Founder;
use crate::live::{LiveClock, Malformed};
use crate::session::sound::Sound;
use crate::session::{BoardAction, LinkId, Players, Seat};

/// Time for which the reader is not asked again about claiming the win, in milliseconds.
const PATIENCE: u64 = 60_000;

#[derive(Clone, PartialEq, Debug)]
pub enum LiveAction {
    Board(BoardAction),
    /// Shows a text in the status line.
    Tell(String),
    /// Takes in content that arrived on the topic of a register: round, colour, content.
    Receive(u8, Side, Arrival),
    Hear(Founder, Presence, bool),
    Connected,
    Disconnected,
    /// Notes that the relay was heard at this time, whatever it said.
    Heard(u64),
    /// Notes whether the page is hidden.
    Hide(bool),
    /// Notes that the relay holds this many acts of this player in this round.
    Sent(u8, Side, usize),
    /// Handles the passing of time. Sent several times a second while the game runs.
    Tick,
    /// Claims the seat under this name.
    Claim(String),
    Admit,
    TurnAway,
    /// Offers a draw: at once, or with the next move if it is the reader's turn.
    OfferDraw,
    AskTakeBack,
    /// Accepts the offer with this index in the opponent's log. A later offer is not meant.
    Accept(u16),
    Decline(u16),
    AddTime,
    /// Resigns, if it is sent twice within four seconds.
    Resign,
    Abort,
    ClaimWin,
    /// Goes on waiting for an opponent who has left.
    Wait,
    Rematch,
}

impl From<BoardAction> for LiveAction {
    fn from(action: BoardAction) -> LiveAction {
        LiveAction::Board(action)
    }
}

impl LiveAction {
    /// True if the reader did nothing: the time, the connection or somebody else caused the action.
    fn is_outside(&self) -> bool {
        use LiveAction::{Connected, Disconnected, Hear, Heard, Hide, Receive, Sent, Tick};
        matches!(self, Tick | Receive(..) | Hear(..) | Heard(_) | Hide(_) | Sent(..) | Connected | Disconnected)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum LiveEffect {
    Series(SeriesEffect),
    Sound(Vec<(Sound, u32)>),
    /// Both seats have just been taken.
    Met,
    /// The opponent has come online and does not know yet that the reader is there.
    Greet,
}

/// State of one side's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveTime {
    /// Time left in milliseconds; in a game of days, the time until the deadline.
    pub left: u64,
    pub running: bool,
    pub low: bool,
}

#[derive(Clone, Debug)]
pub struct LivePlay<G: Game> {
    series: LiveSeries<G>,
    board: Option<LiveBoard<G>>,
    /// The resignation that waits for confirmation.
    asked: Insistence<()>,
    /// True if the next move carries an offer of a draw.
    draw_with_move: bool,
    was_full: bool,
    was_over: bool,
    was_low: bool,
    /// When the game ended, if this page saw that.
    ended: Option<u64>,
    /// When the reader chose to go on waiting for the opponent.
    waited: Option<u64>,
    confirm: (Confirm, bool),
    now: u64,
}

impl<G: Game> LivePlay<G> {
    pub fn new(series: LiveSeries<G>, now: u64) -> LivePlay<G> {
        let was_full = series.is_full();
        let was_over = series.game().is_some_and(|game| game.verdict.is_some());
        let mut play = LivePlay {
            series,
            board: None,
            asked: Insistence::NONE,
            draw_with_move: false,
            was_full,
            was_over,
            was_low: false,
            ended: None,
            waited: None,
            confirm: (Confirm::Never, false),
            now,
        };
        play.follow(&mut Vec::new());
        play
    }

    /// Continues a stored series.
    ///
    /// # Errors
    /// [`Malformed`], if the stored text was changed.
    pub fn restore(stored: &StoredSeries, own: Option<PublicKey>, now: u64) -> Result<LivePlay<G>, Malformed> {
        LiveSeries::restore(stored, own, now).map(|series| LivePlay::new(series, now))
    }

    pub fn series(&self) -> &LiveSeries<G> {
        &self.series
    }

    /// Returns the board; none until the terms are known.
    pub fn board(&self) -> Option<&LiveBoard<G>> {
        self.board.as_ref()
    }

    pub fn game(&self) -> Option<&LiveGame<G>> {
        self.series.game()
    }

    pub fn seat(&self) -> Option<&LiveSeat<G>> {
        self.series.seat()
    }

    /// Returns the reader's seat for going on by links, which needs no relay; none for spectators. The devices of both players
    /// give the game the same id.
    pub fn seat_by_links(&self) -> Option<Seat> {
        let [a, b, c, d, ..] = self.series.id(self.series.round());
        Some(Seat { side: self.side()?, id: LinkId::new(u32::from_be_bytes([a, b, c, d])) })
    }

    /// Returns the reader's colour in the last game; none for spectators.
    pub fn side(&self) -> Option<Side> {
        self.seat()?.side()
    }

    /// True if a resignation waits for confirmation.
    pub fn is_asked(&self) -> bool {
        self.asked.asked(self.now).is_some()
    }

    /// True if that resignation can be confirmed by now.
    pub fn may_confirm(&self) -> bool {
        self.asked.may_confirm(self.now)
    }

    pub fn draws_with_move(&self) -> bool {
        self.draw_with_move && self.is_own_turn()
    }

    pub fn is_over(&self) -> bool {
        self.game().is_some_and(|game| game.verdict.is_some())
    }

    /// True if the game has ended, or cannot go on because of a fault.
    pub fn is_stopped(&self) -> bool {
        let has_fault = self.game().is_some_and(|game| game.fault.is_some());
        self.is_over() || has_fault || self.series.fault().is_some()
    }

    /// True if it is the reader's turn.
    pub fn is_own_turn(&self) -> bool {
        self.is_playing() && self.game().is_some_and(|game| Some(game.mover()) == self.side())
    }

    /// True if the reader plays a game that goes on, so that moves can be typed, now or later.
    pub fn is_playing(&self) -> bool {
        self.side().is_some() && self.series.is_full() && !self.is_stopped()
    }

    /// True if the reader may do this act now.
    pub fn may(&self, kind: ActKind) -> bool {
        self.seat().is_some_and(|seat| seat.may(kind, self.now).is_ok())
    }

    /// True if the reader's time is over, and the relay has not yet said what the opponent did before.
    fn is_time_over(&self) -> bool {
        self.seat().is_some_and(|seat| seat.is_time_over(self.now))
    }

    /// Sets which moves need confirmation, and whether touching the last square again confirms.
    pub fn set_confirm(&mut self, confirm: (Confirm, bool)) {
        self.confirm = confirm;
    }

    /// True if the reader is asked whether to claim the win.
    pub fn asks_to_claim(&self) -> bool {
        self.series.may_claim(self.now) && self.waited.is_none_or(|at| self.now >= at + PATIENCE)
    }

    /// Returns the time in milliseconds until the reader is asked whether to claim the win, if the opponent stays away.
    /// None if the opponent is there, or if it takes more than time.
    pub fn claim_in(&self) -> Option<u64> {
        let left = self.seat()?.claim_in(self.series.away_since(self.now)?, self.now)?;
        let patience = self.waited.map_or(0, |at| (at + PATIENCE).saturating_sub(self.now));
        Some(left.max(patience))
    }

    /// True if the opponent wants to play again and the reader has not answered.
    pub fn is_asked_for_rematch(&self) -> bool {
        self.game().zip(self.side()).is_some_and(|(game, side)| game.is_asked_for_rematch(side))
    }

    /// True if both players have clocks that run during their turns.
    pub fn is_timed(&self) -> bool {
        self.seat().is_some_and(|seat| seat.terms().clock.is_timed())
    }

    /// True if a draw may be offered, now or with the next move. Who is offered one accepts that instead.
    pub fn may_offer_draw(&self) -> bool {
        let game = self.game().filter(|game| game.verdict.is_none() && game.fault.is_none());
        let (Some(game), Some(side)) = (game, self.side()) else { return false };
        let is_asked = game.offers[side.index()].is_some() || game.has_draw_offer();
        let on_turn = game.mover() == side && game.ply() > 0 && !is_asked;
        let has_room = !self.seat().is_some_and(LiveSeat::is_log_full);
        self.may(ActKind::OfferDraw) || on_turn && has_room && !self.draw_with_move
    }

    /// Returns the index of a player's phrase while it is shown.
    pub fn phrase(&self, founder: Founder) -> Option<u8> {
        self.series.phrase(founder).filter(|(_, at)| self.now < at + PHRASE).map(|(which, _)| which)
    }

    /// Returns the clock of a side; none if the game has no clock.
    pub fn time(&self, side: Side) -> Option<LiveTime> {
        let (seat, game) = (self.seat()?, self.game()?);
        let is_mover = game.mover() == side;
        match seat.terms().clock {
            LiveClock::Untimed => None,
            LiveClock::Fischer { initial, .. } => {
                let unsent = seat.unsent_for(self.now);
                let tenths = match is_mover {
                    false => game.clocks[side.index()] - unsent.unwrap_or_default() as i64 / 100,
                    true if game.verdict.is_some() => seat.time_left_at_end(self.ended)?.into(),
                    true => seat.time_left(self.now)?.into(),
                };
                let tenths = tenths.max(0) as u32;
                let running = is_mover == unsent.is_none() && seat.is_timing();
                let left = u64::from(tenths) * 100;
                let low = left <= (u64::from(initial) * 100 / 8).clamp(10_000, 60_000);
                Some(LiveTime { left, running, low })
            }
            LiveClock::Days(_) => {
                let deadline = seat.deadline().filter(|_| is_mover)?;
                let left = deadline.saturating_sub(self.now);
                Some(LiveTime { left, running: true, low: left < 12 * 3_600_000 })
            }
        }
    }

    /// True while the reader's clock runs down. Without a connection the opponent can then claim the win.
    pub fn loses_time(&self) -> bool {
        self.is_timed() && self.side().and_then(|side| self.time(side)).is_some_and(|time| time.running)
    }

    /// Returns the record of the last game; none without moves. The caller provides the names, White's first, and the
    /// date.
    pub fn record(&self, names: [String; 2], date: String) -> Option<PgnGame<G>> {
        let (game, board) = (self.game()?, self.board.as_ref()?);
        if game.moves.is_empty() {
            return None;
        }
        let end = game.outcome().map(|outcome| (outcome, game.board_outcome().is_none()));
        Some(record_of(board.board().tree(), names, date, Players::HUMANS, None, end))
    }

    pub fn update(&mut self, action: impl Into<LiveAction>, now: u64) -> Vec<LiveEffect> {
        self.now = self.now.max(now);
        let (action, mut effects) = (action.into(), Vec::new());
        if !action.is_outside() && action != LiveAction::Resign {
            self.asked = Insistence::NONE;
        }
        self.happen(action, &mut effects);
        self.follow(&mut effects);
        effects
    }

    fn happen(&mut self, action: LiveAction, effects: &mut Vec<LiveEffect>) {
        let now = self.now;
        let found = match action {
            LiveAction::Board(action) => return self.at_board(action, effects),
            LiveAction::Tell(text) => {
                if let Some(board) = &mut self.board {
                    board.tell(text);
                }
                return;
            }
            LiveAction::Receive(round, side, arrival) => self.series.receive(round, side, arrival, now),
            LiveAction::Hear(founder, presence, is_retained) => {
                if self.series.hear(founder, presence, is_retained, now) {
                    effects.push(LiveEffect::Greet);
                }
                Vec::new()
            }
            LiveAction::Connected => {
                // A premove may no longer fit the position after the opponent's acts during the outage.
                let is_over = self.is_over();
                if let Some(board) = self.board.as_mut().filter(|_| !is_over) {
                    board.forget_plan();
                }
                self.series.connected(now)
            }
            LiveAction::Disconnected => {
                self.series.disconnected(now);
                Vec::new()
            }
            LiveAction::Heard(at) => {
                self.series.heard(at);
                // A hidden page has one tick a minute, and at that tick the relay was last heard long ago.
                self.series.tick(now)
            }
            LiveAction::Hide(is_hidden) => {
                self.series.set_hidden(is_hidden, now);
                Vec::new()
            }
            LiveAction::Sent(round, side, acts) => {
                self.series.sent(round, side, acts, now);
                vec![SeriesEffect::Store]
            }
            LiveAction::Tick => self.series.tick(now),
            LiveAction::Claim(name) => self.series.claim(&name, now),
            LiveAction::Admit => self.series.admit(),
            LiveAction::TurnAway => self.series.turn_away(now),
            LiveAction::OfferDraw if self.is_own_turn() => {
                self.draw_with_move = self.may_offer_draw();
                Vec::new()
            }
            LiveAction::OfferDraw => self.act(ActKind::OfferDraw),
            LiveAction::AskTakeBack => self.act(ActKind::AskTakeBack),
            LiveAction::Accept(offer) => self.act(ActKind::Accept(offer)),
            LiveAction::Decline(offer) => self.act(ActKind::Decline(offer)),
            LiveAction::AddTime => self.act(ActKind::AddTime),
            LiveAction::Resign if self.may(ActKind::Resign) && self.asked.insist((), now) => self.act(ActKind::Resign),
            LiveAction::Resign => Vec::new(),
            LiveAction::Abort => self.act(ActKind::Abort),
            LiveAction::ClaimWin if self.series.may_claim(now) => {
                let elapsed = self.seat().map_or(0, |seat| seat.elapsed_tenths(now));
                self.act(ActKind::Claim { away: true, elapsed })
            }
            LiveAction::ClaimWin => Vec::new(),
            LiveAction::Wait => {
                self.waited = Some(now);
                Vec::new()
            }
            LiveAction::Rematch => self.act(ActKind::Rematch),
        };
        effects.extend(found.into_iter().map(LiveEffect::Series));
    }

    /// Adds an act if it is still possible. The game may have changed before the press arrived.
    fn act(&mut self, kind: ActKind) -> Vec<SeriesEffect> {
        self.series.act(kind, self.now).unwrap_or_default()
    }

    fn at_board(&mut self, action: BoardAction, effects: &mut Vec<LiveEffect>) {
        // A typed move is meant for the game, whatever position is shown.
        if let (BoardAction::Type(_), Some(board)) = (&action, self.board.as_mut().filter(|board| board.is_looking())) {
            board.look_at_last();
            self.follow(effects);
        }
        let Some(mv) = self.board.as_mut().and_then(|board| board.update(action)) else { return };
        self.play(mv, effects);
    }

    fn play(&mut self, mv: G::Move, effects: &mut Vec<LiveEffect>) {
        let Some(text) = self.game().map(|game| game.position().uci(mv)) else { return };
        // The board is open only if the seat allows a move, so a refusal needs no message. The panel says if the log is full.
        if let Ok(found) = self.series.play(&text, self.draw_with_move, self.now) {
            self.draw_with_move = false;
            effects.extend(found.into_iter().map(LiveEffect::Series));
        }
    }

    /// Shows the state of the series on the board, and plays the premove once it is the reader's turn.
    fn follow(&mut self, effects: &mut Vec<LiveEffect>) {
        let Some(game) = self.series.game() else { return self.board = None };
        let (round, side) = (self.series.round(), self.side());
        if self.board.as_ref().is_none_or(|board| board.round() != round) {
            (self.draw_with_move, self.was_over, self.ended) = (false, game.verdict.is_some(), None);
            self.board = Some(LiveBoard::new(game, round, side.unwrap_or(Side::White)));
        }
        let may_move = matches!(self.series.standing(), SeatStanding::Seated(_) | SeatStanding::Claiming)
            && self.series.fault().is_none()
            && self.series.is_full()
            && !self.is_time_over()
            && !self.seat().is_some_and(LiveSeat::is_behind);
        let Some(board) = &mut self.board else { return };
        board.set_confirm(self.confirm.0, self.confirm.1);
        board.face(side);
        let news = board.follow(game, side.filter(|_| may_move));
        if news.is_taken_back || game.has_draw_offer() {
            self.draw_with_move = false;
        }
        if !news.sounds.is_empty() {
            effects.push(LiveEffect::Sound(news.sounds));
        }
        if let Some(mv) = news.premove {
            self.play(mv, effects);
            return self.follow(effects);
        }
        self.tell_changes(effects);
    }

    fn tell_changes(&mut self, effects: &mut Vec<LiveEffect>) {
        let (is_full, is_over) = (self.series.is_full(), self.is_over());
        if is_full && !std::mem::replace(&mut self.was_full, is_full) && self.series.part().is_some() {
            effects.extend([LiveEffect::Met, LiveEffect::Sound(vec![(Sound::Coin, 0)])]);
        }
        // A claimed win may be withdrawn, so a game can end twice.
        let was_over = std::mem::replace(&mut self.was_over, is_over);
        if is_over && !was_over {
            self.ended = Some(self.now);
            if let Some(board) = &mut self.board {
                board.forget_told();
            }
            if self.game().is_some_and(|game| game.board_outcome().is_none()) {
                effects.push(LiveEffect::Sound(vec![(Sound::End, 0)]));
            }
        } else if !is_over {
            self.ended = None;
        }
        // The clock stays low during the opponent's turn, so the reader is warned once.
        let low = self.side().and_then(|side| self.time(side)).filter(|_| self.is_timed());
        let is_low = low.is_some_and(|time| time.low) && !is_over;
        if is_low && !self.was_low && self.is_own_turn() {
            effects.push(LiveEffect::Sound(vec![(Sound::Low, 0)]));
        }
        self.was_low = is_low && (self.was_low || self.is_own_turn());
    }
}
