//! Small pictures of the boards and pieces that a reader can choose.

use yew::prelude::*;

use crate::session::settings::SettingId;

/// The picture of a value of a setting that changes what boards or pieces look like.
pub fn tile(setting: SettingId, value: &'static str) -> Option<Html> {
    match setting {
        SettingId::Board => Some(board(value)),
        // static/designs.js brings the pieces of all designs.
        SettingId::Design => Some(pair(&format!("#{value}"), "")),
        SettingId::Pieces => Some(pair("#piece", value)),
        _ => None,
    }
}

/// A corner of a board, in which a knight has just moved.
fn board(name: &'static str) -> Html {
    html! {
        <svg class="swatch" viewBox="0 0 400 200" aria-hidden="true" data-board={name}>
            <rect class="light" width="400" height="200" />
            <path class="dark" d="M100 0h100v100H100zM300 0h100v100H300zM0 100h100v100H0zM200 100h100v100H200z" />
            <path class="last-dark" d="M0 100h100v100H0z" />
            <path class="last-light" d="M200 0h100v100H200z" />
            { piece("#piece-n", "piece-white", 200, 0) }
            { piece("#piece-b", "piece-black", 300, 0) }
        </svg>
    }
}

/// A white knight and a black queen. `names` is the beginning of the names of their drawings.
fn pair(names: &str, colours: &'static str) -> Html {
    html! {
        <svg class="swatch" viewBox="0 0 200 100" aria-hidden="true">
            <rect class="dark" width="100" height="100" />
            <rect class="light" x="100" width="100" height="100" />
            { piece(&format!("{names}-n"), classes!("piece-white", colours), 0, 0) }
            { piece(&format!("{names}-q"), classes!("piece-black", colours), 100, 0) }
        </svg>
    }
}

fn piece(drawing: &str, class: impl Into<Classes>, x: u32, y: u32) -> Html {
    html! { <use class={class.into()} href={drawing.to_owned()} x={x.to_string()} y={y.to_string()} width="100" height="100" /> }
}
