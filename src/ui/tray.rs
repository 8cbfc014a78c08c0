//! A prison or an airfield.

use yew::prelude::*;

use super::men::{figure, side_word};
use super::scene::{Corner, Tag, TrayMan, TrayView};
use crate::game::{Area, Kind, Touch};
use crate::shell::gesture::Spot;
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
    /// A press by a key or an assistive tool.
    pub on_press: Callback<Spot>,
}

/// What a tray is called in the page. Men that are still to be set up wait as on an airfield.
pub const fn area_name(area: Area) -> &'static str {
    match area {
        Area::Prison => "prison",
        Area::Airfield | Area::Reserve => "airfield",
        Area::Box => "box",
    }
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
    let class =
        classes!("tray", area, corner(view.corner), view.last.then_some("last"), view.target.then_some("target"));
    html! {
        <section {class} role="group" aria-label={view.label.clone()} data-tray={area} data-owner={owner}>
            <span class="heading" aria-hidden="true">{ &view.heading }</span>
            <div class="stacks">{ for view.men.iter().map(|man| stack(props, man)) }</div>
        </section>
    }
}

fn stack(props: &Props, man: &TrayMan) -> Html {
    let letter = man.man.kind.letter().to_ascii_lowercase().to_string();
    // A box holds men without end: the count says how many are missing elsewhere.
    let boxed = props.view.area == Area::Box;
    let class = classes!(
        "stack",
        man.last.then_some("last"),
        man.arrived.then_some("arrived"),
        man.armed.then_some("armed"),
        man.target.then_some("target"),
        man.planned.then_some("planned"),
        man.hinted.then_some("hinted"),
        (props.lifted.is_some() && props.lifted == man.touch && !boxed).then_some("lifted"),
        (boxed && man.count == 0).then_some("spent"),
    );
    let onclick = {
        let (on_press, spot) = (props.on_press.clone(), props.view.spot(Some(man)));
        // A pointer's clicks are seen to where drags are; this is for keys and assistive tools.
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0 {
                on_press.emit(spot);
            }
        })
    };
    html! {
        <button key={letter.clone()} type="button" {class} data-man={letter} data-count={man.count.to_string()}
            data-planned={man.planned.then_some("true")} data-hinted={man.hinted.then_some("true")}
            aria-label={man.label.clone()} aria-pressed={man.armed.to_string()} {onclick}>
            { figure(man.man, props.symbols) }
            if man.count > 1 || boxed && man.count == 1 {
                <span class="count">{ man.count }</span>
            }
            { for man.tag.map(tag) }
        </button>
    }
}

fn tag(tag: Tag) -> Html {
    match tag {
        Tag::Price(kind) => html! {
            <span class="tag price" data-price={kind.letter().to_string()} title={words::price_tag(Some(kind))}></span>
        },
        Tag::Locked => html! {
            <span class="tag locked" title={words::price_tag(None)}>
                <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#mark-lock" width="100" height="100" /></svg>
            </span>
        },
    }
}
