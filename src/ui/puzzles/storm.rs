//! The screen of a puzzle storm. Puzzle files are fetched one after another while earlier puzzles are solved.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::window;
use yew::prelude::*;

use super::files::{Fetching, SHELVES, empty_page, get, shelf_name};
use super::panel::{quiet, task, typed};
use super::{Props, chance, unknown_game};
use crate::game::Position;
use crate::game::any::AnyPosition;
use crate::link::{Screen, puzzles};
use crate::puzzle::PuzzleFault;
use crate::session::puzzles::storm::{Storm as Session, StormAction, StormEffect, StormSaid, StormStage};
use crate::session::puzzles::{ShelfList, storm_on_shelf};
use crate::session::{BoardAction, ExerciseAction};
use crate::ui::fetch::Lost;
use crate::ui::now::moment;
use crate::ui::panel::{choices, words_row};
use crate::ui::scene::puzzle_scene;
use crate::ui::scene::thumb::thumb_for;
use crate::ui::storage;
use crate::ui::table::{Table, asked};
use crate::ui::text_button::{primary_button, text_button};
use crate::ui::thumb::draw;
use crate::words;

/// Delay between a correct move and its answer, in milliseconds.
const LANDING: u32 = 300;
/// Interval of the clock, in milliseconds.
const BEAT: u32 = 100;

/// A storm that is over, for the way back from one of its missed puzzles.
struct Ended {
    variant: &'static str,
    storm: Session<AnyPosition>,
    best: u32,
}

thread_local! {
    static ENDED: RefCell<Option<Ended>> = const { RefCell::new(None) };
}

/// Forgets the storm that is over, so that the next one begins at once.
pub(super) fn forget() {
    ENDED.take();
}

pub struct StormScreen {
    variant: &'static str,
    storm: Session<AnyPosition>,
    /// Numbers of the puzzle files still to be fetched.
    shelves: VecDeque<usize>,
    /// The fetch whose answer is awaited. A new storm replaces it.
    fetching: Option<Fetching>,
    parts: usize,
    chance: u64,
    /// The best score before this storm.
    best: u32,
    told: Option<String>,
    /// The seconds shown on the clock.
    shown: u64,
    answer: Option<Timeout>,
    /// True while the field for typed moves is shown.
    is_typing: bool,
    beat: Option<Interval>,
    /// The page may be closed or reloaded.
    _closing: EventListener,
}

pub enum StormMsg {
    /// The list of files has arrived or could not be fetched.
    Listed(Result<String, Lost>),
    Shelved(usize, Result<String, Lost>),
    Act(StormAction),
    /// Shows or hides the field for typed moves.
    Type(bool),
    /// The page is about to go.
    Closing,
    Again,
}

impl Component for StormScreen {
    type Message = StormMsg;
    type Properties = Props;

    fn create(ctx: &Context<StormScreen>) -> StormScreen {
        let (variant, link) = (ctx.props().variant, ctx.link().clone());
        let ended = ENDED.take().filter(|ended| ended.variant == variant);
        let fetching = ended.is_none().then(|| get(ctx.link(), SHELVES, StormMsg::Listed));
        let (storm, best) = ended.map_or_else(
            || (Session::default(), storage::puzzles().best_storm(variant)),
            |ended| (ended.storm, ended.best),
        );
        StormScreen {
            variant,
            storm,
            shelves: VecDeque::new(),
            fetching,
            parts: 0,
            chance: chance(),
            best,
            told: None,
            shown: 0,
            answer: None,
            is_typing: false,
            beat: None,
            _closing: EventListener::new(&window(), "pagehide", move |_| link.send_message(StormMsg::Closing)),
        }
    }

    fn update(&mut self, ctx: &Context<StormScreen>, msg: StormMsg) -> bool {
        match msg {
            StormMsg::Listed(Ok(text)) => match text.parse::<ShelfList>() {
                Ok(catalogue) => {
                    self.shelves = catalogue.storm(self.variant, self.chance).into();
                    self.parts = self.shelves.len();
                    self.fetch(ctx);
                }
                Err(_) => self.told = Some(words::puzzles_damaged(&PuzzleFault::Shape)),
            },
            StormMsg::Shelved(shelf, Ok(text)) => {
                match storm_on_shelf(&text, (self.variant, shelf), self.parts, self.chance) {
                    Ok(found) => {
                        self.act(ctx, StormAction::Come(found, self.shelves.is_empty()));
                        self.fetch(ctx);
                    }
                    Err(fault) => self.lose(ctx, words::puzzles_damaged(&fault)),
                }
            }
            StormMsg::Listed(Err(Lost)) | StormMsg::Shelved(_, Err(Lost)) => {
                self.lose(ctx, words::text("puzzles-lost").to_owned());
            }
            StormMsg::Act(StormAction::Tick) => {
                let before = (self.shown, self.storm.stage(), self.storm.said());
                self.act(ctx, StormAction::Tick);
                return before != (self.shown, self.storm.stage(), self.storm.said());
            }
            StormMsg::Act(action) => self.act(ctx, action),
            StormMsg::Type(is_typing) => self.is_typing = is_typing,
            StormMsg::Closing => {
                if matches!(self.storm.stage(), StormStage::Running(_)) {
                    self.record();
                }
            }
            StormMsg::Again => *self = <StormScreen as Component>::create(ctx),
        }
        true
    }

    fn changed(&mut self, ctx: &Context<StormScreen>, old: &Props) -> bool {
        self.is_typing |= ctx.props().typing > old.typing;
        true
    }

    /// Leaving the screen ends the storm, and the puzzles solved count. Its result is there again on the way back.
    fn destroy(&mut self, ctx: &Context<StormScreen>) {
        if matches!(self.storm.stage(), StormStage::Running(_)) {
            self.act(ctx, StormAction::End);
        }
        if self.storm.stage() == StormStage::Over {
            let storm = std::mem::take(&mut self.storm);
            ENDED.set(Some(Ended { variant: self.variant, storm, best: self.best }));
        }
    }

    fn view(&self, ctx: &Context<StormScreen>) -> Html {
        let link = ctx.link();
        let (stage, over) = (self.storm.stage(), self.storm.stage() == StormStage::Over);
        let Some((id, attempt)) = self.storm.shown() else {
            return empty_page("page", words::text("storm"), self.told.as_ref(), link.callback(|_| StormMsg::Again));
        };
        let scene = Rc::new(puzzle_scene(attempt, Vec::new()));
        let on_ask = asked(link, |screen: &StormScreen| screen.storm.shown().map(|(_, attempt)| attempt.board()));
        let on_board = link.callback(|action: BoardAction| StormMsg::Act(StormAction::Attempt(action.into())));
        let number = self.storm.solved() as usize + self.storm.missed().len() + 1;
        let said = match (stage, self.storm.said()) {
            (StormStage::Over, _) => Some(words::storm_over(self.storm.solved(), self.best)),
            (_, Some(said)) => Some(words::storm_said(said)),
            (StormStage::Waiting, None) => Some(words::text("storm-how").to_owned()),
            (StormStage::Running(_), None) => None,
        };
        let now = moment().now;
        html! {
            <main class={classes!("play", "puzzles", "storm", scene.size.classes())}
                data-turn={scene.turn.name()} data-fen={scene.fen.clone()} data-thinking="false"
                data-puzzle={id.to_string()} data-storm={stage_word(stage)}>
                <Table screen={Screen::Puzzles} scene={scene.clone()} on_ask={on_ask.clone()} on_action={on_board.clone()} />
                <section class={classes!("panel", "puzzle", if over { Some("quiet") } else { quiet(&scene) })}>
                    <h2>{ words::text("storm") }</h2>
                    <div class="storm-state">
                        <p class="storm-clock" role="timer" aria-label={words::text("clock")}>{ clock(self.storm.left(now)) }</p>
                        <p class="storm-score" data-score={self.storm.solved().to_string()}>{ words::storm_score(self.storm.solved()) }</p>
                        if self.storm.combo() > 1 {
                            <p class="storm-combo">{ words::storm_combo(self.storm.combo()) }</p>
                        }
                    </div>
                    <div class={classes!("storm-said", (self.storm.said() == Some(StormSaid::Wrong)).then_some("wrong"))} role="status">
                        { for self.told.iter().cloned().chain(unknown_game(&ctx.props().address)).chain(said).map(|said| html! { <p class="puzzle-said">{ said }</p> }) }
                        if !over {
                            <p><span class="unseen">{ words::labelled(&words::puzzle_number(number), "") }</span>
                                { task(attempt, words::puzzle_goal(&attempt.puzzle().themes)) }</p>
                        }
                    </div>
                    { words_row(&scene) }
                    if self.is_typing && !over {
                        { typed(self.variant, &scene, ctx.props().typing, on_ask, link.callback(|action| StormMsg::Act(StormAction::Attempt(action))), link.callback(|()| StormMsg::Type(false))) }
                    }
                    if over {
                        { self.missed() }
                    } else {
                        { choices(&scene, &on_board) }
                    }
                    <div class="ways">
                        if over {
                            { primary_button("storm-again", words::text("storm-again"), link.callback(|_| StormMsg::Again)) }
                        } else if stage != StormStage::Waiting {
                            { text_button("storm-end", words::text("storm-end"), link.callback(|_| StormMsg::Act(StormAction::End))) }
                        }
                        <a class="button" data-action="puzzles" href={puzzles("", self.variant)}>{ words::text("puzzles-title") }</a>
                    </div>
                    if !over {
                        <div class="puzzle-standing">
                            <div class="ways">{ text_button("type", words::text("type-a-move"), link.callback(|_| StormMsg::Type(true))) }</div>
                        </div>
                    }
                </section>
            </main>
        }
    }
}

/// The time left as minutes and seconds, rounded up, so that 0:00 means that time is up.
fn clock(left: u64) -> String {
    words::clock((left.div_ceil(1000) * 1000) as u32)
}

impl StormScreen {
    /// Fetches the next file.
    fn fetch(&mut self, ctx: &Context<StormScreen>) {
        let Some(shelf) = self.shelves.pop_front() else { return };
        let name = shelf_name(self.variant, shelf);
        self.fetching = Some(get(ctx.link(), &name, move |text| StormMsg::Shelved(shelf, text)));
    }

    /// Reports a file that could not be fetched or read. The loaded puzzles can still be played; without any, a storm
    /// that has begun is over.
    fn lose(&mut self, ctx: &Context<StormScreen>, told: String) {
        if self.storm.shown().is_none() {
            self.told = Some(told);
        }
        if self.storm.shown().is_some() || self.storm.stage() != StormStage::Waiting {
            self.shelves.clear();
            self.act(ctx, StormAction::Come(Vec::new(), true));
        }
    }

    fn act(&mut self, ctx: &Context<StormScreen>, action: StormAction) {
        let link = ctx.link();
        for effect in self.storm.update(action, moment().now) {
            match effect {
                StormEffect::AnswerSoon => {
                    let answer = link.callback(|()| StormMsg::Act(StormAction::Attempt(ExerciseAction::Answer)));
                    self.answer = Some(Timeout::new(LANDING, move || answer.emit(())));
                }
                StormEffect::Over => self.record(),
            }
        }
        self.shown = self.storm.left(moment().now).div_ceil(1000);
        let runs = matches!(self.storm.stage(), StormStage::Running(_));
        if runs != self.beat.is_some() {
            let tick = link.callback(|()| StormMsg::Act(StormAction::Tick));
            self.beat = runs.then(|| Interval::new(BEAT, move || tick.emit(())));
        }
    }

    /// Stores the number of puzzles solved, if it is the best.
    fn record(&mut self) {
        let mut progress = storage::puzzles();
        progress.record_storm(self.variant, self.storm.solved());
        if !storage::keep_puzzles(&progress) {
            self.told = Some(words::unstored(&["unstored-puzzles"]));
        }
    }

    /// Draws what was right, and the missed puzzles as boards.
    fn missed(&self) -> Html {
        let missed = self.storm.missed();
        html! {
            <>
                <dl class="storm-result">
                    <div><dt>{ words::text("storm-right") }</dt><dd data-right={self.storm.solved().to_string()}>{ self.storm.solved() }</dd></div>
                    <div><dt>{ words::text("storm-wrong-count") }</dt><dd data-wrong={missed.len().to_string()}>{ missed.len() }</dd></div>
                </dl>
                if !missed.is_empty() {
                    <div class="storm-missed">
                        <h3>{ words::text("storm-missed") }</h3>
                        <p>{ words::text("storm-misses-how") }</p>
                        <ul class="storm-boards">
                            { for missed.iter().map(|(id, position)| html! {
                                <li><a href={format!("#/puzzles?p={id}")} data-missed={id.to_string()}>
                                    <span class="unseen">{ words::puzzle_name(id) }</span>
                                    { draw(&thumb_for(position, position.side_to_move())) }
                                </a></li>
                            }) }
                        </ul>
                    </div>
                }
            </>
        }
    }
}

/// The name of the stage, for tests.
const fn stage_word(stage: StormStage) -> &'static str {
    match stage {
        StormStage::Waiting => "waiting",
        StormStage::Running(_) => "running",
        StormStage::Over => "over",
    }
}
