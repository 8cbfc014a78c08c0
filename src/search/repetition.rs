//! The positions behind the one looked at, for repetition: those of the game, and those of the line of the search.

use crate::game::Key;

const FILTER: usize = 4096;

/// The keys from the game's first position to the parent of the one looked at.
pub struct RepetitionTable {
    keys: Vec<Key>,
    /// How many of them belong to the game; what follows is the search's own line.
    game: usize,
    /// How many keys share these low bits: nearly always none, and then the list need not be walked.
    filter: Vec<u16>,
}

impl RepetitionTable {
    /// After these positions of a game; the position to search from is not among them.
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

    /// Goes on from this position.
    pub fn push(&mut self, key: Key) {
        self.filter[RepetitionTable::cell(key)] += 1;
        self.keys.push(key);
    }

    /// Comes back to it.
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.filter[RepetitionTable::cell(key)] -= 1;
        }
    }

    /// Whether a position is to be counted a draw by repetition: for the third time in the game, or already for the
    /// second within the line, for whoever could repeat once can do so again.
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
