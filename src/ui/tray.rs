//! A prison or an airfield.

use yew::prelude::*;

use super::event_fields::clicks;
use super::icon::icon;
use super::pieces::figure;
use super::scene::{Corner, PriceTag, TrayPiece, TrayView};
use crate::game::{Area, Kind, Piece, Touch};
use crate::shell::gesture::PointerTarget;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub view: TrayView,
    /// The pieces whose symbol has a different letter, with that letter.
    pub symbols: &'static [(Kind, char)],
    /// The piece being dragged. A faint copy stays in its tray.
    pub lifted: Option<Touch>,
    /// Width in twelfths of the row that the tray shares with its neighbour.
    pub share: u8,
    /// Called when a piece is pressed by key or by assistive technology.
    pub on_press: Callback<PointerTarget>,
}

/// The name of an area in the page. A reserve is drawn as an airfield.
pub const fn area_name(area: Area) -> &'static str {
    match area {
        Area::Prison => "prison",
        Area::Airfield | Area::Reserve => "airfield",
        Area::Box => "box",
    }
}

/// Width of a tray in twelfths of a row that two trays share. Each has half, unless a full tray takes space from the
/// other.
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

/// A prison or an airfield: one stack per kind, with a count and, in a prison, a price tag.
#[component]
pub fn Tray(props: &Props) -> Html {
    let view = &props.view;
    let area = area_name(view.area);
    let owner = view.owner.name();
    let class = classes!(
        "tray",
        area,
        corner(view.corner),
        format!("share-{}", props.share),
        format!("kinds-{}", view.pieces.len()),
        // Such a heading has no place beside pieces on a phone.
        (words::columns(&view.heading) > 11).then_some("long"),
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
    // A box never runs out of pieces. Its count is the number of pieces missing elsewhere.
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
        // Pointer clicks are handled with drags. This handler is for keys and assistive technology.
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

/// Draws the tag of a jailed piece: a coin with the payment that would ransom it, or a padlock.
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
