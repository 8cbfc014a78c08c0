//! The Puzzles screen. Puzzles are fetched one file (a "shelf") at a time. The screen has its own engine, which starts
//! at the first wrong move and stops when the screen is left.

mod choice;
pub mod files;
mod front;
mod hints;
mod month;
mod panel;
mod picture;
mod steps;
mod storm;

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::html::Scope;
use yew::prelude::*;

use self::choice::Want;
use self::files::{Fetching, SHELVES, empty_page, get};
use self::front::PuzzlesFront;
use self::panel::panel;
use self::storm::StormScreen;
use super::fetch::Lost;
use super::now::{DayWatch, is_first_hour, today};
use super::scene::puzzle_scene;
use super::storage::{self, beside};
use super::table::{Table, asked};
use crate::engine::client::Client;
use crate::game::any::AnyPosition;
use crate::game::rules::{self, family};
use crate::link::{Screen, parameter, puzzles, says};
use crate::puzzle::{PuzzleFault, Theme};
use crate::session::puzzles::{Attempt, OWN, PuzzleId, PuzzleProgress, PuzzleStage, ShelfList, Tried};
use crate::session::{BoardAction, ExerciseAction, ExerciseEffect};
use crate::words;

/// Delay between a correct move and its answer, in milliseconds.
const LANDING: u32 = 600;
const HOUR: u32 = 3_600_000;
/// The rule sets that have puzzles.
const VARIANTS: [&str; 4] = [rules::DEFAULT, "takeover-41", "hole", "messenger"];

#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    /// The rule set to show. [`PuzzlesScreen`] prefers the one that the address names.
    pub variant: &'static str,
    /// The address, which may name a puzzle.
    pub address: String,
    /// Grows with each request to focus the field for typed moves.
    pub typing: u32,
}

/// The first day whose puzzle can be opened: the site began in that month, November 2026.
const FIRST_DAY: u32 = 20_758;

/// The words in an address that open a puzzle. Without any of them the front page opens.
const OPENERS: [&str; 7] = ["daily", "day", "next", "again", "easy", "p", "theme"];

/// The screen: the front page, single puzzles, or a storm.
#[component]
pub fn PuzzlesScreen(props: &Props) -> Html {
    let Props { variant, address, .. } = props;
    let named = parameter(address, "variant").and_then(|name| of_game(&name));
    let variant = named.or(of_game(variant)).unwrap_or(rules::DEFAULT);
    let props = Props { variant, ..props.clone() };
    if says(address, "storm") {
        html! { <StormScreen key={variant} ..props /> }
    } else if says(address, OWN) || OPENERS.iter().any(|word| names(address, word)) {
        html! { <Puzzles ..props /> }
    } else {
        html! { <PuzzlesFront ..props /> }
    }
}

/// The rule set with puzzles that belongs to the same game as these rules.
fn of_game(rules: &str) -> Option<&'static str> {
    VARIANTS.into_iter().find(|variant| family(variant).eq_ignore_ascii_case(family(rules)))
}

/// What to say about the stored progress: that it could not be read, or that it waits.
fn notice() -> Option<String> {
    let aside = storage::puzzles_damaged().then(|| words::text("puzzles-aside").to_owned());
    aside.or_else(|| beside::is_waiting().then(|| words::text("puzzles-waiting").to_owned()))
}

/// Says so if the address names a game that has no puzzles.
fn unknown_game(address: &str) -> Option<String> {
    parameter(address, "variant").filter(|name| of_game(name).is_none()).map(|name| words::unknown_game(&name))
}

/// Goes to puzzles of a game without a place in the history, where one would be too many. The address keeps the choice for
/// the way back.
fn visit(choice: &str, variant: &str) {
    let _ = window().location().replace(&puzzles(choice, variant));
}

/// True if an address has this word after its screen, with a value or without.
fn names(address: &str, word: &str) -> bool {
    says(address, word) || parameter(address, word).is_some()
}

/// A puzzle that is over, for the way back to it.
struct Ended {
    shown: (PuzzleId, Option<u32>),
    attempt: Attempt<AnyPosition>,
    is_late: bool,
    /// The day on which the reader left it. On another day it may be due again.
    left: u32,
}

thread_local! {
    static ENDED: RefCell<Option<Ended>> = const { RefCell::new(None) };
}

/// Forgets the puzzle that is over, so that it is posed anew.
fn forget() {
    ENDED.take();
}

/// The screen of single puzzles.
pub struct Puzzles {
    variant: &'static str,
    catalogue: Option<ShelfList>,
    /// The name and text of the file fetched last.
    shelf: Option<(String, String)>,
    /// The fetch whose answer is awaited. A later wish replaces it.
    fetching: Option<Fetching>,
    /// The file that could not be fetched, and its purpose.
    lost: Option<(String, Want)>,
    /// The puzzle shown, and the day whose puzzle it is.
    shown: Option<(PuzzleId, Option<u32>)>,
    /// The day on which it was opened.
    opened: u32,
    watch: DayWatch,
    /// Until the end of the hour in which the day before still counts.
    first_hour: Option<Timeout>,
    attempt: Option<Attempt<AnyPosition>>,
    /// True if the puzzle shown had been missed before.
    returns: bool,
    /// The puzzles skipped, which are not offered again before others.
    skipped: Vec<PuzzleId>,
    /// True if the puzzle was not solved at the first try.
    late: bool,
    /// A message to show before the message of the puzzle.
    told: Option<String>,
    /// The notice from the beginning, see [`notice`].
    aside: Option<String>,
    unstored: bool,
    /// True while the reader's own mistakes are wanted.
    own: bool,
    progress: PuzzleProgress,
    engine: Option<Client>,
    answer: Option<Timeout>,
    /// The number of moves played when a hint was last taken, and the number of hints since.
    hints: (usize, u8),
    /// True while the field for typed moves is shown.
    is_typing: bool,
    /// The arrow keys, which step through the solution.
    _keys: EventListener,
}

pub enum PuzzlesMsg {
    /// The list of files has arrived or could not be fetched.
    Listed(Result<String, Lost>),
    /// A file has arrived or could not be fetched: its name, and the purpose of the fetch.
    Shelved(String, Want, Result<String, Lost>),
    Act(ExerciseAction),
    /// Takes the next hint.
    Hint,
    /// Steps through the solution: back or forward.
    Step(bool),
    /// Sets the puzzle up again.
    TryAgain,
    Next,
    /// Switches to the puzzles of another game.
    Choose(&'static str),
    /// Chooses a theme, or all themes.
    About(Option<Theme>),
    /// Shows or hides the field for typed moves.
    Type(bool),
    /// Another day may have begun.
    Day,
    Retry,
}

impl Component for Puzzles {
    type Message = PuzzlesMsg;
    type Properties = Props;

    fn create(ctx: &Context<Puzzles>) -> Puzzles {
        Puzzles {
            variant: ctx.props().variant,
            catalogue: None,
            shelf: None,
            fetching: Some(get(ctx.link(), SHELVES, PuzzlesMsg::Listed)),
            lost: None,
            shown: None,
            opened: 0,
            watch: watch(ctx.link(), today()),
            first_hour: None,
            attempt: None,
            returns: false,
            skipped: Vec::new(),
            late: false,
            told: None,
            aside: notice(),
            unstored: false,
            own: false,
            progress: storage::puzzles(),
            engine: None,
            answer: None,
            hints: (0, 0),
            is_typing: false,
            _keys: steps::keys(ctx.link()),
        }
    }

    fn changed(&mut self, ctx: &Context<Puzzles>, old: &Props) -> bool {
        let named = parameter(&ctx.props().address, "p");
        let is_shown = named.is_some() && named == self.shown.as_ref().map(|(id, _)| id.to_string());
        let Props { variant, address, typing } = ctx.props();
        self.is_typing |= *typing > old.typing;
        if (variant, address) != (&old.variant, &old.address) && !is_shown {
            self.variant = variant;
            self.first(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Puzzles>, msg: PuzzlesMsg) -> bool {
        match msg {
            PuzzlesMsg::Listed(Ok(text)) => match text.parse() {
                Ok(catalogue) => {
                    self.catalogue = Some(catalogue);
                    self.first(ctx);
                }
                Err(_) => self.told = Some(words::puzzles_damaged(&PuzzleFault::Shape)),
            },
            PuzzlesMsg::Shelved(name, want, Ok(text)) => {
                self.shelf = Some((name, text));
                self.take(ctx, want);
            }
            PuzzlesMsg::Listed(Err(Lost)) => self.told = Some(words::text("puzzles-lost").to_owned()),
            PuzzlesMsg::Shelved(name, want, Err(Lost)) => {
                self.told = Some(words::text("puzzles-lost").to_owned());
                // The next puzzle is another one, in case the file cannot be had at all.
                if let Want::Puzzle(id, _) = &want {
                    self.skipped.push(id.clone());
                }
                self.lost = Some((name, want));
                // A puzzle of another game would not fit to what the panel offers.
                let of_another = |(id, _): &(PuzzleId, _)| id.variant != OWN && id.variant != self.variant;
                if self.shown.as_ref().is_some_and(of_another) {
                    self.attempt = None;
                }
            }
            PuzzlesMsg::Type(is_typing) => self.is_typing = is_typing,
            PuzzlesMsg::Day => {
                self.watch = watch(ctx.link(), self.opened);
                self.turn_day(ctx);
                let again = ctx.link().callback(|()| PuzzlesMsg::Day);
                self.first_hour = is_first_hour().then(|| Timeout::new(HOUR, move || again.emit(())));
            }
            PuzzlesMsg::Retry => self.retry(ctx),
            PuzzlesMsg::Act(action) => self.act(ctx, action),
            PuzzlesMsg::Next => {
                let unsolved = self.attempt.as_ref().is_some_and(|attempt| !attempt.is_over());
                self.skipped.extend(self.shown.iter().filter(|_| unsolved).map(|(id, _)| id.clone()));
                self.next(ctx);
            }
            PuzzlesMsg::Hint => self.hint(),
            PuzzlesMsg::Step(forward) => return self.step(ctx, forward),
            PuzzlesMsg::TryAgain => {
                if let Some((id, day)) = self.shown.clone() {
                    self.open(ctx, id, day);
                }
            }
            PuzzlesMsg::Choose(variant) => {
                // The address names the game, so that the ways from here lead to the same.
                let theme = self.progress.theme().map(|theme| format!("theme={}", theme.letter()));
                visit(&theme.unwrap_or_else(|| "next".to_owned()), variant);
                return false;
            }
            PuzzlesMsg::About(theme) => {
                self.change(|progress| progress.choose(theme));
                self.own = false;
                self.next(ctx);
            }
        }
        true
    }

    fn destroy(&mut self, _: &Context<Puzzles>) {
        let attempt = self.attempt.take().filter(Attempt::is_over);
        if let Some((shown, attempt)) = self.shown.take().zip(attempt) {
            ENDED.set(Some(Ended { shown, attempt, is_late: self.late, left: today() }));
        }
    }

    fn view(&self, ctx: &Context<Puzzles>) -> Html {
        let link = ctx.link();
        let Some((attempt, (id, day))) = self.attempt.as_ref().zip(self.shown.as_ref()) else {
            let layout = if self.told.is_some() { "page" } else { "play" };
            let retry = link.callback(|_| PuzzlesMsg::Retry);
            return empty_page(layout, words::text("puzzles-title"), self.told.as_ref(), retry);
        };
        let hints = self.hints_now(attempt);
        let hinted = if hints < 2 { Vec::new() } else { attempt.hinted(hints > 2) };
        let scene = std::rc::Rc::new(puzzle_scene(attempt, hinted));
        let on_ask = asked(link, |screen: &Puzzles| screen.attempt.as_ref().map(Attempt::board));
        html! {
            <main class={classes!("play", "puzzles", scene.size.classes())}
                data-turn={scene.turn.name()} data-fen={scene.fen.clone()} data-thinking="false" data-puzzle={id.to_string()}>
                <Table screen={Screen::Puzzles} scene={scene.clone()} on_ask={on_ask.clone()}
                    on_action={link.callback(|action: BoardAction| PuzzlesMsg::Act(action.into()))} />
                { panel(self, ctx, attempt, id, *day, &scene, on_ask) }
            </main>
        }
    }
}

/// Reports the end of a day.
fn watch(link: &Scope<Puzzles>, day: u32) -> DayWatch {
    DayWatch::new(day, link.callback(|()| PuzzlesMsg::Day))
}

/// An unpredictable number.
fn chance() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

impl Puzzles {
    fn act(&mut self, ctx: &Context<Puzzles>, action: ExerciseAction) {
        let Some(attempt) = &mut self.attempt else { return };
        let was_over = attempt.is_over();
        let effects = attempt.update(action);
        let found = !was_over && *attempt.stage() == PuzzleStage::Solved;
        self.carry_out(ctx, effects);
        // A puzzle found with hints, or after a wrong move, fills its day too.
        if found && self.late {
            let (day, now) = (self.day_shown(), self.today());
            self.change(|progress| progress.fill_past(day, now, true));
        }
    }

    /// True if help with this puzzle changes nothing.
    fn is_settled(&self) -> bool {
        self.shown.as_ref().is_some_and(|(id, _)| self.progress.is_settled(id))
    }

    /// The day whose puzzle is shown.
    fn day_shown(&self) -> Option<u32> {
        self.shown.as_ref().and_then(|(_, day)| *day)
    }

    /// The day for which a result counts. A day's puzzle that was opened on its day counts for it until an hour past
    /// midnight.
    fn today(&self) -> u32 {
        let is_late = |day: &u32| *day == self.opened && day + 1 == today() && is_first_hour();
        self.day_shown().filter(is_late).unwrap_or_else(today)
    }

    /// Opens the puzzle of the new day, unless that of the old day still counts or has been begun. Then its title names
    /// its day.
    fn turn_day(&mut self, ctx: &Context<Puzzles>) {
        let is_past = self.day_shown().is_some_and(|day| day < self.today());
        let is_new = self.attempt.as_ref().is_none_or(|attempt| attempt.board().tree().len() == 1) && !self.late;
        if is_past && is_new && says(&ctx.props().address, "daily") {
            self.first(ctx);
        }
    }

    fn carry_out(&mut self, ctx: &Context<Puzzles>, effects: Vec<ExerciseEffect<bool>>) {
        for effect in effects {
            let link = ctx.link();
            match effect {
                ExerciseEffect::Ask(request) | ExerciseEffect::AskSoon(request) => {
                    let hear = link.callback(|reply| PuzzlesMsg::Act(ExerciseAction::Reply(reply)));
                    self.engine.get_or_insert_with(|| Client::new(move |reply| hear.emit(reply))).ask(request);
                }
                ExerciseEffect::AnswerSoon => {
                    let answer = link.callback(|()| PuzzlesMsg::Act(ExerciseAction::Answer));
                    self.answer = Some(Timeout::new(storage::settings().pause(LANDING), move || answer.emit(())));
                }
                ExerciseEffect::Decided(solved) => {
                    self.late = !solved;
                    self.keep(solved);
                }
            }
        }
    }

    /// Records the result.
    fn keep(&mut self, solved: bool) {
        let Some(((id, day), attempt)) = self.shown.clone().zip(self.attempt.as_ref()) else { return };
        let today = self.today();
        let result = Tried { solved, rating: attempt.puzzle().rating, day: today, daily: day == Some(today) };
        // A hint or the solution, without a wrong move.
        let is_help = !solved && matches!(attempt.stage(), PuzzleStage::Asked | PuzzleStage::Shown);
        self.change(|progress| {
            if !is_help || !progress.is_settled(&id) {
                progress.record(&id, result);
            }
            progress.fill_past(day, result.day, solved);
        });
    }

    /// Changes the progress. The stored progress is read again first, because another tab may have changed it.
    fn change(&mut self, change: impl FnOnce(&mut PuzzleProgress)) {
        self.progress = storage::puzzles();
        change(&mut self.progress);
        self.unstored = !storage::keep_puzzles(&self.progress);
    }
}
