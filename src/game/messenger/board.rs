//! Positions of Messenger Chess, and their hash.

use std::fmt;

use super::pieces::{COURIER, KINDS, index};
use super::{Bits, Castling, CourierStep, Rules, Square, attacks, key};
use crate::game::chess::position::{has_piece_sets, has_state};
use crate::game::{Kind, Piece, Side};

/// Legal position. Only [`Setup::validate`](super::Setup::validate) and moves create one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Bits; 2],
    kinds: [Bits; 8],
    hash: u64,
    pub(super) turn: Side,
    pub(super) rules: Rules,
    pub(super) castling: Castling,
    /// Square behind a pawn that has just moved two squares, even if no pawn can capture there.
    pub(super) en_passant: Option<Square>,
    /// True if an en passant capture is legal: only then does the square count for repetition.
    en_passant_counts: bool,
    /// Sides that have not placed their courier yet.
    waiting: [bool; 2],
    /// Side whose courier has left the board: it has won.
    left: Option<Side>,
    /// Number of successive passes that led here. They are counted only where no piece can ever move again, because
    /// elsewhere a pass changes only the side to move. Two passes end the game.
    passes: u8,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
}

impl Position {
    /// Returns an empty board, which [`Setup::validate`](super::Setup::validate) fills.
    pub(super) fn blank(rules: Rules) -> Position {
        Position {
            sides: [Bits::NONE; 2],
            kinds: [Bits::NONE; 8],
            hash: 0,
            turn: Side::White,
            rules,
            castling: Castling::NONE,
            en_passant: None,
            en_passant_counts: false,
            waiting: [false; 2],
            left: None,
            passes: 0,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// Returns the rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the castling rights.
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// Returns true if a side has not placed its courier yet.
    pub fn is_waiting(&self, side: Side) -> bool {
        self.waiting[side.index()]
    }

    /// Returns the side whose courier has left the board.
    pub fn left(&self) -> Option<Side> {
        self.left
    }

    /// Returns the number of successive passes that led to this position, if no piece can ever move again.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Returns true if the game is over: a courier has left the board, or both sides have passed.
    pub(super) fn is_decided(&self) -> bool {
        self.left.is_some() || self.passes >= 2
    }

    /// Returns the square of a side's king.
    #[inline]
    pub fn king(&self, side: Side) -> Square {
        // Every position has both kings. But an illegal move played unchecked may capture one and must not panic.
        self.of(side, Kind::King).first().unwrap_or(Square::new(0, 0))
    }

    /// Returns the kind of the piece on a square.
    #[inline]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        if !self.occupied().has(square) {
            return None;
        }
        KINDS.into_iter().find(|&kind| self.of_kind(kind).has(square))
    }

    /// Returns the pieces of a side that may be captured: never the king, and couriers only if all pawns are couriers.
    #[inline]
    pub fn prey(&self, side: Side) -> Bits {
        let couriers = if self.rules == Rules::Messenger { self.of_kind(COURIER) } else { Bits::NONE };
        self.of_side(side) & !self.of_kind(Kind::King) & !couriers
    }

    /// Returns the pieces of `by` that would attack a square if the board were occupied like this. Couriers attack
    /// nothing.
    #[inline]
    pub(super) fn attackers_given(&self, target: Square, by: Side, occupied: Bits) -> Bits {
        attacks::attackers(target, by, occupied, |kind| self.of_kind(kind)) & self.of_side(by) & occupied
    }

    /// Returns the pieces of a side that attack a square.
    #[inline]
    pub fn attackers(&self, target: Square, by: Side) -> Bits {
        self.attackers_given(target, by, self.occupied())
    }

    /// Returns the pieces that give check to the king of a side.
    #[inline]
    pub fn checkers(&self, side: Side) -> Bits {
        self.attackers(self.king(side), !side)
    }

    /// Returns the square of the pawn that an en passant capture would take, if the field is set.
    pub(super) fn en_passant_victim(&self) -> Option<Square> {
        self.en_passant?.ahead(self.turn, -1)
    }

    /// Returns the position in the middle of a move: a courier has stepped, and the same side is to move.
    #[inline]
    pub(super) fn stepped(&self, CourierStep { from, to }: CourierStep) -> Position {
        let courier = Piece { side: self.turn, kind: COURIER };
        let mut next = *self;
        next.toggle(from, courier);
        next.toggle(to, courier);
        next
    }

    /// Returns the same position with the other side to move.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.clear_en_passant();
        next.set_passes(0);
        next.set_turn(!self.turn);
        next
    }

    // The board, the other fields and the hash change together, and only in these functions and those below.

    pub(super) fn set_waiting(&mut self, side: Side, waiting: bool) {
        if self.waiting[side.index()] != waiting {
            self.hash ^= key::waiting(side);
            self.waiting[side.index()] = waiting;
        }
    }

    pub(super) fn set_left(&mut self, side: Side) {
        if self.left.is_none() {
            self.hash ^= key::left(side);
            self.left = Some(side);
        }
    }

    pub(super) fn set_passes(&mut self, passes: u8) {
        self.hash ^= key::passes(self.passes) ^ key::passes(passes);
        self.passes = passes;
    }
}

has_piece_sets!(Position, Square, Bits, index);
has_state!(Position, Square, Castling);

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.to_fen(), self.rules.name())?;
        if self.passes > 0 { write!(f, " after {} passes", self.passes) } else { Ok(()) }
    }
}
