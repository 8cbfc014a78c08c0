//! FEN, read and written: `*` where the board has no square, a bracket with the men still to be set up.

use super::bar::{self, Flaw};
use super::board::Geometry;
use super::pieces::{LISTED, piece_of};
use super::{Position, Rules, Setup};
use crate::game::chess::{Square, castling};
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Piece, Side, lookalike};

/// The longest honest FEN stays far below this.
const LONGEST: usize = 400;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::takeover::{Position, Rules};
    /// let rules = Rules::from_name("takeover-41").unwrap();
    /// let start = "*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 1";
    /// assert_eq!(Position::from_fen(rules, start).unwrap().to_fen(), start);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(rules, text);
        fen::conclude(faults, setup.validate(), |fault, _| {
            matches!(fault, Fault::EnPassant(_) | Fault::KingEnPrise(_)) || fault.own() == Some(bar::UNEVEN)
        })
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
            Some((board, hands)) => {
                match hands.strip_suffix(']') {
                    Some(hands) => fen::read_pieces(hands, piece_of, &mut setup.hands, &mut faults),
                    None => faults.push(Fault::Bracket),
                }
                board
            }
        };
        setup.read_board(board, &mut faults);
        setup.turn = fields.turn(&mut faults);
        setup.castling = castling::read_field(fields.castling(), &mut faults);
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
    }

    fn read_board(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let g = Geometry::of(self.rules.board);
        let wrong_shape = |rank| Flaw::Outline { rank: usize::from(rank) + 1, expected: g.empty_rank(rank) }.into();
        let has = |file, rank| g.has(Square::new(file, rank));
        let put = |file, rank, piece| self.board[Square::new(file, rank).index()] = Some(piece);
        fen::read_board(text, (g.size, g.size), has, piece_of, wrong_shape, put, faults);
    }

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let g = Geometry::of(self.rules.board);
        let tail = fen::tail(self.turn, self.castling, self.en_passant, (self.halfmoves, self.fullmoves));
        format!("{}{} {tail}", g.board_text(&self.board), self.hands_text())
    }

    /// The men to place in the order QRBNMPK qrbnmpk; no bracket when there are none.
    fn hands_text(&self) -> String {
        if self.hands.is_empty() {
            return String::new();
        }
        let mut text = String::from("[");
        for side in Side::BOTH {
            for piece in LISTED.map(|kind| Piece { side, kind }) {
                text.extend(self.hands.iter().filter(|&&m| m == piece).map(|m| m.letter()));
            }
        }
        text + "]"
    }
}
