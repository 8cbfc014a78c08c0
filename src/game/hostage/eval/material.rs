//! Rough values of pieces, for the order of moves.

/// Values on the board in centipawns, pawn to queen.
pub const BOARD: [i32; 5] = [100, 318, 326, 412, 863];
/// Values on the owner's airfield in centipawns, pawn to queen.
pub const AIRFIELD: [i32; 5] = [165, 449, 412, 518, 1092];
