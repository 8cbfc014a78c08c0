//! Geometry of the two boards, computed at compile time.

use std::sync::OnceLock;

use super::rules::BoardSize;
use crate::game::chess::{Bits, Square, setup};
use crate::game::{Cell, Layout, Side, fen};

/// The eight directions clockwise from straight up, in files and ranks: even ones orthogonal, odd ones diagonal.
pub const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Constant facts about a board.
pub struct Geometry {
    /// Number of files and of ranks.
    pub size: u8,
    /// Squares that the board has.
    pub exists: u64,
    /// All squares in each direction up to the edge.
    pub rays: [[u64; 64]; 8],
    /// Targets of leaps by a knight (first step orthogonal) and a mirror-knight (first step diagonal). Both squares of
    /// a leap are on the board.
    pub leaps: [[u64; 64]; 2],
    /// Squares one step away in each direction.
    pub steps: [[u64; 64]; 8],
    /// All adjacent squares.
    pub king: [u64; 64],
    /// Squares that a pawn of each side attacks.
    pub pawn: [[u64; 64]; 2],
    /// Squares from which a pawn of each side may move two squares.
    pub doubles: [u64; 2],
    /// Number of ranks on which each side places its pieces in a free set-up.
    pub depth: u8,
    /// Squares of these ranks.
    pub own_ranks: [u64; 2],
    /// Last rank of each side, where its pawns promote.
    pub last: [u64; 2],
}

const fn bit_at(file: i8, rank: i8) -> u64 {
    if file < 0 || file > 7 || rank < 0 || rank > 7 { 0 } else { 1 << (rank * 8 + file) }
}

impl Geometry {
    const fn new(size: u8, exists: u64, doubles: [u64; 2], depth: u8) -> Geometry {
        let mut g = Geometry {
            size,
            exists,
            rays: [[0; 64]; 8],
            leaps: [[0; 64]; 2],
            steps: [[0; 64]; 8],
            king: [0; 64],
            pawn: [[0; 64]; 2],
            doubles,
            depth,
            own_ranks: [exists & ((1 << (8 * depth)) - 1), exists & !((1 << (8 * (size - depth))) - 1)],
            last: [exists & 0xff << (8 * (size - 1)), exists & 0xff],
        };
        let mut at = 0;
        while at < 64 {
            if exists >> at & 1 != 0 {
                g.fill(at);
            }
            at += 1;
        }
        g
    }

    const fn fill(&mut self, at: usize) {
        let (file, rank) = ((at % 8) as i8, (at / 8) as i8);
        let mut d = 0;
        while d < 8 {
            let (x, y) = DIRECTIONS[d];
            let first = self.exists & bit_at(file + x, rank + y);
            self.steps[d][at] = first;
            self.king[at] |= first;
            let mut far = 1;
            // No line leaves either board and returns, so the first gap is the edge.
            while self.exists & bit_at(file + x * far, rank + y * far) != 0 {
                self.rays[d][at] |= bit_at(file + x * far, rank + y * far);
                far += 1;
            }
            if first != 0 {
                let (left, right) = (DIRECTIONS[(d + 7) % 8], DIRECTIONS[(d + 1) % 8]);
                self.leaps[d % 2][at] |= self.exists
                    & (bit_at(file + x + left.0, rank + y + left.1) | bit_at(file + x + right.0, rank + y + right.1));
            }
            d += 1;
        }
        self.pawn[0][at] = self.steps[1][at] | self.steps[7][at];
        self.pawn[1][at] = self.steps[3][at] | self.steps[5][at];
    }

    /// Returns the geometry of a board.
    pub const fn of(board: BoardSize) -> &'static Geometry {
        match board {
            BoardSize::FortyOne => &FORTY_ONE,
            BoardSize::SixtyFour => &SIXTY_FOUR,
        }
    }

    /// Returns true if the board has a square.
    pub const fn has(&self, square: Square) -> bool {
        self.exists & square.bit() != 0
    }

    /// Returns the next square in a direction.
    pub const fn step(&self, from: Square, direction: usize) -> Option<Square> {
        let bit = self.steps[direction & 7][from.index()];
        if bit == 0 { None } else { Some(Square::from_index(bit.trailing_zeros() as u8)) }
    }

    /// Returns the nearest of these squares in a direction.
    #[inline]
    pub const fn first(&self, from: Square, direction: usize, among: u64) -> Option<Square> {
        let hits = self.rays[direction & 7][from.index()] & among;
        if hits == 0 {
            return None;
        }
        // Numbers increase upwards, and to the right within a rank.
        let rises = matches!(direction & 7, 0 | 1 | 2 | 7);
        let index = if rises { hits.trailing_zeros() } else { 63 - hits.leading_zeros() };
        Some(Square::from_index(index as u8))
    }

    /// Returns the squares in a direction up to the first of these and with it.
    #[inline]
    pub const fn up_to(&self, from: Square, direction: usize, first: Option<Square>) -> u64 {
        let ray = &self.rays[direction & 7];
        match first {
            Some(first) => ray[from.index()] & !ray[first.index()],
            None => ray[from.index()],
        }
    }

    /// Returns the direction of another square, if both are on a line.
    pub fn direction(&self, from: Square, to: Square) -> Option<usize> {
        (0..8).find(|&d| self.rays[d][from.index()] & to.bit() != 0)
    }

    /// Returns the squares strictly between two squares on a line.
    pub fn between(&self, from: Square, to: Square) -> u64 {
        let Some(d) = self.direction(from, to) else { return 0 };
        self.rays[d][from.index()] & self.rays[(d + 4) % 8][to.index()]
    }

    /// Returns every square on a line with this one.
    pub fn lines(&self, from: Square) -> u64 {
        self.rays.iter().fold(0, |lines, ray| lines | ray[from.index()])
    }

    /// Returns the rank from a side's point of view, from 0.
    pub const fn rank_for(&self, side: Side, square: Square) -> u8 {
        match side {
            Side::White => square.rank(),
            Side::Black => (self.size - 1).saturating_sub(square.rank()),
        }
    }

    /// Returns the number of a square on the players' board.
    pub const fn cell(&self, square: Square) -> Cell {
        Cell((self.exists & (square.bit() - 1)).count_ones() as u8)
    }

    /// Writes the board field of a FEN.
    pub fn board_text(&self, board: &setup::Mailbox) -> String {
        fen::board_text((self.size, self.size), |file, rank| {
            let at = Square::new(file, rank);
            self.has(at).then(|| board[at.index()])
        })
    }

    /// Returns an empty rank as written in a FEN.
    pub fn empty_rank(&self, rank: u8) -> String {
        self.board_text(&[None; 64]).rsplit('/').nth(rank.into()).unwrap_or_default().to_owned()
    }

    /// Returns the square with this number on the players' board.
    pub fn square(&self, cell: Cell) -> Option<Square> {
        Bits(self.exists).nth(cell.0.into())
    }
}

/// Files a to g, ranks 1 to 7, without a1 a2 a6 a7 g1 g2 g6 g7.
const OUTLINE: [&str; 7] = [" ..... ", " ..... ", ".......", ".......", ".......", " ..... ", " ..... "];

const fn forty_one() -> u64 {
    let mut exists = 0;
    let mut rank = 0;
    while rank < 7 {
        let mut file = 0;
        while file < 7 {
            if OUTLINE[6 - rank].as_bytes()[file] == b'.' {
                exists |= 1 << (rank * 8 + file);
            }
            file += 1;
        }
        rank += 1;
    }
    exists
}

/// Squares b2 d2 f2 c3 e3 for White and b6 d6 f6 c5 e5 for Black.
const DOUBLES: [u64; 2] = [0b10_1010 << 8 | 0b1_0100 << 16, 0b10_1010 << 40 | 0b1_0100 << 32];

static FORTY_ONE: Geometry = Geometry::new(7, forty_one(), DOUBLES, 3);
static SIXTY_FOUR: Geometry = Geometry::new(8, !0, [0xff << 8, 0xff << 48], 4);

/// Returns the layout of a board for players.
pub fn layout(board: BoardSize) -> &'static Layout {
    static SMALL: OnceLock<Layout> = OnceLock::new();
    match board {
        BoardSize::FortyOne => SMALL.get_or_init(|| Layout::outline(&OUTLINE)),
        BoardSize::SixtyFour => Layout::square_8x8(),
    }
}
