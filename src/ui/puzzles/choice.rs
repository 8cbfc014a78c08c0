//! Which puzzle is shown: the one that the address names, a new one, or one that is due. Its file is fetched if necessary.

use yew::prelude::*;

use super::files::{SHELVES, get, shelf_name};
use super::{ENDED, Ended, FIRST_DAY, Puzzles, PuzzlesMsg, VARIANTS, chance, names, of_game, unknown_game};
use crate::game::any::AnyPosition;
use crate::link::{parameter, says};
use crate::puzzle::{PuzzleFault, Theme};
use crate::session::puzzles::{Attempt, OWN, PuzzleId, Tried, about_on_shelf, easy_on_shelf, near_on_shelf, on_shelf};
use crate::ui::layer;
use crate::ui::now::today;
use crate::ui::storage;
use crate::words;

/// Chooses a puzzle from the text of a file, given the game and the number of the file, by chance and a filter.
type Choose<'a> =
    dyn Fn(&str, (&str, usize), u64, &dyn Fn(&PuzzleId) -> bool) -> Result<Option<PuzzleId>, PuzzleFault> + 'a;

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

impl Puzzles {
    /// Opens the puzzle that the address names.
    pub(super) fn first(&mut self, ctx: &Context<Puzzles>) {
        let address = &ctx.props().address;
        let name = parameter(address, "p");
        self.own = says(address, OWN);
        let theme = parameter(address, "theme").and_then(|letter| letter.parse().ok()).and_then(Theme::of);
        if theme.is_some() {
            self.change(|progress| progress.choose(theme));
        }
        let Some(catalogue) = &self.catalogue else { return };
        self.told = None;
        let known = |id: &PuzzleId| id.number < catalogue.names(&id.variant);
        let named: Option<PuzzleId> = name.as_ref().and_then(|name| name.parse().ok());
        // Another puzzle is one of the same game.
        let its_game = named.as_ref().and_then(|id| VARIANTS.into_iter().find(|variant| *variant == id.variant));
        self.variant = its_game.unwrap_or(self.variant);
        let found = named.filter(known);
        let told = name.filter(|_| found.is_none()).map(|name| words::puzzle_unknown(&name)).or(unknown_game(address));
        let asked = parameter(address, "day");
        // Where the sun rises earlier, the next day may have begun.
        let known = asked.as_ref().and_then(|day| day.parse().ok());
        let known = known.filter(|day| (FIRST_DAY..=today() + 1).contains(day));
        let told = told.or(asked.filter(|_| known.is_none()).map(|_| words::text("puzzle-day-unknown").to_owned()));
        let day = if names(address, "day") { known.or(Some(today())) } else { None };
        let day = if says(address, "daily") { Some(today()) } else { day };
        let of_day = day.and_then(|day| Some((catalogue.of_day(self.variant, day)?, day)));
        match (found, of_day) {
            (Some(id), _) => self.open(ctx, id, None),
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

    /// Fetches again what could not be fetched. Without such a file, opens the next puzzle.
    pub(super) fn retry(&mut self, ctx: &Context<Puzzles>) {
        self.told = None;
        match self.lost.take() {
            _ if self.catalogue.is_none() => self.fetching = Some(get(ctx.link(), SHELVES, PuzzlesMsg::Listed)),
            Some((name, want)) => self.want(ctx, name, want),
            None => self.next(ctx),
        }
    }

    /// The chosen theme, if this game has puzzles on it.
    pub(super) fn theme(&self) -> Option<Theme> {
        let catalogue = self.catalogue.as_ref()?;
        self.progress.theme().filter(|theme| catalogue.about(self.variant, *theme) > 0)
    }

    /// Opens the next puzzle: one on the chosen theme, otherwise one that is due, otherwise one near the solver's
    /// rating.
    pub(super) fn next(&mut self, ctx: &Context<Puzzles>) {
        self.told = None;
        // Another tab may have changed it.
        self.progress = storage::puzzles();
        let Some(catalogue) = &self.catalogue else { return };
        let (variant, rating) = (self.variant, self.progress.rating());
        let is_left = |id: &&PuzzleId| !self.skipped.contains(*id);
        if self.own {
            let due = self.progress.due_own(today());
            // Once all have been skipped, they start again.
            match due.iter().find(is_left).or(due.first()) {
                Some(id) => return self.open(ctx, id.clone(), None),
                None => (self.own, self.told) = (false, Some(words::text("puzzle-own-none").to_owned())),
            }
        }
        if let Some(theme) = self.theme() {
            let mut shelves = catalogue.shelves_about(variant, theme, rating, chance()).into_iter();
            if let Some(shelf) = shelves.next() {
                self.want(ctx, shelf_name(variant, shelf), Want::About(theme, shelf, shelves.collect()));
            }
            return;
        }
        let easy = says(&ctx.props().address, "easy");
        let due = self.progress.due(today(), variant, catalogue.names(variant));
        let due = due.iter().find(is_left).filter(|_| !easy).cloned();
        // Those who have solved none yet begin with a single move.
        if due.is_none() && (easy || self.progress.is_beginner(storage::settings().skill())) {
            if let Some(shelf) = catalogue.easiest(variant, chance()) {
                self.want(ctx, shelf_name(variant, shelf), Want::Easy(shelf));
            }
            return;
        }
        if let Some(id) = due {
            return self.open(ctx, id, None);
        }
        if let Some(id) = catalogue.near(variant, rating, chance(), |id| self.is_new(id)) {
            self.want(ctx, shelf_name(variant, id.shelf()), Want::Near(id.shelf()));
        }
    }

    /// True for a puzzle that was neither tried nor skipped.
    fn is_new(&self, id: &PuzzleId) -> bool {
        !self.progress.has_seen(id) && !self.skipped.contains(id)
    }

    /// Fetches a puzzle and sets it up.
    pub(super) fn open(&mut self, ctx: &Context<Puzzles>, id: PuzzleId, day: Option<u32>) {
        if let Some(mistake) = self.progress.own(&id) {
            self.variant = of_game(&mistake.variant).unwrap_or(self.variant);
            let attempt = Attempt::at_mistake(mistake);
            return self.begin(ctx, id, day, attempt);
        }
        self.want(ctx, shelf_name(&id.variant, id.shelf()), Want::Puzzle(id, day));
    }

    /// Takes a puzzle from a file, which is fetched first unless it is loaded.
    fn want(&mut self, ctx: &Context<Puzzles>, name: String, want: Want) {
        (self.fetching, self.lost) = (None, None);
        if self.shelf.as_ref().is_some_and(|(known, _)| *known == name) {
            return self.take(ctx, want);
        }
        self.fetching = Some(get(ctx.link(), &name.clone(), |text| PuzzlesMsg::Shelved(name, want, text)));
    }

    /// Takes a puzzle from the loaded file.
    pub(super) fn take(&mut self, ctx: &Context<Puzzles>, want: Want) {
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
        let new = any(&|id| self.is_new(id));
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
        let found = match choose(text, at, chance(), &|id| self.is_new(id)) {
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
                self.begin(ctx, id, day, attempt);
            }
        }
    }

    fn begin(
        &mut self,
        ctx: &Context<Puzzles>,
        id: PuzzleId,
        day: Option<u32>,
        attempt: Result<Attempt<AnyPosition>, PuzzleFault>,
    ) {
        let is_same = |ended: &Ended| (&ended.shown.0, ended.shown.1) == (&id, day) && ended.left == today();
        let ended = ENDED.take().filter(is_same);
        let (attempt, is_late) = ended.map_or((attempt, false), |ended| (Ok(ended.attempt), ended.is_late));
        (self.answer, self.late, self.hints) = (None, is_late, (0, 0));
        self.fetching = None;
        if self.shown.as_ref().is_none_or(|(known, of)| (known, *of) != (&id, day)) {
            self.opened = today();
        }
        self.returns = self.progress.returns(&id);
        match attempt {
            Ok(attempt) => {
                self.attempt = Some(attempt);
                // The way back, and a reload, lead to the same puzzle. The address of a day is that already.
                if day.is_none() && id.variant != OWN {
                    let easy = if says(&ctx.props().address, "easy") { "&easy" } else { "" };
                    layer::replace_address(&format!("#/puzzles?p={id}{easy}"));
                }
                self.shown = Some((id, day));
            }
            Err(fault) => {
                self.skipped.push(id.clone());
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
}
