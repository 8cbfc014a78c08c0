//! A time that goes on even if the device's clock is set back.

/// Time in milliseconds since 1970, made of two clocks. It never goes back. If the device's clock is set forward and back
/// again, it goes on with the steady clock instead of standing still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SteadyTime {
    last: u64,
    /// What the steady clock said at `last`.
    at: u64,
}

impl SteadyTime {
    /// Before the first reading.
    pub const START: SteadyTime = SteadyTime { last: 0, at: 0 };

    /// Returns the time. `wall` is the device's clock, which counts sleep and can be set. `steady` is a clock that only goes
    /// forward. Both are in milliseconds.
    pub fn read(&mut self, wall: u64, steady: u64) -> u64 {
        self.last = wall.max(self.last + steady.saturating_sub(self.at));
        self.at = self.at.max(steady);
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::SteadyTime;

    #[test]
    fn the_time_goes_on_whatever_the_clock_is_set_to() {
        // The device's clock, the steady clock, and the time.
        let readings = [
            (1_000_000, 10, 1_000_000),
            (1_000_500, 510, 1_000_500),
            // Set forward by an hour, and back.
            (4_601_000, 1_010, 4_601_000),
            (1_001_500, 1_510, 4_601_500),
            (1_002_000, 2_010, 4_602_000),
            // Set back by a day before the next reading.
            (5, 2_510, 4_602_500),
            // The device slept, which the steady clock does not count.
            (9_000_000, 2_510, 9_000_000),
            (9_000_100, 2_610, 9_000_100),
        ];
        let mut time = SteadyTime::START;
        for (wall, steady, expected) in readings {
            assert_eq!(time.read(wall, steady), expected, "{wall} {steady}");
        }
    }
}
