//! What descriptions of positions on boards of eight by eight have in common.

use super::castling::{king_home, rook_home};
use super::{Bits, Castling, Square};
use crate::game::{Fault, Kind, Man, Side, fen};

/// The men on a board, a1 first.
pub type Board = [Option<Man>; 64];

/// The pieces of chess on the first rank, from the a-file.
pub const PIECES: [Kind; 8] =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// The pieces of chess on both back ranks, and men of one kind in front of them.
pub fn start(second: Kind) -> Board {
    let mut board = [None; 64];
    for (file, kind) in (0..8).zip(PIECES) {
        for (side, first, next) in [(Side::White, 0, 1), (Side::Black, 7, 6)] {
            board[Square::new(file, first).index()] = Some(Man { side, kind });
            board[Square::new(file, next).index()] = Some(Man { side, kind: second });
        }
    }
    board
}

/// Reads the men on a board, as a FEN has them.
pub fn read_board(board: &mut Board, text: &str, man_of: impl Fn(char) -> Option<Man>, faults: &mut Vec<Fault>) {
    let wrong_shape = |rank: u8| Fault::Shape { rank: usize::from(rank) + 1, shape: "8".to_owned() };
    let put = |file, rank, man| board[Square::new(file, rank).index()] = Some(man);
    fen::read_board(text, (8, 8), |_, _| true, man_of, wrong_shape, put, faults);
}

/// The men on a board, as a FEN has them.
pub fn board_text(board: &Board) -> String {
    fen::board_text((8, 8), |file, rank| Some(board[Square::new(file, rank).index()]))
}

/// How many such men there are.
pub fn count(board: &Board, man: Man) -> usize {
    board.iter().flatten().filter(|&&there| there == man).count()
}

/// Whether such a man stands on a square; of either side if none is named.
pub fn has(board: &Board, square: Square, side: Option<Side>, kind: Kind) -> bool {
    board[square.index()].is_some_and(|man| man.kind == kind && side.is_none_or(|side| man.side == side))
}

/// A fault for each pawn on one of these squares, where none can stand.
pub fn pawn_faults(board: &Board, edges: Bits, faults: &mut Vec<Fault>) {
    let pawns = edges.filter(|&square| has(board, square, None, Kind::Pawn));
    faults.extend(pawns.map(|square| Fault::PawnOnEdge(square.to_string())));
}

/// Whether king and rook stand where a side castles from.
pub fn at_home(board: &Board, side: Side, kingside: bool) -> bool {
    has(board, king_home(side), Some(side), Kind::King) && has(board, rook_home(side, kingside), Some(side), Kind::Rook)
}

/// A fault for each right whose king or rook is not at home.
pub fn castling_faults(board: &Board, rights: Castling, faults: &mut Vec<Fault>) {
    for (letter, side, kingside) in Castling::LETTERS {
        if rights.right(side, kingside) && !at_home(board, side, kingside) {
            faults.push(Fault::CastlingHome(letter));
        }
    }
}

/// Whether a pawn of a side could just have passed over a square, coming from the rank behind it.
pub fn could_have_stepped_two(board: &Board, stepper: Side, behind: Square) -> bool {
    let empty = |square: Square| board[square.index()].is_none();
    empty(behind)
        && behind.ahead(stepper, -1).is_some_and(empty)
        && behind.ahead(stepper, 1).is_some_and(|to| has(board, to, Some(stepper), Kind::Pawn))
}
