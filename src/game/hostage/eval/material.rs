//! Men on the board, on the airfield and in jail.
//!
//! A man on the airfield can land anywhere at any time, and is worth more than on the board. A man in jail is worth
//! something as long as it can be bought: that is what prisoners are good for, and why a capture is no plain gain.
//!
//! CITE: chessprogramming wiki, Texel's Tuning Method: the numbers here, in `placement`, `maps` and `king` were fitted
//! to 96,000 quiet positions of the engine's games against itself, towards results and scores mixed.

use super::super::stores::KINDS;
use super::super::{Hold, Position};
use crate::game::{Kind, Side};

/// On the board, pawn to queen.
pub const BOARD: [i32; 5] = [100, 318, 326, 412, 863];
/// On the own airfield.
pub const AIRFIELD: [i32; 5] = [165, 449, 412, 518, 1092];
/// Each further man of a kind on the airfield is worth so much less: they land one at a time.
const FURTHER: [i32; 5] = [-8, 60, 64, 88, 0];
/// In the enemy's prison, with a prisoner at hand to pay.
const RANSOMABLE: [i32; 5] = [66, 236, 210, 189, 620];
/// In the enemy's prison, with nothing to pay.
const JAILED: [i32; 5] = [29, 91, 90, 80, 200];

/// The worth of a side's men that are not on the board.
pub fn worth(position: &Position, side: Side) -> i32 {
    let stores = position.stores();
    let airfield = stores.airfield(side);
    let mut total = jailed(stores.jailed(side), stores.prison(side));
    for kind in KINDS {
        let i = kind.index();
        let waiting = i32::from(airfield.count(kind));
        total += AIRFIELD[i] * waiting;
        total -= FURTHER[i] * (waiting - 1).max(0);
    }
    total
}

/// Dearest first, each jailed man is bought with one prisoner of at least its price, if there is one left.
fn jailed(jailed: Hold, cash: Hold) -> i32 {
    if jailed.is_empty() {
        return 0;
    }
    let mut total = 0;
    let mut payers = 0;
    for (i, kind) in KINDS.into_iter().enumerate().rev() {
        // Knights and bishops cost the same, and the bishop comes first here: both pay for it.
        payers += match kind {
            Kind::Knight => 0,
            Kind::Bishop => cash.count(Kind::Bishop) + cash.count(Kind::Knight),
            _ => cash.count(kind),
        };
        let count = jailed.count(kind);
        let bought = count.min(payers);
        payers -= bought;
        total += i32::from(bought) * RANSOMABLE[i] + i32::from(count - bought) * JAILED[i];
    }
    total
}
