//! The net of Messenger Chess, which corrects the tuned numbers.

use super::super::pieces::KINDS;
use super::super::{Position, Rules};
use crate::game::Side;
use crate::game::net::board::{self, Inputs, board_net};
use crate::game::net::{Learnt, Scheme as _, Views};

const WORDS: usize = 2 * KINDS.len() + 1;
/// Number of hidden units of each view.
const HIDDEN: usize = 32;
/// Number of sets of output weights.
const OUTPUTS: usize = 4;

/// The facts are the castling rights and whose courier is still to be placed. Each rule set is a place.
const INPUTS: Inputs = Inputs { kinds: KINDS.len(), squares: 64, of_side: 3, of_both: 0, places: 2, turn };

fn turn(_place: usize, turned: bool, mirrored: bool, square: usize) -> usize {
    square ^ if turned { 56 } else { 0 } ^ if mirrored { 7 } else { 0 }
}

fn orientation(position: &Position, side: Side) -> usize {
    INPUTS.orientation(side, position.king(side).file() < 4, usize::from(position.rules == Rules::Couriers))
}

fn views(position: &Position) -> Views<WORDS> {
    let pieces = Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| position.of(side, kind).0));
    let facts = Side::BOTH.map(|side| {
        let [short, long] = [true, false].map(|kingside| u64::from(position.castling.right(side, kingside)));
        short | long << 1 | u64::from(position.is_waiting(side)) << 2
    });
    let facts = facts[0] | facts[1] << INPUTS.of_side;
    board::views(pieces, facts, position.turn, Side::BOTH.map(|side| orientation(position, side)))
}

board_net!(Position);

#[doc(hidden)]
impl Learnt for Position {
    const INPUTS: usize = BoardScheme::INPUTS;
    const PLACES: usize = BoardScheme::PLACES;
    const HIDDEN: usize = HIDDEN;

    fn net_rows(&self) -> [Vec<usize>; 2] {
        board::rows::<BoardScheme, WORDS>(&views(self))
    }

    fn pieces_off(&self) -> usize {
        32usize.saturating_sub(self.occupied().count() as usize)
    }

    fn worth_without_net(&self) -> i32 {
        super::tuned(self)
    }

    fn net_file() -> Option<&'static [u8]> {
        FILE
    }
}
