//! Evaluation parameters, in centipawns unless stated otherwise. They were tuned by playing games (`tools/neural`).

use crate::tunable::tunables;

tunables! {
    /// Bonus for the side to move.
    TEMPO = 7 in -20..=100;
    /// Value of a pawn by its rank from its side's point of view, starting with its first rank. From the last of these
    /// ranks, its next step promotes.
    PAWNS = [0: 141, 1: 129, 2: 125, 3: 142, 4: 220] in 20..=500;
    /// Penalty for a pawn in front of a hole, which only a capture frees.
    STUCK = 22 in 0..=120;
    /// Penalty for a pawn at the edge, where only a capture promotes it.
    AT_EDGE = 60 in 0..=200;
    /// Penalty for a pawn in front of a piece.
    BLOCKED = 10 in 0..=60;
    /// Value of a bishop, a rook and a queen.
    OFFICERS = [0: 603, 1: 420, 2: 952] in 200..=1800;
    /// Value of each square to which a bishop, a rook or a queen can go, in tenths.
    MOBILITY = [0: 50, 1: 69, 2: 54] in 0..=200;
    /// Value of each square beside the enemy king that a bishop, a rook or a queen attacks.
    NEAR_KING = [0: 9, 1: 5, 2: 10] in 0..=60;
    /// Bonus for an enemy piece across a hole that could be pulled at once, in thousandths of its value.
    PULL = 81 in 0..=400;
    /// Penalty for each square across a hole from which an enemy bishop, rook or queen could pull the king.
    EXPOSED = [0: 8, 1: 6, 2: 6] in 0..=40;
}
