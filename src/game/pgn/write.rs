//! Writing records.

use super::words::names_chess;
use super::{Movetext, Tag};
use crate::game::game_record::Replay;
use crate::game::{Ending, Game, Outcome, Side, Style, rules};

/// No line is longer than this.
const WIDTH: usize = 80;

/// Tags that follow from the game itself; those of the caller are left out.
pub(super) const OWN_TAGS: [&str; 4] = ["Variant", "SetUp", "FEN", "Result"];

/// Writes a game: its tags and those that follow from it, its turns, its result.
///
/// ```
/// use hostage_chess::game::{Style, any::AnyPosition, pgn};
/// let game = pgn::read::<AnyPosition>("1.e4 e5 2.Resigns", pgn::Given::default());
/// let tags = [("White".to_owned(), "A \"novice\"".to_owned())];
/// assert_eq!(
///     pgn::write(&tags, &game.replay().unwrap(), game.outcome(), Style::Leslie),
///     "[White \"A \\\"novice\\\"\"]\n[Result \"0-1\"]\n[Variant \"hostage\"]\n\n1. e4 e5 2. Resigns 0-1\n"
/// );
/// ```
pub fn write<G: Game>(tags: &[Tag], replay: &Replay<G>, outcome: Option<Outcome>, style: Style) -> String {
    let resigned = match outcome {
        Some(Outcome { winner: Some(winner), ending: Ending::Resignation }) => Some(!winner),
        _ => None,
    };
    record(tags, &Movetext::from_replay(replay), outcome.map_or("*", |outcome| outcome.result()), resigned, style)
}

/// Writes a game with all that is said beside its turns.
pub(super) fn record<G: Game>(
    tags: &[Tag],
    moves: &Movetext<G>,
    result: &str,
    resigned: Option<Side>,
    style: Style,
) -> String {
    let variant = moves.start.variant();
    let mut text = String::new();
    for (name, value) in tags.iter().filter(|(name, _)| !OWN_TAGS.iter().any(|own| own.eq_ignore_ascii_case(name))) {
        text += &tag_line(name, value);
    }
    text += &tag_line("Result", result);
    // A game of ordinary chess stays one.
    let chess = |(name, value): &&Tag| name.eq_ignore_ascii_case("Variant") && names_chess(value);
    let named = tags.iter().find(chess).filter(|_| variant == rules::DEFAULT);
    text += &tag_line("Variant", named.map_or(variant, |(_, value)| value));
    if G::start(variant).is_none_or(|start| start != moves.start) {
        text += &tag_line("SetUp", "1");
        text += &tag_line("FEN", &moves.start.fen());
    }
    text.push('\n');
    let mut writer = Writer { moves, style, lines: Lines::default(), number: true };
    writer.all();
    if let Some(side) = resigned {
        let last = moves.last();
        if last.side_to_move() == side {
            writer.write_number(last);
            writer.lines.word("Resigns");
        } else {
            writer.lines.word(if side == Side::White { "White" } else { "Black" });
            writer.lines.word("resigns");
        }
    }
    writer.lines.word(result);
    text + &writer.lines.text + "\n"
}

struct Writer<'a, G: Game> {
    moves: &'a Movetext<G>,
    style: Style,
    lines: Lines,
    /// Black's turn needs its number: at the beginning, and after all that came in between.
    number: bool,
}

/// What is still to be written, the next of it last. A list of its own, so that no depth overflows a stack.
enum Task {
    /// What follows a turn; at 0 the beginning, else one more than its number.
    Follow(usize),
    /// A turn that was played instead, and all that follows it.
    Variation(usize),
    /// The bracket behind that.
    Close,
}

impl<G: Game> Writer<'_, G> {
    fn all(&mut self) {
        self.comment(&self.moves.intro);
        let branches = self.moves.branches();
        let mut tasks = vec![Task::Follow(0)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Follow(place) => {
                    let [main, others @ ..] = branches[place].as_slice() else { continue };
                    self.write_move(*main);
                    // What was played instead of a turn stands between it and what follows it.
                    tasks.push(Task::Follow(main + 1));
                    tasks.extend(others.iter().rev().map(|&other| Task::Variation(other)));
                }
                Task::Variation(ply) => {
                    self.lines.open();
                    self.number = true;
                    self.write_move(ply);
                    tasks.extend([Task::Close, Task::Follow(ply + 1)]);
                }
                Task::Close => {
                    self.lines.close();
                    self.number = true;
                }
            }
        }
    }

    fn write_move(&mut self, number: usize) {
        let ply = &self.moves.plies[number];
        self.comment(&ply.before);
        let before = self.moves.position(ply.parent);
        self.write_number(before);
        self.lines.word(&before.notation(ply.mv, self.style));
        self.number = false;
        for glyph in &ply.glyphs {
            self.lines.word(&format!("${glyph}"));
        }
        self.comment(&ply.comment);
    }

    fn write_number(&mut self, position: &G) {
        match position.side_to_move() {
            Side::White => self.lines.word(&format!("{}.", position.move_number())),
            Side::Black if self.number => self.lines.word(&format!("{}...", position.move_number())),
            Side::Black => {}
        }
    }

    fn comment(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        let Some(first) = words.next() else { return };
        let mut said = format!("{{{}", first.replace('}', ")"));
        for word in words {
            let word = word.replace('}', ")");
            // At the beginning of a line these would be taken for a tag or an escape.
            if word.starts_with(['[', '%']) {
                said.push(' ');
            } else {
                self.lines.word(&said);
                said.clear();
            }
            said += &word;
        }
        said.push('}');
        self.lines.word(&said);
        self.number = true;
    }
}

/// A tag as a line of a record. What a tag cannot hold, a name that is none or a line's end, is left out or becomes a
/// space.
pub fn tag_line(name: &str, value: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return name;
    }
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Words in lines that are not too long.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// The next word stands at once behind the last one.
    glued: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && !self.glued && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 && !self.glued {
            self.text.push(' ');
            self.column += 1;
        }
        self.text += word;
        self.column += length;
        self.glued = false;
    }

    fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }
}
