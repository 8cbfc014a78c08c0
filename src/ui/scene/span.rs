//! Selects which moves of a long record are drawn. Each move in the page slows down every step.

use std::ops::Range;

use crate::game::Side;

/// The longest record that is drawn completely, so that the browser's search and screen readers find every move.
pub const WHOLE: usize = 600;

/// In a longer record, the number of moves drawn before, and after, the middle of the visible part.
const AROUND: usize = 150;

/// The ranges of moves to draw, counted from 0: those around the visible part, and the rows of the current and the last
/// move. `seen` is set if the reader has scrolled away from the current move. Each range starts at the left of its row.
pub fn drawn(all: usize, first: Side, current: usize, seen: Option<usize>) -> Vec<Range<usize>> {
    if all <= WHOLE {
        return vec![Range { start: 0, end: all }];
    }
    let shift = usize::from(first == Side::Black);
    let left = |place: usize| place.saturating_sub((place + shift) % 2);
    let row = |place: usize| left(place.min(all - 1))..(left(place.min(all - 1)) + 2).min(all);
    let middle = seen.unwrap_or(current).min(all - 1);
    let around = left(middle.saturating_sub(AROUND))..(middle + AROUND).min(all);
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut wanted = [around, row(current), row(all - 1)];
    wanted.sort_by_key(|range| range.start);
    for range in wanted {
        match ranges.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => ranges.push(range),
        }
    }
    ranges
}
