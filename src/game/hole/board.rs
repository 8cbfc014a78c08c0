//! The 44 squares, sets of them, and the lines on which men move and pull (RULES.md 3).
//!
//! Squares are numbered like the cells of the layout: from the lowest rank up, each rank from left to right. Along a
//! direction the numbers therefore only rise or only fall, so that the nearest man on a line is its lowest or its
//! highest bit.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use std::sync::OnceLock;

use crate::game::layout::file_letter;
use crate::game::{Cell, Kind, Layout, Side};

/// How many squares there are.
pub const SQUARES: usize = 44;
/// How many files.
pub const FILES: i8 = 7;
/// How many ranks.
pub const RANKS: i8 = 10;

/// The board from the top rank down; `o` is a hole.
const OUTLINE: [&str; RANKS as usize] =
    ["   .   ", "  ...  ", " ..... ", "...o...", ".......", ".......", "...o...", " ..... ", "  ...  ", "   .   "];

/// What screens draw.
pub fn layout() -> &'static Layout {
    static LAYOUT: OnceLock<Layout> = OnceLock::new();
    LAYOUT.get_or_init(|| Layout::outline(&OUTLINE))
}

/// One of the two holes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hole {
    /// Nearer to White.
    D4,
    /// Nearer to Black.
    D7,
}

impl Hole {
    /// Its name as a square.
    pub const fn name(self) -> &'static str {
        match self {
            Hole::D4 => "d4",
            Hole::D7 => "d7",
        }
    }
}

/// What lies at a place of the grid of seven files and ten ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A square.
    Square(Square),
    /// A hole.
    Hole(Hole),
    /// Nothing: beyond the edge.
    Void,
}

/// What lies at a file and a rank, both from 0.
pub const fn ground(file: i8, rank: i8) -> Ground {
    if file < 0 || file >= FILES || rank < 0 || rank >= RANKS {
        return Ground::Void;
    }
    let letter = OUTLINE[(RANKS - 1 - rank) as usize].as_bytes()[file as usize];
    match letter {
        b'.' => Ground::Square(Square(number(file, rank))),
        b'o' if rank < RANKS / 2 => Ground::Hole(Hole::D4),
        b'o' => Ground::Hole(Hole::D7),
        _ => Ground::Void,
    }
}

/// How many squares come before this place.
const fn number(file: i8, rank: i8) -> u8 {
    let mut count = 0;
    let mut r = 0;
    while r <= rank {
        let mut f = 0;
        while f < FILES && (r < rank || f < file) {
            if OUTLINE[(RANKS - 1 - r) as usize].as_bytes()[f as usize] == b'.' {
                count += 1;
            }
            f += 1;
        }
        r += 1;
    }
    count
}

/// A square; always one of the 44.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square at a file and a rank, both from 0, if there is one.
    pub const fn at(file: i8, rank: i8) -> Option<Square> {
        match ground(file, rank) {
            Ground::Square(square) => Some(square),
            _ => None,
        }
    }

    /// The square of a name, such as `d10`.
    ///
    /// ```
    /// use hostage_chess::game::hole::Square;
    /// assert_eq!(Square::from_name("d10").unwrap().to_string(), "d10");
    /// assert_eq!(Square::from_name("d4"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Square> {
        let rank: i8 = name.get(1..)?.parse().ok()?;
        let file = name.bytes().next()?.checked_sub(b'a')?;
        Square::at(i8::try_from(file).ok()?, rank - 1).filter(|square| square.to_string() == name)
    }

    /// All squares in order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// The number of this square, below 44.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, from 0.
    #[inline]
    pub const fn file(self) -> i8 {
        PLACES[self.index()].0
    }

    /// The rank, from 0.
    #[inline]
    pub const fn rank(self) -> i8 {
        PLACES[self.index()].1
    }

    /// The rank as a side counts it, from its own edge.
    pub const fn rank_for(self, side: Side) -> i8 {
        match side {
            Side::White => self.rank(),
            Side::Black => RANKS - 1 - self.rank(),
        }
    }

    /// What lies so many steps ahead of a side's man on this square.
    pub const fn ahead(self, side: Side, steps: i8) -> Ground {
        ground(self.file(), self.rank() + if side.index() == 0 { steps } else { -steps })
    }
}

const PLACES: [(i8, i8); SQUARES] = {
    let mut places = [(0, 0); SQUARES];
    let mut next = 0;
    let mut rank = 0;
    while rank < RANKS {
        let mut file = 0;
        while file < FILES {
            if matches!(ground(file, rank), Ground::Square(_)) {
                places[next] = (file, rank);
                next += 1;
            }
            file += 1;
        }
        rank += 1;
    }
    places
};

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", file_letter(self.file() as u8), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Cell {
        Cell(square.0)
    }
}

impl TryFrom<Cell> for Square {
    type Error = ();
    fn try_from(cell: Cell) -> Result<Square, ()> {
        if usize::from(cell.0) < SQUARES { Ok(Square(cell.0)) } else { Err(()) }
    }
}

/// A set of squares; its iterator runs from the lowest up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bits(u64);

impl Bits {
    /// No square.
    pub const NONE: Bits = Bits(0);

    /// Whether a square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// Whether there is any square.
    #[inline]
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// Whether there is no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares there are.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The highest square.
    #[inline]
    const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(63 - self.0.leading_zeros() as u8)) }
    }
}

impl Iterator for Bits {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl From<Square> for Bits {
    #[inline]
    fn from(square: Square) -> Bits {
        Bits(1 << square.0)
    }
}

impl BitAnd for Bits {
    type Output = Bits;
    #[inline]
    fn bitand(self, other: Bits) -> Bits {
        Bits(self.0 & other.0)
    }
}

impl BitOr for Bits {
    type Output = Bits;
    #[inline]
    fn bitor(self, other: Bits) -> Bits {
        Bits(self.0 | other.0)
    }
}

impl BitOrAssign for Bits {
    #[inline]
    fn bitor_assign(&mut self, other: Bits) {
        self.0 |= other.0;
    }
}

impl BitXor for Bits {
    type Output = Bits;
    #[inline]
    fn bitxor(self, other: Bits) -> Bits {
        Bits(self.0 ^ other.0)
    }
}

impl BitXorAssign for Bits {
    #[inline]
    fn bitxor_assign(&mut self, other: Bits) {
        self.0 ^= other.0;
    }
}

impl Not for Bits {
    type Output = Bits;
    #[inline]
    fn not(self) -> Bits {
        Bits(!self.0 & ((1 << SQUARES) - 1))
    }
}

/// Straight and diagonal directions in turn, so that a direction's parity tells who moves along it.
const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// One of the eight directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction(u8);

impl Direction {
    /// The directions in which a queen, a rook or a bishop slides and pulls; none for the others.
    #[inline]
    pub const fn of(kind: Kind) -> &'static [Direction] {
        match kind {
            Kind::Queen => &Direction::ALL,
            Kind::Rook => &[Direction(0), Direction(2), Direction(4), Direction(6)],
            Kind::Bishop => &[Direction(1), Direction(3), Direction(5), Direction(7)],
            _ => &[],
        }
    }

    /// All eight.
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

    /// Whether it is along a file or a rank.
    #[inline]
    pub const fn is_straight(self) -> bool {
        self.0 % 2 == 0
    }

    /// The nearest of some squares that all lie in this direction.
    #[inline]
    fn nearest(self, squares: Bits) -> Option<Square> {
        // Up, and to the right on the same rank, the numbers rise.
        if matches!(self.0, 0..=2 | 7) { squares.first() } else { squares.last() }
    }

    /// The squares from here to the first hole or to the edge.
    #[inline]
    pub fn near(self, from: Square) -> Bits {
        Bits(NEAR[self.0 as usize][from.index()])
    }

    /// The squares between the first hole and the second one or the edge; none if there is no hole.
    #[inline]
    pub fn beyond(self, from: Square) -> Bits {
        Bits(BEYOND[self.0 as usize][from.index()])
    }

    /// How far a man slides: to the first man, whoever it is, or to the first hole or the edge.
    #[inline]
    pub fn slide(self, from: Square, occupied: Bits) -> Bits {
        let near = self.near(from);
        self.nearest(near & occupied).map_or(near, |at| near ^ self.near(at))
    }

    /// The squares beyond the hole that can be seen from here, up to the first man; none if a man stands before the
    /// hole. RULES.md 3, action 2: exactly one hole strictly between, and every other square between empty.
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

/// The squares on each ray that come after so many holes and before the next.
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
                    Ground::Square(square) if holes == wanted => table[direction][from] |= 1 << square.0,
                    Ground::Square(_) => {}
                }
            }
            from += 1;
        }
        direction += 1;
    }
    table
}

/// One step in these directions.
const fn steps(directions: &[(i8, i8)]) -> [u64; SQUARES] {
    let mut table = [0; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let (file, rank) = PLACES[from];
        let mut i = 0;
        while i < directions.len() {
            if let Ground::Square(square) = ground(file + directions[i].0, rank + directions[i].1) {
                table[from] |= 1 << square.0;
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

/// The squares beside this one.
#[inline]
pub fn king(from: Square) -> Bits {
    Bits(KING[from.index()])
}

/// The squares beside this one along files and ranks.
#[inline]
pub fn straight_step(from: Square) -> Bits {
    Bits(STRAIGHT[from.index()])
}

/// Where a pawn of a side captures.
#[inline]
pub fn pawn(side: Side, from: Square) -> Bits {
    Bits(PAWN[side.index()][from.index()])
}

/// Where a man that is no pawn can go or capture in action 1, own men's squares included.
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

/// The nearest men across one hole, of either side, that a man would have in sight from here (RULES.md 3, action 2).
#[inline]
pub fn across(kind: Kind, from: Square, occupied: Bits) -> Bits {
    let mut squares = Bits::NONE;
    for direction in Direction::of(kind) {
        squares |= direction.sight(from, occupied) & occupied;
    }
    squares
}
