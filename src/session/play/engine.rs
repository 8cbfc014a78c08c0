//! The engine's part in the game: its questions and the use of its replies.

use super::{NodeId, Play, PlayEffect, PlayNotice, Player, Players};
use crate::engine::{Asker, Info, QuestionId, Reply, Request};
use crate::game::{Game, Side, Touch};
use crate::search::Score;

/// Time that a person's move is shown before the engine replies, in milliseconds, at the usual speed of animations.
pub const LANDING: u32 = 700;

/// A request to the engine for its move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thinking {
    pub id: QuestionId,
    pub info: Option<Info>,
    /// True if the player asked it to move now before it had found a move.
    hurried: bool,
}

#[derive(Clone, Debug)]
pub(super) struct EngineState<M> {
    /// The search for its move.
    pub thinking: Option<Thinking>,
    /// A move that was found but not yet played.
    pub held: Option<DelayedMove<M>>,
    /// The latest information about the last move of each side that it plays.
    pub last_info: [Option<Info>; 2],
    /// Its scores, by the node that its move led to.
    pub scores: Vec<(NodeId, Score)>,
    /// True if it waits although it is to move.
    pub paused: bool,
    /// True if it pauses after one move.
    pub single: bool,
    pub questions: u32,
}

impl<M> EngineState<M> {
    pub const fn idle() -> EngineState<M> {
        EngineState {
            thinking: None,
            held: None,
            last_info: [None, None],
            scores: Vec::new(),
            paused: false,
            single: false,
            questions: 0,
        }
    }
}

/// The engine's move, held back so that the previous move can be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DelayedMove<M> {
    pub mv: M,
    /// The time at which the move was found.
    pub at: u64,
}

impl<G: Game> Play<G> {
    /// True while the engine thinks, its move is held back, or the coach is at work.
    pub fn is_thinking(&self) -> bool {
        self.engine.thinking.is_some() || self.engine.held.is_some() || self.coach_is_busy()
    }

    /// True if the engine is to move and paused.
    pub fn is_paused(&self) -> bool {
        self.engine_to_move() && !self.is_thinking()
    }

    /// Sets the time that a person's move is shown before the engine replies, in milliseconds.
    pub fn set_landing(&mut self, landing: u32) {
        self.landing = landing;
    }

    /// Sets whether a player sees the evaluation of the computer opponent.
    pub fn show_evaluation(&mut self, shows: bool) {
        self.shows_evaluation = shows;
    }

    /// The latest information of the engine that plays this side, for the viewer. It is always shown where the engine
    /// plays itself, because no person's game is affected.
    pub fn shown_info(&self, side: Side) -> Option<&Info> {
        self.info(side).filter(|_| self.shows_evaluation || self.players == Players::ENGINES)
    }

    /// The latest information of the engine that plays this side.
    fn info(&self, side: Side) -> Option<&Info> {
        let is_to_move = self.position().side_to_move() == side;
        let thinking = self.engine.thinking.as_ref().filter(|_| is_to_move);
        thinking.and_then(|thinking| thinking.info.as_ref()).or(self.engine.last_info[side.index()].as_ref())
    }

    /// Ends the search. Its latest information stays.
    fn end_search(&mut self) -> Option<Thinking> {
        let mut thinking = self.engine.thinking.take()?;
        self.engine.last_info[self.position().side_to_move().index()] = thinking.info.take();
        Some(thinking)
    }

    pub(super) fn engine_to_move(&self) -> bool {
        self.outcome().is_none() && self.players.of(self.position().side_to_move()) == Player::Engine
    }

    pub(super) fn let_engine_move(&mut self, effects: &mut Vec<PlayEffect>) {
        if self.engine.paused || self.is_thinking() || !self.engine_to_move() {
            return;
        }
        if self.coach_looks(effects) {
            self.give_access();
            return self.coach_in_time(effects);
        }
        self.ask_engine(effects);
    }

    pub(super) fn ask_engine(&mut self, effects: &mut Vec<PlayEffect>) {
        let id = self.question(Asker::Play);
        self.engine.thinking = Some(Thinking { id, info: None, hurried: false });
        self.give_access();
        let limits = self.limits();
        effects.push(PlayEffect::Ask(Request::Search { id, record: self.tree().game_record(), limits }));
    }

    pub(super) fn question(&mut self, asker: Asker) -> QuestionId {
        self.engine.questions += 1;
        QuestionId { asker, number: self.engine.questions }
    }

    pub(super) fn stop(&mut self, effects: &mut Vec<PlayEffect>) {
        (self.engine.held, self.engine.single) = (None, false);
        self.forget_hint(effects);
        self.dismiss_coach(effects);
        if let Some(thinking) = self.end_search() {
            effects.push(PlayEffect::Ask(Request::Stop { id: thinking.id }));
        }
        self.give_access();
    }

    pub(super) fn pause(&mut self, effects: &mut Vec<PlayEffect>) {
        if self.is_thinking() {
            self.stop(effects);
            self.rest();
            self.board.say(PlayNotice::Paused(false));
        }
    }

    /// Stops the thinking and drops the premove.
    fn rest(&mut self) {
        self.engine.paused = true;
        self.board.drop_selection();
        self.premove.planned = None;
        self.give_access();
    }

    /// Plays the held move once the previous move has been shown long enough.
    pub(super) fn show_held(&mut self, effects: &mut Vec<PlayEffect>) {
        let mv = self.engine.held.as_ref().filter(|_| !self.is_too_early()).map(|held| held.mv);
        if let Some(m) = mv {
            self.answer(m, effects);
        }
    }

    /// True if the position must stay visible longer before the engine moves. In a game of the engine against itself,
    /// that is the chosen pace. Otherwise it is the time to see and hear a move. Without ticks there is no delay.
    pub(super) fn is_too_early(&self) -> bool {
        let least = if self.players == Players::ENGINES {
            u64::from(self.options.pace) * 1000
        } else {
            u64::from(self.landing)
        };
        !self.engine.single && self.now > 0 && self.now < self.shown + least
    }

    /// Plays one move of the engine against itself, then pauses.
    pub(super) fn step(&mut self, effects: &mut Vec<PlayEffect>) {
        if self.players == Players::ENGINES && self.engine_to_move() {
            self.engine.single = true;
            self.move_now(effects);
        }
    }

    pub(super) fn move_now(&mut self, effects: &mut Vec<PlayEffect>) {
        self.answer_coach(self.tree().current());
        if self.coach_is_busy() {
            self.dismiss_coach(effects);
            self.ask_engine(effects);
        }
        if let Some(held) = &self.engine.held {
            let mv = held.mv;
            return self.answer(mv, effects);
        }
        if self.is_paused() {
            self.engine.paused = false;
            self.board.notices.show(None);
            return self.let_engine_move(effects);
        }
        if let Some(thinking) = &mut self.engine.thinking {
            thinking.hurried = true;
            self.play_if_hurried(effects);
            if self.engine.thinking.as_ref().is_some_and(|thinking| thinking.hurried) {
                effects.push(PlayEffect::Hurry);
            }
        }
    }

    fn play_if_hurried(&mut self, effects: &mut Vec<PlayEffect>) {
        let Some(Thinking { hurried: true, info: Some(info), .. }) = &self.engine.thinking else { return };
        let best = info.line.first().and_then(|text| self.position().read_uci(text).ok());
        if let Some(m) = best {
            self.answer(m, effects);
        }
    }

    pub(super) fn hear(&mut self, reply: Reply, effects: &mut Vec<PlayEffect>) {
        if reply.question().is_some_and(|id| id.asker == Asker::Hint) {
            return self.hear_hint(&reply, effects);
        }
        if reply.question().is_some_and(|id| id.asker == Asker::Coach) {
            return self.hear_coach(&reply, effects);
        }
        let asked = self.engine.thinking.as_ref().map(|thinking| thinking.id);
        match reply {
            Reply::Info { id, info } if asked == Some(id) && info.rank == 1 => {
                if let Some(thinking) = &mut self.engine.thinking {
                    thinking.info = Some(info);
                }
                self.play_if_hurried(effects);
            }
            Reply::Best { id, mv } if asked == Some(id) => {
                self.end_search();
                match mv.as_deref().map(|text| self.position().read_uci(text)) {
                    Some(Ok(mv)) if self.is_too_early() => self.engine.held = Some(DelayedMove { mv, at: self.now }),
                    Some(Ok(m)) => self.answer(m, effects),
                    Some(Err(_)) | None => self.engine_failed(PlayNotice::Unplayable(mv)),
                }
            }
            Reply::Error { id, fault } if asked == Some(id) => {
                self.engine.thinking = None;
                self.engine_failed(PlayNotice::EngineFailed(fault));
            }
            // Replies to obsolete questions.
            Reply::Info { .. }
            | Reply::Best { .. }
            | Reply::Error { .. }
            | Reply::Bench { .. }
            | Reply::Ready { .. } => {}
        }
    }

    fn engine_failed(&mut self, why: PlayNotice) {
        self.rest();
        self.board.say(why);
    }

    /// Plays the engine's move, then the premove. The player's unfinished input stays if it is still possible. If it was
    /// a whole move that could have gone on, and no longer can, it is played like a premove.
    pub(super) fn answer(&mut self, m: G::Move, effects: &mut Vec<PlayEffect>) {
        let selection = self.board.selection();
        let planned = self.premove.planned.take();
        let whole = self.board.input().whole().filter(|_| planned.is_none()).map(<[Touch]>::to_vec);
        let score = self.info(self.position().side_to_move()).map(|info| info.score);
        self.play(m, effects);
        if let Some(score) = score {
            self.engine.scores.push((self.tree().current(), score));
        }
        if let Some(planned) = planned.filter(|_| self.outcome().is_none()) {
            self.play_planned(&planned, effects);
        }
        let goes_on = self.board.resume(selection);
        if let Some(whole) = whole.filter(|_| !goes_on && self.outcome().is_none()) {
            self.play_planned(&whole, effects);
        }
    }

    /// Plays the premove if it is legal now.
    fn play_planned(&mut self, planned: &[Touch], effects: &mut Vec<PlayEffect>) {
        let spelled = self.board.input().spellings().iter().find(|(spelling, _)| spelling == planned);
        match spelled.map(|&(_, m)| m) {
            Some(m) => {
                self.play(m, effects);
                self.premove.played = true;
            }
            None => {
                let (side, events) = (self.board.hand(), self.tree().events(self.tree().current()).to_vec());
                self.board.say(PlayNotice::Spoiled(!side, events));
            }
        }
    }
}
