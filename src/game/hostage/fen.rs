//! FEN, read and written (docs/rules.md 1.10).

use super::{Castling, Position, Rules, Setup, Square};
use crate::game::chess::setup;
use crate::game::fen;
use crate::game::{Fault, Faults, Kind, Piece};

/// Kinds in the order in which a pocket lists them. A king can be there only by mistake.
const LISTED: [Kind; 6] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn, Kind::King];

impl Position {
    /// Returns the position that a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::hostage::{Position, Rules};
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";
    /// assert_eq!(Position::from_fen(Rules::Leslie, start).unwrap().to_fen(), start);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Faults> {
        let mut setup = Setup::empty(rules);
        let (state, faults) =
            fen::read(text, |field, faults| setup.read_pieces(field, faults), Castling::read, Square::from_name);
        setup.state = state;
        fen::conclude(faults, setup.validate(), |fault, _| matches!(fault, Fault::EnPassant(_) | Fault::KingEnPrise(_)))
    }

    /// Returns the FEN of the position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

impl Setup {
    /// Reads the board and `[airfields#prisons]`. Without `#` all pieces are on airfields.
    fn read_pieces(&mut self, field: &str, faults: &mut Vec<Fault>) {
        let (board, pockets) = fen::split_bracket(field, Fault::Bracket, faults);
        let (airfields, prisons) = pockets.split_once('#').unwrap_or((pockets, ""));
        fen::read_pieces(airfields, Piece::from_letter, &mut self.airfields, faults);
        fen::read_pieces(prisons, Piece::from_letter, &mut self.prisons, faults);
        setup::read_board(&mut self.board, board, Piece::from_letter, faults);
    }

    /// Returns the FEN of the description.
    pub fn to_fen(&self) -> String {
        let pockets = [&self.airfields, &self.prisons]
            .map(|pocket| fen::pieces_text(&LISTED, |piece| pocket.iter().filter(|&&there| there == piece).count()));
        format!("{}[{}] {}", setup::board_text(&self.board), pockets.join("#"), self.state)
    }
}
