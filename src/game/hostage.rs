//! Hostage Chess (docs/rules.md 1): chess in which captured pieces go to prison and can be ransomed.

mod bar;
mod castling;
mod checks;
pub mod eval;
mod fen;
mod generate;
mod key;
mod legality;
mod mate_in_one;
mod moves;
mod notation;
mod play;
mod position;
mod read;
mod setup;
mod stores;
mod threat;
mod touches;
mod view;

pub use bar::Bar;
pub use castling::Castling;
pub use moves::Move;
pub use position::{Position, Rules};
pub use setup::Setup;
pub use stores::{Hold, Pockets};
pub use view::HostageView;

use super::chess::attacks;
pub use super::chess::{Bits, Square};
use crate::game::{
    self, Area, Cell, Ending, Event, Fault, Game, Hint, Illegal, Key, Kind, Layout, Mark, Piece, PieceSet,
};
use crate::game::{MoveStage, Outcome, Pocket, Reason, Side, Style, Threats, Touch, View as _};

/// Names of the rule sets.
pub const VARIANTS: [&str; 2] = [Rules::Leslie.name(), Rules::Pierce.name()];

impl Rules {
    /// Returns the rule set with this name.
    pub fn from_name(name: &str) -> Option<Rules> {
        Rules::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

impl game::Position for Position {
    type Move = Move;

    type View<'a> = HostageView<'a>;

    const HISTORY: usize = eval::HISTORY;
    /// Move score of a check by a piece that lands safely and costs little.
    const GOOD_CHECK: i32 = 100;

    fn view(&self) -> HostageView<'_> {
        HostageView::new(self)
    }

    fn side_to_move(&self) -> Side {
        self.turn
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

    fn play_unchecked(&self, m: Move) -> Position {
        self.after(m)
    }

    fn pass(&self) -> Option<Position> {
        self.checked_by().is_empty().then(|| self.passed())
    }

    fn key(&self) -> Key {
        self.hash()
    }

    fn in_check(&self) -> bool {
        self.checked_by().has_any()
    }

    /// Mate takes precedence, then stalemate and the fifty-move rule.
    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        if has_moves {
            return (self.halfmoves >= 100).then_some(Outcome { winner: None, ending: Ending::FiftyMoves });
        }
        Some(match self.in_check() {
            true => Outcome { winner: Some(!self.turn), ending: Ending::Checkmate },
            false => Outcome { winner: None, ending: Ending::Stalemate },
        })
    }

    fn evaluate(&self) -> i32 {
        eval::evaluate(self)
    }

    fn correction_keys(&self) -> [u64; 4] {
        self.correction_keys()
    }

    fn hint(&self, m: Move) -> Hint {
        self.view().hint(m)
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut total = 0;
        self.generate(generate::Wanted::ALL, &mut |bundle| {
            if depth == 1 {
                total += bundle.count();
            } else {
                bundle.each(|m| total += self.after(m).perft(depth - 1));
            }
        });
        total
    }
}

impl Game for Position {
    fn variant(&self) -> &'static str {
        self.rules.name()
    }

    fn start(variant: &str) -> Option<Position> {
        Setup::start(Rules::from_name(variant)?).validate().ok()
    }

    fn from_fen(variant: &str, fen: &str) -> Result<Position, Vec<Fault>> {
        let rules = Rules::from_name(variant).ok_or_else(|| vec![Fault::UnknownVariant(variant.to_owned())])?;
        Position::from_fen(rules, fen)
    }

    fn fen(&self) -> String {
        self.to_fen()
    }

    fn move_number(&self) -> u32 {
        self.fullmoves.into()
    }

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
        self.list_stores()
    }

    fn marks(&self) -> Vec<(Cell, Mark)> {
        self.list_marks()
    }

    fn threats(&self) -> Option<&dyn Threats> {
        Some(self)
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        touches::spellings(self, m)
    }

    fn why_not(&self, touches: &[Touch]) -> Illegal {
        self.refuse(touches)
    }

    fn events(&self, m: Move) -> Vec<Event> {
        self.tell(m)
    }

    fn uci(&self, m: Move) -> String {
        m.to_string()
    }

    fn read_uci(&self, text: &str) -> Result<Move, Illegal> {
        let m = Move::from_uci(text).ok_or_else(|| Reason::Unreadable(text.to_owned()))?;
        self.check(m).map(|()| m)
    }

    fn notation(&self, m: Move, style: Style) -> String {
        notation::write(self, m, style)
    }

    fn read_notation(&self, text: &str) -> Result<Move, Illegal> {
        read::read(self, text)
    }

    fn play(&self, m: Move) -> Result<Position, Illegal> {
        self.check(m).map(|()| self.after(m))
    }
}
