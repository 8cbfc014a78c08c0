//! Text of the rules: faults in positions, reasons for illegal moves, events and results.

mod events;
mod records;

use std::fmt;

pub use events::*;
pub use records::*;

use super::{Context, say_in, sentences, text};
use crate::game::any::AnyPosition;
use crate::game::fault::FenPart;
use crate::game::illegal::CastlingBar;
use crate::game::message::{Message, Value};
use crate::game::{Colours, Fault, Game, Illegal, Kind, Layout, Piece, Reason, Side};
use crate::words::names;

/// Returns the colours of the two sides in a rule set; White and Black if there is none with this name.
pub fn colours_of(variant: &str) -> Colours {
    AnyPosition::start(variant).map(|position| position.layout().colours()).unwrap_or_default()
}

/// Returns the name of a side, which depends on the colours of the game.
pub fn side_name(side: Side, colours: Colours) -> &'static str {
    text(names::side_id(side, colours))
}

/// Returns the name of a kind.
pub fn kind_name(kind: Kind) -> &'static str {
    text(names::kind_id(kind))
}

/// Returns the name of a piece, such as `white pawn`.
pub fn piece(piece: Piece, colours: Colours) -> String {
    say_in(&Message::new("piece").with("side", piece.side).with("kind", piece.kind), colours)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&fault(self, Colours::default()))
    }
}

/// Describes a fault in a position, in one sentence.
pub fn fault(fault: &Fault, colours: Colours) -> String {
    say_in(&fault_message(fault), colours)
}

/// Describes several faults in one line.
pub fn faults(faults: &[Fault], colours: Colours) -> String {
    sentences(&faults.iter().map(|one| fault(one, colours)).collect::<Vec<_>>())
}

/// Describes a fault in a position, as a message.
pub fn fault_message(fault: &Fault) -> Message {
    let new = Message::new;
    let text = |id, text: &str| new(id).with("text", Value::foreign(text));
    let letter = |id, letter: char| new(id).with("letter", Value::foreign(letter));
    match fault {
        Fault::UnknownVariant(name) => new("fault-unknown-variant").with("name", Value::foreign(name)),
        Fault::TooLong { bytes } => new("fault-too-long").with("bytes", *bytes),
        Fault::Empty => new("fault-empty"),
        Fault::Character(found) => letter("fault-character", *found),
        Fault::Ranks { found, expected } => new("fault-ranks").with("found", *found).with("expected", *expected),
        Fault::RankLength { rank, found, expected } => {
            new("fault-rank-length").with("rank", *rank).with("found", *found).with("expected", *expected)
        }
        Fault::Shape { rank, shape } => new("fault-shape").with("rank", *rank).with("shape", shape.as_str()),
        Fault::NotAPiece { letter: found, part: FenPart::Board } => letter("fault-no-piece-on-board", *found),
        Fault::NotAPiece { letter: found, part: FenPart::Pockets } => letter("fault-no-piece-in-pocket", *found),
        Fault::Bracket => new("fault-bracket"),
        Fault::NotInPocket(piece) => new("fault-not-in-pocket").with("piece", *piece),
        Fault::Turn(found) => text("fault-turn", found),
        Fault::Castling { text: found, letters } => text("fault-castling", found).with("letters", *letters),
        Fault::CastlingUnmoved(found) => text("fault-castling-unmoved", found),
        Fault::NoCastling(found) => text("fault-no-castling", found),
        Fault::CastlingHome(found) => {
            let side = if found.is_ascii_uppercase() { Side::White } else { Side::Black };
            let king = found.eq_ignore_ascii_case(&'E');
            letter(if king { "fault-castling-king" } else { "fault-castling-rook" }, *found).with("side", side)
        }
        Fault::EnPassant(found) => text("fault-en-passant", found),
        Fault::Counter(found) => text("fault-counter", found),
        Fault::Trailing(found) => text("fault-trailing", found),
        Fault::NoKing(side) => new("fault-no-king").with("side", *side),
        Fault::Kings(side, found) => new("fault-kings").with("side", *side).with("found", *found),
        Fault::TooMany { side, kind, found, most } => {
            new("fault-too-many").with("side", *side).with("kind", *kind).with("found", *found).with("most", *most)
        }
        Fault::PawnOnEdge(square) => new("fault-pawn-on-edge").with("square", Value::foreign(square)),
        Fault::Own(message) => message.clone(),
        Fault::KingEnPrise(side) => new("fault-king-en-prise").with("side", *side).with("mover", !*side),
    }
}

/// Returns the reason why a move is illegal, in one sentence.
///
/// ```
/// use hostage_chess::game::hostage::Bar;
/// use hostage_chess::game::{Kind, Layout};
/// let why = Bar::CannotAfford(Kind::Rook).into();
/// let sentence = hostage_chess::words::illegal(&why, Layout::square_8x8());
/// assert_eq!(sentence, "Nothing in your prison is worth a rook.");
/// ```
pub fn illegal(why: &Illegal, layout: &Layout) -> String {
    say_in(&reason_message(&why.reason), Context::from(layout))
}

/// Returns the reason why a move is illegal, as a message.
pub fn reason_message(reason: &Reason) -> Message {
    let new = Message::new;
    let text = |id, text: &str| new(id).with("text", Value::foreign(text));
    let kind = |id, kind: &Kind| new(id).with("kind", *kind);
    match reason {
        Reason::GameOver => new("illegal-game-over"),
        Reason::NotYourTurn(side) => new("illegal-not-your-turn").with("side", *side),
        Reason::NobodyThere => new("illegal-nobody-there"),
        Reason::NotYourPiece(piece) => new("illegal-not-your-piece").with("piece", *piece),
        Reason::NotHowItMoves(who) => kind("illegal-not-how-it-moves", who),
        Reason::Blocked { kind: who, by, at } => kind("illegal-blocked", who).with("by", *by).with("at", *at),
        Reason::OwnPieceThere(_) => new("illegal-own-piece-there"),
        Reason::NothingToCapture => new("illegal-nothing-to-capture"),
        Reason::CannotMove(who) => kind("illegal-cannot-move", who),
        Reason::Pinned { kind: who, by, at } => kind("illegal-pinned", who).with("by", by.kind).with("at", *at),
        Reason::StillInCheck { by, at } => new("illegal-still-in-check").with("by", by.kind).with("at", *at),
        Reason::IntoCheck { by, at } => new("illegal-into-check").with("by", by.kind).with("at", *at),
        Reason::Castling(bar) => castling(*bar),
        Reason::Unreadable(found) => text("illegal-unreadable", found),
        Reason::Ambiguous(found, meanings) => {
            // A longer list would not help the reader.
            let few = meanings.iter().take(4).map(Value::foreign);
            text("illegal-ambiguous", found).with("meanings", Value::list(few))
        }
        Reason::NoSuchMove(found) => text("illegal-no-such-move", found),
        Reason::NotAMove => new("illegal-not-a-move"),
        Reason::CannotBecome(who @ (Kind::Pawn | Kind::King | Kind::Other(_))) => kind("illegal-never-becomes", who),
        Reason::CannotBecome(who) => kind("illegal-cannot-become", who),
        Reason::PromotionNotChosen => new("illegal-promotion-not-chosen"),
        Reason::NoPromotionHere => new("illegal-no-promotion-here"),
        Reason::NobodyGoesThere => new("illegal-nobody-goes-there"),
        Reason::NobodyLands => new("illegal-nobody-lands"),
        Reason::Occupied(piece) => new("illegal-occupied").with("piece", *piece),
        Reason::PawnOnEdge => new("illegal-pawn-on-edge"),
        Reason::Own(message) => message.clone(),
    }
}

fn castling(bar: CastlingBar) -> Message {
    match bar {
        CastlingBar::KingMoved => Message::new("castling-king-moved"),
        CastlingBar::NoRook => Message::new("castling-no-rook"),
        CastlingBar::KingOrRookMoved => Message::new("castling-king-or-rook-moved"),
        CastlingBar::Path(at) => Message::new("castling-path").with("at", at),
        CastlingBar::InCheck(at) => Message::new("castling-in-check").with("at", at),
        CastlingBar::ThroughCheck(at) => Message::new("castling-through-check").with("at", at),
    }
}
