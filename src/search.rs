//! The search: from a position to the best turn. It knows neither time nor input nor output, only [`Clock`].

use serde::{Deserialize, Serialize};

/// When a search must end. Without any limit it goes on until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Limits {
    /// After so many milliseconds.
    pub millis: Option<u32>,
    /// After this depth, in plies.
    pub depth: Option<u32>,
    /// After so many nodes.
    pub nodes: Option<u64>,
}

/// What a position is worth for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// A forced end in so many turns of the winner: positive if the side to move wins, negative or zero if it loses.
    Mate(i32),
}

/// A clock that a search may look at; wasm and native have different ones.
pub trait Clock {
    /// Milliseconds since some fixed moment.
    fn millis(&self) -> f64;
}
