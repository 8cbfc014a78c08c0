//! Every English sentence of the program, so that another language would need no other file.
//!
//! Sentences name the offending text, shortened and with its control characters made visible.

use std::fmt;

use crate::game::course::CourseFault;
use crate::game::fault::Part;
use crate::game::illegal::CastlingBar;
use crate::game::record::{RecordFault, RecordReason};
use crate::game::{Cell, Ending, Fault, Illegal, Kind, Layout, Man, Outcome, Reason, Side};

// ---- Names ----

/// The name of a side.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The name of a kind of men.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Knight => "knight",
        Kind::Bishop => "bishop",
        Kind::Rook => "rook",
        Kind::Queen => "queen",
        Kind::King => "king",
    }
}

/// The name of a man, such as `white pawn`.
pub fn man(man: Man) -> String {
    format!("{} {}", side(man.side).to_lowercase(), kind(man.kind))
}

/// How a game ended, in a word or two.
///
/// ```
/// use hostage_chess::game::{Ending, Outcome, Side};
/// let outcome = Outcome { winner: Some(Side::White), ending: Ending::Checkmate };
/// assert_eq!(hostage_chess::words::outcome(&outcome), "checkmate");
/// ```
pub fn outcome(outcome: &Outcome) -> String {
    match outcome.ending {
        Ending::Checkmate => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::Repetition => "repetition",
        Ending::FiftyMoves => "fifty moves",
        Ending::Resignation => "resignation",
    }
    .to_owned()
}

/// How many characters of an offending text are shown.
const SHOWN: usize = 60;

/// A text in quotes, shortened, with control characters made visible.
///
/// ```
/// assert_eq!(hostage_chess::words::quoted("a\0b"), "\"a\\u{0}b\"");
/// assert!(hostage_chess::words::quoted(&"x".repeat(1000)).chars().count() < 70);
/// ```
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}

fn shown(text: &str) -> String {
    let mut letters = text.chars();
    let mut shown: String = letters.by_ref().take(SHOWN).map(visible).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// A character, or its escape if it cannot be seen.
fn visible(letter: char) -> String {
    // Formatting characters, such as those that turn the direction of writing, cannot be seen either.
    let unseen =
        letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{feff}');
    if unseen { letter.escape_default().to_string() } else { letter.to_string() }
}

fn counted(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

// ---- Positions ----

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::UnknownVariant(name) => write!(f, "No game is called {}.", quoted(name)),
            Fault::TooLong { bytes } => write!(f, "{bytes} bytes are too long for a position."),
            Fault::Empty => write!(f, "There is no position: the text is empty."),
            Fault::Character(letter) => {
                write!(f, "The character {} cannot be part of a position.", quoted(&letter.to_string()))
            }
            Fault::Ranks { found, expected } => {
                write!(f, "The board has {} instead of {expected}.", counted(*found, "rank"))
            }
            Fault::RankLength { rank, found, expected } => {
                write!(f, "Rank {rank} has {} instead of {expected}.", counted(*found, "square"))
            }
            Fault::NotAMan { letter, part: Part::Board } => {
                write!(
                    f,
                    "{} on the board is neither a man nor a number of empty squares.",
                    quoted(&letter.to_string())
                )
            }
            Fault::NotAMan { letter, part: Part::Stores } => {
                write!(f, "{} among the airfields and prisons is no man.", quoted(&letter.to_string()))
            }
            Fault::Bracket => write!(f, "The bracket with airfields and prisons is not closed before the turn."),
            Fault::NotInStore(who) => write!(f, "A {} cannot be in a prison or on an airfield.", man(*who)),
            Fault::Turn(text) => write!(f, "The turn is w or b, not {}.", quoted(text)),
            Fault::Castling(text) => {
                write!(f, "Castling rights are - or some of KQE and kqe, each once, not {}.", quoted(text))
            }
            Fault::CastlingHome(letter) => write!(f, "{}", castling_home(*letter)),
            Fault::EnPassant(text) => {
                write!(f, "No pawn could just have stepped two squares over {}.", quoted(text))
            }
            Fault::Counter(text) => write!(f, "{} is not a count of moves.", quoted(text)),
            Fault::Trailing(text) => write!(f, "Nothing should follow the position, but there is {}.", quoted(text)),
            Fault::NoKing(whose) => write!(f, "{} has no king.", side(*whose)),
            Fault::Kings(whose, found) => write!(f, "{} has {found} kings.", side(*whose)),
            Fault::TooMany { side: whose, kind: what, found, most } => {
                write!(f, "{} has {}; a set has {most}.", side(*whose), counted(*found, kind(*what)))
            }
            Fault::PawnOnEdge(square) => write!(f, "A pawn cannot stand on {}.", shown(square)),
            Fault::KingEnPrise(whose) => {
                write!(f, "It is {}'s turn, and {}'s king could be taken.", side(!*whose), side(*whose))
            }
        }
    }
}

fn castling_home(letter: char) -> String {
    let whose = side(if letter.is_ascii_uppercase() { Side::White } else { Side::Black });
    match letter.to_ascii_uppercase() {
        'E' => format!("The right {letter} needs {whose}'s king on its first square."),
        _ => format!("The castling right {letter} needs {whose}'s king and rook on their first squares."),
    }
}

/// Several faults in one line.
pub fn faults(faults: &[Fault]) -> String {
    let sentences: Vec<String> = faults.iter().map(Fault::to_string).collect();
    sentences.join(" ")
}

// ---- Turns ----

/// Why a turn was refused, in one sentence.
///
/// ```
/// use hostage_chess::game::{Kind, Layout, Reason};
/// let why = Reason::CannotAfford(Kind::Rook).into();
/// let sentence = hostage_chess::words::illegal(&why, Layout::square_8x8());
/// assert_eq!(sentence, "Nothing in your prison is worth a rook.");
/// ```
pub fn illegal(why: &Illegal, layout: &Layout) -> String {
    let on = |cell: &Cell| layout.name(*cell);
    match &why.reason {
        Reason::GameOver => "The game is over.".to_owned(),
        Reason::NotYourTurn(whose) => format!("It is {}'s turn.", side(*whose)),
        Reason::NobodyThere => "There is nobody on this square.".to_owned(),
        Reason::NotYourMan(who) => format!("This {} is not yours to move.", man(*who)),
        Reason::NotHowItMoves(who) => format!("A {} does not move like that.", kind(*who)),
        Reason::Blocked { kind: who, by, at } => {
            format!("The {} on {} stands in the {}'s way.", man(*by), on(at), kind(*who))
        }
        Reason::OwnManThere(_) => "One of your own men stands there.".to_owned(),
        Reason::NothingToCapture => {
            "A pawn moves diagonally only to capture, and there is nobody to capture.".to_owned()
        }
        Reason::CannotMove(who) => format!("This {} has no move.", kind(*who)),
        Reason::Pinned { kind: who, by, at } => {
            format!("The {} on {} pins this {} to the king.", kind(by.kind), on(at), kind(*who))
        }
        Reason::StillInCheck { by, at } => format!("Your king is in check from the {} on {}.", kind(by.kind), on(at)),
        Reason::IntoCheck { by, at } => {
            format!("Your king would be in check from the {} on {}.", kind(by.kind), on(at))
        }
        Reason::Castling(bar) => castling(*bar, layout),
        Reason::ThawingCapture { victim, pawn } => {
            let whose = pawn_owner(*pawn, layout);
            let (victim, pawn) = (kind(*victim), on(pawn));
            format!("Taking this {victim} puts it in your prison; {whose}'s {pawn} pawn thaws and checks your king.")
        }
        Reason::Unreadable(text) => format!("{} is not a turn.", quoted(text)),
        Reason::Ambiguous(text, meanings) => format!("{} could be {}.", quoted(text), alternatives(meanings)),
        Reason::NoSuchTurn(text) => format!("No man can play {}.", quoted(text)),
        Reason::NotATurn => "No turn begins like that.".to_owned(),
        Reason::FrozenPawn => {
            "This pawn is frozen: nobody is in the opponent's prison for it to change places with.".to_owned()
        }
        Reason::NobodyToBecome => {
            "This pawn cannot promote: nobody is in the opponent's prison for it to change places with.".to_owned()
        }
        Reason::CannotBecome(who @ (Kind::Pawn | Kind::King)) => format!("A pawn cannot become a {}.", kind(*who)),
        Reason::CannotBecome(who) => {
            format!("No {} of yours is in the opponent's prison for the pawn to change places with.", kind(*who))
        }
        Reason::PromotionNotChosen => "Say with whom the pawn changes places.".to_owned(),
        Reason::NoPromotionHere => "Only a pawn that reaches the last rank changes places.".to_owned(),
        Reason::PrisonerStays(who) => {
            format!("This {} is your prisoner: it can pay for one of your men, but you cannot drop it.", kind(*who))
        }
        Reason::NobodyLands => "None of your men can land on this square now.".to_owned(),
        Reason::CannotAfford(who) => format!("Nothing in your prison is worth a {}.", kind(*who)),
        Reason::TooCheap { paid, rescued } => format!("A {} is not worth a {}.", kind(*paid), kind(*rescued)),
        Reason::PaymentNotChosen(who) => format!("Say which prisoner pays for the {}.", kind(*who)),
        Reason::NotJailed(who) => format!("No {} of yours is in the opponent's prison.", kind(*who)),
        Reason::NoPrisoner(who) => format!("There is no {} in your prison.", kind(*who)),
        Reason::NotOnAirfield(who) => format!("There is no {} on your airfield.", kind(*who)),
        Reason::BuysNobody(who) => format!("A {} buys none of your men in the opponent's prison.", kind(*who)),
        Reason::Occupied(who) => format!("Men land on empty squares only, and a {} stands there.", man(*who)),
        Reason::PawnOnEdge => "A pawn cannot be dropped on the first or the last rank.".to_owned(),
    }
}

fn castling(bar: CastlingBar, layout: &Layout) -> String {
    match bar {
        CastlingBar::KingMoved => "You cannot castle: your king has moved.".to_owned(),
        CastlingBar::NoRook => "You cannot castle: no rook that has not walked stands in that corner.".to_owned(),
        CastlingBar::Path(at) => format!("You cannot castle: {} is not empty.", layout.name(at)),
        CastlingBar::InCheck(at) => format!("You cannot castle out of the check from {}.", layout.name(at)),
        CastlingBar::ThroughCheck(at) => {
            format!("You cannot castle: your king would cross a square attacked from {}.", layout.name(at))
        }
    }
}

/// A pawn that can thaw stands one step from promotion, in the opponent's half.
fn pawn_owner(pawn: Cell, layout: &Layout) -> &'static str {
    side(if layout.place(pawn).row >= layout.rows() / 2 { Side::White } else { Side::Black })
}

/// `a`, `a or b`, `a, b or c`; no more than a few.
fn alternatives(texts: &[String]) -> String {
    let few: Vec<String> = texts.iter().take(4).map(|text| shown(text)).collect();
    match few.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => few.concat(),
    }
}

// ---- Courses and records ----

/// What stopped a course.
pub fn course_fault(fault: &CourseFault, layout: &Layout) -> String {
    match fault {
        CourseFault::Start(found) => faults(found),
        CourseFault::Turn { ply, text, why } => {
            format!("Turn {}, {}: {}", ply + 1, quoted(text), illegal(why, layout))
        }
    }
}

/// Where a record could not be read on, and why: `22...Ke2 (line 22): A king does not move like that.`
pub fn record_fault(fault: &RecordFault, layout: &Layout) -> String {
    let RecordFault { line, number, side, text, reason } = fault;
    let dots = if *side == Side::White { "." } else { "..." };
    let place = format!("{number}{dots}{} (line {line})", shown(text));
    match reason {
        RecordReason::TooLong { bytes } => format!("{bytes} bytes are too long for the record of one game."),
        RecordReason::Start(found) => format!("The game cannot begin: {}", faults(found)),
        RecordReason::Turn(why) => format!("{place}: {}", illegal(why, layout)),
        RecordReason::Tag => format!("Line {line}: {} is not a tag of the form [Name \"value\"].", quoted(text)),
        RecordReason::OpenComment => format!("{place}: This comment never ends."),
        RecordReason::OpenVariation => format!("{place}: A variation never ends."),
        RecordReason::StrayBracket => format!("{place}: This bracket closes nothing."),
        RecordReason::Surplus => format!("{place}: The game has ended, and only one game is read."),
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
  hostage help, hostage --version

Names of rules: hostage (the default), hostage-pierce.
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

/// The name of a prison or an airfield.
pub fn tray(owner: Side, prison: bool) -> String {
    format!("{}'s {}", side(owner), if prison { "prison" } else { "airfield" })
}
