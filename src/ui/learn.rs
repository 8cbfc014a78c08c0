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
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use self::course::list;
use self::frame::LessonFrame;
use super::event_fields::stroke;
use super::focus::give_focus;
use super::keyboard::{focus_of, is_taken};
use super::storage::settings;
use crate::engine::Request;
use crate::engine::client::Client;
use crate::game::any::AnyPosition;
use crate::link::Screen;
use crate::session::Skill;
use crate::session::lesson::LessonProgress;
use crate::session::{Board, BoardAction, ExerciseAction, ExerciseEffect, NewGame, Study};
use crate::shell::keys::{Command, find_beside};

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
    /// The answer to the question whether the reader plays chess.
    pub skill: Option<Skill>,
    /// True if a game is running. A new one does not lose it.
    pub kept: bool,
    /// True if a friend waits for the reader's move in the game that is running.
    pub waits: bool,
    /// Begins a game.
    pub on_new: Callback<NewGame>,
}

pub enum LearnMsg {
    Do(ExerciseAction),
    Key(KeyboardEvent),
    Ask(Request),
}

/// An item of the list, open at a board.
trait Studied {
    fn update(&mut self, action: ExerciseAction) -> Vec<ExerciseEffect>;

    fn frame(&self, props: &Props) -> LessonFrame;

    fn board(&self) -> &Board<AnyPosition>;

    /// True if the reader can only go on.
    fn is_done(&self) -> bool;

    /// Reports a result to be stored.
    fn keep(&self, props: &Props, result: u32);
}

/// An open item and its first effects.
type Opened = (Box<dyn Studied>, Vec<ExerciseEffect>);

pub struct Learn {
    /// The open item. None if the list is shown.
    open: Option<Box<dyn Studied>>,
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
            open: None,
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
            LearnMsg::Do(action) => self.act(ctx, action),
            LearnMsg::Key(event) => match meant(&event) {
                Some(action) => self.act(ctx, action),
                None => return false,
            },
            LearnMsg::Ask(request) => {
                let hear = ctx.link().callback(|reply| LearnMsg::Do(ExerciseAction::Reply(reply)));
                self.engine.get_or_insert_with(|| Client::new(move |reply| hear.emit(reply))).ask(request);
            }
        }
        true
    }

    fn rendered(&mut self, _: &Context<Learn>, _: bool) {
        let done = self.open.as_ref().is_some_and(|run| run.is_done());
        if done == std::mem::replace(&mut self.done, done) {
            return;
        }
        // The element that had the focus is now disabled or gone.
        let to = if done { self.next.cast::<Element>() } else { first_square() };
        if let Some(to) = to {
            give_focus(&to);
        }
    }

    fn view(&self, ctx: &Context<Learn>) -> Html {
        match &self.open {
            None => list(ctx.props()),
            Some(run) => run.frame(ctx.props()).view(ctx, &self.next),
        }
    }
}

/// The square that Tab reaches first.
fn first_square() -> Option<Element> {
    document().query_selector(".in-lesson [data-square][tabindex=\"0\"]").ok().flatten()
}

/// The action of a key that the table did not handle.
fn meant(event: &KeyboardEvent) -> Option<ExerciseAction> {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    if event.default_prevented() || is_taken(target.as_ref()) {
        return None;
    }
    let action = match find_beside(Screen::Learn, focus_of(target.as_ref()), &stroke(event), &settings())? {
        Command::Hint => ExerciseAction::Hint,
        Command::Back => BoardAction::Back.into(),
        _ => return None,
    };
    event.prevent_default();
    Some(action)
}

impl Learn {
    /// Opens the item that the address names. Later engine replies belong to another item and are ignored.
    fn enter(&mut self, ctx: &Context<Learn>) {
        (self.open, self.soon, self.engine) = (None, None, None);
        let begin = match ctx.props().study {
            Study::Lesson => lesson::begin,
            Study::Practice => practice::begin,
            Study::Guess => guess::begin,
        };
        if let Some((run, effects)) = begin(ctx.props()) {
            self.open = Some(run);
            self.carry_out(ctx, effects);
        }
    }

    fn act(&mut self, ctx: &Context<Learn>, action: ExerciseAction) {
        if let Some(run) = &mut self.open {
            let effects = run.update(action);
            self.carry_out(ctx, effects);
        }
    }

    fn carry_out(&mut self, ctx: &Context<Learn>, effects: Vec<ExerciseEffect>) {
        for effect in effects {
            match effect {
                ExerciseEffect::Ask(request) => ctx.link().send_message(LearnMsg::Ask(request)),
                ExerciseEffect::AskSoon(request) => self.later(ctx, LearnMsg::Ask(request)),
                ExerciseEffect::AnswerSoon => self.later(ctx, LearnMsg::Do(ExerciseAction::Answer)),
                ExerciseEffect::Decided(result) => {
                    if let Some(run) = &self.open {
                        run.keep(ctx.props(), result);
                    }
                }
            }
        }
    }

    /// Sends the message after a pause, so that the last move can be seen.
    fn later(&mut self, ctx: &Context<Learn>, msg: LearnMsg) {
        let link = ctx.link().clone();
        self.soon = Some(Timeout::new(settings().pause(PAUSE), move || link.send_message(msg)));
    }
}
