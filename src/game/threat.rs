//! What a player fears and hopes for next turn where men can land and be bought: plain facts, which are no turns.
//!
//! A game that has such facts implements [`Threats`] and says so by [`Game::threats`](super::Game::threats).

use super::{Cell, Kind};

/// What a turn does to the king across.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Grade {
    /// Nothing.
    #[default]
    Quiet,
    /// It checks.
    Check,
    /// It mates: not even a man who lands in between saves the king.
    Mate,
}

/// A turn by which a man lands with check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// Who lands.
    pub kind: Kind,
    /// Where.
    pub to: Cell,
    /// The prisoner that pays for him; none if he waits on the airfield and is free.
    pub paid: Option<Kind>,
    /// Check or mate.
    pub grade: Grade,
}

/// A man whom the opponent could buy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// Who.
    pub kind: Kind,
    /// The most that he could do to the king as he lands.
    pub grade: Grade,
    /// The cheapest prisoner that pays for that.
    pub paid: Kind,
    /// Where he would land so.
    pub squares: Vec<Cell>,
}

/// A capture, and what it would let the opponent buy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capture {
    /// The capture as records write it.
    pub text: String,
    /// Who captures, by his square.
    pub from: Cell,
    /// Where the captured man stands.
    pub victim: Cell,
    /// The captured man.
    pub taken: Kind,
    /// Whom the opponent could buy in its next turn, the captured man first.
    pub purchases: Vec<Purchase>,
}

impl Capture {
    /// How the captured man, or one like him, could be bought back.
    pub fn ransom(&self) -> Option<&Purchase> {
        self.purchases.iter().find(|purchase| purchase.kind == self.taken)
    }

    /// The most that any purchase could do to the king.
    pub fn grade(&self) -> Grade {
        self.purchases.iter().map(|purchase| purchase.grade).max().unwrap_or_default()
    }
}

/// A sort of exchange: who is bought and who pays, wherever the one lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Who is bought.
    pub rescued: Kind,
    /// Who pays.
    pub paid: Kind,
    /// Nobody whom the opponent holds then would pay for any of its men. (That a check leaves it no time to pay is another
    /// matter: the prisons outlast the check.)
    pub ruins: bool,
    /// None of its men would even be left to be bought.
    pub empties: bool,
}

/// The facts, each found by playing the turns.
pub trait Threats {
    /// Every turn by which a man of the side to move lands with check, or of the other side, were it its turn: then none
    /// while the side to move is in check, for nobody may pass in check.
    fn landings(&self, theirs: bool) -> Option<Vec<Landing>>;

    /// Every capture of the side to move.
    fn captures(&self) -> Vec<Capture>;

    /// Every sort of exchange that the side to move can make.
    fn deals(&self) -> Vec<Deal>;

    /// Whether the side not to move holds somebody who would pay for one of its men.
    fn can_pay(&self) -> bool;
}
