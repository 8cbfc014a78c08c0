//! The part of the reducer that the page loads together with the screens beside the game: the library, and what is imported. Until it is
//! there, the actions for it wait. A native program has it from the start.

use super::{Action, Effect, Now, Shell};

/// Carries out an action of this part.
pub type Rest = fn(&mut Shell, Action);

/// The part itself. Code that is reached from here alone stays out of the page's first program (src/ui/app/later.rs).
pub fn rest(shell: &mut Shell, action: Action) {
    match action {
        Action::Library(action) => shell.act_in_library(action),
        Action::Accept(chosen) => shell.accept(chosen),
        Action::BroughtIn(joined) => shell.brought_in(joined),
        // The other actions need no more than the first program.
        _ => {}
    }
}

impl Shell {
    /// Has an action carried out by this part, now or when it is there.
    pub(super) fn later(&mut self, action: impl Into<Action>) {
        match self.rest {
            Some(rest) => rest(self, action.into()),
            None => self.waiting.push(action.into()),
        }
    }

    /// True if something waits for this part.
    pub fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// This part is there: the actions that have waited for it are carried out.
    pub fn complete(&mut self, rest: Rest, moment: Now) -> Vec<Effect> {
        self.moment = moment;
        self.rest = Some(rest);
        for action in std::mem::take(&mut self.waiting) {
            rest(self, action);
        }
        self.want(Effect::Draw);
        std::mem::take(&mut self.effects)
    }
}
