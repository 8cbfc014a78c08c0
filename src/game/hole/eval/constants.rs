//! The numbers of the evaluation, in centipawns where nothing else is said. What they are was found by playing (`tools/neural`).

use crate::tunable::tunables;

tunables! {
    /// What it is worth to have the move.
    TEMPO = 7 in -20..=100;
    /// A pawn by its rank as its side counts, from its first one on: on the last of these its next step promotes.
    PAWNS = [0: 141, 1: 129, 2: 125, 3: 142, 4: 220] in 20..=500;
    /// What a pawn is worth less in front of a hole, which only a capture sets free.
    STUCK = 22 in 0..=120;
    /// Likewise at the edge, where only a capture promotes it.
    AT_EDGE = 60 in 0..=200;
    /// Likewise in front of a man.
    BLOCKED = 10 in 0..=60;
    /// A bishop, a rook and a queen.
    OFFICERS = [0: 603, 1: 420, 2: 952] in 200..=1800;
    /// A square that such an officer can go to, in tenths.
    MOBILITY = [0: 50, 1: 69, 2: 54] in 0..=200;
    /// A square beside the enemy king that such an officer attacks.
    NEAR_KING = [0: 9, 1: 5, 2: 10] in 0..=60;
    /// An enemy across a hole that an officer could pull at once: thousandths of its worth.
    PULL = 81 in 0..=400;
    /// A square beyond a hole from which an enemy officer could pull the king, were it there: by the officer.
    EXPOSED = [0: 8, 1: 6, 2: 6] in 0..=40;
}
