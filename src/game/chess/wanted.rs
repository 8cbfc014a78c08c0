//! Sorts of moves that a generator is asked for.

use super::Bits;

/// Sorts of moves to generate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Moves for which [`Hint::forcing`](crate::game::Hint::forcing) is true.
    pub forcing: bool,
    /// All other moves.
    pub quiet: bool,
}

impl Wanted {
    /// Every move.
    pub const ALL: Wanted = Wanted { forcing: true, quiet: true };
    /// Forcing moves.
    pub const FORCING: Wanted = Wanted { forcing: true, quiet: false };
    /// Quiet moves.
    pub const QUIET: Wanted = Wanted { forcing: false, quiet: true };

    /// Returns the targets of the wanted moves, if exactly those to the squares of `prey` are forcing.
    pub fn mask(self, prey: Bits) -> Bits {
        (if self.forcing { prey } else { Bits::NONE }) | if self.quiet { !prey } else { Bits::NONE }
    }
}
