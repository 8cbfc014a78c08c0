//! Draws the small picture of a position.

use yew::prelude::*;

use super::pieces::{colours_class, side_class, symbol};
use super::scene::thumb::{Thumb, ThumbPiece};

pub fn draw(thumb: &Thumb) -> Html {
    draw_under(thumb, Html::default())
}

/// Draws the picture under another part of it.
pub fn draw_under(thumb: &Thumb, over: Html) -> Html {
    let view_box = format!("0 0 {} {}", thumb.size.0, thumb.size.1);
    html! {
        <svg class={classes!("thumb", colours_class(thumb.colours))} viewBox={view_box} aria-hidden="true">
            <path class="jail" d={thumb.prisons.clone()} />
            <path class="strip" d={thumb.airfields.clone()} />
            <path class="light" d={thumb.light.clone()} />
            <path class="dark" d={thumb.dark.clone()} />
            { for thumb.holes.iter().map(|(x, y)| html! { <circle class="pit" cx={x.to_string()} cy={y.to_string()} r="46" /> }) }
            { for thumb.pieces.iter().map(|piece| draw_piece(piece, thumb)) }
            { over }
        </svg>
    }
}

fn draw_piece(ThumbPiece { piece, at: (x, y), size, count }: &ThumbPiece, thumb: &Thumb) -> Html {
    html! {
        <>
            <use class={side_class(piece.side)} href={symbol(*piece, thumb.symbols)} x={x.to_string()} y={y.to_string()}
                width={size.to_string()} height={size.to_string()} />
            if *count > 1 {
                <text x={(x + 118).to_string()} y={(y + size - 6).to_string()}>{ *count }</text>
            }
        </>
    }
}
