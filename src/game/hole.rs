//! Hole Chess (docs/rules.md 3): 44 squares, two holes, and pieces that pull others into them.

mod bar;
mod bits;
mod board;
mod eval;
mod fen;
mod generate;
mod key;
mod legality;
mod lines;
mod moves;
mod notation;
mod position;
mod read;
mod setup;
mod touches;

pub use bar::Bar;
pub use bits::Bits;
pub use board::{Hole, Square};
/// Tunable evaluation parameters.
#[doc(hidden)]
pub use eval::constants::ALL as EVALUATION;
#[doc(hidden)]
pub use eval::net::provide as provide_net;
pub use moves::Move;
pub use position::Position;
pub use setup::Setup;

use super::chess::Wanted;
use super::chess::methods::{game_methods, position_methods};
use crate::game::message::Message;
use crate::game::{
    self, Cell, Ending, Fault, Faults, Game, Hint, Kind, Layout, Outcome, Piece, PieceSet, Side, Style, Touch,
};

/// Name of the rule set.
const VARIANT: &str = "hole";

/// Names of the rule sets.
pub const VARIANTS: [&str; 1] = [VARIANT];

impl game::Position for Position {
    position_methods!(plain);

    fn pass(&self) -> Option<Position> {
        (!self.is_decided() && !self.in_check()).then(|| self.passed())
    }

    /// Returns true if the opponent could capture or pull the king with one whole move.
    fn in_check(&self) -> bool {
        self.king_hangs(self.turn)
    }

    /// The loss of a king takes precedence, then the lack of any move, which loses, then the fifty-move rule.
    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        if let Some(loser) = Side::BOTH.into_iter().find(|&side| self.king(side).is_none()) {
            return Some(Outcome::win(!loser, Ending::KingTaken));
        }
        if !has_moves {
            return Some(Outcome::win(!self.turn, Ending::NoMove));
        }
        Outcome::fifty_moves(self.halfmoves)
    }

    fn hint(&self, m: Move) -> Hint {
        eval::hint(self, m)
    }

    /// The capture of a king ends a line early. The line still counts as one.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || self.is_decided() {
            return 1;
        }
        let mut total = 0;
        self.generate(Wanted::ALL, &mut |m| total += if depth == 1 { 1 } else { self.after(m).perft(depth - 1) });
        total
    }
}

impl Game for Position {
    game_methods!();

    fn variant(&self) -> &'static str {
        VARIANT
    }

    fn start(variant: &str) -> Option<Position> {
        (variant == VARIANT).then(|| Position::from_fen(fen::START).ok())?
    }

    fn from_fen(variant: &str, fen: &str) -> Result<Position, Faults> {
        match variant {
            VARIANT => Position::from_fen(fen),
            other => Err(Fault::UnknownVariant(other.to_owned()).into()),
        }
    }

    fn layout(&self) -> &'static Layout {
        board::layout()
    }

    fn goal(&self) -> Ending {
        Ending::KingTaken
    }

    fn symbols(&self) -> &'static [(Kind, char)] {
        // A PS-bishop also steps orthogonally, and its symbol shows that.
        &[(Kind::Bishop, 's')]
    }

    fn piece_set(&self) -> PieceSet {
        use Kind::{Bishop, King, Pawn, Queen, Rook};
        let kinds = &[Queen, Rook, Bishop, Pawn, King];
        PieceSet { kinds, areas: &[], beside: &[], castling: "", also: Some(('D', Bishop)) }
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.piece_on(Square::try_from(cell).ok()?)
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        touches::spellings(m)
    }

    fn prompt(&self, touches: &[Touch]) -> Option<Message> {
        self.ask(touches)
    }

    fn notation(&self, m: Move, _style: Style) -> String {
        notation::write(self, m)
    }
}
