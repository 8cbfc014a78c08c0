//! The game that is played: what happens to it, and what takes its place.

use super::{Effect, Item, Shell, Slot, fresh_tree};
use crate::engine::{Asker, Reply, Request};
use crate::game::any::AnyPosition;
use crate::game::rules;
use crate::link::Screen;
use crate::session::ladder::{self, Climb};
use crate::session::new_game::Across;
use crate::session::play::{self, Confirm, PlayAction, Seat};
use crate::session::{NewGame, Options, Play, SavedGame};
use crate::words;

impl Shell {
    /// Something happens to the game, now.
    pub(super) fn act(&mut self, action: impl Into<PlayAction>) {
        let confirm = match self.settings.value("confirm") {
            "exchanges" if self.finger => Confirm::Exchanges,
            "all" => Confirm::Always,
            _ => Confirm::Never,
        };
        self.play.set_confirm(confirm, !self.finger);
        self.play_with(PlayAction::Tick(self.moment.now));
        self.play_with(action.into());
    }

    pub(super) fn play_with(&mut self, action: PlayAction) {
        self.seat_coach();
        let effects = self.play.update(action);
        self.play_effects(effects);
    }

    /// A coach looks on if the reader wants one, and what the computer thinks is shown to those who want that.
    fn seat_coach(&mut self) {
        self.play.show_evaluation(self.settings.value("evaluation") == "shown");
        self.play.set_coach(self.settings.value("coach") == "on");
    }

    /// The game that is there goes on.
    pub(super) fn begin(&mut self) {
        self.seat_coach();
        drop(self.play.update(PlayAction::Tick(self.moment.now)));
        let effects = self.play.begin();
        self.play_effects(effects);
    }

    /// The engine stops working on the game that is there.
    pub(super) fn leave(&mut self) {
        let effects = self.play.leave();
        self.play_effects(effects);
    }

    pub(super) fn play_effects(&mut self, effects: Vec<play::PlayEffect>) {
        for effect in effects {
            match effect {
                play::PlayEffect::Ask(request) => self.want(Effect::Ask(request)),
                play::PlayEffect::Hurry => self.want(Effect::Hurry),
                play::PlayEffect::Save => {
                    self.climb();
                    self.keep_by_itself(false);
                    self.store_game();
                }
            }
        }
    }

    /// Whoever has won a game against the computer is a step higher on the ladder.
    fn climb(&mut self) {
        let news = match ladder::climb(&self.play) {
            Some(Climb::Counts(level)) => ladder::note(&mut self.progress, level),
            Some(Climb::Helped(level)) => ladder::note_helped(&mut self.progress, level),
            None => false,
        };
        if news {
            self.want(Effect::Save(Item::Progress(self.progress.clone())));
        }
    }

    pub(super) fn store_game(&mut self) {
        self.number();
        self.want(Effect::Save(Item::Game(Box::new(self.play.save()))));
    }

    /// Puts another game in the place of this one, which stays one tap away if anything was played in it.
    pub(super) fn replace(&mut self, play: Play<AnyPosition>) {
        self.leave();
        self.keep_by_itself(true);
        if self.play.played() > 0 {
            self.number();
            self.displace(self.play.save());
        }
        self.go_on_with(play);
    }

    /// Another game is in the place of this one.
    pub(super) fn displace(&mut self, game: SavedGame) {
        let (id, play) = (game.origin.0, Play::<AnyPosition>::restore(&game));
        let is_kept = play.as_ref().is_some_and(|it| it.origin().kept == it.keeping());
        let play = play.filter(|_| !is_kept && self.keeping.iter().all(|(known, _)| *known != id));
        let untouched = play.as_ref().is_some_and(Play::is_untouched);
        if let Some(mut stored) = play.and_then(|play| super::library::entry(id, &play, self.moment.date())) {
            stored.0.untouched = untouched;
            self.keep_displaced_record(stored);
        }
        self.want(Effect::Save(Item::Displaced(Box::new(game.clone()))));
        if is_kept {
            self.want(Effect::Filed(Slot::Displaced));
        }
        self.displaced = Some(game);
    }

    /// Gives the game a number by which the library and other tabs know it.
    pub(super) fn number(&mut self) {
        let mut origin = self.play.origin();
        if origin.id == 0 {
            origin.id = self.new_id();
            self.play.set_origin(origin);
        }
    }

    /// Goes to the board, if something else is shown. Perhaps the game that is there goes on.
    pub(super) fn show_board(&mut self, goes_on: bool) {
        if self.screen != Screen::Play {
            self.enter(Screen::Play, goes_on);
            self.go(Screen::Play);
        }
    }

    /// Begins a game with somebody who has the board on another screen. The reader has White.
    pub(super) fn play_friend(&mut self) {
        self.new_game(NewGame { across: Across::Friend, ..NewGame::first(rules::DEFAULT) });
    }

    /// Begins what was agreed. A coin that nobody sees is as good as any, and so is a number for a game: the millisecond.
    pub(super) fn new_game(&mut self, game: NewGame) {
        let coin = self.moment.now.is_multiple_of(2);
        let by_links = game.by_links();
        let options = Options { control: game.control.filter(|_| !by_links), ..self.play.options() };
        // Who wants one in this game wants one.
        if game.coach == Some(true) && self.settings.value("coach") != "on" {
            self.happen(super::Action::Set("coach", "on"));
        }
        let fresh = Play::new(fresh_tree(game.variant), game.players(coin), game.strength).with_options(options);
        let fresh = fresh.with_coach(game.coach);
        let seat = by_links.then(|| Seat { side: game.side(coin), id: self.moment.now as u32 });
        self.dialog = None;
        self.show_board(false);
        self.replace(fresh.with_seat(seat));
        self.want(Effect::Ask(Request::NewGame));
        if by_links {
            let first = if self.play.to_send() { "friend-begins" } else { "friend-first" };
            self.act(PlayAction::Tell(words::text(first).to_owned()));
        }
    }

    pub(super) fn go_on_with(&mut self, mut play: Play<AnyPosition>) {
        play.number_after(&self.play);
        self.play = play;
        self.begin();
    }

    /// The engine replies: to whoever asked.
    pub(super) fn hear(&mut self, reply: Reply) {
        match reply.question().map(|id| id.asker) {
            Some(Asker::Play | Asker::Hint | Asker::Coach) => {
                self.act(PlayAction::Reply(reply));
                self.want(Effect::Draw);
            }
            Some(asker @ (Asker::Analysis | Asker::Review | Asker::Book)) => self.hear_for_analysis(asker, reply),
            // The bench has an engine of its own; and that the engine is there changes nothing that is seen.
            Some(Asker::Puzzle | Asker::Bench) | None => {}
        }
    }
}
