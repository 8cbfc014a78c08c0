//! What Messenger Chess forbids that no other game does, and what can be wrong with its positions.

use crate::game::illegal::OwnReason;
use crate::game::message::{Message, Value};
use crate::game::{Cell, Fault, Kind, Man, Side};

/// What stands against a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// Before anything else a pawn must become the courier.
    PlaceFirst,
    /// Only a pawn becomes the courier.
    NotAPawn(Kind),
    /// The courier has been chosen.
    AlreadyPlaced,
    /// A courier can step, so it must, before the regular move.
    CourierFirst,
    /// Only a courier steps first.
    NotACourier(Kind),
    /// The courier steps first, and once.
    OneStep,
    /// Couriers do not capture.
    NoCapture(Man),
    /// This man cannot be captured: a king, or the courier.
    Immune(Man),
    /// The step lets a man attack the own king that did not before.
    AddsAttacker {
        /// Who.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// A step can end the check, so this one, which does not, is not allowed.
    MustBreak {
        /// Who checks.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// After this step no regular move would end the check.
    NoAnswer {
        /// Who checks.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// A courier leaves the board from the last rank only.
    NotAtEdge,
    /// Without the courier somebody new would attack the own king.
    ExitExposes {
        /// Who.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// The courier can end the check by a step, so it must, and may not leave.
    ExitBarred {
        /// Who checks.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// The king is mated: only the courier may move.
    Frozen {
        /// Who checks.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// After the step a regular move is possible, and so compulsory.
    MoveToo,
    /// There is something to play, so nobody may pass.
    NoPass,
}

/// What is wrong with a position of Messenger Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The bracket is not closed, or not followed by the turn.
    OpenBracket,
    /// Something else than a courier is in the bracket.
    NotACourier(char),
    /// These couriers cannot stand beside the board now: both wait before White's first turn and Black's before Black's;
    /// one that has left waits there while its opponent would be to move.
    Beside,
    /// A side whose courier is not chosen yet has no pawn to choose.
    NoPawn(Side),
}

/// The message of [`Bar::NoCapture`].
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
            Bar::Immune(man) => new("messenger-immune").with("kind", man.kind),
            Bar::AddsAttacker { by, at } => new("messenger-adds-attacker").with("by", by.kind).with("at", at),
            Bar::MustBreak { by, at } => new("messenger-must-break").with("by", by.kind).with("at", at),
            Bar::NoAnswer { by, at } => new("messenger-no-answer").with("by", by.kind).with("at", at),
            Bar::NotAtEdge => new("messenger-not-at-edge"),
            Bar::ExitExposes { by, at } => new("messenger-exit-exposes").with("by", by.kind).with("at", at),
            Bar::ExitBarred { by, at } => new("messenger-exit-barred").with("by", by.kind).with("at", at),
            Bar::Frozen { by, at } => new("messenger-frozen").with("by", by.kind).with("at", at),
            Bar::MoveToo => new("messenger-move-too"),
            Bar::NoPass => new("messenger-no-pass"),
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
