//! Reports the time to the shell while it is needed: for clocks, and for moves shown for a limited time.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::{App, Msg};
use crate::shell::Action;
use crate::ui::now::moment;
use crate::ui::scene::clocks;

/// Interval in milliseconds, short enough to show tenths of a second.
const BEAT: u32 = 100;

impl App {
    /// Reports the time to the shell. Returns true if anything visible changes.
    pub(super) fn beat(&mut self) -> bool {
        let seen = |app: &App| {
            let play = app.shell.play();
            (clocks(play), play.asked(), play.may_confirm(), play.notice().1)
        };
        let before = seen(self);
        let effects = self.shell.update(Action::Beat, moment());
        let done = !effects.is_empty();
        self.carry_out(effects);
        done || seen(self) != before
    }

    /// Starts or stops the timer, as the shell needs it.
    pub(super) fn keep_time(&mut self, ctx: &Context<App>) {
        let wanted = self.shell.wants_beat();
        if wanted != self.beat.is_some() {
            let link = ctx.link().clone();
            self.beat = wanted.then(|| Interval::new(BEAT, move || link.send_message(Msg::Beat)));
        }
    }
}
