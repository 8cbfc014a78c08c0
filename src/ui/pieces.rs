//! The men as pictures: references into the sprite that stands in the page.

use yew::prelude::*;

use crate::game::{Colours, Kind, Piece, Side};
use crate::words;

/// How attributes and classes call a side.
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// The class that colours a man.
pub const fn side_class(side: Side) -> &'static str {
    match side {
        Side::White => "piece-white",
        Side::Black => "piece-black",
    }
}

/// The class that says what colours the two sides have.
pub const fn colours_class(colours: Colours) -> Option<&'static str> {
    match colours {
        Colours::WhiteBlack => None,
        Colours::YellowRed => Some("yellow-red"),
    }
}

/// The address of a man's symbol in the sprite, told which men are not drawn by their own letters.
pub fn symbol(piece: Piece, symbols: &[(Kind, char)]) -> String {
    let drawn = symbols.iter().find(|(kind, _)| *kind == piece.kind).map(|&(_, letter)| letter);
    format!("#piece-{}", drawn.unwrap_or(piece.kind.letter().to_ascii_lowercase()))
}

/// A man by himself, outside of the board: he stands on the ground of what he is drawn in.
pub fn figure(piece: Piece, symbols: &[(Kind, char)]) -> Html {
    html! {
        <svg class={classes!("figure", side_class(piece.side))} viewBox="0 0 100 100" preserveAspectRatio="xMidYMax" aria-hidden="true">
            <use href={symbol(piece, symbols)} width="100" height="100" />
        </svg>
    }
}

/// A move in notation, with its figurines drawn. Translators leave it alone.
pub fn move_text(text: &str) -> Html {
    html! { <span translate="no">{ figurines(text) }</span> }
}

fn figurines(text: &str) -> Html {
    if !text.chars().any(|sign| words::figurine(sign).is_some()) {
        return html! { text };
    }
    let draw = |sign| match words::figurine(sign) {
        Some(letter) => html! {
            <svg class="figurine" viewBox="10 8 80 84" aria-hidden="true"><use href={format!("#piece-{letter}")} width="100" height="100" /></svg>
        },
        None => html! { sign },
    };
    text.chars().map(draw).collect()
}
