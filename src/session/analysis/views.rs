//! The view settings of an analysis: the open tab, and the threats shown.

use serde::{Deserialize, Serialize};

/// A view of threats that can be switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreatView {
    /// Squares on which a piece could be dropped with check.
    Drops,
    /// Pieces that the opponent could rescue after each capture.
    Captures,
    /// Exchanges that leave the opponent unable to pay.
    Payments,
    /// The drops of the side to move instead of the opponent's.
    Own,
}

impl ThreatView {
    /// The views that have their own switch, in order.
    pub const ALL: [ThreatView; 3] = [ThreatView::Drops, ThreatView::Captures, ThreatView::Payments];
}

/// The views that are switched on; none by default.
///
/// ```
/// use hostage_chess::session::{ThreatView, ThreatViews};
/// let views = ThreatViews::default().toggled(ThreatView::Drops);
/// assert!(views.has(ThreatView::Drops) && !views.has(ThreatView::Own));
/// assert_eq!(views.toggled(ThreatView::Drops), ThreatViews::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ThreatViews(u8);

impl ThreatViews {
    pub const fn has(self, view: ThreatView) -> bool {
        self.0 >> view as u8 & 1 != 0
    }

    /// Switches a view on or off. The drops of the side to move are one way to show drops, so they come with these.
    #[must_use]
    pub const fn toggled(self, view: ThreatView) -> ThreatViews {
        let bit = 1 << view as u8;
        match view {
            ThreatView::Own if !self.has(ThreatView::Drops) => ThreatViews(self.0 | bit | 1 << ThreatView::Drops as u8),
            _ => ThreatViews(self.0 ^ bit),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Tab {
    /// The moves, and the opening book's proposals.
    #[default]
    Moves,
    Review,
    /// Possible drops, rescues and payments.
    Threats,
}

impl Tab {
    /// Every tab, in order.
    pub const ALL: [Tab; 3] = [Tab::Moves, Tab::Review, Tab::Threats];

    /// True for the default tab.
    pub fn is_moves(&self) -> bool {
        *self == Tab::Moves
    }
}
