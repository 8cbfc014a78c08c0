//! The current game: its actions, and its replacement by another game.

use super::{Effect, Item, Shell, Slot, fresh_tree};
use crate::engine::{Asker, Reply, Request};
use crate::game::any::AnyPosition;
use crate::game::{Game, Side, rules};
use crate::link::Screen;
use crate::session::career;
use crate::session::ladder::{self, Climb};
use crate::session::new_game::Across;
use crate::session::play::PlayEffect;
use crate::session::play::{Confirm, LANDING, PlayAction, Seat};
use crate::session::settings::SettingId;
use crate::session::{LinkId, NewGame, Options, Play, Players, SavedGame, Skill};
use crate::words;

impl Shell {
    /// Passes an action to the game, with the current time.
    pub(super) fn act(&mut self, action: impl Into<PlayAction>) {
        let (confirm, again) = self.confirm();
        self.play.set_confirm(confirm, again);
        self.play_with(PlayAction::Tick(self.moment.now));
        self.play_with(action.into());
    }

    /// Returns the FEN of the position on the board if it can go on as a live game: two people play, and have begun.
    pub fn to_go_on_live(&self) -> Option<String> {
        let play = &self.play;
        let is_running = play.players() == Players::HUMANS && play.played() > 0 && play.verdict().is_none();
        is_running.then(|| play.position().fen())
    }

    /// Returns which moves need confirmation, and whether touching the last square again confirms.
    pub fn confirm(&self) -> (Confirm, bool) {
        let confirm = match self.settings.confirm() {
            // A mouse is precise enough for exchanges.
            Confirm::Exchanges if !self.finger => Confirm::Never,
            confirm => confirm,
        };
        (confirm, !self.finger)
    }

    pub(super) fn play_with(&mut self, action: PlayAction) {
        self.apply_settings();
        let tip = self.play.tip();
        let effects = self.play.update(action);
        if self.play.tip() != tip {
            self.play.set_date(self.moment.date());
        }
        self.play_effects(effects);
    }

    /// Applies the settings for the coach, the display of the engine's evaluation and the speed of animations.
    fn apply_settings(&mut self) {
        self.play.show_evaluation(self.settings.shows_evaluation());
        self.play.set_coach(self.settings.is_on(SettingId::Coach));
        self.play.set_landing(self.settings.pause(LANDING));
    }

    /// Resumes the current game.
    pub(super) fn begin(&mut self) {
        self.apply_settings();
        let mut effects = self.play.update(PlayAction::Tick(self.moment.now));
        effects.extend(self.play.begin());
        self.play_effects(effects);
    }

    /// Stops the engine in the current game.
    pub(super) fn leave(&mut self) {
        let effects = self.play.leave();
        self.play_effects(effects);
    }

    pub(super) fn play_effects(&mut self, effects: Vec<PlayEffect>) {
        for effect in effects {
            match effect {
                PlayEffect::Ask(request) => self.want(Effect::Ask(request)),
                PlayEffect::Hurry => self.want(Effect::Hurry),
                PlayEffect::Save => {
                    self.climb();
                    self.remember();
                    self.keep_by_itself(false);
                    self.store_game();
                }
            }
        }
    }

    /// Records a win against the computer on the ladder.
    fn climb(&mut self) {
        let variant = self.play.position().variant();
        let news = match ladder::climb(&self.play) {
            Some(Climb::Counts(level)) => ladder::note(&mut self.progress, variant, level),
            Some(Climb::Helped(level)) => ladder::note_helped(&mut self.progress, variant, level),
            None => false,
        };
        if news {
            self.want(Effect::Save(Item::Progress(self.progress.clone())));
        }
    }

    /// Adds a game against the computer that is over to the career.
    fn remember(&mut self) {
        if self.play.verdict().is_none() {
            return;
        }
        let id = self.give_id();
        let Some(entry) = career::entry(&self.play, id, &self.moment.date()) else { return };
        self.want(Effect::Save(Item::Career(entry)));
        let accuracy = [Side::White, Side::Black].map(|side| self.play.coached_accuracy(side));
        if let Some(entry) = career::accuracy_entry(&self.play.line_record(), true, accuracy) {
            self.want(Effect::Save(Item::Career(entry)));
        }
    }

    pub(super) fn store_game(&mut self) {
        self.give_id();
        self.want(Effect::Save(Item::Game(Box::new(self.play.save()))));
    }

    /// Replaces the game. If anything was played in the old one, one tap brings it back.
    pub(super) fn replace(&mut self, play: Play<AnyPosition>) {
        self.leave();
        self.not_kept = None;
        self.keep_by_itself(true);
        if self.play.played() > 0 {
            self.give_id();
            self.displace(self.play.save());
        }
        self.go_on_with(play);
        self.forget_copies();
    }

    /// Forgets displaced games and analyses that are earlier states of the current ones. A game that was brought back
    /// leaves such a copy in its slot.
    pub(super) fn forget_copies(&mut self) {
        let is_copy =
            |it: &SavedGame, now: SavedGame| it.origin.id.is_some() && it.origin.id == now.origin.id && now.holds(it);
        self.displaced.take_if(|it| is_copy(it, self.play.save()));
        self.displaced_analysis.take_if(|it| is_copy(&it.game, self.analysis.save().game));
    }

    /// Gives a game without moves the opponent of a new answer about chess, if it has the opponent of the old one.
    pub(super) fn follow_skill(&mut self, before: Option<Skill>) {
        let [before, now] =
            [before, self.settings.skill()].map(|skill| NewGame::for_skill(rules::DEFAULT, skill).strength);
        let play = &self.play;
        let is_fresh = play.played() == 0 && play.tree().begins_as_usual() && play.seat().is_none();
        if is_fresh && play.strength() == before && now != before {
            self.play.set_strength(now);
            self.store_game();
        }
    }

    pub(super) fn displace(&mut self, game: SavedGame) {
        let (id, play) = (game.origin.id.unwrap_or_default(), Play::<AnyPosition>::restore(&game));
        let is_kept = play.as_ref().is_some_and(|it| it.origin().kept == it.keeping());
        let play = play.filter(|_| !is_kept && self.keeping.iter().all(|game| game.id != id));
        let untouched = play.as_ref().is_some_and(Play::is_untouched);
        if let Some(mut stored) = play.and_then(|play| self.entry(id, &play)) {
            stored.0.untouched = untouched;
            self.keep_displaced_record(stored);
        }
        self.want(Effect::Save(Item::Displaced(Box::new(game.clone()))));
        if is_kept {
            self.want(Effect::Filed(Slot::Displaced));
        }
        self.displaced = Some(game);
    }

    /// Gives the game an id for the library and other tabs.
    pub(super) fn give_id(&mut self) -> u64 {
        let mut origin = self.play.origin();
        let id = origin.id.unwrap_or_else(|| self.new_id());
        origin.id = Some(id);
        self.play.set_origin(origin);
        id
    }

    /// Goes to the board if another screen is shown; `goes_on` resumes the current game.
    pub(super) fn show_board(&mut self, goes_on: bool) {
        if self.screen != Screen::Play {
            self.enter(Screen::Play, goes_on);
            self.go(Screen::Play);
        }
    }

    /// Shows the ways to play a friend.
    pub(super) fn play_friend(&mut self) {
        self.enter(Screen::Friend, false);
        self.go(Screen::Friend);
    }

    /// Begins a game of these rules with a friend by links. The reader has White.
    pub(super) fn play_by_links(&mut self, variant: &'static str) {
        self.new_game(NewGame { across: Across::Friend, ..NewGame::first(variant) });
    }

    /// Begins a game with these choices. The current millisecond serves as both the coin and the id.
    pub(super) fn new_game(&mut self, game: NewGame) {
        let coin = self.moment.now.is_multiple_of(2);
        let by_links = game.by_links();
        let NewGame { turning, facing, .. } = game;
        let options = Options { control: game.control.filter(|_| !by_links), turning, facing, ..self.play.options() };
        // Choosing a coach for this game also switches the setting on.
        if game.coach == Some(true) && !self.settings.is_on(SettingId::Coach) {
            self.happen(super::Action::Set(SettingId::Coach, "on"));
        }
        let fresh = Play::new(fresh_tree(game.variant), game.players(coin), game.strength).with_options(options);
        let fresh = fresh.with_coach(game.coach);
        let seat = by_links.then(|| Seat { side: game.side(coin), id: LinkId::new(self.moment.now as u32) });
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
        self.go_on();
    }

    pub(super) fn go_on(&mut self) {
        if self.play.date().is_empty() {
            self.play.set_date(self.moment.date());
        }
        self.begin();
    }

    /// Passes an engine reply to the part that asked for it.
    pub(super) fn hear(&mut self, reply: Reply) {
        match reply.question().map(|id| id.asker) {
            Some(Asker::Play | Asker::Hint | Asker::Coach) => {
                self.act(PlayAction::Reply(reply));
                self.want(Effect::Draw);
            }
            Some(asker @ (Asker::Analysis | Asker::Review | Asker::Book)) => self.hear_for_analysis(asker, reply),
            // The bench has its own engine, and the engine's readiness changes nothing on screen.
            Some(Asker::Puzzle | Asker::Bench) | None => {}
        }
    }
}
