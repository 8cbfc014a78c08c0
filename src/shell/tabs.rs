//! Other tabs store in the same places. A tab shows what another did to the game, the analysis or the position that it shows too, and
//! keeps its own if the other has opened something else: nothing is taken away from under a hand.
//!
//! What is stored is its own revision: a tab remembers the text that it has read or written last, and where another text stands by now
//! it does not write before that has been dealt with here. Counting would say no more, and older versions, which do not count, are
//! noticed too. Which game it is says the number that the library knows it by. Of two that are not the same the one that makes room
//! goes where displaced ones go; the one that was played on last is what a fresh page opens.
//!
//! The engine answers in the tab in which the turn was played. The others wait, so that it does not answer twice.

use super::{Dialog, Effect, Item, Shell, Slot};
use crate::session::editor::{self, Editor};
use crate::session::{Analysis, Play, SavedAnalysis, SavedGame};
use crate::session::{analysis, play};
use crate::words;

impl Shell {
    /// Another tab has stored this; perhaps where this one was to store something, which has not been done then.
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
            // All that they say is brought together whenever they are stored.
            Item::Settings(_) | Item::Progress(_) => return,
        };
        if taken || held_up {
            let all = match &stored {
                _ if !taken => slot != Slot::Setup,
                Item::Game(theirs) => self.play.save().has_all_of(theirs),
                Item::Analysis(theirs) => self.analysis.save().game.has_all_of(&theirs.game),
                _ => true,
            };
            self.want(Effect::Seen(slot, !all));
        }
        if held_up && !taken {
            match slot {
                Slot::Analysis => self.store_analysis(),
                Slot::Setup => self.store_setup(),
                _ => self.store_game(),
            }
        }
    }

    /// Shows how the game stands in another tab, if it is the same game. If not, and there is room for one only, that one makes room.
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
            let id = self.new_id();
            self.displace(SavedGame { origin: (id, ours.origin.1, 0, false), ..ours.clone() });
        }
        if (&theirs.moves, theirs.current, theirs.tip, &theirs.ends, theirs.players)
            == (&ours.moves, ours.current, ours.tip, &ours.ends, ours.players)
        {
            // What goes on here goes on.
            self.play.look_like(&play);
            return true;
        }
        self.leave();
        play.number_after(&self.play);
        play.wait();
        self.play = play;
        if lost {
            drop(self.play.update(play::PlayAction::Tell(words::text("other-tab").to_owned())));
        }
        true
    }

    /// The same with analyses.
    fn take_analysis(&mut self, theirs: &SavedAnalysis, held_up: bool) -> bool {
        let ours = self.analysis.save();
        let same = theirs.game.is_of_game(&ours.game);
        let Some(mut analysis) = Some(theirs).filter(|_| same).and_then(Analysis::restore) else {
            if held_up && theirs.game.holds_anything() {
                self.displace_analysis(theirs.clone());
            }
            return false;
        };
        if *theirs == ours {
            return true;
        }
        // Whatever was done there was done to what is shown here, but for what was to be stored here.
        let lost = held_up && !(theirs.game.holds(&ours.game) && theirs.game.notes == ours.game.notes);
        if lost {
            let mut ours = ours;
            ours.game.origin.0 = self.new_id();
            self.displace_analysis(ours);
        }
        if let Some(Dialog::MoveMenu(node)) = self.dialog {
            // Somebody may be writing there. The turn may have another number in what comes, or be gone.
            let (before, now) = (self.analysis.tree(), analysis.tree());
            let same = before.path_to(node).into_iter().skip(1).try_fold(0, |here, mv| {
                now.branches(here).iter().copied().find(|&next| now.text(next) == before.text(mv))
            });
            self.dialog = same.map(Dialog::MoveMenu);
        }
        self.analyse_with(analysis::AnalysisAction::Show(false));
        analysis.follow(&self.analysis);
        self.analysis = analysis;
        self.show_analysis();
        if lost {
            drop(self.analysis.update(analysis::AnalysisAction::Tell(words::text("other-tab").to_owned())));
        }
        true
    }

    /// The same with positions that are set up, by the steps that led to them.
    fn take_setup(&mut self, theirs: &editor::SavedEditor) -> bool {
        let ours = self.editor.save();
        // Of a long row the first steps are gone there.
        let goes_on = (0..=ours.at).any(|first| theirs.steps.starts_with(&ours.steps[first..=ours.at]));
        let editor = Editor::restore(theirs).filter(|_| goes_on);
        editor.map(|editor| self.editor = editor).is_some()
    }
}
