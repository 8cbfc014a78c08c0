//! The pieces as pictures: references into the sprite in the page.

use yew::prelude::*;

use crate::game::{Colours, Kind, Piece, Side};
use crate::session::Opponent;
use crate::words;

/// The class that sets a piece's colour.
pub const fn side_class(side: Side) -> &'static str {
    match side {
        Side::White => "piece-white",
        Side::Black => "piece-black",
    }
}

/// The class for the colours of the two sides.
pub const fn colours_class(colours: Colours) -> Option<&'static str> {
    match colours {
        Colours::WhiteBlack => None,
        Colours::YellowRed => Some("yellow-red"),
    }
}

/// The reference to a piece's symbol in the sprite. `symbols` lists the pieces whose symbol has a different letter.
pub fn symbol(piece: Piece, symbols: &[(Kind, char)]) -> String {
    let drawn = symbols.iter().find(|(kind, _)| *kind == piece.kind).map(|&(_, letter)| letter);
    format!("#piece-{}", drawn.unwrap_or(piece.kind.letter().to_ascii_lowercase()))
}

/// A piece outside the board. It stands on the bottom edge of its picture.
pub fn figure(piece: Piece, symbols: &[(Kind, char)]) -> Html {
    html! {
        <svg class={classes!("figure", side_class(piece.side))} viewBox="0 0 100 100" preserveAspectRatio="xMidYMax" aria-hidden="true">
            <use href={symbol(piece, symbols)} width="100" height="100" />
        </svg>
    }
}

/// The face of a computer opponent. The Recruit's ground tells it from the Cadet.
pub fn face(opponent: Opponent) -> Html {
    let piece = Piece { side: Side::Black, kind: opponent.kind };
    html! { <span class={classes!("face", opponent.is_recruit().then_some("recruit"))}>{ figure(piece, &[]) }</span> }
}

/// A move in notation, with figurines as pictures. It is excluded from machine translation.
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
