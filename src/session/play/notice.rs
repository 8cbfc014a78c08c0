//! What a game has to say beside what every board says.

use crate::game::game_record::Relation;
use crate::game::{Event, Side};

/// What the line of words says of the game that is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayNotice {
    /// A link was opened: its last turn, and how its game stands to the one that was stored.
    Linked(Option<(Side, Vec<Event>)>, Relation),
    /// A turn was taken back and it is the engine's: it waits.
    Paused,
    /// The engine could not answer.
    EngineFailed(String),
    /// The engine answered with this, which cannot be played.
    Unplayable(Option<String>),
    /// A premove was entered.
    Planned,
    /// What the engine's turn did, after which the premove is not possible.
    Spoiled(Side, Vec<Event>),
    /// A hint was asked for, and perhaps found.
    Hint,
    /// No hint could be found.
    NoHint(String),
    /// The last turn is copied, to be sent to a friend.
    Copied,
    /// The engine does not want a draw.
    Declined(Declined),
}

/// Why the engine does not want a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// The game has hardly begun.
    TooEarly,
    /// It thinks it stands better.
    StandsBetter,
}

/// What a player is doing: the lamp beside the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// Not this player's turn.
    Idle,
    /// A person's turn.
    Ready,
    /// The engine thinks.
    Thinking,
    /// The engine is paused.
    Paused,
}
