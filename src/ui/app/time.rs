//! The game hears the current time while it wants to: for clocks, and for turns that are shown for a while.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::super::scene::clocks;
use super::{App, Msg};
use crate::session::play::Action;

/// How often, in milliseconds: often enough for tenths of a second.
const BEAT: u32 = 100;

/// The current time, in milliseconds.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

impl App {
    /// Tells the game the current time. True if that changes anything to be seen.
    pub(super) fn beat(&mut self) -> bool {
        let seen = |app: &App| (clocks(&app.session), app.session.asked(), app.session.notice().1);
        let before = seen(self);
        let effects = self.session.update(Action::Tick(now()));
        let done = !effects.is_empty();
        self.carry_out(effects);
        done || seen(self) != before
    }

    /// The beat goes on as long as the session wants it.
    pub(super) fn keep_time(&mut self, ctx: &Context<App>) {
        if self.session.wants_ticks() != self.beat.is_some() {
            let link = ctx.link().clone();
            let wanted = self.session.wants_ticks();
            self.beat = wanted.then(|| Interval::new(BEAT, move || link.send_message(Msg::Beat)));
        }
    }
}
