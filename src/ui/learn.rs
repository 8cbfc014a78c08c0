//! What there is to learn: a list of it, or one thing with its board. Where the engine is needed, the screen has one of its own, which
//! begins with the first question and ends when the screen is left.

mod course;
mod frame;
mod lesson;
mod practice;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, SvgElement};
use yew::prelude::*;

use self::course::list;
use super::keyboard::{focus_of, is_taken, stroke};
use crate::engine::client::Client;
use crate::engine::{Reply, Request};
use crate::game::any::AnyPosition;
use crate::link::Screen;
use crate::session::lesson::{Act, Chapter, Progress, Run, Wish, find};
use crate::session::practice::{self as exercise, Practice};
use crate::session::{BoardAction, Study, TableAction};
use crate::shell::keys::{self, Command};

/// How long a turn is looked at before the other side answers, in milliseconds.
const PAUSE: u32 = 700;

/// What it is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What is learned.
    pub study: Study,
    /// Its name; the list is shown if this names nothing.
    pub open: String,
    /// What was learned.
    pub progress: Progress,
    /// A lesson is open, or was finished with so many stars.
    pub on_learned: Callback<(&'static str, u8)>,
    /// So much was reached of something else.
    pub on_reached: Callback<(String, u32)>,
}

/// What somebody does who learns.
#[derive(Clone)]
pub enum Way {
    /// Something at the table.
    Touch(TableAction),
    /// One of the turns is chosen that are listed for a square.
    Landing(usize),
    /// A hint.
    Hint,
    /// Once more.
    Again,
    /// On.
    Next,
}

impl Way {
    /// What it is at the board.
    fn at_board(&self) -> Option<BoardAction> {
        match *self {
            Way::Touch(action) => Some(action.into()),
            Way::Landing(index) => Some(BoardAction::ChooseLanding(index)),
            Way::Hint | Way::Again | Way::Next => None,
        }
    }
}

/// What happens.
pub enum Msg {
    /// Somebody does this.
    Do(Way),
    /// A key.
    Key(KeyboardEvent),
    /// The other side of a lesson answers.
    Answer,
    /// The engine is to be asked.
    Ask(Request),
    /// The engine said something.
    Hear(Reply),
}

/// What is open.
enum Open {
    List,
    Lesson(Box<Run<AnyPosition>>, &'static Chapter, usize),
    Practice(Box<Practice<AnyPosition>>),
}

/// The screen.
pub struct Learn {
    open: Open,
    engine: Option<Client>,
    /// What comes when the turn has been seen.
    soon: Option<Timeout>,
    next: NodeRef,
    /// The way on takes the focus when it comes.
    done: bool,
    _keys: EventListener,
}

impl Component for Learn {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Learn>) -> Learn {
        let link = ctx.link().clone();
        let on_key = move |event: &Event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                link.send_message(Msg::Key(event.clone()));
            }
        };
        let options = EventListenerOptions::enable_prevent_default();
        Learn {
            open: open(ctx.props()),
            engine: None,
            soon: None,
            next: NodeRef::default(),
            done: false,
            _keys: EventListener::new_with_options(&window(), "keydown", options, on_key),
        }
    }

    fn changed(&mut self, ctx: &Context<Learn>, old: &Props) -> bool {
        let props = ctx.props();
        if (props.study, &props.open) != (old.study, &old.open) {
            // What the engine still says is about something else.
            (self.open, self.soon, self.engine) = (open(props), None, None);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Learn>, msg: Msg) -> bool {
        match msg {
            Msg::Do(way) => self.go(ctx, way),
            Msg::Key(event) => match meant(&event) {
                Some(way) => self.go(ctx, way),
                None => return false,
            },
            Msg::Answer => {
                if let Open::Lesson(run, ..) = &mut self.open {
                    run.update(Act::Answer);
                }
            }
            Msg::Ask(request) => {
                let hear = ctx.link().callback(Msg::Hear);
                self.engine.get_or_insert_with(|| Client::new(move |reply| hear.emit(reply))).ask(request);
            }
            Msg::Hear(reply) => self.hear(ctx, reply),
        }
        true
    }

    fn rendered(&mut self, _: &Context<Learn>, _: bool) {
        let done = match &self.open {
            Open::List => false,
            Open::Lesson(run, ..) => run.is_done(),
            Open::Practice(run) => run.stage() == exercise::Stage::Reached,
        };
        if done == std::mem::replace(&mut self.done, done) {
            return;
        }
        // What had the focus before sleeps now, or has gone.
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
        };
        frame.view(ctx, &self.next)
    }
}

/// The square of the board that the keys reach first.
fn first_square() -> Option<Element> {
    document().query_selector(".in-lesson [data-square][tabindex=\"0\"]").ok().flatten()
}

fn open(props: &Props) -> Open {
    let found = match props.study {
        Study::Lesson => find(&props.open).and_then(|(chapter, place)| {
            let lesson = &chapter.lessons[place];
            props.on_learned.emit((lesson.id, 0));
            Some(Open::Lesson(Run::begin(lesson)?.into(), chapter, place))
        }),
        Study::Practice => exercise::find(&props.open)
            .and_then(|(group, place)| Some(Open::Practice(Practice::begin(group, place)?.into()))),
    };
    found.unwrap_or(Open::List)
}

/// What a key means that the table has left.
fn meant(event: &KeyboardEvent) -> Option<Way> {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    if event.default_prevented() || is_taken(target.as_ref()) {
        return None;
    }
    let way = match keys::find(Screen::Learn, focus_of(target.as_ref()), &stroke(event))? {
        Command::Hint => Way::Hint,
        Command::Back => Way::Touch(TableAction::Back),
        _ => return None,
    };
    event.prevent_default();
    Some(way)
}

impl Learn {
    fn go(&mut self, ctx: &Context<Learn>, way: Way) {
        match &mut self.open {
            Open::List => {}
            Open::Lesson(run, ..) => {
                let act = match (way.at_board(), way) {
                    (Some(action), _) => Act::Board(action),
                    (_, Way::Hint) => Act::Hint,
                    (_, Way::Again) => Act::Again,
                    _ => Act::Next,
                };
                match run.update(act) {
                    Some(Wish::Answer) => self.later(ctx, Msg::Answer),
                    Some(Wish::Keep(stars)) => ctx.props().on_learned.emit((run.lesson().id, stars)),
                    None => {}
                }
            }
            Open::Practice(run) => {
                let effects = match (way.at_board(), way) {
                    (Some(action), _) => run.update(exercise::Action::Board(action)),
                    (_, Way::Hint) => run.update(exercise::Action::Hint),
                    (_, Way::Again) => run.update(exercise::Action::Again),
                    _ => Vec::new(),
                };
                self.practise(ctx, effects);
            }
        }
    }

    fn hear(&mut self, ctx: &Context<Learn>, reply: Reply) {
        if let Open::Practice(run) = &mut self.open {
            let effects = run.update(exercise::Action::Hear(reply));
            self.practise(ctx, effects);
        }
    }

    fn practise(&mut self, ctx: &Context<Learn>, effects: Vec<exercise::Effect>) {
        let Open::Practice(run) = &self.open else { return };
        let ((group, place), hinting) = (run.place(), run.stage() == exercise::Stage::Hinting);
        for effect in effects {
            match effect {
                exercise::Effect::Ask(request) if hinting => ctx.link().send_message(Msg::Ask(request)),
                exercise::Effect::Ask(request) => self.later(ctx, Msg::Ask(request)),
                exercise::Effect::Keep(stars) => {
                    ctx.props().on_reached.emit((practice::kept_as(group, place), stars.into()));
                }
            }
        }
    }

    /// Says this when the turn has been seen.
    fn later(&mut self, ctx: &Context<Learn>, msg: Msg) {
        let link = ctx.link().clone();
        self.soon = Some(Timeout::new(PAUSE, move || link.send_message(msg)));
    }
}
