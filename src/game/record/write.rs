//! Writing records.

use super::{Ply, Record, Tag};
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
    let plies = replay.turns.iter().enumerate().map(|(from, (turn, position))| {
        let (glyphs, comment) = (Vec::new(), String::new());
        Ply { from, turn: *turn, position: position.clone(), glyphs, comment }
    });
    let body = Body { start: &replay.start, plies: &plies.collect::<Vec<_>>(), preface: "" };
    body.write(tags, outcome, outcome.map_or("*", |outcome| outcome.result()), style)
}

/// Writes a record with its variations, comments and glyphs. Nothing if it has no position to begin from.
pub fn write_whole<G: Game>(record: &Record<G>, style: Style) -> String {
    let Some(replay) = &record.replay else { return String::new() };
    let body = Body { start: &replay.start, plies: &record.plies, preface: &record.preface };
    body.write(&record.tags, record.outcome(), record.result(), style)
}

/// What stands under the tags.
struct Body<'a, G: Game> {
    start: &'a G,
    plies: &'a [Ply<G>],
    preface: &'a str,
}

/// What is still to be written.
enum Task {
    /// A turn, with what is written about it.
    Turn(usize),
    /// What follows it: the main turn, the variations, the rest.
    After(usize),
    Open,
    Close,
}

impl<G: Game> Body<'_, G> {
    fn write(&self, tags: &[Tag], outcome: Option<Outcome>, result: &str, style: Style) -> String {
        let variant = self.start.variant();
        let mut text = String::new();
        let foreign = |name: &str| !OWN_TAGS.iter().any(|own| own.eq_ignore_ascii_case(name));
        for (name, value) in tags.iter().filter(|(name, _)| foreign(name)) {
            write_tag(&mut text, name, value);
        }
        write_tag(&mut text, "Result", result);
        write_tag(&mut text, "Variant", variant);
        if G::start(variant).is_none_or(|start| start != *self.start) {
            write_tag(&mut text, "SetUp", "1");
            write_tag(&mut text, "FEN", &self.start.fen());
        }
        text.push('\n');
        text + &wrap(&self.words(outcome, result, style))
    }

    fn at(&self, node: usize) -> &G {
        node.checked_sub(1).map_or(self.start, |ply| &self.plies[ply].position)
    }

    fn words(&self, outcome: Option<Outcome>, result: &str, style: Style) -> Vec<String> {
        let mut branches = vec![Vec::new(); self.plies.len() + 1];
        for (index, ply) in self.plies.iter().enumerate() {
            branches[ply.from].push(index + 1);
        }
        let mut words = comment(self.preface);
        let mut end = 0;
        // The number of a move stands before White's turn, and before Black's where something has come in between.
        let mut broken = true;
        let mut bracket = false;
        let mut tasks = vec![Task::After(0)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open => (bracket, broken) = (true, true),
                Task::Close => {
                    if let Some(last) = words.last_mut() {
                        last.push(')');
                    }
                    broken = true;
                }
                Task::Turn(node) => {
                    let ply = &self.plies[node - 1];
                    let before = self.at(ply.from);
                    let number = number(before, broken);
                    let first = words.len();
                    words.extend(number);
                    words.push(before.notation(ply.turn, style));
                    if std::mem::take(&mut bracket) {
                        words[first].insert(0, '(');
                    }
                    words.extend(ply.glyphs.iter().map(|glyph| format!("${glyph}")));
                    broken = !ply.comment.is_empty();
                    words.extend(comment(&ply.comment));
                }
                Task::After(node) => {
                    let Some((&main, others)) = branches[node].split_first() else { continue };
                    tasks.push(Task::After(main));
                    for &other in others.iter().rev() {
                        tasks.extend([Task::Close, Task::After(other), Task::Turn(other), Task::Open]);
                    }
                    tasks.push(Task::Turn(main));
                }
            }
        }
        while let Some(&main) = branches[end].first() {
            end = main;
        }
        if let Some(Outcome { winner: Some(winner), ending: Ending::Resignation }) = outcome {
            let last = self.at(end);
            if last.side_to_move() == winner {
                words.push(if winner == Side::White { "Black" } else { "White" }.to_owned());
                words.push("resigns".to_owned());
            } else {
                words.extend(number(last, broken));
                words.push("Resigns".to_owned());
            }
        }
        words.push(result.to_owned());
        words
    }
}

fn number<G: Game>(position: &G, broken: bool) -> Option<String> {
    match position.side_to_move() {
        Side::White => Some(format!("{}.", position.move_number())),
        Side::Black => broken.then(|| format!("{}...", position.move_number())),
    }
}

/// A comment in its words, so that it can be broken into lines.
fn comment(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text.split_whitespace().map(|word| word.replace('}', ")")).collect();
    if let Some(first) = words.first_mut() {
        first.insert(0, '{');
    }
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
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
