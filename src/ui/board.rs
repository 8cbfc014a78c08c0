//! The board as SVG: cells (the accessible grid), pieces, marks and arrows.

use std::rc::Rc;

use yew::prelude::*;

use super::pieces::{side_class, symbol};
use super::scene::{BoardDimensions, CellView, Scene};
use super::trace::Standing;
use crate::game::{Cell, Mark};
use crate::words;

/// The side of a cell in SVG units. At this size, coordinates are whole numbers, which are shorter to write.
pub const CELL: u32 = 100;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub scene: Rc<Scene>,
    pub standing: Vec<Standing>,
    /// The square of the piece being dragged. A faint copy stays there.
    pub lifted: Option<Cell>,
    /// True if pieces appear in place instead of sliding.
    pub instant: bool,
    /// The cell that the tab key reaches.
    pub focus: Cell,
}

#[component]
pub fn Board(props: &Props) -> Html {
    let scene = &props.scene;
    let BoardDimensions { columns, rows } = scene.size;
    let view_box = format!("0 0 {} {}", u32::from(columns) * CELL, u32::from(rows) * CELL);
    let pieces_class = classes!("pieces", props.instant.then_some("instant"));
    html! {
        <svg class={classes!("board", scene.gaps.then_some("gaps"))} translate="no" viewBox={view_box} role="grid"
            aria-label={words::board_name(scene.orientation, scene.colours)}>
            { for scene.holes.iter().map(|&(x, y)| html! {
                <g class="hole" aria-hidden="true">
                    <rect x={(u32::from(x) * CELL).to_string()} y={(u32::from(y) * CELL).to_string()} width="100" height="100" />
                    <circle cx={(u32::from(x) * CELL + 50).to_string()} cy={(u32::from(y) * CELL + 50).to_string()} r="46" />
                </g>
            }) }
            { for scene.rows.iter().map(|row| html! {
                <g role="row" aria-label={row_label(row)}>{ for row.iter().map(|cell| draw_cell(cell, props.focus)) }</g>
            }) }
            <g class="coordinates" aria-hidden="true">{ coordinates(scene) }</g>
            <g class={pieces_class} aria-hidden="true">
                { for props.standing.iter().filter_map(|standing| draw_piece(props, standing)) }
            </g>
            <g class="marks" aria-hidden="true">
                { for scene.rows.iter().flatten().map(|cell| draw_over(cell, scene)) }
                { for scene.rows.iter().flatten().filter(|cell| scene.landed == Some(cell.cell)).map(draw_landing) }
                { for scene.arrow.map(|arrow| draw_arrow(scene, arrow, "arrow")) }
                { for scene.advice.iter().map(|&arrow| draw_arrow(scene, arrow, "arrow advice")) }
            </g>
        </svg>
    }
}

/// The label of a row: its rank.
fn row_label(row: &[CellView]) -> Option<String> {
    row.first().map(|cell| words::rank(cell.name.trim_start_matches(|letter: char| letter.is_ascii_alphabetic())))
}

fn corner(cell: &CellView) -> (u32, u32) {
    (u32::from(cell.at.0) * CELL, u32::from(cell.at.1) * CELL)
}

fn draw_cell(cell: &CellView, focus: Cell) -> Html {
    let (x, y) = corner(cell);
    let class = classes!(
        "cell",
        if cell.dark { "dark" } else { "light" },
        cell.last.then_some("last"),
        cell.armed.then_some("armed"),
        cell.planned.then_some("planned"),
        cell.hinted.then_some("hinted"),
        cell.target.then_some(if cell.takes { "take" } else { "go" }),
        cell.mark.map(Mark::name),
    );
    let tab = if cell.cell == focus { "0" } else { "-1" };
    html! {
        <g key={cell.name.clone()} {class} role="gridcell" tabindex={tab} data-square={cell.name.clone()}
            data-planned={cell.planned.then_some("true")} data-hinted={cell.hinted.then_some("true")}
            aria-label={cell.label.clone()}>
            <rect class="ground" x={x.to_string()} y={y.to_string()} width="100" height="100" />
            if cell.mark == Some(Mark::Check) {
                <circle class="alarm" cx={(x + 50).to_string()} cy={(y + 50).to_string()} r="68" fill="url(#glow)" />
            }
            if cell.mark == Some(Mark::PseudoCheck) {
                <circle class="feint" cx={(x + 50).to_string()} cy={(y + 50).to_string()} r="44" />
            }
            if cell.planned || cell.hinted {
                <rect class="frame" x={(x + 4).to_string()} y={(y + 4).to_string()} width="92" height="92" />
            }
            <rect class="ring" x={(x + 3).to_string()} y={(y + 3).to_string()} width="94" height="94" />
        </g>
    }
}

/// Draws the layer above the pieces: target dots, the ice on frozen pawns, and the ghost of a piece about to land.
fn draw_over(cell: &CellView, scene: &Scene) -> Html {
    let symbols = scene.symbols;
    let (x, y) = corner(cell);
    let (cx, cy) = ((x + 50).to_string(), (y + 50).to_string());
    html! {
        <>
            if cell.takes {
                <circle class="hoop" {cx} {cy} r="45" />
            } else if cell.target {
                <circle class="dot" {cx} {cy} r="15" />
            }
            if cell.mark == Some(Mark::Frozen) {
                { ice(cell, if scene.ice.frozen.contains(&cell.cell) { "ice forms" } else { "ice" }, &["block", "facets"]) }
                <use href="#icon-ice" x={(x + 66).to_string()} y={(y + 4).to_string()} width="32" height="32" />
            }
            if scene.ice.thawed.contains(&cell.cell) && cell.piece.is_some() {
                { ice(cell, "ice cracks", &["left", "right"]) }
            }
            if let Some(piece) = cell.ghost {
                <g class={classes!("ghost-piece", side_class(piece.side))}>
                    <use href={symbol(piece, symbols)} x={x.to_string()} y={y.to_string()} width="100" height="100" />
                </g>
            }
        </>
    }
}

/// Draws the ice around a pawn, as it forms or cracks.
fn ice(cell: &CellView, class: &'static str, parts: &[&'static str]) -> Html {
    let (x, y) = corner(cell);
    html! {
        <g key={class} class={class} transform={format!("translate({x} {y})")}>
            { for parts.iter().map(|&part| html! { <use class={part} href={format!("#ice-{part}")} width="100" height="100" /> }) }
        </g>
    }
}

/// Draws a small canopy on a square where a piece has just been dropped.
fn draw_landing(cell: &CellView) -> Html {
    let (x, y) = corner(cell);
    html! { <use class="landing" href="#mark-landing" x={(x + 67).to_string()} y={(y + 2).to_string()} width="31" height="31" /> }
}

fn draw_piece(props: &Props, standing: &Standing) -> Option<Html> {
    let view = props.scene.rows.iter().flatten().find(|view| view.cell == standing.cell)?;
    let landed = (standing.landed || props.scene.just_opened) && props.scene.landed == Some(standing.cell);
    let replayed = props
        .scene
        .replayed
        .iter()
        .find(|(_, to)| *to == standing.cell)
        .map(|&((x, y), _)| format!("replayed from-x{x} from-y{y}"));
    let class = classes!(
        "piece",
        replayed,
        side_class(standing.piece.side),
        format!("x{}", view.at.0),
        format!("y{}", view.at.1),
        (view.left || props.lifted == Some(standing.cell)).then_some("lifted"),
        landed.then_some("landed"),
        (standing.turned && props.scene.turned.contains(&standing.cell)).then_some("turned"),
    );
    Some(html! {
        <g key={standing.id} {class}>
            if landed {
                <use class="canopy" href="#icon-parachute" x="5" y="-68" width="90" height="90" />
            }
            <use href={symbol(standing.piece, props.scene.symbols)} width="100" height="100" />
        </g>
    })
}

/// Draws ranks in the first cell of each row and files in the lowest cell of each column.
fn coordinates(scene: &Scene) -> Html {
    let digits = scene.rows.iter().filter_map(|row| row.first()).map(|cell| {
        let (x, y) = corner(cell);
        let digits = cell.name.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).to_owned();
        html! { <text class={tone(cell)} x={(x + 4).to_string()} y={(y + 17).to_string()}>{ digits }</text> }
    });
    let below = |cell: &CellView| scene.rows.iter().flatten().any(|c| c.at.0 == cell.at.0 && c.at.1 > cell.at.1);
    let letters = scene.rows.iter().flatten().filter(|cell| !below(cell)).map(|cell| {
        let (x, y) = corner(cell);
        let letter = cell.name.chars().next().unwrap_or(' ');
        html! {
            <text class={classes!("letter", tone(cell))} x={(x + 96).to_string()} y={(y + 96).to_string()}>{ letter }</text>
        }
    });
    digits.chain(letters).collect()
}

fn tone(cell: &CellView) -> &'static str {
    match (cell.last, cell.dark) {
        (true, _) => "on-last-cell",
        (false, true) => "on-dark-cell",
        (false, false) => "on-light-cell",
    }
}

/// Draws an arrow from the middle of one cell to the middle of another.
fn draw_arrow(scene: &Scene, (from, to): (Cell, Cell), class: &'static str) -> Html {
    let middle = |cell| {
        let view = scene.rows.iter().flatten().find(|view| view.cell == cell)?;
        let (x, y) = corner(view);
        Some((f64::from(x + CELL / 2), f64::from(y + CELL / 2)))
    };
    let (Some(from), Some(to)) = (middle(from), middle(to)) else { return Html::default() };
    html! { <polygon {class} points={arrow_points(from, to)} /> }
}

/// The outline of an arrow between two points, in SVG units.
pub fn arrow_points((x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> String {
    let length = (x2 - x1).hypot(y2 - y1).max(1.0);
    let (ux, uy) = ((x2 - x1) / length, (y2 - y1) / length);
    let point = |along: f64, aside: f64| {
        let (x, y) = (x1 + ux * along - uy * aside, y1 + uy * along + ux * aside);
        format!("{},{}", x.round() as i32, y.round() as i32)
    };
    let neck = length - 42.0;
    let points = [
        point(22.0, 8.0),
        point(neck, 8.0),
        point(neck, 24.0),
        point(length - 6.0, 0.0),
        point(neck, -24.0),
        point(neck, -8.0),
        point(22.0, -8.0),
    ];
    points.join(" ")
}
