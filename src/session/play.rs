//! What the game does: turns, travels through the history, and the engine's part in it.

use super::{Effect, Held, Notice, Options, Players, Session, Thinking, Tree};
use crate::engine::Reply;
use crate::game::Game;

impl<G: Game> Session<G> {
    pub(super) fn play(&mut self, m: G::Move, effects: &mut Vec<Effect>) {
        let (times, mover) = (self.read_clock(), self.position().side_to_move());
        self.stop(effects);
        self.tree.play(m);
        self.press_clock(times, mover);
        self.paused = false;
        self.arrive();
        if let Some(told) = self.last_turn() {
            self.say(told);
        }
        effects.push(Effect::Store);
        self.let_engine_move(effects);
    }

    pub(super) fn let_engine_move(&mut self, effects: &mut Vec<Effect>) {
        if self.paused || self.is_thinking() || !self.engine_to_move() {
            return;
        }
        self.questions += 1;
        let id = self.questions;
        self.thinking = Some(Thinking { id, info: None, hurried: false });
        let limits = self.limits();
        effects.push(Effect::Think { id, record: self.tree.game_record(), limits });
    }

    /// Ends whatever the engine is doing.
    pub(super) fn stop(&mut self, effects: &mut Vec<Effect>) {
        self.held = None;
        self.forget_hint(effects);
        if let Some(thinking) = self.thinking.take() {
            self.last_info = thinking.info;
            effects.push(Effect::Stop { id: thinking.id });
        }
    }

    /// Goes somewhere in the history. If it is the engine's turn there, it waits.
    pub(super) fn travel(&mut self, effects: &mut Vec<Effect>, go: impl FnOnce(&mut Tree<G>) -> bool) {
        if !go(&mut self.tree) {
            return;
        }
        self.stop(effects);
        self.put_clock_back();
        self.last_info = None;
        self.arrive();
        self.paused = self.engine_to_move();
        if self.paused {
            self.say(Notice::Paused);
        } else if let Some(told) = self.last_turn() {
            self.say(told);
        } else {
            self.notice = None;
        }
        effects.push(Effect::Store);
    }

    pub(super) fn set_players(&mut self, players: Players, effects: &mut Vec<Effect>) {
        self.stop(effects);
        self.players = players;
        // Whoever takes the other side before the first turn sits down there; later, turning the table is left to them.
        if self.tree.len() == 1 && players.white != players.black {
            self.seat = players.seat();
        }
        self.paused = false;
        self.arrive();
        if self.notice == Some(Notice::Paused) {
            self.notice = None;
        }
        effects.push(Effect::Store);
        self.let_engine_move(effects);
    }

    pub(super) fn set_options(&mut self, options: Options, effects: &mut Vec<Effect>) {
        let before = std::mem::replace(&mut self.options, options);
        if before.control != options.control {
            self.set_clock(effects);
        }
        self.turn_table();
        effects.push(Effect::Store);
    }

    pub(super) fn pause(&mut self, effects: &mut Vec<Effect>) {
        if self.is_thinking() {
            self.stop(effects);
            self.rest();
            self.say(Notice::Paused);
        }
    }

    /// Plays the engine's turn that was held back, once the one before has been seen long enough.
    pub(super) fn show_held(&mut self, effects: &mut Vec<Effect>) {
        let turn = self.held.as_ref().filter(|_| !self.is_too_early()).map(|held| held.turn);
        if let Some(m) = turn {
            self.answer(m, effects);
        }
    }

    /// Whether the engine that plays itself is to show the position longer.
    fn is_too_early(&self) -> bool {
        self.players == Players::ENGINES && self.now < self.shown + u64::from(self.options.pace) * 1000
    }

    /// The engine waits, and nobody makes anything ahead.
    fn rest(&mut self) {
        self.paused = true;
        self.fingers.clear();
        self.lifted = None;
        self.landings = None;
        self.ahead.planned = None;
    }

    pub(super) fn move_now(&mut self, effects: &mut Vec<Effect>) {
        if let Some(held) = &self.held {
            let turn = held.turn;
            return self.answer(turn, effects);
        }
        if self.is_paused() {
            self.paused = false;
            self.notice = None;
            return self.let_engine_move(effects);
        }
        if let Some(thinking) = &mut self.thinking {
            thinking.hurried = true;
            self.play_if_hurried(effects);
        }
    }

    fn play_if_hurried(&mut self, effects: &mut Vec<Effect>) {
        let Some(Thinking { hurried: true, info: Some(info), .. }) = &self.thinking else { return };
        let best = info.line.first().and_then(|text| self.position().read_uci(text).ok());
        if let Some(m) = best {
            self.answer(m, effects);
        }
    }

    pub(super) fn hear(&mut self, reply: Reply, effects: &mut Vec<Effect>) {
        if self.hear_hint(&reply) {
            return;
        }
        let asked = self.thinking.as_ref().map(|thinking| thinking.id);
        match reply {
            Reply::Info { id, info } if asked == Some(id) && info.rank == 1 => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.info = Some(info);
                }
                self.play_if_hurried(effects);
            }
            Reply::Best { id, turn } if asked == Some(id) => {
                self.last_info = self.thinking.take().and_then(|thinking| thinking.info);
                match turn.as_deref().map(|text| self.position().read_uci(text)) {
                    Some(Ok(turn)) if self.is_too_early() => self.held = Some(Held { turn, at: self.now }),
                    Some(Ok(m)) => self.answer(m, effects),
                    other => self.engine_failed(format!("{other:?}")),
                }
            }
            Reply::Error { id, text } if asked == Some(id) => {
                self.thinking = None;
                self.engine_failed(text);
            }
            // Answers to questions that nobody asks any more.
            Reply::Info { .. } | Reply::Best { .. } | Reply::Error { .. } | Reply::Bench { .. } | Reply::Ready => {}
        }
    }

    fn engine_failed(&mut self, text: String) {
        self.rest();
        self.say(Notice::EngineFailed(text));
    }
}
