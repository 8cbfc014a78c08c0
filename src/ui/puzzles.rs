//! The puzzles: fetched a shelf at a time, solved at a table. The screen has an engine of its own, which begins when a turn is wrong and
//! ends when the screen is left.

mod fetch;
mod panel;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::fetch::{Lost, fetch};
use self::panel::panel;
use super::scene::board_scene;
use super::store;
use super::table::Table;
use crate::engine::client::Client;
use crate::game::any::AnyPosition;
use crate::game::rules::{self, family};
use crate::link::Screen;
use crate::session::puzzles::{
    Action, Attempt, Catalogue, Effect, Progress, PuzzleId, Result as Tried, day_of, on_shelf,
};
use crate::session::{BoardAction, TableAction};
use crate::words;

/// How long a right turn is seen before it is answered, in milliseconds.
const LANDING: u32 = 600;
/// The games that have puzzles, by the rules that these follow.
const VARIANTS: [&str; 4] = [rules::DEFAULT, "takeover-41", "hole", "messenger"];

/// What the screen is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The rules of the running game.
    pub variant: &'static str,
    /// The address: it may name a puzzle.
    pub address: String,
}

/// The screen.
pub struct Puzzles {
    variant: &'static str,
    catalogue: Option<Catalogue>,
    /// The shelf that was fetched last, and its text.
    shelf: Option<(String, String)>,
    /// What is shown, and whether it is the puzzle of the day.
    shown: Option<(PuzzleId, bool)>,
    attempt: Option<Attempt<AnyPosition>>,
    /// It was not solved at once.
    late: bool,
    /// What has to be said before anything else.
    told: Option<String>,
    progress: Progress,
    engine: Option<Client>,
    answer: Option<Timeout>,
}

/// What happens.
pub enum Msg {
    /// The list of shelves has come, or has not.
    Listed(Result<String, Lost>),
    /// A shelf has come, or has not, with the puzzle that is wanted of it.
    Shelved(PuzzleId, bool, Result<String, Lost>),
    /// Something happens to the puzzle.
    Act(Action),
    /// Another one.
    Next,
    /// The one of the day.
    Daily,
    /// Puzzles of another game.
    Choose(&'static str),
    /// Fetch once more what did not come.
    Retry,
}

impl Component for Puzzles {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Puzzles>) -> Puzzles {
        let own = family(ctx.props().variant);
        let variant = VARIANTS.into_iter().find(|variant| family(variant) == own).unwrap_or(rules::DEFAULT);
        list(ctx);
        Puzzles {
            variant,
            catalogue: None,
            shelf: None,
            shown: None,
            attempt: None,
            late: false,
            told: None,
            progress: store::puzzles(),
            engine: None,
            answer: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Puzzles>, old: &Props) -> bool {
        if ctx.props().address != old.address && asked(&ctx.props().address).is_some() {
            self.first(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Puzzles>, msg: Msg) -> bool {
        match msg {
            Msg::Listed(Ok(text)) => match text.parse() {
                Ok(catalogue) => {
                    self.catalogue = Some(catalogue);
                    self.first(ctx);
                }
                Err(_) => self.told = Some(words::puzzles_damaged(&crate::puzzle::PuzzleFault::Shape)),
            },
            Msg::Shelved(id, daily, Ok(text)) => {
                self.shelf = Some((shelf_of(&id), text));
                self.set_up(id, daily);
            }
            Msg::Listed(Err(Lost)) | Msg::Shelved(_, _, Err(Lost)) => {
                self.told = Some(words::text("puzzles-lost").to_owned());
            }
            Msg::Retry if self.catalogue.is_none() => {
                self.told = None;
                list(ctx);
            }
            Msg::Retry => self.next(ctx),
            Msg::Act(action) => self.act(ctx, action),
            Msg::Next => self.next(ctx),
            Msg::Daily => self.daily(ctx),
            Msg::Choose(variant) => {
                self.variant = variant;
                self.next(ctx);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Puzzles>) -> Html {
        let link = ctx.link();
        let Some((attempt, (id, daily))) = self.attempt.as_ref().zip(self.shown.as_ref()) else {
            return html! {
                <main class="page puzzles" aria-busy={self.told.is_none().to_string()}>
                    <h2>{ words::text("puzzles-title") }</h2>
                    if let Some(told) = &self.told {
                        <p role="alert">{ told }</p>
                        <button type="button" class="primary" data-action="retry" onclick={link.callback(|_| Msg::Retry)}>{ words::text("try-again") }</button>
                    } else {
                        <p role="status">{ words::text("puzzles-loading") }</p>
                    }
                </main>
            };
        };
        let scene = std::rc::Rc::new(board_scene(attempt.board()));
        html! {
            <main class={classes!("play", "puzzles", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1))}
                data-turn={super::men::side_word(scene.turn)} data-fen={scene.fen.clone()} data-thinking="false" data-puzzle={id.to_string()}>
                <Table screen={Screen::Puzzles} scene={scene.clone()}
                    on_action={link.callback(|action: TableAction| Msg::Act(action.into()))}
                    on_landing={link.callback(|index| Msg::Act(Action::Board(BoardAction::ChooseLanding(index))))} />
                { panel(self, link, attempt, id, *daily, &scene) }
            </main>
        }
    }
}

/// Fetches the list of shelves.
fn list(ctx: &Context<Puzzles>) {
    let link = ctx.link().clone();
    spawn_local(async move { link.send_message(Msg::Listed(fetch("shelves").await)) });
}

/// The name of the file of a puzzle.
fn shelf_of(id: &PuzzleId) -> String {
    format!("{}-{}", id.variant, id.shelf())
}

/// What an address asks for: `p=hostage-12`.
fn asked(address: &str) -> Option<&str> {
    address.split(['?', '&']).find_map(|part| part.strip_prefix("p="))
}

/// The number of today by the reader's own clock.
fn today() -> u32 {
    let now = js_sys::Date::new_0();
    day_of(now.get_time() - now.get_timezone_offset() * 60_000.0)
}

impl Puzzles {
    /// What is seen first: what the address asks for, or else the puzzle of the day, or another if that was tried.
    fn first(&mut self, ctx: &Context<Puzzles>) {
        let name = asked(&ctx.props().address);
        let Some(catalogue) = &self.catalogue else { return };
        let known = |id: &PuzzleId| id.number < catalogue.count(&id.variant);
        let found = name.and_then(|name| name.parse().ok()).filter(known);
        self.told = name.filter(|_| found.is_none()).map(words::puzzle_unknown);
        match found {
            Some(id) => {
                self.variant = VARIANTS.into_iter().find(|variant| *variant == id.variant).unwrap_or(self.variant);
                self.open(ctx, id, false);
            }
            None => {
                let daily = catalogue.of_day(self.variant, today()).filter(|id| !self.progress.has_seen(id));
                match daily {
                    Some(id) => self.open(ctx, id, true),
                    None => self.next(ctx),
                }
            }
        }
    }

    fn daily(&mut self, ctx: &Context<Puzzles>) {
        if let Some(id) = self.catalogue.as_ref().and_then(|catalogue| catalogue.of_day(self.variant, today())) {
            self.open(ctx, id, true);
        }
    }

    /// What is due, or else something of about the solver's rating.
    fn next(&mut self, ctx: &Context<Puzzles>) {
        self.told = None;
        let Some(catalogue) = &self.catalogue else { return };
        let due = self.progress.due(today()).filter(|id| id.variant == self.variant);
        let chance = (js_sys::Math::random() * 1e9) as u64;
        let fresh = || {
            let passes = |id: &PuzzleId| !self.progress.has_seen(id);
            catalogue.near(self.variant, self.progress.rating(), chance, passes)
        };
        if let Some(id) = due.or_else(fresh) {
            self.open(ctx, id, false);
        }
    }

    /// Fetches a puzzle and sets it up.
    fn open(&mut self, ctx: &Context<Puzzles>, id: PuzzleId, daily: bool) {
        let shelf = shelf_of(&id);
        if self.shelf.as_ref().is_some_and(|(name, _)| *name == shelf) {
            return self.set_up(id, daily);
        }
        let link = ctx.link().clone();
        spawn_local(async move {
            let text = fetch(&shelf).await;
            link.send_message(Msg::Shelved(id, daily, text));
        });
    }

    fn set_up(&mut self, id: PuzzleId, daily: bool) {
        let Some((_, text)) = &self.shelf else { return };
        (self.answer, self.late) = (None, false);
        match on_shelf(text, &id).and_then(|puzzle| Attempt::new(&id.variant, puzzle)) {
            Ok(attempt) => {
                self.attempt = Some(attempt);
                self.shown = Some((id, daily));
            }
            Err(fault) => {
                self.attempt = None;
                self.told = Some(words::puzzles_damaged(&fault));
            }
        }
    }

    fn act(&mut self, ctx: &Context<Puzzles>, action: Action) {
        let Some(attempt) = &mut self.attempt else { return };
        for effect in attempt.update(action) {
            let link = ctx.link();
            match effect {
                Effect::Ask(request) => {
                    let hear = link.callback(|reply| Msg::Act(Action::Hear(reply)));
                    self.engine.get_or_insert_with(|| Client::new(move |reply| hear.emit(reply))).ask(request);
                }
                Effect::AnswerSoon => {
                    let answer = link.callback(|()| Msg::Act(Action::Answer));
                    self.answer = Some(Timeout::new(LANDING, move || answer.emit(())));
                }
                Effect::Decided(solved) => {
                    self.late = !solved;
                    self.keep(solved);
                }
            }
        }
    }

    /// Takes note of how it ended, on top of what another tab may have noted meanwhile.
    fn keep(&mut self, solved: bool) {
        let Some(((id, daily), attempt)) = self.shown.as_ref().zip(self.attempt.as_ref()) else { return };
        self.progress = store::puzzles();
        let result = Tried { solved, rating: attempt.puzzle().rating, day: today(), daily: *daily };
        self.progress.record(id, result);
        if !store::keep_puzzles(&self.progress) {
            self.told = Some(words::text("not-stored").to_owned());
        }
    }
}
