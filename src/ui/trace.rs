//! Which man went where between two pictures, so that he can be seen to go there.

use crate::game::{Cell, Man};

/// A man on the board who keeps his number as long as he can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// His number, never used again for another.
    pub id: u32,
    /// Who he is.
    pub man: Man,
    /// Where he stands.
    pub cell: Cell,
    /// Whether he was not there in the picture before: he parachuted in.
    pub landed: bool,
}

/// Follows the men of one picture into the next. A man who stands where his like stood is the same; a man on a new
/// square is the one of his like who has left his; anybody else is new.
pub fn trace(before: &[Standing], now: &[(Cell, Man)], next_id: &mut u32) -> Vec<Standing> {
    let stayed = |standing: &Standing| now.contains(&(standing.cell, standing.man));
    let mut gone: Vec<&Standing> = before.iter().filter(|standing| !stayed(standing)).collect();
    let mut traced: Vec<Standing> = now
        .iter()
        .map(|&(cell, man)| {
            if let Some(same) = before.iter().find(|s| (s.cell, s.man) == (cell, man)) {
                return Standing { landed: false, ..*same };
            }
            if let Some(index) = gone.iter().position(|s| s.man == man) {
                return Standing { id: gone.remove(index).id, man, cell, landed: false };
            }
            *next_id += 1;
            Standing { id: *next_id, man, cell, landed: !before.is_empty() }
        })
        .collect();
    // In the order of their numbers, so that no element changes its place in the page while it moves.
    traced.sort_by_key(|standing| standing.id);
    traced
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Kind, Side};

    const KNIGHT: Man = Man { side: Side::White, kind: Kind::Knight };
    const ROOK: Man = Man { side: Side::Black, kind: Kind::Rook };

    #[test]
    fn a_man_keeps_his_number_when_he_moves_or_stays() {
        let mut id = 0;
        let first = trace(&[], &[(Cell(1), KNIGHT), (Cell(6), KNIGHT), (Cell(9), ROOK)], &mut id);
        assert!(first.iter().all(|s| !s.landed));
        let second = trace(&first, &[(Cell(1), KNIGHT), (Cell(9), KNIGHT)], &mut id);
        assert_eq!(second.iter().map(|s| (s.id, s.cell)).collect::<Vec<_>>(), [(1, Cell(1)), (2, Cell(9))]);
        let third = trace(&second, &[(Cell(1), KNIGHT), (Cell(9), KNIGHT), (Cell(30), ROOK)], &mut id);
        assert_eq!(third[2], Standing { id: 4, man: ROOK, cell: Cell(30), landed: true });
    }
}
