//! A game's entry in the library.

use serde::{Deserialize, Serialize};

/// How far a game had come when it was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeptState {
    /// Number of moves in all branches.
    pub moves: usize,
    /// True if the game was over.
    pub over: bool,
}

/// A game's entry in the library. It is stored as a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(u64, usize, usize, bool)", into = "(u64, usize, usize, bool)")]
pub struct Origin {
    /// Id of the entry; none before there is one, which is stored as 0.
    pub id: Option<u64>,
    /// Number of moves that came with a link or record, and were not played here.
    pub given: usize,
    /// The state of the game when it was last kept.
    pub kept: KeptState,
}

impl From<(u64, usize, usize, bool)> for Origin {
    fn from((id, given, moves, over): (u64, usize, usize, bool)) -> Origin {
        Origin { id: Some(id).filter(|id| *id != 0), given, kept: KeptState { moves, over } }
    }
}

impl From<Origin> for (u64, usize, usize, bool) {
    fn from(Origin { id, given, kept }: Origin) -> Self {
        (id.unwrap_or_default(), given, kept.moves, kept.over)
    }
}
