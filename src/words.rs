//! Every sentence of the program, in one file: to change how it speaks, or to translate it, come here.

use crate::engine::Info;
use crate::game::{Area, Ending, Event, Kind, Layout, Man, Mark, Outcome, Side, Touch};
use crate::search::Score;
use crate::session::{Activity, Player};

// ---- What the screens say ----

/// The name of the game and of the page.
pub const TITLE: &str = "Hostage Chess";
/// The navigation.
pub const NAV_PLAY: &str = "Play";
/// The navigation.
pub const NAV_RULES: &str = "Rules";

fn a(kind: Kind) -> String {
    format!("a {}", kind_name(kind))
}

/// The name of a kind with a capital.
pub fn kind_capital(kind: Kind) -> String {
    let name = kind_name(kind);
    name[..1].to_uppercase() + &name[1..]
}

/// A man in full: `White knight`.
pub fn man(man: Man) -> String {
    format!("{} {}", side_name(man.side), kind_name(man.kind))
}

fn count_of(count: u8, kind: Kind) -> String {
    if count == 1 { kind_name(kind).to_owned() } else { format!("{count} {}s", kind_name(kind)) }
}

fn either(kinds: &[Kind]) -> String {
    kinds.iter().map(|&kind| kind_name(kind)).collect::<Vec<_>>().join(" or ")
}

/// A cell of the board: `g7, White pawn, frozen`.
pub fn cell(name: &str, who: Option<Man>, mark: Option<Mark>, armed: bool, target: bool) -> String {
    let mut text = format!("{name}, {}", who.map_or("empty".to_owned(), man));
    text.push_str(match mark {
        None => "",
        Some(Mark::Check) => ", in check",
        Some(Mark::PseudoCheck) => ", in pseudo-check",
        Some(Mark::Frozen) => ", frozen",
    });
    if armed {
        text.push_str(", picked up");
    }
    if target {
        text.push_str(if who.is_some() { ", can be taken" } else { ", can go here" });
    }
    text
}

/// The heading of a tray; `near` is the reader's own.
pub fn tray_heading(area: Area, near: bool) -> String {
    match (area, near) {
        (Area::Prison, true) => "Prison",
        (Area::Prison, false) => "Jailed",
        (Area::Airfield, _) => "Airfield",
    }
    .to_owned()
}

/// A tray in full: `White's prison`.
pub fn tray_label(area: Area, owner: Side) -> String {
    let area = if area == Area::Prison { "prison" } else { "airfield" };
    format!("{}'s {area}", side_name(owner))
}

/// The men of one kind in a tray: `rescue knight; pay knight or rook`.
pub fn tray_man(who: Man, count: u8, touch: Option<Touch>, payments: &[Kind], price: Option<Kind>) -> String {
    let men = count_of(count, who.kind);
    match touch {
        Some(Touch::Jailed(_)) if payments.is_empty() && price.is_none() => {
            format!("{men} jailed; nothing you hold would pay")
        }
        Some(Touch::Jailed(_)) if payments.is_empty() => format!("{men} jailed; no rescue possible now"),
        Some(Touch::Jailed(_)) => format!("rescue {men}; pay {}", either(payments)),
        Some(Touch::Prisoner(_)) => format!("{men} in prison; pay with a {}", kind_name(who.kind)),
        Some(Touch::Airfield(_)) => format!("drop {men}"),
        _ => format!("{} {men}", side_name(who.side)),
    }
}

/// A tag on a jailed man.
pub fn price_tag(price: Option<Kind>) -> String {
    price.map_or("nobody to pay with".to_owned(), |kind| format!("costs {}", a(kind)))
}

/// The question which prisoner pays.
pub fn payment_title(rescued: Kind, square: &str) -> String {
    format!("{} to {square}. Pay with…", kind_capital(rescued))
}

/// The question whom a pawn becomes.
pub fn promotion_title(square: &str) -> String {
    format!("Pawn to {square}. Change places with…")
}

/// The question what should land.
pub fn landings_title(square: &str) -> String {
    format!("Land on {square}")
}

/// What follows from a payment.
pub fn payment_note(us: Side, dearer: bool, events: &[Event], layout: &Layout) -> String {
    let them = side_name(!us);
    let mut notes = Vec::new();
    for event in events {
        match *event {
            Event::Froze(man, at) => notes.push(format!("freezes {}'s {} pawn", side_name(man.side), layout.name(at))),
            Event::Thawed(man, at) => notes.push(format!("thaws {}'s {} pawn", side_name(man.side), layout.name(at))),
            _ => {}
        }
    }
    if notes.is_empty() {
        notes.push(format!("{them} may parachute it"));
    }
    if dearer {
        notes.push("worth more than you need to pay".to_owned());
    }
    notes.join("; ")
}

/// What follows from a promotion.
pub fn promotion_note(events: &[Event], layout: &Layout) -> String {
    let notes: Vec<String> = events.iter().filter_map(|event| after_effect(event, layout)).collect();
    if notes.is_empty() { "the pawn goes to prison in its place".to_owned() } else { notes.join(", ") }
}

fn after_effect(event: &Event, layout: &Layout) -> Option<String> {
    match *event {
        Event::Thawed(man, at) => Some(format!("{}'s {} pawn thaws", side_name(man.side), layout.name(at))),
        Event::Froze(man, at) => Some(format!("{}'s {} pawn freezes", side_name(man.side), layout.name(at))),
        Event::Check => Some("check".to_owned()),
        Event::PseudoCheck => Some("pseudo-check".to_owned()),
        _ => None,
    }
}

/// One line of the list of drops and exchanges: what it is, and what follows.
pub fn landing(events: &[Event], layout: &Layout) -> (String, String) {
    let mut title = String::new();
    for event in events {
        match *event {
            Event::Dropped(man, _) => title = format!("Drop {}", kind_name(man.kind)),
            Event::Paid(man) => title = format!("Pay {}", kind_name(man.kind)),
            Event::Rescued(man, _) => title = format!("{title}, rescue {}", kind_name(man.kind)),
            _ => {}
        }
    }
    let notes: Vec<String> = events.iter().filter_map(|event| after_effect(event, layout)).collect();
    (title, notes.join(", "))
}

/// What a turn did: `White pays a knight, rescues a bishop, bishop lands e5, check.`
pub fn events(us: Side, events: &[Event], layout: &Layout) -> String {
    let parts: Vec<String> = events
        .iter()
        .map(|event| match *event {
            Event::Walked(man, from, to) => {
                format!("{} {} to {}", kind_name(man.kind), layout.name(from), layout.name(to))
            }
            Event::Castled(_, true) => "castles kingside".to_owned(),
            Event::Castled(_, false) => "castles queenside".to_owned(),
            Event::Captured(man, _) => format!("takes {}", a(man.kind)),
            Event::Paid(man) => format!("pays {}", a(man.kind)),
            Event::Rescued(man, to) => {
                format!("rescues {}, {} lands {}", a(man.kind), kind_name(man.kind), layout.name(to))
            }
            Event::Dropped(man, to) => format!("drops {} on {}", a(man.kind), layout.name(to)),
            Event::Promoted(man, _) => format!("becomes {}", a(man.kind)),
            _ => after_effect(event, layout).unwrap_or_default(),
        })
        .collect();
    format!("{}: {}.", side_name(us), parts.join(", "))
}

/// How the game ended, in a sentence.
pub fn result(outcome: &Outcome) -> String {
    let ending = self::outcome(outcome);
    match outcome.winner {
        Some(side) if outcome.ending == Ending::Resignation => format!("{} resigns; {} wins.", side_name(!side), side_name(side)),
        Some(side) => format!("{} wins by {ending}.", side_name(side)),
        None => format!("Draw by {ending}."),
    }
}

/// Whose turn it is.
pub fn to_move(side: Side) -> String {
    format!("{} to move.", side_name(side))
}

/// The engine waits.
pub fn paused(side: Side) -> String {
    format!("Paused: it is {}'s turn, the computer's. “Move now” goes on.", side_name(side))
}

/// The engine could not answer.
pub fn engine_failed(why: &str) -> String {
    format!("The computer could not move: {why}. “Move now” tries again.")
}

/// Who a player is.
pub fn player_name(player: Player, side: Side, against_engine: bool) -> String {
    let who = match player {
        Player::Engine => "Computer",
        Player::Human if against_engine => "You",
        Player::Human => return side_name(side).to_owned(),
    };
    format!("{who} · {}", side_name(side))
}

/// What a person is doing.
pub fn human_state(lamp: Activity, side: Side, against_engine: bool) -> String {
    match lamp {
        Activity::Idle => String::new(),
        _ if against_engine => "Your turn".to_owned(),
        _ => format!("{}'s turn", side_name(side)),
    }
}

/// What the engine is doing, and what it found.
pub fn engine_state(lamp: Activity, info: Option<&Info>, seconds: u32) -> String {
    let found = info.map(|info| format!("depth {}, {}", info.depth, score(info.score)));
    match (lamp, found) {
        (Activity::Thinking, None) => "Thinking…".to_owned(),
        (Activity::Thinking, Some(found)) => format!("Thinking… {found}"),
        (Activity::Paused, _) => "Paused".to_owned(),
        (_, None) => seconds_a_turn(seconds),
        (_, Some(found)) => format!("{} · last: {found}", seconds_a_turn(seconds)),
    }
}

/// A time for a turn: `5 seconds a turn`.
pub fn seconds_a_turn(seconds: u32) -> String {
    match seconds {
        1 => "1 second a turn".to_owned(),
        60 => "1 minute a turn".to_owned(),
        s if s % 60 == 0 => format!("{} minutes a turn", s / 60),
        s => format!("{s} seconds a turn"),
    }
}

/// A score from the engine's side.
pub fn score(score: Score) -> String {
    match score {
        Score::Centipawns(cp) => format!("{:+.1}", f64::from(cp) / 100.0),
        Score::Mate(n) if n > 0 => format!("mate in {n}"),
        Score::Mate(n) => format!("mated in {}", -n),
    }
}

// ---- (the part about rules is merged in below) ----
/// tmp
pub fn kind_name(kind: Kind) -> &'static str { match kind { Kind::Pawn => "pawn", Kind::Knight => "knight", Kind::Bishop => "bishop", Kind::Rook => "rook", Kind::Queen => "queen", Kind::King => "king" } }
/// tmp
pub fn side_name(side: Side) -> &'static str { match side { Side::White => "White", Side::Black => "Black" } }
/// tmp
pub fn outcome(_: &Outcome) -> String { "x".into() }
/// tmp
pub fn illegal(why: &crate::game::Illegal, _: &Layout) -> String { format!("{why:?}") }
