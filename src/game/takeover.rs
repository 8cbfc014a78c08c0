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
pub use eval::constants::ALL as EVALUATION;
pub use move_effects::MoveEffects;
pub use moves::Move;
pub use pieces::MIRROR_KNIGHT;
pub use position::Position;
pub use rules::{BoardSize, Rules, VARIANTS};
pub use setup::Setup;

pub use super::chess::{Bits, Castling, Square};
use crate::game::view::PlainView;
use crate::game::{
    self, Area, Cell, Ending, Event, Fault, Game, Hint, Illegal, Key, Kind, Layout, Mark, Piece, PieceSet,
};
use crate::game::{Outcome, Pocket, Reason, Side, Style, Touch};
use generate::Wanted;

impl game::Position for Position {
    type Move = Move;

    type View<'a> = PlainView<'a, Self>;

    const HISTORY: usize = eval::HISTORY;

    fn view(&self) -> PlainView<'_, Self> {
        PlainView(self)
    }

    fn side_to_move(&self) -> Side {
        self.turn
    }

    fn moves(&self, list: &mut Vec<Move>) {
        self.generate(Wanted::ALL, &mut |m| list.push(m));
    }

    fn forcing_moves(&self, list: &mut Vec<Move>) {
        self.generate(Wanted::FORCING, &mut |m| list.push(m));
    }

    fn quiet_moves(&self, list: &mut Vec<Move>) {
        self.generate(Wanted::QUIET, &mut |m| list.push(m));
    }

    fn quiet_checks(&self, list: &mut Vec<Move>) {
        eval::quiet_checks(self, list);
    }

    fn play_unchecked(&self, m: Move) -> Position {
        self.after(m)
    }

    /// No null move in check, or during a free set-up, where the numbers of remaining pieces must keep in step.
    fn pass(&self) -> Option<Position> {
        (!self.is_setting_up() && self.checkers(self.turn) == 0).then(|| self.passed())
    }

    fn key(&self) -> Key {
        self.hash()
    }

    fn in_check(&self) -> bool {
        self.checkers(self.turn) != 0
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

    fn hint(&self, m: Move) -> Hint {
        eval::hint(self, m)
    }

    fn perft(&self, depth: u32) -> u64 {
        let mut total = 0;
        match depth {
            0 => return 1,
            1 => self.generate(Wanted::ALL, &mut |_| total += 1),
            _ => self.generate(Wanted::ALL, &mut |m| total += self.after(m).perft(depth - 1)),
        }
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
        self.list_stores()
    }

    fn marks(&self) -> Vec<(Cell, Mark)> {
        self.list_marks()
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        self.spell(m)
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

    fn notation(&self, m: Move, _style: Style) -> String {
        notation::write(self, m)
    }

    fn read_notation(&self, text: &str) -> Result<Move, Illegal> {
        read::read(self, text)
    }

    fn play(&self, m: Move) -> Result<Position, Illegal> {
        self.check(m).map(|()| self.after(m))
    }
}
