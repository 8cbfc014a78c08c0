//! What a position is worth without looking ahead, and how promising a turn looks.
//!
//! What counts is how many turns the couriers still need, each at one step a turn over squares that are free now; men
//! are worth what they help or hinder there, and a king in the open ties its courier down. Everything is counted for
//! each side alike and subtracted, so a position and its mirror image with the colours swapped are worth the same.

mod hint;
mod route;

use super::COURIER;
pub use hint::{HISTORY, Sight};
use route::Route;

use super::{Position, Rules, attacks};
use crate::game::{Kind, Side};

/// What it is worth to have the move.
const TEMPO: i32 = 25;
/// What a courier is worth that needs this many turns to leave the board; the last if it finds no way.
const NEARER: [i32; 10] = [900, 700, 460, 310, 210, 140, 90, 50, 20, -30];
/// What being ahead in the race is worth, by how many turns the leader still needs.
const RACE: [i32; 10] = [300, 300, 250, 170, 110, 70, 45, 25, 10, 0];

/// The worth of a man as such.
pub(super) const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 30,
        Kind::Knight => 105,
        Kind::Bishop => 110,
        Kind::Rook => 170,
        Kind::Queen => 300,
        // Where couriers can be captured; elsewhere both sides have one.
        COURIER => 60,
        Kind::King | Kind::Other(_) => 0,
    }
}

/// The worth of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let us = position.turn;
    let [(ours, our_turns), (theirs, their_turns)] = [us, !us].map(|side| worth(position, side));
    // To leave first wins; the side to move leads where both need the same number of turns.
    let race = if our_turns <= their_turns { RACE[our_turns] } else { -RACE[their_turns] };
    // A king that stands in check while the other side is to move is mated, and its men are frozen.
    let frozen = if position.checkers(!us).has_any() { 120 } else { 0 };
    ours - theirs + race + frozen + TEMPO
}

/// What a side has, and how many turns its best courier needs.
fn worth(position: &Position, side: Side) -> (i32, usize) {
    let mut total = 0;
    let (own, occupied) = (position.of_side(side), position.occupied());
    for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        for from in position.of(side, kind) {
            total += value(kind);
            if kind != Kind::Pawn {
                total += 2 * (attacks::of(kind, side, from, occupied) & !own).count() as i32;
            }
        }
    }
    let king = position.king(side);
    let lines = (attacks::of(Kind::Queen, side, king, occupied) & !own).count() as i32;
    let (turns, couriers) = couriers(position, side);
    (total - 2 * lines + couriers, turns)
}

/// The turns that the best courier of a side needs, and what all of them are worth.
fn couriers(position: &Position, side: Side) -> (usize, i32) {
    let route = Route::new(position, side);
    let mut best = NEARER.len() - 1;
    let mut total = 0;
    for from in position.of(side, COURIER) {
        let turns = route.turns(from).min(NEARER.len() - 1);
        if position.rules == Rules::Couriers {
            total += value(COURIER) + NEARER[turns] / 12;
            // Only one courier steps a turn, so one that is attacked may well be lost.
            if side != position.turn && position.attackers(from, !side).has_any() {
                total -= value(COURIER) / 2;
                continue;
            }
        }
        best = best.min(turns);
    }
    (best, total + NEARER[best])
}
