//! Positions that are being set up: pieces anywhere, not yet checked against any rule.
//!
//! A [`Draft`] represents whatever a FEN says. [`Game::from_fen`] decides whether it is a position.

use super::fen::{State, board_text, pieces_text};
use super::{Area, Cell, Fault, Game, Kind, Layout, Piece, Side, lookalike};

/// Pieces and areas that a game uses, including those that its start position does not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceSet {
    /// Kinds of pieces, in the order in which a FEN lists those beside the board.
    pub kinds: &'static [Kind],
    /// Areas beside the board, in the order of the FEN. Two areas are separated by `#`; a single one is omitted if
    /// empty.
    pub areas: &'static [Area],
    /// Kinds of pieces that may be there.
    pub beside: &'static [Kind],
    /// Letters of castling rights, in the order of the FEN.
    pub castling: &'static str,
    /// Alternative letter in a FEN, and the kind it means.
    pub also: Option<(char, Kind)>,
}

/// Pieces on the board and beside it, and the other fields of a FEN.
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
    cells: Vec<Option<Piece>>,
    /// Pieces beside the board, each with the area and its colour.
    beside: Vec<(Area, Piece)>,
    /// Side to move.
    pub turn: Side,
    /// Letters of the castling rights.
    pub castling: String,
    /// Cell behind a pawn that has just moved two squares.
    pub en_passant: Option<Cell>,
    halfmoves: u16,
    fullmoves: u16,
}

impl Draft {
    /// Creates a draft without pieces, White to move, by the rules of a position.
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

    /// Reads as much of a FEN as possible, by the rules of a position. Ignores the rest.
    pub fn read<G: Game>(rules: &G, text: &str) -> Draft {
        let mut draft = Draft::empty(rules);
        let text = lookalike::fen(text);
        let mut fields = text.split_ascii_whitespace();
        let pieces = fields.next().unwrap_or_default();
        let (board, beside) = pieces.split_once('[').unwrap_or((pieces, ""));
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

    fn piece_of(&self, letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let capital = letter.to_ascii_uppercase();
        let plain = self.piece_set.kinds.iter().copied().find(|kind| kind.letter() == capital);
        let also = self.piece_set.also.filter(|&(other, _)| other == capital).map(|(_, kind)| kind);
        plain.or(also).map(|kind| Piece { side, kind })
    }

    fn read_board(&mut self, text: &str) {
        let (rows, columns) = (i16::from(self.layout.rows()), i16::from(self.layout.columns()));
        for (row, rank) in (0..rows).rev().zip(text.split('/')) {
            let mut column = 0;
            for letter in rank.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    // Limited to the width of the board, so that no text overflows, however long it is.
                    column = columns.min(column + gap as i16);
                    continue;
                }
                if let Some(Cell(cell)) = self.layout.at(column, row) {
                    self.cells[usize::from(cell)] = self.piece_of(letter);
                }
                column = columns.min(column + 1);
            }
        }
    }

    fn read_beside(&mut self, text: &str) {
        for (&area, letters) in self.piece_set.areas.iter().zip(text.split('#')) {
            let pieces = letters.chars().filter_map(|letter| self.piece_of(letter)).map(|piece| (area, piece));
            self.beside.extend(pieces.collect::<Vec<_>>());
        }
    }

    /// Returns the FEN.
    pub fn fen(&self) -> String {
        let on = |column: u8, row: u8| self.layout.at(column.into(), row.into()).map(|cell| self.piece(cell));
        let board = board_text((self.layout.columns(), self.layout.rows()), on);
        let pocket = |&area: &Area| pieces_text(self.piece_set.kinds, |piece| self.held(area, piece));
        let pockets = match self.piece_set.areas.iter().map(pocket).collect::<Vec<_>>().join("#") {
            none if none.is_empty() => none,
            pockets => format!("[{pockets}]"),
        };
        let state = State {
            turn: self.turn,
            castling: if self.castling.is_empty() { "-" } else { &self.castling },
            en_passant: self.en_passant.map(|cell| self.layout.name(cell)),
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        };
        format!("{board}{pockets} {state}")
    }

    /// Returns the layout of the board.
    pub fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// Returns the piece set of the rules.
    pub fn piece_set(&self) -> PieceSet {
        self.piece_set
    }

    /// Returns the piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        self.cells.get(usize::from(cell.0)).copied().flatten()
    }

    /// Puts a piece on a cell or empties it. Any piece there before is removed.
    pub fn set(&mut self, cell: Cell, piece: Option<Piece>) {
        if let Some(place) = self.cells.get_mut(usize::from(cell.0)) {
            *place = piece;
        }
    }

    /// Counts the pieces of this side and kind in an area.
    pub fn held(&self, area: Area, piece: Piece) -> usize {
        self.beside.iter().filter(|&&there| there == (area, piece)).count()
    }

    /// Puts a piece into an area.
    pub fn put(&mut self, area: Area, piece: Piece) {
        self.beside.push((area, piece));
    }

    /// Removes a piece from an area. Returns false if it is not there.
    pub fn take(&mut self, area: Area, piece: Piece) -> bool {
        let found = self.beside.iter().position(|&there| there == (area, piece));
        found.map(|index| self.beside.swap_remove(index)).is_some()
    }

    /// Counts the pieces of this side and kind, on the board and beside it.
    pub fn count(&self, piece: Piece) -> usize {
        let beside = self.beside.iter().map(|&(_, there)| there);
        self.cells.iter().flatten().copied().chain(beside).filter(|&there| there == piece).count()
    }

    /// Removes all pieces and rights.
    pub fn clear(&mut self) {
        self.cells.fill(None);
        self.beside.clear();
        self.castling.clear();
        self.en_passant = None;
        (self.halfmoves, self.fullmoves) = (0, 1);
    }

    /// Returns the castling rights with the state of each. A right is held if it is in `wanted` and possible. It is
    /// possible if the pieces and the rights held before it allow it.
    pub fn rights<G: Game>(&self, variant: &str, wanted: &str) -> Vec<Right> {
        let mut bare = Draft { castling: String::new(), ..self.clone() };
        let rights = self.piece_set.castling.chars().map(|letter| {
            bare.castling.push(letter);
            let possible = !bare.has_fault::<G>(variant, |fault| {
                matches!(
                    fault,
                    Fault::Castling { .. } | Fault::CastlingUnmoved(_) | Fault::CastlingHome(_) | Fault::NoCastling(_)
                )
            });
            let held = possible && wanted.contains(letter);
            if !held {
                bare.castling.pop();
            }
            Right { letter, held, possible }
        });
        rights.collect()
    }

    /// Returns the cells that a pawn could just have passed over by moving two squares.
    pub fn passed<G: Game>(&self, variant: &str) -> Vec<Cell> {
        let stepper = Piece { side: !self.turn, kind: Kind::Pawn };
        let near = |&cell: &Cell| {
            let place = self.layout.place(cell);
            let beside = |step: i16| self.layout.at(place.column.into(), i16::from(place.row) + step);
            self.piece(cell).is_none()
                && [-1, 1].into_iter().filter_map(beside).any(|at| self.piece(at) == Some(stepper))
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

/// Castling right in a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Right {
    /// Letter of the right in a FEN.
    pub letter: char,
    /// True if the right is held.
    pub held: bool,
    /// True if the right could be held.
    pub possible: bool,
}
