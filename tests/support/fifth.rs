//! A fifth game, in one folder: on five by five squares with a trapdoor in the middle.
//!
//! Each side has a king, who walks as in chess, and four leapers, who leap to the second square in any of the eight
//! directions and over whoever stands between. A leaper who lands on the trapdoor is gone; a king may not step on it.
//! Whoever is mated has lost. So the game has a man of its own, a reason, a fault and an event of its own; its words are
//! in its folder too. Rules, search, session, pictures and laws take it as it is.

mod edges;
mod fen;
mod notation;
mod rules;

use hostage_chess::game::man::Letter;
use hostage_chess::game::{Kind, Man, Packed, Side};
use hostage_chess::words::catalogue::Catalogue;
use hostage_chess::words::{self, embedded};

/// The names of its rules.
pub const VARIANTS: [&str; 1] = ["trapdoor"];

/// The man of this game alone.
pub const LEAPER: Kind = Kind::Other(Letter::L);

/// The square in the middle.
pub const TRAPDOOR: u8 = 12;

/// How many files and ranks there are.
const SIZE: u8 = 5;

/// Who stands where, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    board: [Option<Man>; 25],
    turn: Side,
    /// Plies without a capture or a fall, and the number of the move.
    counters: (u16, u16),
}

/// From square to square.
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

/// Speaks English with the words of this game, in this thread.
pub fn speak() {
    let files = embedded::LANGUAGES.iter().find(|(tag, _)| *tag == "en").map(|(_, files)| *files).unwrap();
    let files = [files, &[include_str!("fifth/en.ftl")]].concat();
    words::speak(Box::leak(Box::new(Catalogue::read("en", &files).unwrap())));
}
