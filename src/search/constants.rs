//! The search parameters that no theory determines, in one table, so that a tuner can look for better values.

use crate::tunable::tunables;

tunables! {
    /// Reverse futility: margin above beta per ply of depth, in centipawns.
    REVERSE_FUTILITY = 75 in 30..=250;
    /// Null move: constant part of the reduction, in 64ths of a ply.
    NULL_BASE = 284 in 128..=448;
    /// Null move: further reduction per ply of depth, in 64ths of a ply.
    NULL_DEPTH = 19 in 0..=48;
    /// Null move: centipawns above beta for each further ply of reduction, at most three plies.
    NULL_EVAL = 261 in 60..=600;
    /// Futility: constant part of the margin below alpha, in centipawns.
    FUTILITY_BASE = 163 in 0..=400;
    /// Futility: further margin per ply of depth, in centipawns.
    FUTILITY_DEPTH = 132 in 30..=300;
    /// Late move pruning: constant part of the number of moves that are tried, in hundredths of a move.
    LATE_BASE = 620 in 0..=1600;
    /// Late move pruning: further moves times the square of the depth where the evaluation is not improving, in
    /// hundredths.
    LATE_DEPTH = 84 in 20..=300;
    /// Late move pruning: further moves times the square of the depth where the evaluation is improving, in hundredths.
    LATE_DEPTH_IMPROVING = 194 in 40..=500;
    /// Loss per ply of depth above which a capture is not tried, in centipawns of move score.
    LOSING_CAPTURE = 101 in 20..=300;
    /// Late move reduction: constant part, in 64ths of a ply.
    REDUCTION_BASE = 78 in -64..=160;
    /// Late move reduction: weight of the product of logarithms, in 256ths.
    REDUCTION_FACTOR = 65 in 16..=120;
    /// Late move reduction: decrease in the principal variation, in 64ths of a ply.
    REDUCTION_PV = 60 in 0..=192;
    /// Late move reduction: decrease for a check, in 64ths of a ply.
    REDUCTION_CHECK = 115 in 0..=256;
    /// Late move reduction: increase where the evaluation is not improving, in 64ths of a ply.
    REDUCTION_WORSENING = 34 in 0..=128;
    /// Late move reduction: amount of history that is worth a 64th of a ply.
    REDUCTION_HISTORY = 78 in 16..=256;
    /// Quiescence search: centipawns added to the move score of a capture before it is compared with alpha.
    DELTA = 50 in -200..=800;
    /// Quiescence search: margin below alpha within which quiet checks are tried, in centipawns.
    CHECK_MARGIN = 100 in 0..=1000;
    /// Singular extension: margin by which a move must be better than all others, in quarters of a centipawn per ply.
    SINGULAR_MARGIN = 9 in 0..=40;
    /// History: bonus for a cutoff, times the square of the depth.
    BONUS_DEPTH = 9 in 2..=48;
    /// History: maximum bonus for a cutoff.
    BONUS_MOST = 1113 in 400..=4000;
    /// Aspiration: half the width of the first window, in centipawns.
    WINDOW = 44 in 8..=120;
    /// Correction: weight of a new error per ply of depth, in 1024ths.
    CORRECTION_WEIGHT = 16 in 2..=48;
    /// Weight of a centipawn of move score, compared with history.
    MOVE_SCORE_WEIGHT = 17 in 4..=96;
}
