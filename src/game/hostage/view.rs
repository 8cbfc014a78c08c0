//! View of a position as a node of the search. Pins, checks and checking squares are computed only if needed, and only
//! once.

use std::cell::OnceCell;

use super::eval::Sight;
use super::eval::ordering::Ordering;
use super::generate::{Bundle, Facts, Wanted};
use super::{Move, Position};
use crate::game::{Hint, MoveStage, view};

/// View of a position of Hostage Chess.
pub struct HostageView<'a> {
    position: &'a Position,
    facts: OnceCell<Facts>,
    sight: OnceCell<Sight<'a>>,
    ordering: OnceCell<Ordering>,
}

impl<'a> HostageView<'a> {
    /// Creates a view in which nothing has been computed yet.
    pub(super) fn new(position: &'a Position) -> HostageView<'a> {
        HostageView { position, facts: OnceCell::new(), sight: OnceCell::new(), ordering: OnceCell::new() }
    }

    fn facts(&self) -> &Facts {
        self.facts.get_or_init(|| Facts::new(self.position))
    }

    fn sight(&self) -> &Sight<'a> {
        self.sight.get_or_init(|| Sight::new(self.position))
    }
}

impl HostageView<'_> {
    /// Calls `each` with the moves of a stage, in bundles.
    fn bundles(&self, stage: MoveStage, each: &mut impl FnMut(Bundle)) {
        let wanted = match stage {
            MoveStage::Forcing => Wanted::FORCING,
            MoveStage::Quiet => Wanted::SENSIBLE,
            MoveStage::Spare => Wanted::DEAR,
            MoveStage::Checks => return self.position.generate_checks(self.facts(), self.sight().checks(), each),
        };
        self.position.generate_given(self.facts(), wanted, each);
    }
}

impl view::View for HostageView<'_> {
    type Move = Move;

    fn list(&self, stage: MoveStage, list: &mut Vec<Move>) {
        self.bundles(stage, &mut |bundle| bundle.each(|m| list.push(m)));
    }

    fn hint(&self, m: Move) -> Hint {
        self.sight().hint(m)
    }

    fn rate(&self, stage: MoveStage, _list: &mut Vec<Move>, each: &mut impl FnMut(Move, Hint, i32)) {
        let sight = self.sight();
        match stage {
            MoveStage::Forcing | MoveStage::Checks => self.bundles(stage, &mut |bundle| sight.rate(bundle, each)),
            MoveStage::Quiet | MoveStage::Spare => {
                let ordering = self.ordering.get_or_init(|| Ordering::new(self.position));
                self.bundles(stage, &mut |bundle| sight.rate_quiet(bundle, ordering, each));
            }
        }
    }

    fn mate_in_one(&self) -> Option<Move> {
        self.position.mate_in_one(self.facts(), self.sight().checks())
    }

    const KNOWS_LEGAL: bool = true;

    fn is_plainly_legal(&self, m: Move) -> bool {
        self.position.is_legal_given(self.facts(), m)
    }
}
