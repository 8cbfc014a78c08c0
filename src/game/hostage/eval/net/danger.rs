//! What endangers a side, as the bits of one word: checks that a piece could really give, forks, attacked pieces,
//! passed pawns, and how many squares the side's own officers reach.
//!
//! An input that says "a queen could check here" is worth little while no queen can land. So the checks of pieces that
//! land are counted only for kinds that the opponent can drop or ransom.

use super::super::super::{Bits, Position, attacks};
use super::super::maps::{Map, pawn_attacks, pawn_attacks_by_wing};
use super::count::{stepped, steps, up_to_three, up_to_two};
use super::landings::landings;
use crate::game::{Kind, Side};

/// Number of bits for each side.
pub const DANGER: u32 = 29 + 13 + 5 + 5 + 2;

/// Bits that are filled from the lowest.
#[derive(Default)]
struct Word {
    bits: u64,
    length: u32,
}

impl Word {
    #[inline]
    fn add(&mut self, bits: u64, length: u32) {
        self.bits |= bits << self.length;
        self.length += length;
    }
}

/// Numbers of squares that bishops and queens reach on diagonals, and rooks and queens on files and ranks.
static DIAGONALS: [u8; 65] = steps([3, 6, 9, 12, 15]);
static LINES: [u8; 65] = steps([4, 8, 12, 16, 20]);

/// Returns the bits for a side.
#[inline]
pub fn danger(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let mut word = Word::default();
    checks(&mut word, position, side, own, theirs);
    attacked(&mut word, position, side, own, theirs);
    let reach = !position.of_side(side) & !theirs.pawns;
    word.add(stepped(&DIAGONALS, own.diagonals & reach), 5);
    word.add(stepped(&LINES, own.lines & reach), 5);
    word.add(up_to_two(passed(position, side)), 2);
    debug_assert_eq!(word.length, DANGER);
    word.bits
}

/// Adds 29 bits for checks against a side's king, and for forks.
#[inline]
fn checks(word: &mut Word, position: &Position, side: Side, own: &Map, theirs: &Map) {
    let king = position.king(side);
    let occupied = position.occupied();
    let beside = attacks::king(king);
    let leaps = attacks::knight(king);
    let diagonal = attacks::bishop(king, occupied);
    let straight = attacks::rook(king, occupied);
    // Checks by pieces on the board.
    let walked = !position.of_side(!side) & !own.all;
    let hops = theirs.knights & leaps & walked;
    word.add(up_to_two(hops), 2);
    word.add(up_to_two(theirs.diagonals & diagonal & walked), 2);
    word.add(up_to_two(theirs.lines & straight & walked), 2);
    // Checks by pieces that land where nothing could take them, pawn to queen.
    let there = landings(position, !side);
    let contact = beside & theirs.all & !own.pieces;
    let room = !occupied & (!own.all | contact);
    let from = |kind: usize, squares: Bits| if there >> kind & 1 != 0 { squares & room } else { Bits::NONE };
    let idle = Bits::EDGES | position.harmless_squares(!side);
    let landed = [
        from(0, attacks::pawn(side, king) & !idle),
        from(1, leaps),
        from(2, diagonal),
        from(3, straight),
        from(4, straight | diagonal),
    ];
    word.add(up_to_two(landed[0]), 2);
    for squares in &landed[1..] {
        word.add(up_to_three(*squares), 3);
    }
    word.add(few_flights(position, side, beside & !position.of_side(side) & !theirs.all, beside, &landed), 4);
    // Knights that check and attack the queen or a rook, and pawns that land between two officers.
    let prey = if (landed[1] | hops).has_any() {
        let around = |kind| position.of(side, kind).into_iter().fold(Bits::NONE, |all, to| all | attacks::knight(to));
        [around(Kind::Queen), around(Kind::Rook)]
    } else {
        [Bits::NONE; 2]
    };
    word.add(u64::from((landed[1] & prey[0]).has_any()), 1);
    word.add(u64::from((landed[1] & prey[1]).has_any()), 1);
    word.add(u64::from((hops & (prey[0] | prey[1])).has_any()), 1);
    let officers = position.of_side(side) & !position.of_kind(Kind::Pawn);
    word.add(if there & 1 == 0 { 0 } else { up_to_two(between(side, officers) & room & !idle) }, 2);
}

/// Returns one bit each for at most three, two, one and no squares to which the king can flee after the best check that
/// cannot be blocked, the last in the lowest bit.
#[inline]
fn few_flights(position: &Position, side: Side, flights: Bits, beside: Bits, landed: &[Bits; 5]) -> u64 {
    let [pawns, knights, bishops, rooks, queens] = *landed;
    let without = position.occupied() ^ Bits::from(position.king(side));
    let mut least = 4;
    let mut left = |covered: Bits| least = least.min((flights & !covered).count());
    for to in pawns {
        left(attacks::pawn(!side, to));
    }
    for to in knights {
        left(attacks::knight(to));
    }
    for to in queens & beside {
        left(attacks::rook(to, without) | attacks::bishop(to, without));
    }
    for to in bishops & beside & !queens {
        left(attacks::bishop(to, without));
    }
    for to in rooks & beside & !queens {
        left(attacks::rook(to, without));
    }
    0b1111 & (u64::MAX << least)
}

/// Adds 13 bits for a side's attacked pieces.
#[inline]
fn attacked(word: &mut Word, position: &Position, side: Side, own: &Map, theirs: &Map) {
    let by = [theirs.pawns, theirs.knights, theirs.diagonals, theirs.lines];
    let of = |kind| position.of(side, kind);
    for pieces in [of(Kind::Knight) | of(Kind::Bishop), of(Kind::Rook), of(Kind::Queen)] {
        for squares in by {
            word.add(u64::from((pieces & squares).has_any()), 1);
        }
    }
    word.add(u64::from((position.of(side, Kind::Queen) & theirs.all & !own.pieces).has_any()), 1);
}

/// Returns the squares from which an enemy pawn attacks two of a side's pieces.
#[inline]
fn between(side: Side, pieces: Bits) -> Bits {
    // A pawn attacks a piece from the squares that a pawn of the piece's side would attack in the piece's place.
    let [west, east] = pawn_attacks_by_wing(side, pieces);
    west & east
}

/// Returns a side's pawns that no enemy pawn can stop or capture on their way.
#[inline]
fn passed(position: &Position, side: Side) -> Bits {
    let theirs = position.of(!side, Kind::Pawn);
    let guarded = theirs.ahead(!side) | pawn_attacks(!side, theirs);
    let behind = |Bits(set): Bits| {
        (0..3).fold(set, |all, doubling| match side {
            Side::White => all | all >> (8 << doubling),
            Side::Black => all | all << (8 << doubling),
        })
    };
    position.of(side, Kind::Pawn) & !Bits(behind(guarded))
}

#[cfg(test)]
mod tests {
    use super::super::super::super::Rules;
    use super::*;

    /// Returns some of the bits for Black.
    fn bits(fen: &str, first: u32, length: u32) -> u64 {
        let position = Position::from_fen(Rules::Leslie, fen).unwrap();
        let [white, black] = Map::both(&position);
        danger(&position, Side::Black, &black, &white) >> first & ((1 << length) - 1)
    }

    #[test]
    fn only_pieces_that_can_land_could_check() {
        // On the back rank a rook could check from five squares, and a queen too.
        let checks = |stores: &str| bits(&format!("6k1/5ppp/8/8/8/8/8/4K3{stores} w - - 0 1"), 6, 14);
        assert_eq!(checks("[#]"), 0);
        assert_eq!(checks("[R#]"), 0b111 << (2 + 2 * 3));
        assert_eq!(checks("[Q#]"), 0b111 << (2 + 3 * 3));
        // A rook in Black's prison can be ransomed with a rook, but not with a bishop.
        assert_eq!(checks("[#Rb]"), 0);
        assert_eq!(checks("[#Rr]"), checks("[R#]"));
    }

    /// A pawn that lands before the last rank checks only if it could be promoted, which takes an officer in Black's
    /// prison.
    #[test]
    fn a_frozen_pawn_does_not_check() {
        let pawns = |stores: &str| bits(&format!("6k1/8/8/8/8/8/8/4KR1R{stores} w - - 0 1"), 6, 2);
        assert_eq!(pawns("[P#]"), 0b00);
        assert_eq!(pawns("[P#N]"), 0b11);
        // Two ranks further on, it checks in any case.
        let pawns = |stores: &str| bits(&format!("8/8/6k1/8/8/8/8/4KR1R{stores} w - - 0 1"), 6, 2);
        assert_eq!(pawns("[P#]"), 0b11);
    }

    #[test]
    fn a_check_that_leaves_no_flight_has_all_four_bits() {
        let flights = |stores: &str| bits(&format!("6rk/6pp/8/8/8/8/8/4K3{stores} w - - 0 1"), 20, 4);
        assert_eq!(flights("[#]"), 0);
        assert_eq!(flights("[N#]"), 0b1111);
        assert_eq!(flights("[B#]"), 0);
    }

    /// Knights that land and fork the king and queen, the king and a rook; knights on the board that fork; pawns that
    /// land between two officers.
    #[test]
    fn forks_are_told_apart() {
        let forks = |board: &str| bits(&format!("{board} w - - 0 1"), 24, 5);
        assert_eq!(forks("q3k3/8/8/8/8/8/8/4K3[#]"), 0);
        assert_eq!(forks("q3k3/8/8/8/8/8/8/4K3[N#]"), 0b00_001);
        assert_eq!(forks("r3k3/8/8/8/8/8/8/4K3[N#]"), 0b00_010);
        assert_eq!(forks("r3k3/8/8/1N6/8/8/8/4K3[#]"), 0b00_100);
        assert_eq!(forks("4k3/8/2n1n3/8/8/8/8/4K3[P#]"), 0b01_000);
        assert_eq!(forks("4k3/8/2n1n3/8/8/8/8/4K3[#]"), 0);
        // A pawn that would be frozen attacks nothing.
        assert_eq!(forks("2n1n3/8/8/8/8/8/8/k3K3[P#]"), 0);
        assert_eq!(forks("2n1n3/8/8/8/8/8/8/k3K3[P#N]"), 0b01_000);
    }

    #[test]
    fn a_pawn_that_has_passed_the_others_is_passed() {
        let passed = |board: &str| bits(&format!("{board}[#] w - - 0 1"), 52, 2);
        assert_eq!(passed("4k3/8/8/p6p/P5P1/8/8/4K3"), 0b00);
        assert_eq!(passed("4k3/8/8/p7/P5Pp/8/8/4K3"), 0b01);
        assert_eq!(passed("4k3/2p5/8/p7/6Pp/8/8/4K3"), 0b11);
    }

    #[test]
    fn attackers_are_told_apart() {
        // Minor pieces, rooks and queens, each by pawns, by knights, on diagonals, and on files and ranks.
        let attacked = |board: &str| bits(&format!("{board}[#] w - - 0 1"), 29, 13);
        assert_eq!(attacked("4k3/8/8/2n5/3P4/8/8/4K3"), 0b0_0000_0000_0001);
        assert_eq!(attacked("4k3/2q5/8/3N4/8/6B1/8/4K3"), 0b1_0110_0000_0000);
        assert_eq!(attacked("4k3/1pr5/8/3N4/8/6B1/2R5/4K3"), 0b0_0000_1110_0000);
    }
}
