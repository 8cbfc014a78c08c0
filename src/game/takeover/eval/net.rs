//! The net of Takeover Chess, which corrects the tuned numbers.

use super::super::pieces::{KINDS, index};
use super::super::rules::BoardSize;
use super::super::{Position, board::Geometry};
use crate::game::chess::{Bits, Square};
use crate::game::net::Views;
use crate::game::net::board::{self, Inputs, board_net};
use crate::game::{Piece, Side};

const WORDS: usize = 2 * KINDS + 1;

/// The facts are the castling rights and the two switches of the rules. Each board is a place.
const INPUTS: Inputs = Inputs { kinds: KINDS, squares: 64, of_side: 2, of_both: 2, places: 2, turn };

const fn board_of(place: usize) -> BoardSize {
    if place == 0 { BoardSize::FortyOne } else { BoardSize::SixtyFour }
}

fn turn(place: usize, turned: bool, mirrored: bool, square: usize) -> usize {
    let last = Geometry::of(board_of(place)).size as usize - 1;
    let (file, rank) = (square % 8, square / 8);
    if file > last || rank > last {
        return square;
    }
    8 * if turned { last - rank } else { rank } + if mirrored { last - file } else { file }
}

fn orientation(position: &Position, side: Side) -> usize {
    let size = position.geometry().size;
    let mirrored = position.king(side).is_some_and(|king| king.file() < size / 2);
    INPUTS.orientation(side, mirrored, position.rules.board as usize)
}

fn views(position: &Position) -> Views<WORDS> {
    let mut pieces = [0; 2 * KINDS];
    for square in Bits(position.occupied()) {
        if let Some(Piece { side, kind }) = position.piece_on(square)
            && let Some(word) = pieces.get_mut(side.index() * KINDS + index(kind).min(KINDS - 1))
        {
            *word |= Square::bit(square);
        }
    }
    let rules = u64::from(position.rules.adjacent) | u64::from(position.rules.undefended) << 1;
    let facts = position.castling.index() as u64 | rules << 4;
    board::views(pieces.into_iter(), facts, position.turn, Side::BOTH.map(|side| orientation(position, side)))
}

board_net!(Position, |position| !position.is_setting_up());
