//! Text of events and results.

use crate::game::message::{Message, Value};
use crate::game::{Colours, Ending, Event, Layout, Outcome, Side};
use crate::words::{say, say_in};

/// Describes a move: `White: pays a knight, rescues a bishop, bishop lands on e5, check.`
pub fn events(us: Side, events: &[Event], layout: &Layout) -> String {
    say_in(&Message::new("turn-done").with("side", us).with("events", deeds(events)), layout)
}

/// Lists the events of a move.
pub fn deeds(events: &[Event]) -> Value {
    Value::list(events.iter().map(event_message))
}

/// Describes an event.
pub fn event_message(event: &Event) -> Message {
    let new = Message::new;
    match *event {
        Event::Walked(piece, from, to) => {
            new("event-walked").with("kind", piece.kind).with("from", from).with("to", to)
        }
        Event::Castled(_, true) => new("event-castled-kingside"),
        Event::Castled(_, false) => new("event-castled-queenside"),
        Event::Captured(piece, _) => new("event-captured").with("kind", piece.kind),
        Event::Paid(piece) => new("event-paid").with("kind", piece.kind),
        Event::Rescued(piece, to) => new("event-rescued").with("kind", piece.kind).with("to", to),
        Event::Dropped(piece, to) => new("event-dropped").with("kind", piece.kind).with("to", to),
        Event::SetUp(piece, to) => new("event-set-up").with("kind", piece.kind).with("to", to),
        Event::Promoted(piece, _) => new("event-promoted").with("kind", piece.kind),
        Event::Thawed(piece, at) => new("event-thawed").with("side", piece.side).with("at", at),
        Event::Froze(piece, at) => new("event-froze").with("side", piece.side).with("at", at),
        Event::Own(ref message, _) => message.clone(),
        Event::Check => new("event-check"),
        Event::Mate => new("event-mate"),
        Event::PseudoCheck => new("event-pseudo-check"),
    }
}

/// Returns the name of an ending, in a word or two.
///
/// ```
/// use hostage_chess::game::{Ending, Outcome, Side};
/// let outcome = Outcome { winner: Some(Side::White), ending: Ending::Checkmate };
/// assert_eq!(hostage_chess::words::outcome(&outcome), "checkmate");
/// ```
pub fn outcome(outcome: &Outcome) -> String {
    say(&outcome_message(outcome.ending))
}

/// Returns the name of an ending, as a message.
pub fn outcome_message(ending: Ending) -> Message {
    Message::new(endings(ending).0)
}

/// Returns the result of a game, in one sentence.
pub fn result(outcome: &Outcome, colours: Colours) -> String {
    say_in(&result_message(outcome), colours)
}

/// Returns the result of a game, as a message.
pub fn result_message(outcome: &Outcome) -> Message {
    let (_, won, drawn) = endings(outcome.ending);
    match outcome.winner {
        Some(winner) => Message::new(won).with("winner", winner).with("loser", !winner),
        None => Message::new(drawn),
    }
}

/// Returns the message ids for an ending: its name, the sentence for a win and the sentence for a draw.
const fn endings(ending: Ending) -> (&'static str, &'static str, &'static str) {
    macro_rules! forms {
        ($name:literal) => {
            ($name, concat!($name, ".won"), concat!($name, ".drawn"))
        };
    }
    match ending {
        Ending::Checkmate => forms!("ending-checkmate"),
        Ending::Stalemate => forms!("ending-stalemate"),
        Ending::Repetition => forms!("ending-repetition"),
        Ending::FiftyMoves => forms!("ending-fifty-moves"),
        Ending::KingTaken => forms!("ending-king-taken"),
        Ending::NoMove => forms!("ending-no-move"),
        Ending::CourierThrough => forms!("ending-courier-through"),
        Ending::Passes => forms!("ending-passes"),
        Ending::Resignation => forms!("ending-resignation"),
        Ending::Agreement => forms!("ending-agreement"),
        Ending::TimeForfeit => forms!("ending-time-forfeit"),
        Ending::Adjudication => forms!("ending-adjudication"),
    }
}
