//! A position: the men, what else counts, and the hash of it all.

use std::fmt;

use super::board::Geometry;
use super::key;
use super::men::{KINDS, LISTED, MIRROR_KNIGHT, index};
use super::{Castling, Rules};
use crate::game::chess::{Bits, Square};
use crate::game::{Cell, Game, Key, Kind, Man, Side};

/// A legal position. It can only be made by [`Setup::validate`](super::Setup::validate) and by playing turns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    men: [Option<Man>; 64],
    sides: [u64; 2],
    kings: [Option<Square>; 2],
    /// How many men of each kind a side has still to set up.
    hands: [[u8; KINDS]; 2],
    hash: u64,
    pub(super) turn: Side,
    pub(super) rules: Rules,
    pub(super) castling: Castling,
    /// The square behind a pawn that has just stepped two, whether or not anybody can capture there.
    pub(super) en_passant: Option<Square>,
    /// Whether somebody legally can: only then it counts for repetition.
    en_passant_counts: bool,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
}

impl Position {
    /// An empty board, for [`Setup::validate`](super::Setup::validate) to fill.
    pub(super) fn blank(rules: Rules) -> Position {
        Position {
            men: [None; 64],
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

    /// Which rules are played.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The geometry of the board.
    #[inline]
    pub(super) fn geometry(&self) -> &'static Geometry {
        Geometry::of(self.rules.board)
    }

    /// The number that players' boards give a square.
    pub fn cell(&self, square: Square) -> Cell {
        self.geometry().cell(square)
    }

    /// Every square with a man.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The squares with men of a side.
    #[inline]
    pub fn of_side(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// Who stands on a square.
    #[inline]
    pub fn man_on(&self, square: Square) -> Option<Man> {
        self.men[square.index()]
    }

    /// What stands on a square.
    #[inline]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        self.man_on(square).map(|man| man.kind)
    }

    /// Where a side's king stands; none while it has not been set up.
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.kings[side.index()]
    }

    /// How many men of a kind a side has still to set up.
    pub fn left(&self, man: Man) -> u8 {
        self.hands[man.side.index()].get(index(man.kind)).copied().unwrap_or(0)
    }

    /// How many men a side has still to set up.
    pub fn left_in_all(&self, side: Side) -> u8 {
        self.hands[side.index()].iter().sum()
    }

    /// Whether men are still being set up.
    #[inline]
    pub fn is_setting_up(&self) -> bool {
        self.rules.free && self.hands != [[0; KINDS]; 2]
    }

    /// The kinds that a side has still to set up, dearest first.
    pub(super) fn kinds_left(&self, side: Side) -> impl DoubleEndedIterator<Item = Kind> + '_ {
        LISTED.into_iter().filter(move |&kind| self.left(Man { side, kind }) > 0)
    }

    /// The men of a side that attack a square: that could capture there by replacement. A threat to take over is no
    /// attack (docs/rules.md 2.6).
    pub fn attackers(&self, target: Square, by: Side) -> u64 {
        let (g, them, occupied) = (self.geometry(), self.of_side(by), self.occupied());
        let mut set = 0;
        for direction in 0..8 {
            if let Some(at) = g.first(target, direction, occupied)
                && let Some(Man { side, kind }) = self.man_on(at)
                && side == by
                && slides(kind, direction)
            {
                set |= at.bit();
            }
        }
        // A leap the other way round takes its diagonal and its orthogonal step in the other order.
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

    /// Whether a side attacks a square.
    #[inline]
    pub fn is_attacked(&self, target: Square, by: Side) -> bool {
        self.attackers(target, by) != 0
    }

    /// The men that give check to the king of a side.
    pub fn checkers(&self, side: Side) -> u64 {
        self.king(side).map_or(0, |king| self.attackers(king, !side))
    }

    // The board, the hands, the rights and the hash change together, and only here.

    pub(super) fn put(&mut self, square: Square, man: Man) {
        self.take(square);
        self.men[square.index()] = Some(man);
        self.sides[man.side.index()] |= square.bit();
        self.hash ^= key::man(man, square);
        if man.kind == Kind::King {
            self.kings[man.side.index()] = Some(square);
        }
    }

    pub(super) fn take(&mut self, square: Square) {
        if let Some(man) = self.men[square.index()].take() {
            self.sides[man.side.index()] &= !square.bit();
            self.hash ^= key::man(man, square);
        }
    }

    pub(super) fn set_left(&mut self, man: Man, count: u8) {
        if let Some(old) = self.hands[man.side.index()].get_mut(index(man.kind)) {
            self.hash ^= key::hand(man, *old) ^ key::hand(man, count);
            *old = count;
        }
    }

    pub(super) fn set_castling(&mut self, castling: Castling) {
        self.hash ^= key::castling(self.castling) ^ key::castling(castling);
        self.castling = castling;
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
            && self.can_capture_en_passant(square)
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

    /// The square of the pawn that would be captured en passant on a square.
    pub(super) fn en_passant_victim(&self, to: Square) -> Option<Square> {
        to.offset(0, if self.turn == Side::White { -1 } else { 1 })
    }

    fn can_capture_en_passant(&self, to: Square) -> bool {
        let takers = self.geometry().pawn[(!self.turn).index()][to.index()] & self.of_side(self.turn);
        Bits(takers)
            .filter(|&from| self.kind_on(from) == Some(Kind::Pawn))
            .any(|from| self.board_after(from, to).checkers(self.turn) == 0)
    }

    /// The hash for repetition and the transposition table.
    pub(super) fn hash(&self) -> Key {
        Key(self.hash)
    }

    /// The same position with the other side to move, one ply on.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.clear_en_passant();
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(self.turn.index() as u16);
        next.set_turn(!self.turn);
        next
    }
}

/// Whether a man of this kind slides in a direction.
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
