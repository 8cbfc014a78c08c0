//! What stands against a turn or a position in Takeover Chess and in no other game. `words.rs` holds the sentences.

use crate::game::{Cell, Kind, Man, Side};

/// Why a turn is not legal, in this game's own terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The board has no such square.
    NoSquare,
    /// A leap's first square is not on the board.
    FirstStep(Kind),
    /// There is nobody to jump over.
    NobodyToJump(Kind),
    /// A jump ends on an empty square, and this man stands there.
    NoRoom(Man, Cell),
    /// A jump goes over one man only, and here is the second.
    SecondJump(Man, Cell),
    /// By these rules a jump ends right behind the man jumped over.
    NotNextTo(Cell),
    /// The man that would be taken over is still defended.
    Defended {
        /// Who would be taken over.
        victim: Kind,
        /// Where.
        at: Cell,
        /// Who defends it.
        by: Man,
        /// From where.
        from: Cell,
    },
    /// There is no castling by these rules.
    NoCastling,
    /// A pawn reaching the last rank must say what it becomes.
    PromotionNotChosen,
    /// Only a pawn that reaches the last rank becomes something else.
    NoPromotionHere,
    /// All men are set up first.
    SetUpFirst,
    /// No such man is left to be set up.
    NotToPlace(Kind),
    /// A side sets up its men on its own ranks, as many as this.
    NotOwnRanks(u8),
    /// No pawn is set up on its side's back rank.
    PawnOnBackRank,
    /// The men left could not be set up so that no king can be taken.
    NoCompletion,
    /// Black may not complete a set-up in which a king could be taken, and nobody could stand in between any more.
    KingExposed {
        /// Whose king.
        king: Side,
        /// Who could take it.
        by: Man,
        /// From where.
        at: Cell,
    },
}

/// What is wrong with a description of a position, in this game's own terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// This rank shows a man or an empty square where the board has none, or the other way round.
    Outline {
        /// The rank, as players count.
        rank: usize,
        /// How it looks when it is empty.
        expected: String,
    },
    /// There is no castling by these rules.
    NoCastling(String),
    /// There are men to place, but these rules have no free set-up.
    NothingToPlace,
    /// The players set up one man in turn, so the numbers of men left must match.
    Uneven {
        /// How many White has left.
        white: usize,
        /// How many Black has left.
        black: usize,
    },
    /// While men are being set up, everybody stands on his side's own ranks.
    OutOfOwnRanks(String),
}
