//! The turns of a record with their variations, comments and glyphs.

use crate::game::Game;
use crate::game::game_record::Replay;

/// The turns of a game and of all that was written beside it. A flat list, so that no depth of variations can overflow
/// a stack: each turn names the one before it, and of the turns that follow the same one the first is the main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movetext<G: Game> {
    /// Where it begins.
    pub start: G,
    /// What is said before the first turn.
    pub intro: String,
    /// The turns. A turn stands behind the one that it follows.
    pub plies: Vec<Ply<G>>,
}

/// One turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply<G: Game> {
    /// The turn before it; none at the beginning.
    pub parent: Option<usize>,
    /// The turn.
    pub mv: G::Move,
    /// The position after it.
    pub position: G,
    /// What is said before the first turn of a variation; empty everywhere else.
    pub before: String,
    /// What is said after it.
    pub comment: String,
    /// The numbers of its glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, and those for positions.
    pub glyphs: Vec<u8>,
}

impl<G: Game> Movetext<G> {
    /// A beginning.
    pub fn new(start: G) -> Movetext<G> {
        Movetext { start, intro: String::new(), plies: Vec::new() }
    }

    /// A game without variations.
    pub fn from_replay(replay: &Replay<G>) -> Movetext<G> {
        let mut moves = Movetext::new(replay.start.clone());
        for (m, _) in &replay.moves {
            moves.push(moves.plies.len().checked_sub(1), *m);
        }
        moves
    }

    /// The position after a turn, or at the beginning.
    pub fn position(&self, at: Option<usize>) -> &G {
        at.map_or(&self.start, |ply| &self.plies[ply].position)
    }

    /// Adds a legal turn after another; its number.
    pub fn push(&mut self, parent: Option<usize>, mv: G::Move) -> usize {
        let position = self.position(parent).play_unchecked(mv);
        let (before, comment, glyphs) = (String::new(), String::new(), Vec::new());
        self.plies.push(Ply { parent, mv, position, before, comment, glyphs });
        self.plies.len() - 1
    }

    /// What follows the beginning (at 0) and each turn (at its number plus one), the main line first.
    pub fn branches(&self) -> Vec<Vec<usize>> {
        let mut branches = vec![Vec::new(); self.plies.len() + 1];
        for (number, ply) in self.plies.iter().enumerate() {
            branches[ply.parent.map_or(0, |parent| parent + 1)].push(number);
        }
        branches
    }

    /// The turns of the main line.
    pub fn main_line(&self) -> Vec<usize> {
        let mut line: Vec<usize> = Vec::new();
        // The first that follows the last one found; all that follow it come later in the list.
        for (number, ply) in self.plies.iter().enumerate() {
            if ply.parent == line.last().copied() {
                line.push(number);
            }
        }
        line
    }

    /// Whether it has all of another one: every turn, and whatever is said there.
    pub fn has_all_of(&self, other: &Movetext<G>) -> bool {
        // Where the turns of the other one are here.
        let mut places: Vec<Option<usize>> = Vec::new();
        let silent = |ply: &Ply<G>| ply.before.is_empty() && ply.comment.is_empty() && ply.glyphs.is_empty();
        let finds = |ply: &Ply<G>| {
            let parent = ply.parent.and_then(|parent| places[parent]);
            let fits = |here: &Ply<G>| {
                let same = (&here.before, &here.comment, &here.glyphs) == (&ply.before, &ply.comment, &ply.glyphs);
                (here.parent, here.mv) == (parent, ply.mv) && (same || silent(ply))
            };
            // What follows a turn stands behind it.
            let place = (parent.map_or(0, |parent| parent + 1)..self.plies.len()).find(|&at| fits(&self.plies[at]));
            places.push(place);
            place.is_some()
        };
        self.start.variant() == other.start.variant()
            && self.start.fen() == other.start.fen()
            && (other.intro.is_empty() || other.intro == self.intro)
            && other.plies.iter().all(finds)
    }

    /// The last position of the main line.
    pub fn last(&self) -> &G {
        self.position(self.main_line().last().copied())
    }

    /// The main line with its positions.
    pub fn replay(&self) -> Replay<G> {
        let moves = self.main_line().into_iter().map(|ply| (self.plies[ply].mv, self.plies[ply].position.clone()));
        Replay { start: self.start.clone(), moves: moves.collect() }
    }
}
