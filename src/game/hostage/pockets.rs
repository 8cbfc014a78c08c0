//! Prisons and airfields.

use crate::game::{Kind, Side};

/// Pieces in one prison or on one airfield, counted by kind. The owner of the pocket determines their side.
///
/// Four bits per kind, pawns lowest; no count exceeds eight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hold(u32);

/// The kinds that can be in a pocket, pawn first.
pub const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

impl Hold {
    /// Returns the number of pieces of a kind, which is zero for a kind of another game.
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0.unbounded_shr(4 * kind.index() as u32) & 15) as u8
    }

    /// Returns true if there is a piece of a kind.
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// Returns true if there is a knight, bishop, rook or queen, to which a pawn could promote.
    pub const fn has_officer(self) -> bool {
        self.0 & !15 != 0
    }

    /// Returns a number that identifies the pieces in the pocket.
    pub(super) const fn packed(self) -> u64 {
        self.0 as u64
    }

    /// Returns true if the pocket is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of pieces.
    pub fn total(self) -> u8 {
        KINDS.into_iter().map(|kind| self.count(kind)).sum()
    }

    /// Adds a piece.
    pub const fn with(self, kind: Kind) -> Hold {
        Hold(self.0.wrapping_add(1 << (4 * kind.index())))
    }

    /// Removes a piece, which must be there.
    pub const fn without(self, kind: Kind) -> Hold {
        Hold(self.0.wrapping_sub(1 << (4 * kind.index())))
    }

    /// Returns the kinds in the pocket, pawn first.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Kind> {
        KINDS.into_iter().filter(move |&kind| self.has(kind))
    }

    /// Returns the kinds in the pocket that would pay for a piece, pawn first: those of equal or greater value
    /// (docs/rules.md 1.3).
    pub fn payments_for(self, rescued: Kind) -> impl Iterator<Item = Kind> {
        self.kinds().filter(move |&kind| kind.value() >= rescued.value())
    }

    /// Returns the cheapest payment; the knight rather than the bishop, which costs the same.
    pub fn cheapest_payment_for(self, rescued: Kind) -> Option<Kind> {
        self.payments_for(rescued).next()
    }
}

/// The four pockets. A prison holds pieces of the other side, an airfield pieces of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pockets {
    /// Prisons by owner.
    pub prison: [Hold; 2],
    /// Airfields by owner.
    pub airfield: [Hold; 2],
}

impl Pockets {
    /// Returns the pieces that this side has captured.
    pub const fn prison(&self, owner: Side) -> Hold {
        self.prison[owner.index()]
    }

    /// Returns the pieces that this side may drop.
    pub const fn airfield(&self, owner: Side) -> Hold {
        self.airfield[owner.index()]
    }

    /// Returns true if all prisons and airfields are empty.
    pub fn is_empty(&self) -> bool {
        self.prison.iter().chain(&self.airfield).all(|hold| hold.is_empty())
    }

    /// Returns the pieces of this side in the opponent's prison.
    pub const fn jailed(&self, side: Side) -> Hold {
        self.prison[1 - side.index()]
    }
}
