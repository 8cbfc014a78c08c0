//! The moves, as the search sees them.

use hostage_chess::game::view::PlainView;
use hostage_chess::game::{Ending, Hint, Key, Kind, Outcome, Piece, Position as Rules, Side};

use super::{LEAPER, Move, Position, SIZE, TRAPDOOR};

/// Number of plies without a capture or a fall after which the game is drawn.
const MOST_QUIET: u16 = 60;

const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// Returns the squares that a piece reaches from a square regardless of other pieces, except squares where it may never
/// stand.
pub(super) fn targets(kind: Kind, from: u8) -> impl Iterator<Item = u8> {
    let step = if kind == LEAPER { 2 } else { 1 };
    let (file, rank) = ((from % SIZE) as i8, (from / SIZE) as i8);
    let squares = DIRECTIONS.into_iter().map(move |(right, up)| (file + step * right, rank + step * up));
    let on_board = |&(file, rank): &(i8, i8)| (0..SIZE as i8).contains(&file) && (0..SIZE as i8).contains(&rank);
    squares.filter(on_board).map(|(file, rank)| rank as u8 * SIZE + file as u8)
}

impl Position {
    pub(super) fn pieces(&self) -> impl Iterator<Item = (u8, Piece)> + '_ {
        (0..).zip(&self.board).filter_map(|(at, piece)| Some((at, (*piece)?)))
    }

    pub(super) fn king(&self, side: Side) -> Option<u8> {
        self.pieces().find(|(_, piece)| *piece == Piece { side, kind: Kind::King }).map(|(at, _)| at)
    }

    /// Returns a piece that attacks the king of a side, and its square.
    pub(super) fn attacker(&self, side: Side) -> Option<(Piece, u8)> {
        let king = self.king(side)?;
        let attacks = |&(at, piece): &(u8, Piece)| piece.side != side && targets(piece.kind, at).any(|to| to == king);
        self.pieces().find(attacks).map(|(at, piece)| (piece, at))
    }

    /// Returns true if the piece of the side to move can go there, regardless of its king's safety.
    pub(super) fn may_go(&self, m: Move) -> bool {
        let own = |at: u8| self.board[usize::from(at)].filter(|piece| piece.side == self.turn);
        let Some(piece) = own(m.from) else { return false };
        let falls = m.to == TRAPDOOR && piece.kind == Kind::King;
        !falls && own(m.to).is_none() && targets(piece.kind, m.from).any(|to| to == m.to)
    }

    pub(super) fn is_legal(&self, m: Move) -> bool {
        self.counters.0 < MOST_QUIET && self.may_go(m) && self.play_unchecked(m).attacker(self.turn).is_none()
    }

    pub(super) fn takes(&self, m: Move) -> bool {
        self.board[usize::from(m.to)].is_some()
    }
}

impl Rules for Position {
    type Move = Move;

    type View<'a> = PlainView<'a, Self>;

    const HISTORY: usize = 25 * 25;

    fn view(&self) -> PlainView<'_, Self> {
        PlainView(self)
    }

    fn side_to_move(&self) -> Side {
        self.turn
    }

    fn moves(&self, list: &mut Vec<Move>) {
        let own = self.pieces().filter(|(_, piece)| piece.side == self.turn);
        let all = own.flat_map(|(from, piece)| targets(piece.kind, from).map(move |to| Move { from, to }));
        list.extend(all.filter(|&m| self.is_legal(m)));
    }

    fn forcing_moves(&self, list: &mut Vec<Move>) {
        list.extend(self.legal_moves().into_iter().filter(|&m| self.takes(m)));
    }

    fn play_unchecked(&self, m: Move) -> Position {
        let mut next = *self;
        let piece = next.board[usize::from(m.from)].take();
        let ends = m.to == TRAPDOOR || self.takes(m);
        next.board[usize::from(m.to)] = piece.filter(|_| m.to != TRAPDOOR);
        next.turn = !self.turn;
        let quiet = if ends { 0 } else { self.counters.0.saturating_add(1) };
        next.counters = (quiet, self.counters.1.saturating_add(u16::from(self.turn == Side::Black)));
        next
    }

    fn pass(&self) -> Option<Position> {
        (!self.in_check()).then_some(Position { turn: !self.turn, ..*self })
    }

    fn key(&self) -> Key {
        let mixed = |key: u64, part: usize| (key ^ part as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        let pieces =
            self.board.iter().map(|piece| piece.map_or(0, |piece| 1 + 2 * piece.kind.index() + piece.side.index()));
        Key(pieces.fold(1 + self.turn.index() as u64, mixed))
    }

    fn in_check(&self) -> bool {
        self.attacker(self.turn).is_some()
    }

    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        let ended = |winner, ending| Some(Outcome { winner, ending });
        match (self.counters.0 >= MOST_QUIET, has_moves) {
            (true, _) => ended(None, Ending::FiftyMoves),
            (false, true) => None,
            (false, false) if self.in_check() => ended(Some(!self.turn), Ending::Checkmate),
            (false, false) => ended(None, Ending::Stalemate),
        }
    }

    fn evaluate(&self) -> i32 {
        let leapers =
            |side: Side| self.pieces().filter(|(_, piece)| *piece == Piece { side, kind: LEAPER }).count() as i32;
        300 * (leapers(self.turn) - leapers(!self.turn))
    }

    fn hint(&self, m: Move) -> Hint {
        let loss = if m.to == TRAPDOOR { -300 } else { 0 };
        let forcing = self.takes(m);
        let move_score = loss + if forcing { 300 } else { 0 };
        Hint { forcing, check: false, move_score, history: usize::from(m.from) * 25 + usize::from(m.to) }
    }
}
