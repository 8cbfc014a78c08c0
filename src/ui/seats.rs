//! The choice of the reader's side before a game.

use yew::prelude::*;

use super::chips::{Chip, chips};
use super::icon::icon;
use super::pieces::{colours_class, figure};
use crate::game::{Kind, Piece, Side};
use crate::session::new_game::SeatChoice;
use crate::words;

/// Draws the choice. The sides have the names and the colours of the game.
pub fn seats(chosen: SeatChoice, variant: &str, set: impl Fn(SeatChoice) + Clone + 'static) -> Html {
    let colours = words::colours_of(variant);
    let king = |side| {
        html! { <span class={colours_class(colours)}>{ figure(Piece { side, kind: Kind::King }, &[]) }</span> }
    };
    let side = |side| words::side_name(side, colours);
    let seats = [
        (SeatChoice::Side(Side::White), "seat-white", king(Side::White), side(Side::White)),
        (SeatChoice::Either, "seat-either", icon("dice"), words::text("either")),
        (SeatChoice::Side(Side::Black), "seat-black", king(Side::Black), side(Side::Black)),
    ];
    let seats = seats.map(|(seat, action, sign, text)| Chip {
        action: action.into(),
        chosen: chosen == seat,
        then: seat,
        content: html! { <>{ sign }<small>{ text }</small></> },
    });
    chips("seats", words::text("you-play"), seats, set)
}
