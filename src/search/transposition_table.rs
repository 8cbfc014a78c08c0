//! The transposition table keeps results for positions, by hash. Threads share it without locks.
//!
//! Its size is a number of entries and not of bytes, so that a search visits the same nodes natively and in wasm.
//!
//! CITE: <https://www.chessprogramming.org/Transposition_Table> (buckets, ageing, depth-preferred replacement),
//! <https://www.chessprogramming.org/Shared_Hash_Table#Lockless> (Robert Hyatt, Tim Mann: two words that are valid only
//! together; they mix the hash with the second word, here each word holds a part of it).

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};

use super::score::{value_from_tt, value_to_tt};
use crate::game::{Key, Packed, Position};

const BUCKET: usize = 4;

/// Fifty-move counter from which on a result belongs to one counter only. Before, the draw is beyond most searches.
const COUNTS_FROM: u16 = 80;

/// Spreads a small number over all bits: 2^64 divided by the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// Returns the hash under which the results for a position are stored. From a fifty-move counter on, it covers the counter.
pub fn counted_key<P: Position>(position: &P, from: u16) -> Key {
    let (key, count) = (position.key(), position.halfmoves());
    if count < from { key } else { Key(key.0 ^ u64::from(count).wrapping_mul(GOLDEN)) }
}

/// Returns the hash of a position in the transposition table.
///
/// CITE: Stockfish (`Position::key`, `adjust_key50`), <https://github.com/official-stockfish/Stockfish>.
pub fn table_key<P: Position>(position: &P) -> Key {
    counted_key(position, COUNTS_FROM)
}

/// Relation of a stored value to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The true value is at least the stored one.
    Lower,
    /// The true value is at most the stored one.
    Upper,
    /// The stored value is exact.
    Exact,
}

/// Entry for a position: two words, which another thread may be writing at this moment.
///
/// Each word holds a part of the hash, at the same bits as the hash. The first word holds the upper half of the hash,
/// and below it the move (zero for none). The second word holds the value and the evaluation in its upper half, 16 bits
/// each. Below them are sixteen more bits of the hash, the depth and the tag. The tag consists of the bound in its two
/// lowest bits (zero if the slot is empty) and the age. Two words written for different positions match no hash, except
/// by chance. If two threads wrote the same position, its move and its value may come from different threads, which
/// does no harm.
#[derive(Default)]
struct Slot([AtomicU64; 2]);

/// Bits of a hash that the words of a slot hold. The index of the slot covers some of the others.
const HELD: [u64; 2] = [0xffff_ffff_0000_0000, 0xffff_0000];

/// Number of different ages; see [`TranspositionTable::new_search`].
const AGES: u8 = 64;

fn tag(second: u64) -> u8 {
    second as u8
}

fn depth(second: u64) -> i32 {
    (second >> 8) as i32 & 255
}

impl Slot {
    fn first(&self) -> u64 {
        self.0[0].load(Ordering::Relaxed)
    }

    fn second(&self) -> u64 {
        self.0[1].load(Ordering::Relaxed)
    }

    /// Returns both words if they belong to the position with this hash. Usually one read is enough to see that they do
    /// not.
    fn about(&self, key: Key) -> Option<[u64; 2]> {
        let first = self.first();
        if (first ^ key.0) & HELD[0] != 0 {
            return None;
        }
        let second = self.second();
        ((second ^ key.0) & HELD[1] == 0 && tag(second) & 3 != 0).then_some([first, second])
    }

    fn store(&self, [first, second]: [u64; 2]) {
        self.0[0].store(first, Ordering::Relaxed);
        self.0[1].store(second, Ordering::Relaxed);
    }
}

/// Slots of a position: one cache line, so that the processor waits for memory only once.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// Result for a position.
#[derive(Clone, Copy, Debug)]
pub struct TableEntry<M> {
    /// Best move, or the move that caused a cutoff.
    pub m: Option<M>,
    /// Value of the position for the side to move.
    pub value: i32,
    /// Uncorrected static evaluation.
    pub eval: i32,
    /// Depth of the search; each caller defines its scale.
    pub depth: i32,
    /// Relation of the value to the true one.
    pub bound: Bound,
}

/// Transposition table of fixed size, shared by threads.
pub struct TranspositionTable<M> {
    buckets: Vec<Bucket>,
    age: u8,
    moves: PhantomData<fn() -> M>,
}

impl<M: Packed> TranspositionTable<M> {
    /// Creates an empty table of at least this many entries.
    pub fn new(entries: usize) -> TranspositionTable<M> {
        let buckets = entries.div_ceil(BUCKET).next_power_of_two();
        TranspositionTable { buckets: (0..buckets).map(|_| Bucket::default()).collect(), age: 0, moves: PhantomData }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.iter().flat_map(|bucket| &bucket.0).for_each(|slot| slot.store([0; 2]));
        self.age = 0;
    }

    /// Prepares for a new search: existing entries grow older and are replaced earlier.
    pub fn new_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, key: Key) -> Option<&[Slot; BUCKET]> {
        self.buckets.get(key.0 as usize & (self.buckets.len() - 1)).map(|bucket| &bucket.0)
    }

    /// Returns the entry for a position that is `ply` plies from the root.
    pub fn probe(&self, key: Key, ply: usize) -> Option<TableEntry<M>> {
        let [first, second] = self.bucket(key)?.iter().find_map(|slot| slot.about(key))?;
        Some(TableEntry {
            m: (first as u32).checked_sub(1).and_then(M::unpack),
            value: value_from_tt((second >> 48) as i16, ply),
            eval: i32::from((second >> 32) as i16),
            depth: depth(second),
            bound: match tag(second) & 3 {
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
        })
    }

    /// Stores the result for a position that is `ply` plies from the root.
    pub fn store(&self, key: Key, ply: usize, entry: TableEntry<M>) {
        let age = self.age;
        let Some(slots) = self.bucket(key) else { return };
        let mut victim = &slots[0];
        let mut known = None;
        let mut least = i32::MAX;
        for slot in slots {
            known = slot.about(key);
            if known.is_some() {
                victim = slot;
                break;
            }
            // Deep entries are kept longest. Each search since then counts as four plies less.
            let second = slot.second();
            let searches = i32::from((AGES + age - (tag(second) >> 2)) % AGES);
            let worth = if tag(second) == 0 { -1000 } else { depth(second) - 4 * searches };
            if worth < least {
                (least, victim) = (worth, slot);
            }
        }
        if let Some([_, second]) = known
            && entry.bound != Bound::Exact
            && tag(second) >> 2 == age
            && depth(second) > entry.depth + 3
        {
            return;
        }
        // A node that failed low knows no best move. An older one is better than none.
        let mv = entry.m.map_or(known.map_or(0, |[first, _]| first as u32), |m| m.pack() + 1);
        let bound = match entry.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let value = value_to_tt(entry.value, ply) as u16;
        let eval = entry.eval.clamp(-32_000, 32_000) as u16;
        let depth = entry.depth.clamp(0, 255) as u64;
        let second = u64::from(value) << 48 | u64::from(eval) << 32 | depth << 8 | u64::from(age << 2 | bound);
        victim.store([key.0 & HELD[0] | u64::from(mv), key.0 & HELD[1] | second]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(m: Option<u8>, depth: i32, bound: Bound) -> TableEntry<u8> {
        TableEntry { m, value: 5, eval: -7, depth, bound }
    }

    #[test]
    fn a_bucket_is_a_cache_line() {
        assert_eq!((size_of::<Slot>(), size_of::<Bucket>(), align_of::<Bucket>()), (16, 64, 64));
    }

    #[test]
    fn the_shallowest_entry_is_replaced_and_a_known_move_kept() {
        let table = TranspositionTable::new(4);
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7), (5, 1)] {
            table.store(Key(key << 32), 0, entry(Some(key as u8), depth, Bound::Exact));
        }
        assert!(table.probe(Key(2 << 32), 0).is_none());
        assert_eq!(table.probe(Key(5 << 32), 0).unwrap().m, Some(5));
        table.store(Key(1 << 32), 0, entry(None, 9, Bound::Upper));
        let known = table.probe(Key(1 << 32), 0).unwrap();
        assert_eq!((known.m, known.bound, known.eval), (Some(1), Bound::Upper, -7));
    }

    /// Checks that a lookup of either position never finds an entry mixed from two writes.
    #[test]
    fn entries_with_mismatched_halves_are_ignored() {
        let keys = [Key(0xfeed_beef_1234_0000), Key(0xfeed_beee_4321_0000), Key(0xbeef_feed_1235_0000)];
        let written = keys.map(|key| {
            let table = TranspositionTable::new(4);
            table.store(key, 0, entry(Some(7), 3, Bound::Lower));
            [table.buckets[0].0[0].first(), table.buckets[0].0[0].second()]
        });
        for (i, one) in written.iter().enumerate() {
            for (j, other) in written.iter().enumerate() {
                let table = TranspositionTable::<u8>::new(4);
                table.buckets[0].0[0].store([one[0], other[1]]);
                for (k, &key) in keys.iter().enumerate() {
                    assert_eq!(table.probe(key, 0).is_some(), i == j && j == k, "{i} {j} {k}");
                }
            }
        }
    }
}
