//! The record of a game as plain data: which rules, where it began, which turns. Links, storage and the engine's
//! requests all carry this one type. Its portable text form, with comments and variations, is [`pgn`](super::pgn).

use serde::{Deserialize, Serialize};

use super::{Fault, Game, Illegal, Key, Outcome};
use crate::game::Ending;

/// A game from its first position on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameRecord {
    /// The name of the rules.
    pub variant: String,
    /// The FEN it began from; none for the start position of the rules.
    pub start: Option<String>,
    /// The turns as UCI text.
    pub turns: Vec<String>,
}

/// What stopped a record from being followed to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRecordFault {
    /// The first position is not one.
    Start(Vec<Fault>),
    /// A turn is not legal.
    Turn {
        /// How many turns came before.
        ply: usize,
        /// The text of the turn.
        text: String,
        /// Why it is not legal.
        why: Illegal,
    },
}

/// A record replayed as far as it goes: every turn with its position.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// Where it began.
    pub start: G,
    /// The turns, each with the position after it.
    pub turns: Vec<(G::Move, G)>,
}

impl<G: Game> Replay<G> {
    /// Where it ends.
    pub fn last(&self) -> &G {
        self.turns.last().map_or(&self.start, |(_, position)| position)
    }

    /// Every position in order, the first one included.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        std::iter::once(&self.start).chain(self.turns.iter().map(|(_, position)| position))
    }
}

/// How one record is related to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// They are the same.
    Same,
    /// It continues the other by this many turns.
    Newer(usize),
    /// The other continues it by this many turns.
    Older(usize),
    /// They differ after this many turns.
    Forks(usize),
    /// They are different games, or have nothing but the start in common.
    Other,
}

impl GameRecord {
    /// How this record is related to another.
    pub fn relation(&self, other: &GameRecord) -> Relation {
        if (&self.variant, &self.start) != (&other.variant, &other.start) {
            return Relation::Other;
        }
        let common = self.turns.iter().zip(&other.turns).take_while(|(one, another)| one == another).count();
        match (self.turns.len() - common, other.turns.len() - common) {
            (0, 0) => Relation::Same,
            // Many games begin like that: it need not be the same game.
            _ if common == 0 => Relation::Other,
            (more, 0) => Relation::Newer(more),
            (0, more) => Relation::Older(more),
            _ => Relation::Forks(common),
        }
    }

    /// Where the record begins.
    ///
    /// # Errors
    /// Every fault of the name of the rules or of the FEN.
    pub fn first<G: Game>(&self) -> Result<G, Vec<Fault>> {
        match &self.start {
            Some(fen) => G::from_fen(&self.variant, fen),
            None => G::start(&self.variant).ok_or_else(|| vec![Fault::UnknownVariant(self.variant.clone())]),
        }
    }

    /// Replays the record.
    ///
    /// # Errors
    /// What stopped it, with what was replayed until then (nothing if the first position is faulty).
    pub fn follow<G: Game>(&self) -> Result<Replay<G>, (Option<Replay<G>>, GameRecordFault)> {
        let start = self.first::<G>().map_err(|faults| (None, GameRecordFault::Start(faults)))?;
        let mut replay = Replay { start, turns: Vec::new() };
        for (ply, text) in self.turns.iter().enumerate() {
            let position = replay.last();
            match position.read_uci(text) {
                Ok(m) => replay.turns.push((m, position.play_unchecked(m))),
                Err(why) => return Err((Some(replay), GameRecordFault::Turn { ply, text: text.clone(), why })),
            }
        }
        Ok(replay)
    }
}

/// How a game ended that went through these positions, oldest first: by the last position alone, or because it occurs
/// for the third time. The whole game counts for repetition, since an exchange can undo a capture.
pub fn outcome<G: Game>(positions: impl Iterator<Item = Key>, last: &G) -> Option<Outcome> {
    last.outcome().or_else(|| {
        let times = positions.filter(|key| *key == last.key()).count();
        (times >= 3).then_some(Outcome { winner: None, ending: Ending::Repetition })
    })
}
