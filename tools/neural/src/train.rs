//! Learning a net from games.

pub mod adam;
pub mod checkpoint;
pub mod net;
pub mod sample;
pub mod stream;

pub use net::{FileParts, Net, Shape};
pub use sample::{Sample, Target};
pub use stream::Stream;

/// What share of a point an advantage is worth.
#[must_use]
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Cuts work into one part for each thread and adds up what they return. `states` has as many as there are threads.
pub fn in_threads<T: Sync, S: Send>(work: &[T], states: &mut [S], each: impl Fn(&[T], &mut S) -> f64 + Sync) -> f64 {
    let part = work.len().div_ceil(states.len().max(1)).max(1);
    if let [state] = states {
        return each(work, state);
    }
    std::thread::scope(|scope| {
        let each = &each;
        let parts = work.chunks(part).zip(states);
        let threads: Vec<_> = parts.map(|(part, state)| scope.spawn(move || each(part, state))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread that ends")).sum()
    })
}
