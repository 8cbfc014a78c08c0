//! What a position is worth without looking ahead, and how promising a turn looks.
//!
//! What counts is how many turns the couriers still need, each at one step a turn over squares that are free now; men
//! are worth what they help or hinder there, and a king in the open ties its courier down. Everything is counted for
//! each side alike and subtracted, so a position and its mirror image with the colours swapped are worth the same.

pub mod constants;
mod hint;
mod route;

use super::COURIER;
use constants::{NEARER, RACE};
pub use hint::{HISTORY, Sight};
use route::Route;

use super::{Position, Rules, attacks};
use crate::game::{Kind, Side};

/// The worth of a man as such.
pub(super) fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn | Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen => constants::MEN[kind.index()].get(),
        // Where couriers can be captured; elsewhere both sides have one.
        COURIER => constants::COURIER.get(),
        Kind::King | Kind::Other(_) => 0,
    }
}

/// The worth of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let us = position.turn;
    let [(ours, our_place), (theirs, their_place)] = [us, !us].map(|side| worth(position, side));
    // To leave first wins; the side to move leads where both need the same number of turns.
    let race = if our_place <= their_place { RACE[our_place].get() } else { -RACE[their_place].get() };
    // A king that stands in check while the other side is to move is mated, and its men are frozen.
    let frozen = if position.checkers(!us).has_any() { constants::FROZEN.get() } else { 0 };
    ours - theirs + race + frozen + constants::TEMPO.get()
}

/// What a side has, and the place of its best courier in the tables.
fn worth(position: &Position, side: Side) -> (i32, usize) {
    let (mut total, mut squares) = (0, 0);
    let (own, occupied) = (position.of_side(side), position.occupied());
    for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        for from in position.of(side, kind) {
            total += value(kind);
            if kind != Kind::Pawn {
                squares += (attacks::of(kind, side, from, occupied) & !own).count() as i32;
            }
        }
    }
    let king = position.king(side);
    let lines = (attacks::of(Kind::Queen, side, king, occupied) & !own).count() as i32;
    let (place, couriers) = couriers(position, side);
    (total + (constants::MOBILITY.get() * squares - constants::OPEN.get() * lines) / 10 + couriers, place)
}

/// The place of the best courier of a side in the tables, by the turns it needs, and what all of them are worth.
fn couriers(position: &Position, side: Side) -> (usize, i32) {
    let route = Route::new(position, side);
    let mut best = NEARER.len() - 1;
    let mut total = 0;
    for from in position.of(side, COURIER) {
        let place = (route.turns(from) - 1).min(NEARER.len() - 1);
        if position.rules == Rules::Couriers {
            total += value(COURIER) + NEARER[place].get() * constants::NEAR.get() / 1024;
            // Only one courier steps a turn, so one that is attacked may well be lost.
            if side != position.turn && position.attackers(from, !side).has_any() {
                total -= value(COURIER) / 2;
                continue;
            }
        }
        best = best.min(place);
    }
    (best, total + NEARER[best].get())
}
