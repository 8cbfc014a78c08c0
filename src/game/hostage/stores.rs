//! Prisons and airfields.

use crate::game::{Kind, Side};

/// The men in one prison or on one airfield, counted by kind. Whose they are follows from whose store it is.
///
/// Four bits a kind, pawns lowest; no kind counts beyond eight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hold(u32);

/// The kinds that can be in a store, pawn first.
pub const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

impl Hold {
    /// How many men of a kind.
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind.index()) & 15) as u8
    }

    /// Whether there is a man of a kind.
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// Whether there is a knight, bishop, rook or queen: a man a pawn could become.
    pub const fn has_officer(self) -> bool {
        self.0 & !15 != 0
    }

    /// A number that says which men are there.
    pub(super) const fn packed(self) -> u64 {
        self.0 as u64
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same with one more.
    pub const fn with(self, kind: Kind) -> Hold {
        Hold(self.0.wrapping_add(1 << (4 * kind.index())))
    }

    /// The same with one fewer; there must be one.
    pub const fn without(self, kind: Kind) -> Hold {
        Hold(self.0.wrapping_sub(1 << (4 * kind.index())))
    }

    /// The kinds that are there, pawn first.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Kind> {
        KINDS.into_iter().filter(move |&kind| self.has(kind))
    }

    /// The kinds here that would pay for a man, pawn first: those of equal or greater value (docs/rules.md 1.3).
    pub fn payments_for(self, rescued: Kind) -> impl Iterator<Item = Kind> {
        self.kinds().filter(move |&kind| kind.value() >= rescued.value())
    }

    /// The cheapest of them; of knight and bishop, which cost the same, the knight.
    pub fn cheapest_payment_for(self, rescued: Kind) -> Option<Kind> {
        self.payments_for(rescued).next()
    }
}

/// The four stores. A prison holds men of the other side, an airfield men of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stores {
    /// By owner of the prison.
    pub prison: [Hold; 2],
    /// By owner of the airfield.
    pub airfield: [Hold; 2],
}

impl Stores {
    /// The men that this side has captured.
    pub const fn prison(&self, owner: Side) -> Hold {
        self.prison[owner.index()]
    }

    /// The men that this side may drop.
    pub const fn airfield(&self, owner: Side) -> Hold {
        self.airfield[owner.index()]
    }

    /// Whether nobody is off the board who could come back.
    pub fn is_empty(&self) -> bool {
        self.prison.iter().chain(&self.airfield).all(|hold| hold.is_empty())
    }

    /// The men of this side that the opponent holds.
    pub const fn jailed(&self, side: Side) -> Hold {
        self.prison[1 - side.index()]
    }
}
