//! The backup file: recognising it, reading its data besides the records, merging that data with stored data, and
//! undoing the merge.
//!
//! The file begins with one line for each [`ExtraKind`], in this order. Earlier versions wrote fewer lines. The copy
//! that static/fault.js saves begins with a single line that holds all stored data by name. A line in the wrong place
//! or on its own is ignored, because anybody could have written it.

mod joined;
mod kinds;

pub use joined::{JoinStep, Joined, StoredExtras, bring, take_back};
pub use kinds::{ExtraKind, PerKind};

use crate::json::{self, Texts};
use crate::live::LiveResults;
use crate::session::career::history::Career;
use crate::session::lesson::LessonProgress;
use crate::session::puzzles;
use crate::session::settings::Settings;

/// Line that marks a file without the library.
pub const LACKS: &str = "% hostage-chess: the library could not be read and is not in this file";
/// Beginning of the copy that static/fault.js saves.
const STORED: &str = "% hostage-chess stored:";
/// Prefix of all lines about settings and progress.
const ANY: &str = "% hostage-chess ";

/// Prefix of the names under which the browser stores data.
const OWN: &str = "hostage-chess.";
/// The stored names whose data become records: games, analyses and a position. Records that wait for the library come
/// last.
const BOARDS: [&str; 5] = ["game", "displaced", "analysis", "analysis.displaced", "setup"];
const UNFILED: &str = "unfiled.";
/// The part of a name that follows the usual name of a text that was put aside: src/ui/storage/aside.rs.
const ASIDE: &str = ".unreadable";

/// The parts of a backup to import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    pub games: bool,
    /// The contents of the boards, which also go into the library.
    pub boards: bool,
    pub kinds: PerKind<bool>,
}

/// The text of each kind; none if the file has no line for it.
pub type Extras = PerKind<Option<String>>;

/// The content of a backup file besides its records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backup {
    pub beside: Extras,
    /// The contents of the boards by stored name, not yet parsed.
    pub boards: Vec<(String, String)>,
    /// Number of entries in a browser's copy that cannot be read and stay in the file.
    unread: usize,
    /// Offset of the records, in bytes and in lines.
    pub begins: (usize, usize),
    /// True if the library could not be read when the file was written.
    pub lacks_library: bool,
}

/// Reads the data of a backup file besides its records; none for any other file.
pub fn recognise(text: &str) -> Option<Backup> {
    let mut lines = Lines { text, bytes: 0, lines: 0 };
    if text.starts_with('\u{feff}') {
        lines.bytes = 3;
    }
    while lines.peek().is_some_and(|line| line.trim().is_empty()) {
        lines.next();
    }
    let mut backup = Backup::default();
    if let Some(stored) = lines.after(STORED) {
        backup = Backup::of_copy(stored);
    } else {
        backup.read(ExtraKind::Settings, &mut lines)?;
        backup.read(ExtraKind::Lessons, &mut lines)?;
        backup.read(ExtraKind::Puzzles, &mut lines);
    }
    backup.lacks_library = lines.after(LACKS).is_some();
    // These lines come last, so that earlier versions still find the lines before them.
    backup.read(ExtraKind::Career, &mut lines);
    backup.read(ExtraKind::Results, &mut lines);
    backup.begins = (lines.bytes, lines.lines);
    Some(backup)
}

/// Number of lines about settings or progress that are ignored because they are in the wrong place.
pub fn passed_over(text: &str) -> usize {
    text.split('\n').filter(|line| line.starts_with(ANY)).count()
}

/// Writes a copy with one text, which has this name in the browser.
pub fn copy_of(name: &str, text: &str) -> Option<String> {
    Some(format!("{STORED} {{{}:{}}}\n", json::write(&name)?, json::write(&text)?))
}

/// Returns the board whose text is stored under this name, also if it was put aside; none for other data.
fn board_of(name: &str) -> Option<&str> {
    if is_short(name) {
        return BOARDS.into_iter().chain([UNFILED]).find(|board| board[..1] == name[..1]);
    }
    let board = name.split(ASIDE).next()?;
    (BOARDS.contains(&board) || board.starts_with(UNFILED)).then_some(board)
}

/// True for the name that a text was put aside under where there was no space for a longer one: `g-0`.
fn is_short(name: &str) -> bool {
    name.as_bytes().get(1) == Some(&b'-')
}

impl Backup {
    /// Reads a copy saved by static/fault.js, which holds all stored data by name.
    fn of_copy(text: &str) -> Backup {
        let mut backup = Backup::default();
        let Some(Texts(texts)) = json::read(text) else { return Backup { unread: 1, ..backup } };
        for (name, text) in texts {
            let Some(name) = name.strip_prefix(OWN).filter(|_| !text.is_empty()) else { continue };
            // The time when another text was put aside.
            if name.ends_with(".at") {
                continue;
            }
            let usual = name.split(ASIDE).next().unwrap_or(name);
            if let Some(kind) = ExtraKind::ALL.into_iter().find(|kind| kind.name() == usual) {
                // What was put aside counts if there is nothing newer. It may have been put aside because it is damaged.
                let (is_usual, known) = (usual == name, &mut backup.beside[kind]);
                let is_damaged = !is_usual && kind == ExtraKind::Lessons && LessonProgress::read(&text).is_damaged();
                backup.unread += usize::from(is_damaged || known.is_some());
                if is_usual || known.is_none() {
                    *known = Some(text);
                }
                continue;
            }
            match board_of(name) {
                Some(board) => backup.boards.push((board.to_owned(), text)),
                None if name.contains(ASIDE) || is_short(name) => backup.unread += 1,
                // Counters, markers and live games, which only that browser can continue, because its key never leaves it.
                None => {}
            }
        }
        backup
    }

    /// Reads the next line if it is about this kind of data.
    fn read(&mut self, kind: ExtraKind, lines: &mut Lines) -> Option<()> {
        let text = lines.after(&kind.beginning())?;
        if !text.is_empty() {
            self.beside[kind] = Some(text.to_owned());
        }
        Some(())
    }

    /// The file's settings, applied on top of the current ones.
    pub fn settings(&self, here: &Settings) -> Option<Settings> {
        let text = self.beside[ExtraKind::Settings].as_ref()?;
        let mut settings = here.clone();
        settings.join(text);
        Some(settings)
    }

    pub fn lessons(&self) -> Option<LessonProgress> {
        self.beside[ExtraKind::Lessons].as_ref().map(|text| LessonProgress::read(text))
    }

    /// Number of entries that cannot be read and stay in the file.
    pub fn unread(&self) -> usize {
        self.unread
            + usize::from(self.beside[ExtraKind::Puzzles].is_some() && self.puzzles().is_none())
            + usize::from(self.beside[ExtraKind::Career].is_some() && self.career().is_none())
            + usize::from(self.beside[ExtraKind::Results].is_some() && self.results().is_none())
    }

    /// The puzzle progress; also none if it is unreadable.
    pub fn puzzles(&self) -> Option<puzzles::PuzzleProgress> {
        puzzles::PuzzleProgress::read(self.beside[ExtraKind::Puzzles].as_ref()?)
    }

    /// The career; also none if nothing of it is readable.
    pub fn career(&self) -> Option<Career> {
        self.beside[ExtraKind::Career].as_ref().map(|text| Career::read(text)).filter(|career| !career.is_empty())
    }

    /// The results against people; also none if nothing of them is readable.
    pub fn results(&self) -> Option<LiveResults> {
        LiveResults::read(self.beside[ExtraKind::Results].as_ref()?).filter(|results| !results.is_empty())
    }

    /// The kinds to import by default: those whose import loses no data here.
    ///
    /// Settings replace the current ones, so they are selected only if the current ones are the defaults. Lesson stars
    /// can only increase. One of two puzzle ratings is lost, which does no harm while the one here is provisional. So
    /// on a new device the reader's own copy is selected completely. The career is selected if there is none here, or if
    /// both have a game in common: games of somebody else would change the rating. The same holds for results against
    /// people. A stranger's file replaces no settings by default.
    pub fn proposed(
        &self,
        settings: &Settings,
        puzzles: &puzzles::PuzzleProgress,
        career: &Career,
        results: &LiveResults,
    ) -> PerKind<bool> {
        let is_usual = *settings == Settings::default();
        let keeps_rating = |theirs: puzzles::PuzzleProgress| puzzles.is_provisional() || theirs.tried <= puzzles.tried;
        let adds = |theirs: Career| career.is_empty() || theirs.shares(career);
        PerKind::of(|kind| match kind {
            ExtraKind::Settings => is_usual && self.beside[kind].is_some(),
            ExtraKind::Lessons => self.beside[kind].is_some(),
            ExtraKind::Puzzles => self.puzzles().is_some_and(keeps_rating),
            ExtraKind::Career => self.career().is_some_and(adds),
            ExtraKind::Results => self.results().is_some_and(|theirs| results.is_empty() || theirs.shares(results)),
        })
    }
}

/// The lines of a text, with the offset reached.
struct Lines<'a> {
    text: &'a str,
    bytes: usize,
    lines: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.text[self.bytes..].split_inclusive('\n').next()
    }

    fn next(&mut self) -> Option<&'a str> {
        let line = self.peek()?;
        self.bytes += line.len();
        self.lines += 1;
        Some(line)
    }

    /// Reads the next line if it begins with `beginning`, and returns the rest of it.
    fn after(&mut self, beginning: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(beginning)?.trim();
        self.next();
        Some(rest)
    }
}
