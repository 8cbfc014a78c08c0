//! The opening book: sound first turns, found by the engine's own search (`hostage book` writes the file). With it the
//! first turns come at once, and games begin in different ways.
//!
//! A line of the text holds the turns that lead to a position and, after the colon, those worth playing there, best
//! first, each with its score in centipawns for the side that plays it:
//!
//! ```text
//! e2e4 e7e5: g1f3 31, b1c3 22
//! ```

use std::collections::HashMap;

use crate::game::any::AnyPosition;
use crate::game::mix::mixed;
use crate::game::{Game as _, GameRecord, Key, Position as _};

/// The rule set it is for.
pub const VARIANT: &str = "hostage";

/// The book that is built into the program.
pub const TEXT: &str = include_str!("book/hostage.txt");

/// A turn worth playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The turn as UCI text.
    pub turn: String,
    /// What it is worth for the side that plays it, in centipawns.
    pub centipawns: i32,
}

/// Which turns are worth playing in which positions, whatever led there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    pages: HashMap<u64, Vec<Proposal>>,
    longest: usize,
}

impl Book {
    /// The book that is built into the program.
    pub fn own() -> Book {
        // A test holds that it can be read.
        Book::read(TEXT).unwrap_or_default()
    }

    /// Reads a book. Lines that begin with `#` are comments.
    ///
    /// # Errors
    /// The first line that is malformed or whose turns are not legal.
    pub fn read(text: &str) -> Result<Book, String> {
        let mut book = Book::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let page = read_line(line).ok_or_else(|| line.to_owned())?;
            book.longest = book.longest.max(page.0);
            book.pages.insert(page.1.0, page.2);
        }
        Ok(book)
    }

    /// The length of its longest line in turns: later positions are not in it.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// Whether the end of this game may be in it.
    pub fn is_for(&self, record: &GameRecord) -> bool {
        record.variant == VARIANT && record.start.is_none() && record.turns.len() <= self.longest
    }

    /// What it proposes in a position, best first.
    pub fn look_up(&self, key: Key) -> &[Proposal] {
        self.pages.get(&key.0).map_or(&[], Vec::as_slice)
    }

    /// One of the turns it proposes, if any. Better ones are more likely; the choice depends on the seed.
    pub fn choose(&self, key: Key, seed: u64) -> Option<&Proposal> {
        let proposals = self.look_up(key);
        let best = proposals.first()?.centipawns;
        let weight = |one: &Proposal| weight(best - one.centipawns);
        let total: u64 = proposals.iter().map(weight).sum();
        let mut point = mixed(seed ^ key.0) % total;
        proposals.iter().find(|one| {
            let found = point < weight(one);
            point = point.saturating_sub(weight(one));
            found
        })
    }
}

/// Turns that are worse than the best one by more than this, in centipawns, are not in the book.
pub const NARROW: i32 = 30;

/// Positions after more turns than this are not in the book of the program, so nobody need ask.
pub const PLIES: usize = 6;

/// How likely a turn is chosen that is so much worse than the best one, in comparison with others.
pub fn weight(worse: i32) -> u64 {
    1 + (2 * NARROW - worse).clamp(0, 2 * NARROW) as u64
}

fn read_line(line: &str) -> Option<(usize, Key, Vec<Proposal>)> {
    let (before, after) = line.split_once(':')?;
    let turns: Vec<String> = before.split_whitespace().map(str::to_owned).collect();
    let ply = turns.len();
    let record = GameRecord { variant: VARIANT.to_owned(), start: None, turns };
    let replay = record.follow::<AnyPosition>().ok()?;
    let position = replay.last();
    let proposals = after.split(", ").map(|one| {
        let (turn, centipawns) = one.trim().split_once(' ')?;
        position.read_uci(turn).ok()?;
        Some(Proposal { turn: turn.to_owned(), centipawns: centipawns.parse().ok()? })
    });
    Some((ply, position.key(), proposals.collect::<Option<Vec<_>>>()?))
}
