//! Code shared by the games that derive from chess. They use this module and never each other.
//!
//! - [`bits`] and [`attacks`] are for 8x8 boards.
//! - [`castling`] and [`pins`] apply wherever a king castles or is shielded as in chess.
//! - [`position`] and [`methods`] implement methods that positions share.
//! - [`setup`] and [`fen`](super::fen) read and check positions.
//! - [`uci`], [`notation`] and [`read`] write and read moves.
//! - [`walk`] and [`legality`] explain the move of a chess piece, or why it is illegal.

pub mod attacks;
pub mod bits;
pub mod castling;
pub mod legality;
pub mod methods;
pub mod notation;
pub mod pins;
pub mod position;
pub mod read;
pub mod setup;
pub mod uci;
pub mod walk;
pub mod wanted;

pub use bits::{Bits, Square};
pub use castling::Castling;
pub use wanted::Wanted;

use super::Kind;

/// Kinds to which a pawn promotes, best first.
pub const OFFICERS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
