//! The backup file: how it is recognised before anything is stored, what it holds besides records, and how that is
//! joined with stored data and removed again.
//!
//! It begins with a line each of settings, lessons and puzzles, in this order. Files of earlier versions end after the
//! second line. The copy that static/fault.js saves begins with a single line that has everything by name. Such a line
//! anywhere else or by itself could come from anybody, so it is ignored.

mod joined;

pub use joined::{JoinStep, Joined, StoredExtras, bring, take_back};

use crate::json::{self, Texts};
use crate::session::lesson::LessonProgress;
use crate::session::puzzles;
use crate::session::settings::Settings;

/// Beginning of the settings line.
pub const SETTINGS: &str = "% hostage-chess settings:";
pub const LESSONS: &str = "% hostage-chess lessons:";
pub const PUZZLES: &str = "% hostage-chess puzzles:";
/// The line of a file that lacks the library.
pub const LACKS: &str = "% hostage-chess: the library could not be read and is not in this file";
/// Beginning of the copy that static/fault.js saves.
const STORED: &str = "% hostage-chess stored:";
/// Beginning of every line that concerns settings and progress.
const ANY: &str = "% hostage-chess ";

/// Prefix of the names under which the browser stores data.
const OWN: &str = "hostage-chess.";
/// The stored names that become records: games, analyses and a position. Records that wait for the library come last.
const BOARDS: [&str; 5] = ["game", "displaced", "analysis", "analysis.displaced", "setup"];
const UNFILED: &str = "unfiled.";

/// Number of kinds of data that are imported besides games.
pub const KINDS: usize = 3;

/// The parts of a backup that are to be imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    pub games: bool,
    /// The contents of the boards, which go into the library too.
    pub boards: bool,
    /// Settings, lessons and puzzles.
    pub kinds: [bool; KINDS],
}

/// The texts of settings, lessons and puzzles, in this order; none where a file has no such line.
pub type Extras = [Option<String>; KINDS];

/// The content of a backup file besides its records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backup {
    pub beside: Extras,
    /// The contents of the boards by stored name, not yet parsed.
    pub boards: Vec<(String, String)>,
    /// Number of entries in a browser's copy that cannot be read and stay in the file.
    unread: usize,
    /// Start of the records, in bytes and in lines.
    pub begins: (usize, usize),
    /// True if the library could not be read when the file was written.
    pub lacks_library: bool,
}

/// Reads what a backup file holds besides its records; none for any other file.
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
        let beside = [said(settings), said(lessons), lines.after(PUZZLES).and_then(said)];
        Backup { beside, ..Backup::default() }
    };
    backup.lacks_library = lines.after(LACKS).is_some();
    backup.begins = (lines.bytes, lines.lines);
    Some(backup)
}

/// Number of lines about settings or progress that are ignored, because they stand in the wrong place.
pub fn passed_over(text: &str) -> usize {
    text.split('\n').filter(|line| line.starts_with(ANY)).count()
}

impl Backup {
    /// Reads the copy by static/fault.js: all stored data by name.
    fn of_copy(text: &str) -> Backup {
        let mut backup = Backup::default();
        let Some(Texts(texts)) = json::read(text) else { return Backup { unread: 1, ..backup } };
        for (name, text) in texts {
            let Some(name) = name.strip_prefix(OWN).filter(|_| !text.is_empty()) else { continue };
            match name {
                "settings" => backup.beside[0] = Some(text),
                "lessons" => backup.beside[1] = Some(text),
                "puzzles" => backup.beside[2] = Some(text),
                _ if BOARDS.contains(&name) || name.starts_with(UNFILED) => backup.boards.push((name.to_owned(), text)),
                _ if name.contains(".unreadable") && !name.ends_with(".at") => backup.unread += 1,
                // Counters and markers that concern only that browser.
                _ => {}
            }
        }
        backup
    }

    /// The settings of the file, on top of those here.
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
        self.unread + usize::from(self.beside[2].is_some() && self.puzzles().is_none())
    }

    /// The puzzle progress; none also if it cannot be read.
    pub fn puzzles(&self) -> Option<puzzles::PuzzleProgress> {
        puzzles::PuzzleProgress::read(self.beside[2].as_ref()?)
    }

    /// Proposes the kinds whose import loses nothing that is here.
    ///
    /// Settings replace those here, so they are proposed only if those here are the defaults. Lesson stars can only
    /// increase. Of two puzzle ratings one is lost, which does no harm while the one here is a guess. A reader's own
    /// copy is thus proposed whole on a new device. A stranger's file replaces no settings by default.
    pub fn proposed(&self, settings: &Settings, puzzles: &puzzles::PuzzleProgress) -> [bool; KINDS] {
        let is_usual = *settings == Settings::default();
        let keeps_rating = |theirs: puzzles::PuzzleProgress| puzzles.is_provisional() || theirs.tried <= puzzles.tried;
        [is_usual && self.beside[0].is_some(), self.beside[1].is_some(), self.puzzles().is_some_and(keeps_rating)]
    }
}

/// The lines of a text, with how far they have been read.
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
