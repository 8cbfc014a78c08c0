//! The analysis: its actions and its replacement.

use super::library::{FINDINGS, tags_of};
use super::{Effect, Item, Shell, fresh_tree};
use crate::engine::{Asker, Reply};
use crate::game::any::AnyPosition;
use crate::game::pgn::{LONGEST, PgnGame};
use crate::game::{Position, Side};
use crate::link::{Link, Screen};
use crate::session::analysis::AnalysisAction;
use crate::session::analysis::AnalysisEffect;
use crate::session::career;
use crate::session::library::LibraryAction;
use crate::session::library::{LibraryEntry, StoredEntry, Why};
use crate::session::review::RetryAction;
use crate::session::{Analysis, Play, Players, SavedAnalysis, Tree, notation};
use crate::words;

/// Notes who plays a game, and the tags of its record, which may have got a result since.
fn describe(analysis: &mut Analysis<AnyPosition>, play: &Play<AnyPosition>, record: &PgnGame<AnyPosition>) {
    analysis.set_players(Some(play.reader_as_player()));
    analysis.set_tags(tags_of(record));
}

impl Shell {
    /// Passes an action to the analysis, now or when the part with its reducer is loaded.
    pub(super) fn analyse_with(&mut self, action: impl Into<AnalysisAction>) {
        self.later(action.into());
    }

    /// Carries out an action on the analysis.
    pub(super) fn act_in_analysis(&mut self, action: AnalysisAction) {
        for effect in self.analysis.update(action) {
            match effect {
                AnalysisEffect::Ask(request) => self.want(Effect::Ask(request)),
                AnalysisEffect::Settle(number) => self.want(Effect::Settle(number)),
                AnalysisEffect::Save => {
                    self.remember_accuracy();
                    self.store_analysis();
                }
            }
        }
    }

    /// Adds the accuracy of a complete review to the career, if the game is part of it.
    fn remember_accuracy(&mut self) {
        let (review, tree) = (self.analysis.review(), self.analysis.tree());
        if !review.is_open() || review.is_running() {
            return;
        }
        let end = tree.main_line().last().copied().unwrap_or_default();
        let entry = career::accuracy_entry(&tree.record_to(end), false, review.report(tree).accuracy);
        if let Some(entry) = entry {
            self.want(Effect::Save(Item::Career(entry)));
        }
    }

    /// Gives the analysis an id for the library and other tabs.
    fn give_analysis_id(&mut self) {
        let id = self.analysis.id().unwrap_or_else(|| self.new_id());
        self.analysis.set_id(id);
    }

    pub(super) fn store_analysis(&mut self) {
        self.give_analysis_id();
        self.want(Effect::Save(Item::Analysis(Box::new(self.analysis.save()))));
    }

    /// Handles a message from the engine. For a question of the review, only the final answer is drawn.
    pub(super) fn hear_for_analysis(&mut self, asker: Asker, reply: Reply) {
        let answers = !matches!(reply, Reply::Info { .. }) || asker != Asker::Review;
        self.analyse_with(AnalysisAction::Reply(reply));
        if answers && self.screen == Screen::Analysis {
            self.want(Effect::DrawSoon);
        }
    }

    /// Tells the analysis whether it is visible.
    pub(super) fn show_analysis(&mut self) {
        self.set_analysis_shown(self.screen == Screen::Analysis && self.bad.is_none() && !self.hidden);
    }

    /// Tells the analysis whether to work as if visible. Until its part is loaded nothing of it is visible; then
    /// [`Shell::complete`] tells it.
    pub(super) fn set_analysis_shown(&mut self, shown: bool) {
        if self.rest.is_some() {
            self.analyse_with(AnalysisAction::Show(shown));
        }
    }

    /// Replaces the analysis. Unless the old one is empty, one tap brings it back.
    pub(super) fn replace_analysis(&mut self, mut analysis: Analysis<AnyPosition>) {
        self.set_analysis_shown(false);
        if self.analysis.save().game.holds_anything() {
            self.give_analysis_id();
            self.displace_analysis(self.analysis.save());
        }
        analysis.follow(&self.analysis);
        self.analysis = analysis;
        self.store_analysis();
        self.show_analysis();
    }

    /// The library entry of an analysis.
    pub(super) fn analysis_entry(&self, analysis: &Analysis<AnyPosition>) -> Option<StoredEntry> {
        let tag = |name: &str, value: String| Some((name.to_owned(), value)).filter(|(_, value)| !value.is_empty());
        let known = |name: &str| analysis.tags().iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
        let event = tag("Event", words::text("analysis-event").to_owned());
        let fresh = event.into_iter().chain(tag("Date", self.moment.date())).filter(|(name, _)| known(name).is_none());
        let findings = tag(FINDINGS, analysis.findings());
        let tags = fresh.chain(analysis.tags().iter().cloned()).chain(findings).collect();
        let mut stored = LibraryEntry::of(analysis.id().unwrap_or_default(), notation::record(analysis.tree(), tags))?;
        stored.0.analysis = true;
        Some(stored)
    }

    /// Puts the analysis into the library. It keeps its id, so keeping it again does not add a second entry.
    pub(super) fn keep_analysis(&mut self) {
        self.store_analysis();
        match self.analysis_entry(&self.analysis) {
            // A record of this length could not be opened.
            Some((_, text)) if text.len() > LONGEST => {
                self.analyse_with(AnalysisAction::Tell(words::text("too-long-to-keep").to_owned()));
            }
            Some(stored) => self.later(LibraryAction::Keep(Why::Asked, Box::new(stored))),
            None => {}
        }
    }

    pub(super) fn displace_analysis(&mut self, analysis: SavedAnalysis) {
        let looked_at = Analysis::<AnyPosition>::restore(&analysis);
        if let Some(mut stored) = looked_at.and_then(|looked_at| self.analysis_entry(&looked_at)) {
            stored.0.untouched = analysis.is_untouched();
            self.keep_displaced_record(stored);
        }
        self.want(Effect::Save(Item::DisplacedAnalysis(Box::new(analysis.clone()))));
        self.displaced_analysis = Some(analysis);
    }

    pub(super) fn new_analysis(&mut self, variant: &str) {
        let orientation = self.analysis.board().orientation();
        self.replace_analysis(Analysis::new(fresh_tree(variant), orientation));
    }

    pub(super) fn take_back_analysis(&mut self) {
        if let Some(analysis) = self.displaced_analysis.as_ref().and_then(Analysis::restore) {
            self.displaced_analysis = None;
            self.replace_analysis(analysis);
        }
    }

    /// Opens the current game as an analysis. Moves taken back become variations, apart from those after the last move.
    pub(super) fn look_at_game(&mut self) {
        let mut analysis = Analysis::new(self.play.history(), self.play.board().orientation()).opened();
        describe(&mut analysis, &self.play, &self.played_record(&self.play));
        self.look_at(analysis);
    }

    /// Goes to an analysis.
    pub(super) fn look_at(&mut self, analysis: Analysis<AnyPosition>) {
        self.enter(Screen::Analysis, false);
        self.replace_analysis(analysis);
        self.go(Screen::Analysis);
    }

    /// Reviews the game as played. If the analysis already shows that game, its findings are kept.
    pub(super) fn review(&mut self) {
        if self.analysis.is_of(&self.play.line_record()) {
            let record = self.played_record(&self.play);
            describe(&mut self.analysis, &self.play, &record);
            self.enter(Screen::Analysis, false);
            self.go(Screen::Analysis);
        } else {
            self.look_at_game();
        }
        self.analyse_with(RetryAction::Start);
    }

    /// The sides whose mistakes are the reader's own: the sides that the reader played, or both if that is unknown.
    pub fn own_sides(&self) -> Vec<Side> {
        let is_known = self.analysis.is_of(&self.play.line_record());
        let players = if is_known { Some(self.play.reader_as_player()) } else { self.analysis.players() };
        players.unwrap_or(Players::HUMANS).people()
    }

    /// Starts a game against the computer from the position shown; the reader plays the side to move.
    pub(super) fn play_here(&mut self) {
        if self.analysis.outcome().is_some() {
            return;
        }
        let Ok(replay) = self.analysis.tree().game_record().follow::<AnyPosition>() else { return };
        let players = Players::human(replay.last().side_to_move());
        self.enter(Screen::Play, false);
        self.replace(Play::new(Tree::from_replay(replay), players, self.play.strength()));
        self.go(Screen::Play);
    }

    /// Goes to a screen by its address. The page reports this like any other change of address.
    pub(super) fn go(&mut self, screen: Screen) {
        self.want(Effect::Go(Link { screen, game: None }.to_string()));
    }
}
