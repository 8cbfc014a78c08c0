//! The file of everything: how it is told from a file of records before anything of it is stored, what it holds beside records, and how
//! that is joined with what is stored here, and taken out again.
//!
//! It begins with a line of settings, a line of lessons and a line of puzzles, in this order (files of earlier versions end after the
//! second). The copy that static/fault.js saves begins with one line that has everything by name. A line of that kind anywhere else, or
//! alone, may be anybody's: it is passed over.

mod joined;

pub use joined::{JoinStep, Joined, StoredExtras, bring, take_back};

use crate::json::{self, Texts};
use crate::session::lesson::LessonProgress;
use crate::session::puzzles;
use crate::session::settings::Settings;

/// How the lines of a file of everything begin.
pub const SETTINGS: &str = "% hostage-chess settings:";
/// The same for lessons.
pub const LESSONS: &str = "% hostage-chess lessons:";
/// The same for puzzles.
pub const PUZZLES: &str = "% hostage-chess puzzles:";
/// The line of a file that lacks the library.
pub const LACKS: &str = "% hostage-chess: the library could not be read and is not in this file";
/// How the copy of static/fault.js begins.
const STORED: &str = "% hostage-chess stored:";
/// What all of them begin with that say something of settings and progress.
const ANY: &str = "% hostage-chess ";

/// What the names begin with under which the browser stores things.
const OWN: &str = "hostage-chess.";
/// The names of what can be made into records: games, analyses, a position; then of records that wait for the library.
const BOARDS: [&str; 5] = ["game", "displaced", "analysis", "analysis.displaced", "setup"];
const UNFILED: &str = "unfiled.";

/// How many kinds there are of what is imported beside games.
pub const KINDS: usize = 3;

/// What is to be imported of a file of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    /// Its records, which go into the library.
    pub games: bool,
    /// What was on the boards, which goes into the library too.
    pub boards: bool,
    /// Settings, lessons and puzzles.
    pub kinds: [bool; KINDS],
}

/// The texts of settings, lessons and puzzles, in this order, of those that there are.
pub type Extras = [Option<String>; KINDS];

/// What a file of everything holds beside its records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backup {
    /// Settings, lessons and puzzles.
    pub beside: Extras,
    /// What was on the boards, by its name there; not looked at yet.
    pub boards: Vec<(String, String)>,
    /// How much of the copy of a browser cannot be read and stays in the file.
    unread: usize,
    /// Where the records begin: so many bytes and lines.
    pub begins: (usize, usize),
    /// The library could not be read when it was written.
    pub lacks_library: bool,
}

/// What a file of everything holds beside its records; none if it is none.
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

/// How many lines of a text say something of settings or progress and are passed over, as this is no place for them.
pub fn passed_over(text: &str) -> usize {
    text.split('\n').filter(|line| line.starts_with(ANY)).count()
}

impl Backup {
    /// From what static/fault.js copies: everything that was stored, by its name.
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
                // Marks and counts of that browser.
                _ => {}
            }
        }
        backup
    }

    /// The settings, on top of these.
    pub fn settings(&self, here: &Settings) -> Option<Settings> {
        let text = self.beside[0].as_ref()?;
        let mut settings = here.clone();
        settings.join(text);
        Some(settings)
    }

    /// What was learned.
    pub fn lessons(&self) -> Option<LessonProgress> {
        self.beside[1].as_ref().map(|text| LessonProgress::read(text))
    }

    /// How much of it cannot be read and stays in the file.
    pub fn unread(&self) -> usize {
        self.unread + usize::from(self.beside[2].is_some() && self.puzzles().is_none())
    }

    /// What was solved of the puzzles; none also if that cannot be read.
    pub fn puzzles(&self) -> Option<puzzles::PuzzleProgress> {
        puzzles::PuzzleProgress::read(self.beside[2].as_ref()?)
    }

    /// Which kinds are proposed to be taken in: those that take nothing away from what is here. Settings replace others, so they are if
    /// everything here is as usual; stars only become more; puzzles are joined, but of two ratings one goes, which is no loss while that
    /// here is a guess. The reader's own copy on a new device is proposed whole, and a stranger's file takes no one's settings by default.
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

    /// What follows this in the next line, if that begins so; then it is read.
    fn after(&mut self, beginning: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(beginning)?.trim();
        self.next();
        Some(rest)
    }
}
