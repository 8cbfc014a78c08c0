//! A position as one side sees it: the board turned so that its king stands at home, on the files e to h.
//!
//! Inputs are bits, there or not, in words of 64: twelve for the men on the board (pawns up to the king), one for the
//! stores, and four for what cannot be seen at a glance from where the men are: whose pawns are frozen, who can be bought,
//! who may castle; how the squares around either king are held; who could check safely, and what hangs.
//!
//! The words say what is White's and what is Black's. A table turns each bit into what it is to the side that looks.

use super::super::super::stores::KINDS;
use super::super::super::{Bits, Hold, Position, attacks};
use super::super::maps::Map;
use crate::game::{Kind, Side};

/// Words of inputs.
pub const WORDS: usize = 17;
/// The words of the stores and of the rest.
const STORES: usize = 12;
const RIGHTS: usize = 13;
const WHITE_RING: usize = 14;
const BLACK_RING: usize = 15;
const THREATS: usize = 16;
/// Inputs of one store: for each kind, whether there is at least one, two and so on.
const STORE: usize = 8 + 2 + 2 + 2 + 1;
/// How many inputs there are.
pub const INPUTS: usize = THREATS_START + 2 * THREAT;
/// Where the inputs of the words after the men begin.
const STORES_START: usize = STORES * 64;
const RIGHTS_START: usize = STORES_START + 4 * STORE;
const OWN_RING_START: usize = RIGHTS_START + 2 * RIGHT;
const THEIR_RING_START: usize = OWN_RING_START + RING;
const THREATS_START: usize = THEIR_RING_START + RING;
/// Inputs of the rights of one side.
const RIGHT: usize = 8;
/// Inputs of the squares around a king: six ways in which each of three by three can be held.
const RING: usize = 6 * 9;
/// Inputs of the threats against one side.
const THREAT: usize = 3 * 3 + 2 + 3 + 2;
/// Places of the own king that have weights of their own.
pub const PLACES: usize = 4;
/// Ways to see a board: by side, turned left to right or not, by the king's place.
pub const ORIENTATIONS: usize = 2 * 2 * PLACES;

/// Ways to turn a board: top to bottom for Black, left to right for a king on the files a to d.
const TURNS: usize = 4;

/// For each way to turn the board the number of every bit of every word among the inputs.
static NUMBERS: [[u16; WORDS * 64]; TURNS] = numbers();

const fn numbers() -> [[u16; WORDS * 64]; TURNS] {
    let mut table = [[0; WORDS * 64]; TURNS];
    let mut i = 0;
    while i < TURNS * WORDS * 64 {
        let (turn, word, bit) = (i / (WORDS * 64), i / 64 % WORDS, i % 64);
        // One if it is Black who looks.
        let (black, mirrored) = (turn / 2, turn % 2 == 1);
        // A bit of a ring, turned like the board.
        let rank = if black == 1 { 2 - bit / 3 % 3 } else { bit / 3 % 3 };
        let file = if mirrored { 2 - bit % 3 } else { bit % 3 };
        let ring = bit / 9 * 9 + rank * 3 + file;
        let flip = (56 * black) ^ (if mirrored { 7 } else { 0 });
        // White's come first in a word, one's own among the inputs.
        table[turn][word * 64 + bit] = match word {
            STORES => STORES_START + ((bit / STORE) ^ black) * STORE + bit % STORE,
            RIGHTS => RIGHTS_START + ((bit / RIGHT) ^ black) * RIGHT + bit % RIGHT,
            WHITE_RING | BLACK_RING if word == WHITE_RING + black => OWN_RING_START + ring,
            WHITE_RING | BLACK_RING => THEIR_RING_START + ring,
            THREATS => THREATS_START + ((bit / THREAT) ^ black) * THREAT + bit % THREAT,
            _ => (word + 6 * black) % 12 * 64 + (bit ^ flip),
        } as u16;
        i += 1;
    }
    table
}

/// A position as the side to move and as the other side sees it.
pub struct Views {
    /// The inputs; the men stand on the board's own squares, which [`Views::rows`] turns.
    pub words: [u64; WORDS],
    /// Which way of seeing this is, by side, left or right, and place of the king: for the side to move and the other.
    pub orientations: [usize; 2],
}

/// The place of a king as its side sees it: castled, at home, on the second rank, abroad.
const fn place(square: usize) -> usize {
    match (square >> 3, square & 7) {
        (0, 6 | 7) => 0,
        (0, _) => 1,
        (1, _) => 2,
        _ => 3,
    }
}

/// For each side and square of its king the way to see the board.
static BY_KING: [[u8; 64]; 2] = by_king();

const fn by_king() -> [[u8; 64]; 2] {
    let mut table = [[0; 64]; 2];
    let mut i = 0;
    while i < 2 * 64 {
        let (side, king) = (i / 64, i % 64);
        let mirrored = king & 7 < 4;
        let place = place(king ^ (56 * side) ^ if mirrored { 7 } else { 0 });
        table[side][king] = ((side * 2 + mirrored as usize) * PLACES + place) as u8;
        i += 1;
    }
    table
}

impl Views {
    /// Looks at a position.
    #[inline]
    pub fn new(position: &Position) -> Views {
        let maps = Map::both(position);
        let stores = position.stores();
        let mut words = [0; WORDS];
        for (men, side) in words.chunks_exact_mut(6).zip(Side::BOTH) {
            for (word, kind) in men.iter_mut().zip(Kind::ALL) {
                *word = position.of(side, kind).0;
            }
        }
        let [white, black] = stores.airfield.map(counts);
        let [jailed_black, jailed_white] = stores.prison.map(counts);
        words[STORES] = white | black << STORE | jailed_black << (2 * STORE) | jailed_white << (3 * STORE);
        for side in Side::BOTH {
            let [own, theirs] = [&maps[side.index()], &maps[(!side).index()]];
            words[RIGHTS] |= rights(position, side) << (RIGHT * side.index());
            words[WHITE_RING + side.index()] = ring(position, side, own, theirs);
            words[THREATS] |= threats(position, side, own, theirs) << (THREAT * side.index());
        }
        let orientations =
            [position.turn, !position.turn].map(|side| usize::from(BY_KING[side.index()][position.king(side).index()]));
        Views { words, orientations }
    }

    /// The rows of all inputs that are there, for the side to move or the other.
    pub fn rows(&self, orientation: usize) -> impl Iterator<Item = usize> {
        let (rows, first) = rows_by_bit(orientation);
        let bits = |word: u64| Bits(word).map(|square| square.index());
        let words = self.words.iter().enumerate();
        words.flat_map(move |(i, &word)| bits(word).map(move |bit| first + usize::from(rows[i * 64 + bit])))
    }
}

/// The rows of weights of the inputs by word and bit, and what is to be added to each of them.
#[inline]
pub fn rows_by_bit(orientation: usize) -> (&'static [u16; WORDS * 64], usize) {
    (&NUMBERS[orientation / PLACES % TURNS], orientation % PLACES * INPUTS)
}

/// For two counts of four bits each the bits of [`up_to`] two.
static PAIRS: [u8; 256] = pairs();

const fn pairs() -> [u8; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let (low, high) = (i & 15, i >> 4);
        table[i] = (low > 0) as u8 | ((low > 1) as u8) << 1 | ((high > 0) as u8) << 2 | ((high > 1) as u8) << 3;
        i += 1;
    }
    table
}

/// For each kind as many bits as there are men.
#[inline]
fn counts(hold: Hold) -> u64 {
    let packed = hold.packed();
    let pawns = (1 << (packed & 15).min(8)) - 1;
    let minors = PAIRS[(packed >> 4 & 255) as usize];
    // Nobody has a second queen.
    let others = PAIRS[(packed >> 12 & 255) as usize] & 7;
    pawns | u64::from(minors) << 8 | u64::from(others) << 12
}

/// As many bits as there are squares, at most two.
#[inline]
fn up_to_two(Bits(set): Bits) -> u64 {
    let second = set & set.wrapping_sub(1);
    u64::from(set != 0) | u64::from(second != 0) << 1
}

/// As many bits as there are squares, at most three.
#[inline]
fn up_to_three(Bits(set): Bits) -> u64 {
    let second = set & set.wrapping_sub(1);
    u64::from(set != 0) | up_to_two(Bits(second)) << 1
}

/// For the dearest kind of prisoner, pawn to queen, those who can be bought with it: docs/rules.md 1.3.
const BOUGHT: [u64; 8] = [0b1, 0b111, 0b111, 0b1111, 0b1_1111, 0, 0, 0];

/// Whether a side's pawns are frozen, whom it could buy, and where it may castle.
#[inline]
fn rights(position: &Position, side: Side) -> u64 {
    let stores = position.stores();
    let (jailed, cash) = (stores.jailed(side), stores.prison(side));
    let mut bits = u64::from(position.no_promotion(side));
    if !cash.is_empty() {
        let dearest = cash.packed().ilog2() as usize / 4;
        let there = KINDS.into_iter().rev().fold(0, |there, kind| there << 1 | u64::from(jailed.has(kind)));
        bits |= (there & BOUGHT[dearest & 7]) << 1;
    }
    bits | u64::from(position.castling.right(side, true)) << 6 | u64::from(position.castling.right(side, false)) << 7
}

/// How the squares around a side's king are held: nine bits, rank by rank, for each of six ways.
#[inline]
fn ring(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let king = position.king(side);
    // The square to the south-west of the king comes to lie on the lowest bit, the others rank by rank.
    let nine = |Bits(squares): Bits| {
        let low = squares.rotate_right((king.index() as u32).wrapping_sub(9) & 63);
        low & 7 | low >> 5 & 0o70 | low >> 10 & 0o700
    };
    let ring = nine(attacks::king(king));
    let men = ring & nine(position.occupied());
    let ours = ring & nine(position.of_side(side));
    let (attacked, held) = (nine(theirs.all), nine(own.men));
    let empty = ring & !men;
    let (taken, kept) = (attacked & !held, attacked & held);
    let ways = [empty & taken, empty & !attacked & !held, empty & kept, men & !ours, ours & taken, ours & kept];
    ways.into_iter().rev().fold(0, |word, squares| word << 9 | squares)
}

/// What threatens a side: from how many squares its king could be checked by a man that nobody could take, and how many of
/// its men a pawn attacks or nobody covers.
#[inline]
fn threats(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let king = position.king(side);
    let occupied = position.occupied();
    let safe = !occupied & !own.all;
    let men = position.of_side(side) & !Bits::from(king);
    let officers = men & !position.of_kind(Kind::Pawn);
    let loose = men & theirs.all & !own.all;
    up_to_two(loose & !officers)
        | up_to_three(loose & officers) << 2
        | up_to_two(officers & theirs.pawns) << 5
        | up_to_three(attacks::rook(king, occupied) & safe) << 7
        | up_to_three(attacks::bishop(king, occupied) & safe) << 10
        | up_to_three(attacks::knight(king) & safe) << 13
}
