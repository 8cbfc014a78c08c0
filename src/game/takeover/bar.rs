//! Reasons why a move is illegal, and faults of a position, specific to Takeover Chess.

use crate::game::illegal::OwnReason;
use crate::game::message::{Message, Value};
use crate::game::{Cell, Fault, Kind, Piece, Side};

/// Reason why a move is illegal, specific to this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The board has no such square.
    NoSquare,
    /// The first square of a leap is not on the board.
    FirstStep(Kind),
    /// There is no piece to jump over.
    NobodyToJump(Kind),
    /// A jump ends on an empty square, but this piece stands there.
    NoRoom(Piece, Cell),
    /// A jump goes over only one piece, and this is the second.
    SecondJump(Piece, Cell),
    /// Under these rules, a jump ends directly behind the jumped piece.
    NotNextTo(Cell),
    /// The piece that would be taken over is still defended.
    Defended {
        /// Kind of the piece that would be taken over.
        victim: Kind,
        /// Cell of that piece.
        at: Cell,
        /// Piece that defends it.
        by: Piece,
        /// Cell of the defender.
        from: Cell,
    },
    /// These rules have no castling.
    NoCastling,
    /// The move needs a promotion, since a pawn reaches the last rank.
    PromotionNotChosen,
    /// Only a pawn that reaches the last rank promotes.
    NoPromotionHere,
    /// All pieces must be set up first.
    SetUpFirst,
    /// No piece of this kind is left to be set up.
    NotToPlace(Kind),
    /// A side sets up its pieces on this number of ranks.
    NotOwnRanks(u8),
    /// No pawn is set up on its side's back rank.
    PawnOnBackRank,
    /// The remaining pieces could not be set up so that no king can be captured.
    NoCompletion,
    /// Black may not complete a set-up in which a king could be captured and no piece can come in between.
    KingExposed {
        /// Side of the king.
        king: Side,
        /// Piece that could capture the king.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
}

/// Fault of a position specific to this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// There are pieces to place, but these rules have no free set-up.
    NothingToPlace,
    /// The numbers of remaining pieces do not match, although the players set up one piece alternately.
    Uneven {
        /// Number of White's remaining pieces.
        white: usize,
        /// Number of Black's remaining pieces.
        black: usize,
    },
    /// During the set-up, a piece stands outside its side's ranks.
    OutOfOwnRanks(String),
}

/// Message ids of reasons that concern a king's safety.
pub const DEFENDED: &str = "takeover-defended";
pub const KING_EXPOSED: &str = "takeover-king-exposed";
/// Message id of [`Flaw::Uneven`].
pub const UNEVEN: &str = "fault-takeover-uneven";

impl From<Bar> for Message {
    fn from(bar: Bar) -> Message {
        let new = Message::new;
        match bar {
            Bar::NoSquare => new("takeover-no-square"),
            Bar::FirstStep(kind) => new("takeover-first-step").with("kind", kind),
            Bar::NobodyToJump(kind) => new("takeover-nobody-to-jump").with("kind", kind),
            Bar::NoRoom(piece, at) => new("takeover-no-room").with("piece", piece).with("at", at),
            Bar::SecondJump(piece, at) => new("takeover-second-jump").with("piece", piece).with("at", at),
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
