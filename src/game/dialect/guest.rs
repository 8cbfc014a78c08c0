//! A position whose texts are those of Fairy-Stockfish-X when written and of any program when read.
//!
//! The reader and the writer of records know a game only by its trait, so this one type makes them read and write the
//! records of other programs: tags, comments, variations and all.

use super::{TextDialect, fen, moves, rule_set};
use crate::game::any::{AnyMove, AnyPosition};
use crate::game::view::PlainView;
use crate::game::{
    Cell, Event, Fault, Faults, Game, Hint, Illegal, Key, Layout, Mark, Outcome, Piece, PieceSet, Pocket, Position,
    Side, Style, Touch,
};

/// Position with the texts of other programs. Everything else is that of the position inside.
///
/// ```
/// use hostage_chess::game::{dialect::GuestPosition, pgn};
/// let game = pgn::read::<GuestPosition>("[Variant \"HostageChess\"]\n\n1. e2e4 d5 2. exd5 Qxd5 3. P@e4", pgn::Given::default());
/// assert_eq!((game.fault.clone(), game.game_record().unwrap().moves[4].as_str()), (None, "P#P@e4"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestPosition(pub AnyPosition);

impl Position for GuestPosition {
    type Move = AnyMove;

    type View<'a> = PlainView<'a, Self>;

    const HISTORY: usize = AnyPosition::HISTORY;

    fn view(&self) -> PlainView<'_, Self> {
        PlainView(self)
    }

    fn side_to_move(&self) -> Side {
        self.0.side_to_move()
    }

    fn moves(&self, list: &mut Vec<AnyMove>) {
        self.0.moves(list);
    }

    fn forcing_moves(&self, list: &mut Vec<AnyMove>) {
        self.0.forcing_moves(list);
    }

    fn play_unchecked(&self, m: AnyMove) -> GuestPosition {
        GuestPosition(self.0.play_unchecked(m))
    }

    fn pass(&self) -> Option<GuestPosition> {
        self.0.pass().map(GuestPosition)
    }

    fn key(&self) -> Key {
        self.0.key()
    }

    fn halfmoves(&self) -> u16 {
        self.0.halfmoves()
    }

    fn in_check(&self) -> bool {
        self.0.in_check()
    }

    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        self.0.outcome_given(has_moves)
    }

    fn evaluate(&self) -> i32 {
        self.0.evaluate()
    }

    fn hint(&self, m: AnyMove) -> Hint {
        self.0.hint(m)
    }
}

impl Game for GuestPosition {
    fn variants() -> impl Iterator<Item = &'static str> {
        AnyPosition::variants()
    }

    fn variant(&self) -> &'static str {
        self.0.variant()
    }

    fn start(variant: &str) -> Option<GuestPosition> {
        AnyPosition::start(rule_set(variant)?).map(GuestPosition)
    }

    fn from_fen(variant: &str, text: &str) -> Result<GuestPosition, Faults> {
        let unknown = || Faults::from(Fault::UnknownVariant(variant.to_owned()));
        fen::read(rule_set(variant).ok_or_else(unknown)?, text).map(GuestPosition)
    }

    fn fen(&self) -> String {
        fen::write(TextDialect::FairyStockfishX, &self.0).0
    }

    fn move_number(&self) -> u32 {
        self.0.move_number()
    }

    fn shown_number(&self) -> Option<u32> {
        self.0.shown_number()
    }

    fn layout(&self) -> &'static Layout {
        self.0.layout()
    }

    fn piece_set(&self) -> PieceSet {
        self.0.piece_set()
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.0.piece_at(cell)
    }

    fn trays(&self) -> Vec<Pocket> {
        self.0.trays()
    }

    fn marks(&self) -> Vec<(Cell, Mark)> {
        self.0.marks()
    }

    fn spellings(&self, m: AnyMove) -> Vec<Vec<Touch>> {
        self.0.spellings(m)
    }

    fn why_not(&self, touches: &[Touch]) -> Illegal {
        self.0.why_not(touches)
    }

    fn events(&self, m: AnyMove) -> Vec<Event> {
        self.0.events(m)
    }

    fn uci(&self, m: AnyMove) -> String {
        self.0.uci(m)
    }

    fn read_uci(&self, text: &str) -> Result<AnyMove, Illegal> {
        moves::read_uci(&self.0, text)
    }

    fn notation(&self, m: AnyMove, _style: Style) -> String {
        moves::write_san(&self.0, m)
    }

    fn read_notation(&self, text: &str) -> Result<AnyMove, Illegal> {
        moves::read(&self.0, text)
    }

    fn play(&self, m: AnyMove) -> Result<GuestPosition, Illegal> {
        self.0.play(m).map(GuestPosition)
    }
}
