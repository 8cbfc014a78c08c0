//! FEN, read and written (docs/rules.md 1.10).

use super::stores::KINDS;
use super::{Castling, Position, Rules, Setup, Square};
use crate::game::chess::setup;
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Kind, Piece, Side, lookalike};

/// The longest honest FEN (32 lone squares' men, full counters) stays far below this.
const LONGEST: usize = 400;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::hostage::{Position, Rules};
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";
    /// assert_eq!(Position::from_fen(Rules::Leslie, start).unwrap().to_fen(), start);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(rules, text);
        fen::conclude(faults, setup.validate(), |fault, _| matches!(fault, Fault::EnPassant(_) | Fault::KingEnPrise(_)))
    }

    /// The FEN of this position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
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
        let board = match pieces.split_once('[') {
            None => pieces,
            Some((board, stores)) => {
                match stores.strip_suffix(']') {
                    Some(stores) => setup.read_stores(stores, &mut faults),
                    None => faults.push(Fault::Bracket),
                }
                board
            }
        };
        setup::read_board(&mut setup.board, board, Piece::from_letter, &mut faults);
        setup.turn = fields.turn(&mut faults);
        setup.read_castling(fields.castling(), &mut faults);
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
    }

    /// `airfields#prisons`; without `#` everybody is on an airfield.
    fn read_stores(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let (airfields, prisons) = text.split_once('#').unwrap_or((text, ""));
        for (text, store) in [(airfields, &mut self.airfields), (prisons, &mut self.prisons)] {
            fen::read_pieces(text, Piece::from_letter, store, faults);
        }
    }

    fn read_castling(&mut self, text: &str, faults: &mut Vec<Fault>) {
        if text == "-" {
            return;
        }
        let mut castling = Castling::NONE;
        for (i, letter) in text.char_indices() {
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            castling = match letter.to_ascii_uppercase() {
                'K' => castling.with_right(side, true),
                'Q' => castling.with_right(side, false),
                'E' => castling.with_unmoved(side),
                _ => return faults.push(Fault::Castling(text.to_owned())),
            };
            // `E` says that no rook stands ready, so it goes with neither K nor Q of the same side.
            let same_side = |other: char| other.is_ascii_uppercase() == letter.is_ascii_uppercase();
            let superfluous = letter.eq_ignore_ascii_case(&'e') && text.chars().filter(|&c| same_side(c)).count() > 1;
            if text[..i].contains(letter) || superfluous {
                return faults.push(Fault::Castling(text.to_owned()));
            }
        }
        self.castling = castling;
    }

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let (board, castling) = (setup::board_text(&self.board), self.castling_text());
        let tail = fen::tail(self.turn, castling, self.en_passant, (self.halfmoves, self.fullmoves));
        format!("{board}[{}#{}] {tail}", store_text(&self.airfields), store_text(&self.prisons))
    }

    fn castling_text(&self) -> String {
        let mut text = String::new();
        for side in Side::BOTH {
            let mut add = |letter: char| {
                text.push(if side == Side::White { letter } else { letter.to_ascii_lowercase() });
            };
            match (self.castling.right(side, true), self.castling.right(side, false)) {
                (false, false) if self.castling.unmoved(side) => add('E'),
                (kingside, queenside) => {
                    if kingside {
                        add('K');
                    }
                    if queenside {
                        add('Q');
                    }
                }
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }
}

/// Stores are written in the order QRBNP qrbnp.
fn store_text(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for side in Side::BOTH {
        for kind in KINDS.into_iter().rev().chain([Kind::King]) {
            let piece = Piece { side, kind };
            text.extend(pieces.iter().filter(|&&m| m == piece).map(|m| m.letter()));
        }
    }
    text
}
