//! What stands against a turn in Hole Chess and in no other game.

use super::board::Hole;
use crate::game::illegal::OwnReason;
use crate::game::message::Message;
use crate::game::{Cell, Illegal, Kind, Man, Reason};

/// Why a turn is not legal, where holes, pulls and promotions have to do with it (docs/rules.md 3.2 to 3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A hole lies in the man's way.
    OverHole {
        /// Who wants to pass.
        kind: Kind,
        /// Which hole.
        hole: Hole,
    },
    /// A pawn in front of a hole never advances.
    PawnBeforeHole(Hole),
    /// The turn neither moves nor pulls.
    Neither,
    /// A king or a pawn never pulls.
    DoesNotPull(Kind),
    /// Nobody stands on the target.
    NobodyToPull,
    /// The target is an own man.
    PullsOwn,
    /// The target stands on no line along which this man pulls.
    NotInLine(Kind),
    /// No hole lies between the man and its target.
    NoHole,
    /// Two holes lie between the man and its target.
    TwoHoles,
    /// Somebody stands between the man and its target.
    Between {
        /// Who.
        by: Man,
        /// And where.
        at: Cell,
    },
    /// An action 1 that takes the king ends the turn.
    KingTaken,
    /// A pawn that promotes does not pull in that turn.
    PromotionEndsTurn,
    /// A pawn that reaches the opponent's third rank must say what it becomes.
    PromotionNotChosen,
    /// Only a pawn that reaches that rank becomes something else.
    NoPromotionHere,
    /// A pawn becomes a queen, a rook or a PS-bishop, never this.
    CannotBecome(Kind),
}

/// The messages by which reasons are told apart that weigh less or more than others.
pub const DOES_NOT_PULL: &str = "hole-does-not-pull";
pub const OVER_HOLE: &str = "hole-over-hole";
pub const TWO_HOLES: &str = "hole-two-holes";
pub const BETWEEN: &str = "hole-between";

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
            Bar::OverHole { kind, hole } => new(OVER_HOLE).with("kind", kind).with("hole", hole.name()),
            Bar::PawnBeforeHole(hole) => new("hole-pawn-before-hole").with("hole", hole.name()),
            Bar::Neither => new("hole-neither"),
            Bar::DoesNotPull(kind) => new(DOES_NOT_PULL).with("kind", kind),
            Bar::NobodyToPull => new("hole-nobody-to-pull"),
            Bar::PullsOwn => new("hole-pulls-own"),
            Bar::NotInLine(kind) => new("hole-not-in-line").with("kind", kind),
            Bar::NoHole => new("hole-no-hole"),
            Bar::TwoHoles => new(TWO_HOLES),
            Bar::Between { by, at } => new(BETWEEN).with("by", by).with("at", at),
            Bar::KingTaken => new("hole-king-taken"),
            Bar::PromotionEndsTurn => new("hole-promotion-ends-turn"),
            Bar::PromotionNotChosen => new("hole-promotion-not-chosen"),
            Bar::NoPromotionHere => new("hole-no-promotion-here"),
            Bar::CannotBecome(kind) => new("hole-cannot-become").with("kind", kind),
        }
    }
}

impl OwnReason for Bar {}
