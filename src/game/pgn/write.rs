//! Writing of records.

use super::words::names_chess;
use super::{Movetext, Tag};
use crate::game::game_record::Replay;
use crate::game::{Ending, Game, Outcome, Side, Style, rules};

/// Maximum length of a line.
const WIDTH: usize = 80;

/// Tags that are derived from the game. Given tags of these names are left out.
pub(super) const OWN_TAGS: [&str; 4] = ["Variant", "SetUp", "FEN", "Result"];

/// Returns true if a tag of this name is derived from the game, so that a given one is left out.
pub fn is_derived(name: &str) -> bool {
    OWN_TAGS.iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// Writes a game: given and derived tags, moves, and the result.
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

/// Writes a game with its variations, comments and glyphs.
pub(super) fn record<G: Game>(
    tags: &[Tag],
    moves: &Movetext<G>,
    result: &str,
    resigned: Option<Side>,
    style: Style,
) -> String {
    let variant = moves.start.variant();
    let mut text = String::new();
    // The first tag and `Event` begin a new record wherever they are repeated.
    let mut begins: [&str; 2] = [""; 2];
    for (name, value) in tags.iter().filter(|(name, _)| !is_derived(name)) {
        if begins.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            text += &tag_line(&format!("Original{name}"), value);
            continue;
        }
        if begins[0].is_empty() {
            begins[0] = name;
        } else if name.eq_ignore_ascii_case("Event") {
            begins[1] = name;
        }
        text += &tag_line(name, value);
    }
    text += &tag_line("Result", result);
    // A game of ordinary chess keeps its tag `Variant`.
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
    /// True if Black's next move needs its number: at the beginning, and after a comment or variation.
    number: bool,
}

/// An item to write. The explicit stack prevents overflow in deep variations.
enum Task {
    /// The moves after the move of this index plus one, or the first moves at 0.
    Follow(usize),
    /// A variation: a move and all that follows it.
    Variation(usize),
    /// The closing bracket of a variation.
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
                    // The variations of a move come before the next move.
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
            // A line that begins with `1.` could begin another record. The number comes again after the placing of couriers.
            Side::White if position.move_number() == 1 => self.lines.put("1.", false),
            Side::White => self.lines.word(&format!("{}.", position.move_number())),
            Side::Black if self.number => self.lines.word(&format!("{}...", position.move_number())),
            Side::Black => {}
        }
    }

    fn comment(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        let Some(first) = words.next() else { return };
        // Other programs may expect that braces come in pairs.
        let plain = |word: &str| word.chars().map(braceless).collect::<String>();
        let mut said = format!("{{{}", plain(first));
        for word in words {
            let word = plain(word);
            // At the beginning of a line, these would start a tag or an escape.
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

/// Replaces a brace by a bracket, for the text of a comment.
pub(super) const fn braceless(letter: char) -> char {
    match letter {
        '{' => '(',
        '}' => ')',
        other => other,
    }
}

/// Returns a tag as a line of a record. Invalid characters in the name are left out, and line ends in the value become
/// spaces.
pub fn tag_line(name: &str, value: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return name;
    }
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A writer that wraps words into lines.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// True if the next word follows without a space.
    glued: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        self.put(word, true);
    }

    /// Writes a word on this line, or on the next one if it may break the line there.
    fn put(&mut self, word: &str, may_break: bool) {
        let length = word.chars().count();
        if may_break && self.column > 0 && !self.glued && self.column + 1 + length > WIDTH {
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
