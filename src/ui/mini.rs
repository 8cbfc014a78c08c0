//! A small board that shows a position and takes no input.

use yew::prelude::*;

use super::board::CELL;
use super::pieces::{colours_class, side_class, symbol};
use crate::game::any::AnyPosition;
use crate::game::{Game, Side};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub position: AnyPosition,
    pub orientation: Side,
    /// The text for screen readers.
    pub label: String,
}

#[component]
pub fn Mini(props: &Props) -> Html {
    let position = &props.position;
    let layout = position.layout();
    let at = |column: u8, row: u8| {
        let (x, y) = match props.orientation {
            Side::White => (column, layout.rows() - 1 - row),
            Side::Black => (layout.columns() - 1 - column, row),
        };
        ((u32::from(x) * CELL).to_string(), (u32::from(y) * CELL).to_string())
    };
    let view_box = format!("0 0 {} {}", u32::from(layout.columns()) * CELL, u32::from(layout.rows()) * CELL);
    html! {
        <svg class={classes!("mini", colours_class(layout.colours()))} viewBox={view_box} role="img" aria-label={props.label.clone()}>
            { for layout.cells().map(|cell| {
                let place = layout.place(cell);
                let (x, y) = at(place.column, place.row);
                let tone = if layout.is_dark(cell) { "dark" } else { "light" };
                html! {
                    <g class={classes!("cell", tone)}>
                        <rect class="ground" x={x.clone()} y={y.clone()} width="100" height="100" />
                        if let Some(piece) = position.piece_at(cell) {
                            <g class={side_class(piece.side)}>
                                <use href={symbol(piece, position.symbols())} {x} {y} width="100" height="100" />
                            </g>
                        }
                    </g>
                }
            }) }
        </svg>
    }
}
