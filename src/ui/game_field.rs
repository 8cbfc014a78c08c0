//! The only place where players choose a game and its switches. It knows the names of rule sets and nothing else about
//! the games.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::chips::{Chip, chips};
use super::scene::thumb::thumb;
use super::thumb::draw;
use crate::game::Game;
use crate::game::any::{AnyPosition, variants};
use crate::game::rules::{Choices, family, games};
use crate::words;

/// Draws each game with its first position.
fn cards(games: &[&'static str], props: &Props) -> Html {
    let card = |&name: &&'static str| Chip {
        action: format!("game-{}", family(name)).into(),
        chosen: family(name) == family(props.variant),
        then: name,
        content: html! {
            <>
                { for AnyPosition::start(name).map(|start| draw(&thumb(&start))) }
                <strong>{ words::game_name(name) }</strong>
            </>
        },
    };
    let on_new = props.on_new.clone();
    chips("games", words::text("game"), games.iter().map(card), move |name| on_new.emit(name))
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub variant: &'static str,
    /// Starts a new game with these rules.
    pub on_new: Callback<&'static str>,
    /// True if the games are cards with pictures instead of a list.
    #[prop_or_default]
    pub cards: bool,
}

/// The choice of a game, and the switches of the current game. Each choice begins a new game.
#[component]
pub fn GameField(props: &Props) -> Html {
    let names: Vec<&'static str> = variants().collect();
    let games = games(names.iter().copied());
    let choices = Choices::new(&names, props.variant);
    let on_game = {
        let (on_new, games) = (props.on_new.clone(), games.clone());
        Callback::from(move |event: Event| {
            let field: Option<HtmlSelectElement> = event.target_dyn_into();
            let chosen = field.and_then(|field| games.iter().find(|name| family(name) == field.value()).copied());
            if let Some(variant) = chosen {
                on_new.emit(variant);
            }
        })
    };
    let on_switch = |word: &'static str| {
        let (on_new, with) = (props.on_new.clone(), choices.with(word));
        Callback::from(move |_: Event| {
            if let Some(variant) = with {
                on_new.emit(variant);
            }
        })
    };
    let switch = |kind: &'static str, word: &'static str| {
        html! {
            <label key={word} class="switch">
                <input type={kind} name={(kind == "radio").then_some("board")} data-switch={word}
                    checked={choices.is_on(word)} onchange={on_switch(word)} />
                <span>{ words::switch_name(word) }</span>
            </label>
        }
    };
    html! {
        <div class="game">
            if props.cards {
                { cards(&games, props) }
            } else {
            <label class="time">
                <span class="legend">{ words::text("game") }</span>
                <select data-action="game" onchange={on_game}>
                    { for games.iter().map(|name| html! {
                        <option value={family(name)} selected={family(name) == family(props.variant)}>{ words::game_name(name) }</option>
                    }) }
                </select>
            </label>
            }
            if !choices.alternatives.is_empty() {
                <div class="switches" role="radiogroup" aria-label={words::text("boards")}>
                    { for choices.alternatives.iter().map(|word| switch("radio", word)) }
                </div>
            }
            if !choices.switches.is_empty() {
                <div class="switches" role="group" aria-label={words::text("switches")}>
                    { for choices.switches.iter().map(|word| switch("checkbox", word)) }
                </div>
            }
        </div>
    }
}
