//! What men are worth in a rough count, for the order of turns.

/// On the board, pawn to queen.
pub const BOARD: [i32; 5] = [100, 318, 326, 412, 863];
/// On the own airfield.
pub const AIRFIELD: [i32; 5] = [165, 449, 412, 518, 1092];
