//! The engine as the rest of the program sees it: what can be asked of it, what it answers, and where it runs: in this
//! thread (`local`), or in a worker of the browser (`client` on the page's side, `worker` on the other).

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

/// What can be asked of the engine. The number comes back with every reply, so that replies to old questions can be
/// dropped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Find the best turn at the end of this game.
    Search {
        /// The number of the question.
        id: u32,
        /// The game so far. Its turns matter for repetition.
        record: GameRecord,
        /// When to end.
        limits: Limits,
    },
    /// Search the positions of the [bench](mod@bench) to a depth.
    Bench {
        /// The number of the question.
        id: u32,
        /// How deep, in plies.
        depth: u32,
    },
    /// End the search of this number if it still runs.
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
    /// The engine has been loaded.
    Ready,
    /// What has been found so far.
    Info {
        /// The number of the question.
        id: u32,
        /// What it is.
        info: Info,
    },
    /// The search is over.
    Best {
        /// The number of the question.
        id: u32,
        /// The best turn as UCI text; none if there is no legal one.
        turn: Option<String>,
    },
    /// How far a bench has come.
    Bench {
        /// The number of the question.
        id: u32,
        /// How far. It is over when all positions are done.
        progress: bench::Progress,
    },
    /// The question could not be answered.
    Error {
        /// The number of the question.
        id: u32,
        /// Why.
        text: String,
    },
}

/// What a search that is still going on has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Info {
    /// Which of the lines asked for this is: 1 for the best.
    pub rank: u32,
    /// How deep it has searched, in plies.
    pub depth: u32,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// How many nodes it has searched.
    pub nodes: u64,
    /// For how long, in milliseconds.
    pub millis: u32,
    /// The principal variation as UCI text.
    pub line: Vec<String>,
}
