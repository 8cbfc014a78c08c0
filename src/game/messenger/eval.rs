//! Static evaluation of positions, and scores of moves.
//!
//! What matters most is the number of moves the couriers still need, one step per move over squares that are free now.
//! Other pieces are worth as much as they help or hinder the couriers. An exposed king ties its courier down. Both
//! sides are evaluated alike and the results are subtracted. So a position and its mirror image with swapped colours
//! are worth the same.

pub mod constants;
mod hint;
pub mod net;
mod route;

use super::COURIER;
use constants::{NEARER, RACE};
pub use hint::{HISTORY, Sight};
use route::Route;

use super::{Position, Rules, attacks};
use crate::game::{Kind, Side};

/// Returns the basic value of a piece.
pub(super) fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn | Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen => constants::PIECES[kind.index()].get(),
        // Only matters if couriers can be captured; otherwise each side has one.
        COURIER => constants::COURIER.get(),
        Kind::King | Kind::Other(_) => 0,
    }
}

/// Returns the value of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    tuned(position) + net::worth(position, || net::views(position))
}

/// Returns the value by the tuned numbers alone.
fn tuned(position: &Position) -> i32 {
    let us = position.turn;
    let [(ours, our_place), (theirs, their_place)] = [us, !us].map(|side| worth(position, side));
    // The first courier to leave wins. If both need the same number of moves, the side to move leads.
    let race = if our_place <= their_place { RACE[our_place].get() } else { -RACE[their_place].get() };
    // If the side not to move is in check, it is mated and its pieces are frozen.
    let frozen = if position.checkers(!us).has_any() { constants::FROZEN.get() } else { 0 };
    ours - theirs + race + frozen + constants::TEMPO.get()
}

/// Returns the value of a side, and the index of its best courier in the tables.
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

/// Returns the index of a side's best courier in the tables, by the moves it needs, and the value of all its couriers.
fn couriers(position: &Position, side: Side) -> (usize, i32) {
    let route = Route::new(position, side);
    let mut best = NEARER.len() - 1;
    let mut total = 0;
    for from in position.of(side, COURIER) {
        let place = (route.moves(from) - 1).min(NEARER.len() - 1);
        if position.rules == Rules::Couriers {
            total += value(COURIER) + NEARER[place].get() * constants::NEAR.get() / 1024;
            // Only one courier steps per move, so an attacked one may well be lost.
            if side != position.turn && position.attackers(from, !side).has_any() {
                total -= value(COURIER) / 2;
                continue;
            }
        }
        best = best.min(place);
    }
    (best, total + NEARER[best].get())
}
