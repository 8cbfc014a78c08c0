//! Pieces keep their elements on the page while they move, so that they can be animated.

use hostage_chess::game::{Cell, Kind, Piece, Side};
use hostage_chess::ui::trace::{Standing, trace};

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
