//! The corridor as a complete game: the smallest game for tests of session, scene and links. It shows that they know
//! nothing of chess.

use std::sync::OnceLock;

use hostage_chess::game::{
    Cell, Event, Fault, Faults, Game, Illegal, Kind, Layout, Mark, Piece, PieceSet, Position, Reason, Side, Style,
    Touch,
};

use super::corridor::Corridor;

const LENGTH: u8 = 6;

impl Game for Corridor {
    fn variant(&self) -> &'static str {
        "corridor"
    }

    fn start(variant: &str) -> Option<Corridor> {
        let runners = [0, LENGTH as i8 - 1];
        (variant == "corridor").then_some(Corridor { length: LENGTH as i8, runners, turn: Side::White, worth: 0 })
    }

    /// Reads the two cells and the side to move, such as `0 5 w`.
    fn from_fen(variant: &str, fen: &str) -> Result<Corridor, Faults> {
        let start = Corridor::start(variant).ok_or_else(|| Faults::from(Fault::UnknownVariant(variant.to_owned())))?;
        let fields: Vec<&str> = fen.split(' ').collect();
        let [a, b, turn @ ("w" | "b")] = fields[..] else { return Err(Fault::Empty.into()) };
        let cell = |text: &str| text.parse().map_err(|_| Faults::from(Fault::Counter(text.to_owned())));
        let turn = if turn == "w" { Side::White } else { Side::Black };
        Ok(Corridor { runners: [cell(a)?, cell(b)?], turn, ..start })
    }

    fn fen(&self) -> String {
        format!("{} {} {}", self.runners[0], self.runners[1], self.turn.letter())
    }

    fn move_number(&self) -> u32 {
        1
    }

    fn layout(&self) -> &'static Layout {
        static LAYOUT: OnceLock<Layout> = OnceLock::new();
        LAYOUT.get_or_init(|| Layout::rectangle(LENGTH, 1))
    }

    fn piece_set(&self) -> PieceSet {
        PieceSet { kinds: &[Kind::King], areas: &[], beside: &[], castling: "", also: None }
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|side| self.runners[side.index()] == cell.0 as i8)?;
        Some(Piece { side, kind: Kind::King })
    }

    fn marks(&self) -> Vec<(Cell, Mark)> {
        Vec::new()
    }

    fn spellings(&self, m: i8) -> Vec<Vec<Touch>> {
        vec![vec![Touch::Cell(Cell(self.runners[self.turn.index()] as u8)), Touch::Cell(Cell(m as u8))]]
    }

    fn why_not(&self, _touches: &[Touch]) -> Illegal {
        Reason::NotHowItMoves(Kind::King).into()
    }

    fn events(&self, m: i8) -> Vec<Event> {
        let from = Cell(self.runners[self.turn.index()] as u8);
        vec![Event::Walked(Piece { side: self.turn, kind: Kind::King }, from, Cell(m as u8))]
    }

    fn uci(&self, m: i8) -> String {
        m.to_string()
    }

    fn read_uci(&self, text: &str) -> Result<i8, Illegal> {
        let m = text.parse().ok().filter(|m| self.legal_moves().contains(m));
        m.ok_or_else(|| Reason::Unreadable(text.to_owned()).into())
    }

    fn notation(&self, m: i8, _style: Style) -> String {
        format!("to {m}")
    }

    fn read_notation(&self, text: &str) -> Result<i8, Illegal> {
        self.read_uci(text.trim_start_matches("to "))
    }

    fn play(&self, m: i8) -> Result<Corridor, Illegal> {
        self.read_uci(&m.to_string()).map(|m| self.play_unchecked(m))
    }
}
