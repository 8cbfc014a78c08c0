//! FEN, read and written (docs/rules.md 4.1): that of chess with `C` and `c` for couriers.
//!
//! `[Cc]` behind the board, then `[c]`, until both have been chosen. The courier that has left the board stands there
//! too, so that a game that was won is still won when it is read again: its opponent would be to move, so it cannot be
//! taken for one that waits.

use super::COURIER;
use super::bar::Flaw;
use super::{Position, Rules, Setup, Square};
use crate::game::chess::{castling, setup};
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Piece, Side, lookalike};

/// The longest honest FEN stays far below this.
const LONGEST: usize = 200;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::messenger::{Position, Rules};
    /// let fen = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Position::from_fen(Rules::Messenger, fen).unwrap().to_fen(), fen);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(rules, text);
        fen::conclude(faults, setup.validate(), |fault, _| {
            matches!(fault, Fault::EnPassant(_)) || *fault == Flaw::Beside.into()
        })
    }

    /// The FEN of this position.
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
    /// Reads as much of a FEN as can be read, and says what could not be.
    pub fn read_fen(rules: Rules, text: &str) -> (Setup, Vec<Fault>) {
        let mut setup = Setup::empty(rules);
        let text = lookalike::fen(text);
        let (pieces, mut fields) = match Fields::split(&text, LONGEST) {
            Ok(split) => split,
            Err(faults) => return (setup, faults),
        };
        let mut faults = Vec::new();
        let (board, beside) = pieces.split_once('[').unwrap_or((pieces, "]"));
        match beside.strip_suffix(']') {
            Some(couriers) => setup.read_beside_text(couriers, &mut faults),
            None => faults.push(Flaw::OpenBracket.into()),
        }
        setup::read_board(&mut setup.board, board, read_piece, &mut faults);
        setup.turn = fields.turn(&mut faults);
        setup.castling = castling::read_field(fields.castling(), &mut faults);
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
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

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let [white, black] = self.beside;
        let beside = match "C".repeat(white) + &"c".repeat(black) {
            nobody if nobody.is_empty() => nobody,
            couriers => format!("[{couriers}]"),
        };
        let tail = fen::tail(self.turn, self.castling, self.en_passant, (self.halfmoves, self.fullmoves));
        format!("{}{beside} {tail}", setup::board_text(&self.board))
    }
}
