//! The line of words.

use super::{has_prisons, offer};
use crate::game::game_record::Relation;
use crate::game::{Area, Event, Game, Touch};
use crate::session::{Depth, Notice, Player, Session};
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
    let (layout, side) = (position.layout(), position.side_to_move());
    let colours = layout.colours();
    let (text, tone) = match notice {
        Some(Notice::Refused(why)) => (words::illegal(why, layout), Tone::Refusal),
        Some(Notice::Told(text)) => (text.clone(), Tone::Plain),
        Some(Notice::EngineFailed(text)) => (words::engine_failed(text), Tone::Refusal),
        Some(Notice::NoHint(text)) => (words::no_hint(text), Tone::Refusal),
        Some(Notice::Hint) => (hint(session), Tone::Plain),
        Some(Notice::Declined(why)) => (words::declined(*why).to_owned(), Tone::Plain),
        Some(Notice::Planned) => (words::text("planned").to_owned(), Tone::Plain),
        Some(Notice::Spoiled(mover, events)) => {
            (format!("{} {}", words::events(*mover, events, layout), words::text("spoiled")), Tone::Urgent)
        }
        Some(Notice::Paused) => (words::paused(side, colours), Tone::Plain),
        Some(Notice::Turn(mover, events)) => {
            let urgent = session.outcome().is_some() || events.contains(&Event::Check);
            let mut text = words::events(*mover, events, layout);
            // How a game is set up is said again while somebody has not done it at all.
            if let Some(stage) = stage(session).filter(|_| session.tree().path().len() <= 2) {
                text = format!("{text} {stage}");
            }
            (text, if urgent { Tone::Urgent } else { Tone::Plain })
        }
        Some(Notice::Linked(turn, relation)) => {
            let urgent = turn.as_ref().is_some_and(|(_, events)| events.contains(&Event::Check));
            let said = turn.as_ref().map(|(mover, events)| words::events(*mover, events, layout));
            let text =
                format!("{} {}", said.unwrap_or_default(), words::arrival(*relation, &parting(session, *relation)));
            (text.trim().to_owned(), if urgent { Tone::Urgent } else { Tone::Plain })
        }
        None if session.is_paused() => (words::paused(side, colours), Tone::Plain),
        None if session.outcome().is_some() => (String::new(), Tone::Plain),
        None => (stage(session).unwrap_or_else(|| words::to_move(side, position.in_check(), colours)), Tone::Plain),
    };
    if let Some(prompt) = prompt(session).filter(|_| tone != Tone::Refusal) {
        return Words { text: prompt, tone: Tone::Plain, number: 0 };
    }
    let refused = matches!(notice, Some(Notice::Refused(_) | Notice::Told(_)));
    let settled = session.settled().map(|settled| words::settled(settled, colours));
    let tone = if settled.is_some() && !refused { Tone::Urgent } else { tone };
    let end = settled.or_else(|| session.outcome().map(|outcome| words::result(&outcome, colours)));
    let text = match end {
        Some(end) if !refused => format!("{text} {end}").trim_start().to_owned(),
        _ => text,
    };
    Words { text, tone, number: 0 }
}

/// The last turn that a link's game has in common with the stored one, with its number: `12… Nf6`.
fn parting<G: Game>(session: &Session<G>, relation: Relation) -> String {
    let (Relation::Forks(plies), tree) = (relation, session.tree()) else { return String::new() };
    let Some(&node) = tree.path().get(plies) else { return String::new() };
    let before = tree.turn(node).map(|(parent, _)| tree.at(parent));
    before.map_or_else(String::new, |before| {
        words::numbered_turn(before.move_number(), before.side_to_move(), tree.text(node))
    })
}

/// So much of a hint as was asked for.
fn hint<G: Game>(session: &Session<G>) -> String {
    let (position, layout) = (session.position(), session.position().layout());
    let Some((depth, m)) = session.hint() else { return words::text("hint-sought").to_owned() };
    if depth == Depth::Turn {
        return words::hint_turn(&position.events(m), layout);
    }
    let first = position.spellings(m).into_iter().filter_map(|spelling| spelling.first().copied());
    let Some(first) = first.max_by_key(|touch| matches!(touch, Touch::Jailed(_))) else { return String::new() };
    let kind = match first {
        Touch::Cell(cell) => position.man_at(cell).map(|man| man.kind),
        Touch::Jailed(kind) | Touch::Airfield(kind) | Touch::Prisoner(kind) => Some(kind),
        Touch::Beside(..) | Touch::Choice(_) | Touch::Done => None,
    };
    let Some(kind) = kind else { return offer(session, first) };
    if depth == Depth::Man {
        return words::hint_man(kind, first);
    }
    let to = session
        .hinted()
        .into_iter()
        .find_map(|t| if let Touch::Cell(cell) = t { Some(layout.name(cell)) } else { None });
    words::hint_place(kind, first, &to.unwrap_or_default())
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
            Some(words::who_promotes(&session.position().layout().name(to), has_prisons(session)))
        }
        [Touch::Airfield(kind)] if is_setting_up(session) => Some(words::where_to_set_up(kind)),
        [Touch::Airfield(kind)] => Some(words::where_to_drop(kind)),
        [Touch::Cell(_), Touch::Cell(_)] if session.fingers().may_stop() && !session.is_ahead() => {
            let own = session.position().prompt(session.fingers().taken());
            Some(own.map_or_else(
                || words::text("may-end").to_owned(),
                |message| words::say_in(&message, session.position().layout()),
            ))
        }
        [Touch::Cell(_), Touch::Cell(_)] => Some(words::text("rest-of-turn").to_owned()),
        _ => None,
    }
}

fn is_setting_up<G: Game>(session: &Session<G>) -> bool {
    session.position().trays().iter().any(|store| store.area == Area::Reserve)
}

/// What a person who is to move must do before the game proper.
fn stage<G: Game>(session: &Session<G>) -> Option<String> {
    let (position, side) = (session.position(), session.position().side_to_move());
    let spellings = session.fingers().spellings();
    if spellings.is_empty() || session.players().of(side) != Player::Human {
        return None;
    }
    let colours = position.layout().colours();
    if let Some(message) = position.prompt(&[]) {
        return Some(words::say_in(&message, position.layout()));
    }
    is_setting_up(session).then(|| words::whom_to_set_up(side, colours))
}
