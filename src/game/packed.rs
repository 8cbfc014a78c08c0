//! Moves as numbers, so that threads can share a table of them without locks.

use super::Kind;
use super::piece::Letter;

/// Type whose values fit into 29 bits.
pub trait Packed: Copy {
    /// Returns the number of the value, below 2^29.
    fn pack(self) -> u32;

    /// Returns the value of this number. For a number that no value has, the result is arbitrary.
    fn unpack(bits: u32) -> Option<Self>;
}

impl Packed for u8 {
    fn pack(self) -> u32 {
        self.into()
    }

    fn unpack(bits: u32) -> Option<u8> {
        bits.try_into().ok()
    }
}

impl Packed for i8 {
    fn pack(self) -> u32 {
        self.cast_unsigned().pack()
    }

    fn unpack(bits: u32) -> Option<i8> {
        u8::unpack(bits).map(u8::cast_signed)
    }
}

/// Number of bits for a kind of piece.
const KIND_BITS: u32 = 5;

/// Kinds by their numbers; 0 is none.
const KINDS: [Option<Kind>; 1 << KIND_BITS] = {
    let mut kinds = [None; 1 << KIND_BITS];
    let mut number = 1;
    while number <= 26 {
        kinds[number] = Some(if number <= 6 { Kind::ALL[number - 1] } else { Kind::Other(Letter::ALL[number - 7]) });
        number += 1;
    }
    kinds
};

impl Packed for Option<Kind> {
    fn pack(self) -> u32 {
        self.map_or(0, |kind| kind.index() as u32 + 1)
    }

    fn unpack(bits: u32) -> Option<Option<Kind>> {
        Some(KINDS[bits as usize % KINDS.len()])
    }
}

impl Packed for Kind {
    fn pack(self) -> u32 {
        Some(self).pack()
    }

    fn unpack(bits: u32) -> Option<Kind> {
        KINDS[bits as usize % KINDS.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_number() {
        for kind in Kind::ALL.into_iter().chain(Letter::ALL.map(Kind::Other)) {
            assert_eq!((Kind::unpack(kind.pack()), Option::unpack(Some(kind).pack())), (Some(kind), Some(Some(kind))));
        }
        assert_eq!(Option::<Kind>::unpack(None.pack()), Some(None));
    }
}
