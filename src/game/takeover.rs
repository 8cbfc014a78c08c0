//! Takeover Chess (docs/rules.md 2): chess in which a jumped piece changes sides.

mod bar;
mod board;
mod completion;
mod eval;
mod fen;
mod generate;
mod key;
mod legality;
mod move_effects;
mod moves;
mod notation;
mod pieces;
mod play;
mod position;
mod read;
mod rules;
mod setup;
mod touches;

pub use bar::{Bar, Flaw};
/// Tunable evaluation parameters.
#[doc(hidden)]
pub use eval::constants::ALL as EVALUATION;
#[doc(hidden)]
pub use eval::net::{knows as has_net, provide as provide_net};
pub use move_effects::MoveEffects;
pub use moves::Move;
pub use pieces::MIRROR_KNIGHT;
pub use position::Position;
pub use rules::{BoardSize, Rules, VARIANTS};
pub use setup::Setup;

use super::chess::Wanted;
use super::chess::methods::{game_methods, position_methods};
pub use super::chess::{Bits, Castling, Square};
use crate::game::{self, Area, Cell, Game, Hint, Kind, Layout, Outcome, Piece, PieceSet, Pocket, Style, Touch};

impl game::Position for Position {
    position_methods!(plain);

    /// Null moves are not allowed in check, or during a free set-up, where both sides place their pieces alternately.
    fn pass(&self) -> Option<Position> {
        (!self.is_setting_up() && self.checkers(self.turn) == 0).then(|| self.passed())
    }

    fn in_check(&self) -> bool {
        self.checkers(self.turn) != 0
    }

    /// Mate takes precedence, then stalemate and the fifty-move rule.
    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        if has_moves {
            Outcome::fifty_moves(self.halfmoves)
        } else {
            Some(Outcome::without_moves(self.turn, self.in_check()))
        }
    }

    fn hint(&self, m: Move) -> Hint {
        eval::hint(self, m)
    }

    fn count_moves(&self) -> u64 {
        let mut total = 0;
        self.generate(Wanted::ALL, &mut |_| total += 1);
        total
    }
}

impl Game for Position {
    game_methods!(rules);

    fn layout(&self) -> &'static Layout {
        board::layout(self.rules.board)
    }

    fn piece_set(&self) -> PieceSet {
        PieceSet {
            kinds: &pieces::LISTED,
            areas: if self.rules.free { &[Area::Reserve] } else { &[] },
            beside: &pieces::LISTED,
            castling: if self.rules.castles() { "KQkq" } else { "" },
            also: None,
        }
    }

    fn worth(&self, kind: Kind) -> u8 {
        pieces::worth(kind)
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.piece_on(self.geometry().square(cell)?)
    }

    fn trays(&self) -> Vec<Pocket> {
        self.list_pockets()
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        self.spell(m)
    }

    fn notation(&self, m: Move, _style: Style) -> String {
        notation::write(self, m)
    }
}
