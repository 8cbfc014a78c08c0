//! Squares that a side attacks.

mod pair;

use pair::Pair;

use super::super::{Bits, Position, attacks};
use crate::game::{Kind, Side};

/// Attacks of one side.
pub struct Map {
    /// Attacks by pawns.
    pub pawns: Bits,
    /// Attacks by all pieces except the king.
    pub pieces: Bits,
    /// Attacks by all pieces.
    pub all: Bits,
}

/// All squares except the a-file, and all except the h-file.
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Returns the squares that these pawns of a side attack.
pub fn pawn_attacks(side: Side, pawns: Bits) -> Bits {
    let west = Bits(pawns.0 & NOT_A);
    let east = Bits(pawns.0 & NOT_H);
    match side {
        Side::White => Bits(west.0 << 7 | east.0 << 9),
        Side::Black => Bits(west.0 >> 9 | east.0 >> 7),
    }
}

/// Returns the squares that sliding pieces attack in one direction. Each step adds `by` to the square's number or
/// subtracts it, and must end on `onto`.
///
/// CITE: the parallel prefixes of Kogge and Stone, <https://www.chessprogramming.org/Kogge-Stone_Algorithm>.
#[inline]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn slid(pieces: Pair, up: bool, by: u32, empty: u64, onto: u64) -> Pair {
    let moved = |set: u64, by: u32| if up { set << by } else { set >> by };
    let one = empty & onto;
    let two = one & moved(one, by);
    let four = two & moved(two, 2 * by);
    let [one, two, four, onto] = [one, two, four, onto].map(|set| Pair::new([set; 2]));
    let reached = pieces.or(one.and(pieces.moved(up, by)));
    let reached = reached.or(two.and(reached.moved(up, 2 * by)));
    let reached = reached.or(four.and(reached.moved(up, 4 * by)));
    onto.and(reached.moved(up, by)).settled()
}

/// Returns the squares that knights attack.
#[inline]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn leapt(pieces: Pair) -> Pair {
    let to = |up, by, onto| Pair::new([onto; 2]).and(pieces.moved(up, by));
    let near = to(true, 1, NOT_A).or(to(false, 1, NOT_H));
    let far = to(true, 2, NOT_A & NOT_A << 1).or(to(false, 2, NOT_H & NOT_H >> 1));
    let high = near.moved(true, 16).or(near.moved(false, 16));
    high.or(far.moved(true, 8)).or(far.moved(false, 8)).settled()
}

/// Returns the squares that White's and Black's knights, bishops, rooks and queens attack.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn officers(position: &Position) -> [u64; 2] {
    let empty = !position.occupied().0;
    let sides = Pair::new(Side::BOTH.map(|side| position.of_side(side).0));
    let pieces = |squares: Bits| sides.and(Pair::new([squares.0; 2])).settled();
    let queens = position.of_kind(Kind::Queen);
    let rooks = pieces(position.of_kind(Kind::Rook) | queens);
    let bishops = pieces(position.of_kind(Kind::Bishop) | queens);
    let files = slid(rooks, true, 8, empty, !0).or(slid(rooks, false, 8, empty, !0));
    let ranks = slid(rooks, true, 1, empty, NOT_A).or(slid(rooks, false, 1, empty, NOT_H));
    let rising = slid(bishops, true, 9, empty, NOT_A).or(slid(bishops, false, 9, empty, NOT_H));
    let falling = slid(bishops, true, 7, empty, NOT_H).or(slid(bishops, false, 7, empty, NOT_A));
    let knights = leapt(pieces(position.of_kind(Kind::Knight)));
    files.or(ranks).or(rising.or(falling)).or(knights).sets()
}

impl Map {
    /// Returns the attacks of White and of Black.
    #[inline]
    pub fn both(position: &Position) -> [Map; 2] {
        let officers = officers(position);
        Side::BOTH.map(|side| {
            let pawns = pawn_attacks(side, position.of(side, Kind::Pawn) & !position.harmless_pawns(side));
            let pieces = pawns | Bits(officers[side.index()]);
            Map { pawns, pieces, all: pieces | attacks::king(position.king(side)) }
        })
    }

    /// Returns the attacks of a side.
    pub fn new(position: &Position, side: Side) -> Map {
        let occupied = position.occupied();
        let pawns = pawn_attacks(side, position.of(side, Kind::Pawn) & !position.harmless_pawns(side));
        let mut pieces = pawns;
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in position.of(side, kind) {
                pieces |= attacks::of(kind, side, from, occupied);
            }
        }
        Map { pawns, pieces, all: pieces | attacks::king(position.king(side)) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Rules;
    use super::*;

    #[test]
    fn both_at_once_are_what_each_is_by_itself() {
        let text = include_str!("../../../../tests/data/perft-hostage-random.epd");
        for line in text.lines() {
            let position = Position::from_fen(Rules::Leslie, line.split(" ;").next().unwrap()).unwrap();
            for (map, side) in Map::both(&position).into_iter().zip(Side::BOTH) {
                let plain = Map::new(&position, side);
                assert_eq!(
                    [map.pawns, map.pieces, map.all],
                    [plain.pawns, plain.pieces, plain.all],
                    "{position:?} {side:?}"
                );
            }
        }
    }
}
