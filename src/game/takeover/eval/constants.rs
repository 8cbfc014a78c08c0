//! Evaluation parameters, in centipawns unless stated otherwise. They were tuned by playing games (`tools/neural`).

use crate::tunable::tunables;

tunables! {
    /// Bonus for the side to move.
    TEMPO = 20 in -20..=100;
    /// Values of pawn, knight, mirror-knight, bishop, rook and queen.
    PIECES = [0: 22, 1: 433, 2: 416, 3: 403, 4: 584, 5: 1173] in 0..=1800;
    /// The same values where only undefended pieces can be taken over, so that pawns last longer.
    PIECES_UNDEFENDED = [0: 138, 1: 489, 2: 495, 3: 397, 4: 558, 5: 995] in 0..=1800;
    /// Value of each square to which a knight, mirror-knight, bishop, rook or queen can go, in tenths.
    MOBILITY = 68 in 0..=200;
    /// Share of the value of the most valuable enemy piece that could be taken over, in 1024ths. It has a share of its
    /// own, because the opponent can meet one threat.
    DEAREST = 97 in 0..=512;
    /// Share of the value of all other threats of takeover, in 1024ths. There is one for each attacker and each enemy
    /// piece that it could take over, so a piece that two attackers could take over is counted again.
    OTHERS = 185 in 0..=1024;
    /// Share of a defended enemy's value that counts as a threat, in 1024ths, because the defender soon takes back.
    DEFENDED = 474 in 0..=1024;
    /// Weight of an attack by a pawn or king, a minor piece, a rook and a queen, per square beside the enemy king, in
    /// tenths.
    SIEGE = [0: 7, 1: 19, 2: 18, 3: 29] in 0..=80;
    /// Value of each tenth of the weighted attacks around the enemy king, in 1024ths of a centipawn.
    SIEGE_COUNT = 126 in 0..=600;
    /// Additional value of each tenth for every ten others, in 1024ths of a tenth of a centipawn.
    SIEGE_SQUARE = 97 in 0..=400;
    /// Value of a pawn at most three steps from the last rank, in tenths, times the square of four minus that distance.
    RUN = 59 in 0..=300;
    /// Gain of a pawn, a knight, a bishop, and a rook or queen for each step towards the middle, in tenths; loss of a
    /// king.
    MIDDLE = [0: 26, 1: 56, 2: 23, 3: 21, 4: 27] in 0..=200;
    /// Penalty for each rank that the king is away from home.
    KING_RANK = 12 in 0..=60;
}
