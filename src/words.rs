//! Every English sentence of the program, in this one file however long it grows, so that another language needs
//! no other.
//!
//! Sentences name the offending text, shortened and with its control characters made visible.

pub mod catalogue;
mod display;
#[cfg(not(feature = "web"))]
pub mod embedded;
mod language;
mod names;
pub mod plural;
mod quote;
mod rules;
mod speaker;

use std::iter::once;
use std::time::Duration;

pub use language::{say, say_in, speak, spoken, text};
use quote::shown;
pub use rules::{
    course_fault, deeds, event_message, events, fault, fault_message, faults, illegal, kind_name, man, outcome,
    reason_message, record_fault, result, side_name,
};
pub use speaker::Context;

use crate::engine::Info;
use crate::engine::level::{Level, Strength};
use crate::game::game_record::{GameRecordFault, Relation};
use crate::game::message::Message;
use crate::game::threat::{Grade, Purchase};
use crate::game::{
    Area, Cell, Colours, Ending, Event, Fault, Illegal, Kind, Layout, Man, Mark, Outcome, Side, Stored, Touch,
};
use crate::link::LinkFault;
use crate::link::compact::CompactFault;
use crate::search::Score;
use crate::session::editor::{Hand, Notice as Deed, Spot};
use crate::session::library::{Bad, Entry, Import, Library, Sort, State, Toast, Trouble};
use crate::session::review::judge::Verdict;
use crate::session::review::reasons::{Force, Loss, Manner, Reason as Why};
use crate::session::{Activity, Asked, Control, Declined, Player, Settled, View};

/// What a book of first turns begins with.
pub fn book_head(nodes: u64, narrow: i32) -> String {
    format!(
        "# First turns of Hostage Chess: how the position came about; what is worth playing there, in centipawns for \
         whose turn it is.\n# By the engine's own search: hostage book, {nodes} nodes a position, at most {narrow} \
         centipawns worse than the best."
    )
}

/// A text in quotes, shortened, with control characters made visible.
///
/// ```
/// assert_eq!(hostage_chess::words::quoted("a\0b"), "\"a\\u{0}b\"");
/// assert!(hostage_chess::words::quoted(&"x".repeat(1000)).chars().count() < 70);
/// ```
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}

fn counted(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

// ---- What the screens say ----

fn a(kind: Kind) -> String {
    format!("a {}", kind_name(kind))
}

/// The name of a kind with a capital.
pub fn kind_capital(kind: Kind) -> String {
    let name = kind_name(kind);
    name[..1].to_ascii_uppercase() + &name[1..]
}

fn count_of(count: u8, kind: Kind) -> String {
    if count == 1 { kind_name(kind).to_owned() } else { format!("{count} {}s", kind_name(kind)) }
}

fn either(kinds: &[Kind]) -> String {
    kinds.iter().map(|&kind| kind_name(kind)).collect::<Vec<_>>().join(" or ")
}

/// A row of the board.
pub fn rank(digits: &str) -> String {
    format!("rank {digits}")
}

/// A cell of the board: `g7, White pawn, frozen`.
pub fn cell(
    name: &str,
    who: Option<Man>,
    mark: Option<Mark>,
    (armed, target): (bool, bool),
    colours: Colours,
) -> String {
    let man = |man: Man| format!("{} {}", side_name(man.side, colours), kind_name(man.kind));
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
        (Area::Reserve, _) => "To place",
        (Area::Box, _) => "Box",
    }
    .to_owned()
}

/// A tray in full: `White's prison`.
pub fn tray_label(area: Area, owner: Side, colours: Colours) -> String {
    let area = match area {
        Area::Prison => "prison",
        Area::Airfield => "airfield",
        Area::Reserve => "men to set up",
        Area::Box => "box",
    };
    format!("{}'s {area}", side_name(owner, colours))
}

/// The men of one kind in a tray: `rescue knight; pay knight or rook`.
pub fn tray_man(
    area: Area,
    Stored { man: who, count, price }: Stored,
    touch: Option<Touch>,
    payments: &[Kind],
    colours: Colours,
) -> String {
    let men = count_of(count, who.kind);
    match touch {
        Some(Touch::Jailed(_)) if payments.is_empty() && price.is_none() => {
            format!("{men} jailed; nothing you hold would pay")
        }
        Some(Touch::Jailed(_)) if payments.is_empty() => format!("{men} jailed; no rescue possible now"),
        Some(Touch::Jailed(_)) => format!("rescue {men}; pay {}", either(payments)),
        Some(Touch::Prisoner(_)) => format!("{men} in prison; pay with a {}", kind_name(who.kind)),
        Some(Touch::Airfield(_)) if area == Area::Reserve => format!("set up {men}"),
        Some(Touch::Airfield(_)) => format!("drop {men}"),
        _ => format!("{} {men}", side_name(who.side, colours)),
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

/// The question whom a pawn becomes; with prisons, it changes places with somebody there.
pub fn promotion_title(square: &str, prisons: bool) -> String {
    format!("Pawn to {square}. {}…", if prisons { "Change places with" } else { "Become" })
}

/// The question what should land.
pub fn landings_title(square: &str) -> String {
    format!("Land on {square}")
}

/// What follows from a payment.
pub fn payment_note(us: Side, dearer: bool, events: &[Event], layout: &Layout) -> String {
    let name = |side| side_name(side, layout.colours());
    let them = name(!us);
    let mut notes = Vec::new();
    for event in events {
        match *event {
            Event::Froze(man, at) => notes.push(format!("freezes {}'s {} pawn", name(man.side), layout.name(at))),
            Event::Thawed(man, at) => notes.push(format!("thaws {}'s {} pawn", name(man.side), layout.name(at))),
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
pub fn promotion_note(events: &[Event], prisons: bool, layout: &Layout) -> String {
    let notes: Vec<String> = events.iter().filter_map(|event| after_effect(event, layout)).collect();
    if notes.is_empty() && prisons { "the pawn goes to prison in its place".to_owned() } else { notes.join(", ") }
}

fn after_effect(event: &Event, layout: &Layout) -> Option<String> {
    let name = |side| side_name(side, layout.colours());
    match *event {
        Event::Thawed(man, at) => Some(format!("{}'s {} pawn thaws", name(man.side), layout.name(at))),
        Event::Froze(man, at) => Some(format!("{}'s {} pawn freezes", name(man.side), layout.name(at))),
        Event::Check => Some("check".to_owned()),
        Event::Mate => Some("mate".to_owned()),
        Event::PseudoCheck => Some("pseudo-check".to_owned()),
        _ => None,
    }
}

/// One line of the list of drops and exchanges: what it is, and what follows.
pub fn landing(events: &[Event], layout: &Layout) -> (String, String) {
    let mut title = String::new();
    let mut notes = Vec::new();
    for event in events {
        match *event {
            Event::Dropped(man, _) => title = format!("Drop {}", kind_name(man.kind)),
            Event::SetUp(man, _) => title = format!("Set up {}", kind_name(man.kind)),
            Event::Paid(man) => {
                title = format!("Pay {}", kind_name(man.kind));
                notes.push(format!("{} may parachute it", side_name(man.side, layout.colours())));
            }
            Event::Rescued(man, _) => title = format!("{title}, rescue {}", kind_name(man.kind)),
            _ => notes.extend(after_effect(event, layout)),
        }
    }
    (title, notes.join(", "))
}

/// Whose turn it is, and whether the king is in check.
pub fn to_move(side: Side, in_check: bool, colours: Colours) -> String {
    format!("{} to move{}.", side_name(side, colours), if in_check { ", in check" } else { "" })
}

/// It is time to choose the courier.
pub fn whom_to_place(side: Side, colours: Colours) -> String {
    format!("{}: choose the pawn that becomes your courier.", side_name(side, colours))
}

/// It is time to set up the men.
pub fn whom_to_set_up(side: Side, colours: Colours) -> String {
    format!("{}: take one of your men from beside the board and set him up.", side_name(side, colours))
}

/// A man beside the board is in hand.
pub fn where_to_set_up(kind: Kind) -> String {
    format!("Setting up {}: choose its square.", a(kind))
}

/// A payment is offered.
pub fn whom_to_rescue(paid: Kind) -> String {
    format!("Paying with {}: now choose which of your jailed men it buys.", a(paid))
}

/// A jailed man is to land, and it is open who pays.
pub fn who_pays(rescued: Kind, square: &str) -> String {
    format!("Rescuing {} to {square}: choose who pays.", a(rescued))
}

/// A pawn is to promote, and it is open to what.
pub fn who_promotes(square: &str, prisons: bool) -> String {
    format!("Pawn to {square}: choose {}.", if prisons { "whom it changes places with" } else { "what it becomes" })
}

/// A jailed man is in hand.
pub fn where_to_land(rescued: Kind) -> String {
    format!("Rescuing {}: choose the empty square where it lands.", a(rescued))
}

/// A man from the airfield is in hand.
pub fn where_to_drop(kind: Kind) -> String {
    format!("Dropping {}: choose an empty square.", a(kind))
}

/// The engine waits.
pub fn paused(side: Side, colours: Colours) -> String {
    format!("Paused: it is {}'s turn, the computer's. “Move now” goes on.", side_name(side, colours))
}

/// The engine could not answer.
pub fn engine_failed(why: &str) -> String {
    format!("The computer could not move: {why}. “Move now” tries again.")
}

/// The computer has answered with something that is no turn here.
pub fn unplayable(answer: Option<&str>) -> String {
    match answer {
        Some(answer) => engine_failed(&format!("it answered {answer}, which cannot be played here")),
        None => engine_failed("it found no turn"),
    }
}

/// Who a player is.
pub fn player_name(player: Player, side: Side, against_engine: bool, colours: Colours) -> String {
    let side = side_name(side, colours);
    let who = match player {
        Player::Engine => "Computer",
        Player::Human if against_engine => "You",
        Player::Human => return side.to_owned(),
    };
    format!("{who} · {side}")
}

/// What a person is doing.
pub fn human_state(lamp: Activity, side: Side, against_engine: bool, colours: Colours) -> String {
    match lamp {
        Activity::Idle => String::new(),
        _ if against_engine => "Your turn".to_owned(),
        _ => format!("{}'s turn", side_name(side, colours)),
    }
}

/// What the engine is doing, and what it found.
pub fn engine_state(lamp: Activity, info: Option<&Info>, strength: Strength, goal: Ending) -> String {
    let found = info.map(|info| match info.depth {
        0 => text("from-book").to_owned(),
        depth => format!("depth {depth}, {}", score(info.score, goal)),
    });
    match (lamp, found) {
        (Activity::Thinking, None) => "Thinking…".to_owned(),
        (Activity::Thinking, Some(found)) => format!("Thinking… {found}"),
        (Activity::Paused, _) => "Paused".to_owned(),
        (_, None) => strength_name(strength),
        (_, Some(found)) => format!("Last: {found}"),
    }
}

fn strength_name(strength: Strength) -> String {
    match strength {
        Strength::Seconds(seconds) => seconds_a_turn(seconds),
        Strength::Level(known) => level(known),
    }
}

/// A level: `Level 1, beginner`.
pub fn level(level: Level) -> String {
    let sort = match level.number() {
        1 => ", beginner",
        4 => ", casual",
        7 => ", club",
        10 => ", strong",
        _ => "",
    };
    format!("Level {}{sort}", level.number())
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

/// A score from the engine's side, told how the game is won.
///
/// ```
/// use hostage_chess::{game::Ending, search::Score, words::score};
/// assert_eq!(score(Score::Centipawns(-150), Ending::Checkmate), "-1.5");
/// assert_eq!(score(Score::Mate(3), Ending::Checkmate), "mate in 3");
/// assert_eq!(score(Score::Mate(-2), Ending::KingTaken), "loses the king in 2");
/// assert_eq!(score(Score::Mate(1), Ending::CourierThrough), "wins in 1 turn");
/// ```
pub fn score(score: Score, goal: Ending) -> String {
    let (n, wins) = match score {
        Score::Centipawns(cp) => {
            // Whole numbers: a page that writes a fraction anywhere must carry tables of powers of ten as large as a
            // game.
            let tenths = (cp.unsigned_abs() + 5) / 10;
            return format!("{}{}.{}", if cp < 0 { '-' } else { '+' }, tenths / 10, tenths % 10);
        }
        Score::Mate(n) => (n.unsigned_abs(), n > 0),
    };
    match (goal, wins) {
        (Ending::Checkmate, true) => format!("mate in {n}"),
        (Ending::Checkmate, false) => format!("mated in {n}"),
        (Ending::KingTaken, true) => format!("takes the king in {n}"),
        (Ending::KingTaken, false) => format!("loses the king in {n}"),
        (_, wins) => format!("{} in {}", if wins { "wins" } else { "loses" }, counted(n as usize, "turn")),
    }
}

/// A bad link whose beginning can be read.
pub fn open_part(turns: usize) -> String {
    match turns {
        0 => "Open the position it begins with".to_owned(),
        1 => "Open it after the first ply".to_owned(),
        n => format!("Open it after {n} plies"),
    }
}

/// The name of a game for its players, from the name of its rules, whatever switches those have.
///
/// ```
/// assert_eq!(hostage_chess::words::game_name("takeover-41-free"), "Takeover Chess");
/// ```
pub fn game_name(variant: &str) -> &str {
    match crate::game::rules::family(variant) {
        "hostage" => "Hostage Chess",
        "takeover" => "Takeover Chess",
        "hole" => "Hole Chess",
        "messenger" => "Messenger Chess",
        other => other,
    }
}

/// A switch of a game's rules, or one of several boards.
pub fn switch_name(token: &str) -> &str {
    match token {
        "pierce" => "A pawn on the seventh always gives check",
        "41" => "41 squares",
        "64" => "64 squares",
        "adjacent" => "Jumps end on the next square",
        "undefended" => "Defended men cannot be taken over",
        "free" => "Free set-up",
        "couriers" => "All eight pawns are couriers",
        other => other,
    }
}

/// What is offered beside the board while a turn is being made.
pub fn offer(touch: Touch) -> String {
    match touch {
        Touch::Done => "Done",
        _ => "Choose",
    }
    .to_owned()
}

/// The sentence about keys that has this name: see [`crate::shell::keys`]. One that nobody has written is said by its
/// name.
pub fn key(name: &'static str) -> &'static str {
    match name {
        "key-tab" => "to the board, the trays, the buttons",
        "key-walk" => "on the board: from square to square",
        "key-touch" => "on the board: pick up, put down",
        "key-landings" => "on the board: everything that can land on this square",
        "key-back" => "one step back",
        "key-flip" => "turn the table",
        "key-type" => "off the board: type a turn",
        "key-help" => "this list",
        "key-hint" => "a hint, and a stronger one each time",
        "key-undo" => "off the board: undo, redo",
        "key-move-now" => "off the board: move now",
        "key-step" => "off the board: back, forward",
        "key-sibling" => "off the board: the other turns played here",
        "key-ends" => "to the start, to the end of the line",
        "key-follow" => "off the board: play the engine's best turn",
        "key-engine" => "engine on, off",
        "key-turn" => "this turn: comment, signs, promote, delete",
        "key-clear-shapes" => "clear arrows and circles",
        "key-threats" => "off the board: threats by drops, by what captures let be bought, by payments",
        "key-own" => "off the board: the drops of the other side",
        "key-setup-tab" => "to the board, the boxes and trays, the fields",
        "key-setup-man" => "a White man of this letter into the hand; small letters for Black; again: back",
        "key-setup-touch" => "on the board: put down, take up",
        "key-setup-remove" => "on the board: take away",
        "key-setup-erase" => "the eraser",
        "key-setup-back" => "nothing in the hand",
        "key-setup-undo" => "elsewhere: undo, redo",
        "key-setup-control" => "undo, redo",
        unknown => unknown,
    }
}

// ---- Playing: the clock, hints, turns made ahead, and how a game ends at the table ----

/// A clock: `3 min + 2 s`.
pub fn control(control: Control) -> String {
    format!("{} min + {} s", control.minutes, control.increment)
}

/// What a clock shows: `1:02:03`, `2:59`, or `0:09.4` near the end.
///
/// ```
/// use hostage_chess::words::clock;
/// assert_eq!((clock(3_723_000), clock(179_999), clock(9_450)), ("1:02:03".into(), "2:59".into(), "0:09.4".into()));
/// ```
pub fn clock(millis: u32) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, millis < 10_000) {
        (0, true) => format!("0:{rest:02}.{}", millis / 100 % 10),
        (0, false) => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

/// What a screen reader says of a clock.
pub fn clock_label(side: Side, millis: u32, low: bool, colours: Colours) -> String {
    let (minutes, seconds) = (millis as usize / 60_000, millis as usize / 1000 % 60);
    let left = if minutes == 0 { String::new() } else { format!("{}, ", counted(minutes, "minute")) };
    let low = if low { ", running low" } else { "" };
    format!("{}'s clock: {left}{}{low}", side_name(side, colours), counted(seconds, "second"))
}

/// What a cell or man is part of beside the turn that is being made.
pub const fn cell_talk(planned: bool, hinted: bool) -> &'static str {
    match (planned, hinted) {
        (true, _) => ", part of your turn made ahead",
        (_, true) => ", part of the hint",
        _ => "",
    }
}

/// Where a man comes from who does not stand on the board.
const fn whence(touch: Touch) -> &'static str {
    match touch {
        Touch::Jailed(_) => " who can be rescued",
        Touch::Airfield(_) => " who waits beside the board",
        _ => "",
    }
}

/// The weakest hint: which man.
pub fn hint_man(kind: Kind, first: Touch) -> String {
    format!("Hint: think of {}{}.", a(kind), whence(first))
}

/// The next: from where; of men beside the board, where to.
pub fn hint_place(kind: Kind, first: Touch, square: &str) -> String {
    let man = kind_name(kind);
    match first {
        Touch::Cell(_) => format!("Hint: the {man} on {square}."),
        _ => format!("Hint: the {man}{}, to {square}.", whence(first)),
    }
}

/// The strongest: the turn.
pub fn hint_turn(events: &[Event], layout: &Layout) -> String {
    say_in(&Message::new("hint-turn").with("events", deeds(events)), layout)
}

/// There is no hint.
pub fn no_hint(why: &str) -> String {
    format!("The computer found no hint: {why}.")
}

/// The engine declines a draw.
pub const fn declined(why: Declined) -> &'static str {
    match why {
        Declined::TooEarly => "The computer declines the draw: it is too early to tell who stands better.",
        Declined::StandsBetter => "The computer declines the draw: it thinks it stands better.",
    }
}

/// How a game was ended at the table, in a sentence.
pub fn settled(settled: Settled, colours: Colours) -> String {
    match settled {
        Settled::Resigned(side) => result(&Settled::Resigned(side).outcome(), colours),
        Settled::Agreed => "Draw by agreement.".to_owned(),
        Settled::OutOfTime(side) => {
            format!("{} is out of time; {} wins.", side_name(side, colours), side_name(!side, colours))
        }
    }
}

/// The button for a draw; between two people it is pressed by each.
pub fn draw_button(asked: Option<Asked>, colours: Colours) -> String {
    match asked {
        Some(Asked::Draw(side)) => format!("{}: agreed?", side_name(!side, colours)),
        _ => "Offer draw".to_owned(),
    }
}

/// The button for giving up; of two people, whoever is to move gives up.
pub fn resign_button(asked: Option<Asked>, side: Option<Side>, colours: Colours) -> String {
    match (asked, side) {
        (Some(Asked::Resign(_)), _) => "Really resign?".to_owned(),
        (_, Some(side)) => format!("{} resigns", side_name(side, colours)),
        (_, None) => "Resign".to_owned(),
    }
}

/// What is wrong with a link, a sentence each.
pub fn link_fault(fault: &LinkFault, layout: &Layout) -> Vec<String> {
    let sentence = match fault {
        LinkFault::Screen(name) => format!("There is no screen called {}.", quoted(name)),
        LinkFault::TooLong { bytes } => format!("The link is {bytes} bytes long; no game needs that."),
        LinkFault::Encoding(text) => format!("{} is not properly encoded.", quoted(text)),
        LinkFault::Game(name) => format!("There is no game called {}.", quoted(name)),
        LinkFault::Player(text) => format!("A player is “human” or “engine”, not {}.", quoted(text)),
        LinkFault::Seconds(text) => {
            format!("The seconds for a turn are a number from 1 to 3600, not {}.", quoted(text))
        }
        LinkFault::Level(text) => {
            format!("The level is a number from 1 to {}, not {}.", Level::HIGHEST.number(), quoted(text))
        }
        LinkFault::Compact(CompactFault::Version(found)) => {
            format!("This build cannot read games of the kind {}: reload the page to get a newer one.", quoted(found))
        }
        LinkFault::Compact(CompactFault::Damaged) => {
            "Part of the link is missing or was changed on the way. Ask for it to be sent again.".to_owned()
        }
        LinkFault::GameRecord(GameRecordFault::Start(faults)) => {
            return faults.iter().map(|one| self::fault(one, layout.colours())).collect();
        }
        LinkFault::GameRecord(fault) => course_fault(fault, layout),
    };
    vec![sentence]
}

/// One lesson of a rules page.
pub struct Lesson {
    /// What it is about.
    pub title: &'static str,
    /// Paragraph by paragraph.
    pub text: &'static [&'static str],
    /// A position to try it on.
    pub fen: Option<&'static str>,
    /// What to try.
    pub task: &'static str,
}

/// The rules page of one game.
pub struct Chapter {
    /// The name of the rules that its boards follow.
    pub variant: &'static str,
    /// The heading.
    pub title: &'static str,
    /// The first paragraph.
    pub intro: &'static str,
    /// The lessons.
    pub lessons: &'static [Lesson],
    /// The last paragraph: whose game it is.
    pub credit: &'static str,
}

/// The rules pages.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        variant: "hostage",
        title: "How Hostage Chess is played",
        intro: "It is chess, with one idea added: a captured man is not dead. He sits in his captor's prison, and he can \
                be bought back. On each turn you do one of three things: make a chess move, make a hostage exchange, or \
                drop a man from your airfield. Everything below can be tried on the boards beside it.",
        lessons: HOSTAGE,
        credit: "Hostage Chess was invented by John Leslie in 1997. HostageMaster, by Paul Connors, was the first program \
                 to play it well.",
    },
    Chapter {
        variant: "takeover-41",
        title: "How Takeover Chess is played",
        intro: "Chess in which a man can be captured in two ways. He can be taken off the board as always, or he can be \
                jumped over: then he stays where he stands and changes sides. Nobody is ever safe behind his own lines.",
        lessons: TAKEOVER,
        credit: "Takeover Chess is by Tony Quintanilla, who made it in 2001 for a contest for boards of 41 squares. The \
                 jump he took from Jumping Chess by Peter Aronson, the change of sides from shogi.",
    },
    Chapter {
        variant: "hole",
        title: "How Hole Chess is played",
        intro: "A board of 44 squares with two real holes in it. Queens, rooks and bishops can pull an enemy across a \
                hole, and he falls in. Whoever loses the king, by capture or down a hole, has lost at once.",
        lessons: HOLE,
        credit: "Hole Chess is by Gary K. Gifford, who made it in 2003 after a contest for boards of 44 squares. In its sample \
                 game a king is pulled into a hole.",
    },
    Chapter {
        variant: "messenger",
        title: "How Messenger Chess is played",
        intro: "Chess with a courier on each side. He fights nobody and nobody can take him, and the game is won by \
                bringing him across the board and off its far edge. Mate does not win: it only freezes.",
        lessons: MESSENGER,
        credit: "Messenger Chess is by Flynn Leek.",
    },
];

/// The lessons of Hostage Chess.
const HOSTAGE: &[Lesson] = &[
    Lesson {
        title: "Prison and airfield",
        text: &[
            "The barred tray at your right hand is your prison: it holds the enemy men you have captured. The \
             double-lined tray at your left is your airfield: your own men wait there, ransomed by your opponent's \
             payments and ready to parachute.",
            "So everything on your left is yours and everything on your right is theirs. No man ever leaves the game, \
             and none ever changes into another.",
        ],
        fen: Some("r1bqk2r/ppp2ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R2QK2R[B#Bb] w KQkq - 0 9"),
        task: "A white bishop waits on White's airfield, another sits in Black's prison, and a black one in White's.",
    },
    Lesson {
        title: "The exchange",
        text: &[
            "To free one of your men, pay with a prisoner of equal or greater value: pawn, then knight or bishop, then \
             rook, then queen. The prisoner goes forward into your opponent's airfield, and your man lands at once on \
             any empty square. Your opponent cannot refuse, and it is your whole turn.",
            "Each of your jailed men wears a price tag, the cheapest prisoner that would buy him, or a padlock if \
             nothing you hold would.",
        ],
        fen: Some("r1bqk2r/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R1BQK2R[#NBPnbp] w KQkq - 0 9"),
        task: "Take your jailed knight to an empty square and choose who pays, or push a prisoner forward first.",
    },
    Lesson {
        title: "The drop",
        text: &[
            "A man on your airfield costs nothing more. Use a turn to drop him on any empty square: a pawn not on the \
             first or last rank, a bishop on either colour. A drop may give check and even mate.",
            "A man who lands counts as unmoved: a pawn on your second rank may step two, and a rook in your corner may \
             castle if the king has not moved.",
        ],
        fen: Some("6k1/5ppp/8/8/8/8/5PPP/6K1[R#] w - - 0 30"),
        task: "Drop the rook where it mates.",
    },
    Lesson {
        title: "Promotion is an exchange too",
        text: &[
            "A pawn can step to the last rank only by changing places with a knight, bishop, rook or queen of its own \
             colour in the enemy prison. The piece appears on the last rank, and the pawn goes to prison in its place.",
        ],
        fen: Some("8/1P3k2/8/8/8/8/5PPP/6K1[#QN] w - - 0 30"),
        task: "Promote the pawn: the queen and the knight are waiting in prison.",
    },
    Lesson {
        title: "The frozen pawn",
        text: &[
            "While the enemy prison holds nobody your pawn could become, a pawn on the seventh rank is frozen. It \
             cannot move or capture, it gives no check and guards nothing. A check that it only seems to give is a \
             pseudo-check, drawn as a dashed ring.",
        ],
        fen: Some("4k3/8/8/8/8/8/3p4/R3K3[#] w Q - 0 30"),
        task: "The black pawn is frozen. Ignore it, take it, or even castle past it.",
    },
    Lesson {
        title: "Beware of thawing it",
        text: &[
            "If a frozen pawn stands against your king, you must not capture a knight, bishop, rook or queen: the \
             captured man would sit in your prison, the pawn could change places with him, and it would be checking \
             you. The board says so when you try.",
        ],
        fen: Some("4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 30"),
        task: "Try to take the knight, and read why you may not. A pawn you could take.",
    },
    Lesson {
        title: "From check to pseudo-check",
        text: &[
            "It works the other way round as well. If a seventh-rank pawn really checks you, pay out the last man it \
             could become: the payment freezes it, the check turns into a pseudo-check, and the man you rescued lands \
             in the same turn.",
        ],
        fen: Some("6rk/6pp/8/8/8/8/3p1PPP/4K3[#Nn] w - - 0 30"),
        task: "The pawn checks you, for it could become the knight in your prison. Pay with that knight and mate with yours.",
    },
];

/// The lessons of Takeover Chess.
const TAKEOVER: &[Lesson] = &[
    Lesson {
        title: "The board and the men",
        text: &[
            "The game's own board has 41 squares, and it is played on the chessboard too. Everybody moves and captures \
             as in chess. The man with two heads is the mirror-knight; each side has one of him and one knight.",
            "Each pawn may step two from the square where it begins. Pawns promote on the last rank. There is no \
             castling on the small board.",
        ],
        fen: Some("*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 1"),
        task: "The first position. Pawns on a5 or g5 have no square ahead of them.",
    },
    Lesson {
        title: "Taking over",
        text: &[
            "Queen, rook and bishop slide up to the first man on their line. If he is an enemy and the next square is \
             empty, they may jump over him and stop there or further on, before the next man. A jump takes nobody off \
             the board.",
            "The man who was jumped over belongs to you at once: he blocks, guards and gives check for you.",
        ],
        fen: Some("*3k1*/*5*/7/7/1R1b2n/*5*/*3K1* w - - 0 20"),
        task: "Take the bishop with the rook, or jump over it and keep it.",
    },
    Lesson {
        title: "Pawns jump forward",
        text: &[
            "A pawn may jump over an enemy who stands diagonally in front of it, if the square behind him is empty. It \
             may promote by the jump.",
        ],
        fen: Some("*3k1*/*1p3*/3P3/7/7/*5*/*3K1* w - - 0 20"),
        task: "Jump over the pawn to the last rank: two men change at once.",
    },
    Lesson {
        title: "Two kinds of knights",
        text: &[
            "The knight goes one square straight and then one diagonally outward; the mirror-knight goes diagonally \
             first. Both squares must be on the board. An enemy on the first square is always taken over, and one on \
             the second is captured: a knight can win two men in one turn.",
            "Over an own man or the enemy king it just leaps.",
        ],
        fen: Some("*3k1*/*5*/1r3r1/1p2p2/2M1N2/*5*/*3K1* w - - 0 20"),
        task: "Find how each of the two wins a rook and a pawn in one turn.",
    },
    Lesson {
        title: "The king",
        text: &[
            "The king jumps only over a man right beside him, only to the next square, and only if no enemy guards that \
             man afterwards. He himself cannot be taken over.",
            "That somebody could be taken over is no check. Check and mate are about capturing the king, as in chess; \
             but a mated king may have a jump left.",
        ],
        fen: Some("*3k1*/*5*/7/5b1/7/*1np2*/*2K2* w - - 0 20"),
        task: "Jump over the knight. Over the pawn you may not, for the bishop guards it: try, and read why.",
    },
    Lesson {
        title: "Other ways to play",
        text: &[
            "Three things can be changed where the game is chosen. Jumps may have to end on the very next square. \
             Defended men may be safe from everybody, not only from the king. And the players may begin with an empty \
             board and set up their men one by one, each on its own ranks.",
        ],
        fen: Some("*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 20"),
        task: "A last jump to try.",
    },
];

/// The lessons of Hole Chess.
const HOLE: &[Lesson] = &[
    Lesson {
        title: "The board and the men",
        text: &[
            "Kings, queens, rooks and pawns move as in chess, but nobody enters or passes over a hole, and there is no \
             castling. The bishop with the cross, the PS-bishop, may also step one square straight.",
            "Pawns may step two from where they begin. A pawn in front of a hole never advances. Pawns promote on the \
             opponent's third rank, to queen, rook or PS-bishop.",
        ],
        fen: Some("***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1"),
        task: "The first position. The pawns on d3 and d8 have a hole before them.",
    },
    Lesson {
        title: "The pull",
        text: &[
            "A queen, rook or bishop may end its turn by pulling: it picks an enemy on one of its lines (rook straight, \
             bishop diagonal, queen both) with exactly one hole between them and nobody else, and he is gone. It may \
             move first, or stand still and only pull.",
            "Where a pull is possible after a move, the turn waits: touch the victim, or say Done.",
        ],
        fen: Some("***k***/**1q1**/*5*/3*3/3p3/3R3/3*3/*5*/**3**/***K*** w - - 0 20"),
        task: "Take the pawn with the rook, and pull the queen as well: two men in one turn.",
    },
    Lesson {
        title: "The king",
        text: &[
            "Every turn is legal, also one that leaves the king to be taken. Check is shown when the opponent could take \
             him with one whole turn, by capture or by a pull. Who loses him has lost at once; so has who cannot move.",
        ],
        fen: Some("***k***/**3**/*5*/3*3/7/3R3/3*3/*5*/**3**/***K*** w - - 0 20"),
        task: "Pull the king into the hole.",
    },
];

/// The lessons of Messenger Chess.
const MESSENGER: &[Lesson] = &[
    Lesson {
        title: "The courier",
        text: &[
            "Before the first move each side turns one of its pawns into its courier, White first. He steps one square \
             in any direction onto an empty square. He captures nobody, cannot be captured, blocks lines, and gives no \
             check.",
            "The winner is who steps him off the far edge of the board.",
        ],
        fen: Some("2C5/8/8/8/4k3/8/8/4K3 w - - 0 40"),
        task: "Touch the courier on the last rank and let him leave the board.",
    },
    Lesson {
        title: "Two parts to a turn",
        text: &[
            "Each turn begins with the courier's step, if he has one, and goes on with one ordinary move. Castling and \
             en passant are judged after the step.",
        ],
        fen: Some("4k3/8/8/8/8/8/8/4K1CR w K - 0 20"),
        task: "Step the courier out of the way and castle in the same turn.",
    },
    Lesson {
        title: "Check comes first",
        text: &[
            "A step may not open a line to your own king. If the courier can end a check by stepping, he must; otherwise \
             the ordinary move must answer it.",
        ],
        fen: Some("4R2k/5cpp/8/8/8/8/6K1/6C1 b - - 0 30"),
        task: "Black is in check: the courier must step in between.",
    },
    Lesson {
        title: "Mate freezes",
        text: &[
            "A mated side has not lost. Its men are frozen, and only its courier steps, until the mate is lifted or a \
             courier arrives. Frozen men still give check.",
        ],
        fen: Some("4R2k/6pp/8/8/8/8/6K1/c5C1 b - - 0 30"),
        task: "Black is mated, but his courier is home: let him leave.",
    },
];

// ---- Links between players, and turns typed ----

/// How the game of a link stands to the one that was stored; `parting` names the last turn that they have in common.
pub fn arrival(relation: Relation, parting: &str) -> String {
    match relation {
        Relation::Same => "Your stored game goes on.".to_owned(),
        Relation::Newer(turns) => format!("Your stored game is played on by {}.", counted(turns, "turn")),
        Relation::Older(turns) => {
            format!("Your stored game is {} ahead of this link: Redo leads there.", counted(turns, "turn"))
        }
        Relation::Forks(_) => {
            format!("Your stored game went on otherwise after {parting}; it is kept as another line.")
        }
        Relation::Other => String::new(),
    }
}

/// A turn with its number: `12. Nf3`, `12… Nf6`.
pub fn numbered_turn(number: u32, side: Side, text: &str) -> String {
    format!("{number}{} {text}", if side == Side::White { "." } else { "…" })
}

/// What the picture of a link is.
pub fn code_label(link: &str) -> String {
    format!("QR code: {link}")
}

/// How many turns begin like what is written.
pub fn begin_so(turns: usize, shown: usize) -> String {
    match turns {
        0 => "No turn begins so. Enter says why.".to_owned(),
        1 => "1 turn begins so. Enter plays it.".to_owned(),
        _ if turns > shown => format!("{turns} turns begin so; these are the first {shown}."),
        _ => format!("{turns} turns begin so."),
    }
}

// ---- Setting up a position ----

/// A castling right: `White O-O`.
pub fn castling_right(letter: char, colours: Colours) -> String {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let wing = match letter.to_ascii_uppercase() {
        'K' => "O-O",
        'Q' => "O-O-O",
        _ => "king unmoved",
    };
    format!("{} {wing}", side_name(side, colours))
}

/// How many men a side has: `White 15 of 16`.
pub fn census(side: Side, (found, full): (usize, usize), colours: Colours) -> String {
    format!("{} {found} of {full}", side_name(side, colours))
}

/// That a position can be played, and how it stands.
pub fn playable(side: Side, in_check: bool, outcome: Option<&Outcome>, colours: Colours) -> String {
    let state = outcome.map_or_else(|| to_move(side, in_check, colours), |outcome| result(outcome, colours));
    if outcome.is_some() { format!("{state} The game is over here.") } else { format!("Ready. {state}") }
}

/// The faulty text is a position by other rules.
pub fn fits(variant: &str) -> String {
    format!("It is a position of {}: change to that", game_name(variant))
}

/// The men of one kind in the box, or in a tray of a position being set up.
pub fn setup_man(area: Area, who: Man, count: u8, colours: Colours) -> String {
    let name = format!("{} {}", side_name(who.side, colours), kind_name(who.kind));
    match (area, count) {
        (Area::Box, 0) => format!("{name}: none is missing"),
        (Area::Box, _) => format!("{name}: {count} missing"),
        _ => format!("{name}: {count}"),
    }
}

fn spot(spot: Spot, layout: &Layout) -> String {
    match spot {
        Spot::Cell(cell) => layout.name(cell),
        Spot::Tray(Area::Reserve, owner) => format!("beside the board for {}", side_name(owner, layout.colours())),
        Spot::Tray(area, owner) => tray_label(area, owner, layout.colours()),
    }
}

/// What was done to a position being set up.
pub fn setup_notice(notice: &Deed, layout: &Layout) -> String {
    let colours = layout.colours();
    let who = |man: Man| format!("{} {}", side_name(man.side, colours), kind_name(man.kind));
    let instead = |before: Option<Man>| {
        before.map_or(String::new(), |man| format!(", in place of the {}", self::man(man, colours)))
    };
    let at = |spot| {
        let name = self::spot(spot, layout);
        match spot {
            Spot::Cell(_) => format!("on {name}"),
            Spot::Tray(Area::Reserve, _) => name,
            Spot::Tray(Area::Prison, _) => format!("in {name}"),
            Spot::Tray(..) => format!("on {name}"),
        }
    };
    match *notice {
        Deed::InHand(Some(Hand::Eraser), _) => "Eraser in hand: each tap takes a man away.".to_owned(),
        Deed::InHand(Some(Hand::Man(_)), Some(man)) => {
            format!("{} in hand: a tap or Enter puts one down.", who(man))
        }
        Deed::InHand(_, Some(man)) => format!("{} taken up: where to?", who(man)),
        Deed::InHand(..) => "Nothing in hand.".to_owned(),
        Deed::Came(man, spot, before) => format!("{} {}{}.", who(man), at(spot), instead(before)),
        Deed::Left(man, spot) => format!("{} {} taken away.", who(man), at(spot)),
        Deed::Went(man, from, to, before) => {
            format!("{} from {} to {}{}.", who(man), self::spot(from, layout), self::spot(to, layout), instead(before))
        }
        Deed::WrongSide(_, area, owner) => {
            let held = if area == Area::Prison { !owner } else { owner };
            let held = side_name(held, colours);
            format!("{} holds {held}'s men only.", first_capital(&self::spot(Spot::Tray(area, owner), layout)))
        }
        Deed::WrongKind(man, _) => format!("No {} can stand there.", kind_name(man.kind)),
        Deed::Turn(side) => format!("It is {}'s turn.", side_name(side, colours)),
        Deed::Right(letter, held) => {
            format!("{}: {}.", castling_right(letter, colours), if held { "yes" } else { "no" })
        }
        Deed::EnPassant(Some(cell)) => format!("A pawn has just stepped over {}.", layout.name(cell)),
        Deed::EnPassant(None) => "No pawn has just stepped two.".to_owned(),
        Deed::Rules(variant, kept) => {
            let men = if kept { "the men stay" } else { "the start position" };
            format!("{}: {men}.", game_name(variant))
        }
        Deed::Jailed(1) => "1 man jailed.".to_owned(),
        Deed::Jailed(men) => format!("{men} men jailed."),
        Deed::Cleared => "Nobody is left on the board or beside it.".to_owned(),
        Deed::Start => "The start position.".to_owned(),
        Deed::Read => "The position is read.".to_owned(),
        Deed::Faulty => "Read, but not without fault.".to_owned(),
        Deed::Unreadable(..) => "This is no position; the board stays as it is.".to_owned(),
        Deed::Undone => "Taken back.".to_owned(),
        Deed::Redone => "Done again.".to_owned(),
        Deed::Told(ref text) => text.clone(),
    }
}

fn first_capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| once(first.to_ascii_uppercase()).chain(letters).collect())
}

/// What the last step changed about the faults.
pub fn setup_news(fresh: &[Fault], mended: bool, colours: Colours) -> String {
    if mended { "Now it can be played.".to_owned() } else { faults(fresh, colours) }
}

// ---- The library ----

/// The notations: the inventor's and Andy Pierce's.
pub const NOTATIONS: [&str; 2] = ["Leslie (B)N*c7", "Pierce (B-N)N@c7"];

/// An order of the library.
pub fn sort_name(sort: Sort) -> &'static str {
    match sort {
        Sort::Date => "Date, newest first",
        Sort::Name => "Name",
        Sort::Length => "Length, longest first",
        Sort::Result => "Result",
    }
}

/// How many entries there are, and how many of them are shown.
pub fn library_status(library: &Library) -> String {
    match library.state() {
        State::Unknown | State::Loading => "Opening the library…".to_owned(),
        State::Failed(trouble) => self::trouble(trouble),
        State::Ready if library.search().trim().is_empty() => entries(library.len()),
        State::Ready => format!("{} of {}", library.shown().len(), entries(library.len())),
    }
}

fn entries(number: usize) -> String {
    if number == 1 { "1 entry".to_owned() } else { format!("{number} entries") }
}

/// Selects an entry.
pub fn select(title: &str) -> String {
    format!("Select {title}")
}

/// How many are selected.
pub fn selected(number: usize) -> String {
    format!("{number} selected")
}

/// What the library's store failed at.
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Forbidden => "This browser lets the page store no library here (private windows often do not). Export or copy what you want to keep.".to_owned(),
        Trouble::Full => "There is no room left for the library in this browser. Export some of it and delete that, then try again.".to_owned(),
        Trouble::Blocked => "Another tab with an older version of this page holds the library: close it, then try again.".to_owned(),
        Trouble::Other(text) => format!("The browser could not do that to the library. {}", shown(text)),
    }
}

/// The name of an entry.
pub fn entry_title(entry: &Entry) -> String {
    entry.title().unwrap_or_else(|| {
        let name = game_name(&entry.variant);
        if entry.turns == 0 { format!("Position, {name}") } else { name.to_owned() }
    })
}

/// Who plays, which game, how long, when.
pub fn entry_facts(entry: &Entry) -> String {
    let players = match (entry.name.is_empty(), entry.white.is_empty() && entry.black.is_empty()) {
        (false, false) => format!("{} – {}", known(&entry.white), known(&entry.black)),
        _ => String::new(),
    };
    let length = if entry.turns == 0 { "position".to_owned() } else { counted(entry.turns, "turn") };
    let parts = [players, game_name(&entry.variant).to_owned(), length, day(&entry.date)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn known(name: &str) -> &str {
    if name.is_empty() { "?" } else { name }
}

/// A date of a record as people write it.
///
/// ```
/// assert_eq!(hostage_chess::words::day("2026.11.21"), "21 Nov 2026");
/// assert_eq!(hostage_chess::words::day("1997.??.??"), "1997");
/// ```
pub fn day(date: &str) -> String {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let mut parts = date.split('.');
    let year = parts.next().unwrap_or_default();
    let mut number = || parts.next().and_then(|part| part.parse::<usize>().ok());
    let month = number().and_then(|month| MONTHS.get(month.checked_sub(1)?));
    match (month, number()) {
        (Some(month), Some(day)) => format!("{day} {month} {year}"),
        (Some(month), None) => format!("{month} {year}"),
        (None, _) => year.to_owned(),
    }
}

/// An import that goes on.
pub fn importing(import: &Import) -> String {
    format!("Reading {}: {}", shown(&import.name), tally(import.good(), import.again, import.bad_count))
}

fn tally(new: usize, again: usize, bad: usize) -> String {
    let mut text = format!("{new} new");
    if again > 0 {
        text += &format!(", {again} there already");
    }
    if bad > 0 {
        text += &format!(", {bad} that cannot be read");
    }
    text + "."
}

/// What could not be read in an import.
pub fn bad_heading(number: usize) -> String {
    if number == 1 { "1 record could not be read".to_owned() } else { format!("{number} records could not be read") }
}

/// A record that could not be read: on which line, whose, and why.
pub fn bad_record(bad: &Bad) -> String {
    let who = if bad.title.is_empty() { String::new() } else { format!(" ({})", shown(&bad.title)) };
    format!("Line {}{who}: {}", bad.line, record_fault(&bad.fault, bad.layout))
}

/// What the library says for a while.
pub fn toast(toast: &Toast) -> String {
    match toast {
        Toast::Deleted(number) => format!("Deleted {}.", entries(*number)),
        Toast::Restored(number) => format!("Brought back {}.", entries(*number)),
        Toast::Imported { new: 0, again: 0, bad: 0, cancelled: false } => "No record was found in it.".to_owned(),
        Toast::Imported { new, again, bad, cancelled } => {
            let done = if *cancelled { "Cancelled" } else { "Imported" };
            format!("{done}: {}", tally(*new, *again, *bad))
        }
        Toast::Saved(number) => format!("Exported {}.", entries(*number)),
        Toast::Copied(number) => format!("Copied {}.", entries(*number)),
        Toast::NotCopied => "The browser does not let this page copy. Export a file instead.".to_owned(),
        Toast::Unreadable(name) => format!("Not read: {}.", shown(name)),
        Toast::Trouble(trouble) => self::trouble(trouble),
    }
}

/// Who played, for the record of a game.
pub fn record_name(player: Player, strength: Strength, against_engine: bool) -> String {
    match (player, strength) {
        (Player::Human, _) => if against_engine { "You" } else { "?" }.to_owned(),
        (Player::Engine, Strength::Level(known)) => format!("Computer, level {}", known.number()),
        (Player::Engine, Strength::Seconds(seconds)) => format!("Computer, {}", seconds_a_turn(seconds)),
    }
}

// ---- The command line ----

/// What `hostage help` prints.
pub const USAGE: &str = "\
Hostage Chess on the command line.

  hostage uci
      the engine, for chess programs that speak UCI
  hostage perft DEPTH [--variant NAME] [--fen FEN | --epd FILE]
      count the lines of play of a depth, or check the counts of a table
  hostage replay [--variant NAME] [--fen FEN] [--style leslie|pierce] FILE
      play the record of a game through; - reads it from the standard input
  hostage bench [DEPTH]
      search fixed positions: the number of nodes, the same on every machine, and the speed
  hostage book [--nodes N] [--plies N]
      write the book of first turns, found by the engine itself
  hostage match [--first COMMAND] [--second COMMAND] ...
      two UCI engines play each other, see below
  hostage help, hostage --version

A match. An engine is a command line; without one it is this program. What is named first- or second- concerns
one engine, without that prefix both.
  --first-name NAME ...        instead of what the engine calls itself
  --option NAME=VALUE          a UCI option, any number of them
  --movetime MS | --nodes N | --depth N | --clock SECONDS+SECONDS    (100 ms a turn)
  --variant NAME  --games N (100)  --concurrency N (1)
  --openings FILE              a FEN or EPD a line; each is played twice, with colours changed
  --random-plies N             so many random turns first (8, or 0 after --openings FILE)
  --seed N (1)  --balance CENTIPAWNS (150; 0: any)      which random turns
  --max-turns N (600)          then it is a draw; turns of both sides
  --resign CENTIPAWNS          end a game whose outcome both engines agree on
  --margin MS (1000)           how much later an answer may come
  --sprt ELO0,ELO1             end once either is proven, with 5 % risk
  --records FILE               append the games to it

Names of rules: hostage (the default), hostage-pierce, takeover-41, takeover-64, hole, messenger, ...
Exit status: 0 all is well, 1 something is wrong with the input, 2 wrong usage.
";

/// Follows every complaint about usage.
pub const SEE_HELP: &str = "See: hostage help";
/// No command was given.
pub const NO_COMMAND: &str = "Say what to do.";
/// `replay` without a file.
pub const NO_RECORD: &str = "Name the file with the record, or - for the standard input.";
/// Two sources of positions at once.
pub const FEN_AND_EPD: &str = "Either --fen or --epd, not both.";
/// A `position` command that names no position.
pub const POSITION_USAGE: &str = "After position comes startpos or fen with a FEN, then perhaps moves.";

/// No command of that name.
pub fn unknown_command(text: &str) -> String {
    format!("There is no command {}.", quoted(text))
}

/// An option that is switched on or off has some other value.
pub fn neither_true_nor_false(value: &str) -> String {
    format!("{} is neither “true” nor “false”", quoted(value))
}

/// A number out of its bounds, or none at all.
pub fn not_between(value: &str, least: u32, most: u32) -> String {
    format!("{} is no number from {least} to {most}.", quoted(value))
}

/// No option of that name.
pub fn unknown_option(name: &str) -> String {
    format!("There is no option {}.", quoted(name))
}

/// No game of that name.
pub fn unknown_variant(name: &str, known: &[&str]) -> String {
    format!("No game is called {}; there are {}.", quoted(name), known.join(", "))
}

/// No notation of that name.
pub fn unknown_style(name: &str) -> String {
    format!("No notation is called {}; there are leslie and pierce.", quoted(name))
}

/// A file that cannot be read.
pub fn unreadable_file(path: &str, error: &str) -> String {
    format!("{} cannot be read: {error}.", quoted(path))
}

/// A depth that is missing or too large.
pub fn perft_depth(deepest: u32) -> String {
    format!("Perft needs a depth from 0 to {deepest}.")
}

/// An entry of a perft table that is none.
pub fn not_a_count(entry: &str) -> String {
    format!("{} is not of the form D3 8902.", quoted(entry))
}

/// The last line about a perft table.
pub fn table_checked(checked: u64, wrong: u64) -> String {
    format!("Counts checked: {checked}, mismatches: {wrong}")
}

/// A command that was thrown away.
pub fn line_too_long(bytes: usize) -> String {
    format!("A line of {bytes} bytes is too long for a command.")
}

// ---- The bench ----

/// What a bench came to, in the form that OpenBench reads.
pub fn bench(nodes: u64, speed: u64) -> String {
    format!("{nodes} nodes {speed} nps")
}

/// How far a bench has got.
pub fn bench_progress(done: usize, of: usize) -> String {
    format!("Position {done} of {of} ...")
}

/// A depth that no bench has.
pub fn bench_depth(deepest: u32) -> String {
    format!("A bench needs a depth from 1 to {deepest}.")
}

// ---- Matches between engines ----

/// An engine did something that cost it the game.
pub const FOUL: &str = "foul";
/// Both engines saw who was winning.
pub const AGREED: &str = "agreement";
/// A game was too long.
pub const TOO_LONG: &str = "length";
/// An engine did not answer in time.
pub const LATE: &str = "did not answer in time";
/// An engine named no turn.
pub const MISSING: &str = "named no turn where there is one";
/// An engine ended.
pub const CRASHED: &str = "ended by itself";
/// A test has not decided.
pub const SPRT_OPEN: &str = "undecided";
/// A file of openings without any.
pub const NO_OPENINGS: &str = "The file of openings holds none.";
/// Random turns that always lead astray.
pub const NO_FAIR_OPENING: &str = "No random turns lead to a fair position. Try fewer of them, or a larger --balance.";

/// An option with a value that it cannot have.
pub fn bad_value(option: &str, value: &str) -> String {
    format!("--{option} cannot be {}.", quoted(value))
}

/// An opening that is no position.
pub fn bad_opening(line: usize, faults: &[Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    format!("Line {line} of the openings: {}", faults.join(" "))
}

/// A command line that cannot be taken apart.
pub fn not_a_command_line(text: &str) -> String {
    format!("{} is not a command line.", quoted(text))
}

/// A file that cannot be written.
pub fn unwritable_file(path: &str, error: &str) -> String {
    format!("{} cannot be written: {error}.", quoted(path))
}

/// An engine that could not be started.
pub fn no_engine(command: &str, why: &str) -> String {
    format!("The engine {} cannot play: {why}.", quoted(command))
}

/// An engine played what is not legal.
pub fn illegal_turn(text: &str, why: &Illegal, layout: &Layout) -> String {
    format!("played {}: {}", quoted(text), illegal(why, layout))
}

/// A game was lost by what an engine did.
pub fn match_foul(name: &str, what: &str, fen: &str) -> String {
    format!("{name} {what} [{fen}]")
}

/// The results of the two games of a pair.
pub fn match_pair(number: u64, results: &[&str]) -> String {
    format!("pair {number}: {}", results.join(" "))
}

/// A difference in strength, with its error, and how sure it is that it is one.
pub fn elo(value: f64, error: f64, superiority: f64) -> String {
    format!("Elo {value:+.1} +- {error:.1}, LOS {:.1} %", superiority * 100.0)
}

/// How far a test has got.
pub fn sprt_ratio(ratio: f64, bound: f64) -> String {
    format!("LLR {ratio:.2} (-{bound:.2} to {bound:.2})")
}

/// A test has ended well.
pub fn sprt_proven(elo: f64) -> String {
    format!("at least {elo} Elo stronger")
}

/// A test has ended badly.
pub fn sprt_refuted(elo: f64) -> String {
    format!("at most {elo} Elo stronger")
}

/// The score of a match: games that the first engine won, drew and lost.
pub fn match_score(names: &[String; 2], [won, drawn, lost]: [u64; 3]) -> String {
    format!("{} against {}: {} games, +{won} ={drawn} -{lost}", names[0], names[1], won + drawn + lost)
}

/// How many pairs brought 0, 1/2, 1, 1 1/2 and 2 points.
pub fn match_pairs(pairs: [u64; 5]) -> String {
    let counts = pairs.map(|count| count.to_string());
    format!("Pairs by points, 0 to 2: {}", counts.join(" "))
}

/// How White fared in a match.
pub fn match_white([won, drawn, lost]: [u64; 3]) -> String {
    format!("White: +{won} ={drawn} -{lost}")
}

/// How games ended, and how long they were.
pub fn match_ends(ends: &[String], turns: f64) -> String {
    format!("Ended by: {}; {turns:.0} turns a game", ends.join(", "))
}

/// The heading above what one engine did.
pub fn match_side(name: &str, pace: &str) -> String {
    format!("{name} ({pace})")
}

/// What an engine did wrong.
pub fn match_fouls([illegal, late, missing, crashed]: [u64; 4]) -> String {
    format!("  illegal {illegal}, late {late}, missing {missing}, crashed {crashed}")
}

/// What an engine did right.
pub fn match_effort(depth: Option<f64>, speed: Option<u64>, turn: Duration) -> String {
    let depth = depth.map_or("unknown".to_owned(), |depth| format!("{depth:.1}"));
    let speed = speed.map_or("unknown".to_owned(), |speed| speed.to_string());
    format!("  mean depth {depth}, nodes a second {speed}, {:.0} ms a turn", turn.as_secs_f64() * 1000.0)
}

// ---- The analysis ----

/// The name of a glyph.
pub const fn glyph_name(glyph: u8) -> &'static str {
    match glyph {
        1 => "good turn",
        2 => "mistake",
        3 => "brilliant turn",
        4 => "blunder",
        5 => "interesting turn",
        6 => "dubious turn",
        7 => "only turn",
        10 => "equal",
        13 => "unclear",
        14 => "White is slightly better",
        15 => "Black is slightly better",
        16 => "White is better",
        17 => "Black is better",
        18 => "White is winning",
        19 => "Black is winning",
        _ => "sign",
    }
}

/// A score from White's side: `+0.3`, or `#3` for a forced end in this many turns, `#-3` if Black forces it.
///
/// ```
/// use hostage_chess::{search::Score, words::white_score};
/// assert_eq!(white_score(Score::Centipawns(-35)), "-0.4");
/// assert_eq!(white_score(Score::Centipawns(4)), "0.0");
/// assert_eq!(white_score(Score::Mate(-2)), "#-2");
/// ```
pub fn white_score(score: Score) -> String {
    let worth = match score {
        Score::Mate(turns) => return format!("#{turns}"),
        Score::Centipawns(worth) => worth,
    };
    let tenths = (worth.unsigned_abs() + 5) / 10;
    let sign = match worth {
        _ if tenths == 0 => "",
        worth if worth < 0 => "-",
        _ => "+",
    };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// How deep the engine has looked and how fast: `depth 14 · 350 kn/s`.
pub fn depth_and_speed(depth: u32, nodes: u64, millis: u32) -> String {
    let speed = nodes / u64::from(millis.max(1));
    match speed {
        0 => format!("depth {depth}"),
        1..10_000 => format!("depth {depth} · {speed} kn/s"),
        _ => format!("depth {depth} · {} Mn/s", speed / 1000),
    }
}

/// The evaluation bar for those who do not see it.
pub fn evaluation(score: Option<&str>) -> String {
    let name = text("evaluation");
    score.map_or_else(|| name.to_owned(), |score| format!("{name} {score}"))
}

/// One of the engine's lines: `Line 1, +0.3`.
pub fn line_label(rank: u32, score: &str) -> String {
    format!("Line {rank}, {score}")
}

// ---- The review of a game ----

/// How far the review is: `12 of 118`.
pub fn review_progress(done: usize, of: usize) -> String {
    format!("{done} of {of}")
}

/// What a bad turn is called.
pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Inaccuracy => "inaccuracy",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    }
}

/// This many of them: `2 inaccuracies`.
pub fn verdicts(number: usize, what: Verdict) -> String {
    match (number, what) {
        (1, _) => format!("1 {}", verdict(what)),
        (_, Verdict::Inaccuracy) => format!("{number} inaccuracies"),
        _ => format!("{number} {}s", verdict(what)),
    }
}

/// A place on the graph: `12…Qxe4, blunder, White 34%`.
pub fn graph_place(turn: &str, bad: Option<Verdict>, chances: Option<u32>, colours: Colours) -> String {
    let bad = bad.map(|bad| format!(", {}", verdict(bad))).unwrap_or_default();
    let chances =
        chances.map(|chances| format!(", {} {chances}%", side_name(Side::White, colours))).unwrap_or_default();
    format!("{turn}{bad}{chances}")
}

fn an_end(turns: u32, goal: Ending) -> String {
    match goal {
        Ending::Checkmate => format!("mate in {turns}"),
        Ending::KingTaken => format!("the capture of the king in {turns}"),
        _ => format!("a win in {}", counted(turns as usize, "turn")),
    }
}

const fn a_turn(manner: Manner) -> &'static str {
    match manner {
        Manner::Drop => "a drop",
        Manner::Exchange => "an exchange",
        Manner::Promotion => "a promotion",
        Manner::Plain => "a move",
    }
}

fn by_manner(manner: Manner) -> String {
    if manner == Manner::Plain { String::new() } else { format!(", by {}", a_turn(manner)) }
}

const fn with_check(check: bool) -> &'static str {
    if check { " with check" } else { "" }
}

fn with_force(force: Force) -> String {
    match force {
        Force::End(1) => " with mate".to_owned(),
        Force::End(turns) => format!(", with mate in {turns}"),
        Force::Check => " with check".to_owned(),
        Force::Wins(kind) => format!(", and then {} is lost", a(kind)),
        Force::Plain => String::new(),
    }
}

/// Why a turn was bad: `Took a knight that could be bought back with mate: (N)N*f2#.` Of a turn of which nothing else
/// can be said, by how much the chances of its side fell.
pub fn reason(why: &Why, layout: &Layout, goal: Ending, (was, is): (u32, u32)) -> String {
    let name = |cell: &Cell| layout.name(*cell);
    let (text, by) = match why {
        Why::BoughtBack { taken, force, by } => {
            (format!("Took {} that could be bought back{}", a(*taken), with_force(*force)), by.as_str())
        }
        Why::DroppedAtOnce { paid, force, by } => {
            (format!("Paid {} that can be dropped at once{}", a(*paid), with_force(*force)), by.as_str())
        }
        Why::Overpaid(paid, enough) => (format!("Paid with {} where {} was enough", a(*paid), a(*enough)), ""),
        Why::Dear(paid, rescued) => (format!("Paid with {} for {}", a(*paid), a(*rescued)), ""),
        Why::Thawed(at) => (format!("Let the pawn on {} thaw", name(at)), ""),
        Why::NotFrozen(at, true) => {
            (format!("Walked past a freeze: the check by the pawn on {} could be frozen away", name(at)), "")
        }
        Why::NotFrozen(at, false) => (format!("Walked past a freeze of the pawn on {}", name(at)), ""),
        Why::Loses { man, at, loss, moved, pays, by } => {
            let lost = match loss {
                Loss::Taken => "taken",
                Loss::TakenOver => "taken over",
                Loss::Pulled => "pulled into the hole",
            };
            let pays = if *pays { ", and then pays for a ransom" } else { "" };
            let (verb, how) = if *moved { ("Put", "where it is") } else { ("Left", "to be") };
            (format!("{verb} the {} on {} {how} {lost}{pays}", kind_name(*man), name(at)), by.as_str())
        }
        Why::Allowed { turns, manner, by } => {
            (format!("Allowed {}{}", an_end(*turns, goal), by_manner(*manner)), by.as_str())
        }
        Why::Missed(turns, manner) => (format!("Missed {}{}", an_end(*turns, goal), by_manner(*manner)), ""),
        Why::Drew(ending) => (format!("Gave a draw: {}", outcome(&Outcome { winner: None, ending: *ending })), ""),
        Why::NotTaken(kind, at) => (format!("Left the {} on {} alone", kind_name(*kind), name(at)), ""),
        Why::NotSeen(manner, check) => (format!("Walked past {}{}", a_turn(*manner), with_check(*check)), ""),
        Why::Answered(manner, check, by) => (format!("Allowed {}{}", a_turn(*manner), with_check(*check)), by.as_str()),
        Why::Fell(by) => (format!("The winning chances fell from {was}% to {is}%"), by.as_str()),
    };
    if by.is_empty() { format!("{text}.") } else { format!("{text}: {by}.") }
}

/// The reader is to find a better turn than this one, number `index` of `of`.
pub fn retry_ask(side: Side, turn: &str, (index, of): (usize, usize), colours: Colours) -> String {
    format!("{index} of {of}: find a better turn for {} than {turn}.", side_name(side, colours))
}

// ---- Threats ----

/// A view of threats: its name, and what it shows.
pub const fn threat_view(view: View) -> (&'static str, &'static str) {
    match view {
        View::Drops => ("Drops", "Where men could land with check or mate next turn"),
        View::Captures => ("Captures", "What each capture would let the opponent buy"),
        View::Payments => ("Payments", "Which exchanges leave the opponent unable to pay"),
        View::Own => ("Mine", "The drops of whoever is to move"),
    }
}

/// What a check or mate is written as.
pub const fn grade_sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Quiet => "",
        Grade::Check => "+",
        Grade::Mate => "#",
    }
}

/// What the list of drops with check lists.
pub fn could_drop(side: Side, any: bool, colours: Colours) -> String {
    let side = side_name(side, colours);
    if any { format!("{side} could drop:") } else { format!("{side} has no drop with check.") }
}

/// Why the opponent's drops are not listed.
pub fn in_check_first(us: Side, colours: Colours) -> String {
    let [us, them] = [us, !us].map(|side| side_name(side, colours));
    format!("{us} is in check: what {them} could drop next depends on the answer.")
}

/// A man who could land: `knight f3: mate, free`.
///
/// ```
/// use hostage_chess::{game::{threat::Grade, Kind}, words::landing_with};
/// let squares = ["e1".to_owned(), "e2".to_owned()];
/// assert_eq!(landing_with(Kind::Rook, &squares, Grade::Check, Some(Kind::Queen)), "rook e1, e2: check, pays a queen");
/// ```
pub fn landing_with(kind: Kind, squares: &[String], grade: Grade, paid: Option<Kind>) -> String {
    let effect = if grade == Grade::Mate { "mate" } else { "check" };
    let cost = paid.map_or("free".to_owned(), |kind| format!("pays {}", a(kind)));
    format!("{} {}: {effect}, {cost}", kind_name(kind), squares.join(", "))
}

/// What the list of captures lists.
pub fn after_captures(us: Side, any: bool, selected: bool, colours: Colours) -> String {
    match (any, selected) {
        (true, _) => format!("After a capture {} could buy:", side_name(!us, colours)),
        (false, true) => "This man can capture nobody.".to_owned(),
        (false, false) => format!("{} can capture nobody.", side_name(us, colours)),
    }
}

/// Somebody who could be bought: `knight for a bishop, mate on f2`.
pub fn purchase(Purchase { kind, grade, paid, .. }: &Purchase, squares: &[String]) -> String {
    let effect = match grade {
        Grade::Quiet => String::new(),
        Grade::Check => ", with check".to_owned(),
        Grade::Mate => format!(", mate on {}", squares.join(" or ")),
    };
    format!("{} for {}{effect}", kind_name(*kind), a(*paid))
}

/// A capture, and who could be bought then: `Rxe3: knight for a bishop, with check; rook for a queen`.
pub fn capture(turn: &str, taken: Kind, ransomed: bool, bought: impl Iterator<Item = String>) -> String {
    let kept = (!ransomed).then(|| format!("not the {}", kind_name(taken)));
    format!("{turn}: {}", kept.into_iter().chain(bought).collect::<Vec<_>>().join("; "))
}

/// What the list of exchanges lists.
pub fn payments(us: Side, any: bool, can_pay: bool, ruinous: bool, colours: Colours) -> String {
    let [us, them] = [us, !us].map(|side| side_name(side, colours));
    match (any, can_pay, ruinous) {
        (false, ..) => format!("{us} can exchange nobody."),
        (_, false, _) => format!("{them} can pay for nobody as it is, nor after any exchange."),
        (_, _, true) => format!("{them} can pay for nobody after:"),
        (_, _, false) => format!("After every exchange {them} can still pay for somebody."),
    }
}

/// An exchange that leaves the opponent unable to pay.
pub fn deal(paid: Kind, rescued: Kind, empties: bool) -> String {
    let why = if empties { "nobody is left to buy" } else { "nobody held would pay" };
    format!("{} for {}: {why}", a(paid), a(rescued))
}
