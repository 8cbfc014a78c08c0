//! The engine as the rest of the program sees it: what can be asked of it, what it answers, and where it runs: in this
//! thread (`local`), or in a worker of the browser: `client` on the page's side, on the other `worker`, or `piped` with several threads.

mod answer;
pub mod bench;
pub mod book;
// Of the page's target nothing is known: there are no threads in it, and no clock.
#[cfg(not(target_os = "unknown"))]
pub mod clock;
pub mod level;
pub mod local;
#[cfg(not(target_os = "unknown"))]
pub mod piped;
#[cfg(not(target_os = "unknown"))]
pub mod threads;
pub mod time_management;
pub mod watch;

#[cfg(feature = "web")]
pub mod client;
#[cfg(feature = "worker")]
pub mod worker;

use serde::{Deserialize, Serialize};

use crate::game::GameRecord;
use crate::search::{Limits, Score};

/// Who asks the engine something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asker {
    /// The game that is played, for the engine's own turn.
    Play,
    /// A person who plays, for a hint.
    Hint,
    /// The coach, about a turn of a person who plays.
    Coach,
    /// The analysis, about the position shown.
    Analysis,
    /// The review of a game.
    Review,
    /// A puzzle, about a wrong turn.
    Puzzle,
    /// The measurement of speed.
    Bench,
    /// The analysis, about what the opening book proposes.
    Book,
}

/// The name of a question. It comes back with every reply: the reply goes to the asker, who drops it if the number is that
/// of an older question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct QuestionId {
    /// Who asks.
    pub asker: Asker,
    /// Which of the asker's questions this is.
    pub number: u32,
}

/// What can be asked of the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Find the best turn at the end of this game.
    Search {
        /// Which question this is.
        id: QuestionId,
        /// The game so far. Its turns matter for repetition.
        record: GameRecord,
        /// When to end.
        limits: Limits,
    },
    /// Search the positions of the [bench](mod@bench) to a depth.
    Bench {
        /// Which question this is.
        id: QuestionId,
        /// How deep, in plies.
        depth: u32,
    },
    /// Tell what the opening book proposes at the end of this game: a finding of depth 0 for each turn, best first.
    Book {
        /// Which question this is.
        id: QuestionId,
        /// The game so far.
        record: GameRecord,
    },
    /// End the search for this question if it still runs.
    Stop {
        /// Which question.
        id: QuestionId,
    },
    /// Forget what was learnt about the last game.
    NewGame,
}

/// What the engine answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The engine has been loaded.
    Ready {
        /// Which requests and replies it knows: [`PROTOCOL`] when it was made.
        protocol: u32,
    },
    /// What has been found so far.
    Info {
        /// Which question this answers.
        id: QuestionId,
        /// What it is.
        info: Info,
    },
    /// The search is over.
    Best {
        /// Which question this answers.
        id: QuestionId,
        /// The best turn as UCI text; none if there is no legal one.
        turn: Option<String>,
    },
    /// How far a bench has come.
    Bench {
        /// Which question this answers.
        id: QuestionId,
        /// How far. It is over when all positions are done.
        progress: bench::Progress,
    },
    /// The question could not be answered.
    Error {
        /// Which question this answers.
        id: QuestionId,
        /// Why.
        text: String,
    },
}

impl Reply {
    /// The question that this answers; none if nobody asked.
    pub const fn question(&self) -> Option<QuestionId> {
        match self {
            Reply::Ready { .. } => None,
            Reply::Info { id, .. } | Reply::Best { id, .. } | Reply::Bench { id, .. } | Reply::Error { id, .. } => {
                Some(*id)
            }
        }
    }
}

/// What page and engine say to each other, by number. To be raised when one that is older would not understand.
pub const PROTOCOL: u32 = 1;

/// Why nothing comes of a request: the engine is of another version than the page.
pub const OUTDATED: &str = "another version";

/// Why nothing comes of a request: neither the engine nor another one after it has answered.
pub const SILENT: &str = "silence";

/// Why the engine does not answer where the browser has no numbers side by side (SIMD), of which its program is made.
pub const TOO_OLD: &str = "no SIMD";

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
