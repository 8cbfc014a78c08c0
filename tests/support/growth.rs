//! Measures how the time of a work grows with its size. Absolute times would depend on the machine.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Returns the shortest time of several runs, without the time that other programs take.
pub fn time(work: &dyn Fn()) -> Duration {
    let once = |_| {
        let begun = ThreadTime::now();
        work();
        begun.elapsed()
    };
    (0..3).map(once).min().unwrap_or_default()
}

/// Checks that a work of twice the size takes at most three times as long. That is 27 times for eight times the size, which
/// exceeds the noise of the machine; a quadratic algorithm takes 64 times. No size is above `most`.
pub fn takes_linear_time(what: &str, most: usize, measured: impl Fn(usize) -> Duration) {
    // Grows until the work takes long enough to measure.
    let (mut size, mut before) = (1 << 10, measured(1 << 10));
    while before < Duration::from_micros(500) && 16 * size <= most {
        size *= 2;
        before = measured(size);
    }
    // Shorter times are too noisy for a ratio, and eight times as long would still not be noticeable.
    if before < Duration::from_micros(50) {
        return;
    }
    let ratio = || measured(8 * size).as_secs_f64() / measured(size).as_secs_f64();
    let ratios: Vec<f64> = (0..5).map(|_| ratio()).take_while_inclusive(|&ratio| ratio > 27.0).collect();
    assert!(ratios.iter().any(|&ratio| ratio <= 27.0), "{what}, size {size}: {ratios:?}");
}

trait TakeWhileInclusive: Iterator + Sized {
    fn take_while_inclusive(self, goes_on: impl Fn(&Self::Item) -> bool) -> impl Iterator<Item = Self::Item> {
        let mut over = false;
        self.take_while(move |item| !std::mem::replace(&mut over, !goes_on(item)))
    }
}

impl<I: Iterator> TakeWhileInclusive for I {}
