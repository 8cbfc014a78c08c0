//! Code shared by the programs of this package.

pub mod findings;
pub mod games;
pub mod mean;
pub mod openings;
pub mod ordering;
pub mod pair;
pub mod self_play;
pub mod subject;
pub mod train;
#[cfg(feature = "tune")]
pub mod tune;

use hostage_chess::game::mix::{STEP, mixed};
use hostage_chess::game::net::Learnt;

/// Returns the hash of the net of a game, which distinguishes games of different nets.
#[must_use]
pub fn net_hash<P: Learnt>() -> u64 {
    digest(P::net_file().unwrap_or_default())
}

/// Returns the FNV-1a hash of some bytes.
///
/// CITE: Glenn Fowler, Landon Curt Noll, Kiem-Phong Vo, <http://www.isthe.com/chongo/tech/comp/fnv/>.
#[must_use]
pub fn digest(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// The random number generator SplitMix64, with its state; see [`mixed`].
pub struct Random(pub u64);

impl Random {
    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        let bits = mixed(self.0);
        self.0 = self.0.wrapping_add(STEP);
        bits
    }

    /// Returns a number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end as u64) as usize
    }

    /// Returns true once in `times` times, on average.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Returns a number between 0 and 1.
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1 << 24) as f32
    }
}
