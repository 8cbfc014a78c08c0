//! Views: a position as one node of the search sees it. Work that all moves share is done once. Moves are generated in
//! stages, each only when it is needed.

use super::{Hint, Position};

/// Part of the moves of a position. [`MoveStage::Forcing`], [`MoveStage::Quiet`] and [`MoveStage::Spare`] together
/// contain every move once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveStage {
    /// Moves for which [`Hint::forcing`] is true.
    Forcing,
    /// All other moves, except those of [`MoveStage::Spare`].
    Quiet,
    /// Quiet moves that are hardly ever better than some move of the previous stage.
    Spare,
    /// Moves of [`Position::quiet_checks`].
    Checks,
}

/// Result of [`Position::view`].
pub trait View {
    /// Type of a move.
    type Move: Copy + Eq;

    /// Appends the legal moves of a stage.
    fn list(&self, stage: MoveStage, list: &mut Vec<Self::Move>);

    /// Returns the facts about a legal move.
    fn hint(&self, m: Self::Move) -> Hint;

    /// Passes the [`View::hint`] of each of these moves to `each`, in order.
    fn hints(&self, moves: &[Self::Move], each: &mut impl FnMut(Hint)) {
        for &m in moves {
            each(self.hint(m));
        }
    }

    /// Calls `each` for every legal move of a stage, in the order of [`View::list`], with its [`View::hint`] and its
    /// score. Moves with higher scores are tried earlier; the unit is a centipawn. `list` is a buffer whose content is
    /// ignored.
    fn rate(&self, stage: MoveStage, list: &mut Vec<Self::Move>, each: &mut impl FnMut(Self::Move, Hint, i32)) {
        list.clear();
        self.list(stage, list);
        let mut moves = list.iter();
        self.hints(list, &mut |hint| {
            if let Some(&m) = moves.next() {
                each(m, hint, hint.move_score);
            }
        });
    }

    /// Returns a quiet move that mates at once, if one is found cheaply. It may overlook some.
    fn mate_in_one(&self) -> Option<Self::Move> {
        None
    }

    /// True if [`View::is_plainly_legal`] recognizes every legal move.
    const KNOWS_LEGAL: bool = false;

    /// Returns true if a move from elsewhere in the tree is known to be legal here without generating all moves. If
    /// that is not cheap to find out, returns false.
    fn is_plainly_legal(&self, _m: Self::Move) -> bool {
        false
    }
}

/// View of a game whose moves share no work.
#[derive(Clone, Copy, Debug)]
pub struct PlainView<'a, P>(pub &'a P);

impl<P: Position> View for PlainView<'_, P> {
    type Move = P::Move;

    fn list(&self, stage: MoveStage, list: &mut Vec<P::Move>) {
        match stage {
            MoveStage::Forcing => self.0.forcing_moves(list),
            MoveStage::Quiet => self.0.quiet_moves(list),
            MoveStage::Spare => {}
            MoveStage::Checks => self.0.quiet_checks(list),
        }
    }

    fn hint(&self, m: P::Move) -> Hint {
        self.0.hint(m)
    }

    fn hints(&self, moves: &[P::Move], each: &mut impl FnMut(Hint)) {
        self.0.hints(moves, each);
    }
}
