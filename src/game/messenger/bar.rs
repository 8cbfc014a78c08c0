//! Reasons why a move is illegal, and faults of a position, specific to Messenger Chess.

use crate::game::illegal::OwnReason;
use crate::game::message::{Message, Value};
use crate::game::{Cell, Fault, Kind, Piece, Side};

/// Reason why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A pawn must first become the courier.
    PlaceFirst,
    /// Only a pawn becomes the courier.
    NotAPawn(Kind),
    /// The courier has been placed already.
    AlreadyPlaced,
    /// A courier can step, so it must do so before the regular move.
    CourierFirst,
    /// Only a courier steps first.
    NotACourier(Kind),
    /// The courier steps first, and only once.
    OneStep,
    /// Couriers do not capture.
    NoCapture(Piece),
    /// This piece cannot be captured: a king, or the courier.
    Immune(Piece),
    /// The step exposes the player's king to a piece that did not attack it before.
    AddsAttacker {
        /// Piece that would attack.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// The step does not end the check although another step can.
    MustBreak {
        /// Piece that gives check.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// After this step no regular move would end the check.
    NoAnswer {
        /// Piece that gives check.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// A courier leaves the board only from the last rank.
    NotAtEdge,
    /// Without the courier, another piece would attack the player's king.
    ExitExposes {
        /// Piece that would attack.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// A step of the courier can end the check, so it must step and may not leave.
    ExitBarred {
        /// Piece that gives check.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// The king is mated: only the courier may move.
    Frozen {
        /// Piece that gives check.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// After the step a regular move is possible, and so compulsory.
    MoveToo,
    /// A move is possible, so the player may not pass.
    NoPass,
    /// The move needs a promotion, since a pawn reaches the last rank.
    PromotionNotChosen,
    /// Only a pawn that reaches the last rank promotes.
    NoPromotionHere,
}

/// Fault that only positions of Messenger Chess can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The bracket is not closed, or not followed by the side to move.
    OpenBracket,
    /// The bracket contains a letter other than a courier's.
    NotACourier(char),
    /// These couriers cannot be beside the board now. Both wait there before White's first move, and Black's before
    /// Black's. A courier that has left is there while its opponent would be to move.
    Beside,
    /// A side that has not placed its courier has no pawn to replace.
    NoPawn(Side),
}

/// Message id of [`Bar::NoCapture`].
pub const NO_CAPTURE: &str = "messenger-no-capture";

impl From<Bar> for Message {
    fn from(bar: Bar) -> Message {
        let new = Message::new;
        match bar {
            Bar::PlaceFirst => new("messenger-place-first"),
            Bar::NotAPawn(_) => new("messenger-not-a-pawn"),
            Bar::AlreadyPlaced => new("messenger-already-placed"),
            Bar::CourierFirst => new("messenger-courier-first"),
            Bar::NotACourier(kind) => new("messenger-not-a-courier").with("kind", kind),
            Bar::OneStep => new("messenger-one-step"),
            Bar::NoCapture(_) => new(NO_CAPTURE),
            Bar::Immune(piece) => new("messenger-immune").with("kind", piece.kind),
            Bar::AddsAttacker { by, at } => new("messenger-adds-attacker").with("by", by.kind).with("at", at),
            Bar::MustBreak { by, at } => new("messenger-must-break").with("by", by.kind).with("at", at),
            Bar::NoAnswer { by, at } => new("messenger-no-answer").with("by", by.kind).with("at", at),
            Bar::NotAtEdge => new("messenger-not-at-edge"),
            Bar::ExitExposes { by, at } => new("messenger-exit-exposes").with("by", by.kind).with("at", at),
            Bar::ExitBarred { by, at } => new("messenger-exit-barred").with("by", by.kind).with("at", at),
            Bar::Frozen { by, at } => new("messenger-frozen").with("by", by.kind).with("at", at),
            Bar::MoveToo => new("messenger-move-too"),
            Bar::NoPass => new("messenger-no-pass"),
            Bar::PromotionNotChosen => new("messenger-promotion-not-chosen"),
            Bar::NoPromotionHere => new("messenger-no-promotion-here"),
        }
    }
}

impl OwnReason for Bar {}

impl From<Flaw> for Message {
    fn from(flaw: Flaw) -> Message {
        let new = Message::new;
        match flaw {
            Flaw::OpenBracket => new("fault-messenger-open-bracket"),
            Flaw::NotACourier(letter) => new("fault-messenger-not-a-courier").with("letter", Value::foreign(letter)),
            Flaw::Beside => new("fault-messenger-beside"),
            Flaw::NoPawn(side) => new("fault-messenger-no-pawn").with("side", side),
        }
    }
}

impl From<Flaw> for Fault {
    fn from(flaw: Flaw) -> Fault {
        Fault::Own(flaw.into())
    }
}
