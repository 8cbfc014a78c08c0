//! Reasons why a move is illegal, specific to Hostage Chess (docs/rules.md 1).

use crate::game::illegal::OwnReason;
use crate::game::message::Message;
use crate::game::{Cell, Kind, Side};

/// Reason why a move is illegal, if it involves prisons or airfields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A prisoner can be paid but never dropped.
    PrisonerStays(Kind),
    /// The pawn is frozen: the prison holds no piece with which it could change places.
    FrozenPawn,
    /// The pawn has no piece to promote to, although it attacks (Pierce's rule).
    NobodyToBecome,
    /// The capture would thaw a pawn that would then attack the player's king.
    ThawingCapture {
        /// Kind of the piece that would be captured.
        victim: Kind,
        /// Side of the pawn.
        owner: Side,
        /// Square of the pawn.
        pawn: Cell,
    },
    /// No prisoner is worth this piece.
    CannotAfford(Kind),
    /// The payment is worth less than the rescued piece.
    TooCheap {
        /// Kind that was offered.
        paid: Kind,
        /// Kind that it should pay for.
        rescued: Kind,
    },
    /// The opponent's prison holds no piece of this kind that belongs to the player.
    NotJailed(Kind),
    /// The player has no prisoner of this kind to pay with.
    NoPrisoner(Kind),
    /// No piece of this kind waits on the airfield.
    NotOnAirfield(Kind),
    /// No piece in the opponent's prison is cheap enough for this prisoner to pay for.
    BuysNobody(Kind),
}

/// Message id of [`Bar::ThawingCapture`].
pub const THAWING_CAPTURE: &str = "illegal-thawing-capture";

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
