//! A history as it is stored, and back.

use serde::{Deserialize, Serialize};

use super::{DEFAULT_SECONDS, NodeId, Note, Options, Players, Seat, Tree};
use crate::game::{Game, GameRecord, Side};
use crate::sorted::order;

/// Everything worth keeping of a game or an analysis, as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The rules and where the game began; its turns are those that lead to the position shown.
    #[serde(rename = "course")]
    pub record: GameRecord,
    /// Moves of all branches, main branches first: the number of the position before the move (0 is the first position,
    /// move `i` leads to position `i + 1`), and the move as UCI text.
    #[serde(rename = "turns")]
    pub moves: Vec<(usize, String)>,
    /// The position shown.
    pub current: usize,
    /// Where redo ends. Games of older builds do not say: there it follows the turns that were played last.
    #[serde(default)]
    pub end: Option<usize>,
    /// What is written and drawn, by the number of the position.
    #[serde(default)]
    pub notes: Vec<(usize, Note)>,
    /// Who plays.
    pub players: Players,
    /// Where the reader sits, if the other player is elsewhere. Games of older builds do not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friend: Option<Seat>,
    /// The engine's time for a turn, in seconds; does not count where there is a level.
    pub seconds: u32,
    /// The number of the engine's level, if it has one. Games of older builds have none.
    #[serde(default)]
    pub level: Option<u8>,
    /// The side that the board is seen from, under the name that older builds gave it.
    #[serde(rename = "seat")]
    pub orientation: Side,
    /// The clock, if there is one: minutes, and seconds added a turn.
    #[serde(default)]
    pub clock: Option<[u32; 2]>,
    /// How many seconds each turn is shown at least when the engine plays itself.
    #[serde(default)]
    pub pace: Option<u32>,
    /// Whether the table turns to the side to move.
    #[serde(default)]
    pub turning: bool,
    /// Whether a coach looks on; none if that is as usual, and in games of older builds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coach: Option<bool>,
    /// What a coach has found of its positions, as reviews are stored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coached: Vec<String>,
    /// What White and Black had left on their clocks at each position, in milliseconds.
    #[serde(default)]
    pub times: Vec<[u32; 2]>,
    /// The positions at which the game was ended at the table, each with a letter for how: `R` White resigned, `T`
    /// White ran out of time, small letters for Black, `=` a draw was agreed.
    #[serde(default)]
    pub ends: Vec<(usize, String)>,
    /// The position at which the game stands if that is not the end of its line, and how many turns there were when that was
    /// written: an older version that plays on keeps the field as it was. Games of older builds do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tip: Option<(usize, usize)>,
    /// Whether a person has taken a move back or asked for a hint. Games of older builds do not say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
    /// What the library knows it by: see [`super::Origin`]. Games of older builds were not known to any.
    #[serde(default)]
    pub origin: (u64, usize, usize, bool),
}

/// The number that a game or an analysis is stored under, 0 if it has none: the database holds whole numbers only up to there.
pub(super) fn number(stored: u64) -> u64 {
    if stored < 1 << 53 { stored } else { 0 }
}

impl SavedGame {
    /// What to store of a history. Two people play it, without a clock.
    pub(super) fn of_tree<G: Game>(tree: &Tree<G>, orientation: Side) -> SavedGame {
        let walk = tree.walk();
        // Numbers in the store leave no gaps, and in the tree they may.
        let mut numbers = vec![0; walk.iter().max().map_or(0, |&most| most + 1)];
        walk.iter().enumerate().for_each(|(number, &node)| numbers[node] = number);
        let number_of = |node: NodeId| numbers[node];
        let moves = walk.iter().filter_map(|&node| {
            let (parent, m) = tree.move_to(node)?;
            Some((number_of(parent), tree.at(parent).uci(m)))
        });
        let noted = walk.iter().filter(|&&node| !tree.note(node).is_empty());
        SavedGame {
            record: tree.game_record(),
            moves: moves.collect(),
            current: number_of(tree.current()),
            end: tree.line().last().map(|&node| number_of(node)),
            notes: noted.map(|&node| (number_of(node), tree.note(node).clone())).collect(),
            players: Players::HUMANS,
            friend: None,
            seconds: DEFAULT_SECONDS,
            level: None,
            orientation,
            clock: None,
            pace: Some(Options::default().pace),
            turning: false,
            coach: None,
            coached: Vec::new(),
            times: Vec::new(),
            ends: Vec::new(),
            tip: None,
            helped: false,
            origin: (0, walk.len() - 1, 0, false),
        }
    }

    /// Whether there is more in it than a position.
    pub fn holds_anything(&self) -> bool {
        !self.moves.is_empty() || !self.notes.is_empty()
    }

    /// Whether all that was stored was understood, if what was made of it would be stored as this.
    pub fn has_all_of(&self, stored: &SavedGame) -> bool {
        self.holds(stored) && self.notes == stored.notes && self.ends.len() == stored.ends.len()
    }

    /// Whether it has every turn of another history, and was ended wherever that was.
    pub fn holds(&self, other: &SavedGame) -> bool {
        if (&self.record.variant, &self.record.start) != (&other.record.variant, &other.record.start) {
            return false;
        }
        // The numbers that the positions of the other one have here. Mostly one follows another in both; where not, it is looked up.
        let (mut numbers, mut last, mut places) = (vec![0], 0, None);
        for (parent, text) in &other.moves {
            let Some(&parent) = numbers.get(*parent) else { return false };
            let fits = |at: usize| self.moves.get(at).is_some_and(|mv| mv.0 == parent && mv.1 == *text);
            if !fits(last) {
                let places = places.get_or_insert_with(|| Places::of(&self.moves));
                let Some(at) = places.find((parent, text), last) else { return false };
                last = at;
            }
            last += 1;
            numbers.push(last);
        }
        let ends = Places::of(&self.ends);
        let has_end = |(number, how): &(usize, String)| {
            numbers.get(*number).is_none_or(|&number| ends.find((number, how), 0).is_some())
        };
        other.ends.iter().all(has_end)
    }

    /// Whether both are the same game: they have the same number, or one has none and all of the other is in this one.
    pub fn is_of_game(&self, other: &SavedGame) -> bool {
        match (self.origin.0, other.origin.0) {
            (0, _) | (_, 0) => (self.players, self.friend) == (other.players, other.friend) && self.holds(other),
            (ours, theirs) => ours == theirs,
        }
    }

    /// The history that was stored; as much of it as can be read. None if not even the first position can.
    pub(super) fn tree<G: Game>(&self) -> Option<Tree<G>> {
        let mut tree = Tree::new(self.record.first::<G>().ok()?);
        let mut nodes = vec![0];
        for (parent, text) in &self.moves {
            let Some(&parent) = nodes.get(*parent) else { break };
            let Ok(m) = tree.at(parent).read_uci(text) else { break };
            nodes.push(tree.add(parent, m));
        }
        for (number, note) in &self.notes {
            if let Some(&node) = nodes.get(*number) {
                let note = note.on(tree.position().layout());
                *tree.note_mut(node) = note;
            }
        }
        match self.end {
            Some(end) => tree.go_to(nodes.get(end).copied().unwrap_or_default()),
            None => nodes.iter().for_each(|&node| tree.go_to(node)),
        }
        tree.go_to(nodes.get(self.current).or(nodes.last()).copied().unwrap_or_default());
        Some(tree)
    }
}

/// A list by what is in it, so that one of two long ones can be looked up in the other.
struct Places<'a> {
    list: &'a [(usize, String)],
    order: Vec<usize>,
}

impl Places<'_> {
    fn of(list: &[(usize, String)]) -> Places<'_> {
        Places { list, order: order(list.len(), &|a, b| list[a] < list[b]) }
    }

    /// The place of this in the list: the first from there on, or else the first.
    fn find(&self, (number, text): (usize, &String), from: usize) -> Option<usize> {
        let sought = (number, text);
        let item = |place: usize| (self.list[place].0, &self.list[place].1);
        let first = self.order.partition_point(|&place| item(place) < sought);
        let next = self.order.partition_point(|&place| (item(place), place) < (sought, from));
        [next, first].into_iter().filter_map(|at| self.order.get(at).copied()).find(|&place| item(place) == sought)
    }
}
