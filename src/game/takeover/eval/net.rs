//! The net of Takeover Chess, which corrects the tuned numbers on the small board.

use super::super::pieces::{KINDS, index};
use super::super::rules::{BoardSize, Rules};
use super::super::{Position, board::Geometry};
use crate::game::chess::{Bits, Square};
use crate::game::net::Views;
use crate::game::net::board::{self, Inputs, board_net};
use crate::game::{Piece, Side};

const WORDS: usize = 2 * KINDS + 1;

/// The facts are the two switches of the rules.
const INPUTS: Inputs = Inputs { kinds: KINDS, squares: 64, of_side: 0, of_both: 2, places: 1, turn };

/// Number of files and of ranks of the board that the net knows.
const SIZE: u8 = Geometry::of(BoardSize::FortyOne).size;

fn turn(_place: usize, turned: bool, mirrored: bool, square: usize) -> usize {
    let last = usize::from(SIZE) - 1;
    let (file, rank) = (square % 8, square / 8);
    if file > last || rank > last {
        return square;
    }
    8 * if turned { last - rank } else { rank } + if mirrored { last - file } else { file }
}

fn orientation(position: &Position, side: Side) -> usize {
    let mirrored = position.king(side).is_some_and(|king| king.file() < SIZE / 2);
    INPUTS.orientation(side, mirrored, 0)
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
    let facts = u64::from(position.rules.adjacent) | u64::from(position.rules.undefended) << 1;
    board::views(pieces.into_iter(), facts, position.turn, Side::BOTH.map(|side| orientation(position, side)))
}

/// Returns true if the net knows the board of a rule set. On the ordinary chessboard a net gained nothing (docs/search.md).
pub fn knows(rules: Rules) -> bool {
    rules.board == BoardSize::FortyOne
}

board_net!(Position, |position| knows(position.rules) && !position.is_setting_up());
