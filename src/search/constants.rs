//! The numbers of the search that no theory knows, in one table, so that a tuner can look for better ones.
//!
//! With the feature `tune` they can be set while the program runs. Without it they are constants like any other, and the
//! search costs what it would with the numbers written where they are used.
//!
//! CITE: <https://www.chessprogramming.org/Automated_Tuning>.

#[cfg(feature = "tune")]
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

#[cfg(feature = "tune")]
type Value = AtomicI32;
#[cfg(not(feature = "tune"))]
type Value = i32;

/// A number of the search.
pub struct Constant {
    /// What it is called.
    pub name: &'static str,
    /// What a tuner may set it to.
    pub range: (i32, i32),
    value: Value,
}

impl Constant {
    const fn new(name: &'static str, value: i32, range: (i32, i32)) -> Constant {
        #[cfg(feature = "tune")]
        let value = AtomicI32::new(value);
        Constant { name, range, value }
    }

    /// What it is.
    #[inline]
    pub fn get(&self) -> i32 {
        #[cfg(feature = "tune")]
        return self.value.load(Relaxed);
        #[cfg(not(feature = "tune"))]
        return self.value;
    }

    /// Sets it, for every search of this process; a value out of its range becomes the nearest one in it.
    #[cfg(feature = "tune")]
    pub fn set(&self, value: i32) {
        self.value.store(value.clamp(self.range.0, self.range.1), Relaxed);
    }
}

macro_rules! constants {
    ($($(#[$doc:meta])+ $name:ident = $value:literal in $low:literal..=$high:literal;)+) => {
        $($(#[$doc])+ pub static $name: Constant = Constant::new(stringify!($name), $value, ($low, $high));)+
        /// All of them.
        pub static ALL: &[&Constant] = &[$(&$name),+];
    };
}

constants! {
    /// Reverse futility: centipawns above beta for each ply of depth.
    REVERSE_FUTILITY = 75 in 30..=250;
    /// Null move: how much less deep, in 64ths of a ply.
    NULL_BASE = 284 in 128..=448;
    /// Null move: and for each ply of depth.
    NULL_DEPTH = 19 in 0..=48;
    /// Null move: a ply less for so many centipawns above beta.
    NULL_EVAL = 261 in 60..=600;
    /// Futility: how many centipawns below alpha, at least.
    FUTILITY_BASE = 163 in 0..=400;
    /// Futility: and for each ply of depth.
    FUTILITY_DEPTH = 132 in 30..=300;
    /// Late move pruning: the quiet turns that are tried at least, in hundredths.
    LATE_BASE = 620 in 0..=1600;
    /// Late move pruning: and for the square of the depth, where the evaluation is not improving.
    LATE_DEPTH = 84 in 20..=300;
    /// Late move pruning: likewise where it is.
    LATE_DEPTH_IMPROVING = 194 in 40..=500;
    /// A capture that seems to lose more than so many centipawns for each ply of depth is not tried.
    LOSING_CAPTURE = 101 in 20..=300;
    /// Late move reduction, in 64ths of a ply: at least.
    REDUCTION_BASE = 78 in -64..=160;
    /// Late move reduction: the weight of the product of logarithms, in 256ths.
    REDUCTION_FACTOR = 65 in 16..=120;
    /// Late move reduction: how much less in the principal variation.
    REDUCTION_PV = 60 in 0..=192;
    /// Late move reduction: how much less for a check.
    REDUCTION_CHECK = 115 in 0..=256;
    /// Late move reduction: how much more where the evaluation is not improving.
    REDUCTION_WORSENING = 34 in 0..=128;
    /// Late move reduction: so much history is a 64th of a ply.
    REDUCTION_HISTORY = 78 in 16..=256;
    /// Quiescence search: a capture counts for so many centipawns more than its move score says.
    DELTA = 50 in -200..=800;
    /// Quiescence search: no quiet check is tried so many centipawns below alpha.
    CHECK_MARGIN = 100 in 0..=1000;
    /// Singular extension: how much better than the others a turn must be, in quarters of a centipawn for each ply.
    SINGULAR_MARGIN = 9 in 0..=40;
    /// History: what a cutoff is worth, for the square of the depth.
    BONUS_DEPTH = 9 in 2..=48;
    /// History: what a cutoff is worth at most.
    BONUS_MOST = 1113 in 400..=4000;
    /// Aspiration: half the first window, in centipawns.
    WINDOW = 44 in 8..=120;
    /// Correction: the weight of a new error for each ply of depth, in 1024ths.
    CORRECTION_WEIGHT = 16 in 2..=48;
    /// The weight of a centipawn of move score against history.
    MOVE_SCORE_WEIGHT = 17 in 4..=96;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_lie_in_their_ranges_and_have_names_of_their_own() {
        for (i, constant) in ALL.iter().enumerate() {
            assert!((constant.range.0..=constant.range.1).contains(&constant.get()), "{}", constant.name);
            assert!(ALL[..i].iter().all(|other| other.name != constant.name), "{}", constant.name);
        }
    }
}
