//! Text of links and of typed moves.

use super::rules::{course_fault, fault};
use super::{say, text};
use crate::engine::level::Level;
use crate::game::game_record::{GameRecordFault, Relation};
use crate::game::message::{Message, Value};
use crate::game::{Layout, Side};
use crate::link::compact::CompactFault;
use crate::link::{Doubt, LinkFault};

/// Describes what is wrong with a link, one sentence for each fault.
pub fn link_fault(fault: &LinkFault, layout: &Layout) -> Vec<String> {
    let about = |id, text: &str| Message::new(id).with("text", Value::foreign(text));
    let message = match fault {
        LinkFault::Screen(name) => about("link-screen", name),
        LinkFault::TooLong { bytes } => Message::new("link-too-long").with("bytes", *bytes),
        LinkFault::Encoding(text) => about("link-encoding", text),
        LinkFault::Game(name) => return vec![unknown_game(name)],
        LinkFault::Player(text) => about("link-player", text),
        LinkFault::Seconds(text) => about("link-seconds", text),
        LinkFault::Level(text) => about("link-level", text).with("highest", Level::HIGHEST.number()),
        LinkFault::Compact(CompactFault::Version(found)) => about("link-version", found),
        LinkFault::Compact(CompactFault::Damaged) => Message::new("link-damaged"),
        LinkFault::Case => Message::new("link-case"),
        LinkFault::GameRecord(GameRecordFault::Start(faults)) => {
            return faults.iter().map(|one| self::fault(one, layout.colours())).collect();
        }
        LinkFault::GameRecord(fault) => return vec![course_fault(fault, layout)],
    };
    vec![say(&message)]
}

/// Says that there is no game of this name.
pub fn unknown_game(name: &str) -> String {
    say(&Message::new("link-game").with("text", Value::foreign(name)))
}

/// Describes what is doubtful about a link.
pub fn link_doubt(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Name { written, meant, taken } => {
            let id = if *taken { "link-taken" } else { "link-unknown" };
            say(&Message::new(id).with("name", Value::foreign(written)).with("meant", *meant))
        }
        Doubt::Cut => text("link-cut").to_owned(),
    }
}

/// Returns the error for an invalid parameter of the embedded board.
pub fn embed_bad(name: &'static str, value: &str) -> String {
    say(&Message::new("embed-bad").with("name", name).with("value", Value::foreign(value)))
}

/// Offers to open the readable beginning of a faulty link.
pub fn open_part(moves: usize) -> String {
    say(&Message::new("open-part").with("moves", moves))
}

/// Says how the game in a link relates to the stored game. `parting` is the last move that both have in common.
pub fn arrival(relation: Relation, parting: &str) -> String {
    let message = match relation {
        Relation::Same => Message::new("arrival-same"),
        Relation::Newer(moves) => Message::new("arrival-newer").with("moves", moves),
        Relation::Older(moves) => Message::new("arrival-older").with("moves", moves),
        Relation::Forks(_) => Message::new("arrival-forks").with("parting", parting),
        Relation::Other => return String::new(),
    };
    say(&message)
}

/// Returns a move with its number, as in PGN: `12. Nf3`, `12… Nf6`. `text` is a move in PGN, which is translated here:
/// a translated one would be translated again, and name another piece.
pub fn numbered_move(number: Option<u32>, side: Side, text: &str) -> String {
    let mv = super::typed_move(text);
    let dots = if side == Side::White { "." } else { "…" };
    match number {
        Some(number) => format!("{number}{dots} {mv}"),
        None => mv,
    }
}

/// Returns the alternative text of a link's QR code.
pub fn code_label(link: &str) -> String {
    say(&Message::new("code-label").with("link", link))
}

/// Returns the number of moves that match the typed text.
pub fn matching_moves(moves: usize, shown: usize) -> String {
    let id = if moves > shown && moves > 1 { "begin-so-many" } else { "begin-so" };
    say(&Message::new(id).with("moves", moves).with("shown", shown))
}

/// Returns the names of the two notations, after their inventors.
pub fn notations() -> [&'static str; 2] {
    [text("notation-leslie"), text("notation-pierce")]
}

/// Says that a game is too long for an animated picture. Both numbers count full moves.
pub fn picture_long(moves: usize, most: usize) -> String {
    say(&Message::new("picture-long").with("moves", moves).with("most", most))
}
