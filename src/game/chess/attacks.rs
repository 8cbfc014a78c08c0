//! Attacks on an empty or occupied 8x8 board.
//!
//! Sliding attacks by obstruction difference: on each line through a square, the nearest pieces above and below bound a
//! run of bits. One subtraction yields that run. It takes two counts of zeros, but neither a multiplication nor a large
//! table. So it is as fast in wasm as natively: wasm has `clz` and `ctz`, but neither `pext` nor a bit reversal.
//! CITE: Michael Hoffmann's obstruction difference, <https://www.chessprogramming.org/Obstruction_Difference>.

use super::{Bits, Square};
use crate::game::{Kind, Side};

/// Parts of a line above and below a square.
#[derive(Clone, Copy)]
struct Line {
    below: u64,
    above: u64,
}

/// File, rank, diagonal and antidiagonal of every square.
static LINES: [[Line; 4]; 64] = lines();
static KNIGHT: [u64; 64] = leaps(&[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]);
static KING: [u64; 64] = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
static NEAR: [u64; 64] = nearby();
static PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// Builds the table of all squares at most two king's steps away.
const fn nearby() -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < 25 {
            let file = (from % 8) as i8 + step % 5 - 2;
            let rank = (from / 8) as i8 + step / 5 - 2;
            if step != 12 && on_board(file, rank) {
                table[from] |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        from += 1;
    }
    table
}

const fn on_board(file: i8, rank: i8) -> bool {
    file >= 0 && file < 8 && rank >= 0 && rank < 8
}

const fn leaps(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            let file = (from % 8) as i8 + steps[step].0;
            let rank = (from / 8) as i8 + steps[step].1;
            if on_board(file, rank) {
                table[from] |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        from += 1;
    }
    table
}

const fn ray(from: usize, file_step: i8, rank_step: i8) -> u64 {
    let mut bits = 0;
    let mut file = (from % 8) as i8 + file_step;
    let mut rank = (from / 8) as i8 + rank_step;
    while on_board(file, rank) {
        bits |= 1 << (rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    bits
}

const fn lines() -> [[Line; 4]; 64] {
    let mut table = [[Line { below: 0, above: 0 }; 4]; 64];
    let mut from = 0;
    while from < 64 {
        table[from] = [
            Line { below: ray(from, 0, -1), above: ray(from, 0, 1) },
            Line { below: ray(from, -1, 0), above: ray(from, 1, 0) },
            Line { below: ray(from, -1, -1), above: ray(from, 1, 1) },
            Line { below: ray(from, 1, -1), above: ray(from, -1, 1) },
        ];
        from += 1;
    }
    table
}

impl Line {
    #[inline]
    fn attacks(self, occupied: u64) -> u64 {
        let below = self.below & occupied;
        let above = self.above & occupied;
        let nearest_below = u64::MAX << (63 - (below | 1).leading_zeros());
        let nearest_above = above & above.wrapping_neg();
        (self.below | self.above) & nearest_above.wrapping_mul(2).wrapping_add(nearest_below)
    }
}

/// Returns the squares that a rook on `from` attacks.
#[inline]
pub fn rook(from: Square, occupied: Bits) -> Bits {
    let [file, rank, ..] = &LINES[from.index()];
    Bits(file.attacks(occupied.0) | rank.attacks(occupied.0))
}

/// Returns the squares that a bishop on `from` attacks.
#[inline]
pub fn bishop(from: Square, occupied: Bits) -> Bits {
    let [_, _, diagonal, anti] = &LINES[from.index()];
    Bits(diagonal.attacks(occupied.0) | anti.attacks(occupied.0))
}

/// Returns the squares that a knight on `from` attacks.
#[inline]
pub fn knight(from: Square) -> Bits {
    Bits(KNIGHT[from.index()])
}

/// Returns the squares that a king on `from` attacks.
#[inline]
pub fn king(from: Square) -> Bits {
    Bits(KING[from.index()])
}

/// Returns the other squares at most two king's steps from a square.
#[inline]
pub fn near(square: Square) -> Bits {
    Bits(NEAR[square.index()])
}

/// Returns the squares that a pawn of `side` on `from` attacks unless it is frozen.
#[inline]
pub fn pawn(side: Side, from: Square) -> Bits {
    Bits(PAWN[side.index()][from.index()])
}

/// Returns the squares that a piece on `from` attacks.
#[inline]
pub fn of(kind: Kind, side: Side, from: Square, occupied: Bits) -> Bits {
    match kind {
        Kind::Pawn => pawn(side, from),
        Kind::Knight => knight(from),
        Kind::Bishop => bishop(from, occupied),
        Kind::Rook => rook(from, occupied),
        Kind::Queen => rook(from, occupied) | bishop(from, occupied),
        Kind::King => king(from),
        // The games on this board have no other pieces.
        Kind::Other(_) => Bits::NONE,
    }
}

/// Returns the pieces that would attack a square if they belonged to `by`. `of_kind` returns the pieces of a kind.
#[inline]
pub fn attackers(target: Square, by: Side, occupied: Bits, of_kind: impl Fn(Kind) -> Bits) -> Bits {
    let queens = of_kind(Kind::Queen);
    pawn(!by, target) & of_kind(Kind::Pawn)
        | knight(target) & of_kind(Kind::Knight)
        | king(target) & of_kind(Kind::King)
        | rook(target, occupied) & (of_kind(Kind::Rook) | queens)
        | bishop(target, occupied) & (of_kind(Kind::Bishop) | queens)
}

/// Returns the squares to which a pawn may step, one or two squares ahead.
#[inline]
pub fn pawn_steps(side: Side, from: Square, empty: Bits) -> Bits {
    let one = Bits::from(from).ahead(side) & empty;
    let two = if from.rank_for(side) == 1 { one.ahead(side) & empty } else { Bits::NONE };
    one | two
}

/// Returns the squares strictly between two squares of a line, or none if they share no line.
#[inline]
pub fn between(a: Square, b: Square) -> Bits {
    let (from_a, from_b) = (LINES[a.index()], LINES[b.index()]);
    let mut squares = 0;
    for (one, other) in from_a.iter().zip(from_b) {
        squares |= one.above & other.below | one.below & other.above;
    }
    // Parallel lines of different squares never meet, so only the line that both share contributes squares.
    Bits(squares)
}

/// Returns the whole line through two squares except the first, or no squares if they share no line.
#[inline]
pub fn line(a: Square, b: Square) -> Bits {
    let b = Bits::from(b).0;
    let through = LINES[a.index()].into_iter().find(|line| (line.below | line.above) & b != 0);
    Bits(through.map_or(0, |line| line.below | line.above))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks square by square, as a reference for the subtraction.
    fn walk(from: Square, occupied: Bits, steps: [(i8, i8); 4]) -> Bits {
        let mut bits = Bits::NONE;
        for (file_step, rank_step) in steps {
            let (mut file, mut rank) = (from.file() as i8 + file_step, from.rank() as i8 + rank_step);
            while on_board(file, rank) {
                let square = Square::new(file as u8, rank as u8);
                bits |= square.into();
                if occupied.has(square) {
                    break;
                }
                file += file_step;
                rank += rank_step;
            }
        }
        bits
    }

    #[test]
    fn sliding_attacks_equal_a_walk() {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2000 {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let occupied = Bits(random & random.rotate_left(23));
            for from in Square::all() {
                assert_eq!(rook(from, occupied), walk(from, occupied, [(0, 1), (0, -1), (1, 0), (-1, 0)]));
                assert_eq!(bishop(from, occupied), walk(from, occupied, [(1, 1), (1, -1), (-1, 1), (-1, -1)]));
            }
        }
    }

    #[test]
    fn between_and_line_hold_what_their_names_say() {
        for a in Square::all() {
            for b in Square::all().filter(|&b| b != a) {
                let shared = of(Kind::Queen, Side::White, a, Bits::NONE).has(b);
                let expected = if shared {
                    let blocked = |from, to| of(Kind::Queen, Side::White, from, Bits::from(to));
                    Square::all()
                        .filter(|&s| {
                            s != a && s != b && blocked(a, b).has(s) && blocked(b, a).has(s) && line(a, b).has(s)
                        })
                        .fold(Bits::NONE, |set, s| set | s.into())
                } else {
                    Bits::NONE
                };
                assert_eq!(between(a, b), expected, "{a} {b}");
                assert_eq!(line(a, b).has_any(), shared);
                assert!(!shared || line(a, b).has(b));
            }
        }
    }
}
