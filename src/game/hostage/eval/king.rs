//! How much danger a king is in: from men that bear on it, and from men that could land beside it.
//!
//! CITE: chessprogramming wiki, King Safety (attacking units, growing with their square); what is counted is this
//! game's own: holes to land on and men that could land there at once, from the airfield or by a ransom.

use super::super::stores::KINDS;
use super::super::{Bits, Position, attacks};
use super::maps::Map;
use crate::game::Side;

/// What a hole beside the king counts for a man that could land there, pawn to queen, in quarters.
const LANDING: [i32; 5] = [2, 3, 4, 3, 8];
/// What it counts, pawn to queen, if such a man could land in a hole beside the king that its own men cover.
const COVERED: [i32; 5] = [4, 0, 1, 6, 6];
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
            weight += 2 * LANDING[i];
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
    let [_, knight, bishop, rook, queen] = can;

    let mut units = theirs.pressure + 7 * (weak & theirs.all).count() as i32 / 2;
    // Holes: somebody may land there, and nobody but the king could take it.
    let holes = weak & empty;
    units += weight * (2 + holes.count() as i32) / 4;
    // A man that lands beside the king with cover cannot be taken at all.
    if (holes & theirs.all).has_any() {
        units += COVERED.into_iter().zip(can).map(|(counts, can)| if can { counts } else { 0 }).sum::<i32>();
    }
    // Squares to check from where nobody could take the checker.
    let safe = empty & !own.all;
    let checks = |squares: Bits| (squares & safe).count().min(3) as i32;
    if knight {
        let squares = attacks::knight(king);
        units += 4 * checks(squares) + if (squares & empty).has_any() { 3 } else { 0 };
    }
    if queen || rook {
        units += 2 * checks(attacks::rook(king, occupied));
    }
    if queen || bishop {
        units += 2 * checks(attacks::bishop(king, occupied));
    }
    // Own men beside the king sit where others would like to land; empty squares behind the lines invite them.
    units -= 3 * (ring & position.of_side(side)).count() as i32 / 2;
    let behind =
        (0..3).fold(Bits::NONE, |ranks, rank| ranks | Bits::rank(if side == Side::White { rank } else { 7 - rank }));
    units += weight * (behind & safe).count() as i32 * 5 / 64;
    let units = units.max(0);
    // Where the king could still go: without flight squares each check may be mate.
    let flight = (ring & !position.of_side(side) & !theirs.all).count() as i32;
    let units = units + units * (4 - flight).max(0) / 8;
    (units * units / 28 + units * 13 / 8).min(MOST)
}
