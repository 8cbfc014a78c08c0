//! The rules in our own words, with diagrams that can be played on.

use yew::prelude::*;

use super::scene::scene;
use super::table::Table;
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::session::{Action, Players, Session, Tree};
use crate::words;

/// The rules page.
#[component]
pub fn Rules() -> Html {
    html! {
        <main class="page rules">
            <h2>{ words::RULES_TITLE }</h2>
            <p>{ words::RULES_INTRO }</p>
            { for words::RULES.iter().map(|lesson| html! {
                <section class="lesson">
                    <div class="text">
                        <h3>{ lesson.title }</h3>
                        { for lesson.text.iter().map(|paragraph| html! { <p>{ *paragraph }</p> }) }
                    </div>
                    if let Some(fen) = lesson.fen {
                        <Diagram {fen} task={lesson.task} />
                    }
                </section>
            }) }
            <p class="credit">{ words::RULES_CREDIT }</p>
        </main>
    }
}

/// What a diagram is drawn from.
#[derive(Properties, PartialEq)]
struct DiagramProps {
    fen: &'static str,
    task: &'static str,
}

/// A small table on which both sides can be played.
struct Diagram {
    session: Option<Session<AnyPosition>>,
}

enum Msg {
    Act(Action),
    Reset,
}

fn set_up(fen: &str) -> Option<Session<AnyPosition>> {
    let position = AnyPosition::from_fen("hostage", fen).ok()?;
    Some(Session::new(Tree::new(position), Players::HUMANS, 1))
}

impl Component for Diagram {
    type Message = Msg;
    type Properties = DiagramProps;

    fn create(ctx: &Context<Diagram>) -> Diagram {
        Diagram { session: set_up(ctx.props().fen) }
    }

    fn update(&mut self, ctx: &Context<Diagram>, msg: Msg) -> bool {
        match msg {
            Msg::Act(action) => {
                if let Some(session) = &mut self.session {
                    // Two people at one diagram: no engine, and nothing to store.
                    session.update(action);
                }
            }
            Msg::Reset => self.session = set_up(ctx.props().fen),
        }
        true
    }

    fn view(&self, ctx: &Context<Diagram>) -> Html {
        let Some(session) = &self.session else { return Html::default() };
        let scene = scene(session);
        let nothing_said = scene.words.number == 0;
        let said = if nothing_said { ctx.props().task.to_owned() } else { scene.words.text.clone() };
        let moved = session.tree().len() > 1;
        html! {
            <figure class="diagram">
                <Table {scene} on_action={ctx.link().callback(Msg::Act)} />
                <figcaption>
                    <span role="status">{ said }</span>
                    <button type="button" data-action="reset" disabled={!moved} onclick={ctx.link().callback(|_| Msg::Reset)}>{ words::RESET }</button>
                </figcaption>
            </figure>
        }
    }
}
