//! The notices of a game.

use crate::engine::EngineFault;
use crate::game::game_record::Relation;
use crate::game::{Event, Side};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayNotice {
    /// A link was opened: how its game relates to the stored one. Its last move is told, too.
    Linked(Relation),
    /// The engine is to move and paused. True after a step through the game: the move that led here is told, too.
    Paused(bool),
    EngineFailed(EngineFault),
    /// The engine replied with this text, which is not a legal move.
    Unplayable(Option<String>),
    Planned,
    /// The engine's move, which made the premove impossible.
    Spoiled(Side, Vec<Event>),
    /// The player requested a hint, which may not be ready yet.
    Hint,
    NoHint(EngineFault),
    /// The last move was copied, to be sent to a friend.
    Copied,
    Declined(Declined),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// The game has only just begun.
    TooEarly,
    /// The engine has made too few moves since the page was opened to judge.
    AskAgain,
    /// The engine thinks that it has the better position.
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
