//! The game that is played: what happens to it, and what takes its place.

use super::{Effect, Item, Shell};
use crate::engine::{Asker, Reply};
use crate::game::any::AnyPosition;
use crate::session::Play;
use crate::session::play::{self, Action};

impl Shell {
    /// Something happens to the game, now.
    pub(super) fn act(&mut self, action: impl Into<Action>) {
        self.play_with(Action::Tick(self.moment.now));
        self.play_with(action.into());
    }

    pub(super) fn play_with(&mut self, action: Action) {
        let effects = self.play.update(action);
        self.play_effects(effects);
    }

    /// The game that is there goes on.
    pub(super) fn begin(&mut self) {
        drop(self.play.update(Action::Tick(self.moment.now)));
        let effects = self.play.begin();
        self.play_effects(effects);
    }

    /// The engine stops working on the game that is there.
    pub(super) fn leave(&mut self) {
        let effects = self.play.leave();
        self.play_effects(effects);
    }

    pub(super) fn play_effects(&mut self, effects: Vec<play::Effect>) {
        for effect in effects {
            match effect {
                play::Effect::Ask(request) => self.want(Effect::Ask(request)),
                play::Effect::Store => {
                    self.keep_by_itself(false);
                    self.store_game();
                }
            }
        }
    }

    pub(super) fn store_game(&mut self) {
        self.want(Effect::Store(Item::Game(Box::new(self.play.save()))));
    }

    /// Puts another game in the place of this one, which stays one tap away if anything was played in it.
    pub(super) fn replace(&mut self, play: Play<AnyPosition>) {
        self.leave();
        self.keep_by_itself(true);
        if self.play.played() > 0 {
            let old = self.play.save();
            self.want(Effect::Store(Item::Displaced(Box::new(old.clone()))));
            self.displaced = Some(old);
        }
        self.go_on_with(play);
    }

    pub(super) fn go_on_with(&mut self, mut play: Play<AnyPosition>) {
        play.number_after(&self.play);
        self.play = play;
        self.begin();
    }

    /// The engine replies: to whoever asked.
    pub(super) fn hear(&mut self, reply: Reply) {
        match reply.question().map(|id| id.asker) {
            Some(Asker::Play | Asker::Hint) => {
                self.act(Action::Engine(reply));
                self.want(Effect::Draw);
            }
            Some(asker @ (Asker::Analysis | Asker::Review)) => self.hear_for_analysis(asker, reply),
            // The bench has an engine of its own; and that the engine is there changes nothing that is seen.
            Some(Asker::Bench) | None => {}
        }
    }
}
