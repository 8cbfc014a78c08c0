//! What stands against a turn in Hostage Chess and in no other game (docs/rules.md 1).

use crate::game::illegal::OwnReason;
use crate::game::message::Message;
use crate::game::{Cell, Illegal, Kind, Reason, Side};

/// Why a turn is not legal, where prisons and airfields have to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A prisoner is paid, never dropped.
    PrisonerStays(Kind),
    /// The pawn is frozen: the prison holds nobody it could change places with.
    FrozenPawn,
    /// The pawn has nobody to become, though it attacks (Pierce's rule).
    NobodyToBecome,
    /// The capture would thaw a pawn that then checks the own king.
    ThawingCapture {
        /// Who would be captured.
        victim: Kind,
        /// Whose pawn it is.
        owner: Side,
        /// The pawn's square.
        pawn: Cell,
    },
    /// Nothing in the prison is worth this man.
    CannotAfford(Kind),
    /// The payment is worth less than the man it should buy.
    TooCheap {
        /// What was offered.
        paid: Kind,
        /// What it should buy.
        rescued: Kind,
    },
    /// No own man of this kind is in the opponent's prison.
    NotJailed(Kind),
    /// No such prisoner to pay with.
    NoPrisoner(Kind),
    /// No man of this kind waits on the airfield.
    NotOnAirfield(Kind),
    /// Nobody in the opponent's prison can be bought with this prisoner.
    BuysNobody(Kind),
}

/// The message of [`Bar::ThawingCapture`].
pub const THAWING_CAPTURE: &str = "illegal-thawing-capture";

impl Bar {
    /// This reason with an arrow.
    pub fn arrow(self, from: impl Into<Cell>, to: impl Into<Cell>) -> Illegal {
        Reason::from(self).arrow(from, to)
    }
}

impl From<Bar> for Message {
    fn from(bar: Bar) -> Message {
        let new = Message::new;
        match bar {
            Bar::PrisonerStays(kind) => new("illegal-prisoner-stays").with("kind", kind),
            Bar::FrozenPawn => new("illegal-frozen-pawn"),
            Bar::NobodyToBecome => new("illegal-nobody-to-become"),
            Bar::ThawingCapture { victim, owner, pawn } => {
                new(THAWING_CAPTURE).with("victim", victim).with("owner", owner).with("pawn", pawn)
            }
            Bar::CannotAfford(kind) => new("illegal-cannot-afford").with("kind", kind),
            Bar::TooCheap { paid, rescued } => new("illegal-too-cheap").with("paid", paid).with("rescued", rescued),
            Bar::NotJailed(kind) => new("illegal-not-jailed").with("kind", kind),
            Bar::NoPrisoner(kind) => new("illegal-no-prisoner").with("kind", kind),
            Bar::NotOnAirfield(kind) => new("illegal-not-on-airfield").with("kind", kind),
            Bar::BuysNobody(kind) => new("illegal-buys-nobody").with("kind", kind),
        }
    }
}

impl OwnReason for Bar {}
