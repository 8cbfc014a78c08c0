//! Lines on which pieces move and pull (docs/rules.md 3).
//!
//! In each direction, the numbers of the squares only increase or only decrease. So the nearest piece on a line is its
//! lowest or its highest bit.

use super::board::{Ground, PLACES, SQUARES, ground};
use super::{Bits, Square};
use crate::game::{Kind, Side};

/// Alternately straight and diagonal directions, so that the parity of a direction decides which pieces move along it.
const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// One of the eight directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction(u8);

impl Direction {
    /// Returns the directions in which a queen, rook or bishop slides and pulls; none for other kinds.
    #[inline]
    pub const fn of(kind: Kind) -> &'static [Direction] {
        match kind {
            Kind::Queen => &Direction::ALL,
            Kind::Rook => &[Direction(0), Direction(2), Direction(4), Direction(6)],
            Kind::Bishop => &[Direction(1), Direction(3), Direction(5), Direction(7)],
            _ => &[],
        }
    }

    /// All eight directions.
    pub const ALL: [Direction; 8] = [
        Direction(0),
        Direction(1),
        Direction(2),
        Direction(3),
        Direction(4),
        Direction(5),
        Direction(6),
        Direction(7),
    ];

    /// Returns true if the direction is along a file or a rank.
    #[inline]
    pub const fn is_straight(self) -> bool {
        self.0 & 1 == 0
    }

    /// Returns the nearest of these squares, which all lie in this direction.
    #[inline]
    fn nearest(self, squares: Bits) -> Option<Square> {
        // Numbers increase upwards, and to the right within a rank.
        if matches!(self.0, 0..=2 | 7) { squares.first() } else { squares.last() }
    }

    /// Returns the squares from here to the first hole or the edge.
    #[inline]
    pub fn near(self, from: Square) -> Bits {
        Bits(NEAR[self.0 as usize][from.index()])
    }

    /// Returns the squares between the first hole and the second one or the edge; none if there is no hole.
    #[inline]
    pub fn beyond(self, from: Square) -> Bits {
        Bits(BEYOND[self.0 as usize][from.index()])
    }

    /// Returns the squares up to the first piece of either side, the first hole or the edge.
    #[inline]
    pub fn slide(self, from: Square, occupied: Bits) -> Bits {
        let near = self.near(from);
        self.nearest(near & occupied).map_or(near, |at| near ^ self.near(at))
    }

    /// Returns the squares beyond the hole that are visible from here, up to the first piece (docs/rules.md 3.4). There
    /// are none if a piece stands before the hole.
    #[inline]
    pub fn sight(self, from: Square, occupied: Bits) -> Bits {
        let beyond = self.beyond(from);
        if beyond.is_empty() || (self.near(from) & occupied).has_any() {
            return Bits::NONE;
        }
        self.nearest(beyond & occupied).map_or(beyond, |at| beyond ^ self.near(at))
    }
}

const NEAR: [[u64; SQUARES]; 8] = rays(0);
const BEYOND: [[u64; SQUARES]; 8] = rays(1);

/// Builds the table of squares on each ray that follow this many holes and precede the next.
const fn rays(wanted: u8) -> [[u64; SQUARES]; 8] {
    let mut table = [[0; SQUARES]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut from = 0;
        while from < SQUARES {
            let (mut file, mut rank) = PLACES[from];
            let mut holes = 0;
            loop {
                file += STEPS[direction].0;
                rank += STEPS[direction].1;
                match ground(file, rank) {
                    Ground::Void => break,
                    Ground::Hole(_) => holes += 1,
                    Ground::Square(square) if holes == wanted => table[direction][from] |= 1 << square.index(),
                    Ground::Square(_) => {}
                }
            }
            from += 1;
        }
        direction += 1;
    }
    table
}

/// Builds the table of squares one step away in these directions.
const fn steps(directions: &[(i8, i8)]) -> [u64; SQUARES] {
    let mut table = [0; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let (file, rank) = PLACES[from];
        let mut i = 0;
        while i < directions.len() {
            if let Ground::Square(square) = ground(file + directions[i].0, rank + directions[i].1) {
                table[from] |= 1 << square.index();
            }
            i += 1;
        }
        from += 1;
    }
    table
}

const KING: [u64; SQUARES] = steps(&STEPS);
const STRAIGHT: [u64; SQUARES] = steps(&[STEPS[0], STEPS[2], STEPS[4], STEPS[6]]);
const PAWN: [[u64; SQUARES]; 2] = [steps(&[STEPS[1], STEPS[7]]), steps(&[STEPS[3], STEPS[5]])];

/// Returns the squares adjacent to this one.
#[inline]
pub fn king(from: Square) -> Bits {
    Bits(KING[from.index()])
}

/// Returns the squares orthogonally adjacent to this one.
#[inline]
pub fn straight_step(from: Square) -> Bits {
    Bits(STRAIGHT[from.index()])
}

/// Returns the squares on which a pawn of a side captures.
#[inline]
pub fn pawn(side: Side, from: Square) -> Bits {
    Bits(PAWN[side.index()][from.index()])
}

/// Returns the squares that a piece other than a pawn reaches in action 1, including those with pieces of its side.
#[inline]
pub fn reach(kind: Kind, from: Square, occupied: Bits) -> Bits {
    match kind {
        Kind::King => king(from),
        _ => {
            let mut squares = if kind == Kind::Bishop { straight_step(from) } else { Bits::NONE };
            for direction in Direction::of(kind) {
                squares |= direction.slide(from, occupied);
            }
            squares
        }
    }
}

/// Returns the nearest pieces of either side across one hole that a piece would see from here (docs/rules.md 3.4).
#[inline]
pub fn across(kind: Kind, from: Square, occupied: Bits) -> Bits {
    let mut squares = Bits::NONE;
    for direction in Direction::of(kind) {
        squares |= direction.sight(from, occupied) & occupied;
    }
    squares
}
