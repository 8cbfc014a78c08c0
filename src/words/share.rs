//! Links, and turns in writing.

use super::rules::{course_fault, fault};
use super::{say, text};
use crate::engine::level::Level;
use crate::game::game_record::{GameRecordFault, Relation};
use crate::game::message::{Message, Value};
use crate::game::{Layout, Side};
use crate::link::compact::CompactFault;
use crate::link::{Doubt, LinkFault};

/// What is wrong with a link, a sentence each.
pub fn link_fault(fault: &LinkFault, layout: &Layout) -> Vec<String> {
    let about = |id, text: &str| Message::new(id).with("text", Value::foreign(text));
    let message = match fault {
        LinkFault::Screen(name) => about("link-screen", name),
        LinkFault::TooLong { bytes } => Message::new("link-too-long").with("bytes", *bytes),
        LinkFault::Encoding(text) => about("link-encoding", text),
        LinkFault::Game(name) => about("link-game", name),
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

/// What is not clear about a link.
pub fn link_doubt(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Name { written, meant, taken } => {
            let id = if *taken { "link-taken" } else { "link-unknown" };
            say(&Message::new(id).with("name", Value::foreign(written)).with("meant", *meant))
        }
        Doubt::Cut => text("link-cut").to_owned(),
    }
}

/// A value in the address of the small board that means nothing.
pub fn embed_bad(name: &'static str, value: &str) -> String {
    say(&Message::new("embed-bad").with("name", name).with("value", Value::foreign(value)))
}

/// A bad link whose beginning can be read.
pub fn open_part(moves: usize) -> String {
    say(&Message::new("open-part").with("moves", moves))
}

/// How the game of a link stands to the one that was stored; `parting` names the last turn that they have in common.
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

/// A turn with its number, as in records: `12. Nf3`, `12… Nf6`.
pub fn numbered_move(number: u32, side: Side, text: &str) -> String {
    let mv = super::typed_move(text);
    let dots = if side == Side::White { "." } else { "…" };
    if number == 0 { mv } else { format!("{number}{dots} {mv}") }
}

/// What the picture of a link is.
pub fn code_label(link: &str) -> String {
    say(&Message::new("code-label").with("link", link))
}

/// How many turns begin like what is written.
pub fn begin_so(moves: usize, shown: usize) -> String {
    let id = if moves > shown && moves > 1 { "begin-so-many" } else { "begin-so" };
    say(&Message::new(id).with("moves", moves).with("shown", shown))
}

/// The two notations, by the names of their inventors.
pub fn notations() -> [&'static str; 2] {
    [text("notation-leslie"), text("notation-pierce")]
}

/// What is said of a game that is too long for a picture that moves. Both numbers count a move of each side as one, as the record does.
pub fn picture_long(moves: usize, most: usize) -> String {
    say(&Message::new("picture-long").with("moves", moves).with("most", most))
}
