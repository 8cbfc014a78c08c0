//! Which kinds of piece a side can land.

use super::super::super::pockets::KINDS;
use super::super::super::{Hold, Position};
use crate::game::Side;

/// Kinds that the most valuable prisoner can ransom, pawn to queen: docs/rules.md 1.3.
const BOUGHT: [u64; 8] = [0b1, 0b111, 0b111, 0b1111, 0b1_1111, 0, 0, 0];

/// Returns one bit for each kind in a pocket, pawn first.
#[inline]
fn kinds(hold: Hold) -> u64 {
    KINDS.into_iter().rev().fold(0, |there, kind| there << 1 | u64::from(hold.has(kind)))
}

/// Returns one bit for each kind that a side can ransom, pawn first.
#[inline]
pub fn ransoms(position: &Position, side: Side) -> u64 {
    let cash = position.pockets().prison(side);
    if cash.is_empty() {
        return 0;
    }
    let dearest = cash.packed().ilog2() as usize / 4;
    kinds(position.pockets().jailed(side)) & BOUGHT[dearest & 7]
}

/// Returns one bit for each kind that a side can drop or ransom, pawn first.
#[inline]
pub fn landings(position: &Position, side: Side) -> u64 {
    kinds(position.pockets().airfield(side)) | ransoms(position, side)
}
