//! The part of the reducer for the analysis, the position being set up, the library, imports and invitations. The page
//! loads it together with the screens other than the game, and actions for it wait until then. Native programs have it
//! from the start.

use super::{Action, Effect, Now, Shell};

/// Carries out an action of this part.
pub type Rest = fn(&mut Shell, Action);

/// Carries out the actions of this part. Code that is reached only from here stays out of the page's first bundle
/// (src/ui/app/later.rs).
pub fn rest(shell: &mut Shell, action: Action) {
    match action {
        Action::Analysis(action) => shell.act_in_analysis(action),
        Action::Edit(action) => shell.edit(action),
        Action::KeepAnalysis => shell.keep_analysis(),
        Action::PlayHere => shell.play_here(),
        Action::Library(action) => shell.act_in_library(action),
        Action::Accept(chosen) => shell.accept(chosen),
        Action::BroughtIn(joined) => shell.brought_in(joined),
        Action::TakeUp(lesson) => shell.take_up(lesson),
        // The other actions are handled by the first bundle.
        _ => {}
    }
}

impl Shell {
    /// Passes an action to this part, now or when it is loaded.
    pub(super) fn later(&mut self, action: impl Into<Action>) {
        match self.rest {
            Some(rest) => rest(self, action.into()),
            None => self.waiting.push(action.into()),
        }
    }

    /// True if an action waits for this part.
    pub fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Carries out the waiting actions, once this part is loaded.
    pub fn complete(&mut self, rest: Rest, moment: Now) -> Vec<Effect> {
        self.moment = moment;
        self.rest = Some(rest);
        self.show_analysis();
        for action in std::mem::take(&mut self.waiting) {
            rest(self, action);
        }
        self.want(Effect::Draw);
        std::mem::take(&mut self.effects)
    }
}
