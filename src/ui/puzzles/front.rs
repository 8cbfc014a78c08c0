//! The front page of the puzzles: today's, those at one's level, the storm, those missed, and the themes.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::html::Scope;
use yew::prelude::*;

use super::files::{Fetching, SHELVES, empty_page, get, shelf_name};
use super::month::{change, curve, month};
use super::panel::games;
use super::picture::picture;
use super::{Props, notice, storm, unknown_game, visit};
use crate::game::any::AnyPosition;
use crate::game::{Game, Position};
use crate::link::puzzles;
use crate::puzzle::{Puzzle, PuzzleFault, Theme};
use crate::session::puzzles::{DayMark, PuzzleId, PuzzleProgress, ShelfList, on_shelf};
use crate::ui::fetch::Lost;
use crate::ui::icon::icon;
use crate::ui::now::{DayWatch, today};
use crate::ui::scene::thumb::thumb_for;
use crate::ui::storage;
use crate::ui::thumb::draw;
use crate::ui::week::week;
use crate::words;

pub struct PuzzlesFront {
    /// The rule set of the props.
    variant: &'static str,
    progress: PuzzleProgress,
    catalogue: Option<ShelfList>,
    /// The fetch whose answer is awaited. Another choice of game replaces it.
    fetching: Option<Fetching>,
    /// Today's puzzle and its first position.
    today: Option<(PuzzleId, Puzzle, AnyPosition)>,
    /// A day of the month shown.
    month: u32,
    /// The current day when the page was last drawn.
    day: u32,
    watch: DayWatch,
    /// Other tabs may store progress.
    _stored: EventListener,
    told: Option<String>,
    aside: Option<String>,
}

pub enum FrontMsg {
    /// The list of files has arrived or could not be fetched.
    Listed(Result<String, Lost>),
    /// The file of today's puzzle has arrived or could not be fetched.
    Shelved(PuzzleId, Result<String, Lost>),
    Choose(&'static str),
    /// Shows the month of this day.
    Month(u32),
    /// Another day may have begun.
    Day,
    /// Another tab has stored something.
    Stored,
    Retry,
}

impl Component for PuzzlesFront {
    type Message = FrontMsg;
    type Properties = Props;

    fn create(ctx: &Context<PuzzlesFront>) -> PuzzlesFront {
        storm::forget();
        let link = ctx.link().clone();
        PuzzlesFront {
            variant: ctx.props().variant,
            progress: storage::puzzles(),
            catalogue: None,
            fetching: Some(get(ctx.link(), SHELVES, FrontMsg::Listed)),
            today: None,
            month: today(),
            day: today(),
            watch: watch(ctx.link()),
            _stored: EventListener::new(&window(), "storage", move |_| link.send_message(FrontMsg::Stored)),
            told: None,
            aside: notice(),
        }
    }

    fn update(&mut self, ctx: &Context<PuzzlesFront>, msg: FrontMsg) -> bool {
        match msg {
            FrontMsg::Listed(Ok(text)) => match text.parse() {
                Ok(catalogue) => {
                    self.catalogue = Some(catalogue);
                    self.fetch(ctx);
                }
                Err(_) => self.told = Some(words::puzzles_damaged(&PuzzleFault::Shape)),
            },
            FrontMsg::Shelved(id, Ok(text)) => match read(&text, &id) {
                Ok((puzzle, position)) => self.today = Some((id, puzzle, position)),
                Err(fault) => self.told = Some(words::puzzles_damaged(&fault)),
            },
            FrontMsg::Listed(Err(Lost)) | FrontMsg::Shelved(_, Err(Lost)) => {
                self.told = Some(words::text("puzzles-lost").to_owned());
            }
            FrontMsg::Choose(variant) => {
                visit("", variant);
                return false;
            }
            FrontMsg::Month(day) => self.month = day,
            FrontMsg::Day => {
                let before = std::mem::replace(&mut self.day, today());
                self.watch = watch(ctx.link());
                if self.month == before {
                    self.month = self.day;
                }
                if self.day != before {
                    self.fetch(ctx);
                }
            }
            FrontMsg::Stored => self.progress = storage::puzzles(),
            FrontMsg::Retry => {
                self.told = None;
                self.fetching = Some(get(ctx.link(), SHELVES, FrontMsg::Listed));
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<PuzzlesFront>, old: &Props) -> bool {
        if ctx.props().variant != old.variant {
            self.variant = ctx.props().variant;
            self.told = None;
            if self.catalogue.is_some() {
                self.fetch(ctx);
            } else {
                self.fetching = Some(get(ctx.link(), SHELVES, FrontMsg::Listed));
            }
        }
        true
    }

    fn view(&self, ctx: &Context<PuzzlesFront>) -> Html {
        let link = ctx.link();
        let parts = self.catalogue.as_ref().zip(self.today.as_ref()).filter(|_| self.told.is_none());
        let Some((catalogue, (id, puzzle, position))) = parts else {
            let retry = link.callback(|_| FrontMsg::Retry);
            return empty_page("page", words::text("puzzles-title"), self.told.as_ref(), retry);
        };
        let show_month = link.callback(FrontMsg::Month);
        let link = link.clone();
        html! {
            <main class="page puzzles puzzle-front">
                <h2>{ words::text("puzzles-title") }</h2>
                { for self.aside.clone().into_iter().chain(unknown_game(&ctx.props().address)).map(|told| html! { <p role="status">{ told }</p> }) }
                <div class="puzzle-columns">
                    <div class="puzzle-column">
                        { self.card(id, puzzle, position) }
                        { self.ways(catalogue) }
                        { self.themes(catalogue) }
                        { games(self.variant, move |variant| link.send_message(FrontMsg::Choose(variant))) }
                    </div>
                    <aside class="puzzle-aside">
                        { self.rating() }
                        { month(&self.progress, self.month, today(), self.variant, &show_month) }
                    </aside>
                </div>
            </main>
        }
    }
}

fn read(text: &str, id: &PuzzleId) -> Result<(Puzzle, AnyPosition), PuzzleFault> {
    let puzzle = on_shelf(text, id)?;
    let (positions, _) = puzzle.replay::<AnyPosition>(&id.variant)?;
    let first = positions.into_iter().next().ok_or(PuzzleFault::Shape)?;
    Ok((puzzle, first))
}

/// Reports the end of the current day.
fn watch(link: &Scope<PuzzlesFront>) -> DayWatch {
    DayWatch::new(today(), link.callback(|()| FrontMsg::Day))
}

impl PuzzlesFront {
    /// Fetches today's puzzle.
    fn fetch(&mut self, ctx: &Context<PuzzlesFront>) {
        let of_day = self.catalogue.as_ref().and_then(|catalogue| catalogue.of_day(self.variant, today()));
        if let Some(id) = of_day {
            let name = shelf_name(&id.variant, id.shelf());
            self.fetching = Some(get(ctx.link(), &name, |text| FrontMsg::Shelved(id, text)));
        }
    }

    /// The address of puzzles of the game shown.
    fn address(&self, choice: &str) -> String {
        puzzles(choice, self.variant)
    }

    /// Draws today's puzzle and the last seven days.
    fn card(&self, id: &PuzzleId, puzzle: &Puzzle, position: &AnyPosition) -> Html {
        let mark = self.progress.mark(today());
        // The day may have been filled by the puzzle of another game.
        let done = matches!(mark, DayMark::Solved | DayMark::Hinted) && self.progress.has_seen(id);
        let turn = words::to_move(position.side_to_move(), position.in_check(), position.layout().colours());
        html! {
            <section class="puzzle-card puzzle-today" aria-label={words::text("puzzle-daily")} data-today={id.to_string()}>
                <a class="puzzle-board" href={self.address("daily")} tabindex="-1" aria-hidden="true">{ draw(&thumb_for(position, position.side_to_move())) }</a>
                <div class="puzzle-today-words">
                    <p class="puzzle-kicker">{ words::text("puzzle-daily") }</p>
                    <h3>{ words::puzzle_front_goal(puzzle) }</h3>
                    <p>{ turn }</p>
                    if !done { <p class="puzzle-fill">{ words::text("puzzle-fill") }</p> }
                </div>
                <div class="puzzle-today-ways">
                    <a class="button primary" data-action="daily" href={self.address("daily")}>
                        { words::text(if done { "puzzle-solve-again" } else { "puzzle-solve" }) }
                    </a>
                    if self.progress.is_beginner(storage::settings().skill()) && !done {
                        <a class="button" data-action="easy" href={self.address("easy")}>{ words::text("puzzle-easy") }</a>
                    }
                </div>
                { week(storage::week(today()), today()) }
            </section>
        }
    }

    /// Draws the ways to other puzzles.
    fn ways(&self, catalogue: &ShelfList) -> Html {
        let best = self.progress.best_storm(self.variant);
        let due = self.progress.count_due(today(), self.variant, catalogue.names(self.variant));
        let tile = |sign: &'static str, name: &'static str, number: u32, how: &'static str| {
            html! {
                <>
                    <span class="puzzle-tile-name">{ icon(sign) }{ words::text(name) }</span>
                    <strong>{ if number > 0 { number.to_string() } else { "–".to_owned() } }</strong>
                    <small>{ words::text(how) }</small>
                </>
            }
        };
        html! {
            <div class="puzzle-tiles">
                <a class="puzzle-card puzzle-level" data-action="next" href={self.address("next")}>
                    <span class="sign">{ icon("play") }</span>
                    <span class="puzzle-level-words">
                        <strong>{ words::text("puzzle-at-level") }</strong>
                        <small>{ self.level() }</small>
                    </span>
                    { curve(&self.progress) }
                </a>
                <a class="puzzle-card puzzle-tile" data-action="storm" href={self.address("storm")}>
                    { tile("clock", "storm-name", best, if best > 0 { "storm-best-how" } else { "storm-none-how" }) }
                </a>
                if due > 0 {
                    <a class="puzzle-card puzzle-tile" data-action="again" href={self.address("again")}>
                        { tile("redo", "puzzle-try-again-name", due as u32, "puzzle-due-how") }
                    </a>
                } else {
                    <div class="puzzle-card puzzle-tile">{ tile("redo", "puzzle-try-again-name", 0, "puzzle-due-none") }</div>
                }
            </div>
        }
    }

    fn level(&self) -> String {
        let progress = &self.progress;
        if progress.tried == 0 {
            return words::text("puzzle-level-new").to_owned();
        }
        words::puzzle_level(progress.rating(), progress.is_provisional(), change(progress, today()))
    }

    /// Draws the themes with their numbers of puzzles.
    fn themes(&self, catalogue: &ShelfList) -> Html {
        let known = Theme::all().map(|theme| (theme, catalogue.about(self.variant, theme)));
        html! {
            <section class="puzzle-themes-page" aria-label={words::text("puzzle-by-theme")}>
                <div class="puzzle-card-head">
                    <h3>{ words::text("puzzle-by-theme") }</h3>
                    <small>{ words::puzzle_number_of(catalogue.count(self.variant)) }</small>
                </div>
                <ul>
                    { for known.filter(|(_, count)| *count > 0).map(|(theme, count)| html! {
                        <li><a class="puzzle-card puzzle-theme" data-theme-letter={theme.letter().to_string()} data-count={count.to_string()}
                            href={self.address(&format!("theme={}", theme.letter()))}>
                            { picture(theme) }
                            <span><strong>{ words::theme_title(theme) }</strong>{ " " }<small>{ words::grouped(count as u32) }</small></span>
                        </a></li>
                    }) }
                </ul>
            </section>
        }
    }

    /// Draws the rating with its curve, on a desk.
    fn rating(&self) -> Html {
        if self.progress.tried == 0 {
            return Html::default();
        }
        html! {
            <section class="puzzle-card puzzle-rating" aria-label={words::text("puzzle-curve")}>
                <strong data-rating={self.progress.rating().to_string()}>{ self.progress.rating() }</strong>
                <p>{ words::puzzle_count(self.progress.solved, self.progress.tried) }</p>
                { curve(&self.progress) }
                <a class="button" data-action="next-level" href={self.address("next")}>{ words::text("puzzle-solve-level") }</a>
            </section>
        }
    }
}
