//! A fifth game, in one folder: five by five squares with a trapdoor in the middle.
//!
//! Each side has a king, which moves as in chess, and four leapers. A leaper leaps to the second square in any of the
//! eight directions, over any piece in between. A leaper that lands on the trapdoor is gone; a king may not step on it.
//! Mate ends the game. So the game has a special piece, reason, fault and event; its words are in its folder too.
//! Rules, search, session, pictures and laws accept it without changes.

mod edges;
mod fen;
mod notation;
mod rules;

use hostage_chess::game::piece::Letter;
use hostage_chess::game::{Kind, Packed, Piece, Side};
use hostage_chess::words::catalogue::Catalogue;
use hostage_chess::words::{self, embedded};

/// Names of its rule sets.
pub const VARIANTS: [&str; 1] = ["trapdoor"];

/// The piece specific to this game.
pub const LEAPER: Kind = Kind::Other(Letter::L);

/// The middle square.
pub const TRAPDOOR: u8 = 12;

/// Number of files and ranks.
const SIZE: u8 = 5;

/// Pieces by square, and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    board: [Option<Piece>; 25],
    turn: Side,
    /// Plies without a capture or a fall, and the number of the move.
    counters: (u16, u16),
}

/// Move from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: u8,
    to: u8,
}

impl Packed for Move {
    fn pack(self) -> u32 {
        u32::from(self.from) | u32::from(self.to) << 8
    }

    fn unpack(bits: u32) -> Option<Move> {
        Some(Move { from: bits as u8 % (SIZE * SIZE), to: (bits >> 8) as u8 % (SIZE * SIZE) })
    }
}

/// Sets English with the words of this game as the language of this thread.
pub fn speak() {
    let files = embedded::LANGUAGES.iter().find(|(tag, _)| *tag == "en").map(|(_, files)| *files).unwrap();
    let files = [files, &[include_str!("fifth/en.ftl")]].concat();
    words::speak(Box::leak(Box::new(Catalogue::read("en", &files).unwrap())));
}
