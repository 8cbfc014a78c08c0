//! A position on the way to being set up: men wherever somebody has put them, held against no rule yet.
//!
//! A [`Draft`] is what a FEN says, whatever it says; whether it is a position, [`Game::from_fen`] judges.

use super::fen::rank_text;
use super::{Area, Cell, Fault, Game, Kind, Layout, Man, Side, lookalike};

/// What the positions of a game are made of, as far as its start position does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceSet {
    /// The men, in the order in which a FEN lists those beside the board.
    pub kinds: &'static [Kind],
    /// The places beside the board, in the order of the FEN: two are told apart by `#`, one is left out when empty.
    pub areas: &'static [Area],
    /// Who may stand there.
    pub beside: &'static [Kind],
    /// The letters of castling rights, in the order of the FEN.
    pub castling: &'static str,
    /// Another letter that a FEN may have, and who is meant.
    pub also: Option<(char, Kind)>,
}

/// Men on the board and beside it, and the other fields of a FEN.
///
/// ```
/// use hostage_chess::game::draft::Draft;
/// use hostage_chess::game::{Game, hostage::Position};
/// let start = Position::start("hostage").unwrap();
/// let draft = Draft::read(&start, "4k3/8/8/8/8/8/8/KK6 b - -");
/// assert_eq!(draft.fen(), "4k3/8/8/8/8/8/8/KK6[#] b - - 0 1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    layout: &'static Layout,
    piece_set: PieceSet,
    cells: Vec<Option<Man>>,
    /// The men beside the board; each has its own colour.
    beside: Vec<(Area, Man)>,
    /// Whose turn it is.
    pub turn: Side,
    /// The letters of castling rights.
    pub castling: String,
    /// The cell behind a pawn that has just stepped two.
    pub en_passant: Option<Cell>,
    halfmoves: u16,
    fullmoves: u16,
}

impl Draft {
    /// Nobody anywhere, White to move, by the rules of some position.
    pub fn empty<G: Game>(rules: &G) -> Draft {
        let layout = rules.layout();
        Draft {
            layout,
            piece_set: rules.piece_set(),
            cells: vec![None; layout.cells().count()],
            beside: Vec::new(),
            turn: Side::White,
            castling: String::new(),
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// As much of a FEN as can be understood, by the rules of some position. What cannot be is left out.
    pub fn read<G: Game>(rules: &G, text: &str) -> Draft {
        let mut draft = Draft::empty(rules);
        let text = lookalike::fen(text);
        let mut fields = text.split_ascii_whitespace();
        let men = fields.next().unwrap_or_default();
        let (board, beside) = men.split_once('[').unwrap_or((men, ""));
        draft.read_board(board);
        draft.read_beside(beside);
        if fields.next() == Some("b") {
            draft.turn = Side::Black;
        }
        let castling = fields.next().unwrap_or_default();
        draft.castling = draft.piece_set.castling.chars().filter(|&letter| castling.contains(letter)).collect();
        draft.en_passant = fields.next().and_then(|name| draft.layout.cell(name));
        let mut counter = |least| fields.next().and_then(|text| text.parse().ok()).unwrap_or(least);
        (draft.halfmoves, draft.fullmoves) = (counter(0), counter(1));
        draft
    }

    fn man_of(&self, letter: char) -> Option<Man> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let capital = letter.to_ascii_uppercase();
        let plain = self.piece_set.kinds.iter().copied().find(|kind| kind.letter() == capital);
        let also = self.piece_set.also.filter(|&(other, _)| other == capital).map(|(_, kind)| kind);
        plain.or(also).map(|kind| Man { side, kind })
    }

    fn read_board(&mut self, text: &str) {
        let (rows, columns) = (i16::from(self.layout.rows()), i16::from(self.layout.columns()));
        for (row, rank) in (0..rows).rev().zip(text.split('/')) {
            let mut column = 0;
            for letter in rank.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    // No more than there is, so that no text however long runs over.
                    column = columns.min(column + gap as i16);
                    continue;
                }
                if let Some(Cell(cell)) = self.layout.at(column, row) {
                    self.cells[usize::from(cell)] = self.man_of(letter);
                }
                column = columns.min(column + 1);
            }
        }
    }

    fn read_beside(&mut self, text: &str) {
        for (&area, letters) in self.piece_set.areas.iter().zip(text.split('#')) {
            let men = letters.chars().filter_map(|letter| self.man_of(letter)).map(|man| (area, man));
            self.beside.extend(men.collect::<Vec<_>>());
        }
    }

    /// The FEN.
    pub fn fen(&self) -> String {
        let place = |column: u8, row: u8| match self.layout.at(column.into(), row.into()) {
            None => Some('*'),
            Some(cell) => self.man(cell).map(Man::letter),
        };
        let ranks = (0..self.layout.rows()).rev();
        let ranks = ranks.map(|row| rank_text((0..self.layout.columns()).map(|column| place(column, row))));
        let stores: Vec<String> = self.piece_set.areas.iter().map(|&area| self.store_text(area)).collect();
        let stores = match stores.join("#") {
            none if none.is_empty() => none,
            stores => format!("[{stores}]"),
        };
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        let en_passant = self.en_passant.map_or("-".to_owned(), |cell| self.layout.name(cell));
        let board = ranks.collect::<Vec<_>>().join("/");
        format!("{board}{stores} {} {castling} {en_passant} {} {}", self.turn.letter(), self.halfmoves, self.fullmoves)
    }

    fn store_text(&self, area: Area) -> String {
        let mut text = String::new();
        for side in Side::BOTH {
            for man in self.piece_set.kinds.iter().map(|&kind| Man { side, kind }) {
                text.extend(self.beside.iter().filter(|&&there| there == (area, man)).map(|_| man.letter()));
            }
        }
        text
    }

    /// The board.
    pub fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// What it is made of.
    pub fn piece_set(&self) -> PieceSet {
        self.piece_set
    }

    /// Who stands on a cell.
    pub fn man(&self, cell: Cell) -> Option<Man> {
        self.cells.get(usize::from(cell.0)).copied().flatten()
    }

    /// Puts a man on a cell, or nobody. Whoever stood there is gone.
    pub fn set(&mut self, cell: Cell, man: Option<Man>) {
        if let Some(place) = self.cells.get_mut(usize::from(cell.0)) {
            *place = man;
        }
    }

    /// How many such men are in a place beside the board.
    pub fn held(&self, area: Area, man: Man) -> usize {
        self.beside.iter().filter(|&&there| there == (area, man)).count()
    }

    /// Puts a man beside the board.
    pub fn put(&mut self, area: Area, man: Man) {
        self.beside.push((area, man));
    }

    /// Takes a man away from beside the board. False if none is there.
    pub fn take(&mut self, area: Area, man: Man) -> bool {
        let found = self.beside.iter().position(|&there| there == (area, man));
        found.map(|index| self.beside.swap_remove(index)).is_some()
    }

    /// How many such men there are, wherever they are.
    pub fn count(&self, man: Man) -> usize {
        let beside = self.beside.iter().map(|&(_, there)| there);
        self.cells.iter().flatten().copied().chain(beside).filter(|&there| there == man).count()
    }

    /// Takes all men away, and all rights.
    pub fn clear(&mut self) {
        self.cells.fill(None);
        self.beside.clear();
        self.castling.clear();
        self.en_passant = None;
        (self.halfmoves, self.fullmoves) = (0, 1);
    }

    /// The castling rights that can stand as the men do: whether each of the piece set's letters is among `wanted`, and
    /// whether it could be, those before it given.
    pub fn rights<G: Game>(&self, variant: &str, wanted: &str) -> Vec<Right> {
        let mut bare = Draft { castling: String::new(), ..self.clone() };
        let rights = self.piece_set.castling.chars().map(|letter| {
            bare.castling.push(letter);
            let possible = !bare.has_fault::<G>(variant, |fault| {
                matches!(fault, Fault::Castling(_) | Fault::CastlingHome(_) | Fault::NoCastling(_))
            });
            let held = possible && wanted.contains(letter);
            if !held {
                bare.castling.pop();
            }
            Right { letter, held, possible }
        });
        rights.collect()
    }

    /// The cells over which a pawn could just have stepped two.
    pub fn passed<G: Game>(&self, variant: &str) -> Vec<Cell> {
        let stepper = Man { side: !self.turn, kind: Kind::Pawn };
        let near = |&cell: &Cell| {
            let place = self.layout.place(cell);
            let beside = |step: i16| self.layout.at(place.column.into(), i16::from(place.row) + step);
            self.man(cell).is_none() && [-1, 1].into_iter().filter_map(beside).any(|at| self.man(at) == Some(stepper))
        };
        let can_stand = |&cell: &Cell| {
            let asked = Draft { en_passant: Some(cell), ..self.clone() };
            !asked.has_fault::<G>(variant, |fault| matches!(fault, Fault::EnPassant(_)))
        };
        self.layout.cells().filter(near).filter(can_stand).collect()
    }

    fn has_fault<G: Game>(&self, variant: &str, is_meant: impl Fn(&Fault) -> bool) -> bool {
        G::from_fen(variant, &self.fen()).is_err_and(|faults| faults.iter().any(is_meant))
    }
}

/// A castling right that may be held or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Right {
    /// Its letter in a FEN.
    pub letter: char,
    /// Whether it is held.
    pub held: bool,
    /// Whether it could be.
    pub possible: bool,
}
