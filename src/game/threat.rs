//! Threats and chances of the next move in games where pieces can land and be ransomed. They are plain facts, not
//! moves.
//!
//! A game with threats implements [`Threats`] and returns them from [`Game::threats`](super::Game::threats).

use super::{Cell, Kind};

/// Effect of a move on the enemy king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Grade {
    /// No check.
    #[default]
    Quiet,
    /// Check.
    Check,
    /// Mate: not even a piece that lands in between saves the king.
    Mate,
}

/// Move by which a piece lands with check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// Kind of the piece that lands.
    pub kind: Kind,
    /// Cell where it lands.
    pub to: Cell,
    /// Prisoner that pays for it; `None` for a free drop from the airfield.
    pub paid: Option<Kind>,
    /// Check or mate.
    pub grade: Grade,
}

/// Piece that the opponent could ransom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// Kind of the piece.
    pub kind: Kind,
    /// Strongest effect that it could have on the king when it lands.
    pub grade: Grade,
    /// Cheapest prisoner that pays for this effect.
    pub paid: Kind,
    /// Cells where it would land with this effect.
    pub squares: Vec<Cell>,
}

/// Capture, with the ransoms that it would allow the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capture {
    /// Notation of the capture.
    pub text: String,
    /// Cell of the capturing piece.
    pub from: Cell,
    /// Cell of the captured piece.
    pub victim: Cell,
    /// Kind of the captured piece.
    pub taken: Kind,
    /// Pieces that the opponent could ransom in its next move, the captured kind first.
    pub purchases: Vec<Purchase>,
}

impl Capture {
    /// Returns the ransom of a piece of the captured kind.
    pub fn ransom(&self) -> Option<&Purchase> {
        self.purchases.iter().find(|purchase| purchase.kind == self.taken)
    }

    /// Returns the strongest effect of any ransom on the king.
    pub fn grade(&self) -> Grade {
        self.purchases.iter().map(|purchase| purchase.grade).max().unwrap_or_default()
    }
}

/// Exchange of one kind for another, wherever the rescued piece lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Kind that is rescued.
    pub rescued: Kind,
    /// Kind that pays.
    pub paid: Kind,
    /// True if the opponent then holds no prisoner that could pay for any of its pieces. This holds even if a check
    /// leaves the opponent no time to pay, because the prisons outlast the check.
    pub ruins: bool,
    /// True if the opponent has no piece left that could be ransomed.
    pub empties: bool,
}

/// Strongest move that the opponent could make if the side to move passed: mate, then a capture that wins material,
/// then a drop with check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// Kind of the piece that moves or lands.
    pub kind: Kind,
    /// Cell to which it moves, or where it lands.
    pub to: Cell,
    /// Kind of the piece that it captures.
    pub taken: Option<Kind>,
    /// True if it lands from prison or airfield.
    pub lands: bool,
    /// Effect on the king of the side to move.
    pub grade: Grade,
}

/// Threats and chances in a position, each found by playing the moves.
pub trait Threats {
    /// Returns every move by which a piece of the side to move lands with check. With `theirs`, it does so for the
    /// opponent, as if the side to move passed. Returns `None` if the side to move is in check, because a side in check
    /// may not pass.
    fn landings(&self, theirs: bool) -> Option<Vec<Landing>>;

    /// Returns the strongest move that the opponent could make if the side to move passed. Returns `None` if there is no
    /// such move, or if the side to move is in check.
    fn strike(&self) -> Option<Strike>;

    /// Returns every capture of the side to move.
    fn captures(&self) -> Vec<Capture>;

    /// Returns every type of exchange that the side to move can make.
    fn deals(&self) -> Vec<Deal>;

    /// Returns true if the side not to move holds a prisoner that could pay for one of its pieces.
    fn can_pay(&self) -> bool;
}
