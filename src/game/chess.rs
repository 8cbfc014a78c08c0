//! What the games that grew out of chess have in common. They use this module and never each other.
//!
//! [`bits`] and [`attacks`] are for boards of eight by eight; [`castling`] and [`pins`] hold wherever a king castles or is
//! shielded as in chess. [`setup`] and [`fen`](super::fen) read and check positions, [`notation`] and [`read`] write and
//! read turns in the manner of SAN, and [`legality`] says why a man of chess does not go somewhere.

pub mod attacks;
pub mod bits;
pub mod castling;
pub mod legality;
pub mod notation;
pub mod pins;
pub mod read;
pub mod setup;

pub use bits::{Bits, Square};
pub use castling::Castling;
