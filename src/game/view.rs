//! A position as one node of the search sees it: the work that all its turns have in common is done once, and turns are
//! generated in stages, each only when it is needed.

use super::{Hint, Position};

/// A part of the turns of a position. [`Stage::Forcing`], [`Stage::Quiet`] and [`Stage::Spare`] together are all of
/// them, each once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Those whose [`Hint::forcing`] holds.
    Forcing,
    /// The others, except those of [`Stage::Spare`].
    Quiet,
    /// Quiet turns each of which is hardly ever better than some other of the stage before.
    Spare,
    /// Those of [`Position::quiet_checks`].
    Checks,
}

/// What [`Position::view`] gives.
pub trait View {
    /// One turn.
    type Move: Copy + Eq;

    /// Appends the legal turns of a stage.
    fn list(&self, stage: Stage, list: &mut Vec<Self::Move>);

    /// What can be said of a legal turn.
    fn hint(&self, m: Self::Move) -> Hint;

    /// [`View::hint`] of each of these turns in order.
    fn hints(&self, moves: &[Self::Move], each: &mut impl FnMut(Hint)) {
        for &m in moves {
            each(self.hint(m));
        }
    }

    /// Calls back with each legal turn of a stage, its [`View::hint`] and how early it is to be tried among them, in centipawns, in the
    /// order of [`View::list`]. `list` is room for turns, whatever is in it.
    fn rate(&self, stage: Stage, list: &mut Vec<Self::Move>, each: &mut impl FnMut(Self::Move, Hint, i32)) {
        list.clear();
        self.list(stage, list);
        let mut turns = list.iter();
        self.hints(list, &mut |hint| {
            if let Some(&m) = turns.next() {
                each(m, hint, hint.move_score);
            }
        });
    }

    /// A quiet turn that mates at once, if one is found cheaply. It may overlook some.
    fn mate_in_one(&self) -> Option<Self::Move> {
        None
    }

    /// Whether [`View::is_plainly_legal`] holds for every legal turn.
    const KNOWS_LEGAL: bool = false;

    /// Whether a turn from elsewhere in the tree is legal here, if that can be found out more cheaply than by
    /// generating the turns; otherwise false.
    fn is_plainly_legal(&self, _m: Self::Move) -> bool {
        false
    }
}

/// The view of a game whose turns have no work in common.
#[derive(Clone, Copy, Debug)]
pub struct Plain<'a, P>(pub &'a P);

impl<P: Position> View for Plain<'_, P> {
    type Move = P::Move;

    fn list(&self, stage: Stage, list: &mut Vec<P::Move>) {
        match stage {
            Stage::Forcing => self.0.forcing_moves(list),
            Stage::Quiet => self.0.quiet_moves(list),
            Stage::Spare => {}
            Stage::Checks => self.0.quiet_checks(list),
        }
    }

    fn hint(&self, m: P::Move) -> Hint {
        self.0.hint(m)
    }

    fn hints(&self, moves: &[P::Move], each: &mut impl FnMut(Hint)) {
        self.0.hints(moves, each);
    }
}
