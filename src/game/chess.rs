//! Code shared by the games that derive from chess. They use this module and never each other.
//!
//! [`bits`] and [`attacks`] are for boards of eight by eight. [`castling`] and [`pins`] apply wherever a king castles
//! or is shielded as in chess. [`setup`] and [`fen`](super::fen) read and check positions. [`notation`] and [`read`]
//! write and read moves in a form of SAN. [`legality`] explains why a chess piece cannot make a move.

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
