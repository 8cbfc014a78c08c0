//! Game records as plain data: the rule set, the first position and the moves. Links, storage and requests to the
//! engine all use this type. The portable text form, with comments and variations, is [`pgn`](super::pgn).

use super::{Fault, Faults, Game, Illegal, Key, Outcome, Position};
use crate::game::Ending;

/// Game from its first position on.
///
/// ```
/// use hostage_chess::{AnyPosition, Game, GameRecord, Style};
///
/// let moves = ["e2e4", "d7d5", "e4d5", "d8d5"].map(str::to_owned).to_vec();
/// let record = GameRecord { moves, ..GameRecord::new("hostage") };
/// let replay = record.replay::<AnyPosition>()?;
/// let notation = replay.moves.iter().zip(replay.positions()).map(|((mv, _), before)| before.notation(*mv, Style::Leslie));
/// assert_eq!(notation.collect::<Vec<_>>().join(" "), "e4 d5 exd5 Qxd5");
///
/// let record = GameRecord { moves: vec!["e2e5".to_owned()], ..record };
/// let fault = record.replay::<AnyPosition>().unwrap_err();
/// assert_eq!(fault.to_string(), "Ply 1, “e2e5”: A pawn does not move like that.");
/// # Ok::<(), hostage_chess::game::game_record::GameRecordFault>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameRecord {
    /// Name of the rule set.
    pub variant: String,
    /// FEN of the first position; `None` for the start position of the rules.
    pub start: Option<String>,
    /// Moves as UCI text. Stored games have them under the name `turns`.
    #[cfg_attr(feature = "serde", serde(rename = "turns"))]
    pub moves: Vec<String>,
}

/// Fault that stopped the replay of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GameRecordFault {
    /// The first position is invalid.
    Start(Vec<Fault>),
    /// A move is not legal.
    Move {
        /// Number of moves before it.
        ply: usize,
        /// Text of the move.
        text: String,
        /// Reason why it is not legal.
        why: Illegal,
    },
}

/// Record replayed as far as possible, with the position after each move.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// First position.
    pub start: G,
    /// Moves, each with the position after it.
    pub moves: Vec<(G::Move, G)>,
}

impl<G: Game> Replay<G> {
    /// Returns the last position.
    pub fn last(&self) -> &G {
        self.moves.last().map_or(&self.start, |(_, position)| position)
    }

    /// Returns the outcome of the game: by the last position alone, or because it occurs for the third time.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(self.positions().map(Position::key), self.last())
    }

    /// Returns every position in order, including the first.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        std::iter::once(&self.start).chain(self.moves.iter().map(|(_, position)| position))
    }
}

/// Relation of one record to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The records are equal.
    Same,
    /// The record continues the other by this many moves.
    Newer(usize),
    /// The other record continues this one by this many moves.
    Older(usize),
    /// The records differ after this many moves.
    Forks(usize),
    /// The records are different games, or have only the first position in common.
    Other,
}

impl GameRecord {
    /// Creates a game without moves, from the start position of the rule set of this name. The name is not checked.
    pub fn new(variant: &str) -> GameRecord {
        GameRecord { variant: variant.to_owned(), start: None, moves: Vec::new() }
    }

    /// Returns the relation of this record to another.
    pub fn relation(&self, other: &GameRecord) -> Relation {
        if (&self.variant, &self.start) != (&other.variant, &other.start) {
            return Relation::Other;
        }
        let common = self.moves.iter().zip(&other.moves).take_while(|(one, another)| one == another).count();
        match (self.moves.len() - common, other.moves.len() - common) {
            (0, 0) => Relation::Same,
            // Many games begin alike, so records without a common move need not be the same game.
            _ if common == 0 => Relation::Other,
            (more, 0) => Relation::Newer(more),
            (0, more) => Relation::Older(more),
            _ => Relation::Forks(common),
        }
    }

    /// Returns the first position of the record.
    ///
    /// # Errors
    /// Every fault of the name of the rule set or of the FEN.
    pub fn first<G: Game>(&self) -> Result<G, Faults> {
        match &self.start {
            Some(fen) => G::from_fen(&self.variant, fen),
            None => G::start(&self.variant).ok_or_else(|| Fault::UnknownVariant(self.variant.clone()).into()),
        }
    }

    /// Replays the record.
    ///
    /// # Errors
    /// The fault that stopped the replay. [`GameRecord::follow`] also returns the part before it.
    pub fn replay<G: Game>(&self) -> Result<Replay<G>, GameRecordFault> {
        self.follow().map_err(|(_, fault)| fault)
    }

    /// Replays the record as far as possible.
    ///
    /// # Errors
    /// The fault that stopped the replay, with the part replayed until then (`None` if the first position is faulty).
    pub fn follow<G: Game>(&self) -> Result<Replay<G>, (Option<Replay<G>>, GameRecordFault)> {
        let start = self.first::<G>().map_err(|faults| (None, GameRecordFault::Start(faults.into())))?;
        let mut replay = Replay { start, moves: Vec::new() };
        for (ply, text) in self.moves.iter().enumerate() {
            let position = replay.last();
            match position.read_uci(text) {
                Ok(m) => replay.moves.push((m, position.play_unchecked(m))),
                Err(why) => return Err((Some(replay), GameRecordFault::Move { ply, text: text.clone(), why })),
            }
        }
        Ok(replay)
    }
}

/// Returns the outcome of a game with these positions, oldest first: by the last position alone, or because it occurs
/// for the third time. The whole game counts for repetition, because an exchange can undo a capture.
pub fn outcome<G: Game>(positions: impl Iterator<Item = Key>, last: &G) -> Option<Outcome> {
    last.outcome().or_else(|| {
        let times = positions.filter(|key| *key == last.key()).count();
        (times >= 3).then_some(Outcome::draw(Ending::Repetition))
    })
}
