//! The Puzzles screen. Puzzles are fetched one file (a "shelf") at a time. The screen has its own engine, which starts
//! at the first wrong move and stops when the screen is left.

pub mod files;
mod front;
mod hints;
mod month;
mod panel;
mod picture;
mod steps;
mod storm;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use self::files::{SHELVES, empty_page, get, shelf_name};
use self::front::PuzzlesFront;
use self::panel::panel;
use self::storm::StormScreen;
use super::fetch::Lost;
use super::now::today;
use super::scene::hinted_scene;
use super::storage::{self, beside};
use super::table::Table;
use crate::engine::client::Client;
use crate::game::any::AnyPosition;
use crate::game::rules::{self, family};
use crate::link::{Screen, parameter, says};
use crate::puzzle::{PuzzleFault, Theme};
use crate::session::puzzles::{
    Attempt, OWN, PuzzleId, PuzzleProgress, PuzzleStage, ShelfList, Tried, about_on_shelf, easy_on_shelf,
    near_on_shelf, on_shelf,
};
use crate::session::{BoardAction, ExerciseAction, ExerciseEffect};
use crate::words;

/// Delay between a correct move and its answer, in milliseconds.
const LANDING: u32 = 600;
/// The rule sets that have puzzles.
const VARIANTS: [&str; 4] = [rules::DEFAULT, "takeover-41", "hole", "messenger"];

#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    pub variant: &'static str,
    /// The address, which may name a puzzle.
    pub address: String,
}

/// The first day whose puzzle can be opened: the site began in that month, November 2026.
const FIRST_DAY: u32 = 20_758;

/// The words in an address that open a puzzle. Without any of them the front page opens.
const OPENERS: [&str; 7] = ["daily", "day", "next", "again", "easy", "p", "theme"];

/// Chooses a puzzle from the text of a file, given the game and the number of the file, by chance and a filter.
type Choose<'a> =
    dyn Fn(&str, (&str, usize), u64, &dyn Fn(&PuzzleId) -> bool) -> Result<Option<PuzzleId>, PuzzleFault> + 'a;

/// The screen: the front page, single puzzles, or a storm.
#[component]
pub fn PuzzlesScreen(props: &Props) -> Html {
    if says(&props.address, "storm") {
        html! { <StormScreen variant={props.variant} /> }
    } else if says(&props.address, OWN) || OPENERS.iter().any(|word| names(&props.address, word)) {
        html! { <Puzzles ..props.clone() /> }
    } else {
        html! { <PuzzlesFront variant={props.variant} /> }
    }
}

/// True if an address has this word after its screen, with a value or without.
fn names(address: &str, word: &str) -> bool {
    says(address, word) || parameter(address, word).is_some()
}

/// The screen of single puzzles.
pub struct Puzzles {
    variant: &'static str,
    catalogue: Option<ShelfList>,
    /// The name and text of the file fetched last.
    shelf: Option<(String, String)>,
    /// The puzzle shown, and the day whose puzzle it is.
    shown: Option<(PuzzleId, Option<u32>)>,
    attempt: Option<Attempt<AnyPosition>>,
    /// True if the puzzle was not solved at the first try.
    late: bool,
    /// A message to show before the message of the puzzle.
    told: Option<String>,
    /// The notice that the stored progress could not be read and was put aside.
    aside: Option<String>,
    unstored: bool,
    progress: PuzzleProgress,
    engine: Option<Client>,
    answer: Option<Timeout>,
    /// The number of moves played when a hint was last taken, and the number of hints since.
    hints: (usize, u8),
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
    Retry,
}

/// The purpose of fetching a file.
pub enum Want {
    /// This puzzle, and the day whose puzzle it is.
    Puzzle(PuzzleId, Option<u32>),
    /// An easy puzzle from this file.
    Easy(usize),
    /// A puzzle near the solver's rating from this file.
    Near(usize),
    /// A puzzle on this theme from this file. If it has no new one, the remaining files follow.
    About(Theme, usize, Vec<usize>),
}

impl Component for Puzzles {
    type Message = PuzzlesMsg;
    type Properties = Props;

    fn create(ctx: &Context<Puzzles>) -> Puzzles {
        get(ctx.link(), SHELVES, PuzzlesMsg::Listed);
        let aside = storage::puzzles_damaged().then(|| words::text("puzzles-aside").to_owned());
        let aside = aside.or_else(|| beside::is_waiting().then(|| words::text("puzzles-waiting").to_owned()));
        Puzzles {
            variant: with_puzzles(ctx.props().variant),
            catalogue: None,
            shelf: None,
            shown: None,
            attempt: None,
            late: false,
            told: None,
            aside,
            unstored: false,
            progress: storage::puzzles(),
            engine: None,
            answer: None,
            hints: (0, 0),
            _keys: steps::keys(ctx.link()),
        }
    }

    fn changed(&mut self, ctx: &Context<Puzzles>, old: &Props) -> bool {
        if ctx.props().address != old.address {
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
            PuzzlesMsg::Listed(Err(Lost)) | PuzzlesMsg::Shelved(_, _, Err(Lost)) => {
                self.told = Some(words::text("puzzles-lost").to_owned());
            }
            PuzzlesMsg::Retry if self.catalogue.is_none() => {
                self.told = None;
                get(ctx.link(), SHELVES, PuzzlesMsg::Listed);
            }
            PuzzlesMsg::Retry => self.next(ctx),
            PuzzlesMsg::Act(action) => self.act(ctx, action),
            PuzzlesMsg::Next => self.next(ctx),
            PuzzlesMsg::Hint => self.hint(),
            PuzzlesMsg::Step(forward) => return self.step(ctx, forward),
            PuzzlesMsg::TryAgain => {
                if let Some((id, day)) = self.shown.clone() {
                    self.open(ctx, id, day);
                }
            }
            PuzzlesMsg::Choose(variant) => {
                self.variant = variant;
                self.next(ctx);
            }
            PuzzlesMsg::About(theme) => {
                self.change(|progress| progress.choose(theme));
                self.next(ctx);
            }
        }
        true
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
        let scene = std::rc::Rc::new(hinted_scene(attempt.board(), hinted));
        html! {
            <main class={classes!("play", "puzzles", format!("columns-{}", scene.size.columns), format!("rows-{}", scene.size.rows))}
                data-turn={super::pieces::side_word(scene.turn)} data-fen={scene.fen.clone()} data-thinking="false" data-puzzle={id.to_string()}>
                <Table screen={Screen::Puzzles} scene={scene.clone()}
                    on_action={link.callback(|action: BoardAction| PuzzlesMsg::Act(action.into()))} />
                { panel(self, link, attempt, id, *day, &scene) }
            </main>
        }
    }
}

/// The rule set of the puzzles to show to a player of these rules.
fn with_puzzles(rules: &str) -> &'static str {
    VARIANTS.into_iter().find(|variant| family(variant) == family(rules)).unwrap_or(rules::DEFAULT)
}

/// An unpredictable number.
fn chance() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

impl Puzzles {
    /// Opens the puzzle that the address names.
    fn first(&mut self, ctx: &Context<Puzzles>) {
        let address = &ctx.props().address;
        let name = parameter(address, "p");
        let theme = parameter(address, "theme").and_then(|letter| letter.parse().ok()).and_then(Theme::of);
        if theme.is_some() {
            self.change(|progress| progress.choose(theme));
        }
        let Some(catalogue) = &self.catalogue else { return };
        let known = |id: &PuzzleId| id.number < catalogue.names(&id.variant);
        let found = name.as_ref().and_then(|name| name.parse().ok()).filter(known);
        let told = name.filter(|_| found.is_none()).map(|name| words::puzzle_unknown(&name));
        let past = parameter(address, "day").and_then(|day| day.parse().ok());
        let past = past.filter(|day| (FIRST_DAY..=today()).contains(day));
        let day = if names(address, "day") { past.or(Some(today())) } else { None };
        let day = if says(address, "daily") { Some(today()) } else { day };
        let of_day = day.and_then(|day| Some((catalogue.of_day(self.variant, day)?, day)));
        match (found, of_day) {
            (Some(id), _) => {
                self.variant = VARIANTS.into_iter().find(|variant| *variant == id.variant).unwrap_or(self.variant);
                self.open(ctx, id, None);
            }
            (None, Some((id, day))) => self.open(ctx, id, Some(day)),
            (None, None) => {
                // The next puzzle at the solver's level is one on any theme.
                if ["next", "again", "easy"].into_iter().any(|word| says(address, word)) && self.theme().is_some() {
                    self.change(|progress| progress.choose(None));
                }
                self.next(ctx);
            }
        }
        if told.is_some() {
            self.told = told;
        }
    }

    /// The chosen theme, if this game has puzzles on it.
    fn theme(&self) -> Option<Theme> {
        let catalogue = self.catalogue.as_ref()?;
        self.progress.theme().filter(|theme| catalogue.about(self.variant, *theme) > 0)
    }

    /// Opens the next puzzle: one on the chosen theme, otherwise one that is due, otherwise one near the solver's
    /// rating.
    fn next(&mut self, ctx: &Context<Puzzles>) {
        self.told = None;
        let Some(catalogue) = &self.catalogue else { return };
        let (variant, rating) = (self.variant, self.progress.rating());
        if says(&ctx.props().address, OWN) {
            match self.progress.due_own(today()) {
                Some(id) => return self.open(ctx, id, None),
                None => self.told = Some(words::text("puzzle-own-none").to_owned()),
            }
        }
        if let Some(theme) = self.theme() {
            let mut shelves = catalogue.shelves_about(variant, theme, rating, chance()).into_iter();
            if let Some(shelf) = shelves.next() {
                self.want(ctx, shelf_name(variant, shelf), Want::About(theme, shelf, shelves.collect()));
            }
            return;
        }
        let due = self.progress.due(today(), variant).filter(|_| !says(&ctx.props().address, "easy"));
        // Those who have solved none yet begin with a single move.
        if due.is_none()
            && (self.progress.is_beginner(storage::settings().skill()) || says(&ctx.props().address, "easy"))
        {
            if let Some(shelf) = catalogue.easiest(variant, chance()) {
                self.want(ctx, shelf_name(variant, shelf), Want::Easy(shelf));
            }
            return;
        }
        if let Some(id) = due {
            return self.open(ctx, id, None);
        }
        if let Some(id) = catalogue.near(variant, rating, chance(), |id| !self.progress.has_seen(id)) {
            self.want(ctx, shelf_name(variant, id.shelf()), Want::Near(id.shelf()));
        }
    }

    /// Fetches a puzzle and sets it up.
    fn open(&mut self, ctx: &Context<Puzzles>, id: PuzzleId, day: Option<u32>) {
        if let Some(mistake) = self.progress.own(&id) {
            self.variant = with_puzzles(&mistake.variant);
            let attempt = Attempt::at_mistake(mistake);
            return self.begin(id, day, attempt);
        }
        self.want(ctx, shelf_name(&id.variant, id.shelf()), Want::Puzzle(id, day));
    }

    /// Takes a puzzle from a file, which is fetched first unless it is loaded.
    fn want(&mut self, ctx: &Context<Puzzles>, name: String, want: Want) {
        if self.shelf.as_ref().is_some_and(|(known, _)| *known == name) {
            return self.take(ctx, want);
        }
        get(ctx.link(), &name.clone(), |text| PuzzlesMsg::Shelved(name, want, text));
    }

    /// Takes a puzzle from the loaded file.
    fn take(&mut self, ctx: &Context<Puzzles>, want: Want) {
        let (theme, shelf, mut others) = match want {
            Want::Puzzle(id, day) => return self.set_up(ctx, id, day),
            Want::Easy(shelf) => {
                return self.take_one(ctx, shelf, &|text, at, chance, passes| easy_on_shelf(text, at, chance, passes));
            }
            Want::Near(shelf) => {
                let rating = self.progress.rating();
                return self
                    .take_one(ctx, shelf, &|text, at, chance, passes| near_on_shelf(text, at, rating, chance, passes));
            }
            Want::About(theme, shelf, others) => (theme, shelf, others),
        };
        let Some((_, text)) = &self.shelf else { return };
        let any =
            |passes: &dyn Fn(&PuzzleId) -> bool| about_on_shelf(text, (self.variant, shelf), theme, chance(), passes);
        let new = any(&|id| !self.progress.has_seen(id));
        match new {
            Ok(None) if !others.is_empty() => {
                let next = others.remove(0);
                self.want(ctx, shelf_name(self.variant, next), Want::About(theme, next, others));
            }
            // Once all puzzles have been tried, they start again.
            Ok(None) => {
                if let Ok(Some(id)) = any(&|_| true) {
                    self.set_up(ctx, id, None);
                }
            }
            Ok(Some(id)) => self.set_up(ctx, id, None),
            Err(fault) => self.refuse(&fault),
        }
    }

    /// Takes a puzzle that is new to the solver, or else any, from the loaded file.
    fn take_one(&mut self, ctx: &Context<Puzzles>, shelf: usize, choose: &Choose<'_>) {
        let Some((_, text)) = &self.shelf else { return };
        let at = (self.variant, shelf);
        let found = match choose(text, at, chance(), &|id| !self.progress.has_seen(id)) {
            Ok(None) => choose(text, at, chance(), &|_| true),
            other => other,
        };
        match found {
            Ok(Some(id)) => self.set_up(ctx, id, None),
            Ok(None) => self.refuse(&PuzzleFault::Shape),
            Err(fault) => self.refuse(&fault),
        }
    }

    fn set_up(&mut self, ctx: &Context<Puzzles>, id: PuzzleId, day: Option<u32>) {
        let Some((_, text)) = &self.shelf else { return };
        match on_shelf(text, &id) {
            Err(PuzzleFault::Withdrawn) => {
                self.change(|progress| progress.forget(&id));
                self.next(ctx);
                self.told = Some(words::puzzle_withdrawn(&id));
            }
            read => {
                let attempt = read.and_then(|puzzle| Attempt::new(&id.variant, puzzle));
                self.begin(id, day, attempt);
            }
        }
    }

    fn begin(&mut self, id: PuzzleId, day: Option<u32>, attempt: Result<Attempt<AnyPosition>, PuzzleFault>) {
        (self.answer, self.late, self.hints) = (None, false, (0, 0));
        match attempt {
            Ok(attempt) => {
                self.attempt = Some(attempt);
                self.shown = Some((id, day));
            }
            Err(fault) => {
                // A mistake that these rules cannot set up counts as unsolved, so that it returns on another day.
                if id.variant == OWN {
                    self.change(|progress| {
                        progress.record(&id, Tried { solved: false, rating: 0, day: today(), daily: false })
                    });
                }
                self.refuse(&fault);
            }
        }
    }

    /// Reports a file that cannot be read.
    fn refuse(&mut self, fault: &PuzzleFault) {
        self.attempt = None;
        self.told = Some(words::puzzles_damaged(fault));
    }

    fn act(&mut self, ctx: &Context<Puzzles>, action: ExerciseAction) {
        let Some(attempt) = &mut self.attempt else { return };
        let was_over = attempt.is_over();
        let effects = attempt.update(action);
        let found = !was_over && *attempt.stage() == PuzzleStage::Solved;
        self.carry_out(ctx, effects);
        // A puzzle found with hints, or after a wrong move, fills its day too.
        if found
            && self.late
            && let Some((_, Some(day))) = self.shown
        {
            self.change(|progress| progress.fill(day, today(), true));
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
        let result = Tried { solved, rating: attempt.puzzle().rating, day: today(), daily: day == Some(today()) };
        self.change(|progress| {
            progress.record(&id, result);
            if let Some(day) = day.filter(|day| *day != result.day) {
                progress.fill(day, result.day, solved);
            }
        });
    }

    /// Changes the progress. The stored progress is read again first, because another tab may have changed it.
    fn change(&mut self, change: impl FnOnce(&mut PuzzleProgress)) {
        self.progress = storage::puzzles();
        change(&mut self.progress);
        self.unstored = !storage::keep_puzzles(&self.progress);
    }
}
