//! Carries out the shell's effects in the page.

use crate::session::analysis::AnalysisAction;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{App, Msg};
use crate::link::Screen;
use crate::session::analysis::SETTLE;
use crate::shell::{Action, Effect};
use crate::ui::share::{self, Links, Sent};
use crate::ui::storage::{self, Kept};
use crate::ui::{embed, layer, sound};

/// Minimum time between redraws of the engine's results, in milliseconds.
const REDRAW: u32 = 80;

impl App {
    /// Carries out effects. Returns true if the page must be redrawn.
    pub(super) fn carry_out(&mut self, ctx: &Context<App>, effects: Vec<Effect>) -> bool {
        let mut drawn = false;
        for effect in effects {
            drawn |= self.carry_out_one(ctx, effect);
        }
        drawn
    }

    fn carry_out_one(&mut self, ctx: &Context<App>, effect: Effect) -> bool {
        let link = ctx.link().clone();
        match effect {
            Effect::Draw => return true,
            Effect::DrawSoon if self.redraw.is_some() => {}
            Effect::DrawSoon => self.redraw = Some(Timeout::new(REDRAW, move || link.send_message(Msg::Redraw))),
            Effect::Ask(request) => self.engine.ask(request),
            Effect::Hurry => self.engine.hurry(),
            // Once all data is deleted, nothing is saved: the page starts afresh.
            Effect::Save(_) if storage::is_emptied() => embed::restart(),
            Effect::Save(item) => {
                let (slot, kept) = (item.slot(), storage::keep(&item));
                for slot in storage::caught_up() {
                    self.act(ctx, Action::Kept(slot, true));
                }
                match kept {
                    Kept::Done => return self.act(ctx, Action::Kept(slot, true)),
                    Kept::Failed => return self.act(ctx, Action::Kept(slot, false)),
                    // Sent as a message, so that the remaining effects are carried out first.
                    Kept::Newer(theirs) => link.send_message(Msg::Act(Action::Stored(theirs, true))),
                }
            }
            Effect::Filed(slot) => {
                storage::filed(slot);
                return self.act(ctx, Action::Kept(slot, true));
            }
            Effect::Seen(slot, aside) => storage::see(slot, aside),
            Effect::Settle(ticket) => {
                let settled = move || link.send_message(Msg::Act(AnalysisAction::Settled(ticket).into()));
                self.settle = Some(Timeout::new(SETTLE, settled));
            }
            Effect::Library(_) | Effect::Forget => self.carry_out_later(ctx, effect),
            Effect::Go(address) => layer::go(&address),
            Effect::ReplaceAddress(address) => layer::replace_address(&address),
            Effect::SendLink => self.reply(ctx),
            Effect::Sound(sounds, volume) => sound::play(&sounds, volume),
            Effect::BringIn(brought) => {
                // Only the later part asks the question that the user has answered, so that part is loaded.
                let joined = self.deeds().and_then(|deeds| (deeds.bring_in)(&brought)).map(Box::new);
                return self.act(ctx, Action::BroughtIn(joined));
            }
            Effect::TakeOut(step) => {
                let (held, stays) =
                    self.deeds().map_or((storage::beside::held(), true), |deeds| (deeds.take_out)(&step));
                return self.act(ctx, Action::TakenOut(Box::new(held), stays));
            }
            Effect::Restart => embed::restart(),
        }
        false
    }

    /// Shares the link for the opponent: through the share sheet on a phone, otherwise through the clipboard.
    fn reply(&self, ctx: &Context<App>) {
        let (links, link) = (Links::of_game(self.shell.play()), ctx.link().clone());
        spawn_local(async move {
            if share::sends_by_itself() && share::send(&links.reply).await == Sent::Done {
                return;
            }
            let copied = share::copy_text(&links.reply).await;
            link.send_message(Msg::Act(Action::LinkSent(copied)));
        });
    }

    /// The links to the screen's content.
    pub(super) fn links(&self) -> Links {
        if self.shell.screen() == Screen::Analysis {
            Links::of_analysis(self.shell.analysis().board())
        } else {
            Links::of_game(self.shell.play())
        }
    }
}
