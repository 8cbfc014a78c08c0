//! Training of a net on games.

pub mod adam;
pub mod checkpoint;
pub mod net;
pub mod sample;
pub mod stream;

pub use net::{FileParts, Net, Shape};
pub use sample::{Sample, Target};
pub use stream::Stream;

/// Converts an advantage to the expected share of a point.
#[must_use]
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Splits work among threads and adds up the values that they return. There is one thread for each element of `states`.
pub fn in_threads<T: Sync, S: Send>(work: &[T], states: &mut [S], each: impl Fn(&[T], &mut S) -> f64 + Sync) -> f64 {
    let part = work.len().div_ceil(states.len().max(1)).max(1);
    if let [state] = states {
        return each(work, state);
    }
    std::thread::scope(|scope| {
        let each = &each;
        let parts = work.chunks(part).zip(states);
        let threads: Vec<_> = parts.map(|(part, state)| scope.spawn(move || each(part, state))).collect();
        threads.into_iter().map(|thread| thread.join().expect("training threads do not panic")).sum()
    })
}
