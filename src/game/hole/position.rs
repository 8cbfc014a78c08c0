//! A position, and what a turn makes of it.

use std::fmt;

use super::board::Ground;
use super::lines::{self, Direction};
use super::{Bits, Move, Square, key};
use crate::game::{Key, Kind, Man, Position as _, Side};

/// A legal position. It can only be made by [`Setup::validate`](super::Setup::validate) and by playing turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Bits; 2],
    kinds: [Bits; 6],
    hash: u64,
    pub(super) turn: Side,
    /// The square behind a pawn that has just stepped two, whether or not anybody can capture there.
    pub(super) en_passant: Option<Square>,
    /// Whether somebody can: only then it counts for repetition.
    en_passant_counts: bool,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
}

impl Position {
    /// An empty board, for [`Setup::validate`](super::Setup::validate) to fill.
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

    /// Every square with a man.
    #[inline]
    pub fn occupied(&self) -> Bits {
        self.sides[0] | self.sides[1]
    }

    /// The squares with men of a side.
    #[inline]
    pub fn of_side(&self, side: Side) -> Bits {
        self.sides[side.index()]
    }

    /// The squares with men of a side and kind.
    #[inline]
    pub fn of(&self, side: Side, kind: Kind) -> Bits {
        self.of_side(side) & self.kinds[kind.index()]
    }

    /// Where a side's king stands; none once it has been taken.
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.of(side, Kind::King).first()
    }

    /// Whether a king is gone, which ends the game at once.
    #[inline]
    pub fn is_decided(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.king(side).is_none())
    }

    /// What stands on a square.
    #[inline]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        if !self.occupied().has(square) {
            return None;
        }
        Kind::ALL.into_iter().find(|kind| self.kinds[kind.index()].has(square))
    }

    /// Who stands on a square.
    pub fn man_on(&self, square: Square) -> Option<Man> {
        let kind = self.kind_on(square)?;
        let side = if self.of_side(Side::White).has(square) { Side::White } else { Side::Black };
        Some(Man { side, kind })
    }

    /// The men of a side that could go to a square in action 1, or capture there, were the board occupied like this.
    #[inline]
    pub(super) fn attackers(&self, target: Square, by: Side, occupied: Bits) -> Bits {
        let men = lines::pawn(!by, target) & self.of(by, Kind::Pawn)
            | lines::king(target) & self.of(by, Kind::King)
            | self.pullers_that_reach(target, by, occupied, &[Kind::Queen, Kind::Rook, Kind::Bishop]);
        men & occupied
    }

    #[inline]
    fn pullers_that_reach(&self, target: Square, by: Side, occupied: Bits, kinds: &[Kind]) -> Bits {
        // Whoever reaches a square is reached from there by a man of his kind.
        let mut men = Bits::NONE;
        for &kind in kinds {
            let own = self.of(by, kind);
            if own.has_any() {
                men |= lines::reach(kind, target, occupied) & own;
            }
        }
        men
    }

    /// Whether the opponent could take a side's king with one whole turn, were it the opponent's turn: by action 1, or
    /// by action 2 with or without a move before it. This is what "check" means here (docs/rules.md 3.5).
    pub fn king_hangs(&self, side: Side) -> bool {
        let Some(king) = self.king(side) else { return false };
        let (by, occupied) = (!side, self.occupied());
        if self.attackers(king, by, occupied).has_any() {
            return true;
        }
        // A man that leaves the line never opens it: standing between king and hole it would attack the king, and
        // standing beyond the hole it could pull without moving.
        Direction::ALL.into_iter().any(|direction| {
            let sight = direction.sight(king, occupied);
            let kinds = [Kind::Queen, if direction.is_straight() { Kind::Rook } else { Kind::Bishop }];
            sight.has_any()
                && ((sight & (self.of(by, kinds[0]) | self.of(by, kinds[1]))).has_any()
                    || (sight & !self.of_side(by))
                        .any(|square| self.pullers_that_reach(square, by, occupied, &kinds).has_any()))
        })
    }

    /// Whether the side to move loses its king whatever it does, although not by having no turn at all.
    pub fn is_mated(&self) -> bool {
        self.king_hangs(self.turn)
            && self.legal_moves().into_iter().all(|m| {
                let next = self.after(m);
                next.king(next.turn).is_some() && next.king_hangs(self.turn)
            })
    }

    /// The square on which an enemy pawn would be taken en passant, if the field is set.
    pub(super) fn en_passant_victim(&self) -> Option<Square> {
        match self.en_passant?.ahead(self.turn, -1) {
            Ground::Square(square) => Some(square),
            _ => None,
        }
    }

    // The board, the other fields and the hash change together, and only here.

    pub(super) fn put(&mut self, square: Square, man: Man) {
        self.toggle(square, man);
    }

    fn toggle(&mut self, square: Square, Man { side, kind }: Man) {
        self.sides[side.index()] ^= square.into();
        self.kinds[kind.index()] ^= square.into();
        self.hash ^= key::man(side, kind, square);
    }

    pub(super) fn set_turn(&mut self, turn: Side) {
        if turn != self.turn {
            self.hash ^= key::BLACK;
            self.turn = turn;
        }
    }

    /// Sets the en passant square; must come last, because whether it counts depends on all the rest.
    pub(super) fn set_en_passant(&mut self, square: Option<Square>) {
        self.clear_en_passant();
        self.en_passant = square;
        if let Some(square) = square
            && (lines::pawn(!self.turn, square) & self.of(self.turn, Kind::Pawn)).has_any()
        {
            self.en_passant_counts = true;
            self.hash ^= key::en_passant(square);
        }
    }

    fn clear_en_passant(&mut self) {
        if let Some(old) = self.en_passant.take()
            && self.en_passant_counts
        {
            self.hash ^= key::en_passant(old);
            self.en_passant_counts = false;
        }
    }

    /// The hash for repetition and the transposition table.
    pub(super) fn hash(&self) -> Key {
        Key(self.hash)
    }

    /// Plays a turn that is known to be legal.
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
            next.toggle(m.from, Man { side: us, kind });
            next.toggle(m.to, Man { side: us, kind: m.promotion.unwrap_or(kind) });
        }
        if let Some(target) = m.pull {
            next.remove(target);
        }
        if kind == Kind::Pawn {
            next.halfmoves = 0;
            if Some(m.to) == self.en_passant && m.from.file() != m.to.file() {
                self.en_passant_victim().into_iter().for_each(|victim| next.remove(victim));
            } else if m.from.rank().abs_diff(m.to.rank()) == 2
                && let Ground::Square(behind) = m.from.ahead(us, 1)
            {
                next.set_en_passant(Some(behind));
            }
        }
        next
    }

    /// Takes a man off the board; a capture or a pull restarts the fifty moves.
    fn remove(&mut self, square: Square) {
        if let Some(victim) = self.man_on(square) {
            self.toggle(square, victim);
            self.halfmoves = 0;
        }
    }

    /// The same position with the other side to move.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.clear_en_passant();
        next.set_turn(!self.turn);
        next
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::game::Game;
        write!(f, "{}", self.fen())
    }
}
