//! Overlooked moves: a search that misses some plays like a person who does not see everything.
//!
//! It overlooks a type of move, such as a knight move to f6, for a whole search. If each position hid a different type,
//! the search would prefer exactly those lines in which it misses the reply. It would then blunder all the time. The
//! next search overlooks different moves.

use super::Blindness;
use crate::game::mix::mixed;
use crate::game::{Hint, Key};

/// Number of overlooked quiet moves in a thousand above which the chance of missing a capture rises faster.
const HARDLY_ANY: u64 = 820;

/// Moves that one search overlooks.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveBlindness {
    per_mille: u64,
    salt: u64,
}

impl MoveBlindness {
    /// Creates the blindness of a search that begins at the position with this key.
    pub fn new(blindness: Option<Blindness>, root: Key) -> MoveBlindness {
        blindness.map_or_else(MoveBlindness::default, |Blindness { per_mille, seed }| MoveBlindness {
            per_mille: u64::from(per_mille),
            salt: mixed(seed ^ root.0),
        })
    }

    /// Returns true if the search overlooks anything.
    pub fn is_blind(&self) -> bool {
        self.per_mille > 0
    }

    /// Returns true if a move is overlooked. Captures are the easiest to see, especially those of valuable pieces, then
    /// checks. Quiet moves, drops and exchanges are missed most. A search that misses nearly all quiet moves also
    /// misses captures; otherwise the lowest level would win too often.
    pub fn hides(&self, hint: &Hint) -> bool {
        if !self.is_blind() {
            return false;
        }
        let hardly_any = self.per_mille.saturating_sub(HARDLY_ANY);
        let chance = match hint {
            Hint { forcing: true, move_score: 300.., .. } => self.per_mille / 2 + 2 * hardly_any,
            Hint { forcing: true, .. } | Hint { check: true, .. } => self.per_mille * 2 / 3 + hardly_any * 3 / 2,
            _ => self.per_mille,
        };
        mixed(self.salt ^ hint.history as u64) % 1000 < chance
    }

    /// Returns true if the search sees no quiet move at all. It then plays any legal move when it sees none.
    pub fn is_total(&self) -> bool {
        self.per_mille >= 1000
    }

    /// Returns the index of the move that a search plays if it sees none of `moves` moves.
    pub fn stumbles_on(&self, moves: usize) -> usize {
        (mixed(self.salt) % moves.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of move types in a thousand that are overlooked.
    fn missed(per_mille: u16, seed: u64, hint: Hint) -> usize {
        let blindness = MoveBlindness::new(Some(Blindness { per_mille, seed }), Key(7));
        (0..1000).filter(|&history| blindness.hides(&Hint { history, ..hint })).count()
    }

    #[test]
    fn captures_are_seen_more_readily_than_quiet_moves() {
        let quiet = Hint::default();
        let capture = Hint { forcing: true, ..quiet };
        let dear = Hint { move_score: 500, ..capture };
        for (hint, wanted) in [(quiet, 600), (capture, 400), (dear, 300)] {
            assert!(missed(600, 1, hint).abs_diff(wanted) < 50, "{hint:?}: {}", missed(600, 1, hint));
            assert_eq!(missed(0, 1, hint), 0);
        }
        let dear = missed(960, 1, dear);
        assert!((700..820).contains(&dear), "{dear}: a very blind search overlooks most captures too");
    }

    #[test]
    fn position_and_seed_determine_the_hidden_moves() {
        let seen = |seed, root| {
            let blindness = MoveBlindness::new(Some(Blindness { per_mille: 500, seed }), Key(root));
            (0..64).map(|history| blindness.hides(&Hint { history, ..Hint::default() })).collect::<Vec<_>>()
        };
        assert_eq!(seen(1, 1), seen(1, 1));
        assert_ne!(seen(1, 1), seen(2, 1));
        assert_ne!(seen(1, 1), seen(1, 2));
    }
}
