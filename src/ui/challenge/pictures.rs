//! Three small pictures of the idea: a piece is held, a prisoner is paid, the piece lands.

use yew::prelude::*;

use crate::game::{Kind, Piece, Side};
use crate::ui::pieces::{side_class, symbol};

/// A picture, and the ids of its text: the beginning in bold, and the rest.
type IdeaPicture = (fn() -> Html, &'static str, &'static str);

pub(super) const PICTURES: [IdeaPicture; 3] = [
    (held, "challenge-captured", "challenge-held"),
    (paid, "challenge-ransom", "challenge-paid"),
    (landed, "challenge-lands", "challenge-mate"),
];

/// Draws a picture of three by two and a half squares.
fn picture(light: &'static str, dark: &'static str, content: Html) -> Html {
    html! {
        <svg class="idea-picture thumb" viewBox="0 0 300 250" aria-hidden="true">
            <path class="light" d={light} />
            <path class="dark" d={dark} />
            { content }
        </svg>
    }
}

fn piece(side: Side, kind: Kind, x: u32, y: u32) -> Html {
    html! {
        <use class={side_class(side)} href={symbol(Piece { side, kind }, &[])} x={x.to_string()} y={y.to_string()} width="100" height="100" />
    }
}

/// Draws the bars of a prison, from this place to the right.
fn bars(x: u32, width: u32) -> Html {
    html! {
        <>
            <path class="floor" d={format!("M{x} 0h{width}v250h-{width}z")} />
            { for (0..width / 25).map(|bar| html! { <path class="bar" d={format!("M{} 0v250", x + 12 + 25 * bar)} /> }) }
        </>
    }
}

fn arrow(way: &'static str, tip: &'static str) -> Html {
    html! { <><path class="way" d={way} /><path class="tip" d={tip} /></> }
}

fn held() -> Html {
    let content = html! {
        <>
            { bars(200, 100) }
            { piece(Side::Black, Kind::Bishop, 100, 100) }
            { piece(Side::White, Kind::Knight, 200, 80) }
            { arrow("M150 92C155 40 210 35 230 68", "M238 84 215 68 242 54z") }
        </>
    };
    picture(
        "M0 0h100v100H0zM100 100h100v100H100zM0 200h100v50H0z",
        "M100 0h100v100H100zM0 100h100v100H0zM100 200h100v50H100z",
        content,
    )
}

fn paid() -> Html {
    let content = html! {
        <>
            { bars(0, 150) }
            <path class="field" d="M150 0h150v250H150z" />
            <path class="line" d="M160 10h130v230H160z" />
            <g class="leaving">{ piece(Side::Black, Kind::Bishop, 25, 85) }</g>
            { piece(Side::Black, Kind::Bishop, 175, 115) }
            { arrow("M84 78C110 20 190 20 220 80", "M227 98 205 82 234 70z") }
        </>
    };
    picture("", "", content)
}

fn landed() -> Html {
    let content = html! {
        <>
            { piece(Side::Black, Kind::Rook, 100, 0) }
            { piece(Side::Black, Kind::King, 200, 0) }
            { piece(Side::Black, Kind::Pawn, 100, 100) }
            { piece(Side::Black, Kind::Pawn, 200, 100) }
            <use href="#icon-parachute" x="0" y="20" width="100" height="100" />
            { piece(Side::White, Kind::Knight, 0, 110) }
        </>
    };
    picture(
        "M0 0h100v100H0zM200 0h100v100H200zM100 100h100v100H100zM0 200h100v50H0zM200 200h100v50H200z",
        "M100 0h100v100H100zM0 100h100v100H0zM200 100h100v100H200zM100 200h100v50H100z",
        content,
    )
}
