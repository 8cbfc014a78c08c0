//! Helpers for descriptions of positions on 8x8 boards.

use super::castling::{king_home, rook_home};
use super::{Bits, Castling, Square};
use crate::game::fen::{self, State};
use crate::game::{Fault, Kind, Piece, Side};

/// Pieces on a board, a1 first.
pub type Mailbox = [Option<Piece>; 64];

/// The chess pieces on the first rank, from the a-file.
pub const PIECES: [Kind; 8] =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// Returns a board with the chess pieces on both back ranks, and pieces of one kind in front of them.
pub fn start(second: Kind) -> Mailbox {
    let mut board = [None; 64];
    for (file, kind) in (0..8).zip(PIECES) {
        for (side, first, next) in [(Side::White, 0, 1), (Side::Black, 7, 6)] {
            board[Square::new(file, first).index()] = Some(Piece { side, kind });
            board[Square::new(file, next).index()] = Some(Piece { side, kind: second });
        }
    }
    board
}

/// Reads the board field of a FEN.
pub fn read_board(board: &mut Mailbox, text: &str, piece_of: impl Fn(char) -> Option<Piece>, faults: &mut Vec<Fault>) {
    let wrong_shape = |rank: u8| Fault::Shape { rank: usize::from(rank) + 1, shape: "8".to_owned() };
    let put = |file, rank, piece| board[Square::new(file, rank).index()] = Some(piece);
    fen::read_board(text, (8, 8), |_, _| true, piece_of, wrong_shape, put, faults);
}

/// Writes the board field of a FEN.
pub fn board_text(board: &Mailbox) -> String {
    fen::board_text((8, 8), |file, rank| Some(board[Square::new(file, rank).index()]))
}

/// Returns the pieces on a board with their squares.
pub fn pieces(board: &Mailbox) -> impl Iterator<Item = (Square, Piece)> + '_ {
    Square::all().filter_map(|square| Some((square, board[square.index()]?)))
}

/// Counts the pieces of this side and kind.
pub fn count(board: &Mailbox, piece: Piece) -> usize {
    board.iter().flatten().filter(|&&there| there == piece).count()
}

/// Reports a fault unless a side has exactly one king.
pub fn king_faults(side: Side, kings: usize, faults: &mut Vec<Fault>) {
    match kings {
        1 => {}
        0 => faults.push(Fault::NoKing(side)),
        found => faults.push(Fault::Kings(side, found)),
    }
}

/// Returns true if a piece of this kind stands on a square; of either side if `side` is `None`.
pub fn has(board: &Mailbox, square: Square, side: Option<Side>, kind: Kind) -> bool {
    board[square.index()].is_some_and(|piece| piece.kind == kind && side.is_none_or(|side| piece.side == side))
}

/// Reports a fault for each pawn on one of these squares, where no pawn can stand.
pub fn pawn_faults(board: &Mailbox, edges: Bits, faults: &mut Vec<Fault>) {
    let pawns = edges.filter(|&square| has(board, square, None, Kind::Pawn));
    faults.extend(pawns.map(|square| Fault::PawnOnEdge(square.to_string())));
}

/// Returns true if king and rook are on their home squares for castling.
pub fn at_home(board: &Mailbox, side: Side, kingside: bool) -> bool {
    has(board, king_home(side), Some(side), Kind::King) && has(board, rook_home(side, kingside), Some(side), Kind::Rook)
}

/// Reports a fault for each right whose king or rook is not on its home square.
pub fn castling_faults(board: &Mailbox, rights: Castling, faults: &mut Vec<Fault>) {
    for (letter, side, kingside) in Castling::LETTERS {
        if rights.right(side, kingside) && !at_home(board, side, kingside) {
            faults.push(Fault::CastlingHome(letter));
        }
    }
}

/// Reports a fault if no pawn of the side not to move could just have moved two squares over the en passant square.
pub fn en_passant_faults<C>(board: &Mailbox, state: &State<Square, C>, faults: &mut Vec<Fault>) {
    let stepper = !state.turn;
    let possible = |behind: Square| behind.rank_for(stepper) == 2 && could_have_stepped_two(board, stepper, behind);
    faults.extend(state.en_passant.filter(|&at| !possible(at)).map(|at| Fault::EnPassant(at.to_string())));
}

/// Returns true if a pawn of a side could just have moved two squares over the square `behind`.
pub fn could_have_stepped_two(board: &Mailbox, stepper: Side, behind: Square) -> bool {
    let empty = |square: Square| board[square.index()].is_none();
    empty(behind)
        && behind.ahead(stepper, -1).is_some_and(empty)
        && behind.ahead(stepper, 1).is_some_and(|to| has(board, to, Some(stepper), Kind::Pawn))
}
