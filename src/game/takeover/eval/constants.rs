//! The numbers of the evaluation, in centipawns where nothing else is said. What they are was found by playing (`tools/neural`).

use crate::tunable::tunables;

tunables! {
    /// What it is worth to have the move.
    TEMPO = 20 in -20..=100;
    /// A pawn, a knight, a mirror knight, a bishop, a rook and a queen.
    MEN = [0: 22, 1: 433, 2: 416, 3: 403, 4: 584, 5: 1173] in 0..=1800;
    /// The same where only the undefended can be taken over: pawns last longer there.
    MEN_UNDEFENDED = [0: 138, 1: 489, 2: 495, 3: 397, 4: 558, 5: 995] in 0..=1800;
    /// A square that an officer can go to, in tenths.
    MOBILITY = 68 in 0..=200;
    /// The dearest enemy that could be taken over: so many 1024ths of its worth. One threat can be met.
    DEAREST = 97 in 0..=512;
    /// All others: likewise.
    OTHERS = 185 in 0..=1024;
    /// How much of an enemy's worth counts for that if it is defended, in 1024ths: whoever takes it is soon taken back.
    DEFENDED = 474 in 0..=1024;
    /// How much a man counts in a siege of the king for a square beside it, in tenths: a pawn or king, a minor officer, a rook, a queen.
    SIEGE = [0: 7, 1: 19, 2: 18, 3: 29] in 0..=80;
    /// What a siege is worth for each tenth of its count, in 1024ths of a centipawn.
    SIEGE_COUNT = 126 in 0..=600;
    /// How much more each tenth is worth for ten others, in 1024ths of a tenth of a centipawn.
    SIEGE_SQUARE = 97 in 0..=400;
    /// A pawn four steps or fewer from its last one: by the square of how near it is.
    RUN = 59 in 0..=300;
    /// What a man gains for each step nearer to the middle, in tenths: a pawn, a knight, a bishop, a rook or queen; a king loses so much.
    MIDDLE = [0: 26, 1: 56, 2: 23, 3: 21, 4: 27] in 0..=200;
    /// What a king loses for each rank.
    KING_RANK = 12 in 0..=60;
}
