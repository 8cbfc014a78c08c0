//! The native clock. In wasm, `Instant` panics, so the worker has a separate one.

use std::time::Instant;

use crate::search::Clock;

/// Clock that starts at zero when it is created.
#[derive(Clone, Copy, Debug)]
pub struct NativeClock(Instant);

impl Default for NativeClock {
    fn default() -> NativeClock {
        NativeClock(Instant::now())
    }
}

impl Clock for NativeClock {
    fn millis(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
    }
}
