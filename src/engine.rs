//! The engine behind a wall: what is asked of it and what it answers, and the places it runs in.

pub mod bench;
pub mod book;
#[cfg(not(target_arch = "wasm32"))]
pub mod clock;
pub mod level;
pub mod local;
pub mod time_management;

#[cfg(feature = "web")]
pub mod client;
#[cfg(feature = "worker")]
pub mod worker;

use serde::{Deserialize, Serialize};

use crate::game::GameRecord;
use crate::search::{Limits, Score};

/// What can be asked of the engine. The number comes back with every answer; answers to old questions are dropped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Find the best turn at the end of this record.
    Search {
        /// The number of the question.
        id: u32,
        /// Where the game stands and how it came there, for repetition.
        record: GameRecord,
        /// When to end.
        limits: Limits,
    },
    /// Search the positions of the [bench](mod@bench) to this depth.
    Bench {
        /// The number of the question.
        id: u32,
        /// How deep, in plies.
        depth: u32,
    },
    /// End the search of this number, if it still runs.
    Stop {
        /// The number of the question.
        id: u32,
    },
    /// Forget what was learnt about the last game.
    NewGame,
}

/// What the engine answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The engine is there.
    Ready,
    /// What has been found so far.
    Info {
        /// The number of the question.
        id: u32,
        /// The findings.
        info: Info,
    },
    /// The search is over.
    Best {
        /// The number of the question.
        id: u32,
        /// The best turn as UCI text; none if there is no legal one.
        turn: Option<String>,
    },
    /// A bench has got so far; it is over when all of it is done.
    Bench {
        /// The number of the question.
        id: u32,
        /// How far.
        progress: bench::Progress,
    },
    /// The question could not be answered.
    Error {
        /// The number of the question.
        id: u32,
        /// Why, in words.
        text: String,
    },
}

/// The findings of a search that is still going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Info {
    /// Which of the lines asked for this is: 1 for the best.
    pub rank: u32,
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How long that took, in milliseconds.
    pub millis: u32,
    /// The best line as UCI text; its first turn is the best one.
    pub line: Vec<String>,
}
