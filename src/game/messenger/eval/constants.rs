//! The numbers of the evaluation, in centipawns where nothing else is said. What they are was found by playing (`tools/neural`).

use crate::tunable::tunables;

tunables! {
    /// What it is worth to have the move.
    TEMPO = 17 in -50..=150;
    /// What a courier is worth that needs one turn to leave the board, two, and so on; the last if it finds no way.
    NEARER = [0: 683, 1: 602, 2: 399, 3: 254, 4: 126, 5: 23, 6: -59, 7: -200, 8: -27] in -400..=1500;
    /// What being ahead in the race is worth, by how many turns the leader still needs, from one on.
    RACE = [0: 349, 1: 283, 2: 250, 3: 165, 4: 78, 5: 19, 6: 21, 7: -45, 8: -46] in -200..=800;
    /// The men from the pawn to the queen.
    MEN = [0: 100, 1: 220, 2: 219, 3: 310, 4: 373] in 0..=900;
    /// A courier as such, where couriers can be captured.
    COURIER = 58 in 0..=300;
    /// Such couriers count so many 1024ths of what the best one is worth for being near.
    NEAR = 114 in 0..=500;
    /// A square that an officer can go to, in tenths.
    MOBILITY = 30 in 0..=120;
    /// What a king is worth less for each square from which a queen would check it, in tenths.
    OPEN = 25 in 0..=120;
    /// What it is worth that the enemy king is mated, and its men frozen.
    FROZEN = 107 in 0..=600;
}
