//! What a reader of an analysis wants to see: what lies open, and which threats.

use serde::{Deserialize, Serialize};

/// Something about threats that can be switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreatView {
    /// Where men could land with check.
    Drops,
    /// What captures would let the opponent buy.
    Captures,
    /// Which exchanges leave the opponent unable to pay.
    Payments,
    /// The drops of the side to move instead of the opponent's.
    Own,
}

impl ThreatView {
    /// The views that have a switch of their own, in order.
    pub const ALL: [ThreatView; 3] = [ThreatView::Drops, ThreatView::Captures, ThreatView::Payments];
}

/// What is switched on; nothing at first.
///
/// ```
/// use hostage_chess::session::{View, Views};
/// let views = Views::default().toggled(View::Drops);
/// assert!(views.has(View::Drops) && !views.has(View::Own));
/// assert_eq!(views.toggled(View::Drops), Views::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ThreatViews(u8);

impl ThreatViews {
    /// Whether this is switched on.
    pub const fn has(self, view: ThreatView) -> bool {
        self.0 >> view as u8 & 1 != 0
    }

    /// The same with this switched over.
    #[must_use]
    pub const fn toggled(self, view: ThreatView) -> ThreatViews {
        ThreatViews(self.0 ^ 1 << view as u8)
    }
}

/// What lies open beside the board of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Tab {
    /// The turns, and what the opening book proposes.
    #[default]
    Moves,
    /// The review of the game.
    Review,
    /// What could be dropped, bought and paid.
    Threats,
}

impl Tab {
    /// Every one, as they lie beside each other.
    pub const ALL: [Tab; 3] = [Tab::Moves, Tab::Review, Tab::Threats];

    /// Whether it is what lies open at first.
    pub fn is_moves(&self) -> bool {
        *self == Tab::Moves
    }
}
