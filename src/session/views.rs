//! What a reader of an analysis wants to see: what lies open, and which threats.

use serde::{Deserialize, Serialize};

/// Something about threats that can be switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// Where men could land with check.
    Drops,
    /// What captures would let the opponent buy.
    Captures,
    /// Which exchanges leave the opponent unable to pay.
    Payments,
    /// The drops of the side to move instead of the opponent's.
    Own,
}

impl View {
    /// The views that have a switch of their own, in order.
    pub const ALL: [View; 3] = [View::Drops, View::Captures, View::Payments];
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
pub struct Views(u8);

impl Views {
    /// Whether this is switched on.
    pub const fn has(self, view: View) -> bool {
        self.0 >> view as u8 & 1 != 0
    }

    /// The same with this switched over.
    #[must_use]
    pub const fn toggled(self, view: View) -> Views {
        Views(self.0 ^ 1 << view as u8)
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
