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
