//! Follows pieces from one scene to the next, so that their moves can be animated.

use crate::game::{Cell, Piece};
use crate::sorted::sorted;

/// A piece on the board. It keeps its number for as long as it can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// A number that is never used for another piece.
    pub id: u32,
    pub piece: Piece,
    pub cell: Cell,
    /// True if the piece was not on the board before, so that it arrives by parachute.
    pub landed: bool,
    /// True if the piece belonged to the other side before.
    pub turned: bool,
}

/// Follows the pieces of one scene into the next. A piece keeps its identity if an equal piece was on its square.
/// Otherwise it is matched with an equal piece that has left its square; if there is none, it is new. On the squares
/// `turned`, pieces may have changed sides without moving.
pub fn trace(before: &[Standing], now: &[(Cell, Piece)], turned: &[Cell], next_id: &mut u32) -> Vec<Standing> {
    let other_side = |piece: Piece| Piece { side: !piece.side, kind: piece.kind };
    let switched = |cell: Cell, piece: Piece| turned.contains(&cell) && now.contains(&(cell, other_side(piece)));
    let stayed = |s: &Standing| now.contains(&(s.cell, s.piece)) || switched(s.cell, s.piece);
    let mut gone: Vec<&Standing> = before.iter().filter(|standing| !stayed(standing)).collect();
    let traced = now.iter().map(|&(cell, piece)| {
        if let Some(same) = before.iter().find(|s| (s.cell, s.piece) == (cell, piece)) {
            return Standing { landed: false, turned: false, ..*same };
        }
        let was = before.iter().find(|s| turned.contains(&cell) && (s.cell, s.piece) == (cell, other_side(piece)));
        if let Some(was) = was {
            return Standing { piece, landed: false, turned: true, ..*was };
        }
        if let Some(index) = gone.iter().position(|s| s.piece == piece) {
            return Standing { id: gone.remove(index).id, piece, cell, landed: false, turned: false };
        }
        *next_id += 1;
        Standing { id: *next_id, piece, cell, landed: !before.is_empty(), turned: false }
    });
    // Sorted by number, so that no element changes its position in the page during its animation.
    sorted(traced, |a, b| a.id < b.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Kind, Side};

    const KNIGHT: Piece = Piece { side: Side::White, kind: Kind::Knight };
    const ROOK: Piece = Piece { side: Side::Black, kind: Kind::Rook };

    #[test]
    fn a_piece_keeps_its_number_when_it_moves_or_stays() {
        let mut id = 0;
        let first = trace(&[], &[(Cell(1), KNIGHT), (Cell(6), KNIGHT), (Cell(9), ROOK)], &[], &mut id);
        assert!(first.iter().all(|s| !s.landed));
        let second = trace(&first, &[(Cell(1), KNIGHT), (Cell(9), KNIGHT)], &[], &mut id);
        assert_eq!(second.iter().map(|s| (s.id, s.cell)).collect::<Vec<_>>(), [(1, Cell(1)), (2, Cell(9))]);
        let third = trace(&second, &[(Cell(1), KNIGHT), (Cell(9), KNIGHT), (Cell(30), ROOK)], &[], &mut id);
        assert_eq!(third[2], Standing { id: 4, piece: ROOK, cell: Cell(30), landed: true, turned: false });
    }

    #[test]
    fn a_piece_keeps_its_number_when_it_changes_sides_or_jumps() {
        let pawn = |side| Piece { side, kind: Kind::Pawn };
        let (white, black) = (pawn(Side::White), pawn(Side::Black));
        let mut id = 0;
        let before = trace(&[], &[(Cell(18), white), (Cell(25), black)], &[], &mut id);
        let after = trace(&before, &[(Cell(25), white), (Cell(33), white)], &[Cell(25)], &mut id);
        assert_eq!(
            after.iter().map(|s| (s.id, s.cell, s.turned)).collect::<Vec<_>>(),
            [(1, Cell(33), false), (2, Cell(25), true)]
        );
        // After the move is taken back, every piece has its old number again.
        let again = trace(&after, &[(Cell(18), white), (Cell(25), black)], &[Cell(25)], &mut id);
        assert_eq!(again.iter().map(|s| (s.id, s.cell)).collect::<Vec<_>>(), [(1, Cell(18)), (2, Cell(25))]);
    }
}
