//! Text of the position editor.

use super::board::tray_message;
use super::play::standing;
use super::rules::faults;
use super::{Context, rules_name, say, say_in, text};
use crate::game::message::Message;
use crate::game::{Area, Colours, Fault, Layout, Outcome, Piece, Side};
use crate::session::editor::{EditorNotice, EditorPlace, Hand};

/// Returns the label of a castling right: `White O-O`.
pub fn castling_right(letter: char, colours: Colours) -> String {
    say_in(&right_message(letter), colours)
}

fn right_message(letter: char) -> Message {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let id = match letter.to_ascii_uppercase() {
        'K' => "right-kingside",
        'Q' => "right-queenside",
        _ => "right-unmoved",
    };
    Message::new(id).with("side", side)
}

/// Returns the number of pieces of a side: `White 15 of 16`.
pub fn census(side: Side, (found, full): (usize, usize), colours: Colours) -> String {
    say_in(&Message::new("census-of").with("side", side).with("found", found).with("full", full), colours)
}

/// Says that a position can be played, and whose turn it is or how the game has ended.
pub fn playable(side: Side, in_check: bool, outcome: Option<&Outcome>, colours: Colours) -> String {
    let id = if outcome.is_some() { "playable-over" } else { "playable" };
    say_in(&Message::new(id).with("state", standing(side, in_check, outcome)), colours)
}

/// Says that the faulty text is a valid position of another game.
pub fn fits(variant: &str) -> String {
    say(&Message::new("fits").with("game", rules_name(variant).as_str()))
}

/// Returns the label of the pieces of one kind in the box or a tray.
pub fn setup_piece(area: Area, piece: Piece, count: u8, colours: Colours) -> String {
    let id = match (area, count) {
        (Area::Box, 0) => "setup-piece-complete",
        (Area::Box, _) => "setup-piece-missing",
        _ => "setup-piece",
    };
    say_in(&Message::new(id).with("piece", piece).with("count", count), colours)
}

fn place(spot: EditorPlace) -> Message {
    match spot {
        EditorPlace::Cell(cell) => Message::new("place-square").with("square", cell),
        EditorPlace::Tray(area, owner) => tray_message(area, owner),
    }
}

/// Describes the last change of the position.
pub fn setup_notice(notice: &EditorNotice, layout: &Layout) -> String {
    let new = Message::new;
    let message = match *notice {
        EditorNotice::InHand(Some(Hand::Eraser), _) => new("setup-eraser"),
        EditorNotice::InHand(Some(Hand::Piece(_)), Some(piece)) => new("setup-in-hand").with("piece", piece),
        EditorNotice::InHand(_, Some(piece)) => new("setup-taken-up").with("piece", piece),
        EditorNotice::InHand(..) => new("setup-nothing-in-hand"),
        EditorNotice::Came(piece, spot, None) => new("setup-came").with("piece", piece).with("place", place(spot)),
        EditorNotice::Came(piece, spot, Some(before)) => {
            new("setup-came-instead").with("piece", piece).with("place", place(spot)).with("before", before)
        }
        EditorNotice::Left(piece, spot) => new("setup-left").with("piece", piece).with("place", place(spot)),
        EditorNotice::Went(piece, from, to, before) => {
            let id = if before.is_some() { "setup-went-instead" } else { "setup-went" };
            let message = new(id).with("piece", piece).with("from", place(from)).with("to", place(to));
            before.map_or(message.clone(), |before| message.with("before", before))
        }
        EditorNotice::WrongSide(_, area, owner) => {
            let held = if area == Area::Prison { !owner } else { owner };
            new("setup-wrong-side").with("place", tray_message(area, owner)).with("side", held)
        }
        EditorNotice::WrongKind(piece, _) => new("setup-wrong-kind").with("kind", piece.kind),
        EditorNotice::Turn(side) => new("illegal-not-your-turn").with("side", side),
        EditorNotice::Right(letter, held) => new("setup-right").with("right", right_message(letter)).with("held", held),
        EditorNotice::EnPassant(Some(cell)) => new("setup-en-passant").with("square", cell),
        EditorNotice::EnPassant(None) => new("setup-no-en-passant"),
        EditorNotice::Rules(variant, kept) => {
            new(if kept { "setup-rules-kept" } else { "setup-rules-start" }).with("game", rules_name(variant).as_str())
        }
        EditorNotice::Jailed(pieces) => new("setup-jailed").with("pieces", pieces),
        EditorNotice::Cleared => new("setup-cleared"),
        EditorNotice::Start => new("setup-start"),
        EditorNotice::Read => new("setup-read"),
        EditorNotice::Faulty => new("setup-faulty"),
        EditorNotice::Unreadable(..) => new("setup-unreadable"),
        EditorNotice::Undone => new("setup-undone"),
        EditorNotice::Redone => new("setup-redone"),
        EditorNotice::Told(ref text) => return text.clone(),
    };
    say_in(&message, Context::from(layout))
}

/// Reports new faults, or that all faults are gone.
pub fn setup_news(fresh: &[Fault], mended: bool, colours: Colours) -> String {
    if mended { text("setup-mended").to_owned() } else { faults(fresh, colours) }
}
