//! A session as it is stored, and back.

use serde::{Deserialize, Serialize};

use super::{Control, DEFAULT_SECONDS, Options, Players, Session, Settled, Tree};
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
    /// The clock, if there is one: minutes, and seconds added a turn.
    #[serde(default)]
    pub clock: Option<[u32; 2]>,
    /// How many seconds each turn is shown at least when the engine plays itself.
    #[serde(default)]
    pub pace: Option<u32>,
    /// Whether the table turns to whoever is to move.
    #[serde(default)]
    pub turning: bool,
    /// What White and Black had left on their clocks at each position, in milliseconds.
    #[serde(default)]
    pub times: Vec<[u32; 2]>,
    /// The positions at which the game was ended at the table, each with a letter for how: `R` White resigned, `T` White
    /// ran out of time, small letters for Black, `=` a draw was agreed.
    #[serde(default)]
    pub ends: Vec<(usize, String)>,
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
            clock: self.options.control.map(|control| [control.minutes, control.increment]),
            pace: Some(self.options.pace),
            turning: self.options.turning,
            times: self.times_to_store(),
            ends: self.ends.iter().map(|(node, settled)| (*node, settled.letter())).collect(),
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
        let mut session = Session::new(tree, saved.players, strength);
        session.clock.times.clone_from(&saved.times);
        let ends = saved.ends.iter().filter_map(|(node, letter)| Some((*node, Settled::of_letter(letter)?)));
        session.ends = ends.collect();
        session.seat = saved.seat;
        session.arrive();
        // If something can be redone, it was left in the middle: then the engine waits.
        session.paused = session.tree.can_redo();
        let options = Options {
            control: saved.clock.map(|[minutes, increment]| Control { minutes, increment }),
            pace: saved.pace.unwrap_or(Options::default().pace),
            turning: saved.turning,
        };
        Some(session.with_options(options))
    }
}
