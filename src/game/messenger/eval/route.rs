//! The way of a courier to the far edge, over squares that are free now.

use super::super::{Bits, Position, Square, attacks};
use crate::game::Side;

/// Length of the longest way that counts, in moves.
const LONGEST: usize = 10;
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Distances of the free squares from the far edge.
pub struct Route {
    far: Bits,
    /// Free squares by the number of moves that a courier needs from there, starting with one.
    levels: [Bits; LONGEST],
}

/// Returns these squares and all adjacent ones.
fn spread(squares: Bits) -> Bits {
    let wide = squares.0 | (squares.0 << 1) & NOT_A | (squares.0 >> 1) & NOT_H;
    Bits(wide | wide << 8 | wide >> 8)
}

impl Route {
    /// Finds the ways of a side's couriers.
    pub fn new(position: &Position, side: Side) -> Route {
        let empty = !position.occupied();
        let far = Bits::rank(if side == Side::White { 7 } else { 0 });
        let mut levels = [Bits::NONE; LONGEST];
        let mut level = far & empty;
        let mut seen = Bits::NONE;
        for place in &mut levels {
            *place = level;
            seen |= level;
            level = spread(level) & empty & !seen;
        }
        Route { far, levels }
    }

    /// Returns the number of moves that a courier needs from a square to leave the board. If there is no way, the
    /// result is larger than the number of levels.
    pub fn moves(&self, from: Square) -> usize {
        if self.far.has(from) {
            return 1;
        }
        let near = attacks::king(from);
        self.levels.iter().position(|&level| (level & near).has_any()).map_or(LONGEST + 2, |index| index + 2)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Rules;
    use super::*;

    #[test]
    fn a_courier_goes_round_what_stands_in_its_way() {
        let moves = |fen: &str, square: &str| {
            let position = Position::from_fen(Rules::Messenger, fen).unwrap();
            Route::new(&position, Side::White).moves(Square::from_name(square).unwrap())
        };
        assert_eq!(moves("4k3/8/8/8/8/8/4C3/4K3 w", "e2"), 7);
        assert_eq!(moves("3C4/8/4k3/8/8/8/8/4K3 w", "d8"), 1);
        assert_eq!(moves("8/pppppp2/k7/2C5/8/8/8/4K3 w", "c5"), 6);
        assert!(moves("8/pppppppp/k7/2C5/8/8/8/4K3 w", "c5") > LONGEST);
    }
}
