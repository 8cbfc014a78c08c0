//! View of a position as a node of the search. The duty of the king, the favourite step and the ways of the couriers are
//! computed only if needed, and only once.

use std::cell::OnceCell;

use super::eval::Sight;
use super::generate::Steps;
use super::{Move, Position, Wanted};
use crate::game::{Hint, MoveStage, view};

/// View of a position of Messenger Chess.
pub struct MessengerView<'a> {
    position: &'a Position,
    steps: Steps<'a>,
    sight: OnceCell<Sight<'a>>,
}

impl<'a> MessengerView<'a> {
    /// Creates a view in which nothing has been computed yet.
    pub(super) fn new(position: &'a Position) -> MessengerView<'a> {
        MessengerView { position, steps: Steps::new(position), sight: OnceCell::new() }
    }

    fn sight(&self) -> &Sight<'a> {
        self.sight.get_or_init(|| Sight::new(self.position, &self.steps))
    }
}

impl view::View for MessengerView<'_> {
    type Move = Move;

    fn list(&self, stage: MoveStage, list: &mut Vec<Move>) {
        self.rate(stage, &mut Vec::new(), &mut |m, _, _| list.push(m));
    }

    fn hint(&self, m: Move) -> Hint {
        self.sight().hint(m)
    }

    fn rate(&self, stage: MoveStage, _list: &mut Vec<Move>, each: &mut impl FnMut(Move, Hint, i32)) {
        let forcing = match stage {
            MoveStage::Forcing => true,
            MoveStage::Quiet => false,
            // Mate does not win, so quiescence search ignores quiet checks.
            MoveStage::Spare | MoveStage::Checks => return,
        };
        let wanted = if forcing { Wanted::FORCING } else { Wanted::ALL };
        // Not computed if there is no move.
        let mut rater = None;
        self.position.generate_given(&self.steps, wanted, &mut |bundle| {
            rater.get_or_insert_with(|| self.sight().rater()).rate(bundle, &mut |m, hint| {
                if hint.forcing == forcing {
                    each(m, hint, hint.move_score);
                }
            });
        });
    }
}
