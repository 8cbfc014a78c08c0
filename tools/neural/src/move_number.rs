//! A move as a number below [`END`], which is less than 2^15.
//!
//! A walk is `from * 64 + to`, plus 4096 for each step of promotion to N, B, R, Q. Drops follow, `kind * 64 + to`, and
//! then exchanges, `(rescued * 5 + paid) * 64 + to`. Squares count from a1, kinds from the pawn.

use hostage_chess::game::Kind;
use hostage_chess::game::hostage::{Move, Square};

const DROPS: u16 = 5 * 64 * 64;
const EXCHANGES: u16 = DROPS + 5 * 64;
/// First number that is not a move.
pub const END: u16 = EXCHANGES + 5 * 5 * 64;

/// Returns the number of a move.
#[must_use]
pub fn number(mv: Move) -> u16 {
    let square = |square: Square| square.index() as u16;
    let index = |kind: Kind| kind.index() as u16;
    match mv {
        Move::Walk { from, to, promotion } => promotion.map_or(0, index) * 4096 + square(from) * 64 + square(to),
        Move::Drop { kind, to } => DROPS + index(kind) * 64 + square(to),
        Move::Exchange { rescued, paid, to } => EXCHANGES + (index(rescued) * 5 + index(paid)) * 64 + square(to),
    }
}

/// Returns the move of a number below [`END`], legal or not.
#[must_use]
pub fn of_number(number: u16) -> Option<Move> {
    let square = |number: u16| Square::new(number as u8 & 7, number as u8 >> 3 & 7);
    let to = square(number);
    let kind = |number: u16| Kind::ALL[usize::from(number % 5)];
    Some(match number {
        0..DROPS => {
            let promotion = (number >= 4096).then(|| kind(number / 4096));
            Move::Walk { from: square(number / 64), to, promotion }
        }
        DROPS..EXCHANGES => Move::Drop { kind: kind((number - DROPS) / 64), to },
        EXCHANGES..END => {
            let pair = (number - EXCHANGES) / 64;
            Move::Exchange { rescued: kind(pair / 5), paid: kind(pair), to }
        }
        END.. => return None,
    })
}
