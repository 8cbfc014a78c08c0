//! Text of the board and its trays, and of the pickers for payments, promotions and drops.

use super::rules::event_message;
use super::{listed, say, say_in, text};
use crate::game::message::{Message, Value};
use crate::game::{Area, Colours, Event, Kind, Layout, Mark, Piece, Side, Stack, Touch};

/// Returns the name of a kind with a capital letter.
pub fn kind_capital(kind: Kind) -> String {
    say(&Message::new("kind-capital").with("kind", kind))
}

/// Returns the name of a board with this side at the bottom.
pub fn board_name(near: Side, colours: Colours) -> String {
    say_in(&Message::new("board").with("side", near), colours)
}

/// Returns the name of a rank.
pub fn rank(digits: &str) -> String {
    say(&Message::new("rank").with("digits", digits))
}

/// The part of a cell in the move that is being entered, planned or recommended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellPart {
    /// Its piece is picked up.
    PickedUp,
    /// A touch takes its piece.
    Victim,
    /// The move can go there.
    Target,
    /// The move waits for confirmation.
    Unconfirmed,
    /// The move is a premove.
    Planned,
    /// The move is that of a hint.
    Hinted,
}

impl CellPart {
    const fn id(self) -> &'static str {
        match self {
            CellPart::PickedUp => "cell-picked-up",
            CellPart::Victim => "cell-can-be-taken",
            CellPart::Target => "cell-can-go-here",
            CellPart::Unconfirmed => "cell-unconfirmed",
            CellPart::Planned => "cell-planned",
            CellPart::Hinted => "cell-hinted",
        }
    }
}

/// Returns the label of a cell for screen readers: `g7, White pawn, frozen`.
pub fn cell(
    name: &str,
    content: Option<Piece>,
    mark: Option<Mark>,
    parts: impl IntoIterator<Item = CellPart>,
    colours: Colours,
) -> String {
    let piece = |piece: Piece| Message::new("cell-piece").with("piece", piece);
    let mark = mark.map(|mark| match mark {
        Mark::Check => Message::new("cell-in-check"),
        Mark::PseudoCheck => Message::new("cell-in-pseudo-check"),
        Mark::Frozen => Message::new("cell-frozen"),
    });
    let content = Some(content.map_or(Message::new("cell-empty"), piece));
    let parts = parts.into_iter().map(|part| Message::new(part.id()));
    let parts = [content, mark].into_iter().flatten().chain(parts);
    say_in(&Message::new("cell").with("name", name).with("parts", Value::list(parts)), colours)
}

/// Returns what is said when a piece on the board is picked up: where it stands, and the squares it can go to.
pub fn picked_up(piece: Piece, from: &str, targets: &[&str], colours: Colours) -> String {
    let message = Message::new("picked-up").with("piece", piece).with("from", from);
    say_in(&message.with("targets", Value::foreign(listed(targets))), colours)
}

/// Returns the heading of a tray. `near` is true for the reader's trays.
pub fn tray_heading(area: Area, near: bool) -> String {
    text(match (area, near) {
        (Area::Prison, true) => "tray-prison",
        (Area::Prison, false) => "tray-jailed",
        (Area::Airfield, _) => "tray-airfield",
        (Area::Reserve, _) => "tray-reserve",
        (Area::Box, _) => "tray-box",
    })
    .to_owned()
}

/// Longest name in the heading of a prison, in columns.
const HOLDER: usize = 10;

/// Returns the heading of a prison that names its holder. None if the name is too long.
pub fn tray_holder(who: &str) -> Option<String> {
    (columns(who) <= HOLDER).then(|| say(&Message::new("tray-holder").with("who", who)))
}

/// Returns the width of a text in columns. The signs of East Asia take two.
pub fn columns(text: &str) -> usize {
    text.chars().map(|letter| if letter < '\u{1100}' { 1 } else { 2 }).sum()
}

/// Returns the purpose of an empty tray. `near` is true for the reader's trays.
pub fn tray_purpose(area: Area, near: bool) -> &'static str {
    text(match (area, near) {
        (Area::Prison, true) => "purpose-prison",
        (Area::Prison, false) => "purpose-jailed",
        (_, true) => "purpose-airfield",
        (_, false) => "purpose-their-airfield",
    })
}

/// Returns the full name of a tray: `White's prison`.
pub fn tray_label(area: Area, owner: Side, colours: Colours) -> String {
    say_in(&tray_message(area, owner), colours)
}

/// Returns the full name of a tray as a message.
pub fn tray_message(area: Area, owner: Side) -> Message {
    let id = match area {
        Area::Prison => "place-prison",
        Area::Airfield => "place-airfield",
        Area::Reserve => "place-reserve",
        Area::Box => "place-box",
    };
    Message::new(id).with("side", owner)
}

/// Returns the label of the pieces of one kind in a tray: `rescue knight; pay knight or rook`.
pub fn tray_piece(
    area: Area,
    Stack { piece, count, price }: Stack,
    touch: Option<Touch>,
    payments: &[Kind],
    colours: Colours,
) -> String {
    let id = match touch {
        Some(Touch::Jailed(_)) if payments.is_empty() && price.is_none() => "tray-piece-no-payment",
        Some(Touch::Jailed(_)) if payments.is_empty() => "tray-piece-no-ransom",
        Some(Touch::Jailed(_)) => "tray-piece-ransom",
        Some(Touch::Prisoner(_)) => "tray-piece-pay",
        Some(Touch::Airfield(_)) if area == Area::Reserve => "tray-piece-set-up",
        Some(Touch::Airfield(_)) => "tray-piece-drop",
        _ => "tray-piece",
    };
    let message = Message::new(id).with("count", count).with("kind", piece.kind).with("side", piece.side);
    let message = if id == "tray-piece-ransom" {
        message.with("payments", Value::list(payments.iter().copied()))
    } else {
        message
    };
    say_in(&message, colours)
}

/// Returns the price tag of a jailed piece.
pub fn price_tag(price: Option<Kind>) -> String {
    price.map_or_else(|| text("price-tag-nobody").to_owned(), |kind| say(&Message::new("price-tag").with("kind", kind)))
}

/// Returns the title of the payment picker.
pub fn payment_title(rescued: Kind, square: &str) -> String {
    say(&Message::new("payment-title").with("kind", rescued).with("square", square))
}

/// Returns the title of the promotion picker. If `prisons` is true, the pawn changes places with a jailed piece.
pub fn promotion_title(square: &str, prisons: bool) -> String {
    let id = if prisons { "promotion-title-prisons" } else { "promotion-title" };
    say(&Message::new(id).with("square", square))
}

/// Returns the title of the picker for drops and exchanges on a square.
pub fn landings_title(square: &str) -> String {
    say(&Message::new("landings-title").with("square", square))
}

/// Returns the consequences of a payment.
pub fn payment_note(us: Side, dearer: bool, events: &[Event], layout: &Layout) -> String {
    let mut notes: Vec<Message> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Froze(piece, at) => Some(Message::new("payment-freezes").with("side", piece.side).with("at", at)),
            Event::Thawed(piece, at) => Some(Message::new("payment-thaws").with("side", piece.side).with("at", at)),
            _ => None,
        })
        .collect();
    if notes.is_empty() {
        notes.push(Message::new("payment-parachutes").with("side", !us));
    }
    if dearer {
        notes.push(Message::new("payment-dearer"));
    }
    say_in(&Message::new("payment-note").with("notes", Value::list(notes)), layout)
}

/// Returns the consequences of a promotion.
pub fn promotion_note(events: &[Event], prisons: bool, layout: &Layout) -> String {
    let notes: Vec<Message> = events.iter().filter_map(after_effect).collect();
    if notes.is_empty() && prisons { text("promotion-jails").to_owned() } else { noted(notes, layout) }
}

fn noted(notes: Vec<Message>, layout: &Layout) -> String {
    say_in(&Message::new("notes").with("notes", Value::list(notes)), layout)
}

fn after_effect(event: &Event) -> Option<Message> {
    match event {
        Event::Thawed(..) | Event::Froze(..) | Event::Check | Event::Mate | Event::PseudoCheck => {
            Some(event_message(event))
        }
        _ => None,
    }
}

/// Returns the title and the consequences of a drop or exchange in the list for a square.
pub fn landing(events: &[Event], layout: &Layout) -> (String, String) {
    let mut title = None;
    let mut paid = None;
    let mut notes = Vec::new();
    for event in events {
        match *event {
            Event::Dropped(piece, _) => title = Some(Message::new("landing-drop").with("kind", piece.kind)),
            Event::SetUp(piece, _) => title = Some(Message::new("landing-set-up").with("kind", piece.kind)),
            Event::Paid(piece) => {
                paid = Some(piece.kind);
                notes.push(Message::new("payment-parachutes").with("side", piece.side));
            }
            Event::Rescued(piece, _) => {
                title = paid.map(|paid| Message::new("landing-rescue").with("paid", paid).with("kind", piece.kind));
            }
            _ => notes.extend(after_effect(event)),
        }
    }
    (title.map(|title| say_in(&title, layout)).unwrap_or_default(), noted(notes, layout))
}

/// Returns the label of a button that is shown beside the board while a move is being entered.
pub fn offer(touch: Touch) -> String {
    text(match touch {
        Touch::Done => "offer-done",
        _ => "offer-choose",
    })
    .to_owned()
}
