//! Repetition: the positions that led to the one being searched, those of the game and those of the search's line.
//!
//! CITE: <https://www.chessprogramming.org/Repetitions>.

use crate::game::Key;

const FILTER: usize = 4096;

/// The keys from the first position of the game to the parent of the node being searched.
pub struct RepetitionTable {
    keys: Vec<Key>,
    /// How many of them belong to the game; the others are the line of the search.
    game: usize,
    /// How many keys fall into each cell. Nearly always none does, and then the list need not be searched.
    filter: Vec<u16>,
}

impl RepetitionTable {
    /// For a search after these positions of a game, without the position to search from.
    pub fn new(game: &[Key]) -> RepetitionTable {
        let mut repetitions = RepetitionTable { keys: Vec::new(), game: game.len(), filter: vec![0; FILTER] };
        for &key in game {
            repetitions.push(key);
        }
        repetitions
    }

    fn cell(key: Key) -> usize {
        (key.0 >> 40) as usize % FILTER
    }

    /// Before the children of a position are searched.
    pub fn push(&mut self, key: Key) {
        self.filter[RepetitionTable::cell(key)] += 1;
        self.keys.push(key);
    }

    /// After its children have been searched.
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.filter[RepetitionTable::cell(key)] -= 1;
        }
    }

    /// Whether a position counts as a draw by repetition: at its third occurrence in the game, but already at its second
    /// within the line, since whoever could repeat once can do so again.
    pub fn repeats(&self, key: Key) -> bool {
        if self.filter[RepetitionTable::cell(key)] == 0 {
            return false;
        }
        let (game, line) = self.keys.split_at(self.game);
        line.contains(&key) || game.iter().filter(|&&old| old == key).count() >= 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_in_the_line_or_three_times_in_the_game() {
        let mut repetitions = RepetitionTable::new(&[Key(1), Key(2), Key(1), Key(3)]);
        assert!(repetitions.repeats(Key(1)) && !repetitions.repeats(Key(2)) && !repetitions.repeats(Key(4)));
        repetitions.push(Key(4));
        assert!(repetitions.repeats(Key(4)));
        repetitions.pop();
        assert!(!repetitions.repeats(Key(4)));
    }
}
