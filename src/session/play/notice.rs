//! The notices of a game.

use crate::game::game_record::Relation;
use crate::game::{Event, Side};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayNotice {
    /// A link was opened: its last move, and how its game relates to the stored one.
    Linked(Option<(Side, Vec<Event>)>, Relation),
    /// A move was taken back and the engine is to move: it is paused.
    Paused,
    EngineFailed(String),
    /// The engine replied with this, which is no legal move.
    Unplayable(Option<String>),
    Planned,
    /// The engine's move, after which the premove is impossible.
    Spoiled(Side, Vec<Event>),
    /// A hint was requested; it may not be ready yet.
    Hint,
    NoHint(String),
    /// The last move was copied, to be sent to a friend.
    Copied,
    Declined(Declined),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// The game has only just begun.
    TooEarly,
    /// The engine believes that it stands better.
    StandsBetter,
}

/// A player's activity, for the indicator beside the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// The other player is to move.
    Idle,
    /// A person is to move.
    Ready,
    Thinking,
    Paused,
}
