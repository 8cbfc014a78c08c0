//! Reading texts of many records into the library, one record at a time.

use super::entry::{Entry, Stored};
use super::{Effect, Library, Toast, Undo, Why};
use crate::game::any::{AnyPosition, variants};
use crate::game::pgn::many::{Cuts, Place};
use crate::game::pgn::{Given, PgnFault, read, tag_line};
use crate::game::{Game, Layout};
use crate::sorted::sorted;

/// How many records are stored at once.
const BATCH: usize = 100;

/// How many bad records are listed; the others are counted.
const LISTED: usize = 1000;

/// An import that goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Import {
    /// What the text is called.
    pub name: String,
    text: String,
    place: Place,
    /// The number of the next entry.
    next: u64,
    /// What is in the library already, in order.
    known: Vec<u64>,
    waiting: Vec<Stored>,
    /// How many were given to the store and are not stored yet.
    pending: usize,
    /// What is stored.
    stored: Vec<u64>,
    /// How many of them were there already.
    pub again: usize,
    /// What cannot be read.
    pub bad: Vec<Bad>,
    /// How many there are of which nothing can be read.
    pub bad_count: usize,
    /// How many of the new ones could be read in part only.
    pub part: usize,
    /// How many of the new ones are games of ordinary chess.
    pub orthodox: usize,
    cancelled: bool,
}

/// A record that cannot be read to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Bad {
    /// The line on which it begins.
    pub line: usize,
    /// Who plays, if that is known.
    pub title: String,
    /// What is wrong with it, and on which line of the whole text.
    pub fault: PgnFault,
    /// The board that the fault is about.
    pub layout: &'static Layout,
    /// How many turns were read before it, and kept.
    pub kept: usize,
    /// Whether it is a game of ordinary chess.
    pub orthodox: bool,
}

impl Import {
    /// How much of the text has been read, in percent.
    pub fn percent(&self) -> usize {
        self.place.bytes * 100 / self.text.len().max(1)
    }

    /// How many records were good and new so far.
    pub fn good(&self) -> usize {
        self.stored.len() + self.pending + self.waiting.len()
    }

    /// Reads the next record. False at the end.
    fn read_one(&mut self) -> bool {
        let mut cuts = Cuts::at(&self.text, self.place);
        let cut = cuts.next();
        self.place = cuts.place();
        let Some(cut) = cut else { return false };
        let record = read::<AnyPosition>(cut.text, Given::default());
        let (orthodox, mut kept) = (record.is_orthodox(), 0);
        if let Some(mut fault) = record.fault.clone() {
            fault.line += cut.line - 1;
            let title = ["White", "Black"].map(|tag| record.tag(tag).unwrap_or("?"));
            let title = if title == ["?", "?"] { String::new() } else { title.join(" – ") };
            let layout = record.moves.as_ref().map_or(Layout::square_8x8(), |moves| moves.start.layout());
            kept = record.moves.as_ref().map_or(0, |moves| moves.main_line().len());
            if self.bad.len() < LISTED {
                self.bad.push(Bad { line: cut.line, title, fault, layout, kept, orthodox });
            }
            if kept == 0 {
                self.bad_count += 1;
                return true;
            }
        }
        let empty = record.tags.is_empty() && record.moves.as_ref().is_none_or(|moves| moves.plies.is_empty());
        // A remark by itself, such as a greeting at the end of a mail, is no record.
        if let (false, Some(stored)) = (empty, Entry::of(self.next, record)) {
            if let Err(place) = self.known.binary_search(&stored.0.hash) {
                self.known.insert(place, stored.0.hash);
                self.waiting.push(stored);
                self.next += 1;
                self.part += usize::from(kept > 0);
                self.orthodox += usize::from(orthodox);
            } else {
                self.again += 1;
            }
        }
        true
    }

    /// What is to be stored now.
    fn flush(&mut self, least: usize) -> Option<Effect> {
        if self.waiting.len() < least.max(1) {
            return None;
        }
        self.pending += self.waiting.len();
        Some(Effect::Put(Why::Import, std::mem::take(&mut self.waiting)))
    }
}

impl Library {
    pub(super) fn begin_import(&mut self, name: String, text: String, next: u64) -> Vec<Effect> {
        if self.import.is_some() {
            return Vec::new();
        }
        let text = fens_as_records(&text).unwrap_or(text);
        let place = Cuts::new(&text).place();
        let known = sorted(self.entries.iter().map(|entry| entry.hash), |a, b| a < b);
        let (waiting, stored, bad) = (Vec::new(), Vec::new(), Vec::new());
        (self.toast, self.undo, self.bad) = (None, None, Vec::new());
        self.import = Some(Import {
            name,
            text,
            place,
            next,
            known,
            waiting,
            pending: 0,
            stored,
            again: 0,
            bad,
            bad_count: 0,
            part: 0,
            orthodox: 0,
            cancelled: false,
        });
        vec![Effect::Step]
    }

    pub(super) fn step_import(&mut self) -> Vec<Effect> {
        let Some(import) = &mut self.import else { return Vec::new() };
        if !import.cancelled && import.read_one() {
            return import.flush(BATCH).into_iter().chain([Effect::Step]).collect();
        }
        // The rest is stored; when that is done the import is at its end.
        let last: Vec<Effect> = import.flush(1).into_iter().collect();
        if import.pending == 0 {
            self.end_import(false);
        }
        last
    }

    pub(super) fn cancel_import(&mut self) -> Vec<Effect> {
        let Some(import) = &mut self.import else { return Vec::new() };
        import.cancelled = true;
        // A step may be on its way; a second one finds nothing to do.
        vec![Effect::Step]
    }

    pub(super) fn import_stored(&mut self, ids: &[u64]) {
        let Some(import) = &mut self.import else { return };
        import.stored.extend(ids);
        import.pending = import.pending.saturating_sub(ids.len());
        let read = import.cancelled || import.place.bytes == import.text.len();
        if read && import.pending == 0 && import.waiting.is_empty() {
            self.end_import(false);
        }
    }

    /// Ends it; if the store failed, what it stored stays.
    pub(super) fn end_import(&mut self, failed: bool) {
        let Some(import) = self.import.take() else { return };
        let Import { stored, again, bad, bad_count, part, orthodox, cancelled, .. } = import;
        self.bad = bad;
        // Only now, once: what is read is not seen before it is all there.
        self.arrange();
        if !failed {
            self.say(Toast::Imported { new: stored.len(), part, orthodox, again, bad: bad_count, cancelled });
            self.undo = (!stored.is_empty()).then_some(Undo::Import(stored));
        }
    }
}

/// A list of FENs, one a line, as records, one a line; none if the text is anything else.
fn fens_as_records(text: &str) -> Option<String> {
    let is_fen = |line: &str| {
        let mut words = line.split_whitespace();
        words.next().is_some_and(|board| board.matches('/').count() > 2)
            && matches!(words.next(), Some("w" | "b" | "y" | "r"))
    };
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    if lines.peek().is_none() || !lines.all(is_fen) {
        return None;
    }
    let record = |line: &str| {
        let fen = line.trim();
        if fen.is_empty() {
            return "\n".to_owned();
        }
        let fits = |variant: &&str| AnyPosition::from_fen(variant, fen).is_ok();
        let variant = variants().find(fits).map(|variant| tag_line("Variant", variant));
        format!("{}{} *\n", variant.unwrap_or_default().trim_end(), tag_line("FEN", fen).trim_end())
    };
    Some(text.lines().map(record).collect())
}
