//! Reasons why a move is illegal, specific to Hole Chess.

use super::board::Hole;
use crate::game::illegal::OwnReason;
use crate::game::message::Message;
use crate::game::{Cell, Kind, Piece};

/// Reason why a move is illegal, if it involves holes, pulls or promotions (docs/rules.md 3.2 to 3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A hole lies in the way of the piece.
    OverHole {
        /// Kind of the moving piece.
        kind: Kind,
        /// Hole in the way.
        hole: Hole,
    },
    /// A pawn in front of a hole never advances.
    PawnBeforeHole(Hole),
    /// The move neither goes anywhere nor pulls.
    Neither,
    /// A king or a pawn never pulls.
    DoesNotPull(Kind),
    /// The target square is empty.
    NobodyToPull,
    /// The target belongs to the player.
    PullsOwn,
    /// The target is not on a line along which this piece pulls.
    NotInLine(Kind),
    /// No hole lies between the piece and its target.
    NoHole,
    /// Two holes lie between the piece and its target.
    TwoHoles,
    /// A piece stands between the pulling piece and its target.
    Between {
        /// Piece in between.
        by: Piece,
        /// Cell of the piece in between.
        at: Cell,
    },
    /// Capturing the king in action 1 ends the move.
    KingTaken,
    /// A pawn that promotes does not pull in the same move.
    PromotionEndsTurn,
    /// The move needs a promotion, since a pawn reaches the opponent's third rank.
    PromotionNotChosen,
    /// Only a pawn that reaches the opponent's third rank promotes.
    NoPromotionHere,
    /// A pawn promotes to a queen, rook or PS-bishop, never to this kind.
    CannotBecome(Kind),
}

/// Message ids of reasons that weigh more or less than others.
pub const DOES_NOT_PULL: &str = "hole-does-not-pull";
pub const OVER_HOLE: &str = "hole-over-hole";
pub const TWO_HOLES: &str = "hole-two-holes";
pub const BETWEEN: &str = "hole-between";

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
