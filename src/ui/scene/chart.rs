//! A curve over equal steps, as paths in a square of a thousand units. The rating and the accuracy use it.

use std::fmt::Write;

/// Distances between the lines of the grid.
const STEPS: [u32; 8] = [5, 10, 20, 50, 100, 200, 500, 1_000];

/// Side of the square.
pub const SIDE: u32 = 1_000;

/// Maximum number of spaces between the lines of the grid.
const SPACES: u32 = 4;

/// A chart. Its paths are in the attribute `d` of SVG.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChartView {
    /// The numbers beside the lines of the grid, from the top.
    pub ticks: Vec<u32>,
    pub grid: String,
    pub curve: String,
    /// The area below the curve.
    pub area: String,
    /// The last point of the curve, as a line without length.
    pub end: String,
    /// The other values, one dot each.
    pub dots: String,
}

/// Draws values as a curve, and the values of `others` as dots.
pub fn chart(values: &[u32], others: &[u32]) -> ChartView {
    let all = || values.iter().chain(others).copied();
    let (least, most) = (all().min().unwrap_or_default(), all().max().unwrap_or_default());
    let ends = |step: u32| (least / step * step, (most / step + 1).max(least / step + 1) * step);
    let fits = |step: &u32| {
        let (low, high) = ends(*step);
        high - low <= SPACES * step
    };
    let step = STEPS.into_iter().find(fits).unwrap_or(STEPS[STEPS.len() - 1]);
    let (low, high) = ends(step);
    // A value on a line needs no space above it.
    let high = if most > low && most.is_multiple_of(step) { most } else { high };
    let ticks: Vec<u32> = (low..=high).rev().filter(|tick| tick % step == 0).collect();
    let at = |place: usize, count: usize, value: u32| {
        let x = if count > 1 { SIDE * place as u32 / (count - 1) as u32 } else { SIDE / 2 };
        (x, SIDE * (high - value) / (high - low))
    };
    let (mut grid, mut curve, mut dots) = (String::new(), String::new(), String::new());
    // Writing to a text never fails.
    for tick in &ticks {
        let _ = write!(grid, "M0 {}H{SIDE}", at(0, 1, *tick).1);
    }
    for (place, value) in values.iter().enumerate() {
        let (x, y) = at(place, values.len(), *value);
        let _ = write!(curve, "{}{x} {y}", if place == 0 { 'M' } else { 'L' });
    }
    for (place, value) in others.iter().enumerate() {
        let (x, y) = at(place, others.len(), *value);
        let _ = write!(dots, "M{x} {y}h0");
    }
    let end = values.last().map(|value| at(values.len() - 1, values.len(), *value));
    let end = end.map_or_else(String::new, |(x, y)| format!("M{x} {y}h0"));
    let area = if values.len() > 1 { format!("{curve}V{SIDE}H0Z") } else { String::new() };
    ChartView { ticks, grid, curve, area, end, dots }
}
