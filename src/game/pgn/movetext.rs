//! Moves of a record, with variations, comments and glyphs.

use crate::game::Game;
use crate::game::game_record::Replay;

/// The tree of moves of a game. It is a flat list, so that deep variations cannot overflow the stack. Each move refers
/// to its parent. Of the moves with the same parent, the first is the main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movetext<G: Game> {
    /// First position.
    pub start: G,
    /// Comment before the first move.
    pub intro: String,
    /// Moves. Each comes after its parent.
    pub plies: Vec<Ply<G>>,
}

/// A move of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply<G: Game> {
    /// Index of the previous move, or `None` for a first move.
    pub parent: Option<usize>,
    /// The move itself.
    pub mv: G::Move,
    /// Position after the move.
    pub position: G,
    /// Comment before the first move of a variation, otherwise empty.
    pub before: String,
    /// Comment after the move.
    pub comment: String,
    /// Numbers of the glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, and those for positions.
    pub glyphs: Vec<u8>,
}

impl<G: Game> Movetext<G> {
    /// Creates a tree without moves.
    pub fn new(start: G) -> Movetext<G> {
        Movetext { start, intro: String::new(), plies: Vec::new() }
    }

    /// Creates a tree without variations.
    pub fn from_replay(replay: &Replay<G>) -> Movetext<G> {
        let mut moves = Movetext::new(replay.start.clone());
        for (m, _) in &replay.moves {
            moves.push(moves.plies.len().checked_sub(1), *m);
        }
        moves
    }

    /// Returns the position after a move, or the first position.
    ///
    /// # Panics
    /// If there is no move at this index.
    pub fn position(&self, at: Option<usize>) -> &G {
        at.map_or(&self.start, |ply| &self.plies[ply].position)
    }

    /// Adds a legal move after another, and returns its index.
    ///
    /// # Panics
    /// If there is no parent at this index.
    pub fn push(&mut self, parent: Option<usize>, mv: G::Move) -> usize {
        let position = self.position(parent).play_unchecked(mv);
        let (before, comment, glyphs) = (String::new(), String::new(), Vec::new());
        self.plies.push(Ply { parent, mv, position, before, comment, glyphs });
        self.plies.len() - 1
    }

    /// Returns the moves that follow the first position (at 0) and each move (at its index plus one), the main line
    /// first.
    pub fn branches(&self) -> Vec<Vec<usize>> {
        let mut branches = vec![Vec::new(); self.plies.len() + 1];
        for (number, ply) in self.plies.iter().enumerate() {
            branches[ply.parent.map_or(0, |parent| parent + 1)].push(number);
        }
        branches
    }

    /// Returns the moves of the main line.
    pub fn main_line(&self) -> Vec<usize> {
        let mut line: Vec<usize> = Vec::new();
        // The next move is the first with the right parent. It always comes later in the list.
        for (number, ply) in self.plies.iter().enumerate() {
            if ply.parent == line.last().copied() {
                line.push(number);
            }
        }
        line
    }

    /// Returns true if the tree contains every move of another tree with its comments.
    pub fn has_all_of(&self, other: &Movetext<G>) -> bool {
        // Indices of the other tree's moves in this tree.
        let mut places: Vec<Option<usize>> = Vec::new();
        let silent = |ply: &Ply<G>| ply.before.is_empty() && ply.comment.is_empty() && ply.glyphs.is_empty();
        let finds = |ply: &Ply<G>| {
            let parent = ply.parent.and_then(|parent| places[parent]);
            let fits = |here: &Ply<G>| {
                let same = (&here.before, &here.comment, &here.glyphs) == (&ply.before, &ply.comment, &ply.glyphs);
                (here.parent, here.mv) == (parent, ply.mv) && (same || silent(ply))
            };
            // A move comes after its parent.
            let place = (parent.map_or(0, |parent| parent + 1)..self.plies.len()).find(|&at| fits(&self.plies[at]));
            places.push(place);
            place.is_some()
        };
        self.start.variant() == other.start.variant()
            && self.start.fen() == other.start.fen()
            && (other.intro.is_empty() || other.intro == self.intro)
            && other.plies.iter().all(finds)
    }

    /// Returns the last position of the main line.
    pub fn last(&self) -> &G {
        self.position(self.main_line().last().copied())
    }

    /// Returns the main line with its positions.
    pub fn replay(&self) -> Replay<G> {
        let moves = self.main_line().into_iter().map(|ply| (self.plies[ply].mv, self.plies[ply].position.clone()));
        Replay { start: self.start.clone(), moves: moves.collect() }
    }
}
