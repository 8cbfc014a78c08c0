//! The net of Messenger Chess, which corrects the tuned numbers.

use super::super::pieces::KINDS;
use super::super::{Position, Rules};
use crate::game::Side;
use crate::game::net::Views;
use crate::game::net::board::{self, Inputs, board_net};

const WORDS: usize = 2 * KINDS.len() + 1;

/// The facts are the castling rights and whose courier is still to be placed. Each rule set is a place.
const INPUTS: Inputs = Inputs { kinds: KINDS.len(), maps: 0, squares: 64, of_side: 3, of_both: 0, places: 2, turn };

fn turn(_place: usize, turned: bool, mirrored: bool, square: usize) -> usize {
    square ^ if turned { 56 } else { 0 } ^ if mirrored { 7 } else { 0 }
}

fn orientation(position: &Position, side: Side) -> usize {
    INPUTS.orientation(side, position.king(side).file() < 4, usize::from(position.rules == Rules::Couriers))
}

/// Returns what both sides see.
pub fn views(position: &Position) -> Views<WORDS> {
    let pieces = Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| position.of(side, kind).0));
    let facts = Side::BOTH.map(|side| {
        let [short, long] = [true, false].map(|kingside| u64::from(position.castling.right(side, kingside)));
        short | long << 1 | u64::from(position.is_waiting(side)) << 2
    });
    let facts = facts[0] | facts[1] << INPUTS.of_side;
    board::views(pieces, facts, position.turn, Side::BOTH.map(|side| orientation(position, side)))
}

board_net!(Position, |_| true);
