//! Positions of Hostage Chess.

use std::fmt;

use super::stores::KINDS;
use super::{Bits, Castling, Hold, Pockets, Square, attacks, key};
use crate::game::{Key, Kind, Piece, Side, mix};

/// One of the two rule sets (docs/rules.md 1.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// The inventor's rules: a frozen pawn attacks nothing.
    Leslie,
    /// Pierce's rules: a pawn on its seventh rank always attacks.
    Pierce,
}

impl Rules {
    /// Both rule sets.
    pub const ALL: [Rules; 2] = [Rules::Leslie, Rules::Pierce];

    /// Returns the name in UCI, links and records.
    pub const fn name(self) -> &'static str {
        match self {
            Rules::Leslie => "hostage",
            Rules::Pierce => "hostage-pierce",
        }
    }
}

/// Legal position. Only [`Setup::validate`](super::Setup::validate) and moves create one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Bits; 2],
    kinds: [Bits; 6],
    stores: Pockets,
    hash: u64,
    /// Pieces that check the side to move.
    checkers: Bits,
    pub(super) turn: Side,
    pub(super) rules: Rules,
    pub(super) castling: Castling,
    /// Square behind a pawn that has just stepped two, even if no pawn can capture there.
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
            sides: [Bits::NONE; 2],
            kinds: [Bits::NONE; 6],
            stores: Pockets::default(),
            hash: key::castling(Castling::NONE),
            checkers: Bits::NONE,
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

    /// Returns the prisons and airfields.
    pub fn stores(&self) -> &Pockets {
        &self.stores
    }

    /// Returns the castling rights.
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// Returns the occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bits {
        self.sides[0] | self.sides[1]
    }

    /// Returns the squares with pieces of a side.
    #[inline]
    pub fn of_side(&self, side: Side) -> Bits {
        self.sides[side.index()]
    }

    /// Returns the squares with pieces of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> Bits {
        self.kinds[kind.index()]
    }

    /// Returns the squares with pieces of a side and kind.
    #[inline]
    pub fn of(&self, side: Side, kind: Kind) -> Bits {
        self.of_side(side) & self.of_kind(kind)
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
        // Added up without branches, because the processor could not predict where a search ends.
        let [_, ones, twos, threes, fours, fives] = self.kinds.map(|pieces| usize::from(pieces.has(square)));
        Kind::ALL.get(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives).copied()
    }

    /// Returns the piece on a square.
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        let kind = self.kind_on(square)?;
        let side = if self.of_side(Side::White).has(square) { Side::White } else { Side::Black };
        Some(Piece { side, kind })
    }

    /// Returns true if a side's pawns have nothing to promote to, because the opponent's prison holds no knight,
    /// bishop, rook or queen of that side.
    #[inline]
    pub fn no_promotion(&self, side: Side) -> bool {
        !self.stores.jailed(side).has_officer()
    }

    /// Returns the pawns of a side that attack nothing because they are frozen.
    #[inline]
    pub fn harmless_pawns(&self, side: Side) -> Bits {
        if self.rules == Rules::Leslie && self.no_promotion(side) {
            self.of(side, Kind::Pawn) & Bits::seventh(side)
        } else {
            Bits::NONE
        }
    }

    /// Returns the pieces of `by` that would attack a square if the board were occupied like this and these pawns were
    /// harmless.
    #[inline]
    pub(super) fn attackers_given(&self, target: Square, by: Side, occupied: Bits, harmless: Bits) -> Bits {
        let queens = self.of_kind(Kind::Queen);
        let pieces = attacks::pawn(!by, target) & self.of_kind(Kind::Pawn) & !harmless
            | attacks::knight(target) & self.of_kind(Kind::Knight)
            | attacks::king(target) & self.of_kind(Kind::King)
            | attacks::rook(target, occupied) & (self.of_kind(Kind::Rook) | queens)
            | attacks::bishop(target, occupied) & (self.of_kind(Kind::Bishop) | queens);
        pieces & self.of_side(by) & occupied
    }

    /// Returns the pieces of a side that attack a square.
    pub fn attackers(&self, target: Square, by: Side) -> Bits {
        self.attackers_given(target, by, self.occupied(), self.harmless_pawns(by))
    }

    /// Returns the pieces that give check to the king of a side.
    pub fn checkers(&self, side: Side) -> Bits {
        self.attackers(self.king(side), !side)
    }

    /// Returns the frozen pawns that would otherwise check the king of a side.
    pub fn pseudo_checkers(&self, side: Side) -> Bits {
        attacks::pawn(side, self.king(side)) & self.harmless_pawns(!side)
    }

    /// Returns the square of the pawn that an en passant capture would take, if the field is set.
    pub(super) fn en_passant_victim(&self) -> Option<Square> {
        self.en_passant?.ahead(self.turn, -1)
    }

    /// Returns the pieces that check the side to move, as stored when the position was made; see
    /// [`Position::checkers`].
    #[inline]
    pub(super) fn checked_by(&self) -> Bits {
        self.checkers
    }

    // The board, the stores, the rights and the hash change together, and only in these functions.

    /// Finds the pieces that give check; must be called after all other changes.
    #[inline]
    pub(super) fn find_checkers(&mut self) {
        self.checkers = self.checkers(self.turn);
    }

    /// Puts a piece on an empty square, or removes it from its square.
    #[inline]
    pub(super) fn toggle(&mut self, square: Square, Piece { side, kind }: Piece) {
        self.sides[side.index()] ^= square.into();
        self.kinds[kind.index()] ^= square.into();
        self.hash ^= key::piece(side, kind, square);
    }

    pub(super) fn set_prison(&mut self, owner: Side, hold: Hold, changed: Kind) {
        let old = &mut self.stores.prison[owner.index()];
        self.hash ^= key::prison(owner, changed, old.count(changed)) ^ key::prison(owner, changed, hold.count(changed));
        *old = hold;
    }

    pub(super) fn set_airfield(&mut self, owner: Side, hold: Hold, changed: Kind) {
        let old = &mut self.stores.airfield[owner.index()];
        self.hash ^=
            key::airfield(owner, changed, old.count(changed)) ^ key::airfield(owner, changed, hold.count(changed));
        *old = hold;
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

    /// Sets the en passant square; must come last, because its effect on the hash depends on everything else.
    pub(super) fn set_en_passant(&mut self, square: Option<Square>) {
        self.clear_en_passant();
        self.en_passant = square;
        if let Some(square) = square
            && self.can_capture_en_passant()
        {
            self.en_passant_counts = true;
            self.hash ^= key::en_passant(square);
        }
    }

    pub(super) fn clear_en_passant(&mut self) {
        if let Some(old) = self.en_passant.take()
            && self.en_passant_counts
        {
            self.hash ^= key::en_passant(old);
            self.en_passant_counts = false;
        }
    }

    pub(super) fn imprison(&mut self, captor: Side, kind: Kind) {
        self.set_prison(captor, self.stores.prison(captor).with(kind), kind);
    }

    pub(super) fn release(&mut self, prison: Side, kind: Kind) {
        self.set_prison(prison, self.stores.prison(prison).without(kind), kind);
    }

    /// Returns hashes of the pawns, of the stores, and of each side's other pieces on the board.
    pub(super) fn correction_keys(&self) -> [u64; 4] {
        let one = |sum: u64, Bits(bits): Bits| (sum.rotate_left(17) ^ bits).wrapping_mul(mix::STEP);
        let pieces = |side| {
            KINDS[1..].iter().fold(one(0, self.of(side, Kind::King)), |sum, &kind| one(sum, self.of(side, kind)))
        };
        let pawns = one(one(0, self.of(Side::White, Kind::Pawn)), self.of(Side::Black, Kind::Pawn));
        let Pockets { prison, airfield } = &self.stores;
        let stores = prison.iter().chain(airfield).fold(0, |sum, hold| one(sum, Bits(hold.packed())));
        [pawns, stores, pieces(Side::White), pieces(Side::Black)]
    }

    /// Returns the hash for repetition and the transposition table.
    pub(super) fn hash(&self) -> Key {
        Key(self.hash)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::game::Game;
        write!(f, "{} ({})", self.fen(), self.rules.name())
    }
}
