//! A prison or an airfield.

use yew::prelude::*;

use super::event_fields::clicks;
use super::icon::icon;
use super::pieces::{figure, side_word};
use super::scene::{Corner, PriceTag, TrayPiece, TrayView};
use crate::game::{Area, Kind, Piece, Touch};
use crate::shell::gesture::PointerTarget;
use crate::words;

/// What a tray is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The tray.
    pub view: TrayView,
    /// The letters of symbols, where a man is not drawn by its own.
    pub symbols: &'static [(Kind, char)],
    /// The man in the dragging hand is drawn faintly where he was.
    pub lifted: Option<Touch>,
    /// How many twelfths of a row it has where it shares one with its neighbour.
    pub share: u8,
    /// A press by a key or an assistive tool.
    pub on_press: Callback<PointerTarget>,
}

/// What a tray is called in the page. Men that are still to be set up wait as on an airfield.
pub const fn area_name(area: Area) -> &'static str {
    match area {
        Area::Prison => "prison",
        Area::Airfield | Area::Reserve => "airfield",
        Area::Box => "box",
    }
}

/// How many twelfths of a row a tray gets that stands in it beside another: half of it, unless one is so full that it takes room from
/// the other.
pub fn share(view: &TrayView, trays: &[TrayView]) -> u8 {
    const CROWD: usize = 4;
    let across = match view.corner {
        Corner::TopLeft => Corner::TopRight,
        Corner::TopRight => Corner::TopLeft,
        Corner::BottomLeft => Corner::BottomRight,
        Corner::BottomRight => Corner::BottomLeft,
        Corner::Across | Corner::Near => return 12,
    };
    let Some(other) = trays.iter().find(|tray| tray.corner == across) else { return 12 };
    let (own, others) = (view.pieces.len(), other.pieces.len());
    if own.max(others) < CROWD {
        return 6;
    }
    let weight = |pieces: usize| 10 * pieces + 6;
    (12 * weight(own) + (weight(own) + weight(others)) / 2).div_euclid(weight(own) + weight(others)).clamp(3, 9) as u8
}

fn corner(corner: Corner) -> &'static str {
    match corner {
        Corner::TopLeft => "tl",
        Corner::BottomLeft => "bl",
        Corner::TopRight => "tr",
        Corner::BottomRight => "br",
        Corner::Across => "box-across",
        Corner::Near => "box-near",
    }
}

/// A prison or an airfield: one stack a kind, with a count and, in prison, a price tag.
#[component]
pub fn Tray(props: &Props) -> Html {
    let view = &props.view;
    let area = area_name(view.area);
    let owner = side_word(view.owner);
    let class = classes!(
        "tray",
        area,
        corner(view.corner),
        format!("share-{}", props.share),
        format!("kinds-{}", view.pieces.len()),
        view.last.then_some("last"),
        view.target.then_some("target"),
    );
    let sign = if view.area == Area::Prison { "prison" } else { "airfield" };
    html! {
        <section {class} role="group" aria-label={view.label.clone()} data-tray={area} data-owner={owner}>
            <span class="heading" aria-hidden="true">{ icon(sign) }<span>{ &view.heading }</span></span>
            <div class="stacks">{ for view.pieces.iter().map(|piece| stack(props, piece)) }</div>
        </section>
    }
}

fn stack(props: &Props, piece: &TrayPiece) -> Html {
    let letter = piece.piece.kind.letter().to_ascii_lowercase().to_string();
    // A box holds men without end: the count says how many are missing elsewhere.
    let boxed = props.view.area == Area::Box;
    let class = classes!(
        "stack",
        piece.last.then_some("last"),
        piece.arrived.then_some("arrived"),
        piece.armed.then_some("armed"),
        piece.target.then_some("target"),
        piece.planned.then_some("planned"),
        piece.hinted.then_some("hinted"),
        (props.lifted.is_some() && props.lifted == piece.touch && !boxed).then_some("lifted"),
        (boxed && piece.count == 0).then_some("spent"),
    );
    let onclick = {
        let (on_press, spot) = (props.on_press.clone(), props.view.spot(Some(piece)));
        // A pointer's clicks are seen to where drags are; this is for keys and assistive tools.
        Callback::from(move |event: MouseEvent| {
            if clicks(&event) == 0 {
                on_press.emit(spot);
            }
        })
    };
    html! {
        <button key={letter.clone()} type="button" {class} data-man={letter} data-count={piece.count.to_string()}
            data-planned={piece.planned.then_some("true")} data-hinted={piece.hinted.then_some("true")}
            aria-label={piece.label.clone()} aria-pressed={piece.armed.to_string()} {onclick}>
            <span class="who">
                { figure(piece.piece, props.symbols) }
                if piece.count > 1 || boxed && piece.count == 1 {
                    <span class="count">{ piece.count }</span>
                }
                { for piece.tag.map(|shown| tag(shown, piece.piece, props.symbols)) }
            </span>
        </button>
    }
}

/// At a jailed man's foot: on a coin the man of the other side who would buy him, or a padlock.
fn tag(tag: PriceTag, jailed: Piece, symbols: &[(Kind, char)]) -> Html {
    match tag {
        PriceTag::Price(kind) => html! {
            <span class="tag price" data-price={kind.letter().to_string()} title={words::price_tag(Some(kind))}>
                { figure(Piece { side: !jailed.side, kind }, symbols) }
            </span>
        },
        PriceTag::Locked => html! { <span class="tag locked" title={words::price_tag(None)}>{ icon("lock") }</span> },
    }
}
