//! Writing records.

use super::Tag;
use crate::game::course::Replay;
use crate::game::{Ending, Game, Outcome, Side, Style};

/// No line is longer than this.
const WIDTH: usize = 80;

/// Tags that follow from the game itself; those of the caller are left out.
const OWN_TAGS: [&str; 4] = ["Variant", "SetUp", "FEN", "Result"];

/// Writes a game: its tags and those that follow from it, its turns, its result.
///
/// ```
/// use hostage_chess::game::{Style, any::AnyPosition, record};
/// let game = record::read::<AnyPosition>("1.e4 e5 2.Resigns", record::Given::default());
/// let tags = [("White".to_owned(), "A \"novice\"".to_owned())];
/// assert_eq!(
///     record::write(&tags, game.replay.as_ref().unwrap(), game.outcome(), Style::Leslie),
///     "[White \"A \\\"novice\\\"\"]\n[Result \"0-1\"]\n[Variant \"hostage\"]\n\n1. e4 e5 2. Resigns 0-1\n"
/// );
/// ```
pub fn write<G: Game>(tags: &[Tag], replay: &Replay<G>, outcome: Option<Outcome>, style: Style) -> String {
    let result = outcome.map_or("*", |outcome| outcome.result());
    let variant = replay.start.variant();
    let mut text = String::new();
    for (name, value) in tags.iter().filter(|(name, _)| !OWN_TAGS.iter().any(|own| own.eq_ignore_ascii_case(name))) {
        write_tag(&mut text, name, value);
    }
    write_tag(&mut text, "Result", result);
    write_tag(&mut text, "Variant", variant);
    if G::start(variant).is_none_or(|start| start != replay.start) {
        write_tag(&mut text, "SetUp", "1");
        write_tag(&mut text, "FEN", &replay.start.fen());
    }
    text.push('\n');
    text + &wrap(&words(replay, outcome, result, style))
}

fn words<G: Game>(replay: &Replay<G>, outcome: Option<Outcome>, result: &str, style: Style) -> Vec<String> {
    let mut words = Vec::new();
    let number = |words: &mut Vec<String>, position: &G| match position.side_to_move() {
        Side::White => words.push(format!("{}.", position.move_number())),
        Side::Black if words.is_empty() => words.push(format!("{}...", position.move_number())),
        Side::Black => {}
    };
    for ((m, _), before) in replay.turns.iter().zip(replay.positions()) {
        number(&mut words, before);
        words.push(before.notation(*m, style));
    }
    if let Some(Outcome { winner: Some(winner), ending: Ending::Resignation }) = outcome {
        if replay.last().side_to_move() == winner {
            words.push(if winner == Side::White { "Black" } else { "White" }.to_owned());
            words.push("resigns".to_owned());
        } else {
            number(&mut words, replay.last());
            words.push("Resigns".to_owned());
        }
    }
    words.push(result.to_owned());
    words
}

/// What a tag cannot hold, a name that is none or a line's end, is left out or becomes a space.
fn write_tag(text: &mut String, name: &str, value: &str) {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return;
    }
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    *text += &format!("[{name} \"{value}\"]\n");
}

fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text += word;
        column += length;
    }
    text.push('\n');
    text
}
