//! Reading texts of many records into the library in small steps. However long a text or record is, the page stays
//! responsive and the user can stop.

use std::collections::BTreeSet;
use std::ops::Range;

use super::action::{ImportedExtras, Intake};
use super::entry::{ENTRY, LibraryEntry, StoredEntry};
use super::{Library, LibraryEffect, LibraryFilter, LibraryState, Toast, Trouble, Undo, Why};
use crate::fnv::fnv1a;
use crate::game::any::{AnyPosition, variants};
use crate::game::pgn::many::{CutProgress, CutStep, Cuts};
use crate::game::pgn::{Given, LONGEST, PgnFault, PgnGame, PgnReason, RecordReading, lines, read, tag_line};
use crate::game::{Game, Layout, Side, lookalike};
use crate::session::backup::passed_over;
use crate::session::keep::FRIEND;

/// Number of records stored at once.
const BATCH: usize = 100;

/// Maximum number of bad records that are listed, and of tags that were left out; further ones are only counted.
const LISTED: usize = 1000;

/// Number of words of a record that one step reads.
const WORDS: usize = 200;

/// Length beyond which no line is a FEN, in bytes. The longest FENs have about three hundred.
const LONGEST_FEN: usize = 2_000;

/// Number of lines that one step checks for FENs.
const LINES: usize = 100;

/// The format of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Still unknown: this many bytes contain only FENs, and the rest has not been checked.
    Unknown(usize),
    /// One FEN per line.
    Fens,
    Records,
}

#[derive(Clone, Debug)]
struct Open {
    text: Range<usize>,
    line: usize,
    reading: RecordReading<AnyPosition>,
}

#[derive(Clone, Debug)]
pub struct Import {
    pub name: String,
    text: String,
    form: Form,
    place: CutProgress,
    open: Option<Open>,
    /// True once the content of the store is known.
    has_begun: bool,
    is_read: bool,
    next: u64,
    /// Hashes of the records that are in the library already.
    known: BTreeSet<u64>,
    waiting: Vec<StoredEntry>,
    /// Number of entries sent to the store and not yet confirmed.
    pending: usize,
    stored: Vec<u64>,
    /// Number of records that were in the library already.
    pub again: usize,
    pub bad: Vec<Bad>,
    /// Tags that were left out.
    pub notes: Vec<Bad>,
    /// Number of bad records, and of tags that were left out, that are not listed.
    unlisted: [usize; 2],
    pub bad_count: usize,
    /// Number of new records that could be read only in part.
    pub part: usize,
    /// Number of new records that are games of ordinary chess.
    pub orthodox: usize,
    /// Number of lines with settings or progress that were ignored.
    passed: usize,
    beside: ImportedExtras,
    is_backup: bool,
    cancelled: bool,
}

/// A record that cannot be read to its end, or one of its tags that was left out.
#[derive(Clone, PartialEq, Debug)]
pub struct Bad {
    pub line: usize,
    /// The players, if known.
    pub title: String,
    /// The fault, and its line in the whole text.
    pub fault: PgnFault,
    pub layout: &'static Layout,
    /// Number of moves before the fault, which were kept.
    pub kept: usize,
    /// True for a game of ordinary chess.
    pub orthodox: bool,
}

impl Import {
    /// True if nothing can be read yet.
    pub(super) fn waits(&self) -> bool {
        !(self.has_begun || self.cancelled)
    }

    /// Progress in percent.
    pub fn percent(&self) -> usize {
        // A browser's `usize` has 32 bits.
        (self.place.bytes as u64 * 100 / self.text.len().max(1) as u64) as usize
    }

    /// Number of good and new records so far.
    pub fn good(&self) -> usize {
        self.stored.len() + self.pending + self.waiting.len()
    }

    /// Reads a little more. False at the end.
    fn read_on(&mut self) -> bool {
        if let Some(mut open) = self.open.take() {
            if open.reading.go_on(&self.text[open.text.clone()], WORDS) {
                self.take(open.reading.record(), open.line);
            } else {
                self.open = Some(open);
            }
            return true;
        }
        match self.form {
            Form::Unknown(seen) => {
                let mut lines = self.text[seen..].split_inclusive('\n').take(LINES);
                let fens = lines.try_fold(0, |bytes, line| is_blank_or_fen(line).then_some(bytes + line.len()));
                self.form = match fens {
                    Some(0) => Form::Fens,
                    Some(bytes) => Form::Unknown(seen + bytes),
                    None => Form::Records,
                };
                true
            }
            Form::Fens => self.read_fen(),
            Form::Records => self.cut(),
        }
    }

    /// Cuts off the next record.
    fn cut(&mut self) -> bool {
        let mut cuts = Cuts::at(&self.text, self.place);
        let step = cuts.step();
        self.place = cuts.place();
        match step {
            CutStep::End => return false,
            CutStep::More => {}
            CutStep::Cut(cut) => {
                self.passed += passed_over(cut.text);
                let text = self.place.bytes - cut.text.len()..self.place.bytes;
                self.open = Some(Open { text, line: cut.line, reading: RecordReading::new(cut.text) });
            }
        }
        true
    }

    /// Reads the next line, which is a FEN or blank.
    fn read_fen(&mut self) -> bool {
        let rest = &self.text[self.place.bytes..];
        let Some(line) = rest.split_inclusive('\n').next() else { return false };
        self.place.bytes += line.len();
        self.place.lines += 1;
        let fen = lookalike::pasted_fen(line);
        if !fen.is_empty() {
            let variant = variants().find(|variant| AnyPosition::from_fen(variant, &fen).is_ok());
            let record = read(&tag_line("FEN", &fen), Given { variant, start: None });
            self.take(record, self.place.lines);
        }
        true
    }

    /// Takes a parsed record, which begins on this line.
    fn take(&mut self, record: PgnGame<AnyPosition>, line: usize) {
        let (orthodox, mut kept) = (record.is_orthodox(), 0);
        let bad = |fault: &PgnFault, kept| {
            let fault = PgnFault { line: fault.line + line - 1, ..fault.clone() };
            let title = ["White", "Black"].map(|tag| record.tag(tag).unwrap_or("?"));
            let title = if title == ["?", "?"] { String::new() } else { title.join(" – ") };
            let layout = record.moves.as_ref().map_or(Layout::square_8x8(), |moves| moves.start.layout());
            Bad { line, title, fault, layout, kept, orthodox: false }
        };
        for note in record.notes.iter().filter(|note| note.reason.is_about_tag()) {
            list(bad(note, 0), &mut self.notes, &mut self.unlisted[1]);
        }
        if let Some(fault) = &record.fault {
            kept = record.moves.as_ref().map_or(0, |moves| moves.main_line().len());
            list(Bad { orthodox, ..bad(fault, kept) }, &mut self.bad, &mut self.unlisted[0]);
            if kept == 0 {
                self.bad_count += 1;
                return;
            }
        }
        let empty = record.tags.is_empty() && record.moves.as_ref().is_none_or(|moves| moves.plies.is_empty());
        // A comment alone, such as a greeting at the end of a mail, is not a record.
        if let (false, Some((stored, earlier))) = (empty, self.entry(record)) {
            let bytes = stored.1.len();
            if bytes > LONGEST {
                // The entry could not be opened in the form written here.
                self.bad_count += 1;
                let reason = PgnReason::TooLong { bytes };
                let fault = PgnFault { line, byte: 0, number: 1, side: Side::White, text: String::new(), reason };
                let (title, layout) = (stored.0.title().unwrap_or_default(), Layout::square_8x8());
                let bad = Bad { line, title, fault, layout, kept: 0, orthodox: false };
                list(bad, &mut self.bad, &mut self.unlisted[0]);
            } else if self.is_new(&stored, &earlier) {
                self.waiting.push(stored);
                self.next += 1;
                self.part += usize::from(kept > 0);
                self.orthodox += usize::from(orthodox);
            } else {
                self.again += 1;
            }
        }
    }

    /// True if the entry is new to the library and to this import. A named entry is known only if both name and record
    /// match. For an unnamed entry, an equal record under any name counts. Displaced entries are known apart from kept
    /// ones, by the complement of the hash.
    fn is_new(&mut self, (entry, _): &StoredEntry, earlier: &[u64]) -> bool {
        let [text, named] = entry.hashes();
        let of = |hash: u64| if entry.displaced.is_some() { !hash } else { hash };
        let knows = |hash: u64| self.known.contains(&hash) || self.known.contains(&of(hash));
        if self.known.contains(&named) || earlier.iter().any(|hash| knows(hash ^ text ^ named)) {
            return false;
        }
        let is_new = self.known.insert(of(named));
        self.known.insert(of(text));
        is_new
    }

    /// The entry of a record. The reader's seat, and what else the library knows about a record, are believed only from
    /// a backup: a file of somebody else must not take a seat or count as the reader's own game. The second part has other
    /// hashes of the record: with the seat, as earlier versions stored and exported it, and without these tags, as a record
    /// from a backup is stored.
    fn entry(&self, mut record: PgnGame<AnyPosition>) -> Option<(StoredEntry, Vec<u64>)> {
        let lines = record.tag(ENTRY).map(str::to_owned).filter(|_| self.is_backup);
        let mut earlier = Vec::new();
        if record.tag(ENTRY).or(record.tag(FRIEND)).is_some() {
            let mut plain = record.clone();
            for name in [ENTRY, FRIEND] {
                plain.tags.retain(|(tag, _)| !tag.eq_ignore_ascii_case(name));
                earlier.extend(LibraryEntry::of(0, plain.clone()).map(|(_, text)| fnv1a(text.bytes())));
            }
        }
        let is_left = |tag: &str| tag.eq_ignore_ascii_case(if self.is_backup { ENTRY } else { FRIEND });
        record.tags.retain(|(tag, _)| !is_left(tag));
        for (tag, _) in record.tags.iter_mut().filter(|(tag, _)| tag.eq_ignore_ascii_case(ENTRY)) {
            *tag = format!("Original{ENTRY}");
        }
        let (mut entry, text) = LibraryEntry::of(self.next, record)?;
        if let Some(lines) = lines {
            entry = entry.restore(&lines);
        }
        entry.foreign |= !self.is_backup && entry.own_side().is_some();
        Some(((entry, text), earlier))
    }

    /// The entries to store now, if there are at least `least`.
    fn flush(&mut self, least: usize) -> Option<LibraryEffect> {
        if self.waiting.len() < least.max(1) {
            return None;
        }
        self.pending += self.waiting.len();
        Some(LibraryEffect::Put(Why::Import, std::mem::take(&mut self.waiting)))
    }
}

impl Library {
    pub(super) fn begin_import(&mut self, intake: Intake) -> Vec<LibraryEffect> {
        let Intake { name, text, begins, is_backup, next, beside } = intake;
        if self.import.is_some() {
            self.say(Toast::Busy(name));
            return Vec::new();
        }
        let text = lines(text);
        let mut place = Cuts::new(&text).place();
        if text.is_char_boundary(begins.0) && begins.0 > 0 {
            (place.bytes, place.lines) = begins;
        }
        let (waiting, stored, bad) = (Vec::new(), Vec::new(), Vec::new());
        (self.toast, self.offers, self.bad, self.notes) = (None, false, Vec::new(), Vec::new());
        self.import = Some(Import {
            name,
            text,
            form: Form::Unknown(place.bytes),
            place,
            open: None,
            has_begun: false,
            is_read: false,
            next,
            known: BTreeSet::new(),
            waiting,
            pending: 0,
            stored,
            again: 0,
            bad,
            notes: Vec::new(),
            unlisted: [0; 2],
            bad_count: 0,
            part: 0,
            orthodox: 0,
            passed: 0,
            beside,
            is_backup,
            cancelled: false,
        });
        // The store knows best which records exist: another tab may have deleted or kept some since the list was read.
        self.load()
    }

    /// Starts reading once the store has answered every request: a later answer could contain part of the import.
    pub(super) fn start_import(&mut self) -> Vec<LibraryEffect> {
        let Some(import) = self.import.as_mut().filter(|import| !import.has_begun && self.asked == 0) else {
            return Vec::new();
        };
        if let LibraryState::Failed(trouble) = &self.state {
            let trouble = trouble.clone();
            let beside = self.import.take().map(|import| import.beside).unwrap_or_default();
            self.say_import(Toast::Trouble(trouble), Vec::new(), beside);
            return Vec::new();
        }
        // One by one: collecting them would add a sort to the page's bundle.
        for entry in &self.entries {
            for hash in entry.hashes() {
                import.known.insert(if entry.displaced.is_some() { !hash } else { hash });
            }
        }
        import.has_begun = true;
        vec![LibraryEffect::Step]
    }

    pub(super) fn step_import(&mut self) -> Vec<LibraryEffect> {
        let Some(import) = &mut self.import else { return Vec::new() };
        if !import.cancelled && import.read_on() {
            return import.flush(BATCH).into_iter().chain([LibraryEffect::Step]).collect();
        }
        import.is_read = true;
        // Stores the rest. The import ends when that is done.
        let last: Vec<LibraryEffect> = import.flush(1).into_iter().collect();
        if import.pending == 0 { self.end_import(None) } else { last }
    }

    pub(super) fn cancel_import(&mut self) -> Vec<LibraryEffect> {
        let Some(import) = &mut self.import else { return Vec::new() };
        import.cancelled = true;
        // A step may be scheduled already; a second one does no harm.
        vec![LibraryEffect::Step]
    }

    pub(super) fn import_stored(&mut self, ids: &[u64]) -> Vec<LibraryEffect> {
        let Some(import) = &mut self.import else { return Vec::new() };
        import.stored.extend(ids);
        import.pending = import.pending.saturating_sub(ids.len());
        if (import.cancelled || import.is_read) && import.pending == 0 && import.waiting.is_empty() {
            return self.end_import(None);
        }
        Vec::new()
    }

    /// Ends the import. If the store failed, the entries it has stored stay until the user undoes the import. Changes
    /// made by other tabs are loaded now.
    pub(super) fn end_import(&mut self, failed: Option<Trouble>) -> Vec<LibraryEffect> {
        let Some(import) = self.import.take() else { return Vec::new() };
        let Import { stored, again, bad, bad_count: count, part, orthodox, cancelled, passed, beside, .. } = import;
        (self.bad, self.notes, self.unlisted) = (bad, import.notes, import.unlisted);
        // The reader looks for the new entries.
        if !stored.is_empty() {
            (self.search, self.filter) = (String::new(), LibraryFilter::default());
        }
        // Sorts only once, so imported entries appear when all of them are stored.
        self.arrange();
        let (new, kinds, refused) = (stored.len(), beside.kinds, beside.refused);
        let toast = failed.map_or(
            Toast::Imported { new, part, orthodox, again, bad: count, cancelled, passed, kinds, refused },
            Toast::Trouble,
        );
        self.say_import(toast, stored, beside);
        self.load()
    }

    /// Announces the result, and offers to undo it if there is anything to undo.
    fn say_import(&mut self, toast: Toast, stored: Vec<u64>, beside: ImportedExtras) {
        match (stored.is_empty(), &beside.step) {
            (true, None) => self.say(toast),
            _ => self.say_step(toast, Undo::Import(stored, beside.step)),
        }
    }
}

/// Adds to a list, or else to the number of those that are not listed.
fn list(bad: Bad, listed: &mut Vec<Bad>, unlisted: &mut usize) {
    if listed.len() < LISTED {
        listed.push(bad);
    } else {
        *unlisted += 1;
    }
}

/// True if a line may occur in a list of FENs.
fn is_blank_or_fen(line: &str) -> bool {
    if line.len() > LONGEST_FEN {
        return lookalike::is_blank(line);
    }
    // A tag may be the header of a record.
    if lookalike::trim_start(line).starts_with('[') {
        return false;
    }
    let line = lookalike::pasted_fen(line);
    let mut words = line.split(' ');
    let board = words.next().unwrap_or_default();
    let has_side = words.next().map(|side| matches!(side, "w" | "b" | "y" | "r"));
    line.is_empty() || board.matches('/').count() > 2 && has_side.unwrap_or(!board.contains([':', '.']))
}
