//! Carries out the shell's effects in the page.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;
use yew::prelude::*;

use super::{App, Msg};
use crate::engine::client::Client;
use crate::link::Screen;
use crate::session::analysis::{AnalysisAction, SETTLE};
use crate::shell::{Action, Effect, Rest, Shell, Slot};
use crate::ui::share::{self, Links, Sent};
use crate::ui::storage::beside::Deeds;
use crate::ui::storage::{self, Kept};
use crate::ui::{embed, layer, sound};

/// Minimum time between redraws of the engine's results, in milliseconds.
const REDRAW: u32 = 80;

/// The part of the app that effects act on. It can read the shell but not update it, so no effect starts another step
/// before this one is done.
pub struct Page {
    pub(super) link: Scope<App>,
    engine: Client,
    /// The delay before the analysis asks the engine.
    settle: Option<Timeout>,
    /// The delay before the engine's results are drawn.
    redraw: Option<Timeout>,
    /// The next step of a long task in the library.
    pub(super) step: Option<Timeout>,
    /// The screens other than the game, and the dialogs.
    pub(super) later: Part<LaterViews>,
    /// In the order of [`ScreenBundle`].
    pub(super) bundles: [Part<ScreenView>; ScreenBundle::COUNT],
    /// Effects that wait for the later part.
    pub(super) held_up: Vec<Effect>,
}

/// A part of the program that is loaded later.
#[derive(Clone, Copy)]
pub enum Part<T> {
    /// The part has not been requested yet.
    Away,
    Coming,
    Here(T),
    /// The fetch failed.
    Lost,
}

impl Part<LaterViews> {
    /// What draws the screens of the later part.
    pub(super) fn screen(self) -> Part<ScreenView> {
        match self {
            Part::Here(views) => Part::Here(views.screen),
            Part::Away => Part::Away,
            Part::Coming => Part::Coming,
            Part::Lost => Part::Lost,
        }
    }
}

/// The bundles with screens of their own (src/ui/app/bundle.rs).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScreenBundle {
    /// Fetched at once for somebody who comes back.
    Home,
    /// The live games and the lobby.
    Live,
    Puzzles,
}

impl ScreenBundle {
    const COUNT: usize = 3;
}

/// Draws a screen.
pub type ScreenView = fn(&App, &Context<App>) -> Html;

/// The functions of the later part.
#[derive(Clone, Copy)]
pub struct LaterViews {
    pub(super) screen: ScreenView,
    pub(super) dialog: ScreenView,
    /// Draws that something could not be stored, and what the reader can do.
    pub(super) unstored: ScreenView,
    /// Carries out effects of settings, lessons and puzzles.
    pub beside: Deeds,
    /// Puts in order what earlier pages have left behind. Returns true if something was shortened.
    pub(super) tidy: fn() -> bool,
    /// The rest of the shell's reducer.
    pub(super) rest: Rest,
    pub(super) carry_out: fn(&mut Page, Effect),
    /// Continues a long task of the library. Returns true if the page must be redrawn.
    pub(super) step: fn(&mut App) -> bool,
}

/// The outcome of a step's effects.
#[derive(Default)]
pub(super) struct Carried {
    /// True if the page must be redrawn.
    pub(super) is_drawn: bool,
    /// Actions for the shell.
    pub(super) results: Vec<Action>,
}

impl Carried {
    /// Reports if a slot is stored. Only the last report of a step about a slot counts.
    fn kept(&mut self, slot: Slot, done: bool) {
        self.results.retain(|result| !matches!(result, Action::Kept(known, _) if *known == slot));
        self.results.push(Action::Kept(slot, done));
    }
}

impl Page {
    pub(super) fn new(link: &Scope<App>) -> Page {
        let hear = link.callback(|reply| Msg::Act(Action::Reply(reply)));
        Page {
            link: link.clone(),
            engine: Client::new(move |reply| hear.emit(reply)),
            settle: None,
            redraw: None,
            step: None,
            later: Part::Away,
            bundles: [Part::Away; ScreenBundle::COUNT],
            held_up: Vec::new(),
        }
    }

    /// Loads the engine.
    pub(super) fn warm(&mut self) {
        self.engine.warm();
    }

    /// Ends the delay before the engine's results are drawn.
    pub(super) fn drawn(&mut self) {
        self.redraw = None;
    }

    /// Carries out the effects of one step.
    pub(super) fn carry_out(&mut self, shell: &Shell, effects: Vec<Effect>) -> Carried {
        let mut carried = Carried::default();
        for effect in effects {
            self.carry_out_one(shell, effect, &mut carried);
        }
        carried
    }

    fn carry_out_one(&mut self, shell: &Shell, effect: Effect, carried: &mut Carried) {
        let link = self.link.clone();
        match effect {
            Effect::Draw => carried.is_drawn = true,
            Effect::DrawSoon if self.redraw.is_some() => {}
            Effect::DrawSoon => self.redraw = Some(Timeout::new(REDRAW, move || link.send_message(Msg::Redraw))),
            Effect::Ask(request) => self.engine.ask(request),
            Effect::Hurry => self.engine.hurry(),
            // Once all data is deleted, nothing is saved: the page starts afresh.
            Effect::Save(_) if storage::is_emptied() => embed::restart(),
            Effect::Save(item) => {
                let (slot, kept) = (item.slot(), storage::keep(&item));
                storage::caught_up().into_iter().for_each(|slot| carried.kept(slot, true));
                match kept {
                    Kept::Done => carried.kept(slot, true),
                    Kept::Failed => carried.kept(slot, false),
                    Kept::Newer(theirs) => carried.results.push(Action::Stored(theirs, true)),
                }
            }
            Effect::Filed(slot) => {
                storage::filed(slot);
                carried.kept(slot, true);
            }
            Effect::Seen(slot, aside) => storage::see(slot, aside),
            Effect::Settle(delay) => {
                let settled = move || link.send_message(Msg::Act(AnalysisAction::Settled(delay).into()));
                self.settle = Some(Timeout::new(SETTLE, settled));
            }
            Effect::Library(_) | Effect::Forget => self.carry_out_later(effect),
            Effect::Go(address) => layer::go(&address),
            Effect::ReplaceAddress(address) => layer::replace_address(&address),
            Effect::SendLink => self.send_link(share::reply(share::game_of(shell.play()))),
            Effect::Sound(sounds, volume) => sound::play(&sounds, volume),
            Effect::BringIn(brought) => {
                // Only the later part asks the question that the user has answered, so that part is loaded.
                let joined = self.deeds().and_then(|deeds| (deeds.bring_in)(&brought)).map(Box::new);
                carried.results.push(Action::BroughtIn(joined));
            }
            Effect::TakeOut(step) => {
                let (held, stays) =
                    self.deeds().map_or((storage::beside::held(), true), |deeds| (deeds.take_out)(&step));
                carried.results.push(Action::TakenOut(Box::new(held), stays));
            }
            Effect::Restart => embed::restart(),
        }
    }

    /// Shares the link for the opponent: through the share sheet on a phone, otherwise through the clipboard.
    fn send_link(&self, reply: String) {
        let link = self.link.clone();
        spawn_local(async move {
            if share::sends_by_itself() && share::send(&reply).await == Sent::Done {
                return;
            }
            let copied = share::copy_text(&reply).await;
            link.send_message(Msg::Act(Action::LinkSent(copied)));
        });
    }
}

impl App {
    /// The links to the screen's content.
    pub(super) fn links(&self) -> Links {
        if self.shell.screen() == Screen::Analysis {
            Links::of_analysis(self.shell.analysis())
        } else {
            Links::of_game(self.shell.play())
        }
    }
}
