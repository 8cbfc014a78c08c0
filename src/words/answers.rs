//! Answers for whoever does not see the board: the last turn, the clocks, who is where beside the board, and how it stands.

use super::play::standing;
use super::{Context, clock_label, events, numbered_move, say_in, text, tray_message};
use crate::game::message::{Message, Value};
use crate::game::{Area, Game, Mark, Outcome, Side, lookalike};
use crate::session::{Play, Tree};

/// Something that is asked, by key or in the field for turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What the last turn was.
    Last,
    /// What the clocks show.
    Clocks,
    /// Who is in the prisons and on the airfields.
    Trays,
    /// Whose turn it is, and what is at stake.
    Turn,
}

impl Question {
    /// Every question, with the words that ask it in the language that is spoken.
    const ALL: [(Question, &'static str); 4] = [
        (Question::Last, "ask-last"),
        (Question::Clocks, "ask-clocks"),
        (Question::Trays, "ask-trays"),
        (Question::Turn, "ask-turn"),
    ];

    /// The question that a text in the field for turns asks; none if it is a turn.
    ///
    /// ```
    /// use hostage_chess::words::Question;
    /// assert_eq!(Question::of("last"), Some(Question::Last));
    /// assert_eq!(Question::of(" /Clock "), Some(Question::Clocks));
    /// assert_eq!(Question::of("Nf3"), None);
    /// ```
    pub fn of(typed: &str) -> Option<Question> {
        let typed = lookalike::plain(typed);
        let typed = typed.trim().trim_start_matches('/');
        let asks = |id: &'static str| text(id).split(' ').any(|word| word.to_lowercase() == typed.to_lowercase());
        Question::ALL.into_iter().find(|(_, id)| asks(id)).map(|(question, _)| question)
    }
}

/// What the last turn was, as it is written and in words.
pub fn last_move<G: Game>(tree: &Tree<G>) -> String {
    let here = tree.current();
    let Some((parent, _)) = tree.move_to(here) else { return text("no-moves").to_owned() };
    let before = tree.at(parent);
    let side = before.side_to_move();
    let mv = numbered_move(before.shown_number(), side, tree.text(here));
    format!("{mv}. {}", events(side, tree.events(here), before.layout()))
}

/// What the clocks show, that of the reader's side first.
pub fn both_clocks<G: Game>(play: &Play<G>) -> String {
    let (near, colours) = (play.board().orientation(), play.position().layout().colours());
    let label = |side: Side| play.face(side).map(|face| clock_label(side, face.left, face.low, colours));
    let labels: Vec<String> = [near, !near].into_iter().filter_map(label).collect();
    if labels.is_empty() { text("answer-no-clock").to_owned() } else { format!("{}.", labels.join(". ")) }
}

/// Who is beside the board, the reader's places first.
pub fn beside<G: Game>(position: &G, near: Side) -> String {
    let context = Context::from(position.layout());
    let trays = position.trays();
    let of = |owner: Side| trays.iter().filter(move |store| store.owner == owner);
    let tell = of(near).chain(of(!near)).map(|store| {
        let pieces = store
            .pieces
            .iter()
            .map(|stored| Message::new("pieces").with("count", stored.count).with("kind", stored.piece.kind));
        let place = tray_message(store.area, store.owner);
        let id = if store.pieces.is_empty() { "answer-tray-empty" } else { "answer-tray" };
        let message = Message::new(id).with("place", place);
        say_in(&if store.pieces.is_empty() { message } else { message.with("pieces", Value::list(pieces)) }, context)
    });
    let told: Vec<String> = tell.collect();
    if told.is_empty() { text("answer-no-trays").to_owned() } else { told.join(" ") }
}

/// Whose turn it is, or how the game ended; pseudo-check, frozen pawns, and whom the side to move could buy back.
pub fn at_stake<G: Game>(position: &G, outcome: Option<&Outcome>) -> String {
    let (side, layout) = (position.side_to_move(), position.layout());
    let marks = position.marks();
    let frozen: Vec<_> = marks.iter().filter(|(_, mark)| *mark == Mark::Frozen).map(|&(cell, _)| cell).collect();
    let pseudo = marks.iter().any(|(_, mark)| *mark == Mark::PseudoCheck);
    let jailed = position.trays().into_iter().filter(|store| store.area == Area::Prison && store.owner != side);
    let for_sale: Vec<_> = jailed
        .flat_map(|store| store.pieces)
        .filter(|piece| piece.price.is_some())
        .map(|piece| piece.piece.kind)
        .collect();
    let lines = [
        Some(standing(side, position.in_check(), outcome)),
        pseudo.then(|| Message::new("answer-pseudo-check")),
        (!frozen.is_empty()).then(|| Message::new("answer-frozen").with("squares", Value::list(frozen))),
        (outcome.is_none() && !for_sale.is_empty())
            .then(|| Message::new("answer-for-sale").with("side", side).with("kinds", Value::list(for_sale))),
    ];
    let said: Vec<String> = lines.into_iter().flatten().map(|line| say_in(&line, layout)).collect();
    said.join(" ")
}
