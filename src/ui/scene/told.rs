//! The line of words.

use crate::game::{Event, Game, Touch};
use crate::session::{Notice, Session};
use crate::words;

/// The line of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// What it says.
    pub text: String,
    /// How it looks and how urgently it is read out.
    pub tone: Tone,
    /// Grows whenever something is said, even the same again.
    pub number: u32,
}

/// What sort of words these are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// What happened, or what to do.
    Plain,
    /// Check or the end: read out at once.
    Urgent,
    /// A refusal.
    Refusal,
}

pub(super) fn words<G: Game>(session: &Session<G>, notice: Option<&Notice>) -> Words {
    let position = session.position();
    let layout = position.layout();
    let (text, tone) = match notice {
        Some(Notice::Refused(why)) => (words::illegal(why, layout), Tone::Refusal),
        Some(Notice::Told(text)) => (text.clone(), Tone::Plain),
        Some(Notice::EngineFailed(text)) => (words::engine_failed(text), Tone::Refusal),
        Some(Notice::Paused) => (words::paused(position.side_to_move()), Tone::Plain),
        Some(Notice::Turn(side, events)) => {
            let urgent = session.outcome().is_some() || events.contains(&Event::Check);
            (words::events(*side, events, layout), if urgent { Tone::Urgent } else { Tone::Plain })
        }
        None if session.is_paused() => (words::paused(position.side_to_move()), Tone::Plain),
        None if session.outcome().is_some() => (String::new(), Tone::Plain),
        None => (words::to_move(position.side_to_move()), Tone::Plain),
    };
    if let Some(prompt) = prompt(session).filter(|_| tone != Tone::Refusal) {
        return Words { text: prompt, tone: Tone::Plain, number: 0 };
    }
    let refused = matches!(notice, Some(Notice::Refused(_) | Notice::Told(_)));
    let text = match session.outcome() {
        Some(outcome) if !refused => format!("{text} {}", words::result(&outcome)).trim_start().to_owned(),
        _ => text,
    };
    Words { text, tone, number: 0 }
}

/// What to touch next, where that is not plain to a newcomer.
fn prompt<G: Game>(session: &Session<G>) -> Option<String> {
    match *session.fingers().taken() {
        [Touch::Prisoner(kind)] => Some(words::whom_to_rescue(kind)),
        [Touch::Jailed(kind)]
        | [Touch::Prisoner(_), Touch::Jailed(kind)]
        | [Touch::Jailed(kind), Touch::Prisoner(_)] => Some(words::where_to_land(kind)),
        [Touch::Jailed(kind), Touch::Cell(to)] => Some(words::who_pays(kind, &session.position().layout().name(to))),
        [Touch::Cell(_), Touch::Cell(to)] if session.choosing() => {
            Some(words::who_promotes(&session.position().layout().name(to)))
        }
        [Touch::Airfield(kind)] => Some(words::where_to_drop(kind)),
        _ => None,
    }
}
