//! The transposition table: what has been learnt of positions, by hash.
//!
//! Its size is a number of entries, not of bytes, so that a search visits the same nodes natively and in wasm.
//!
//! CITE: <https://www.chessprogramming.org/Transposition_Table> (buckets, ageing, depth-preferred replacement).

use super::score::{value_from_tt, value_to_tt};
use crate::game::Key;

const BUCKET: usize = 4;

/// What a kept value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is this.
    Exact,
}

/// What is kept of a position: 16 bytes for a turn of four.
#[derive(Clone, Copy)]
struct Slot<M> {
    /// The upper half of the hash. The place in the table stands for some of the lower half.
    key: u32,
    m: Option<M>,
    value: i16,
    eval: i16,
    depth: u8,
    /// The bound in the two lowest bits, zero if the slot is empty; the age above it.
    tag: u8,
}

/// The number of different ages; see [`TranspositionTable::new_search`].
const AGES: u8 = 64;

impl<M> Slot<M> {
    const EMPTY: Slot<M> = Slot { key: 0, m: None, value: 0, eval: 0, depth: 0, tag: 0 };

    fn bound(&self) -> Option<Bound> {
        match self.tag & 3 {
            0 => None,
            1 => Some(Bound::Lower),
            2 => Some(Bound::Upper),
            _ => Some(Bound::Exact),
        }
    }

    fn holds(&self, key: u32) -> bool {
        self.key == key && self.tag & 3 != 0
    }
}

/// The slots in which a position may be kept: one cache line, so that memory is waited for only once.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket<M>([Slot<M>; BUCKET]);

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    /// The best turn, or the one that caused a cutoff.
    pub m: Option<M>,
    /// What the position is worth.
    pub value: i32,
    /// Its static evaluation, uncorrected.
    pub eval: i32,
    /// The depth of the search; see the callers.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

/// The table.
pub struct TranspositionTable<M> {
    buckets: Vec<Bucket<M>>,
    age: u8,
}

impl<M: Copy> TranspositionTable<M> {
    /// An empty table of at least this many entries.
    pub fn new(entries: usize) -> TranspositionTable<M> {
        let buckets = entries.div_ceil(BUCKET).next_power_of_two();
        TranspositionTable { buckets: vec![Bucket([Slot::EMPTY; BUCKET]); buckets], age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([Slot::EMPTY; BUCKET]));
        self.age = 0;
    }

    /// Before a new search: what is known grows older, and is replaced earlier.
    pub fn new_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn place(&self, key: Key) -> (usize, u32) {
        (key.0 as usize & (self.buckets.len() - 1), (key.0 >> 32) as u32)
    }

    /// What is known of a position that is `ply` plies from the root.
    pub fn probe(&self, key: Key, ply: usize) -> Option<Entry<M>> {
        let (bucket, key) = self.place(key);
        let slot = self.buckets.get(bucket)?.0.iter().find(|slot| slot.holds(key))?;
        Some(Entry {
            m: slot.m,
            value: value_from_tt(slot.value, ply),
            eval: i32::from(slot.eval),
            depth: i32::from(slot.depth),
            bound: slot.bound()?,
        })
    }

    /// Keeps what was learnt of a position that is `ply` plies from the root.
    pub fn store(&mut self, key: Key, ply: usize, entry: Entry<M>) {
        let (bucket, key) = self.place(key);
        let age = self.age;
        let Some(Bucket(slots)) = self.buckets.get_mut(bucket) else { return };
        let mut victim = 0;
        let mut least = i32::MAX;
        for (i, slot) in slots.iter().enumerate() {
            if slot.holds(key) {
                victim = i;
                break;
            }
            // An entry is worth its depth, and less for each search since.
            let searches = i32::from((AGES + age - (slot.tag >> 2)) % AGES);
            let worth = if slot.tag == 0 { -1000 } else { i32::from(slot.depth) - 4 * searches };
            if worth < least {
                (least, victim) = (worth, i);
            }
        }
        let slot = &mut slots[victim];
        let same = slot.holds(key);
        if same && entry.bound != Bound::Exact && slot.tag >> 2 == age && i32::from(slot.depth) > entry.depth + 3 {
            return;
        }
        *slot = Slot {
            key,
            // A node that failed low knows no best turn. An older one is better than none.
            m: entry.m.or(if same { slot.m } else { None }),
            value: value_to_tt(entry.value, ply),
            eval: entry.eval.clamp(-32_000, 32_000) as i16,
            depth: entry.depth.clamp(0, 255) as u8,
            tag: age << 2
                | match entry.bound {
                    Bound::Lower => 1,
                    Bound::Upper => 2,
                    Bound::Exact => 3,
                },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(m: Option<u8>, depth: i32, bound: Bound) -> Entry<u8> {
        Entry { m, value: 5, eval: -7, depth, bound }
    }

    #[test]
    fn slots_are_small() {
        // So are those of the other games.
        assert_eq!(size_of::<Slot<crate::game::hostage::Move>>(), 16);
        assert_eq!(size_of::<Bucket<crate::game::hostage::Move>>(), 64);
    }

    #[test]
    fn the_shallowest_goes_first_and_a_known_turn_stays() {
        let mut table = TranspositionTable::new(4);
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7), (5, 1)] {
            table.store(Key(key << 32), 0, entry(Some(key as u8), depth, Bound::Exact));
        }
        assert!(table.probe(Key(2 << 32), 0).is_none());
        assert_eq!(table.probe(Key(5 << 32), 0).unwrap().m, Some(5));
        table.store(Key(1 << 32), 0, entry(None, 9, Bound::Upper));
        let known = table.probe(Key(1 << 32), 0).unwrap();
        assert_eq!((known.m, known.bound, known.eval), (Some(1), Bound::Upper, -7));
    }
}
