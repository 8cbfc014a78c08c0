//! Messenger Chess (docs/rules.md 4): chess in which the first courier to cross the board wins.

mod after;
mod bar;
mod board;
mod eval;
mod fen;
mod generate;
mod key;
mod legality;
mod moves;
mod notation;
mod pieces;
mod read;
mod setup;
mod touches;
mod view;
mod walks;

pub use bar::{Bar, Flaw};
pub use board::Position;
/// Tunable evaluation parameters.
#[doc(hidden)]
pub use eval::constants::ALL as EVALUATION;
#[doc(hidden)]
pub use eval::net::provide as provide_net;
pub use generate::Duty;
pub use moves::{CourierStep, Move, Walk};
pub use pieces::COURIER;
pub use setup::Setup;
pub use touches::{EXIT, PLACE};
pub use view::MessengerView;

use super::chess::methods::{game_methods, position_methods};
pub use super::chess::{Bits, Castling, Square};
use super::chess::{Wanted, attacks};
use crate::game::message::Message;
use crate::game::{
    self, Area, Cell, Ending, Game, Hint, Kind, Layout, MoveStage, Outcome, Piece, PieceSet, Side, Style, Touch,
    View as _,
};

/// One of the two rule sets (docs/rules.md 4.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// Each side replaces one pawn by its courier, which cannot be captured.
    Messenger,
    /// All pawns are couriers, which can be captured.
    Couriers,
}

/// Names of the rule sets.
pub const VARIANTS: [&str; 2] = [Rules::Messenger.name(), Rules::Couriers.name()];

impl Rules {
    /// Both rule sets.
    pub const ALL: [Rules; 2] = [Rules::Messenger, Rules::Couriers];

    /// Returns the name in UCI, links and records.
    pub const fn name(self) -> &'static str {
        match self {
            Rules::Messenger => "messenger",
            Rules::Couriers => "messenger-couriers",
        }
    }

    /// Returns the rule set with this name.
    pub fn from_name(name: &str) -> Option<Rules> {
        Rules::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

impl game::Position for Position {
    position_methods!();

    type View<'a> = MessengerView<'a>;

    fn view(&self) -> MessengerView<'_> {
        MessengerView::new(self)
    }

    fn moves(&self, list: &mut Vec<Move>) {
        self.generate(Wanted::ALL, &mut |bundle| bundle.each(|m| list.push(m)));
    }

    fn forcing_moves(&self, list: &mut Vec<Move>) {
        self.generate(Wanted::FORCING, &mut |bundle| bundle.each(|m| list.push(m)));
    }

    fn quiet_moves(&self, list: &mut Vec<Move>) {
        self.view().list(MoveStage::Quiet, list);
    }

    /// Null moves are not allowed in check, which must be answered, or before the couriers are placed.
    fn pass(&self) -> Option<Position> {
        let quiet = self.checkers(self.turn).is_empty() && !self.is_decided();
        (quiet && !Side::BOTH.into_iter().any(|side| self.is_waiting(side))).then(|| self.passed())
    }

    fn in_check(&self) -> bool {
        self.checkers(self.turn).has_any()
    }

    /// Appends nothing, because mate does not win.
    fn checks(&self, _list: &mut Vec<Move>) {}

    /// Mate does not end the game, and a player without a move passes. So the result does not depend on whether there
    /// is a move.
    fn outcome_given(&self, _has_moves: bool) -> Option<Outcome> {
        match self.left() {
            Some(side) => Some(Outcome::win(side, Ending::CourierThrough)),
            None if self.passes() >= 2 => Some(Outcome::draw(Ending::Passes)),
            None => Outcome::fifty_moves(self.halfmoves),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_given(true)
    }

    fn hint(&self, m: Move) -> Hint {
        self.view().hint(m)
    }

    fn count_moves(&self) -> u64 {
        let mut total = 0;
        self.generate(Wanted::ALL, &mut |bundle| total += bundle.count());
        total
    }
}

impl Game for Position {
    game_methods!(rules);

    /// Couriers are chosen before the first move (docs/rules.md 4.1).
    fn shown_number(&self) -> Option<u32> {
        Some(self.move_number()).filter(|number| *number != 0 && !self.is_waiting(self.turn))
    }

    fn layout(&self) -> &'static Layout {
        Layout::square_8x8()
    }

    fn goal(&self) -> Ending {
        Ending::CourierThrough
    }

    fn piece_set(&self) -> PieceSet {
        use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};
        PieceSet {
            kinds: &[Queen, Rook, Bishop, Knight, Pawn, COURIER, King],
            areas: &[Area::Reserve],
            beside: &[COURIER],
            castling: "KQkq",
            also: None,
        }
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.piece_on(cell.into())
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        vec![touches::spell(m)]
    }

    /// Before the game begins, a pawn must become the courier. Later a turn has two parts.
    fn prompt(&self, touches: &[Touch]) -> Option<Message> {
        if matches!(touches, [Touch::Cell(_), Touch::Cell(_)]) {
            return Some(Message::new("courier-stepped"));
        }
        let place = touches.is_empty() && !self.is_decided() && self.is_waiting(self.turn);
        place.then(|| Message::new("choose-courier-pawn").with("side", self.turn))
    }

    fn own_choice(&self, number: u8) -> Option<Message> {
        touches::choice(number)
    }

    fn notation(&self, m: Move, _style: Style) -> String {
        notation::write(self, m)
    }
}
