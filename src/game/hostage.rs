//! Hostage Chess (docs/rules.md 1): chess in which captured pieces go to prison and can be ransomed.

mod bar;
mod castling;
mod checks;
#[doc(hidden)]
pub mod eval;
mod fen;
mod generate;
mod key;
mod legality;
mod mate_in_one;
mod moves;
mod notation;
mod play;
mod playing_style;
mod pockets;
mod position;
mod read;
mod setup;
mod threat;
mod touches;
mod view;

pub use bar::Bar;
pub use castling::Castling;
pub use moves::Move;
pub use pockets::{Hold, Pockets};
pub use position::{Position, Rules};
pub use setup::Setup;
pub use view::HostageView;

use super::chess::attacks;
use super::chess::methods::{game_methods, position_methods};
pub use super::chess::{Bits, Square};
use crate::game::{
    self, Area, Cell, Game, Hint, Kind, Layout, MoveStage, Outcome, Piece, PieceSet, PlayingStyle, Pocket, Side, Style,
    Threats, Touch, View as _,
};

/// Names of the rule sets.
pub const VARIANTS: [&str; 2] = [Rules::Leslie.name(), Rules::Pierce.name()];

impl Rules {
    /// Returns the rule set with this name.
    pub fn from_name(name: &str) -> Option<Rules> {
        Rules::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

impl game::Position for Position {
    position_methods!();

    type View<'a> = HostageView<'a>;

    /// Move score of a check by a piece that lands safely and costs little.
    const GOOD_CHECK: i32 = 100;
    const WINS_BY_CHECK: bool = true;

    fn view(&self) -> HostageView<'_> {
        HostageView::new(self)
    }

    fn moves(&self, list: &mut Vec<Move>) {
        self.generate(generate::Wanted::ALL, &mut |bundle| bundle.each(|m| list.push(m)));
    }

    fn forcing_moves(&self, list: &mut Vec<Move>) {
        self.generate(generate::Wanted::FORCING, &mut |bundle| bundle.each(|m| list.push(m)));
    }

    fn quiet_moves(&self, list: &mut Vec<Move>) {
        self.generate(generate::Wanted::QUIET, &mut |bundle| bundle.each(|m| list.push(m)));
    }

    fn quiet_checks(&self, list: &mut Vec<Move>) {
        self.view().list(MoveStage::Checks, list);
    }

    fn checks(&self, list: &mut Vec<Move>) {
        checks::append(self, list);
    }

    fn landing(&self, m: Move) -> Option<(Cell, Kind)> {
        m.lander().map(|kind| (m.to().into(), kind))
    }

    fn pass(&self) -> Option<Position> {
        self.checked_by().is_empty().then(|| self.passed())
    }

    fn in_check(&self) -> bool {
        self.checked_by().has_any()
    }

    /// Mate takes precedence, then stalemate and the fifty-move rule.
    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        if has_moves {
            Outcome::fifty_moves(self.halfmoves)
        } else {
            Some(Outcome::without_moves(self.turn, self.in_check()))
        }
    }

    fn correction_keys(&self) -> [u64; 4] {
        self.correction_keys()
    }

    fn hint(&self, m: Move) -> Hint {
        self.view().hint(m)
    }

    fn style_move_bonus(&self, style: PlayingStyle, m: Move) -> i32 {
        self.taste_of_move(style, m)
    }

    fn style_bonus(&self, style: PlayingStyle, side: Side) -> i32 {
        self.taste_of_position(style, side)
    }

    fn count_moves(&self) -> u64 {
        let mut total = 0;
        self.generate(generate::Wanted::ALL, &mut |bundle| total += bundle.count());
        total
    }
}

impl Game for Position {
    game_methods!(rules);

    fn layout(&self) -> &'static Layout {
        Layout::square_8x8()
    }

    fn piece_set(&self) -> PieceSet {
        use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};
        PieceSet {
            kinds: &[Queen, Rook, Bishop, Knight, Pawn, King],
            areas: &[Area::Airfield, Area::Prison],
            beside: &[Queen, Rook, Bishop, Knight, Pawn],
            castling: "KQEkqe",
            also: None,
        }
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.piece_on(cell.into())
    }

    fn trays(&self) -> Vec<Pocket> {
        self.list_pockets()
    }

    fn threats(&self) -> Option<&dyn Threats> {
        Some(self)
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        touches::spellings(self, m)
    }

    fn notation(&self, m: Move, style: Style) -> String {
        notation::write(self, m, style)
    }
}
