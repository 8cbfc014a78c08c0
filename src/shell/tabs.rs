//! Several tabs share the same storage. If another tab changes the game, analysis or editor that this tab also shows,
//! this tab shows the change. If the other tab has opened something else, this tab keeps its own.
//!
//! The stored text serves as its own revision number. Each tab remembers the text that it last read or wrote. If a
//! different text is stored by now, the tab handles that text before it writes. This works even with older versions,
//! which would not increment a counter.
//!
//! Games are identified by their id in the library. If two tabs have different games, the replaced one goes to the slot
//! for displaced games. A new page opens the game played last.
//!
//! The engine replies only in the tab in which the move was played. The other tabs wait, so there is just one reply.

use super::{Dialog, Effect, Item, Shell, Slot};
use crate::session::analysis::AnalysisAction;
use crate::session::editor::{self, Editor};
use crate::session::play::PlayAction;
use crate::session::{Analysis, Origin, Play, SavedAnalysis, SavedGame};
use crate::words;

impl Shell {
    /// Handles data that another tab has stored. `held_up` is true if this tab was about to store in the same slot and
    /// therefore did not.
    pub(super) fn stored_elsewhere(&mut self, theirs: Item, held_up: bool) {
        let (slot, stored) = (theirs.slot(), theirs.clone());
        let taken = match theirs {
            Item::Game(theirs) => self.take_game(&theirs, held_up),
            Item::Analysis(theirs) => self.take_analysis(&theirs, held_up),
            Item::Setup(theirs) => self.take_setup(&theirs),
            Item::Displaced(theirs) => {
                self.displaced = Some(*theirs);
                true
            }
            Item::DisplacedAnalysis(theirs) => {
                self.displaced_analysis = Some(*theirs);
                true
            }
            // Settings come with an action of their own. The others are merged whenever they are stored.
            Item::Settings(_) | Item::Progress(_) | Item::Career(_) => return,
        };
        let mut waits = held_up && !taken;
        if taken || held_up {
            let all = match &stored {
                _ if !taken => slot != Slot::Setup,
                Item::Game(theirs) => self.play.save().has_all_of(theirs),
                Item::Analysis(theirs) => self.analysis.save().game.has_all_of(&theirs.game),
                _ => true,
            };
            self.want(Effect::Seen(slot, !all));
        }
        // A tab that was about to store a view of its own still does so.
        if let Item::Analysis(theirs) = &stored
            && held_up
        {
            waits |= self.analysis.save() != **theirs;
        }
        if waits {
            match slot {
                Slot::Analysis => self.store_analysis(),
                Slot::Setup => self.store_setup(),
                _ => self.store_game(),
            }
        }
    }

    /// Shows another tab's progress in the same game. `held_up` means that this tab was about to store its own game. If
    /// the other tab's game is a different one, it then moves to the slot for displaced games.
    fn take_game(&mut self, theirs: &SavedGame, held_up: bool) -> bool {
        let ours = self.play.save();
        let Some(mut play) = Some(theirs).filter(|theirs| theirs.is_of_game(&ours)).and_then(Play::restore) else {
            if held_up && !theirs.moves.is_empty() {
                self.displace(theirs.clone());
            }
            return false;
        };
        let lost = !theirs.holds(&ours);
        if lost {
            let id = Some(self.new_id());
            self.displace(SavedGame {
                origin: Origin { id, given: ours.origin.given, ..Origin::default() },
                ..ours.clone()
            });
        }
        if (&theirs.moves, theirs.current, theirs.tip, &theirs.ends, theirs.players)
            == (&ours.moves, ours.current, ours.tip, &ours.ends, ours.players)
        {
            // Both tabs have the same moves, so the game here continues.
            self.play.look_like(&play);
            return true;
        }
        self.leave();
        play.number_after(&self.play);
        play.wait();
        self.play = play;
        if lost {
            drop(self.play.update(PlayAction::Tell(words::text("other-tab").to_owned())));
        }
        true
    }

    /// Does the same for analyses.
    fn take_analysis(&mut self, theirs: &SavedAnalysis, held_up: bool) -> bool {
        let ours = self.analysis.save();
        let same = theirs.game.is_of_game(&ours.game);
        let Some(mut analysis) = Some(theirs).filter(|_| same).and_then(Analysis::restore) else {
            if held_up && theirs.game.holds_anything() {
                self.displace_analysis(theirs.clone());
            }
            return false;
        };
        // What is shown beside the board is each tab's own.
        if ours.differs_only_in_views(theirs) {
            return true;
        }
        // The other tab's changes are based on what is shown here, except for what this tab was about to store.
        let lost = held_up && !(theirs.game.holds(&ours.game) && theirs.game.notes == ours.game.notes);
        if lost {
            let mut ours = ours;
            ours.game.origin.id = Some(self.new_id());
            self.displace_analysis(ours);
        }
        if let Some(Dialog::MoveMenu(node)) = self.dialog {
            // The user may be writing a comment. Its move may have another number in the new tree, or be gone.
            self.dialog = analysis.tree().counterpart(self.analysis.tree(), node).map(Dialog::MoveMenu);
        }
        self.set_analysis_shown(false);
        analysis.succeed(&self.analysis);
        self.analysis = analysis;
        self.show_analysis();
        if lost {
            self.analyse_with(AnalysisAction::Tell(words::text("other-tab").to_owned()));
        }
        true
    }

    /// Does the same for the editor, whose steps are compared.
    fn take_setup(&mut self, theirs: &editor::SavedEditor) -> bool {
        let ours = self.editor.save();
        // The other tab may have dropped the first steps of a long history.
        let goes_on = (0..=ours.at).any(|first| theirs.steps.starts_with(&ours.steps[first..=ours.at]));
        let editor = Editor::restore(theirs).filter(|_| goes_on);
        editor.map(|editor| self.editor = editor).is_some()
    }
}
