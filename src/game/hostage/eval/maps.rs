//! Squares that a side attacks.

mod pair;

use pair::Pair;

use super::super::{Bits, Position, Square, attacks};
use crate::game::{Kind, Side};

/// Attacks of one side.
pub struct Map {
    /// Attacks by pawns.
    pub pawns: Bits,
    /// Attacks by all pieces except the king.
    pub pieces: Bits,
    /// Attacks by all pieces.
    pub all: Bits,
    /// Attacks by knights.
    pub knights: Bits,
    /// Attacks by bishops and queens on diagonals.
    pub diagonals: Bits,
    /// Attacks by rooks and queens on files and ranks.
    pub lines: Bits,
}

/// All squares except the a-file, and all except the h-file.
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Returns the squares that these pawns of a side attack towards the a-file, and those towards the h-file.
#[inline]
pub fn pawn_attacks_by_wing(side: Side, pawns: Bits) -> [Bits; 2] {
    let west = pawns.0 & NOT_A;
    let east = pawns.0 & NOT_H;
    match side {
        Side::White => [Bits(west << 7), Bits(east << 9)],
        Side::Black => [Bits(west >> 9), Bits(east >> 7)],
    }
}

/// Returns the squares that these pawns of a side attack.
#[inline]
pub fn pawn_attacks(side: Side, pawns: Bits) -> Bits {
    let [west, east] = pawn_attacks_by_wing(side, pawns);
    west | east
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

/// Returns the squares that White's and Black's officers attack: as knights, on diagonals, and on files and ranks.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn officers(position: &Position) -> [[u64; 2]; 3] {
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
    [knights.sets(), rising.or(falling).sets(), files.or(ranks).sets()]
}

impl Map {
    /// Returns the attacks of White and of Black.
    #[inline]
    pub fn both(position: &Position) -> [Map; 2] {
        let [knights, diagonals, lines] = officers(position);
        Side::BOTH.map(|side| {
            let at = side.index();
            Map::of(position, side, Bits(knights[at]), Bits(diagonals[at]), Bits(lines[at]))
        })
    }

    /// Returns the attacks of a side.
    pub fn new(position: &Position, side: Side) -> Map {
        let occupied = position.occupied();
        let of = |kind| position.of(side, kind);
        let all = |pieces: Bits, reach: &dyn Fn(Square) -> Bits| {
            pieces.into_iter().fold(Bits::NONE, |squares, from| squares | reach(from))
        };
        let knights = all(of(Kind::Knight), &attacks::knight);
        let diagonals = all(of(Kind::Bishop) | of(Kind::Queen), &|from| attacks::bishop(from, occupied));
        let lines = all(of(Kind::Rook) | of(Kind::Queen), &|from| attacks::rook(from, occupied));
        Map::of(position, side, knights, diagonals, lines)
    }

    /// Adds the attacks by pawns and by the king to those of the officers.
    #[inline]
    fn of(position: &Position, side: Side, knights: Bits, diagonals: Bits, lines: Bits) -> Map {
        let pawns = pawn_attacks(side, position.of(side, Kind::Pawn) & !position.harmless_pawns(side));
        let pieces = pawns | knights | diagonals | lines;
        Map { pawns, pieces, all: pieces | attacks::king(position.king(side)), knights, diagonals, lines }
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
                    [map.pawns, map.pieces, map.all, map.knights, map.diagonals, map.lines],
                    [plain.pawns, plain.pieces, plain.all, plain.knights, plain.diagonals, plain.lines],
                    "{position:?} {side:?}"
                );
            }
        }
    }
}
