//! The record of a game as text: which rules, where it began, which turns. Links, storage and the engine's requests
//! all carry this one type.

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

/// A record followed as far as it goes.
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

/// How one record stands to another of the same game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// They are the same.
    Same,
    /// It goes on from where the other ends, by so many turns.
    Newer(usize),
    /// The other goes on from where it ends, by so many turns.
    Older(usize),
    /// They part after so many turns.
    Forks(usize),
    /// They are different games, or have nothing but the start in common.
    Other,
}

impl GameRecord {
    /// How this record stands to another.
    pub fn relation(&self, other: &GameRecord) -> Relation {
        if (&self.variant, &self.start) != (&other.variant, &other.start) {
            return Relation::Other;
        }
        let common = self.turns.iter().zip(&other.turns).take_while(|(one, another)| one == another).count();
        match (self.turns.len() - common, other.turns.len() - common) {
            (0, 0) => Relation::Same,
            // Many games begin like that: it need not be this one.
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

    /// Follows the record.
    ///
    /// # Errors
    /// What stopped it, with what was followed until then (nothing if the first position is faulty).
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

/// How a game stands that went through these positions, oldest first: by the last one alone, or because that one is
/// there for the third time. Repetition looks over the whole game, for a capture can be undone by a ransom.
pub fn outcome<G: Game>(positions: impl Iterator<Item = Key>, last: &G) -> Option<Outcome> {
    last.outcome().or_else(|| {
        let times = positions.filter(|key| *key == last.key()).count();
        (times >= 3).then_some(Outcome { winner: None, ending: Ending::Repetition })
    })
}
