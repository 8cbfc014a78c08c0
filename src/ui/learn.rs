//! The Learn screen: a list of lessons, exercises and games to guess, or one item at a board. If an item needs the
//! engine, the screen starts its own on the first question and stops it when the screen is left.

mod course;
mod frame;
mod guess;
mod lesson;
mod marks;
mod practice;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, SvgElement};
use yew::prelude::*;

use self::course::list;
use super::event_fields::stroke;
use super::keyboard::{focus_of, is_taken};
use crate::engine::client::Client;
use crate::engine::{Reply, Request};
use crate::game::any::AnyPosition;
use crate::link::Screen;
use crate::session::guess::{self as game, Guessing};
use crate::session::lesson::{Act, LessonGroup, LessonProgress, Run, Wish, find};
use crate::session::practice::{self as exercise, Practice};
use crate::session::{BoardAction, Study};
use crate::shell::keys::{self, Command};

/// Delay before the other side answers a move, in milliseconds.
const PAUSE: u32 = 700;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub study: Study,
    /// The name of the open item. If no item has this name, the list is shown.
    pub open: String,
    pub progress: LessonProgress,
    /// Called when a lesson is opened (0 stars) or finished with this many stars.
    pub on_learned: Callback<(&'static str, u8)>,
    /// Called with the result of an exercise or a guessed game, and the name under which it is stored.
    pub on_reached: Callback<(String, u32)>,
}

#[derive(Clone)]
pub enum LearnAction {
    Board(BoardAction),
    Hint,
    Again,
    Next,
}

impl LearnAction {
    /// The action as an action on the board, if it is one.
    fn at_board(&self) -> Option<BoardAction> {
        match self {
            LearnAction::Board(action) => Some(action.clone()),
            LearnAction::Hint | LearnAction::Again | LearnAction::Next => None,
        }
    }
}

pub enum LearnMsg {
    Do(LearnAction),
    Key(KeyboardEvent),
    /// Plays the other side's answer in a lesson, or the next move of a game.
    Answer,
    Ask(Request),
    Reply(Reply),
}

enum Open {
    List,
    Lesson(Box<Run<AnyPosition>>, &'static LessonGroup, usize),
    Practice(Box<Practice<AnyPosition>>),
    Guess(Box<Guessing<AnyPosition>>),
}

pub struct Learn {
    open: Open,
    engine: Option<Client>,
    /// A delayed answer, which leaves time to see the last move.
    soon: Option<Timeout>,
    next: NodeRef,
    /// True if the step is done. The button for the next step takes the focus when this becomes true.
    done: bool,
    _keys: EventListener,
}

impl Component for Learn {
    type Message = LearnMsg;
    type Properties = Props;

    fn create(ctx: &Context<Learn>) -> Learn {
        let link = ctx.link().clone();
        let on_key = move |event: &Event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                link.send_message(LearnMsg::Key(event.clone()));
            }
        };
        let options = EventListenerOptions::enable_prevent_default();
        let mut learn = Learn {
            open: Open::List,
            engine: None,
            soon: None,
            next: NodeRef::default(),
            done: false,
            _keys: EventListener::new_with_options(&window(), "keydown", options, on_key),
        };
        learn.enter(ctx);
        learn
    }

    fn changed(&mut self, ctx: &Context<Learn>, old: &Props) -> bool {
        let props = ctx.props();
        if (props.study, &props.open) != (old.study, &old.open) {
            self.enter(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Learn>, msg: LearnMsg) -> bool {
        match msg {
            LearnMsg::Do(way) => self.go(ctx, way),
            LearnMsg::Key(event) => match meant(&event) {
                Some(way) => self.go(ctx, way),
                None => return false,
            },
            LearnMsg::Answer => match &mut self.open {
                Open::Lesson(run, ..) => drop(run.update(Act::Answer)),
                Open::Guess(run) => {
                    let effects = run.update(game::GuessAction::Step);
                    self.go_through(ctx, effects);
                }
                Open::List | Open::Practice(_) => {}
            },
            LearnMsg::Ask(request) => {
                let hear = ctx.link().callback(LearnMsg::Reply);
                self.engine.get_or_insert_with(|| Client::new(move |reply| hear.emit(reply))).ask(request);
            }
            LearnMsg::Reply(reply) => self.hear(ctx, reply),
        }
        true
    }

    fn rendered(&mut self, _: &Context<Learn>, _: bool) {
        let done = match &self.open {
            Open::List => false,
            Open::Lesson(run, ..) => run.is_done(),
            Open::Practice(run) => run.stage() == exercise::PracticeStage::Reached,
            Open::Guess(run) => matches!(run.stage(), game::GuessStage::Judged(_) | game::GuessStage::Over),
        };
        if done == std::mem::replace(&mut self.done, done) {
            return;
        }
        // The element that had the focus is now disabled or gone.
        let to = if done { self.next.cast::<Element>() } else { first_square() };
        match to.map(JsCast::dyn_into::<HtmlElement>) {
            Some(Ok(way)) => drop(way.focus()),
            Some(Err(square)) => drop(square.dyn_into::<SvgElement>().map(|square| square.focus())),
            None => {}
        }
    }

    fn view(&self, ctx: &Context<Learn>) -> Html {
        let progress = &ctx.props().progress;
        let frame = match &self.open {
            Open::List => return list(&ctx.props().open, progress),
            Open::Lesson(run, chapter, place) => lesson::lesson(run, chapter, *place, progress),
            Open::Practice(run) => practice::practice(run, progress),
            Open::Guess(run) => guess::guess(run),
        };
        frame.view(ctx, &self.next)
    }
}

/// The square that Tab reaches first.
fn first_square() -> Option<Element> {
    document().query_selector(".in-lesson [data-square][tabindex=\"0\"]").ok().flatten()
}

/// The action of a key that the table did not handle.
fn meant(event: &KeyboardEvent) -> Option<LearnAction> {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    if event.default_prevented() || is_taken(target.as_ref()) {
        return None;
    }
    let way = match keys::find(Screen::Learn, focus_of(target.as_ref()), &stroke(event))? {
        Command::Hint => LearnAction::Hint,
        Command::Back => LearnAction::Board(BoardAction::Back),
        _ => return None,
    };
    event.prevent_default();
    Some(way)
}

impl Learn {
    /// Opens the item that the address names. Later engine replies belong to another item and are ignored.
    fn enter(&mut self, ctx: &Context<Learn>) {
        (self.open, self.soon, self.engine) = (Open::List, None, None);
        let props = ctx.props();
        match props.study {
            Study::Lesson => {
                let Some((chapter, place)) = find(&props.open) else { return };
                let lesson = &chapter.lessons[place];
                props.on_learned.emit((lesson.id, 0));
                self.open = Run::begin(lesson).map_or(Open::List, |run| Open::Lesson(run.into(), chapter, place));
            }
            Study::Practice => {
                let found = exercise::find(&props.open).and_then(|(group, place)| Practice::begin(group, place));
                self.open = found.map_or(Open::List, |run| Open::Practice(run.into()));
            }
            Study::Guess => {
                let Some((run, effects)) = guess::begin(&props.open) else { return };
                self.open = Open::Guess(run.into());
                self.go_through(ctx, effects);
            }
        }
    }

    fn go(&mut self, ctx: &Context<Learn>, way: LearnAction) {
        match &mut self.open {
            Open::List => {}
            Open::Lesson(run, ..) => {
                let act = match (way.at_board(), way) {
                    (Some(action), _) => Act::Board(action),
                    (_, LearnAction::Hint) => Act::Hint,
                    (_, LearnAction::Again) => Act::Again,
                    _ => Act::Next,
                };
                match run.update(act) {
                    Some(Wish::Answer) => self.later(ctx, LearnMsg::Answer),
                    Some(Wish::Keep(stars)) => ctx.props().on_learned.emit((run.lesson().id, stars)),
                    None => {}
                }
            }
            Open::Practice(run) => {
                let effects = match (way.at_board(), way) {
                    (Some(action), _) => run.update(exercise::PracticeAction::Board(action)),
                    (_, LearnAction::Hint) => run.update(exercise::PracticeAction::Hint),
                    (_, LearnAction::Again) => run.update(exercise::PracticeAction::Again),
                    _ => Vec::new(),
                };
                self.practise(ctx, effects);
            }
            Open::Guess(run) => {
                let effects = run.update(match (way.at_board(), way) {
                    (Some(action), _) => game::GuessAction::Board(action),
                    (_, LearnAction::Hint) => game::GuessAction::Show,
                    (_, LearnAction::Again) => game::GuessAction::Again,
                    _ => game::GuessAction::Next,
                });
                self.go_through(ctx, effects);
            }
        }
    }

    fn hear(&mut self, ctx: &Context<Learn>, reply: Reply) {
        match &mut self.open {
            Open::Practice(run) => {
                let effects = run.update(exercise::PracticeAction::Reply(reply));
                self.practise(ctx, effects);
            }
            Open::Guess(run) => {
                let effects = run.update(game::GuessAction::Reply(reply));
                self.go_through(ctx, effects);
            }
            Open::List | Open::Lesson(..) => {}
        }
    }

    fn practise(&mut self, ctx: &Context<Learn>, effects: Vec<exercise::PracticeEffect>) {
        let Open::Practice(run) = &self.open else { return };
        let ((group, place), hinting) = (run.place(), run.stage() == exercise::PracticeStage::Hinting);
        for effect in effects {
            match effect {
                exercise::PracticeEffect::Ask(request) if hinting => ctx.link().send_message(LearnMsg::Ask(request)),
                exercise::PracticeEffect::Ask(request) => self.later(ctx, LearnMsg::Ask(request)),
                exercise::PracticeEffect::Keep(stars) => {
                    ctx.props().on_reached.emit((practice::kept_as(group, place), stars.into()));
                }
            }
        }
    }

    fn go_through(&mut self, ctx: &Context<Learn>, effects: Vec<game::GuessEffect>) {
        let Open::Guess(run) = &self.open else { return };
        let kept = guess::kept_as(run.entry());
        for effect in effects {
            match effect {
                game::GuessEffect::Ask(request) => ctx.link().send_message(LearnMsg::Ask(request)),
                game::GuessEffect::StepSoon => self.later(ctx, LearnMsg::Answer),
                game::GuessEffect::Keep(hundredths) => ctx.props().on_reached.emit((kept.clone(), hundredths)),
            }
        }
    }

    /// Sends the message after a pause, so that the last move can be seen.
    fn later(&mut self, ctx: &Context<Learn>, msg: LearnMsg) {
        let link = ctx.link().clone();
        self.soon = Some(Timeout::new(PAUSE, move || link.send_message(msg)));
    }
}
