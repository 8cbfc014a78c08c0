//! The numbers of the search that no theory knows, in one table, so that a tuner can look for better ones.

use crate::tunable::tunables;

tunables! {
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
