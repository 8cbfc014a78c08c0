//! Types of moves to request from a generator.

use super::Bits;

/// Types of moves to generate.
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

    /// Returns a mask for the targets of the wanted moves, where exactly the moves to squares of `prey` are forcing.
    pub fn mask(self, prey: Bits) -> Bits {
        (if self.forcing { prey } else { Bits::NONE }) | if self.quiet { !prey } else { Bits::NONE }
    }
}
