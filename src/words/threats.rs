//! Text of the threat views.

use super::{say, say_in, text};
use crate::game::message::{Message, Value};
use crate::game::threat::{Grade, Purchase, Strike};
use crate::game::{Colours, Kind, Side};
use crate::session::ThreatView;

/// Returns the name of a view and what it shows.
pub fn threat_view(view: ThreatView) -> (&'static str, &'static str) {
    match view {
        ThreatView::Drops => (text("view-drops"), text("view-drops-shows")),
        ThreatView::Captures => (text("view-captures"), text("view-captures-shows")),
        ThreatView::Payments => (text("view-payments"), text("view-payments-shows")),
        ThreatView::Own => (text("view-own"), text("view-own-shows")),
    }
}

/// Returns the symbol of check or mate.
pub const fn grade_sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Quiet => "",
        Grade::Check => "+",
        Grade::Mate => "#",
    }
}

/// Returns the heading of the list of drops with check.
pub fn could_drop(side: Side, any: bool, colours: Colours) -> String {
    say_in(&Message::new(if any { "could-drop" } else { "could-drop-nobody" }).with("side", side), colours)
}

/// Says that the opponent's drops are not listed while the king is in check.
pub fn in_check_first(us: Side, colours: Colours) -> String {
    say_in(&Message::new("in-check-first").with("us", us).with("them", !us), colours)
}

/// Says what the opponent of `us` threatens most: a strike and the name of its cell. Without one it threatens nothing.
pub fn strike(us: Side, in_check: bool, strike: Option<(Strike, String)>, colours: Colours) -> String {
    let with_sides = |id| Message::new(id).with("us", us).with("side", !us);
    let Some((Strike { kind, taken, lands, grade, .. }, square)) = strike else {
        return say_in(&with_sides(if in_check { "strike-in-check" } else { "strike-none" }), colours);
    };
    let id = match (grade, taken, lands) {
        (Grade::Mate, _, true) => "strike-lands-mate",
        (_, _, true) => "strike-lands-check",
        (Grade::Mate, Some(_), _) => "strike-takes-mate",
        (Grade::Mate, None, _) => "strike-moves-mate",
        _ => "strike-takes",
    };
    let message = with_sides(id).with("kind", kind).with("square", square.as_str());
    say_in(&taken.map_or(message.clone(), |taken| message.with("taken", taken)), colours)
}

/// Describes drops that give check or mate: `knight f3: mate, free`.
///
/// ```
/// use hostage_chess::{game::{threat::Grade, Kind}, words::landing_with};
/// let squares = ["e1".to_owned(), "e2".to_owned()];
/// assert_eq!(landing_with(Kind::Rook, &squares, Grade::Check, Some(Kind::Queen)), "rook e1, e2: check, pays a queen");
/// ```
pub fn landing_with(kind: Kind, squares: &[String], grade: Grade, paid: Option<Kind>) -> String {
    let effect = Message::new(if grade == Grade::Mate { "event-mate" } else { "event-check" });
    let message = Message::new(if paid.is_some() { "landing-paid" } else { "landing-free" });
    let message = message.with("kind", kind).with("squares", strings(squares)).with("effect", effect);
    say(&paid.map_or(message.clone(), |paid| message.with("paid", paid)))
}

fn strings(texts: &[String]) -> Value {
    Value::list(texts.iter().map(String::as_str))
}

/// Returns the heading of the list of captures.
pub fn after_captures(us: Side, any: bool, selected: bool, colours: Colours) -> String {
    let id = match (any, selected) {
        (true, _) => "after-capture",
        (false, true) => "captures-nobody",
        (false, false) => "nobody-to-capture",
    };
    say_in(&Message::new(id).with("us", us).with("them", !us), colours)
}

/// Describes a ransom: `knight for a bishop, mate on f2`.
pub fn purchase(Purchase { kind, grade, paid, .. }: &Purchase, squares: &[String]) -> String {
    let id = match grade {
        Grade::Quiet => "purchase",
        Grade::Check => "purchase-check",
        Grade::Mate => "purchase-mate",
    };
    say(&Message::new(id).with("kind", *kind).with("paid", *paid).with("squares", strings(squares)))
}

/// Describes a capture and the ransoms that it allows: `Rxe3: knight for a bishop, with check; rook for a queen`.
pub fn capture(mv: &str, taken: Kind, ransomed: bool, bought: impl Iterator<Item = String>) -> String {
    let kept = (!ransomed).then(|| Message::new("capture-keeps").with("kind", taken).into());
    let parts = kept.into_iter().chain(bought.map(Value::Text)).collect();
    say(&Message::new("capture").with("move", super::shown_move(mv)).with("parts", Value::List(parts)))
}

/// Returns the heading of the list of exchanges.
pub fn payments(us: Side, any: bool, can_pay: bool, ruinous: bool, colours: Colours) -> String {
    let id = match (any, can_pay, ruinous) {
        (false, ..) => "payments-nobody",
        (_, false, _) => "payments-broke",
        (_, _, true) => "payments-ruinous",
        (_, _, false) => "payments-harmless",
    };
    say_in(&Message::new(id).with("us", us).with("them", !us), colours)
}

/// Describes an exchange that leaves the opponent unable to pay for any piece.
pub fn deal(paid: Kind, rescued: Kind, empties: bool) -> String {
    let id = if empties { "deal-empties" } else { "deal-ruins" };
    say(&Message::new(id).with("paid", paid).with("rescued", rescued))
}
