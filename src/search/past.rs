//! The positions behind the one looked at, for repetition: those of the game, and those of the line of the search.

use crate::game::Key;

const FILTER: usize = 4096;

/// The keys from the game's first position to the parent of the one looked at.
pub struct Past {
    keys: Vec<Key>,
    /// How many of them belong to the game; what follows is the search's own line.
    game: usize,
    /// How many keys share these low bits: nearly always none, and then the list need not be walked.
    filter: Vec<u16>,
}

impl Past {
    /// After these positions of a game; the position to search from is not among them.
    pub fn new(game: &[Key]) -> Past {
        let mut past = Past { keys: Vec::new(), game: game.len(), filter: vec![0; FILTER] };
        for &key in game {
            past.push(key);
        }
        past
    }

    fn cell(key: Key) -> usize {
        (key.0 >> 40) as usize % FILTER
    }

    /// Goes on from this position.
    pub fn push(&mut self, key: Key) {
        self.filter[Past::cell(key)] += 1;
        self.keys.push(key);
    }

    /// Comes back to it.
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.filter[Past::cell(key)] -= 1;
        }
    }

    /// Whether a position is to be counted a draw by repetition: for the third time in the game, or already for the
    /// second within the line, for whoever could repeat once can do so again.
    pub fn repeats(&self, key: Key) -> bool {
        if self.filter[Past::cell(key)] == 0 {
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
        let mut past = Past::new(&[Key(1), Key(2), Key(1), Key(3)]);
        assert!(past.repeats(Key(1)) && !past.repeats(Key(2)) && !past.repeats(Key(4)));
        past.push(Key(4));
        assert!(past.repeats(Key(4)));
        past.pop();
        assert!(!past.repeats(Key(4)));
    }
}
