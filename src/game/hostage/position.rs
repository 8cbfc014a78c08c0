//! A position, and what a turn makes of it.

use std::fmt;

use super::stores::KINDS;
use super::{Bits, Castling, Hold, Square, Stores, attacks, key};
use crate::game::{Key, Kind, Man, Side, mix};

/// Which of the two rule sets (docs/rules.md 1.9) is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// The inventor's own: a frozen pawn attacks nothing.
    Leslie,
    /// Pierce's: a pawn on the seventh always attacks.
    Pierce,
}

impl Rules {
    /// Both rule sets.
    pub const ALL: [Rules; 2] = [Rules::Leslie, Rules::Pierce];

    /// The name in UCI, links and records.
    pub const fn name(self) -> &'static str {
        match self {
            Rules::Leslie => "hostage",
            Rules::Pierce => "hostage-pierce",
        }
    }
}

/// A legal position. It can only be made by [`Setup::validate`](super::Setup::validate) and by playing turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Bits; 2],
    kinds: [Bits; 6],
    stores: Stores,
    hash: u64,
    /// The men that check the side to move.
    checkers: Bits,
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
            sides: [Bits::NONE; 2],
            kinds: [Bits::NONE; 6],
            stores: Stores::default(),
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

    /// Which rules are played.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Prisons and airfields.
    pub fn stores(&self) -> &Stores {
        &self.stores
    }

    /// Castling rights.
    pub fn castling(&self) -> Castling {
        self.castling
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

    /// The squares with men of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> Bits {
        self.kinds[kind.index()]
    }

    /// The squares with men of a side and kind.
    #[inline]
    pub fn of(&self, side: Side, kind: Kind) -> Bits {
        self.of_side(side) & self.of_kind(kind)
    }

    /// Where a side's king stands.
    #[inline]
    pub fn king(&self, side: Side) -> Square {
        // Every position has both kings; a nonsense turn played unchecked may take one, and must not panic.
        self.of(side, Kind::King).first().unwrap_or(Square::new(0, 0))
    }

    /// What stands on a square.
    #[inline]
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        if !self.occupied().has(square) {
            return None;
        }
        // Added up, since the processor could not foretell where a search ends.
        let [_, ones, twos, threes, fours, fives] = self.kinds.map(|men| usize::from(men.has(square)));
        Kind::ALL.get(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives).copied()
    }

    /// Who stands on a square.
    pub fn man_on(&self, square: Square) -> Option<Man> {
        let kind = self.kind_on(square)?;
        let side = if self.of_side(Side::White).has(square) { Side::White } else { Side::Black };
        Some(Man { side, kind })
    }

    /// Whether a side's pawns on the seventh are frozen: nobody is in the opponent's prison for them to become.
    #[inline]
    pub fn no_promotion(&self, side: Side) -> bool {
        !self.stores.jailed(side).has_officer()
    }

    /// The pawns of a side that attack nothing, because they are frozen.
    #[inline]
    pub fn harmless_pawns(&self, side: Side) -> Bits {
        if self.rules == Rules::Leslie && self.no_promotion(side) {
            self.of(side, Kind::Pawn) & Bits::seventh(side)
        } else {
            Bits::NONE
        }
    }

    /// The men of `by` that attack a square, were the board occupied like this and these of them harmless.
    #[inline]
    pub(super) fn attackers_given(&self, target: Square, by: Side, occupied: Bits, harmless: Bits) -> Bits {
        let queens = self.of_kind(Kind::Queen);
        let men = attacks::pawn(!by, target) & self.of_kind(Kind::Pawn) & !harmless
            | attacks::knight(target) & self.of_kind(Kind::Knight)
            | attacks::king(target) & self.of_kind(Kind::King)
            | attacks::rook(target, occupied) & (self.of_kind(Kind::Rook) | queens)
            | attacks::bishop(target, occupied) & (self.of_kind(Kind::Bishop) | queens);
        men & self.of_side(by) & occupied
    }

    /// The men of a side that attack a square now.
    pub fn attackers(&self, target: Square, by: Side) -> Bits {
        self.attackers_given(target, by, self.occupied(), self.harmless_pawns(by))
    }

    /// The men that give check to the king of a side.
    pub fn checkers(&self, side: Side) -> Bits {
        self.attackers(self.king(side), !side)
    }

    /// The frozen pawns that would check the king of a side, were they not frozen.
    pub fn pseudo_checkers(&self, side: Side) -> Bits {
        attacks::pawn(side, self.king(side)) & self.harmless_pawns(!side)
    }

    /// The square on which an enemy pawn would be taken en passant, if the field is set.
    pub(super) fn en_passant_victim(&self) -> Option<Square> {
        self.en_passant?.ahead(self.turn, -1)
    }

    /// The men that check the side to move: what [`Position::checkers`] says, found when the position was made.
    #[inline]
    pub(super) fn checked_by(&self) -> Bits {
        self.checkers
    }

    // The board, the stores, the rights and the hash change together, and only here.

    /// Finds the men that give check, once everything else is as it will be.
    #[inline]
    pub(super) fn find_checkers(&mut self) {
        self.checkers = self.checkers(self.turn);
    }

    /// Puts a man on an empty square, or takes him off his.
    #[inline]
    pub(super) fn toggle(&mut self, square: Square, Man { side, kind }: Man) {
        self.sides[side.index()] ^= square.into();
        self.kinds[kind.index()] ^= square.into();
        self.hash ^= key::man(side, kind, square);
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

    /// Sets the en passant square; must come last, because whether it counts depends on all the rest.
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

    /// Hashes of the pawns, of the stores, and of each side's other men on the board.
    pub(super) fn correction_keys(&self) -> [u64; 4] {
        let one = |sum: u64, Bits(bits): Bits| (sum.rotate_left(17) ^ bits).wrapping_mul(mix::STEP);
        let men = |side| {
            KINDS[1..].iter().fold(one(0, self.of(side, Kind::King)), |sum, &kind| one(sum, self.of(side, kind)))
        };
        let pawns = one(one(0, self.of(Side::White, Kind::Pawn)), self.of(Side::Black, Kind::Pawn));
        let Stores { prison, airfield } = &self.stores;
        let stores = prison.iter().chain(airfield).fold(0, |sum, hold| one(sum, Bits(hold.packed())));
        [pawns, stores, men(Side::White), men(Side::Black)]
    }

    /// The hash for repetition and the transposition table.
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
