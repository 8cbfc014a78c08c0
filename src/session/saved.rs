//! A session as it is stored, and back.

use serde::{Deserialize, Serialize};

use super::{DEFAULT_SECONDS, Players, Session, Tree};
use crate::engine::level::{Level, Strength};
use crate::game::{Course, Game, Side};

/// Everything worth keeping of a session, as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The rules and where the game began; its turns are those that lead to the position shown.
    pub course: Course,
    /// Every turn that was ever played, undone branches too: the number of the position before it (0 is the first,
    /// turn `i` leads to position `i + 1`), and the turn as UCI text.
    pub turns: Vec<(usize, String)>,
    /// The position shown.
    pub current: usize,
    /// Who plays.
    pub players: Players,
    /// The engine's time for a turn, in seconds; does not count where there is a level.
    pub seconds: u32,
    /// The number of the engine's level, if it has one. Games of older builds have none.
    #[serde(default)]
    pub level: Option<u8>,
    /// Whose seat the board is seen from.
    pub seat: Side,
    /// What the library knows it by: see [`super::Origin`]. Games of older builds were not known to any.
    #[serde(default)]
    pub origin: (u64, usize, usize, bool),
}

impl<G: Game> Session<G> {
    /// What to store.
    pub fn save(&self) -> Saved {
        let tree = self.tree();
        let (seconds, level) = match self.strength() {
            Strength::Seconds(seconds) => (seconds, None),
            Strength::Level(level) => (DEFAULT_SECONDS, Some(level.number())),
        };
        let turns = (1..tree.len()).filter_map(|node| {
            let (parent, m) = tree.turn(node)?;
            Some((parent, tree.at(parent).uci(m)))
        });
        Saved {
            course: tree.course(),
            turns: turns.collect(),
            current: tree.current(),
            players: self.players(),
            seconds,
            level,
            seat: self.seat(),
            origin: self.origin().into(),
        }
    }

    /// The session that was stored, paused if it is the engine's turn and it had been undone; as much of it as can
    /// be read. None if not even the first position can.
    pub fn restore(saved: &Saved) -> Option<Session<G>> {
        let mut tree = Tree::new(saved.course.first::<G>().ok()?);
        for (parent, text) in &saved.turns {
            if *parent >= tree.len() {
                break;
            }
            tree.go_to(*parent);
            match tree.position().read_uci(text) {
                Ok(m) => tree.play(m),
                Err(_) => break,
            }
        }
        tree.go_to(saved.current);
        let level = saved.level.and_then(Level::new);
        let strength = level.map_or(Strength::Seconds(saved.seconds), Strength::Level);
        let mut session = Session::resume(tree, saved.players, strength, saved.seat);
        session.set_origin(saved.origin.into());
        Some(session)
    }
}
