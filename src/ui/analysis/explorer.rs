//! The opening explorer: how games continued from the position shown. Its data is fetched when it is switched on.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::game::any::AnyPosition;
use crate::opening::{FILE, Openings};
use crate::session::analysis::AnalysisAction;
use crate::ui::fetch::fetch;
use crate::ui::pieces::move_text;
use crate::ui::scene::explorer::{ExplorerRow, explorer};
use crate::ui::text_button::{saying, text_button};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub on: bool,
    /// The moves that lead to the position shown.
    pub moves: Vec<String>,
    pub position: AnyPosition,
    pub on_action: Callback<AnalysisAction>,
}

/// State of the download of the openings.
enum Arrival {
    Coming,
    Lost,
    Here(Rc<Openings>),
}

#[component]
pub fn Explorer(props: &Props) -> Html {
    let state = use_state(|| Arrival::Coming);
    let attempt = use_state(|| 0);
    use_effect_with((props.on, *attempt), {
        let state = state.clone();
        move |&(on, _)| {
            if on && !matches!(*state, Arrival::Here(_)) {
                state.set(Arrival::Coming);
                spawn_local(async move {
                    let openings = fetch(FILE).await.ok().and_then(|text| Openings::read(&text).ok());
                    state.set(openings.map_or(Arrival::Lost, |openings| Arrival::Here(openings.into())));
                });
            }
        }
    });
    let (mut name, mut content) = (None, Html::default());
    match &*state {
        _ if !props.on => {}
        Arrival::Coming => name = Some(words::text("explorer-coming").to_owned()),
        Arrival::Lost => {
            let again = Callback::from(move |_: MouseEvent| attempt.set(*attempt + 1));
            content = html! {
                <>
                    <p role="alert">{ words::text("explorer-lost") }</p>
                    { text_button("explorer-again", words::text("try-again"), again) }
                </>
            };
        }
        Arrival::Here(openings) => {
            let view = explorer(openings, &props.moves, &props.position);
            content = match view.rows.is_empty() {
                true => html! { <p>{ words::text("explorer-none") }</p> },
                false => html! {
                    <>
                        { rows(&view.rows, &props.on_action) }
                        <p><a data-action="findings" href="#/findings">{ words::text("findings-title") }</a></p>
                    </>
                },
            };
            name = view.name;
        }
    }
    html! {
        <section class="explorer" aria-label={words::text("explorer")}>
            <div class="explorer-head">
                <button type="button" class="switch-button" data-action="explorer" aria-pressed={props.on.to_string()}
                    onclick={saying(&props.on_action, AnalysisAction::Explorer(!props.on))}>
                    <span class="knob" aria-hidden="true"></span>{ words::text("explorer") }
                </button>
                <span class="opening-name" aria-live="polite">{ name }</span>
            </div>
            { content }
        </section>
    }
}

fn rows(rows: &[ExplorerRow], on_action: &Callback<AnalysisAction>) -> Html {
    html! {
        <div class="explorer-rows" role="group" aria-label={words::text("explorer-how")} title={words::text("explorer-how")}>
            <div class="explorer-row titles" aria-hidden="true">
                { for ["explorer-move", "explorer-games", "explorer-results", "explorer-worth"].map(|id| html! { <span>{ words::text(id) }</span> }) }
            </div>
            { for rows.iter().map(|row| html! {
                <button type="button" class="explorer-row" key={row.uci.clone()} data-explorer={row.uci.clone()} aria-label={row.said.clone()}
                    onclick={saying(on_action, AnalysisAction::Propose(row.uci.clone()))}>
                    <b>{ move_text(&row.text) }</b>
                    <span>{ if row.games > 0 { words::grouped(row.games) } else { "–".to_owned() } }</span>
                    { results(row) }
                    <span>{ &row.score }</span>
                </button>
            }) }
        </div>
    }
}

/// Draws a bar with the shares of White's wins, draws and Black's wins.
fn results(row: &ExplorerRow) -> Html {
    let [white, draws, black] = row.shares;
    if row.games == 0 {
        return html! { <span></span> };
    }
    html! {
        <span class="results">
            <small>{ words::percent(white) }</small>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect class="all" width="100" height="10" />
                <rect class="draws" width={(white + draws).to_string()} height="10" />
                <rect class="white" width={white.to_string()} height="10" />
            </svg>
            <small>{ words::percent(black) }</small>
        </span>
    }
}
