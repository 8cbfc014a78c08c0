//! Evaluation parameters, in centipawns unless stated otherwise. They were tuned by playing games (`tools/neural`).

use crate::tunable::tunables;

tunables! {
    /// Bonus for the side to move.
    TEMPO = 17 in -50..=150;
    /// Value of a courier by the number of moves it needs to leave the board, from one. The last value also applies to
    /// more moves, and if there is no way.
    NEARER = [0: 683, 1: 602, 2: 399, 3: 254, 4: 126, 5: 23, 6: -59, 7: -200, 8: -27] in -400..=1500;
    /// Bonus for the lead in the race, by the number of moves the leader still needs, from one.
    RACE = [0: 349, 1: 283, 2: 250, 3: 165, 4: 78, 5: 19, 6: 21, 7: -45, 8: -46] in -200..=800;
    /// Values of the pieces from pawn to queen.
    PIECES = [0: 100, 1: 220, 2: 219, 3: 310, 4: 373] in 0..=900;
    /// Basic value of a courier, if couriers can be captured.
    COURIER = 58 in 0..=300;
    /// Share of `NEARER` that every capturable courier adds to its value, in 1024ths.
    NEAR = 114 in 0..=500;
    /// Value of each square to which a knight, bishop, rook or queen can go, in tenths.
    MOBILITY = 30 in 0..=120;
    /// Penalty for each square from which a queen would check the king, in tenths.
    OPEN = 25 in 0..=120;
    /// Bonus if the enemy king is mated and its pieces are frozen.
    FROZEN = 107 in 0..=600;
}
