//! What can happen to the library, what is to be done outside then, and what it says.

use super::{LibraryEntry, Sort, StoredEntry};
use crate::game::Style;
use crate::game::pgn::PgnFault;
use crate::session::backup::{JoinStep, KINDS};

/// What can happen to the library.
#[derive(Clone, PartialEq, Debug)]
pub enum LibraryAction {
    /// Its screen is shown.
    Enter,
    /// The page is seen again: another tab may have stored something meanwhile.
    Seen,
    /// What the store holds.
    Loaded(Result<Vec<LibraryEntry>, Trouble>),
    /// Show only what has these words.
    Search(String),
    /// Show it in this order.
    Sort(Sort),
    /// Show what was displaced, or what was kept.
    Earlier(bool),
    /// Select an entry, or not any more.
    Select(u64, bool),
    /// Select all that are shown, or none.
    SelectAll(bool),
    /// Write a name, or, with none, do not.
    Rename(Option<u64>),
    /// Give an entry a name.
    Name(u64, String),
    /// A name was stored, or not: then the entry is what it was before.
    Named(Box<LibraryEntry>, Result<(), Trouble>),
    /// Delete these; the selected ones if none are named.
    Delete(Vec<u64>),
    /// These were deleted.
    Deleted(Result<Vec<StoredEntry>, Trouble>),
    /// These were stored, under these numbers.
    Put(Why, Vec<LibraryEntry>, Result<(), Trouble>),
    /// Undo what the toast says.
    Undo,
    /// Enough of the toast.
    Hush,
    /// Keep this game.
    Keep(Why, Box<StoredEntry>),
    /// Read the records of a text: what it is called, the text, and a number that no entry has yet.
    Import(String, String, u64),
    /// Read what was chosen of a file of everything.
    TakeIn(Box<Intake>),
    /// What came with the records of an import is taken out again; whether some of it stays, as it has gone on since.
    TakenOut(bool),
    /// Another text is being imported, or asked about: this one has to wait.
    Busy(String),
    /// Nothing was imported: there is no room for what was chosen beside the records.
    NoRoom,
    /// A file could not be read.
    Unreadable(String),
    /// Go on with what takes long, for one record.
    Step,
    /// Stop what takes long.
    Cancel,
    /// Enough of the report on an import.
    Dismiss,
    /// Write these as one text; the selected ones, or all if none are selected, if none are named.
    Export(Vec<u64>, Style, Target),
    /// Open an entry.
    Open(u64, OpenPurpose),
    /// What is stored of an entry could not be opened.
    NotOpened(String, Option<Box<PgnFault>>),
    /// What was asked for.
    Fetched(Purpose, Result<Vec<StoredEntry>, Trouble>),
    /// Whether something was copied.
    Copied(bool),
}

/// What was chosen of a file of everything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Intake {
    /// What the file is called.
    pub name: String,
    /// Its text, with the records at its end; empty if they are not wanted.
    pub text: String,
    /// Where the records begin: so many bytes and lines.
    pub begins: (usize, usize),
    /// A number that no entry has yet.
    pub next: u64,
    /// What came of it beside the records.
    pub beside: ImportedExtras,
}

/// What an import has brought beside records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportedExtras {
    /// What was stored before and after, if anything was chosen.
    pub step: Option<Box<JoinStep>>,
    /// Whether it had settings, lessons and puzzles.
    pub kinds: [bool; KINDS],
    /// How much of that was refused.
    pub refused: usize,
}

/// Where an export goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A file.
    File,
    /// The clipboard.
    Clipboard,
}

/// What an entry is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenPurpose {
    /// To be played on.
    Play,
    /// To be looked at.
    Analyse,
    /// To be gone over by the engine.
    Review,
    /// To be sent to somebody.
    Share,
}

/// What records are fetched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be written as one text.
    Export(Style, Target),
    /// To be written with all else that is stored.
    Everything,
    /// To be opened.
    Open(OpenPurpose),
    /// To go on with by a link of a friend.
    Letter,
}

/// Why something is stored or deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The user said so.
    Asked,
    /// A game that has ended, or that another one displaced.
    ByItself,
    /// An import.
    Import,
    /// Something is undone.
    Undo,
}

/// Why the store did not do what it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has none, or does not allow it here.
    Forbidden,
    /// No room is left.
    Full,
    /// It does not answer.
    Silent,
    /// Another tab holds it.
    Blocked,
    /// Something else, in the browser's words.
    Other(String),
}

/// What is to be done outside after an action.
#[derive(Clone, PartialEq, Debug)]
pub enum LibraryEffect {
    /// Say what is stored.
    Load,
    /// Store these. One that was asked for, or that keeps itself, takes the place of what has its number, and its name; others take
    /// nobody's, and get another number where there is something.
    Put(Why, Vec<StoredEntry>),
    /// Store this among what was displaced, unless it is kept: then as that. Only the last are left there.
    Displace(Box<StoredEntry>),
    /// Store the name of the first; the other is what it was before.
    Name(Box<LibraryEntry>, Box<LibraryEntry>),
    /// Delete these, and say what they were.
    Delete(Vec<u64>),
    /// Get the texts of these; for [`Purpose::Everything`] of all that there are, whether or not they are known here.
    Fetch(Purpose, Vec<u64>),
    /// Call [`Action::Step`] soon.
    Step,
    /// Save a file of this name and text.
    Save(String, String),
    /// Copy a text.
    Copy(String),
    /// Open a record on a screen.
    Open(Box<StoredEntry>, OpenPurpose),
    /// Write these and all else that is stored into one file; none if the library could not be read.
    Everything(Option<Vec<StoredEntry>>),
    /// Take out again what an import has brought beside records.
    TakeOut(Box<JoinStep>),
    /// How the keeping of the game of this number went.
    Tell(Why, u64, Result<(), Trouble>),
}

/// What the library says for a while.
#[derive(Clone, PartialEq, Debug)]
pub enum Toast {
    /// This many were deleted.
    Deleted(usize),
    /// This many came back.
    Restored(usize),
    /// An import ended: how many were new, how many of them in part or of ordinary chess, how many there already, how many bad; whether it was cancelled.
    Imported {
        /// How many are new.
        new: usize,
        /// How many of them could be read in part only.
        part: usize,
        /// How many of them are games of ordinary chess.
        orthodox: usize,
        /// How many were there already.
        again: usize,
        /// How many cannot be read.
        bad: usize,
        /// Whether it was cancelled.
        cancelled: bool,
        /// How many lines with settings or progress were passed over.
        passed: usize,
        /// Whether settings, lessons and puzzles were imported.
        kinds: [bool; KINDS],
        /// How much of those was refused.
        refused: usize,
    },
    /// An import was undone with what came beside its records: how many of those were deleted, and whether some of the rest stays.
    TakenBack(usize, bool),
    /// There is no room for what was chosen beside the records: nothing was imported.
    NoRoom,
    /// This many are in a file now.
    Saved(usize),
    /// This many are in the clipboard now.
    Copied(usize),
    /// The browser does not let anything be copied.
    NotCopied,
    /// A file could not be read.
    Unreadable(String),
    /// Another text is being imported: this one has to wait.
    Busy(String),
    /// What is stored of an entry cannot be opened: its title, and why, if anything is there.
    NotOpened(String, Option<Box<PgnFault>>),
    /// The store failed.
    Trouble(Trouble),
}
