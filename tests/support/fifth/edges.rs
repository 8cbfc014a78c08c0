//! The interface to screens and records: touches, reasons, events, a board.

use std::sync::OnceLock;

use hostage_chess::game::message::Message;
use hostage_chess::game::{
    Cell, Event, Fault, Faults, Game, Illegal, Kind, Layout, Mark, Piece, PieceSet, Position as _, Reason, Shown,
    Style, Touch,
};

use super::{LEAPER, Move, Position, SIZE, TRAPDOOR, VARIANTS, fen, rules};

impl Position {
    /// Checks that a move is legal. The error is the reason why it is not.
    pub(super) fn judge(&self, m: Move) -> Result<(), Illegal> {
        let (from, to) = (self.board[usize::from(m.from)], self.board[usize::from(m.to)]);
        let reason = match (from, to) {
            _ if self.is_legal(m) => return Ok(()),
            _ if self.outcome().is_some() => Reason::GameOver,
            (None, _) => Reason::NobodyThere,
            (Some(piece), _) if piece.side != self.turn => Reason::NotYourPiece(piece),
            (Some(_), Some(other)) if other.side == self.turn => Reason::OwnPieceThere(other.kind),
            (Some(piece), _) if !rules::targets(piece.kind, m.from).any(|to| to == m.to) => {
                Reason::NotHowItMoves(piece.kind)
            }
            (Some(_), _) if !self.may_go(m) => {
                Reason::Own(Message::new("trapdoor-no-kings").with("at", Cell(TRAPDOOR)))
            }
            (Some(piece), _) => match self.play_unchecked(m).attacker(self.turn) {
                Some((by, at)) if piece.kind == Kind::King => Reason::IntoCheck { by, at: Cell(at) },
                Some((by, at)) => Reason::StillInCheck { by, at: Cell(at) },
                None => Reason::NotAMove,
            },
        };
        Err(reason.arrow(Cell(m.from), Cell(m.to)))
    }
}

impl Game for Position {
    fn variant(&self) -> &'static str {
        VARIANTS[0]
    }

    fn start(variant: &str) -> Option<Position> {
        VARIANTS.contains(&variant).then(|| fen::read(fen::START).ok()).flatten()
    }

    fn from_fen(variant: &str, text: &str) -> Result<Position, Faults> {
        if !VARIANTS.contains(&variant) {
            return Err(Fault::UnknownVariant(variant.to_owned()).into());
        }
        fen::read(text)
    }

    fn fen(&self) -> String {
        fen::write(self)
    }

    fn move_number(&self) -> u32 {
        self.counters.1.into()
    }

    fn layout(&self) -> &'static Layout {
        static LAYOUT: OnceLock<Layout> = OnceLock::new();
        LAYOUT.get_or_init(|| Layout::rectangle(SIZE, SIZE))
    }

    fn symbols(&self) -> &'static [(Kind, char)] {
        &[(LEAPER, 'N')]
    }

    fn piece_set(&self) -> PieceSet {
        PieceSet { kinds: &[Kind::King, LEAPER], areas: &[], beside: &[], castling: "", also: None }
    }

    fn worth(&self, kind: Kind) -> u8 {
        u8::from(kind == LEAPER) * 3
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.board.get(usize::from(cell.0)).copied().flatten()
    }

    fn marks(&self) -> Vec<(Cell, Mark)> {
        let king = self.king(self.turn).filter(|_| self.in_check());
        king.map(|at| (Cell(at), Mark::Check)).into_iter().collect()
    }

    fn spellings(&self, m: Move) -> Vec<Vec<Touch>> {
        vec![vec![Touch::Cell(Cell(m.from)), Touch::Cell(Cell(m.to))]]
    }

    fn why_not(&self, touches: &[Touch]) -> Illegal {
        let squares = usize::from(SIZE * SIZE);
        match *touches {
            _ if self.outcome().is_some() => Reason::GameOver.into(),
            [Touch::Cell(Cell(from)), Touch::Cell(Cell(to))] if usize::from(from.max(to)) < squares => {
                self.judge(Move { from, to }).err().unwrap_or_else(|| Reason::NotAMove.into())
            }
            [Touch::Cell(at)] => match self.piece_at(at) {
                None => Reason::NobodyThere.into(),
                Some(piece) if piece.side != self.turn => Reason::NotYourPiece(piece).into(),
                Some(piece) => Reason::CannotMove(piece.kind).into(),
            },
            _ => Reason::NotAMove.into(),
        }
    }

    fn events(&self, m: Move) -> Vec<Event> {
        let Some(piece) = self.piece_at(Cell(m.from)) else { return Vec::new() };
        let mut events = vec![Event::Walked(piece, Cell(m.from), Cell(m.to))];
        events.extend(self.piece_at(Cell(m.to)).map(|taken| Event::Captured(taken, Cell(m.to))));
        if m.to == TRAPDOOR {
            let told = Message::new("trapdoor-fell").with("kind", piece.kind).with("at", Cell(m.to));
            events.push(Event::Own(told, Shown::Vanishes(piece, Cell(m.to))));
        }
        events.extend(self.play_unchecked(m).in_check().then_some(Event::Check));
        events
    }

    fn uci(&self, m: Move) -> String {
        self.uci_text(m)
    }

    fn read_uci(&self, text: &str) -> Result<Move, Illegal> {
        self.find(text)
    }

    fn notation(&self, m: Move, _style: Style) -> String {
        self.long_text(m)
    }

    fn read_notation(&self, text: &str) -> Result<Move, Illegal> {
        self.find(text)
    }

    fn play(&self, m: Move) -> Result<Position, Illegal> {
        self.judge(m).map(|()| self.play_unchecked(m))
    }
}
