//! Requests to the engine and its replies, as plain data.

use serde::{Deserialize, Serialize};

use super::{EngineFault, Info, bench};
use crate::game::GameRecord;
use crate::search::Limits;

/// Part of the program that asks the engine a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asker {
    /// The current game, for the engine's move.
    Play,
    /// A player who asks for a hint.
    Hint,
    /// The coach, about a player's move.
    Coach,
    /// The analysis, about the position on the board.
    Analysis,
    /// The review of a game.
    Review,
    /// An exercise: a puzzle, practice or a guess, about the player's move.
    Puzzle,
    /// The measurement of speed.
    Bench,
    /// The analysis, about the moves in the opening book.
    Book,
}

/// Identifier of a question. Every reply carries it and goes to the asker, who drops replies to older questions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct QuestionId {
    /// Part of the program that asks.
    pub asker: Asker,
    /// Number of this question among the asker's questions.
    pub number: u32,
}

/// Request to the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Find the best move at the end of this game.
    Search {
        /// Identifier of this question.
        id: QuestionId,
        /// The game so far. Its moves matter for repetition.
        record: GameRecord,
        /// Conditions that end the search.
        limits: Limits,
    },
    /// Search the positions of the [bench](mod@bench) to a depth.
    Bench {
        /// Identifier of this question.
        id: QuestionId,
        /// Depth in plies.
        depth: u32,
    },
    /// List the opening book's moves at the end of this game: an `Info` of depth 0 for each move, best first.
    Book {
        /// Identifier of this question.
        id: QuestionId,
        /// The game so far.
        record: GameRecord,
    },
    /// End the search for this question if it is still running.
    Stop {
        /// Identifier of the question to stop.
        id: QuestionId,
    },
    /// Forget everything learnt about the last game.
    NewGame,
    /// Evaluate the positions of a game with this net. No reply follows; a net that does not fit is ignored.
    Net {
        /// Name of the game, one of [`nets::GAMES`](crate::game::nets::GAMES).
        game: String,
        /// File of the net in base64.
        file: String,
    },
}

/// Reply of the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The engine has been loaded.
    Ready {
        /// Version of the protocol that the engine was built with; see [`PROTOCOL`].
        protocol: u32,
    },
    /// Interim result of a search, or a proposal of the opening book.
    Info {
        /// Question that this answers.
        id: QuestionId,
        /// The result.
        info: Info,
    },
    /// The search is over.
    Best {
        /// Question that this answers.
        id: QuestionId,
        /// Best move as UCI text; `None` if there is no legal move.
        mv: Option<String>,
    },
    /// Progress of a bench.
    Bench {
        /// Question that this answers.
        id: QuestionId,
        /// Progress so far. The bench is over when all positions are done.
        progress: bench::BenchProgress,
    },
    /// The question could not be answered.
    Error {
        /// Question that this answers.
        id: QuestionId,
        /// Reason for the failure.
        #[serde(rename = "text")]
        fault: EngineFault,
    },
}

impl Reply {
    /// Returns the question that this answers, or `None` for an unsolicited reply.
    pub const fn question(&self) -> Option<QuestionId> {
        match self {
            Reply::Ready { .. } => None,
            Reply::Info { id, .. } | Reply::Best { id, .. } | Reply::Bench { id, .. } | Reply::Error { id, .. } => {
                Some(*id)
            }
        }
    }
}

/// Version of the protocol between page and engine. Must be raised whenever an older side would no longer understand a
/// newer one.
pub const PROTOCOL: u32 = 1;
