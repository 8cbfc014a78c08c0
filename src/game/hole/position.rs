//! Positions of Hole Chess.

use std::fmt;

use super::board::Ground;
use super::lines::{self, Direction};
use super::{Bits, Move, Square};
use crate::game::chess::position::{has_piece_sets, has_state};
use crate::game::{Kind, Piece, Position as _, Side};

/// Legal position. Only [`Setup::validate`](super::Setup::validate) and moves create one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Bits; 2],
    kinds: [Bits; 6],
    hash: u64,
    pub(super) turn: Side,
    /// Square behind a pawn that has just moved two squares, even if no pawn can capture there.
    pub(super) en_passant: Option<Square>,
    /// True if an en passant capture is possible: only then does the square count for repetition.
    en_passant_counts: bool,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
}

impl Position {
    /// Returns an empty board, which [`Setup::validate`](super::Setup::validate) fills.
    pub(super) fn blank() -> Position {
        Position {
            sides: [Bits::NONE; 2],
            kinds: [Bits::NONE; 6],
            hash: 0,
            turn: Side::White,
            en_passant: None,
            en_passant_counts: false,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// Returns the square of a side's king, or `None` once it is gone.
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.of(side, Kind::King).first()
    }

    /// Returns true if a king is gone, which ends the game at once.
    #[inline]
    pub fn is_decided(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.king(side).is_none())
    }

    /// Returns the kind of the piece on a square.
    #[inline]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        if !self.occupied().has(square) {
            return None;
        }
        Kind::ALL.into_iter().find(|kind| self.kinds[kind.index()].has(square))
    }

    /// Returns the pieces of a side that could go to a square in action 1, or capture there, if the board were occupied
    /// like this.
    #[inline]
    pub(super) fn attackers(&self, target: Square, by: Side, occupied: Bits) -> Bits {
        let pieces = lines::pawn(!by, target) & self.of(by, Kind::Pawn)
            | lines::king(target) & self.of(by, Kind::King)
            | self.pullers_that_reach(target, by, occupied, &[Kind::Queen, Kind::Rook, Kind::Bishop]);
        pieces & occupied
    }

    #[inline]
    fn pullers_that_reach(&self, target: Square, by: Side, occupied: Bits, kinds: &[Kind]) -> Bits {
        // A piece reaches a square if a piece of its kind on that square would reach it.
        let mut pieces = Bits::NONE;
        for &kind in kinds {
            let own = self.of(by, kind);
            if own.has_any() {
                pieces |= lines::reach(kind, target, occupied) & own;
            }
        }
        pieces
    }

    /// Returns true if the opponent, on its turn, could remove a side's king with one whole move. That is action 1, or
    /// action 2 with or without a move before it. In this game, "check" means exactly this (docs/rules.md 3.5).
    pub fn king_hangs(&self, side: Side) -> bool {
        let Some(king) = self.king(side) else { return false };
        let (by, occupied) = (!side, self.occupied());
        if self.attackers(king, by, occupied).has_any() {
            return true;
        }
        // Action 1 by a piece on the line need not be examined. A piece between king and hole would attack the king,
        // and a piece beyond the hole could pull without moving.
        Direction::ALL.into_iter().any(|direction| {
            let sight = direction.sight(king, occupied);
            let kinds = [Kind::Queen, if direction.is_straight() { Kind::Rook } else { Kind::Bishop }];
            sight.has_any()
                && ((sight & (self.of(by, kinds[0]) | self.of(by, kinds[1]))).has_any()
                    || (sight & !self.of_side(by))
                        .any(|square| self.pullers_that_reach(square, by, occupied, &kinds).has_any()))
        })
    }

    /// Returns true if the king of the side to move hangs, and no move saves it or wins at once.
    pub fn is_mated(&self) -> bool {
        self.king_hangs(self.turn)
            && self.legal_moves().into_iter().all(|m| {
                let next = self.after(m);
                next.king(next.turn).is_some() && next.king_hangs(self.turn)
            })
    }

    /// Returns the square of the pawn that an en passant capture would take, if the field is set.
    pub(super) fn en_passant_victim(&self) -> Option<Square> {
        match self.en_passant?.ahead(self.turn, -1) {
            Ground::Square(square) => Some(square),
            _ => None,
        }
    }

    /// Returns true if the pawn that has just moved two squares can be captured en passant.
    fn can_capture_en_passant(&self) -> bool {
        let takers = |square| lines::pawn(!self.turn, square) & self.of(self.turn, Kind::Pawn);
        self.en_passant.is_some_and(|square| takers(square).has_any())
    }

    /// Plays a legal move.
    #[inline]
    pub(super) fn after(&self, m: Move) -> Position {
        let mut next = *self;
        let us = self.turn;
        next.clear_en_passant();
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(us.index() as u16);
        next.set_turn(!us);
        let Some(kind) = self.kind_on(m.from) else { return next };
        if !m.stands() {
            next.remove(m.to);
            next.toggle(m.from, Piece { side: us, kind });
            next.toggle(m.to, Piece { side: us, kind: m.promotion.unwrap_or(kind) });
        }
        if let Some(target) = m.pull {
            next.remove(target);
        }
        if kind == Kind::Pawn {
            next.halfmoves = 0;
            if self.is_en_passant(m.from, m.to) {
                self.en_passant_victim().into_iter().for_each(|victim| next.remove(victim));
            } else if m.from.rank().abs_diff(m.to.rank()) == 2
                && let Ground::Square(behind) = m.from.ahead(us, 1)
            {
                next.set_en_passant(Some(behind));
            }
        }
        next
    }

    /// Removes a piece from the board. A capture or a pull resets the fifty-move counter.
    fn remove(&mut self, square: Square) {
        if let Some(victim) = self.piece_on(square) {
            self.toggle(square, victim);
            self.halfmoves = 0;
        }
    }

    /// Returns the same position with the other side to move.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.clear_en_passant();
        next.set_turn(!self.turn);
        next
    }
}

has_piece_sets!(Position, Square, Bits, Kind::index);
has_state!(Position, Square);

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::game::Game;
        write!(f, "{}", self.fen())
    }
}
