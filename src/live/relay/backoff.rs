//! Times between attempts to connect.

/// First time between attempts, in milliseconds.
const FIRST: u64 = 500;

/// Maximum time between attempts, in milliseconds.
const MOST: u64 = 30_000;

/// A connection of this length in milliseconds counts as a success: the next loss begins with the first time again.
const STABLE: u64 = 10_000;

/// Chooses the times. They double with each failure and are partly random, so that the clients of a relay that was
/// restarted do not all return at once.
#[derive(Clone, Debug)]
pub struct Backoff {
    failures: u32,
    random: u64,
}

impl Backoff {
    pub fn new(seed: u64) -> Backoff {
        Backoff { failures: 0, random: seed }
    }

    /// Returns the time until the next attempt, after a connection that lasted for `lasted`; none if it failed at once.
    pub fn next(&mut self, lasted: Option<u64>) -> u64 {
        if lasted.is_some_and(|lasted| lasted >= STABLE) {
            self.failures = 0;
        }
        let whole = (FIRST << self.failures.min(16)).min(MOST);
        self.failures = self.failures.saturating_add(1);
        // A step of SplitMix64: <https://prng.di.unimi.it/splitmix64.c>.
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.random;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        // At least half of the time passes.
        whole / 2 + mixed % (whole / 2 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_double_to_a_limit_and_start_again_after_a_stable_connection() {
        for seed in 0..200 {
            let mut backoff = Backoff::new(seed);
            for round in 0..3 {
                let whole = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
                for (index, whole) in whole.into_iter().enumerate() {
                    let lasted = match (round, index) {
                        (0, 0) => None,
                        (_, 0) => Some(STABLE),
                        _ => Some(STABLE - 1).filter(|_| index % 2 == 0),
                    };
                    let time = backoff.next(lasted);
                    assert!((whole / 2..=whole).contains(&time), "{time} of {whole}");
                }
            }
            backoff.failures = u32::MAX;
            assert!((15_000..=30_000).contains(&backoff.next(None)));
        }
    }

    #[test]
    fn clients_return_at_different_times() {
        let mut times: Vec<u64> = (0..1000).map(|seed| Backoff::new(seed).next(None) / 25).collect();
        times.sort_unstable();
        times.dedup();
        assert!(times.len() >= 10, "{times:?}");
    }
}
