//! Positions of Hostage Chess.

use std::fmt;

use super::pockets::KINDS;
use super::{Bits, Castling, Hold, Pockets, Square, attacks, key};
use crate::game::chess::position::{has_piece_sets, has_state};
use crate::game::{Kind, Side, mix};

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
    pockets: Pockets,
    hash: u64,
    /// Pieces that check the side to move.
    checkers: Bits,
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
            sides: [Bits::NONE; 2],
            kinds: [Bits::NONE; 6],
            pockets: Pockets::default(),
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
    pub fn pockets(&self) -> &Pockets {
        &self.pockets
    }

    /// Returns the castling rights.
    pub fn castling(&self) -> Castling {
        self.castling
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
        // Added up without branches, because the processor could not predict where a loop over the kinds would end.
        let [_, ones, twos, threes, fours, fives] = self.kinds.map(|pieces| usize::from(pieces.has(square)));
        Kind::ALL.get(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives).copied()
    }

    /// Returns true if a side's pawns have nothing to promote to, because the opponent's prison holds no knight,
    /// bishop, rook or queen of that side.
    #[inline]
    pub fn no_promotion(&self, side: Side) -> bool {
        !self.pockets.jailed(side).has_officer()
    }

    /// Returns the squares on which a side's pawns attack nothing, because they would be frozen there.
    #[inline]
    pub(super) fn harmless_squares(&self, side: Side) -> Bits {
        if self.rules == Rules::Leslie && self.no_promotion(side) { Bits::seventh(side) } else { Bits::NONE }
    }

    /// Returns the pawns of a side that attack nothing because they are frozen.
    #[inline]
    pub fn harmless_pawns(&self, side: Side) -> Bits {
        self.of(side, Kind::Pawn) & self.harmless_squares(side)
    }

    /// Returns the pieces of `by` that would attack a square if the board were occupied like this and these pawns were
    /// harmless.
    #[inline]
    pub(super) fn attackers_given(&self, target: Square, by: Side, occupied: Bits, harmless: Bits) -> Bits {
        let of_kind = |kind| if kind == Kind::Pawn { self.of_kind(kind) & !harmless } else { self.of_kind(kind) };
        attacks::attackers(target, by, occupied, of_kind) & self.of_side(by) & occupied
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

    // The board, the pockets, the rights and the hash change together, and only in these functions and those below.

    /// Finds the pieces that give check; must be called after all other changes.
    #[inline]
    pub(super) fn find_checkers(&mut self) {
        self.checkers = self.checkers(self.turn);
    }

    pub(super) fn set_prison(&mut self, owner: Side, hold: Hold, changed: Kind) {
        let old = &mut self.pockets.prison[owner.index()];
        self.hash ^= key::prison(owner, changed, old.count(changed)) ^ key::prison(owner, changed, hold.count(changed));
        *old = hold;
    }

    pub(super) fn set_airfield(&mut self, owner: Side, hold: Hold, changed: Kind) {
        let old = &mut self.pockets.airfield[owner.index()];
        self.hash ^=
            key::airfield(owner, changed, old.count(changed)) ^ key::airfield(owner, changed, hold.count(changed));
        *old = hold;
    }

    pub(super) fn imprison(&mut self, captor: Side, kind: Kind) {
        self.set_prison(captor, self.pockets.prison(captor).with(kind), kind);
    }

    pub(super) fn release(&mut self, prison: Side, kind: Kind) {
        self.set_prison(prison, self.pockets.prison(prison).without(kind), kind);
    }

    /// Returns hashes of the pawns, of the pockets, and of each side's other pieces on the board.
    pub(super) fn correction_keys(&self) -> [u64; 4] {
        let one = |sum: u64, Bits(bits): Bits| (sum.rotate_left(17) ^ bits).wrapping_mul(mix::STEP);
        let pieces = |side| {
            KINDS[1..].iter().fold(one(0, self.of(side, Kind::King)), |sum, &kind| one(sum, self.of(side, kind)))
        };
        let pawns = one(one(0, self.of(Side::White, Kind::Pawn)), self.of(Side::Black, Kind::Pawn));
        let Pockets { prison, airfield } = &self.pockets;
        let pockets = prison.iter().chain(airfield).fold(0, |sum, hold| one(sum, Bits(hold.packed())));
        [pawns, pockets, pieces(Side::White), pieces(Side::Black)]
    }
}

has_piece_sets!(Position, Square, Bits, Kind::index);
has_state!(Position, Square, Castling);

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::game::Game;
        write!(f, "{} ({})", self.fen(), self.rules.name())
    }
}
