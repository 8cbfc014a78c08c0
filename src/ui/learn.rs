//! The lessons: a list of them, or one with its board.

mod course;

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, SvgElement};
use yew::prelude::*;

use self::course::{course, link_to, list, starred};
use super::icon::{icon, signed};
use super::keyboard::{focus_of, is_taken, stroke};
use super::panel::{choices, words_row};
use super::scene::lesson_scene;
use super::table::Table;
use crate::game::any::AnyPosition;
use crate::link::Screen;
use crate::session::lesson::{Act, Chapter, Progress, Run, Said, Wish, after, find};
use crate::session::{BoardAction, TableAction};
use crate::shell::keys::{self, Command};
use crate::words;

/// How long a turn is looked at before the other side answers, in milliseconds.
const PAUSE: u32 = 700;

/// What the lessons are drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The lesson that is open; none if this names none.
    pub open: String,
    /// What was learned.
    pub progress: Progress,
    /// A lesson is open, or was finished with so many stars.
    pub on_learned: Callback<(&'static str, u8)>,
}

/// What happens in a lesson.
pub enum Msg {
    /// Something is done in it.
    Act(Act),
    /// A key.
    Key(KeyboardEvent),
}

/// The lessons.
pub struct Learn {
    run: Option<Run<AnyPosition>>,
    answer: Option<Timeout>,
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
            run: open(ctx.props()),
            answer: None,
            next: NodeRef::default(),
            done: false,
            _keys: EventListener::new_with_options(&window(), "keydown", options, on_key),
        }
    }

    fn changed(&mut self, ctx: &Context<Learn>, old: &Props) -> bool {
        if ctx.props().open != old.open {
            (self.run, self.answer) = (open(ctx.props()), None);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Learn>, msg: Msg) -> bool {
        let act = match msg {
            Msg::Act(act) => act,
            Msg::Key(event) => match meant(&event) {
                Some(act) => act,
                None => return false,
            },
        };
        let Some(run) = &mut self.run else { return false };
        let link = ctx.link().clone();
        match run.update(act) {
            Some(Wish::Answer) => {
                self.answer = Some(Timeout::new(PAUSE, move || link.send_message(Msg::Act(Act::Answer))));
            }
            Some(Wish::Keep(stars)) => ctx.props().on_learned.emit((run.lesson().id, stars)),
            None => {}
        }
        true
    }

    fn rendered(&mut self, _: &Context<Learn>, _: bool) {
        let done = self.run.as_ref().is_some_and(Run::is_done);
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
        match (&self.run, find(&ctx.props().open)) {
            (Some(run), Some((chapter, place))) => self.lesson(ctx, run, chapter, place),
            _ => list(&ctx.props().open, &ctx.props().progress),
        }
    }
}

/// The square of the lesson's board that the keys reach first.
fn first_square() -> Option<Element> {
    document().query_selector(".in-lesson [data-square][tabindex=\"0\"]").ok().flatten()
}

fn open(props: &Props) -> Option<Run<AnyPosition>> {
    let (chapter, place) = find(&props.open)?;
    let lesson = &chapter.lessons[place];
    props.on_learned.emit((lesson.id, 0));
    Run::begin(lesson)
}

/// What a key means that the table has left.
fn meant(event: &KeyboardEvent) -> Option<Act> {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    if event.default_prevented() || is_taken(target.as_ref()) {
        return None;
    }
    let act = match keys::find(Screen::Learn, focus_of(target.as_ref()), &stroke(event))? {
        Command::Hint => Act::Hint,
        Command::Back => Act::Board(TableAction::Back.into()),
        _ => return None,
    };
    event.prevent_default();
    Some(act)
}

impl Learn {
    fn lesson(&self, ctx: &Context<Learn>, run: &Run<AnyPosition>, chapter: &'static Chapter, place: usize) -> Html {
        let scene = Rc::new(lesson_scene(run));
        let lesson = run.lesson();
        let turn = super::men::side_word(scene.turn);
        let fresh = (*run.said().0 == Said::Task && scene.words.text == words::lesson_said(run)).then_some("fresh");
        let act = |act: Act| ctx.link().callback(move |_: MouseEvent| Msg::Act(act.clone()));
        let on_touch = ctx.link().callback(|action: TableAction| Msg::Act(Act::Board(action.into())));
        let steps = lesson.steps.len();
        let reached = if run.is_done() { run.step() + 1 } else { run.step() };
        html! {
            <main class={classes!("play", "in-lesson", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1), fresh)}
                data-lesson={lesson.id} data-step={(run.step() + 1).to_string()} data-solved={run.is_solved().to_string()}
                data-turn={turn} data-thinking={(*run.said().0 == Said::Right).to_string()} data-result="" data-fen={scene.fen.clone()}>
                <Table key={format!("{} {}", lesson.id, run.step())} screen={Screen::Learn} scene={scene.clone()}
                    on_action={on_touch.clone()}
                    on_landing={ctx.link().callback(|index| Msg::Act(Act::Board(BoardAction::ChooseLanding(index))))} />
                <section class="panel">
                    <div class="lesson-head">
                        <a class="lesson-back" href="#/learn" aria-label={words::text("learn-all")} title={words::text("learn-all")}>{ icon("chevron-left") }</a>
                        <p class="eyebrow">{ words::lesson_place(place + 1, chapter.lessons.len()) }</p>
                        <h2>{ words::text(lesson.id) }</h2>
                        if steps > 1 {
                            <div class="lesson-steps" aria-hidden="true">
                                { for (0..steps).map(|step| html! { <span class={classes!((step < reached).then_some("past"))}></span> }) }
                            </div>
                        }
                        { starred(run.stars(), words::stars_to_be_had(run.stars())) }
                        <a class="lesson-play" href="#/play" aria-label={words::text("nav-play")} title={words::text("nav-play")}>{ icon("play") }</a>
                    </div>
                    <div class="lesson-card">
                        <h3>{ signed("target", words::lesson_task(run)) }</h3>
                        <p>{ words::lesson_part(lesson, "text") }</p>
                    </div>
                    { words_row(&scene) }
                    { choices(&scene, &on_touch) }
                    { course(chapter, lesson.id, &ctx.props().progress) }
                    <div class="lesson-ways">
                        <button type="button" class="way" data-action="lesson-again" onclick={act(Act::Again)}>{ signed("rematch", words::text("learn-again")) }</button>
                        <button type="button" class="way" data-action="lesson-hint" disabled={!run.board().is_open()} onclick={act(Act::Hint)}>
                            { signed("hint", words::text(if matches!(run.said().0, Said::Hint) { "learn-show" } else { "hint" })) }
                        </button>
                        { self.way_on(run, act(Act::Next)) }
                    </div>
                </section>
            </main>
        }
    }

    /// The way on: asleep until there is one.
    fn way_on(&self, run: &Run<AnyPosition>, onclick: Callback<MouseEvent>) -> Html {
        let next = || html! { <><span>{ words::text("learn-next") }</span>{ icon("chevron-right") }</> };
        if !run.is_solved() {
            return html! {
                <button key="step" ref={self.next.clone()} type="button" class="way primary" data-action="lesson-next" disabled={!run.is_done()} {onclick}>{ next() }</button>
            };
        }
        match after(run.lesson().id) {
            Some(lesson) => html! {
                <a key="lesson" ref={self.next.clone()} class="way primary" data-action="lesson-next" href={link_to(lesson.id)}>{ next() }</a>
            },
            None => html! {
                <a key="end" ref={self.next.clone()} class="way primary" data-action="lesson-end" href="#/learn">{ signed("check", words::text("learn-all")) }</a>
            },
        }
    }
}
