//! FEN, read and written: `*` where the board has no square, brackets with the pieces that are still to be set up.

use super::bar;
use super::board::Geometry;
use super::pieces::{LISTED, piece_of};
use super::{Position, Rules, Setup};
use crate::game::chess::{Castling, Square};
use crate::game::fen;
use crate::game::{Fault, Faults};

impl Position {
    /// Returns the position that a FEN describes.
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
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Faults> {
        let mut setup = Setup::empty(rules);
        let (state, faults) =
            fen::read(text, |field, faults| setup.read_pieces(field, faults), Castling::read, Square::from_name);
        setup.state = state;
        fen::conclude(faults, setup.validate(), |fault, _| {
            matches!(fault, Fault::EnPassant(_) | Fault::KingEnPrise(_)) || fault.own() == Some(bar::UNEVEN)
        })
    }

    /// Returns the FEN of the position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

impl Setup {
    /// Reads the board and `[pieces to set up]`.
    fn read_pieces(&mut self, field: &str, faults: &mut Vec<Fault>) {
        let (board, hands) = fen::split_bracket(field, Fault::Bracket, faults);
        fen::read_pieces(hands, piece_of, &mut self.hands, faults);
        self.read_board(board, faults);
    }

    fn read_board(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let g = Geometry::of(self.rules.board);
        let wrong_shape = |rank| Fault::Shape { rank: usize::from(rank) + 1, shape: g.empty_rank(rank) };
        let has = |file, rank| g.has(Square::new(file, rank));
        let put = |file, rank, piece| self.board[Square::new(file, rank).index()] = Some(piece);
        fen::read_board(text, (g.size, g.size), has, piece_of, wrong_shape, put, faults);
    }

    /// Returns the FEN of the description.
    pub fn to_fen(&self) -> String {
        let g = Geometry::of(self.rules.board);
        let hands = fen::pieces_text(&LISTED, |piece| self.hands.iter().filter(|&&there| there == piece).count());
        let hands = if hands.is_empty() { hands } else { format!("[{hands}]") };
        format!("{}{hands} {}", g.board_text(&self.board), self.state)
    }
}
