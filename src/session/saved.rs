//! Storage of a history.

use serde::{Deserialize, Serialize};

use super::{DEFAULT_SECONDS, NodeId, Note, Options, Origin, Players, Seat, Tree};
use crate::game::{Game, GameRecord, Side};
use crate::sorted::order;

/// All stored data of a game or an analysis.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The variant, the first position, and the moves that lead to the position shown.
    #[serde(rename = "course")]
    pub record: GameRecord,
    /// Moves of all branches, main branches first. Each has the number of the position before it, and the move as UCI
    /// text. Position 0 is the first one, and move `i` leads to position `i + 1`.
    #[serde(rename = "turns")]
    pub moves: Vec<(usize, String)>,
    /// Number of the position shown.
    pub current: usize,
    /// Number of the position where redo ends. Older builds did not store it; redo then follows the last moves played.
    #[serde(default)]
    pub end: Option<usize>,
    /// Annotations by number of the position.
    #[serde(default)]
    pub notes: Vec<(usize, Note)>,
    pub players: Players,
    /// The reader's seat, if the other player is elsewhere. Older builds did not store it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friend: Option<Seat>,
    /// The engine's time per move, in seconds; ignored if there is a level.
    pub seconds: u32,
    /// The engine's level, if it has one. Older builds had none.
    #[serde(default)]
    pub level: Option<u8>,
    /// The side at the bottom, under the name that older builds gave it.
    #[serde(rename = "seat")]
    pub orientation: Side,
    /// The clock: minutes, and increment in seconds.
    #[serde(default)]
    pub clock: Option<[u32; 2]>,
    /// Minimum time that each move is shown when the engine plays both sides, in seconds.
    #[serde(default)]
    pub pace: Option<u32>,
    /// True if the board flips to the side to move.
    #[serde(default)]
    pub turning: bool,
    /// True if the pieces of the side across face that player. Older builds did not store it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub facing: bool,
    /// The choice of a coach; none means the default. Older builds did not store it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coach: Option<bool>,
    /// The coach's findings, stored like reviews.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coached: Vec<String>,
    /// Remaining time of White and Black at each position, in milliseconds.
    #[serde(default)]
    pub times: Vec<[u32; 2]>,
    /// The positions at which the players ended the game, each with a letter: `R` if White resigned, `T` if White ran
    /// out of time. Lower case stands for Black, and `=` for an agreed draw.
    #[serde(default)]
    pub ends: Vec<(usize, String)>,
    /// The last position of the game as played, unless it ends its line, and the number of moves at that time.
    /// Older versions that add moves keep the field unchanged. Even older builds did not store it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tip: Option<(usize, usize)>,
    /// True if a person has taken a move back or asked for a hint. Older builds did not store it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
    /// The game's entry in the library: see [`Origin`]. Older builds did not store it.
    #[serde(default)]
    pub origin: Origin,
    /// The PGN date of the last move. Analyses have none, and older builds did not store it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
}

/// True if the id of a stored game or analysis is valid. The database cannot store integers above 2^53 exactly.
pub(in crate::session) fn is_exact(stored: &u64) -> bool {
    *stored < 1 << 53
}

impl SavedGame {
    /// Saves a history as a game between two people without a clock.
    pub(super) fn of_tree<G: Game>(tree: &Tree<G>, orientation: Side) -> SavedGame {
        let walk = tree.walk();
        // Stored numbers have no gaps, unlike those of the tree.
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
            facing: false,
            coach: None,
            coached: Vec::new(),
            times: Vec::new(),
            ends: Vec::new(),
            tip: None,
            helped: false,
            origin: Origin { given: walk.len() - 1, ..Origin::default() },
            date: String::new(),
        }
    }

    /// True if it contains more than a position.
    pub fn holds_anything(&self) -> bool {
        !self.moves.is_empty() || !self.notes.is_empty()
    }

    /// True if everything in `stored` was understood; `self` is what would be stored after restoring it.
    pub fn has_all_of(&self, stored: &SavedGame) -> bool {
        self.holds(stored) && self.notes == stored.notes && self.ends.len() == stored.ends.len()
    }

    /// True if it has every move of another history, and the same endings.
    pub fn holds(&self, other: &SavedGame) -> bool {
        if (&self.record.variant, &self.record.start) != (&other.record.variant, &other.record.start) {
            return false;
        }
        // Maps the other history's position numbers to this one's. Both usually have the same order; otherwise the
        // positions are looked up.
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

    /// True if both are the same game: they have the same id, or one has none and this one contains the other.
    pub fn is_of_game(&self, other: &SavedGame) -> bool {
        match (self.origin.id, other.origin.id) {
            (Some(ours), Some(theirs)) => ours == theirs,
            _ => (self.players, self.friend) == (other.players, other.friend) && self.holds(other),
        }
    }

    /// Restores the history as far as it is readable; none if its first position is not.
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

/// An index of a list, to look up the entries of another long list.
struct Places<'a> {
    list: &'a [(usize, String)],
    order: Vec<usize>,
}

impl Places<'_> {
    fn of(list: &[(usize, String)]) -> Places<'_> {
        Places { list, order: order(list.len(), &|a, b| list[a] < list[b]) }
    }

    /// The place of an entry in the list: the first from `from` on, or else the first of all.
    fn find(&self, (number, text): (usize, &String), from: usize) -> Option<usize> {
        let sought = (number, text);
        let item = |place: usize| (self.list[place].0, &self.list[place].1);
        let first = self.order.partition_point(|&place| item(place) < sought);
        let next = self.order.partition_point(|&place| (item(place), place) < (sought, from));
        [next, first].into_iter().filter_map(|at| self.order.get(at).copied()).find(|&place| item(place) == sought)
    }
}
