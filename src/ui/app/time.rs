//! The shell is told the time while it needs it: for clocks, and for turns that are shown for a while.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::{App, Msg};
use crate::shell::Action;
use crate::ui::now::moment;
use crate::ui::scene::clocks;

/// How often, in milliseconds: often enough for tenths of a second.
const BEAT: u32 = 100;

impl App {
    /// Time has passed. True if that changes anything to be seen.
    pub(super) fn beat(&mut self, ctx: &Context<App>) -> bool {
        let seen = |app: &App| {
            let play = app.shell.play();
            (clocks(play), play.asked(), play.notice().1)
        };
        let before = seen(self);
        let effects = self.shell.update(Action::Beat, moment());
        let done = !effects.is_empty();
        self.carry_out(ctx, effects);
        done || seen(self) != before
    }

    /// The beat goes on as long as the shell wants it.
    pub(super) fn keep_time(&mut self, ctx: &Context<App>) {
        let wanted = self.shell.wants_beat();
        if wanted != self.beat.is_some() {
            let link = ctx.link().clone();
            self.beat = wanted.then(|| Interval::new(BEAT, move || link.send_message(Msg::Beat)));
        }
    }
}
