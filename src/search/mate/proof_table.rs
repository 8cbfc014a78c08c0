//! The results of the mate search, by hash and by the number of moves the attacker has left.
//!
//! A mate holds for every larger number of moves, and the absence of a mate for every smaller one. An undecided result
//! belongs to one number only. A line that returns to a position has fewer moves left there, so the graph has no
//! cycles. Therefore no result depends on the moves that led to a position, except by the fifty-move counter. The hash
//! covers it where it matters.
//!
//! CITE: Akihiro Kishimoto, Martin Müller, "A General Solution to the Graph History Interaction Problem" (AAAI 2004),
//! <https://cdn.aaai.org/AAAI/2004/AAAI04-102.pdf>, which describes the problem that this avoids.
//! CITE: Ayumu Nagai, "Df-pn Algorithm for Searching AND/OR Trees and its Applications" (thesis, Tokyo 2002), listed at
//! <https://www.chessprogramming.org/Proof-Number_Search>: replacement of the cheapest entry.

use crate::game::Key;

const BUCKET: usize = 4;

/// Number of moves larger than the length of any mate.
pub const NEVER: u8 = u8::MAX;

/// Result for a position with a number of moves left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofState<M> {
    /// The attacker mates within this many moves. If the attacker is to move, `m` begins the mate.
    Proven { moves: u8, m: Option<M> },
    /// There is no mate within this many moves.
    Disproven { moves: u8 },
    /// Undecided, with the estimated effort to prove the mate and to disprove it.
    Open { proof: u32, disproof: u32 },
}

#[derive(Clone, Copy)]
struct Slot<M> {
    key: u64,
    proof: u32,
    disproof: u32,
    /// Binary logarithm of the cost in nodes.
    cost: u8,
    moves: u8,
    age: u8,
    m: Option<M>,
}

impl<M> Slot<M> {
    fn is_open(&self) -> bool {
        self.proof != 0 && self.disproof != 0
    }
}

/// Proof table of fixed size.
pub struct ProofTable<M> {
    slots: Vec<Slot<M>>,
    age: u8,
}

impl<M: Copy> ProofTable<M> {
    const EMPTY: Slot<M> = Slot { key: 0, proof: 0, disproof: 0, cost: 0, moves: 0, age: 0, m: None };

    /// Creates an empty table of at least this many entries.
    pub fn new(entries: usize) -> ProofTable<M> {
        ProofTable { slots: vec![Self::EMPTY; entries.next_power_of_two().max(BUCKET)], age: 1 }
    }

    /// Forgets everything, mostly without touching the slots: a slot of another age counts as empty.
    pub fn clear(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.slots.fill(Self::EMPTY);
            self.age = 1;
        }
    }

    fn bucket(&self, key: Key) -> usize {
        let buckets = (self.slots.len() / BUCKET) as u64;
        (key.0 & (buckets - 1)) as usize * BUCKET
    }

    /// Returns the result for a position in which the attacker has `moves` moves left.
    pub fn get(&self, key: Key, moves: u8) -> Option<ProofState<M>> {
        let start = self.bucket(key);
        let mut open = None;
        for slot in &self.slots[start..start + BUCKET] {
            if slot.key != key.0 || slot.age != self.age {
                continue;
            }
            if slot.proof == 0 {
                if slot.moves <= moves {
                    return Some(ProofState::Proven { moves: slot.moves, m: slot.m });
                }
            } else if slot.disproof == 0 {
                if slot.moves >= moves {
                    return Some(ProofState::Disproven { moves: slot.moves });
                }
            } else if slot.moves == moves {
                open = Some(ProofState::Open { proof: slot.proof, disproof: slot.disproof });
            }
        }
        open
    }

    /// Stores the result for a position in which the attacker has `left` moves left, with its cost in nodes.
    pub fn put(&mut self, key: Key, left: u8, known: ProofState<M>, cost: u64) {
        let cost = cost.max(1).ilog2() as u8;
        let age = self.age;
        let new = match known {
            ProofState::Proven { moves, m } => Slot { key: key.0, proof: 0, disproof: u32::MAX, cost, moves, age, m },
            ProofState::Disproven { moves } => {
                Slot { key: key.0, proof: u32::MAX, disproof: 0, cost, moves, age, m: None }
            }
            ProofState::Open { proof, disproof } => {
                Slot { key: key.0, proof, disproof, cost, moves: left, age, m: None }
            }
        };
        let start = self.bucket(key);
        let mut victim = 0;
        let mut least = u16::MAX;
        for (i, slot) in self.slots[start..start + BUCKET].iter().enumerate() {
            let current = slot.age == age;
            let replaces = match (slot.is_open(), new.is_open()) {
                (true, _) => slot.moves == left,
                (false, true) => false,
                (false, false) => (slot.proof == 0) == (new.proof == 0),
            };
            if current && slot.key == key.0 && replaces {
                victim = i;
                break;
            }
            // Proven results are needed again when the proof is verified.
            let worth = match slot.proof {
                _ if !current => 0,
                0 => 200 + u16::from(slot.cost),
                _ => 1 + u16::from(slot.cost),
            };
            if worth < least {
                (least, victim) = (worth, i);
            }
        }
        let slot = &mut self.slots[start + victim];
        let cost = if slot.key == key.0 && slot.age == age { cost.max(slot.cost) } else { cost };
        *slot = Slot { cost, ..new };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_small() {
        assert!(size_of::<Slot<crate::game::hostage::Move>>() <= 24);
    }

    #[test]
    fn a_mate_holds_for_more_moves_and_its_absence_for_fewer() {
        let mut table = ProofTable::<u8>::new(8);
        let open = ProofState::Open { proof: 3, disproof: 4 };
        table.put(Key(5), 4, open, 1);
        assert_eq!((table.get(Key(5), 4), table.get(Key(5), 3)), (Some(open), None));
        let (mate, none) = (ProofState::Proven { moves: 5, m: Some(7) }, ProofState::Disproven { moves: 3 });
        table.put(Key(5), 5, mate, 100);
        table.put(Key(5), 3, none, 100);
        assert_eq!([2, 3, 4, 5, 9].map(|moves| table.get(Key(5), moves).unwrap()), [none, none, open, mate, mate]);
        table.clear();
        assert_eq!(table.get(Key(5), 5), None);
    }

    #[test]
    fn the_cheapest_entry_is_replaced_first() {
        let mut table = ProofTable::<u8>::new(8);
        for i in 0..9 {
            table.put(Key(i << 32), 4, ProofState::Open { proof: 1, disproof: 1 }, if i == 3 { 2 } else { 1000 });
        }
        assert!(table.get(Key(3 << 32), 4).is_none() && table.get(Key(8 << 32), 4).is_some());
    }
}
