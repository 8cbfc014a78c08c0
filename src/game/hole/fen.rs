//! FEN, read and written (docs/rules.md 3.1): `*` is a void or a hole, `B` (or `D`) a PS-bishop.

use super::board::{FILES, RANKS};
use super::{Position, Setup, Square};
use crate::game::chess::Castling;
use crate::game::fen;
use crate::game::{Fault, Faults, Kind, Piece};

/// The start position.
pub const START: &str = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";

/// Number of files and ranks of the board.
const SIZE: (u8, u8) = (FILES as u8, RANKS as u8);

impl Position {
    /// Returns the position that a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::hole::Position;
    /// let fen = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";
    /// assert_eq!(Position::from_fen(fen).unwrap().to_fen(), fen);
    /// ```
    pub fn from_fen(text: &str) -> Result<Position, Faults> {
        let mut setup = Setup::empty();
        let castling = |text: &str| match text {
            "-" => Ok(Castling::NONE),
            other => Err(Fault::NoCastling(other.to_owned())),
        };
        let (state, faults) =
            fen::read(text, |field, faults| setup.read_board(field, faults), castling, Square::from_name);
        setup.state = state;
        fen::conclude(faults, setup.validate(), |fault, all| match fault {
            Fault::EnPassant(_) => true,
            // A position without one king may be a won game, if that side is to move. Without both kings, it is
            // invalid.
            Fault::NoKing(_) => all.iter().filter(|fault| matches!(fault, Fault::NoKing(_))).count() != 2,
            _ => false,
        })
    }

    /// Returns the FEN of the position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

impl Setup {
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

    /// Returns the FEN of the description.
    pub fn to_fen(&self) -> String {
        format!("{} {}", self.board_text(), self.state)
    }
}

/// Returns the piece for a letter of the board. `D` is a dragon horse, that is, a PS-bishop.
fn read_piece(letter: char) -> Option<Piece> {
    let letter = match letter {
        'D' => 'B',
        'd' => 'b',
        other => other,
    };
    Piece::from_letter(letter).filter(|piece| piece.kind != Kind::Knight)
}
