//! Men on the board, on the airfield and in jail.
//!
//! A man on the airfield can land anywhere at any time, and is worth more than on the board. A man in jail is worth
//! something as long as it can be bought: that is what prisoners are good for, and why a capture is no plain gain.

use super::super::stores::KINDS;
use super::super::{Hold, Position};
use crate::game::{Kind, Side};

/// On the board, pawn to queen.
pub const BOARD: [i32; 5] = [100, 320, 300, 420, 850];
/// On the own airfield.
pub const AIRFIELD: [i32; 5] = [195, 480, 410, 500, 1120];
/// In the enemy's prison, with a prisoner at hand to pay.
const RANSOMABLE: [i32; 5] = [75, 240, 215, 290, 620];
/// In the enemy's prison, with nothing to pay.
const JAILED: [i32; 5] = [25, 70, 60, 80, 180];

/// The worth of a side's men, wherever they are.
pub fn worth(position: &Position, side: Side) -> i32 {
    let stores = position.stores();
    let airfield = stores.airfield(side);
    let mut total = jailed(stores.jailed(side), stores.prison(side));
    for kind in KINDS {
        let i = kind.index();
        total += BOARD[i] * position.of(side, kind).count() as i32 + AIRFIELD[i] * i32::from(airfield.count(kind));
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
        debug_assert!(kind.value() > 0);
        let count = jailed.count(kind);
        let bought = count.min(payers);
        payers -= bought;
        total += i32::from(bought) * RANSOMABLE[i] + i32::from(count - bought) * JAILED[i];
    }
    total
}
