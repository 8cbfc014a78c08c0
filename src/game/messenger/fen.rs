//! FEN, read and written (docs/rules.md 4.1): that of chess with `C` and `c` for couriers.
//!
//! `[Cc]` and then `[c]` follow the board until both couriers have been placed. A courier that has left the board is
//! there too, so that a won game stays won when it is read again. Its opponent is then to move, so it cannot be
//! confused with a courier that waits to be placed.

use super::COURIER;
use super::bar::Flaw;
use super::{Castling, Position, Rules, Setup, Square};
use crate::game::chess::setup;
use crate::game::fen;
use crate::game::{Fault, Faults, Piece, Side};

impl Position {
    /// Returns the position that a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::messenger::{Position, Rules};
    /// let fen = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Position::from_fen(Rules::Messenger, fen).unwrap().to_fen(), fen);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Faults> {
        let mut setup = Setup::empty(rules);
        let (state, faults) =
            fen::read(text, |field, faults| setup.read_pieces(field, faults), Castling::read, Square::from_name);
        setup.state = state;
        fen::conclude(faults, setup.validate(), |fault, _| {
            matches!(fault, Fault::EnPassant(_)) || *fault == Flaw::Beside.into()
        })
    }

    /// Returns the FEN of the position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

fn read_piece(letter: char) -> Option<Piece> {
    match letter {
        'C' => Some(Piece { side: Side::White, kind: COURIER }),
        'c' => Some(Piece { side: Side::Black, kind: COURIER }),
        _ => Piece::from_letter(letter),
    }
}

impl Setup {
    /// Reads the board and `[couriers]`.
    fn read_pieces(&mut self, field: &str, faults: &mut Vec<Fault>) {
        let (board, couriers) = fen::split_bracket(field, Flaw::OpenBracket.into(), faults);
        self.read_beside_text(couriers, faults);
        setup::read_board(&mut self.board, board, read_piece, faults);
    }

    fn read_beside_text(&mut self, text: &str, faults: &mut Vec<Fault>) {
        for letter in text.chars() {
            match letter {
                'C' => self.beside[Side::White.index()] += 1,
                'c' => self.beside[Side::Black.index()] += 1,
                other => faults.push(Flaw::NotACourier(other).into()),
            }
        }
    }

    /// Returns the FEN of the description.
    pub fn to_fen(&self) -> String {
        let couriers = fen::pieces_text(&[COURIER], |piece| self.beside[piece.side.index()]);
        let couriers = if couriers.is_empty() { couriers } else { format!("[{couriers}]") };
        format!("{}{couriers} {}", setup::board_text(&self.board), self.state)
    }
}
