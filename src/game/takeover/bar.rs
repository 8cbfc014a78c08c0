//! What stands against a turn or a position in Takeover Chess and in no other game.

use crate::game::illegal::OwnReason;
use crate::game::message::{Message, Value};
use crate::game::{Cell, Fault, Kind, Man, Side};

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

/// The messages of reasons that are about a king's safety.
pub const DEFENDED: &str = "takeover-defended";
pub const KING_EXPOSED: &str = "takeover-king-exposed";
/// The message of [`Flaw::Uneven`].
pub const UNEVEN: &str = "fault-takeover-uneven";

impl From<Bar> for Message {
    fn from(bar: Bar) -> Message {
        let new = Message::new;
        match bar {
            Bar::NoSquare => new("takeover-no-square"),
            Bar::FirstStep(kind) => new("takeover-first-step").with("kind", kind),
            Bar::NobodyToJump(kind) => new("takeover-nobody-to-jump").with("kind", kind),
            Bar::NoRoom(man, at) => new("takeover-no-room").with("man", man).with("at", at),
            Bar::SecondJump(man, at) => new("takeover-second-jump").with("man", man).with("at", at),
            Bar::NotNextTo(at) => new("takeover-not-next-to").with("at", at),
            Bar::Defended { victim, at, by, from } => {
                new(DEFENDED).with("victim", victim).with("at", at).with("by", by.kind).with("from", from)
            }
            Bar::NoCastling => new("takeover-no-castling"),
            Bar::PromotionNotChosen => new("takeover-promotion-not-chosen"),
            Bar::NoPromotionHere => new("takeover-no-promotion-here"),
            Bar::SetUpFirst => new("takeover-set-up-first"),
            Bar::NotToPlace(kind) => new("takeover-not-to-place").with("kind", kind),
            Bar::NotOwnRanks(depth) => new("takeover-not-own-ranks").with("depth", depth),
            Bar::PawnOnBackRank => new("takeover-pawn-on-back-rank"),
            Bar::NoCompletion => new("takeover-no-completion"),
            Bar::KingExposed { king, by, at } => {
                new(KING_EXPOSED).with("side", king).with("by", by.kind).with("at", at)
            }
        }
    }
}

impl OwnReason for Bar {}

impl From<Flaw> for Message {
    fn from(flaw: Flaw) -> Message {
        let new = Message::new;
        match flaw {
            Flaw::Outline { rank, expected } => {
                new("fault-takeover-outline").with("rank", rank).with("expected", expected)
            }
            Flaw::NoCastling(letters) => new("fault-takeover-no-castling").with("letters", Value::foreign(letters)),
            Flaw::NothingToPlace => new("fault-takeover-nothing-to-place"),
            Flaw::Uneven { white, black } => new(UNEVEN)
                .with("first", Side::White)
                .with("second", Side::Black)
                .with("white", white)
                .with("black", black),
            Flaw::OutOfOwnRanks(square) => {
                new("fault-takeover-out-of-own-ranks").with("square", Value::foreign(square))
            }
        }
    }
}

impl From<Flaw> for Fault {
    fn from(flaw: Flaw) -> Fault {
        Fault::Own(flaw.into())
    }
}
