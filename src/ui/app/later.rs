//! The screens beside the game, and the dialogs: they come in a file of their own, so that whoever plays need not wait for them. It
//! is fetched when one of them is asked for, or else when the page has been still for a while.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::{App, Msg, missing};
use crate::link::Screen;
use crate::session::{library, play};
use crate::shell::{Effect, Rest, rest};
use crate::ui::language;
use crate::ui::now::moment;
use crate::ui::storage::beside::{DEEDS, Deeds};
use crate::ui::storage::unfiled;
use crate::ui::text_button::clicked;
use crate::words;

/// How long the page is left alone after its start, in milliseconds.
const STILL: u32 = 3_000;

/// The part of the program that comes later.
#[derive(Default)]
pub enum Later {
    /// Nobody has asked for it yet.
    #[default]
    Away,
    /// It is on its way.
    Coming,
    /// It is there.
    Here(LaterViews),
    /// It did not come.
    Lost,
}

/// What draws with it.
#[derive(Clone, Copy)]
pub struct LaterViews {
    screen: fn(&App, &Context<App>) -> Html,
    dialog: fn(&App, &Context<App>) -> Html,
    /// What is done with settings, lessons and puzzles.
    pub beside: Deeds,
    /// The rest of the shell's reducer.
    rest: Rest,
    carry_out: fn(&mut App, &Context<App>, Effect),
    /// Goes on with what takes long in the library. True if the page is to be redrawn.
    step: fn(&mut App, &Context<App>) -> bool,
}

/// Whatever is reached from here alone is left out of the first program.
#[wasm_split(later, fallible)]
fn views() -> Result<LaterViews, SplitLoaderError> {
    Ok(LaterViews {
        screen: App::other_screen,
        dialog: App::open_dialog,
        beside: DEEDS,
        rest,
        carry_out: App::carry_out_here,
        step: App::step_library,
    })
}

impl App {
    /// What is done with settings, lessons and puzzles, where that part is there.
    pub(super) fn deeds(&self) -> Option<Deeds> {
        match self.later {
            Later::Here(views) => Some(views.beside),
            Later::Away | Later::Coming | Later::Lost => None,
        }
    }

    /// It has come, or will not come.
    pub(super) fn take_later(&mut self, ctx: &Context<App>, views: Option<LaterViews>) {
        let Some(views) = views else {
            missing();
            self.later = Later::Lost;
            return;
        };
        self.later = Later::Here(views);
        if (views.beside.tidy)() {
            self.act(ctx, play::PlayAction::Tell(words::text("shortened").to_owned()));
        }
        for effect in std::mem::take(&mut self.held_up) {
            (views.carry_out)(self, ctx, effect);
        }
        let effects = self.shell.complete(views.rest, moment());
        self.carry_out(ctx, effects);
    }

    /// Has an effect carried out by it, now or when it is there. The page may be left before: a record that makes room is stored by name
    /// until then.
    pub(super) fn carry_out_later(&mut self, ctx: &Context<App>, effect: Effect) {
        if let Later::Here(views) = self.later {
            return (views.carry_out)(self, ctx, effect);
        }
        if let Effect::Library(library::LibraryEffect::Displace(record)) = &effect {
            unfiled::hold(record);
        }
        self.held_up.push(effect);
        self.fetch_later(ctx);
    }

    /// Goes on with what takes long in the library, which only that part begins.
    pub(super) fn step_later(&mut self, ctx: &Context<App>) -> bool {
        match self.later {
            Later::Here(views) => (views.step)(self, ctx),
            Later::Away | Later::Coming | Later::Lost => false,
        }
    }

    /// Asks for it when the start is over.
    pub(super) fn later_when_still(ctx: &Context<App>) -> Timeout {
        let link = ctx.link().clone();
        Timeout::new(STILL, move || link.send_message(Msg::Fetch))
    }

    /// Asks for it if what is shown needs it.
    pub(super) fn fetch_needed(&mut self, ctx: &Context<App>) {
        let needed = self.beside_the_game() || self.shell.dialog().is_some() || self.shell.waits();
        if matches!(self.later, Later::Away) && needed {
            self.fetch_later(ctx);
        }
    }

    /// Asks for it, unless it is there or on its way.
    pub(super) fn fetch_later(&mut self, ctx: &Context<App>) {
        if matches!(self.later, Later::Away | Later::Lost) {
            self.later = Later::Coming;
            let link = ctx.link().clone();
            // Both are under way at once.
            let words = language::rest();
            spawn_local(async move {
                let views = views().await.ok();
                link.send_message(Msg::Later(words.await.ok().and(views)));
            });
        }
    }

    /// The screen is none of those that the first program can draw.
    pub(super) fn beside_the_game(&self) -> bool {
        self.shell.bad_link().is_some()
            || !matches!(self.shell.screen(), Screen::Play | Screen::Embed | Screen::Welcome)
    }

    pub(super) fn screen_beside(&self, ctx: &Context<App>) -> Html {
        match self.later {
            Later::Here(views) => (views.screen)(self, ctx),
            Later::Lost => html! { <main class="page lost">{ Self::lost(ctx) }</main> },
            // Above a board the way to the screens lies elsewhere than above a page: it is not to move when the board comes.
            Later::Away | Later::Coming => {
                let board = matches!(self.shell.screen(), Screen::Analysis | Screen::Setup | Screen::Puzzles)
                    && self.shell.bad_link().is_none();
                let class = if board { classes!("play", self.shell.screen().name()) } else { classes!("page") };
                html! { <main {class} aria-busy="true" /> }
            }
        }
    }

    pub(super) fn dialog(&self, ctx: &Context<App>) -> Html {
        match self.later {
            _ if self.shell.dialog().is_none() => Html::default(),
            Later::Here(views) => (views.dialog)(self, ctx),
            Later::Lost if !self.beside_the_game() => html! { <aside class="lost">{ Self::lost(ctx) }</aside> },
            Later::Lost | Later::Away | Later::Coming => Html::default(),
        }
    }

    fn lost(ctx: &Context<App>) -> Html {
        let again = ctx.link().callback(|()| Msg::Fetch);
        html! {
            <>
                <p role="alert">{ words::text("part-lost") }</p>
                <button type="button" class="primary" data-action="fetch-again" onclick={clicked(&again)}>{ words::text("try-again") }</button>
            </>
        }
    }
}
