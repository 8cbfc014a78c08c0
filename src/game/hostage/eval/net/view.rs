//! A position as one side sees it: the board turned so that its king stands at home, on the files e to h.
//!
//! Inputs are bits, there or not, in words of 64: twelve for the men on the board (own pawns up to the king, then the
//! enemy's), one for the stores, and four for what cannot be seen at a glance from where the men are: whose pawns are
//! frozen, who can be bought, who may castle; how the squares around either king are held; who could check safely, and
//! what hangs.

use super::super::super::stores::KINDS;
use super::super::super::{Bits, Hold, Position, attacks};
use super::super::maps::Map;
use crate::game::{Kind, Side};

/// Words of inputs.
pub const WORDS: usize = 17;
/// The words of the stores and of the rest.
const STORES: usize = 12;
const RIGHTS: usize = 13;
const OWN_RING: usize = 14;
const THEIR_RING: usize = 15;
const THREATS: usize = 16;
/// Inputs of one store: for each kind, whether there is at least one, two and so on.
const STORE: usize = 8 + 2 + 2 + 2 + 1;
/// How many inputs there are.
pub const INPUTS: usize = THREATS_START + 2 * THREAT;
/// Where the inputs of the words after the men begin.
const STORES_START: usize = STORES * 64;
const RIGHTS_START: usize = STORES_START + 4 * STORE;
const OWN_RING_START: usize = RIGHTS_START + 2 * 8;
const THEIR_RING_START: usize = OWN_RING_START + RING;
const THREATS_START: usize = THEIR_RING_START + RING;
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
        let (upside_down, mirrored) = (turn >= 2, turn % 2 == 1);
        // A bit of a ring, turned like the board.
        let rank = if upside_down { 2 - bit / 3 % 3 } else { bit / 3 % 3 };
        let file = if mirrored { 2 - bit % 3 } else { bit % 3 };
        let ring = bit / 9 * 9 + rank * 3 + file;
        let flip = (if upside_down { 56 } else { 0 }) ^ (if mirrored { 7 } else { 0 });
        table[turn][word * 64 + bit] = match word {
            STORES => STORES_START + bit,
            RIGHTS => RIGHTS_START + bit,
            OWN_RING => OWN_RING_START + ring,
            THEIR_RING => THEIR_RING_START + ring,
            THREATS => THREATS_START + bit,
            _ => word * 64 + (bit ^ flip),
        } as u16;
        i += 1;
    }
    table
}

/// What one side sees.
pub struct View {
    /// The inputs; the men stand on the board's own squares, which [`View::rows`] turns.
    pub words: [u64; WORDS],
    /// Which way of seeing this is, by side, left or right, and place of the king.
    pub orientation: usize,
}

/// The place of a king as its side sees it: castled, at home, on the second rank, abroad.
fn place(square: usize) -> usize {
    match (square >> 3, square & 7) {
        (0, 6 | 7) => 0,
        (0, _) => 1,
        (1, _) => 2,
        _ => 3,
    }
}

/// What can be said of one side, whoever looks.
struct Facts {
    airfield: u64,
    prison: u64,
    rights: u64,
    ring: u64,
    threats: u64,
}

impl View {
    /// A position as the side to move and as the other side sees it.
    pub fn both(position: &Position) -> [View; 2] {
        let maps = Map::both(position);
        let stores = position.stores();
        let facts = Side::BOTH.map(|side| {
            let [own, theirs] = [&maps[side.index()], &maps[(!side).index()]];
            Facts {
                airfield: counts(stores.airfield(side)),
                prison: counts(stores.prison(side)),
                rights: rights(position, side),
                ring: ring(position, side, own, theirs),
                threats: threats(position, side, own, theirs),
            }
        });
        [position.turn, !position.turn].map(|side| View::new(position, side, &facts))
    }

    fn new(position: &Position, side: Side, facts: &[Facts; 2]) -> View {
        let [own, theirs] = [&facts[side.index()], &facts[(!side).index()]];
        let king = position.king(side).index();
        let mirrored = king & 7 < 4;
        let place = place(king ^ (56 * side.index()) ^ if mirrored { 7 } else { 0 });
        let mut words = [0; WORDS];
        for (men, side) in words.chunks_exact_mut(6).zip([side, !side]) {
            for (word, kind) in men.iter_mut().zip(Kind::ALL) {
                *word = position.of(side, kind).0;
            }
        }
        words[STORES] =
            own.airfield | theirs.airfield << STORE | own.prison << (2 * STORE) | theirs.prison << (3 * STORE);
        words[RIGHTS] = own.rights | theirs.rights << 8;
        words[OWN_RING] = own.ring;
        words[THEIR_RING] = theirs.ring;
        words[THREATS] = own.threats | theirs.threats << THREAT;
        View { words, orientation: (side.index() * 2 + usize::from(mirrored)) * PLACES + place }
    }

    /// The rows of weights of the inputs by word and bit, and what is to be added to each of them.
    pub fn rows_by_bit(&self) -> (&'static [u16; WORDS * 64], usize) {
        (&NUMBERS[self.orientation / PLACES % TURNS], self.orientation % PLACES * INPUTS)
    }

    /// The rows of all inputs that are there.
    pub fn rows(&self) -> impl Iterator<Item = usize> {
        let (rows, first) = self.rows_by_bit();
        let bits = |mut word: u64| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (bit < 64).then_some(bit)
            })
        };
        let words = self.words.iter().enumerate();
        words.flat_map(move |(i, &word)| bits(word).map(move |bit| first + usize::from(rows[i * 64 + bit])))
    }
}

/// For each kind as many bits as there are men.
fn counts(hold: Hold) -> u64 {
    if hold.is_empty() {
        return 0;
    }
    let ones = |kind, room: u8| (1 << hold.count(kind).min(room)) - 1;
    ones(Kind::Pawn, 8)
        | ones(Kind::Knight, 2) << 8
        | ones(Kind::Bishop, 2) << 10
        | ones(Kind::Rook, 2) << 12
        | ones(Kind::Queen, 1) << 14
}

/// Whether a side's pawns are frozen, whom it could buy, and where it may castle.
fn rights(position: &Position, side: Side) -> u64 {
    let stores = position.stores();
    let (jailed, cash) = (stores.jailed(side), stores.prison(side));
    let mut bits = u64::from(position.no_promotion(side));
    if !jailed.is_empty() && !cash.is_empty() {
        for kind in KINDS {
            let can = jailed.has(kind) && cash.payments_for(kind).next().is_some();
            bits |= u64::from(can) << (1 + kind.index());
        }
    }
    bits | u64::from(position.castling.right(side, true)) << 6 | u64::from(position.castling.right(side, false)) << 7
}

/// How the squares around a side's king are held: nine bits, rank by rank, for each of six ways.
fn ring(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let king = position.king(side);
    let ring = attacks::king(king);
    let empty = ring & !position.occupied();
    let ours = ring & position.of_side(side);
    let ways = [
        empty & theirs.all & !own.men,
        empty & !theirs.all & !own.men,
        empty & theirs.all & own.men,
        ring & position.of_side(!side),
        ours & theirs.all & !own.men,
        ours & theirs.all & own.men,
    ];
    // The square to the south-west of the king comes to lie on the lowest bit.
    let nine = |squares: Bits| {
        let low = if king.index() >= 9 { squares.0 >> (king.index() - 9) } else { squares.0 << (9 - king.index()) };
        low & 7 | low >> 5 & 0o70 | low >> 10 & 0o700
    };
    ways.into_iter().rev().fold(0, |word, squares| word << 9 | nine(squares))
}

/// What threatens a side: from how many squares its king could be checked by a man that nobody could take, and how many of
/// its men a pawn attacks or nobody covers.
fn threats(position: &Position, side: Side, own: &Map, theirs: &Map) -> u64 {
    let king = position.king(side);
    let occupied = position.occupied();
    let safe = !occupied & !own.all;
    let men = position.of_side(side) & !Bits::from(king);
    let officers = men & !position.of_kind(Kind::Pawn);
    let loose = men & theirs.all & !own.all;
    let sets = [
        (attacks::knight(king) & safe, 3),
        (attacks::bishop(king, occupied) & safe, 3),
        (attacks::rook(king, occupied) & safe, 3),
        (officers & theirs.pawns, 2),
        (loose & officers, 3),
        (loose & !officers, 2),
    ];
    sets.into_iter().fold(0, |word, (squares, most)| word << most | ((1 << squares.count().min(most)) - 1))
}
