//! The backup file: recognising it, reading its data besides the records, merging that data with stored data, and
//! undoing the merge.
//!
//! The file begins with one line each for settings, lessons, puzzles, the career and the results against people, in this order. Earlier versions
//! wrote fewer lines. The copy that static/fault.js saves begins with a single line that holds all stored data by name.
//! A line in the wrong place or on its own is ignored, because anybody could have written it.

mod joined;

pub use joined::{JoinStep, Joined, StoredExtras, bring, take_back};

use crate::json::{self, Texts};
use crate::live::LiveResults;
use crate::session::career::history::Career;
use crate::session::lesson::LessonProgress;
use crate::session::puzzles;
use crate::session::settings::Settings;

/// Beginning of the settings line.
pub const SETTINGS: &str = "% hostage-chess settings:";
pub const LESSONS: &str = "% hostage-chess lessons:";
pub const PUZZLES: &str = "% hostage-chess puzzles:";
pub const CAREER: &str = "% hostage-chess career:";
pub const RESULTS: &str = "% hostage-chess results:";
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

/// Number of kinds of data that are imported besides games.
pub const KINDS: usize = 5;

/// The parts of a backup to import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    pub games: bool,
    /// The contents of the boards, which also go into the library.
    pub boards: bool,
    /// Settings, lessons, puzzles, the career and the results against people.
    pub kinds: [bool; KINDS],
}

/// The texts of settings, lessons, puzzles, the career and the results against people, in this order; none if the file has no line for them.
pub type Extras = [Option<String>; KINDS];

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
    let mut backup = if let Some(stored) = lines.after(STORED) {
        Backup::of_copy(stored)
    } else {
        let settings = lines.after(SETTINGS)?;
        let lessons = lines.after(LESSONS)?;
        let said = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let beside = [said(settings), said(lessons), lines.after(PUZZLES).and_then(said), None, None];
        Backup { beside, ..Backup::default() }
    };
    backup.lacks_library = lines.after(LACKS).is_some();
    // These lines come last, so that earlier versions still find the lines before them.
    for (kind, beginning) in [(3, CAREER), (4, RESULTS)] {
        if let Some(text) = lines.after(beginning).filter(|text| !text.is_empty()) {
            backup.beside[kind] = Some(text.to_owned());
        }
    }
    backup.begins = (lines.bytes, lines.lines);
    Some(backup)
}

/// Number of lines about settings or progress that are ignored because they are in the wrong place.
pub fn passed_over(text: &str) -> usize {
    text.split('\n').filter(|line| line.starts_with(ANY)).count()
}

impl Backup {
    /// Reads a copy saved by static/fault.js, which holds all stored data by name.
    fn of_copy(text: &str) -> Backup {
        let mut backup = Backup::default();
        let Some(Texts(texts)) = json::read(text) else { return Backup { unread: 1, ..backup } };
        for (name, text) in texts {
            let Some(name) = name.strip_prefix(OWN).filter(|_| !text.is_empty()) else { continue };
            match name {
                "settings" => backup.beside[0] = Some(text),
                "lessons" => backup.beside[1] = Some(text),
                "puzzles" => backup.beside[2] = Some(text),
                "career" => backup.beside[3] = Some(text),
                "results" => backup.beside[4] = Some(text),
                _ if BOARDS.contains(&name) || name.starts_with(UNFILED) => backup.boards.push((name.to_owned(), text)),
                _ if name.contains(".unreadable") && !name.ends_with(".at") => backup.unread += 1,
                // Counters, markers and live games, which only that browser can continue, because its key never leaves it.
                _ => {}
            }
        }
        backup
    }

    /// The file's settings, applied on top of the current ones.
    pub fn settings(&self, here: &Settings) -> Option<Settings> {
        let text = self.beside[0].as_ref()?;
        let mut settings = here.clone();
        settings.join(text);
        Some(settings)
    }

    pub fn lessons(&self) -> Option<LessonProgress> {
        self.beside[1].as_ref().map(|text| LessonProgress::read(text))
    }

    /// Number of entries that cannot be read and stay in the file.
    pub fn unread(&self) -> usize {
        self.unread
            + usize::from(self.beside[2].is_some() && self.puzzles().is_none())
            + usize::from(self.beside[3].is_some() && self.career().is_none())
            + usize::from(self.beside[4].is_some() && self.results().is_none())
    }

    /// The puzzle progress; also none if it is unreadable.
    pub fn puzzles(&self) -> Option<puzzles::PuzzleProgress> {
        puzzles::PuzzleProgress::read(self.beside[2].as_ref()?)
    }

    /// The career; also none if nothing of it is readable.
    pub fn career(&self) -> Option<Career> {
        self.beside[3].as_ref().map(|text| Career::read(text)).filter(|career| !career.is_empty())
    }

    /// The results against people; also none if nothing of them is readable.
    pub fn results(&self) -> Option<LiveResults> {
        LiveResults::read(self.beside[4].as_ref()?).filter(|results| !results.is_empty())
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
    ) -> [bool; KINDS] {
        let is_usual = *settings == Settings::default();
        let keeps_rating = |theirs: puzzles::PuzzleProgress| puzzles.is_provisional() || theirs.tried <= puzzles.tried;
        let adds = |theirs: Career| career.is_empty() || theirs.shares(career);
        [
            is_usual && self.beside[0].is_some(),
            self.beside[1].is_some(),
            self.puzzles().is_some_and(keeps_rating),
            self.career().is_some_and(adds),
            self.results().is_some_and(|theirs| results.is_empty() || theirs.shares(results)),
        ]
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
