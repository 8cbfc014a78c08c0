//! The status line.

use super::talk::opponent;
use super::{has_prisons, offer};
use crate::game::game_record::Relation;
use crate::game::{Area, Event, Game, Touch};
use crate::session::board::Notice;
use crate::session::{Board, Depth, Play, Players, Tree, play};
use crate::words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatusLine {
    pub text: String,
    /// The look, and how urgently a screen reader announces it.
    pub tone: Tone,
    /// Grows with each message, even if the text is the same.
    pub number: u32,
}

/// The kind of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// An event or a prompt.
    Plain,
    /// Check or the end: announced at once.
    Urgent,
    Refusal,
    /// A question that the player must answer before the game continues.
    Question,
}

/// The status line of a board without messages of its own.
pub(super) fn board_words<G: Game>(board: &Board<G>) -> StatusLine {
    line(board, |never| match *never {}, None, (None, false))
}

/// The status line while a move waits for confirmation.
pub(super) fn confirm_words<G: Game, N>(board: &Board<G, N>, m: G::Move) -> StatusLine {
    let position = board.position();
    let text = words::confirm_move(&position.events(m), position.layout());
    StatusLine { text, tone: Tone::Plain, number: board.notice().1 }
}

/// The status line of a running game.
pub(super) fn game_words<G: Game>(play: &Play<G>) -> StatusLine {
    let (side, colours) = (play.position().side_to_move(), play.position().layout().colours());
    if let Some(m) = play.unconfirmed() {
        return confirm_words(play.board(), m);
    }
    if let Some(warning) = play.warning().filter(|_| !matches!(play.board().notice().0, Some(Notice::Told(_)))) {
        let text = words::coach_asks(&warning, play.position().layout(), play.position().goal());
        return StatusLine { text, tone: Tone::Question, number: play.notice().1 };
    }
    let idle = (play.is_paused() && play.verdict().is_none()).then(|| words::paused(side, is_watched(play), colours));
    // The result of a game that the reader played is worded for the reader.
    let ended = |outcome| Some(words::ended_for(&outcome, play.reader()?, opponent(play), colours));
    let told = play.outcome().and_then(ended);
    let settled = play.settled().map(|settled| words::settled(settled, colours));
    let end = (told.or(settled), play.settled().is_some());
    // When a link has just been opened, the status names the reader's side after the opponent's move.
    let seated = seated(play).filter(|_| play.is_just_opened());
    let mut words = line(play.board(), |own| own_words(play, own), idle.or_else(|| seated.clone()), end);
    if let Some(Notice::Move(..)) = play.board().notice().0 {
        if let Some(seated) = seated {
            words.text = words::sentences(&[words.text, seated]);
        }
        if let Some((_, mover, events)) = play.answered().filter(|_| prompt(play.board()).is_none()) {
            words.text = words::sentences(&[words::events(mover, events, play.position().layout()), words.text]);
        }
    }
    words
}

/// The reader's side, in a game against a friend elsewhere.
fn seated<G: Game>(play: &Play<G>) -> Option<String> {
    let position = play.position();
    let over = play.outcome().is_some();
    Some(words::seated(play.seat()?.side, position.side_to_move(), over, position.layout().colours()))
}

/// True if the engine plays both sides.
fn is_watched<G: Game>(play: &Play<G>) -> bool {
    play.players() == Players::ENGINES
}

/// The text of messages that exist only in a running game.
fn own_words<G: Game>(play: &Play<G>, notice: &play::PlayNotice) -> (String, Tone) {
    let layout = play.position().layout();
    let (side, colours) = (play.position().side_to_move(), layout.colours());
    let last = || play.board().last_move().map(|(mover, events)| words::events(mover, &events, layout));
    match notice {
        play::PlayNotice::EngineFailed(fault) => (words::game_engine_failed(fault, is_watched(play)), Tone::Refusal),
        play::PlayNotice::Unplayable(answer) => (words::unplayable(answer.as_deref(), is_watched(play)), Tone::Refusal),
        play::PlayNotice::NoHint(fault) => (words::no_hint(fault), Tone::Refusal),
        play::PlayNotice::Hint => (hint(play), Tone::Plain),
        play::PlayNotice::Declined(why) => (words::declined(*why).to_owned(), Tone::Plain),
        play::PlayNotice::Copied => (words::text("move-copied").to_owned(), Tone::Plain),
        play::PlayNotice::Planned => (words::text("planned").to_owned(), Tone::Plain),
        play::PlayNotice::Spoiled(mover, events) => {
            (words::sentences(&[words::events(*mover, events, layout).as_str(), words::text("spoiled")]), Tone::Urgent)
        }
        play::PlayNotice::Paused(stepped) => {
            let paused = words::paused(side, is_watched(play), colours);
            let last = if *stepped { last() } else { None };
            (words::sentences(&[last.unwrap_or_default(), paused]), Tone::Plain)
        }
        play::PlayNotice::Linked(relation) => {
            let urgent = play.tree().events(play.tree().current()).contains(&Event::Check);
            let arrival = words::arrival(*relation, &parting(play.tree(), *relation));
            let parts = [last().unwrap_or_default(), seated(play).unwrap_or_default(), arrival];
            (words::sentences(&parts), if urgent { Tone::Urgent } else { Tone::Plain })
        }
    }
}

/// The status line: the last message, `idle`, or the side to move, followed by the result. `told` replaces the usual
/// wording of the result. `settled` is true if it was decided off the board: by resignation, agreement or time.
fn line<G: Game, N>(
    board: &Board<G, N>,
    own: impl FnOnce(&N) -> (String, Tone),
    idle: Option<String>,
    (told, settled): (Option<String>, bool),
) -> StatusLine {
    let position = board.position();
    let (layout, side) = (position.layout(), position.side_to_move());
    let colours = layout.colours();
    let (notice, number) = board.notice();
    let (text, tone) = match notice {
        Some(Notice::Refused(why)) => (words::illegal(why, layout), Tone::Refusal),
        Some(Notice::Told(text)) => (text.clone(), Tone::Plain),
        Some(&Notice::Purpose(area, owner)) => {
            (words::tray_purpose(area, owner == board.orientation()).to_owned(), Tone::Plain)
        }
        Some(Notice::Own(notice)) => own(notice),
        Some(Notice::Move(mover, events)) => {
            let urgent = board.outcome().is_some() || events.contains(&Event::Check);
            let mut text = words::events(*mover, events, layout);
            // The instruction for setting up is repeated until both sides have begun.
            if let Some(stage) = stage(board).filter(|_| board.tree().path().len() <= 2) {
                text = words::sentences(&[text, stage]);
            }
            (text, if urgent { Tone::Urgent } else { Tone::Plain })
        }
        None if board.outcome().is_some() => (String::new(), Tone::Plain),
        None => {
            let whose = || stage(board).unwrap_or_else(|| words::to_move(side, position.in_check(), colours));
            (idle.unwrap_or_else(whose), Tone::Plain)
        }
    };
    if let Some(text) = prompt(board).filter(|_| tone != Tone::Refusal) {
        return StatusLine { text, tone: Tone::Plain, number };
    }
    let is_answer = is_answer(board);
    let tone = if settled && !is_answer { Tone::Urgent } else { tone };
    let end = told.or_else(|| board.outcome().map(|outcome| words::result(&outcome, colours)));
    let text = match end {
        Some(end) if !is_answer => words::sentences(&[text, end]),
        Some(_) | None => text,
    };
    StatusLine { text, tone, number }
}

/// True if the notice answers what the reader has just done, so that it comes before the result.
pub(super) fn is_answer<G: Game, N>(board: &Board<G, N>) -> bool {
    matches!(board.notice().0, Some(Notice::Refused(_) | Notice::Told(_) | Notice::Purpose(..)))
}

/// The last move that a link's game shares with the stored one, with its number: `12… Nf6`.
fn parting<G: Game>(tree: &Tree<G>, relation: Relation) -> String {
    let Relation::Forks(plies) = relation else { return String::new() };
    let Some(&node) = tree.path().get(plies) else { return String::new() };
    let before = tree.move_to(node).map(|(parent, _)| tree.at(parent));
    before.map_or_else(String::new, |before| {
        words::numbered_move(before.shown_number(), before.side_to_move(), tree.text(node))
    })
}

/// The requested part of a hint.
fn hint<G: Game>(play: &Play<G>) -> String {
    let (position, layout) = (play.position(), play.position().layout());
    let Some((depth, m)) = play.hint() else { return words::text("hint-sought").to_owned() };
    if depth == Depth::Move {
        return words::hint_move(&position.events(m), layout);
    }
    let first = position.spellings(m).into_iter().filter_map(|spelling| spelling.first().copied());
    let Some(first) = first.max_by_key(|touch| matches!(touch, Touch::Jailed(_))) else { return String::new() };
    let kind = match first {
        Touch::Cell(cell) => position.piece_at(cell).map(|piece| piece.kind),
        Touch::Jailed(kind) | Touch::Airfield(kind) | Touch::Prisoner(kind) => Some(kind),
        Touch::Beside(..) | Touch::Choice(_) | Touch::Done => None,
    };
    let Some(kind) = kind else { return offer(play.board(), first) };
    if depth == Depth::Piece {
        return words::hint_piece(kind, first);
    }
    let to =
        play.hinted().into_iter().find_map(|t| if let Touch::Cell(cell) = t { Some(layout.name(cell)) } else { None });
    words::hint_place(kind, first, &to.unwrap_or_default())
}

/// Returns a prompt for the next touch, if a beginner might not know what to do.
pub(super) fn prompt<G: Game, N>(board: &Board<G, N>) -> Option<String> {
    match *board.input().taken() {
        [Touch::Prisoner(kind)] => Some(words::choose_rescue(kind)),
        [Touch::Jailed(kind)]
        | [Touch::Prisoner(_), Touch::Jailed(kind)]
        | [Touch::Jailed(kind), Touch::Prisoner(_)] => Some(words::where_to_land(kind)),
        [Touch::Jailed(kind), Touch::Cell(to)] => {
            Some(words::choose_payment(kind, &board.position().layout().name(to)))
        }
        [Touch::Cell(_), Touch::Cell(to)] if board.choosing() => {
            Some(words::choose_promotion(&board.position().layout().name(to), has_prisons(board)))
        }
        [Touch::Airfield(kind)] if is_setting_up(board) => Some(words::where_to_set_up(kind)),
        [Touch::Airfield(kind)] => Some(words::where_to_drop(kind)),
        [Touch::Cell(_), Touch::Cell(_)] => {
            let own = board.touched().and_then(|position| position.prompt(board.input().taken()));
            own.map(|message| words::say_in(&message, board.position().layout()))
                .or_else(|| board.input().may_stop().then(|| words::text("may-end").to_owned()))
        }
        _ => None,
    }
}

fn is_setting_up<G: Game, N>(board: &Board<G, N>) -> bool {
    board.position().trays().iter().any(|pocket| pocket.area == Area::Reserve)
}

/// The instruction to a person who must act before the game proper begins.
fn stage<G: Game, N>(board: &Board<G, N>) -> Option<String> {
    let (position, side) = (board.position(), board.position().side_to_move());
    let spellings = board.input().spellings();
    if spellings.is_empty() || !board.is_open() || board.is_premoving() {
        return None;
    }
    let colours = position.layout().colours();
    if let Some(message) = position.prompt(&[]) {
        return Some(words::say_in(&message, position.layout()));
    }
    is_setting_up(board).then(|| words::choose_piece_to_set_up(side, colours))
}
