//! Spoken answers for players who cannot see the board: the last move, the clocks, the pieces beside the board, the
//! state of the game.

use super::play::standing;
use super::{Context, clock_label, events, numbered_move, say_in, sentence, sentences, text, tray_message};
use crate::game::message::{Message, Value};
use crate::game::{Area, Game, Mark, Outcome, Side, lookalike};
use crate::session::{Board, Play, Tree};

/// A question asked by a key or in the move field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Asks for the last move.
    Last,
    /// Asks for the times on the clocks.
    Clocks,
    /// Asks for the contents of the prisons and airfields.
    Trays,
    /// Asks for the side to move and the threats to it.
    Turn,
}

impl Question {
    /// All questions, each with the message that lists its words in the current language.
    const ALL: [(Question, &'static str); 4] = [
        (Question::Last, "ask-last"),
        (Question::Clocks, "ask-clocks"),
        (Question::Trays, "ask-trays"),
        (Question::Turn, "ask-turn"),
    ];

    /// Returns the question that a text in the move field asks, or `None` if it is not a question.
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
        let asks = |id: &'static str| text(id).split(' ').any(|word| is_same(&lookalike::plain(word), typed));
        Question::ALL.into_iter().find(|(_, id)| asks(id)).map(|(question, _)| question)
    }
}

/// True if two words differ at most in capitals: phones begin a text with one. Knows the letters of the languages alone,
/// because the tables of Unicode would add 10 KiB to the page's first download.
fn is_same(one: &str, other: &str) -> bool {
    let small = |letter: char| match letter {
        'À'..='Þ' | 'А'..='Я' => char::from_u32(letter as u32 + 32).unwrap_or(letter),
        _ => letter.to_ascii_lowercase(),
    };
    one.chars().map(small).eq(other.chars().map(small))
}

/// Answers a question about a board, with the reader's side at the bottom. None if the board does not know, as for clocks.
pub fn answer<G: Game>(question: Question, tree: &Tree<G>, near: Side, outcome: Option<&Outcome>) -> Option<String> {
    match question {
        Question::Last => Some(last_move(tree)),
        Question::Clocks => None,
        Question::Trays => Some(beside(tree.position(), near)),
        Question::Turn => Some(at_stake(tree.position(), outcome)),
    }
}

/// Answers a question about the board of a puzzle or a lesson, which has no clock.
pub fn answer_there<G: Game, N>(question: Question, board: &Board<G, N>) -> String {
    answer(question, board.tree(), board.orientation(), board.outcome().as_ref())
        .unwrap_or_else(|| text("answer-no-clock").to_owned())
}

/// Returns the last move in notation and in words.
pub fn last_move<G: Game>(tree: &Tree<G>) -> String {
    let here = tree.current();
    let Some((parent, _)) = tree.move_to(here) else { return text("no-moves").to_owned() };
    let before = tree.at(parent);
    let side = before.side_to_move();
    let mv = numbered_move(before.shown_number(), side, tree.text(here));
    sentences(&[sentence(&mv), events(side, tree.events(here), before.layout())])
}

/// Returns the times on both clocks, the reader's clock first.
pub fn both_clocks<G: Game>(play: &Play<G>) -> String {
    let (near, colours) = (play.board().orientation(), play.position().layout().colours());
    let label = |side: Side| play.face(side).map(|face| clock_label(side, face.left, face.low, colours));
    clocks([near, !near].into_iter().filter_map(label))
}

/// Returns the labels of clocks as an answer. There may be none.
pub fn clocks(labels: impl Iterator<Item = String>) -> String {
    let labels: Vec<String> = labels.map(|label| sentence(&label)).collect();
    if labels.is_empty() { text("answer-no-clock").to_owned() } else { sentences(&labels) }
}

/// Returns the contents of the trays, the reader's trays first.
pub fn beside<G: Game>(position: &G, near: Side) -> String {
    let context = Context::from(position.layout());
    let trays = position.trays();
    let of = |owner: Side| trays.iter().filter(move |pocket| pocket.owner == owner);
    let tell = of(near).chain(of(!near)).map(|pocket| {
        let pieces = pocket
            .pieces
            .iter()
            .map(|stored| Message::new("pieces").with("count", stored.count).with("kind", stored.piece.kind));
        let place = tray_message(pocket.area, pocket.owner);
        let id = if pocket.pieces.is_empty() { "answer-tray-empty" } else { "answer-tray" };
        let message = Message::new(id).with("place", place);
        say_in(&if pocket.pieces.is_empty() { message } else { message.with("pieces", Value::list(pieces)) }, context)
    });
    let told: Vec<String> = tell.collect();
    if told.is_empty() { text("answer-no-trays").to_owned() } else { sentences(&told) }
}

/// Returns the side to move or the result, then any pseudo-check, frozen pawns or a mated side, and pieces that the side
/// to move could ransom.
pub fn at_stake<G: Game>(position: &G, outcome: Option<&Outcome>) -> String {
    let (side, layout) = (position.side_to_move(), position.layout());
    let marks = position.marks();
    let mut frozen: Vec<_> = marks.iter().filter(|(_, mark)| *mark == Mark::Frozen).map(|&(cell, _)| cell).collect();
    let pseudo = marks.iter().any(|(_, mark)| *mark == Mark::PseudoCheck);
    let prisons: Vec<_> = position.trays().into_iter().filter(|pocket| pocket.area == Area::Prison).collect();
    // Without prisons (Messenger Chess), a mate has frozen all regular pieces of a side.
    let mated = frozen.first().filter(|_| prisons.is_empty()).and_then(|&cell| position.piece_at(cell));
    if mated.is_some() {
        frozen.clear();
    }
    let for_sale: Vec<_> = prisons
        .into_iter()
        .filter(|pocket| pocket.owner != side)
        .flat_map(|pocket| pocket.pieces)
        .filter(|piece| piece.price.is_some())
        .map(|piece| piece.piece.kind)
        .collect();
    let lines = [
        Some(standing(side, position.in_check(), outcome)),
        pseudo.then(|| Message::new("answer-pseudo-check")),
        (!frozen.is_empty()).then(|| Message::new("answer-frozen").with("squares", Value::list(frozen))),
        mated.map(|piece| Message::new("answer-mated").with("side", piece.side)),
        (outcome.is_none() && !for_sale.is_empty())
            .then(|| Message::new("answer-for-sale").with("side", side).with("kinds", Value::list(for_sale))),
    ];
    let said: Vec<String> = lines.into_iter().flatten().map(|line| say_in(&line, layout)).collect();
    sentences(&said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_change_no_question() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static/words");
        let mut known = 0;
        for language in std::fs::read_dir(folder).unwrap() {
            let words = std::fs::read_to_string(language.unwrap().path().join("play.ftl")).unwrap();
            let lines = words.lines().filter_map(|line| line.strip_prefix("ask-")?.split_once(" = "));
            for word in lines.flat_map(|(_, words)| words.split(' ')) {
                assert!(is_same(&word.to_uppercase(), word), "{word}");
                assert!(!is_same(&word[..word.len() - word.chars().last().unwrap().len_utf8()], word));
                known += 1;
            }
        }
        assert!(known > 100, "{known}");
    }
}
