//! Which moves of a long record are drawn: each one in the page costs time at every step.

use std::ops::Range;

use crate::game::Side;

/// A record of so many moves is drawn as a whole: a reader finds every move in the page, and so do the browser's search and a screen reader.
pub const WHOLE: usize = 600;

/// Of a longer record so many moves are drawn before the middle of what is seen, and as many after it.
const AROUND: usize = 150;

/// The moves that are drawn, counted from 0: those around what is seen, and the rows of the current one and the last. What is `seen` is said
/// only by a reader who has scrolled away from the current one. Each range begins at the left of its row.
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
