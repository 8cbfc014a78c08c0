//! A review as it is stored, and read back.

use super::super::Tree;
use super::{Finding, Review};
use crate::game::Game;
use crate::search::Score;

/// A review as it is stored, each entry a line of words: whether it is in sight or goes on, then for each position that
/// is known its number, its score and the best turns.
pub type SavedReview = Vec<String>;

/// The states of a review as they are stored: out of sight, in sight, going on.
const STATES: [&str; 3] = ["closed", "open", "running"];

/// What a forced win is stored as: this many centipawns, and one for each of its turns.
const WIN: i32 = 1_000_000;

/// A score as it is stored.
pub fn write_score(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) if moves > 0 => WIN + moves,
        Score::Mate(moves) => moves - WIN,
    }
}

/// A score that was stored.
pub fn read_score(number: i32) -> Score {
    match number {
        WIN.. => Score::Mate(number - WIN),
        _ if number <= -WIN => Score::Mate(number + WIN),
        _ => Score::Centipawns(number),
    }
}

impl Review {
    /// What to store; in the store nodes are called by their number in a walk through the tree. Nothing if there is
    /// nothing to store.
    pub(in crate::session) fn save<G: Game>(&self, tree: &Tree<G>) -> SavedReview {
        let known = tree.walk().into_iter().enumerate().filter_map(|(number, node)| {
            let Finding { score, line } = self.finding(node)?;
            Some(format!("{number} {} {}", write_score(*score), line.join(" ")))
        });
        let state = usize::from(self.open) + usize::from(self.open && self.running);
        let mut saved = vec![STATES[state].to_owned()];
        saved.extend(known);
        if saved.len() == 1 && !self.open { Vec::new() } else { saved }
    }

    /// The review that was stored, of this tree. What cannot be read is left out.
    pub(in crate::session) fn restore<G: Game>(saved: &SavedReview, tree: &Tree<G>) -> Review {
        let (mut review, walk) = (Review::default(), tree.walk());
        let Some((state, known)) = saved.split_first() else { return review };
        (review.open, review.running) = (state != STATES[0], state == STATES[2]);
        for entry in known {
            let mut words = entry.split_whitespace();
            let mut number = || words.next().and_then(|word| word.parse::<i32>().ok());
            let (Some(number), Some(score)) = (number(), number()) else { continue };
            let line = words.map(str::to_owned).collect();
            if let Some(&node) = walk.get(number as usize) {
                review.keep(node, Finding { score: read_score(score), line });
            }
        }
        review
    }
}
