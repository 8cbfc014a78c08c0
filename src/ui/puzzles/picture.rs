//! The small pictures of the themes, drawn from the pieces and icons of the page.

use yew::prelude::*;

use crate::game::{Kind, Piece, Side};
use crate::puzzle::Theme;
use crate::ui::pieces::{side_class, symbol};

/// What lies under the pieces of a picture.
#[derive(Clone, Copy)]
enum Floor {
    Board,
    Prison,
    /// A prison on the left, an airfield on the right.
    Trays,
    Ice,
}

/// A piece of a picture: its side, its kind, and its place in a square of two by two cells.
type Placed = (Side, Kind, u32, u32);

const W: Side = Side::White;
const B: Side = Side::Black;

/// The floor, the pieces, and an icon over them.
const fn drawing(theme: Theme) -> (Floor, &'static [Placed], Option<&'static str>) {
    match theme {
        Theme::Mate(_) => (Floor::Board, &[(B, Kind::King, 1, 0), (W, Kind::Queen, 0, 1)], Some("target")),
        Theme::Advantage => (Floor::Board, &[(B, Kind::Queen, 1, 0), (W, Kind::Knight, 0, 1)], None),
        Theme::Defence => (Floor::Board, &[(B, Kind::Rook, 1, 0), (W, Kind::King, 0, 1), (W, Kind::Pawn, 1, 1)], None),
        Theme::MateByDrop => (Floor::Board, &[(B, Kind::King, 1, 0), (W, Kind::Knight, 0, 1)], Some("canopy")),
        Theme::MateByExchange => (Floor::Trays, &[(B, Kind::Bishop, 0, 1), (W, Kind::Queen, 1, 1)], Some("turn")),
        Theme::MateByPromotion => {
            (Floor::Board, &[(B, Kind::King, 1, 0), (W, Kind::Queen, 0, 0), (W, Kind::Pawn, 0, 1)], None)
        }
        Theme::PseudoCheck => (Floor::Ice, &[(B, Kind::King, 1, 0), (W, Kind::Pawn, 0, 1)], None),
        Theme::Freeze => (Floor::Ice, &[(W, Kind::Pawn, 0, 1)], None),
        Theme::Thaw => (Floor::Board, &[(W, Kind::Pawn, 0, 1), (B, Kind::Pawn, 1, 0)], Some("light")),
        Theme::Denial => (Floor::Prison, &[(B, Kind::Queen, 0, 1)], Some("lock")),
        Theme::Block => {
            (Floor::Board, &[(W, Kind::King, 0, 1), (W, Kind::Knight, 1, 1), (B, Kind::Rook, 1, 0)], Some("canopy"))
        }
        Theme::Fork => (Floor::Board, &[(W, Kind::Knight, 0, 1), (B, Kind::Rook, 0, 0), (B, Kind::Queen, 1, 0)], None),
        Theme::Quiet => (Floor::Board, &[(W, Kind::Bishop, 1, 1)], None),
        Theme::Purchase => (Floor::Board, &[(W, Kind::Queen, 0, 1), (B, Kind::Pawn, 1, 0)], Some("turn")),
    }
}

pub(super) fn picture(theme: Theme) -> Html {
    let (floor, pieces, sign) = drawing(theme);
    let (class, light, dark) = match floor {
        Floor::Board => {
            ("on-board", "M0 0h100v100h-100zM100 100h100v100h-100z", "M100 0h100v100h-100zM0 100h100v100h-100z")
        }
        Floor::Ice => {
            ("on-ice", "M0 0h100v100h-100zM100 100h100v100h-100z", "M100 0h100v100h-100zM0 100h100v100h-100z")
        }
        Floor::Prison => ("in-prison", "", "M0 0h200v200h-200z"),
        Floor::Trays => ("in-trays", "M100 0h100v200h-100z", "M0 0h100v200h-100z"),
    };
    html! {
        <span class="theme-picture">
            <svg {class} viewBox="0 0 200 200" aria-hidden="true">
                <path class="light" d={light} />
                <path class="dark" d={dark} />
                { for pieces.iter().map(|&(side, kind, x, y)| html! {
                    <use class={side_class(side)} href={symbol(Piece { side, kind }, &[])} x={(100 * x).to_string()} y={(100 * y).to_string()} width="100" height="100" />
                }) }
            </svg>
            if let Some(sign) = sign { { crate::ui::icon::icon(sign) } }
        </span>
    }
}
