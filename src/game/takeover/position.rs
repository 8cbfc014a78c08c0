//! Positions of Takeover Chess, and their hash.

use std::fmt;

use super::board::Geometry;
use super::key;
use super::pieces::{KINDS, LISTED, MIRROR_KNIGHT, index};
use super::{Castling, Rules};
use crate::game::chess::position::has_state;
use crate::game::chess::{Bits, Square};
use crate::game::{Cell, Game, Kind, Piece, Side};

/// Legal position. Only [`Setup::validate`](super::Setup::validate) and moves create one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pieces: [Option<Piece>; 64],
    sides: [u64; 2],
    kings: [Option<Square>; 2],
    /// Number of pieces of each kind that each side has yet to set up.
    hands: [[u8; KINDS]; 2],
    hash: u64,
    pub(super) turn: Side,
    pub(super) rules: Rules,
    pub(super) castling: Castling,
    /// Square behind a pawn that has just moved two squares, even if no pawn can capture there.
    pub(super) en_passant: Option<Square>,
    /// True if an en passant capture is legal: only then does the square count for repetition.
    en_passant_counts: bool,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
}

impl Position {
    /// Returns an empty board, which [`Setup::validate`](super::Setup::validate) fills.
    pub(super) fn blank(rules: Rules) -> Position {
        Position {
            pieces: [None; 64],
            sides: [0; 2],
            kings: [None; 2],
            hands: [[0; KINDS]; 2],
            hash: 0,
            turn: Side::White,
            rules,
            castling: Castling::NONE,
            en_passant: None,
            en_passant_counts: false,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// Returns the rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the geometry of the board.
    #[inline]
    pub(super) fn geometry(&self) -> &'static Geometry {
        Geometry::of(self.rules.board)
    }

    /// Returns the number of a square on the players' board.
    pub fn cell(&self, square: Square) -> Cell {
        self.geometry().cell(square)
    }

    /// Returns the occupied squares.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// Returns the squares with pieces of a side.
    #[inline]
    pub fn of_side(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// Returns the piece on a square.
    #[inline]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Returns the kind of the piece on a square.
    #[inline]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        self.piece_on(square).map(|piece| piece.kind)
    }

    /// Returns the square of a side's king, or `None` if it has not been set up.
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.kings[side.index()]
    }

    /// Returns the number of pieces of this side and kind that are still to be set up.
    pub fn left(&self, piece: Piece) -> u8 {
        self.hands[piece.side.index()].get(index(piece.kind)).copied().unwrap_or(0)
    }

    /// Returns the number of pieces that a side has yet to set up.
    pub fn left_in_all(&self, side: Side) -> u8 {
        self.hands[side.index()].iter().sum()
    }

    /// Returns true if pieces are still being set up.
    #[inline]
    pub fn is_setting_up(&self) -> bool {
        self.rules.free && self.hands != [[0; KINDS]; 2]
    }

    /// Returns the kinds that a side has yet to set up, most valuable first.
    pub(super) fn kinds_left(&self, side: Side) -> impl DoubleEndedIterator<Item = Kind> + '_ {
        LISTED.into_iter().filter(move |&kind| self.left(Piece { side, kind }) > 0)
    }

    /// Returns the pieces of a side that attack a square, that is, could capture there by replacement. A threat of
    /// takeover is not an attack (docs/rules.md 2.6).
    pub fn attackers(&self, target: Square, by: Side) -> u64 {
        let (g, them, occupied) = (self.geometry(), self.of_side(by), self.occupied());
        let mut set = 0;
        for direction in 0..8 {
            if let Some(at) = g.first(target, direction, occupied)
                && let Some(Piece { side, kind }) = self.piece_on(at)
                && side == by
                && slides(kind, direction)
            {
                set |= at.bit();
            }
        }
        // A leap in reverse takes its diagonal and its orthogonal step in the opposite order.
        let near = [
            (g.leaps[1][target.index()], Kind::Knight),
            (g.leaps[0][target.index()], MIRROR_KNIGHT),
            (g.king[target.index()], Kind::King),
            (g.pawn[(!by).index()][target.index()], Kind::Pawn),
        ];
        for (from, kind) in near {
            set |= Bits(from & them).filter(|&at| self.kind_on(at) == Some(kind)).fold(0, |set, at| set | at.bit());
        }
        set
    }

    /// Returns true if a side attacks a square.
    #[inline]
    pub fn is_attacked(&self, target: Square, by: Side) -> bool {
        self.attackers(target, by) != 0
    }

    /// Returns the pieces that give check to the king of a side.
    pub fn checkers(&self, side: Side) -> u64 {
        self.king(side).map_or(0, |king| self.attackers(king, !side))
    }

    // The board, the hands, the rights and the hash change together, and only in these functions and those below.

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.pieces[square.index()] = Some(piece);
        self.sides[piece.side.index()] |= square.bit();
        self.hash ^= key::piece(piece, square);
        if piece.kind == Kind::King {
            self.kings[piece.side.index()] = Some(square);
        }
    }

    pub(super) fn take(&mut self, square: Square) {
        if let Some(piece) = self.pieces[square.index()].take() {
            self.sides[piece.side.index()] &= !square.bit();
            self.hash ^= key::piece(piece, square);
        }
    }

    pub(super) fn set_left(&mut self, piece: Piece, count: u8) {
        if let Some(old) = self.hands[piece.side.index()].get_mut(index(piece.kind)) {
            self.hash ^= key::hand(piece, *old) ^ key::hand(piece, count);
            *old = count;
        }
    }

    /// Returns true if the pawn that has just moved two squares can be captured en passant.
    fn can_capture_en_passant(&self) -> bool {
        let Some(to) = self.en_passant else { return false };
        let takers = self.geometry().pawn[(!self.turn).index()][to.index()] & self.of_side(self.turn);
        Bits(takers)
            .filter(|&from| self.kind_on(from) == Some(Kind::Pawn))
            .any(|from| self.board_after(from, to).checkers(self.turn) == 0)
    }

    /// Returns the same position one ply later, with the other side to move.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.clear_en_passant();
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(self.turn.index() as u16);
        next.set_turn(!self.turn);
        next
    }
}

has_state!(Position, Square, Castling);

/// Returns true if a piece of this kind slides in a direction.
#[inline]
pub const fn slides(kind: Kind, direction: usize) -> bool {
    match kind {
        Kind::Queen => true,
        Kind::Rook => direction.is_multiple_of(2),
        Kind::Bishop => !direction.is_multiple_of(2),
        _ => false,
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.fen(), self.rules.name())
    }
}
