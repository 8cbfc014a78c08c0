//! What has been learnt of positions, by hash.
//!
//! Its size is a number of entries, never of bytes, so that a search visits the same nodes natively and in wasm.
//! CITE: chessprogramming wiki, Transposition Table (buckets, ageing, depth-preferred replacement).

use super::value::{from_table, to_table};
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

#[derive(Clone, Copy)]
struct Slot<M> {
    key: u64,
    m: Option<M>,
    value: i16,
    eval: i16,
    depth: u8,
    bound: Bound,
    age: u8,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    /// The best turn, or the one that refuted the opponent's last.
    pub m: Option<M>,
    /// What the position is worth.
    pub value: i32,
    /// What it is worth without looking ahead.
    pub eval: i32,
    /// How deep it was looked at; see the callers.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

/// The table.
pub struct Table<M> {
    slots: Vec<Option<Slot<M>>>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// An empty table of at least so many entries.
    pub fn new(entries: usize) -> Table<M> {
        Table { slots: vec![None; entries.next_power_of_two().max(BUCKET)], age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill(None);
        self.age = 0;
    }

    /// Marks what is known as old, so that it is replaced first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: Key) -> usize {
        let buckets = (self.slots.len() / BUCKET) as u64;
        (key.0 & (buckets - 1)) as usize * BUCKET
    }

    /// What is known of a position that is `ply` plies from the root.
    pub fn get(&self, key: Key, ply: usize) -> Option<Entry<M>> {
        let start = self.bucket(key);
        let slot = self.slots[start..start + BUCKET].iter().flatten().find(|slot| slot.key == key.0)?;
        Some(Entry {
            m: slot.m,
            value: from_table(slot.value, ply),
            eval: i32::from(slot.eval),
            depth: i32::from(slot.depth),
            bound: slot.bound,
        })
    }

    /// Keeps what was learnt of a position that is `ply` plies from the root.
    pub fn put(&mut self, key: Key, ply: usize, entry: Entry<M>) {
        let start = self.bucket(key);
        let age = self.age;
        let bucket = &mut self.slots[start..start + BUCKET];
        let mut victim = 0;
        let mut least = i32::MAX;
        for (i, slot) in bucket.iter().enumerate() {
            let worth = match slot {
                None => -1000,
                Some(slot) if slot.key == key.0 => {
                    victim = i;
                    break;
                }
                // An old entry is worth its depth less a bit for each search since.
                Some(slot) => i32::from(slot.depth) - 4 * i32::from(age.wrapping_sub(slot.age)),
            };
            if worth < least {
                (least, victim) = (worth, i);
            }
        }
        let same = bucket[victim].filter(|slot| slot.key == key.0);
        if let Some(old) = same
            && entry.bound != Bound::Exact
            && old.age == age
            && i32::from(old.depth) > entry.depth + 3
        {
            return;
        }
        bucket[victim] = Some(Slot {
            key: key.0,
            // A node that failed low knows no best turn; an older one is better than none.
            m: entry.m.or(same.and_then(|old| old.m)),
            value: to_table(entry.value, ply),
            eval: entry.eval.clamp(-32_000, 32_000) as i16,
            depth: entry.depth.clamp(0, 255) as u8,
            bound: entry.bound,
            age,
        });
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
        assert!(size_of::<Option<Slot<crate::game::hostage::Move>>>() <= 24);
    }

    #[test]
    fn the_shallowest_goes_first_and_a_known_turn_stays() {
        let mut table = Table::new(4);
        for (key, depth) in [(1, 9), (2, 3), (3, 8), (4, 7), (5, 1)] {
            table.put(Key(key << 32), 0, entry(Some(key as u8), depth, Bound::Exact));
        }
        assert!(table.get(Key(2 << 32), 0).is_none());
        assert_eq!(table.get(Key(5 << 32), 0).unwrap().m, Some(5));
        table.put(Key(1 << 32), 0, entry(None, 9, Bound::Upper));
        let known = table.get(Key(1 << 32), 0).unwrap();
        assert_eq!((known.m, known.bound, known.eval), (Some(1), Bound::Upper, -7));
    }
}
