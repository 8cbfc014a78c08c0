//! How much danger a king is in: from men that bear on it, and from men that could land beside it.
//!
//! CITE: chessprogramming wiki, King Safety (attacking units, growing with their square); what is counted is this
//! game's own: holes to land on and men that could land there at once, from the airfield or by a ransom.

use super::super::stores::KINDS;
use super::super::{Position, attacks};
use super::maps::Map;
use crate::game::{Kind, Side};

/// What a hole beside the king counts for a man that could land there, pawn to queen.
const LANDING: [i32; 5] = [2, 3, 3, 3, 6];
/// No danger is worth more.
const MOST: i32 = 1200;

/// The kinds a side could land in its next turn, from its airfield or by a ransom, and what they weigh.
fn landers(position: &Position, side: Side) -> ([bool; 5], i32) {
    let stores = position.stores();
    let (airfield, jailed, cash) = (stores.airfield(side), stores.jailed(side), stores.prison(side));
    let mut can = [false; 5];
    let mut weight = 0;
    for kind in KINDS {
        let i = kind.index();
        if airfield.has(kind) {
            can[i] = true;
            weight += 2 * LANDING[i] + i32::from(airfield.count(kind) > 1) * LANDING[i];
        } else if jailed.has(kind) && cash.payments_for(kind).next().is_some() {
            can[i] = true;
            weight += LANDING[i];
        }
    }
    (can, weight)
}

/// How much the danger of a side's king costs it, in centipawns. `own` are its attacks, `theirs` the enemy's.
pub fn danger(position: &Position, side: Side, own: &Map, theirs: &Map) -> i32 {
    let king = position.king(side);
    let occupied = position.occupied();
    let empty = !occupied;
    let ring = attacks::king(king);
    let weak = ring & !own.men;
    let (can, weight) = landers(position, !side);

    let mut units = theirs.pressure + 3 * (weak & theirs.all).count() as i32;
    // Holes: somebody may land there, and nobody but the king could take it.
    let holes = weak & empty;
    units += weight * (2 + holes.count() as i32) / 4;
    // A man that lands beside the king with cover cannot be taken at all.
    let covered = holes & theirs.all;
    if covered.has_any() {
        let heavy = i32::from(can[Kind::Queen.index()]) * 12 + i32::from(can[Kind::Rook.index()]) * 6;
        units += heavy + i32::from(can[Kind::Pawn.index()]) * 3 + i32::from(can[Kind::Bishop.index()]) * 3;
    }
    if can[Kind::Knight.index()] {
        let checks = attacks::knight(king) & empty;
        units += 4 * (checks & !own.all).count().min(3) as i32 + checks.has_any() as i32 * 2;
    }
    if can[Kind::Queen.index()] || can[Kind::Rook.index()] {
        units += 2 * (attacks::rook(king, occupied) & empty & !own.all).count().min(3) as i32;
    }
    if can[Kind::Queen.index()] || can[Kind::Bishop.index()] {
        units += 2 * (attacks::bishop(king, occupied) & empty & !own.all).count().min(3) as i32;
    }
    // Where the king could still go: without flight squares each check may be mate.
    let flight = (ring & !position.of_side(side) & !theirs.all).count() as i32;
    units += units * (3 - flight).max(0) / 8;
    (units * units / 28 + units).min(MOST)
}
