//! Carrying out actions.

use super::{Action, Dialog, Effect, Item, Shell, Slot};
use crate::engine::Request;
use crate::engine::level::Strength;
use crate::game::rules;
use crate::link::Screen;
use crate::session::analysis::AnalysisAction;
use crate::session::library::LibraryAction;
use crate::session::library::Why;
use crate::session::play::PlayAction;
use crate::session::play::PlayEffect;
use crate::session::settings::SettingId;
use crate::session::sound::Sound;
use crate::session::{BoardAction, NewGame, Play};
use crate::words::{self, Question};

impl Shell {
    pub(super) fn happen(&mut self, action: Action) {
        match action {
            // The move field also takes questions, for players who cannot see the board.
            Action::Play(PlayAction::Board(BoardAction::Type(text)))
            | Action::Analysis(AnalysisAction::Board(BoardAction::Type(text)))
                if let Some(question) = Question::of(&text) =>
            {
                self.answer(question);
            }
            Action::Play(action) => self.act(action),
            Action::Analysis(_)
            | Action::Edit(_)
            | Action::KeepAnalysis
            | Action::PlayHere
            | Action::Library(_)
            | Action::Accept(_)
            | Action::BroughtIn(_)
            | Action::TakeUp(_) => self.later(action),
            // The handler decides when to redraw.
            Action::Reply(reply) => return self.hear(reply),
            // The game redraws the clocks only when necessary.
            Action::Beat => return self.play_with(PlayAction::Tick(self.moment.now)),
            Action::Leave => return self.store_time(),
            // Keys without a command here are left to the browser.
            Action::Command(command, square) => return self.command(command, square.as_deref()),
            Action::SendLink => return self.want(Effect::SendLink),
            Action::Finger(finger) => {
                self.finger = finger;
                return;
            }
            Action::Address(address) => {
                if !self.is_here(&address) {
                    self.dialog = None;
                }
                self.open_address(&address);
            }
            Action::Hidden(hidden) => {
                self.hidden = hidden;
                self.show_analysis();
                if hidden {
                    self.store_time();
                }
                if !hidden && matches!(self.screen, Screen::Library | Screen::Settings) {
                    self.later(LibraryAction::Seen);
                }
            }
            Action::AskNewGame(variant) => {
                // Who closes the dialog returns to the welcome screen, not to a game that nobody has begun.
                if self.screen != Screen::Welcome {
                    self.show_board(true);
                }
                let like = NewGame { variant, ..NewGame::like(&self.play) };
                let first = self.play.played() == 0 && like == NewGame::first(variant);
                // Before the first game the answer about chess chooses the opponent.
                let game = if first { NewGame::for_skill(variant, self.settings.skill()) } else { like };
                self.dialog = Some(Dialog::NewGame(game));
            }
            Action::Propose(game) => self.dialog = Some(Dialog::NewGame(game)),
            Action::NewGame(game) => self.new_game(game),
            Action::FirstGame => self.new_game(NewGame::for_skill(rules::DEFAULT, self.settings.skill())),
            Action::PlayFriend => self.play_friend(),
            Action::ByLinks(variant) => self.play_by_links(variant),
            Action::GoByLinks(record, seat) => self.go_by_links(record, seat),
            Action::NextLevel(level) => {
                self.new_game(NewGame { strength: Strength::Level(level), ..NewGame::like(&self.play) });
            }
            Action::Rematch => {
                self.replace(self.play.rematch());
                self.want(Effect::Ask(Request::NewGame));
            }
            Action::TakeBack => {
                // Unreadable data stays where it is.
                if let Some(play) = self.displaced.as_ref().and_then(Play::restore) {
                    self.displaced = None;
                    self.replace(play);
                }
            }
            Action::Keep => {
                self.keep(Why::Asked);
                self.play_effects(vec![PlayEffect::Save]);
            }
            Action::Repeat => self.play.repeat(),
            Action::NewAnalysis(variant) => self.new_analysis(variant),
            Action::Analyse => self.look_at_game(),
            Action::Review => self.review(),
            Action::TakeBackAnalysis => self.take_back_analysis(),
            Action::LinkSent(true) => self.act(match self.play.seat() {
                Some(_) => PlayAction::Copied,
                None => PlayAction::Tell(words::text("reply-copied").to_owned()),
            }),
            Action::Share | Action::LinkSent(false) => self.dialog = Some(Dialog::Share),
            Action::Moments => self.dialog = Some(Dialog::Moments),
            Action::Places => self.dialog = Some(Dialog::Places),
            Action::Help => self.dialog = Some(Dialog::Help),
            Action::MoveMenu(node) => {
                self.dialog = Some(Dialog::MoveMenu(node)).filter(|_| self.analysis.tree().has(node));
            }
            Action::Close => (self.dialog, self.pending_import) = (None, None),
            Action::OpenPart => self.open_part(),
            Action::Dismiss => self.dismiss(),
            Action::Set(id, value) => {
                if let Some(settings) = self.settings.with(id, value) {
                    let before = std::mem::replace(&mut self.settings, settings);
                    self.want(Effect::Save(Item::Settings(self.settings.clone())));
                    if id == SettingId::Skill {
                        self.follow_skill(before.skill());
                    }
                    if matches!(id, SettingId::Sound | SettingId::Volume) {
                        // Plays a sample at the new volume.
                        self.hear_sounds(vec![(Sound::Move, 0), (Sound::Coin, 150)]);
                    }
                }
            }
            Action::Sound => self.happen(Action::Set(SettingId::Sound, if self.is_heard() { "off" } else { "on" })),
            Action::NoCoach => {
                self.happen(Action::Set(SettingId::Coach, "off"));
                self.act(PlayAction::MoveNow);
            }
            Action::Settings(settings) => self.settings = settings,
            Action::Learned(id, stars) => {
                let news = self.progress.note(id, stars);
                self.store_progress(news);
            }
            Action::Reached(id, reached) => {
                let news = self.progress.keep(&id, reached);
                self.store_progress(news);
            }
            Action::Progress(progress) => drop(self.progress.join(&progress)),
            Action::ExportEverything(extras) => self.export_everything(*extras),
            Action::TakenOut(held, stays) => {
                self.hold(&held);
                self.later(LibraryAction::TakenOut(stays));
            }
            Action::AskForget => self.dialog = Some(Dialog::Forget),
            Action::Forget => self.want(Effect::Forget),
            Action::Kept(slot, done) => return self.note_kept(slot, done),
            Action::Displaced(analysis, result) => self.note_displaced(analysis, result),
            Action::MadeRoom(gone) => self.tell(words::made_room(&gone)),
            Action::Stored(theirs, held_up) => self.stored_elsewhere(theirs, held_up),
        }
        self.want(Effect::Draw);
    }

    fn store_progress(&mut self, news: bool) {
        if news {
            self.want(Effect::Save(Item::Progress(self.progress.clone())));
        }
    }

    /// Tracks which slots could not be stored. The message stays as long as there are any.
    fn note_kept(&mut self, slot: Slot, done: bool) {
        let known = self.unstored.contains(&slot);
        match done {
            true => self.unstored.retain(|known| *known != slot),
            false if !known => self.unstored.push(slot),
            false => {}
        }
        if known == done {
            self.want(Effect::Draw);
        }
        if done {
            self.store_replacement(slot);
        }
    }

    /// Stores the game or analysis that replaced the displaced one, if it waited until that was stored.
    pub(super) fn store_replacement(&mut self, displaced: Slot) {
        match displaced {
            Slot::Displaced if self.unstored.contains(&Slot::Game) => self.store_game(),
            Slot::DisplacedAnalysis if self.unstored.contains(&Slot::Analysis) => self.store_analysis(),
            _ => {}
        }
    }

    /// Stores the clock times, which happens only when the page may be about to close. Systems end hidden pages without
    /// a further event.
    fn store_time(&mut self) {
        if self.play.wants_ticks() {
            self.act(PlayAction::Tick(self.moment.now));
            self.store_game();
        }
    }

    /// Changes the screen. Searches on the old screen stop, and the current game resumes when it is shown again.
    pub(super) fn enter(&mut self, screen: Screen, goes_on: bool) {
        if matches!(self.screen, Screen::Play | Screen::Analysis | Screen::Setup) {
            self.subject = Some(self.subject());
        }
        let before = std::mem::replace(&mut self.screen, screen);
        if before != screen {
            self.typing = 0;
        }
        if before == Screen::Play && screen != Screen::Play {
            self.leave();
        }
        if before == Screen::Analysis && screen != Screen::Analysis {
            self.set_analysis_shown(false);
        }
        if before != screen && screen == Screen::Play && goes_on {
            self.begin();
        }
    }
}
