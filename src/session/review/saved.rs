//! Storage of a review.

use super::super::Tree;
use super::{Finding, Review};
use crate::game::Game;
use crate::search::Score;

/// A stored review, as lines of words: the state first, then for each known position its number, score and best moves.
pub type SavedReview = Vec<String>;

/// The stored names of the states: hidden, shown, running.
const STATES: [&str; 3] = ["closed", "open", "running"];

/// A forced win is stored as this many centipawns plus its length in moves; a forced loss is the negative.
const WIN: i32 = 1_000_000;

pub fn write_score(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) if moves > 0 => WIN + moves,
        Score::Mate(moves) => moves - WIN,
    }
}

pub fn read_score(number: i32) -> Score {
    match number {
        WIN.. => Score::Mate(number - WIN),
        _ if number <= -WIN => Score::Mate(number + WIN),
        _ => Score::Centipawns(number),
    }
}

impl Review {
    /// The lines to store. They number nodes by their order in a walk through the tree. Empty if there is nothing to
    /// store.
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

    /// Restores the review of this tree; unreadable lines are left out.
    pub(in crate::session) fn restore<G: Game>(saved: &SavedReview, tree: &Tree<G>) -> Review {
        let (mut review, walk) = (Review::default(), tree.walk());
        let Some((state, known)) = saved.split_first() else { return review };
        (review.open, review.running) = (state != STATES[0], state == STATES[2]);
        review.story = review.open;
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
