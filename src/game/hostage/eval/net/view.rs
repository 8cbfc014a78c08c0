//! View of a position from one side. The board is turned so that the side's first rank is at the bottom. It is mirrored
//! if necessary, so that the side's king is on the files e to h.
//!
//! Inputs are single bits in 64-bit words. Twelve words hold the pieces on the board (pawns to kings), and one holds
//! the pockets. Six more hold facts that the pieces' squares do not show directly. The first tells whose pawns are
//! frozen, which pieces can be ransomed, and who may castle. The next two describe how the squares around each king are
//! guarded. The next counts safe checks and hanging pieces, and `danger` describes the last two.
//!
//! The words distinguish White and Black. A table converts each bit to the point of view of one side.

use super::super::super::{Bits, Hold, Position, attacks};
use super::super::maps::Map;
use super::count::{up_to_three, up_to_two};
use super::danger::{DANGER, danger};
use super::landings::ransoms;
use crate::game::net::{InputNumbers, Scheme, Views};
use crate::game::{Kind, Side};

/// Number of words of inputs.
pub const WORDS: usize = 19;
/// Indices of the words of the pockets and of the rest.
const STORES: usize = 12;
const RIGHTS: usize = 13;
const WHITE_RING: usize = 14;
const BLACK_RING: usize = 15;
const THREATS: usize = 16;
const WHITE_DANGER: usize = 17;
const BLACK_DANGER: usize = 18;
/// Number of inputs of one pocket: for each kind, one bit per piece.
const STORE: usize = 8 + 2 + 2 + 2 + 1;
/// Number of inputs.
const INPUTS: usize = DANGER_START + 2 * DANGER as usize;
/// Offsets of the inputs in the words after the pieces.
const STORES_START: usize = STORES * 64;
const RIGHTS_START: usize = STORES_START + 4 * STORE;
const OWN_RING_START: usize = RIGHTS_START + 2 * RIGHT;
const THEIR_RING_START: usize = OWN_RING_START + RING;
const THREATS_START: usize = THEIR_RING_START + RING;
const DANGER_START: usize = THREATS_START + 2 * THREAT;
/// Number of inputs for the frozen pawns, possible ransoms and castling rights of one side.
const RIGHT: usize = 8;
/// Number of inputs of the squares around a king: six states of each of three by three squares.
const RING: usize = 6 * 9;
/// Number of inputs of the threats against one side.
const THREAT: usize = 3 * 3 + 2 + 3 + 2;
/// Number of places of a king with separate weights.
const PLACES: usize = 4;
/// Number of orientations: by side, by mirroring, and by the king's place.
const ORIENTATIONS: usize = 2 * 2 * PLACES;

/// Ways to turn a board: upside down for Black, mirrored for a king on the files a to d.
const FLIPS: usize = 4;

/// Input number of every bit of every word, for each way to turn the board.
static NUMBERS: [InputNumbers<WORDS>; FLIPS] = numbers();

const fn numbers() -> [InputNumbers<WORDS>; FLIPS] {
    let mut table = [[[0; 64]; WORDS]; FLIPS];
    let mut i = 0;
    while i < FLIPS * WORDS * 64 {
        let (turn, word, bit) = (i / (WORDS * 64), i / 64 % WORDS, i % 64);
        // `black` is 1 from Black's point of view.
        let (black, mirrored) = (turn / 2, turn % 2 == 1);
        // Bits of the ring around a king, turned like the board.
        let rank = if black == 1 { 2 - bit / 3 % 3 } else { bit / 3 % 3 };
        let file = if mirrored { 2 - bit % 3 } else { bit % 3 };
        let ring = bit / 9 * 9 + rank * 3 + file;
        let flip = (56 * black) ^ (if mirrored { 7 } else { 0 });
        // White's inputs come first in a word; the viewing side's come first among the inputs.
        table[turn][word][bit] = match word {
            STORES => STORES_START + ((bit / STORE) ^ black) * STORE + bit % STORE,
            RIGHTS => RIGHTS_START + ((bit / RIGHT) ^ black) * RIGHT + bit % RIGHT,
            WHITE_RING | BLACK_RING if word == WHITE_RING + black => OWN_RING_START + ring,
            WHITE_RING | BLACK_RING => THEIR_RING_START + ring,
            THREATS => THREATS_START + ((bit / THREAT) ^ black) * THREAT + bit % THREAT,
            WHITE_DANGER | BLACK_DANGER if bit < DANGER as usize => {
                DANGER_START + ((word - WHITE_DANGER) ^ black) * DANGER as usize + bit
            }
            WHITE_DANGER | BLACK_DANGER => 0,
            _ => (word + 6 * black) % 12 * 64 + (bit ^ flip),
        } as u16;
        i += 1;
    }
    table
}

/// What the net of Hostage Chess sees. An orientation consists of a side, mirroring and the king's place.
pub struct HostageScheme;

impl Scheme<WORDS> for HostageScheme {
    const INPUTS: usize = INPUTS;
    const PLACES: usize = PLACES;
    const ORIENTATIONS: usize = ORIENTATIONS;

    #[inline]
    fn numbers(orientation: usize) -> (&'static InputNumbers<WORDS>, usize) {
        (&NUMBERS[orientation / PLACES % FLIPS], orientation % PLACES)
    }
}

/// Returns the place of a king from its side's point of view: castled, at home, on the second rank, or further away.
const fn place(square: usize) -> usize {
    match (square >> 3, square & 7) {
        (0, 6 | 7) => 0,
        (0, _) => 1,
        (1, _) => 2,
        _ => 3,
    }
}

/// Orientation for each side and square of its king.
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

/// Computes the views of a position.
#[inline]
pub fn views(position: &Position) -> Views<WORDS> {
    let maps = Map::both(position);
    let pockets = position.pockets();
    let mut words = [0; WORDS];
    for (pieces, side) in words.chunks_exact_mut(6).zip(Side::BOTH) {
        for (word, kind) in pieces.iter_mut().zip(Kind::ALL) {
            *word = position.of(side, kind).0;
        }
    }
    let [white, black] = pockets.airfield.map(counts);
    let [jailed_black, jailed_white] = pockets.prison.map(counts);
    words[STORES] = white | black << STORE | jailed_black << (2 * STORE) | jailed_white << (3 * STORE);
    for side in Side::BOTH {
        let [own, theirs] = [&maps[side.index()], &maps[(!side).index()]];
        words[RIGHTS] |= rights(position, side) << (RIGHT * side.index());
        words[WHITE_RING + side.index()] = ring(position, side, own, theirs);
        words[THREATS] |= threats(position, side, own, theirs) << (THREAT * side.index());
        words[WHITE_DANGER + side.index()] = danger(position, side, own, theirs);
    }
    let orientations =
        [position.turn, !position.turn].map(|side| usize::from(BY_KING[side.index()][position.king(side).index()]));
    Views { words, orientations }
}

/// The bits of [`up_to_two`] for two counts of four bits each.
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

/// Returns one bit for each piece in a pocket, by kind.
#[inline]
fn counts(hold: Hold) -> u64 {
    let packed = hold.packed();
    let pawns = (1 << (packed & 15).min(8)) - 1;
    let minors = PAIRS[(packed >> 4 & 255) as usize];
    // There is never a second queen.
    let others = PAIRS[(packed >> 12 & 255) as usize] & 7;
    pawns | u64::from(minors) << 8 | u64::from(others) << 12
}

/// Returns the bits for a side's frozen pawns, its possible ransoms and its castling rights.
#[inline]
fn rights(position: &Position, side: Side) -> u64 {
    u64::from(position.no_promotion(side))
        | ransoms(position, side) << 1
        | u64::from(position.castling.right(side, true)) << 6
        | u64::from(position.castling.right(side, false)) << 7
}

/// Returns the states of the squares around a side's king: nine bits, rank by rank, for each of six states.
#[inline]
fn ring(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let king = position.king(side);
    // The square south-west of the king becomes the lowest bit, and the others follow rank by rank.
    let nine = |Bits(squares): Bits| {
        let low = squares.rotate_right((king.index() as u32).wrapping_sub(9) & 63);
        low & 7 | low >> 5 & 0o70 | low >> 10 & 0o700
    };
    let ring = nine(attacks::king(king));
    let pieces = ring & nine(position.occupied());
    let ours = ring & nine(position.of_side(side));
    let (attacked, held) = (nine(theirs.all), nine(own.pieces));
    let empty = ring & !pieces;
    let (taken, kept) = (attacked & !held, attacked & held);
    let ways = [empty & taken, empty & !attacked & !held, empty & kept, pieces & !ours, ours & taken, ours & kept];
    ways.into_iter().rev().fold(0, |word, squares| word << 9 | squares)
}

/// Returns the bits for threats against a side. They count the squares from which a piece could safely check its king.
/// They also count its pieces that a pawn attacks, and attacked ones that no piece guards.
#[inline]
fn threats(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let king = position.king(side);
    let occupied = position.occupied();
    let safe = !occupied & !own.all;
    let pieces = position.of_side(side) & !Bits::from(king);
    let officers = pieces & !position.of_kind(Kind::Pawn);
    let loose = pieces & theirs.all & !own.all;
    up_to_two(loose & !officers)
        | up_to_three(loose & officers) << 2
        | up_to_two(officers & theirs.pawns) << 5
        | up_to_three(attacks::rook(king, occupied) & safe) << 7
        | up_to_three(attacks::bishop(king, occupied) & safe) << 10
        | up_to_three(attacks::knight(king) & safe) << 13
}
