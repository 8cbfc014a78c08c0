//! The frame around the board of a lesson, an exercise or a guessed game: title, task, status and controls.

use std::rc::Rc;

use yew::prelude::*;

use super::{Learn, LearnMsg};
use crate::link::{Screen, puzzles};
use crate::session::{BoardAction, ExerciseAction, NewGame};
use crate::ui::icon::{icon, signed};
use crate::ui::panel::{Record, choices, words_row};
use crate::ui::scene::Scene;
use crate::ui::table::{Table, asked};
use crate::ui::text_button::once;
use crate::words;

pub(super) enum NextStep {
    /// Continues within the open item. True if the button is enabled.
    Button(bool),
    Link(String),
    /// Returns to the list, because nothing follows.
    End,
    /// The course is over, and a game follows.
    Game(CourseEnd),
}

/// The end of the course: a card with applause, and the first game.
pub(super) struct CourseEnd {
    /// Stars won, and all stars.
    pub stars: (usize, usize),
    /// The stars as a sentence.
    pub says: String,
    pub game: NewGame,
    /// The label of the button that begins the game.
    pub play: String,
    /// True if another game is running, which is kept.
    pub kept: bool,
}

pub(super) struct LessonFrame {
    /// The name, for tests.
    pub id: String,
    pub scene: Rc<Scene>,
    /// The index of the step, from 0.
    pub step: usize,
    pub solved: bool,
    /// True if it is the other side's move.
    pub thinking: bool,
    /// True if the status line would repeat the card's text.
    pub fresh: bool,
    /// The position in the list, as text.
    pub place: String,
    pub title: &'static str,
    /// Number of finished steps, and of all steps.
    pub steps: (usize, usize),
    /// Stars or points.
    pub marks: Html,
    pub task: String,
    pub text: &'static str,
    /// Whether the reader may go to the moves of the game; none if they are not listed.
    pub record: Option<bool>,
    pub list: Html,
    /// Text id of the hint button, and whether it is enabled.
    pub hint: (&'static str, bool),
    /// The move that the engine recommends, for tests.
    pub advice: Option<String>,
    pub next: NextStep,
}

impl LessonFrame {
    pub(super) fn view(self, ctx: &Context<Learn>, node: &NodeRef) -> Html {
        let LessonFrame { scene, steps: (reached, steps), .. } = &self;
        let link = ctx.link();
        let waits = ctx.props().waits;
        let play = words::text(if waits { "learn-to-friend" } else { "nav-play" });
        let act = |action: ExerciseAction| link.callback(move |_: MouseEvent| LearnMsg::Do(action.clone()));
        let on_board = link.callback(|action: BoardAction| LearnMsg::Do(action.into()));
        let on_ask = asked(link, |learn: &Learn| learn.open.as_ref().map(|open| open.board()));
        html! {
            <main class={classes!("play", "in-lesson", scene.size.classes(), self.fresh.then_some("fresh"))}
                data-lesson={self.id.clone()} data-step={(self.step + 1).to_string()} data-solved={self.solved.to_string()}
                data-turn={scene.turn.name()} data-thinking={self.thinking.to_string()} data-result="" data-advice={self.advice.clone()} data-fen={scene.fen.clone()}>
                <Table key={format!("{} {}", self.id, self.step)} screen={Screen::Learn} scene={scene.clone()} {on_ask} on_action={on_board.clone()} />
                <section class="panel">
                    <div class="lesson-head">
                        <a class="lesson-back" href="#/learn" aria-label={words::text("learn-all")} title={words::text("learn-all")}>{ icon("chevron-left") }</a>
                        <p class="eyebrow">{ &self.place }</p>
                        <h2>{ self.title }</h2>
                        if *steps > 1 {
                            <div class="lesson-steps" aria-hidden="true">
                                { for (0..*steps).map(|step| html! { <span class={classes!((step < *reached).then_some("past"))}></span> }) }
                            </div>
                        }
                        { self.marks.clone() }
                        <a class={classes!("lesson-play", waits.then_some("waits"))} href="#/play" aria-label={play} title={play}>{ icon("play") }if waits { <span>{ play }</span> }</a>
                    </div>
                    { self.card(waits) }
                    { words_row(scene) }
                    { choices(scene, &on_board) }
                    if let Some(awake) = self.record {
                        <fieldset class="lesson-record" disabled={!awake}>
                            <Record plies={scene.record.clone()} all={scene.plies} result="" on_go={on_board.clone()} />
                        </fieldset>
                    }
                    { self.list.clone() }
                    <div class={classes!("lesson-ways", matches!(self.next, NextStep::Game(_)).then_some("to-game"))}>
                        if let NextStep::Game(end) = &self.next {
                            { if waits { to_friend(node) } else { game(end, ctx, node) } }
                        }
                        <button type="button" class="way" data-action="lesson-again" onclick={act(ExerciseAction::Again)}>{ signed("rematch", words::text("learn-again")) }</button>
                        if let NextStep::Game(end) = &self.next {
                            <a class="way" data-action="to-puzzles" href={puzzles("", end.game.variant)}>{ signed("puzzle", words::text("puzzles-title")) }</a>
                        } else if let (true, NextStep::Link(next)) = (waits, &self.next) {
                            // A friend waits: after each lesson the way leads back to the game.
                            <a class="way" data-action="lesson-next" href={next.clone()}><span>{ words::text("learn-next") }</span>{ icon("chevron-right") }</a>
                            { to_friend(node) }
                        } else {
                            <button type="button" class="way" data-action="lesson-hint" disabled={!self.hint.1} onclick={once(act(ExerciseAction::Hint))}>
                                { signed("hint", words::text(self.hint.0)) }
                            </button>
                            { self.way_on(node, act(ExerciseAction::Next)) }
                        }
                    </div>
                </section>
            </main>
        }
    }

    /// Draws the task and the text, or the applause at the end of the course.
    fn card(&self, waits: bool) -> Html {
        if let NextStep::Game(end) = &self.next {
            let (won, all) = end.stars;
            return html! {
                <div class="lesson-card finished">
                    <h3>{ words::text("learn-finished") }</h3>
                    <div class="stars" aria-hidden="true">
                        { for (0..all).map(|place| html! { <span class={classes!((place < won).then_some("won"))}>{ icon("star") }</span> }) }
                    </div>
                    <p>{ &end.says }</p>
                    if end.kept && !waits { <p class="stays">{ words::text("game-stays") }</p> }
                </div>
            };
        }
        let is_done = self.steps.0 > self.step;
        html! {
            <div class={classes!("lesson-card", is_done.then_some("done"))}>
                <h3>{ signed(if is_done { "check" } else { "target" }, &self.task) }</h3>
                <p>{ self.text }</p>
            </div>
        }
    }

    /// Draws the button or link that continues.
    fn way_on(&self, node: &NodeRef, onclick: Callback<MouseEvent>) -> Html {
        let next = || html! { <><span>{ words::text("learn-next") }</span>{ icon("chevron-right") }</> };
        let node = node.clone();
        match &self.next {
            NextStep::Button(awake) => html! {
                <button key="step" ref={node} type="button" class="way primary" data-action="lesson-next" disabled={!awake} {onclick}>{ next() }</button>
            },
            NextStep::Link(href) => html! {
                <a key="lesson" ref={node} class="way primary" data-action="lesson-next" href={href.clone()}>{ next() }</a>
            },
            NextStep::End | NextStep::Game(_) => html! {
                <a key="end" ref={node} class="way primary" data-action="lesson-end" href="#/learn">{ signed("check", words::text("learn-all")) }</a>
            },
        }
    }
}

/// Draws the link to the game in which a friend waits.
fn to_friend(node: &NodeRef) -> Html {
    html! {
        <a key="friend" ref={node.clone()} class="way primary" data-action="to-friend" href="#/play">{ signed("play", words::text("learn-to-friend")) }</a>
    }
}

/// Draws the button that begins the game after the course.
fn game(end: &CourseEnd, ctx: &Context<Learn>, node: &NodeRef) -> Html {
    let (on_new, game) = (ctx.props().on_new.clone(), end.game);
    let onclick = Callback::from(move |_: MouseEvent| on_new.emit(game));
    html! {
        <button key="game" ref={node.clone()} type="button" class="way primary" data-action="first-game" {onclick}>{ signed("play", &end.play) }</button>
    }
}
