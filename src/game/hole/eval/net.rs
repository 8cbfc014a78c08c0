//! The net of Hole Chess, which corrects the tuned numbers.

use super::super::board::{FILES, RANKS, SQUARES};
use super::super::{Position, Square};
use crate::game::net::Views;
use crate::game::net::board::{self, Inputs, board_net};
use crate::game::{Kind, Side};

const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
const WORDS: usize = 2 * KINDS.len() + 1;

/// There are no facts beside the pieces.
const INPUTS: Inputs =
    Inputs { kinds: KINDS.len(), maps: 0, squares: SQUARES, of_side: 0, of_both: 0, places: 1, turn };

fn turn(_place: usize, turned: bool, mirrored: bool, square: usize) -> usize {
    let seen = Square::numbered(square).and_then(|square| {
        let file = if mirrored { FILES - 1 - square.file() } else { square.file() };
        let rank = if turned { RANKS - 1 - square.rank() } else { square.rank() };
        Square::at(file, rank)
    });
    seen.map_or(square, Square::index)
}

fn orientation(position: &Position, side: Side) -> usize {
    let mirrored = position.king(side).is_some_and(|king| king.file() < FILES / 2);
    INPUTS.orientation(side, mirrored, 0)
}

/// Returns what both sides see.
pub fn views(position: &Position) -> Views<WORDS> {
    let pieces = Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| position.of(side, kind).0));
    board::views(pieces, 0, position.turn, Side::BOTH.map(|side| orientation(position, side)))
}

board_net!(Position, |_| true);
