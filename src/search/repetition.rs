//! Repetition: the positions before the current node, both of the game and of the search's line.
//!
//! CITE: <https://www.chessprogramming.org/Repetitions>.

use crate::game::Key;

const FILTER: usize = 4096;

/// Keys from the first position of the game to the parent of the current node.
pub struct RepetitionTable {
    keys: Vec<Key>,
    /// Number of keys that belong to the game; the rest belong to the line of the search.
    game: usize,
    /// Number of keys in each cell of a hash filter. It is nearly always zero, and then the list need not be searched.
    filter: Vec<u16>,
}

impl RepetitionTable {
    /// Creates the table of a search after these positions of a game, without the root position.
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

    /// Adds a position before its children are searched.
    pub fn push(&mut self, key: Key) {
        self.filter[RepetitionTable::cell(key)] += 1;
        self.keys.push(key);
    }

    /// Removes the last position after its children have been searched.
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.filter[RepetitionTable::cell(key)] -= 1;
        }
    }

    /// Returns true if a position counts as a draw by repetition. In the game this takes its third occurrence, but in
    /// the line only its second: a player who could repeat once can do so again.
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
