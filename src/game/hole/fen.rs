//! FEN, read and written (docs/rules.md 3.1): `*` is a void or a hole, `B` (or `D`) a PS-bishop.

use super::board::{FILES, RANKS};
use super::{Position, Setup, Square};
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Kind, Piece, lookalike};

/// The start position.
pub const START: &str = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";

/// How many files and ranks the board spans.
const SIZE: (u8, u8) = (FILES as u8, RANKS as u8);

/// The longest honest FEN stays far below this.
const LONGEST: usize = 400;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::hole::Position;
    /// let fen = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";
    /// assert_eq!(Position::from_fen(fen).unwrap().to_fen(), fen);
    /// ```
    pub fn from_fen(text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(text);
        fen::conclude(faults, setup.validate(), |fault, all| match fault {
            Fault::EnPassant(_) => true,
            // One king gone may be a game that was won, if it is the other's turn; both gone is none.
            Fault::NoKing(_) => all.iter().filter(|fault| matches!(fault, Fault::NoKing(_))).count() != 2,
            _ => false,
        })
    }

    /// The FEN of this position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

impl Setup {
    /// Reads as much of a FEN as can be read, and says what could not be.
    pub fn read_fen(text: &str) -> (Setup, Vec<Fault>) {
        let mut setup = Setup::empty();
        let text = lookalike::fen(text);
        let (board, mut fields) = match Fields::split(&text, LONGEST) {
            Ok(split) => split,
            Err(faults) => return (setup, faults),
        };
        let mut faults = Vec::new();
        setup.read_board(board, &mut faults);
        setup.turn = fields.turn(&mut faults);
        match fields.castling() {
            "-" => {}
            other => faults.push(Fault::NoCastling(other.to_owned())),
        }
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
    }

    fn read_board(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let at = |file: u8, rank: u8| Square::at(file as i8, rank as i8);
        let wrong_shape = |rank: u8| {
            let empty = Setup::empty().board_text();
            let shape = empty.rsplit('/').nth(rank.into()).unwrap_or_default().to_owned();
            Fault::Shape { rank: usize::from(rank) + 1, shape }
        };
        let has = |file, rank| at(file, rank).is_some();
        let put = |file, rank, piece| {
            if let Some(square) = at(file, rank) {
                self.board[square.index()] = Some(piece);
            }
        };
        fen::read_board(text, SIZE, has, read_piece, wrong_shape, put, faults);
    }

    fn board_text(&self) -> String {
        fen::board_text(SIZE, |file, rank| Square::at(file as i8, rank as i8).map(|square| self.board[square.index()]))
    }

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let tail = fen::tail(self.turn, "-", self.en_passant, (self.halfmoves, self.fullmoves));
        format!("{} {tail}", self.board_text())
    }
}

/// The man a letter of the board means; a `D` is a dragon horse, that is a PS-bishop.
fn read_piece(letter: char) -> Option<Piece> {
    let letter = match letter {
        'D' => 'B',
        'd' => 'b',
        other => other,
    };
    Piece::from_letter(letter).filter(|piece| piece.kind != Kind::Knight)
}
