//! Drawings over the table: arrows, circles and ghost pieces. They use the board's units, and extend beyond its edges
//! to prisons and airfields.

use std::rc::Rc;

use yew::prelude::*;

use super::analysis::grade_class;
use super::board::{CELL, arrow_points};
use super::pieces::{side_class, symbol};
use super::scene::{BoardDimensions, MarkShape, Overlay, OverlayShape, Scene, ThreatMark};
use crate::session::note::Place;

const UNIT: i32 = CELL as i32;

/// The centres of places beside the board, in units of the board.
pub type Middles = Vec<(Place, (i32, i32))>;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub scene: Rc<Scene>,
    pub overlay: Overlay,
    /// The shape that is being drawn.
    pub drawing: Option<OverlayShape>,
    /// The centres of the trays and the pieces in them.
    pub middles: Middles,
}

/// Arrows, circles and ghosts.
#[component]
pub fn Shapes(props: &Props) -> Html {
    let scene = &props.scene;
    let BoardDimensions { columns, rows } = scene.size;
    let view_box = format!("0 0 {} {}", u32::from(columns) * CELL, u32::from(rows) * CELL);
    let corner = |at: (u8, u8)| (u32::from(at.0) * CELL, u32::from(at.1) * CELL);
    let ghosts = props.overlay.ghosts.iter().filter_map(|(cell, piece)| {
        let view = scene.rows.iter().flatten().find(|view| view.cell == *cell)?;
        let (x, y) = corner(view.at);
        Some(html! {
            <g class={classes!("ghost-piece", side_class(piece.side))}>
                <use href={symbol(*piece, scene.symbols)} x={x.to_string()} y={y.to_string()} width="100" height="100" />
            </g>
        })
    });
    html! {
        <svg class="shapes" viewBox={view_box} aria-hidden="true">
            { for props.overlay.marks.iter().filter_map(|mark| draw_mark(props, mark)) }
            { for ghosts }
            { for props.overlay.shapes.iter().chain(&props.drawing).filter_map(|stroke| draw(props, stroke)) }
        </svg>
    }
}

fn draw(props: &Props, stroke: &OverlayShape) -> Option<Html> {
    let (x, y) = middle(props, stroke.shape.from)?;
    let class = classes!("stroke", stroke.class);
    let Some(to) = stroke.shape.to else {
        return Some(html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="45" /> });
    };
    let float = |(x, y): (i32, i32)| (f64::from(x), f64::from(y));
    let points = arrow_points(float((x, y)), float(middle(props, to)?));
    Some(html! { <polygon {class} {points} /> })
}

/// A canopy with a scalloped edge, for pieces that land.
const CANOPY: &str = "M-44 20V0a22 22 0 0 1 22-22h44a22 22 0 0 1 22 22v20q-11-9-22 0q-11-9-22 0q-11-9-22 0q-11-9-22 0z";
/// A price tag, with the hole for its string.
const TAG: &str = "M-44 0l13-20h74v40h-74zM-34 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z";
const LOCK: &str = "M-16-2v-10a16 16 0 0 1 32 0v10h6v28h-44v-28zM-8-2h16v-9a8 8 0 0 0-16 0z";
/// A frame within a square.
const FRAME: &str = "M-46-46h92v92h-92z";
/// A ring around a piece.
const RING: &str = "M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0z";

fn draw_mark(props: &Props, mark: &ThreatMark) -> Option<Html> {
    let (x, y) = middle(props, mark.at)?;
    let aside = if mark.shares { 24 } else { 0 };
    let (name, d, dx, dy, scale) = match mark.shape {
        MarkShape::Free => ("free", CANOPY, 0, -aside, ""),
        MarkShape::Paid => ("paid", TAG, 0, aside, ""),
        MarkShape::Ransom => ("paid", TAG, 18, 32, "scale(.66)"),
        MarkShape::Locked => ("locked", LOCK, 32, 30, "scale(.66)"),
        MarkShape::Mate => ("mate-frame", FRAME, 0, 0, ""),
        MarkShape::Rescued => ("rescued", RING, 0, 0, ""),
        MarkShape::Payer => ("payer", RING, 0, 0, ""),
        MarkShape::Pointed => ("pointed", if matches!(mark.at, Place::Cell(_)) { FRAME } else { RING }, 0, 0, ""),
    };
    // The hole of a tag leaves less space for the text.
    let tag = d == TAG;
    let tight = tag && mark.text.len() > 2;
    Some(html! {
        <g class={classes!("threat-mark", name, grade_class(mark.grade), tight.then_some("tight"))}
            transform={format!("translate({} {}){scale}", x + dx, y + dy)}>
            <path {d} />
            <text x={if tag { "8" } else { "0" }} y={if tight { "9" } else { "12" }}>{ &mark.text }</text>
        </g>
    })
}

/// The centre of a place. If a piece has left its tray, this is the centre of the tray.
fn middle(props: &Props, place: Place) -> Option<(i32, i32)> {
    let known = |place: Place| props.middles.iter().find(|(other, _)| *other == place).map(|(_, at)| *at);
    match place {
        Place::Cell(cell) => {
            let view = props.scene.rows.iter().flatten().find(|view| view.cell == cell)?;
            Some((i32::from(view.at.0) * UNIT + UNIT / 2, i32::from(view.at.1) * UNIT + UNIT / 2))
        }
        Place::Tray { .. } => known(place),
        Place::Pieces { area, owner, .. } => known(place).or_else(|| known(Place::Tray { area, owner })),
    }
}
