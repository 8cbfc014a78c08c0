//! The actions, effects and messages of the library.

use super::{LibraryEntry, LibraryFilter, Sort, StoredEntry};
use crate::game::Style;
use crate::game::pgn::PgnFault;
use crate::session::backup::{JoinStep, PerKind};

#[derive(Clone, PartialEq, Debug)]
pub enum LibraryAction {
    Enter,
    /// The page is visible again; another tab may have changed the store in the meantime.
    Seen,
    /// The entries from the store.
    Loaded(Result<Vec<LibraryEntry>, Trouble>),
    /// Show only entries with these words.
    Search(String),
    Filter(Box<LibraryFilter>),
    /// Clear the search and the filters.
    ShowAll,
    Sort(Sort),
    /// Show the displaced entries if true, the kept ones if false.
    Earlier(bool),
    Select(u64, bool),
    SelectAll(bool),
    /// Start renaming an entry; none cancels.
    Rename(Option<u64>),
    Name(u64, String),
    /// A name was stored. If that failed, this earlier state of the entry is restored.
    Named(Box<LibraryEntry>, Result<(), Trouble>),
    /// Delete these entries; if empty, the selected ones.
    Delete(Vec<u64>),
    Deleted(Result<Vec<StoredEntry>, Trouble>),
    Put(Why, Vec<LibraryEntry>, Result<(), Trouble>),
    Undo,
    Hush,
    Keep(Why, Box<StoredEntry>),
    /// Import the records of a text: its name, the text, and an id above all existing ones.
    Import(String, String, u64),
    /// Import the chosen parts of a backup file.
    TakeIn(Box<Intake>),
    /// The data imported along with records was removed again. True if some of it stays, because it has changed since
    /// or could not be removed.
    TakenOut(bool),
    /// Another text is being imported or asked about, so this one has to wait.
    Busy(String),
    /// Nothing was imported, because there is no space for the data besides the records.
    NoRoom,
    Unreadable(String),
    /// A file is too large: its name, and its size in megabytes.
    TooLarge(String, u32),
    /// Do the next part of a long job: at most one record.
    Step,
    /// Stop the long jobs.
    Cancel,
    /// Close the report on an import.
    Dismiss,
    /// Export these records as one text. If empty: the selected ones, or all if none are selected.
    Export(Vec<u64>, Style, Target),
    Open(u64, OpenPurpose),
    /// A stored entry could not be opened.
    NotOpened(String, Option<Box<PgnFault>>),
    Fetched(Purpose, Result<Vec<StoredEntry>, Trouble>),
    Copied(bool),
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Intake {
    pub name: String,
    /// The text, with the records at its end; empty if they were not chosen.
    pub text: String,
    /// Offset of the records, in bytes and in lines.
    pub begins: (usize, usize),
    /// True for a backup of the reader's, which tells more about each record than its moves.
    pub is_backup: bool,
    /// An id above all existing ones.
    pub next: u64,
    /// The result of importing the rest of the file.
    pub beside: ImportedExtras,
}

/// The data that an import brought besides records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportedExtras {
    /// The stored texts before and after; none if nothing was chosen.
    pub step: Option<Box<JoinStep>>,
    /// True for each kind that was imported.
    pub kinds: PerKind<bool>,
    /// Number of entries refused.
    pub refused: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    File,
    Clipboard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenPurpose {
    Play,
    Analyse,
    Review,
    Share,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Export(Style, Target),
    /// For a backup file.
    Everything,
    Open(OpenPurpose),
    /// For continuing a friend's game from a link.
    Letter,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Asked,
    /// The game has ended, or another one displaced it.
    ByItself,
    Import,
    Undo,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no database, or forbids its use here.
    Forbidden,
    /// The page is in a frame of another page.
    Framed,
    Full,
    /// The store does not respond.
    Silent,
    /// Another tab blocks the store.
    Blocked,
    /// Another error, in the browser's words.
    Other(String),
}

#[derive(Clone, PartialEq, Debug)]
pub enum LibraryEffect {
    /// Load the entries, and answer with [`LibraryAction::Loaded`].
    Load,
    /// Store these.
    ///
    /// Entries with the reason `Asked` or `ByItself` replace the entry of the same id and take its name. All others
    /// replace nothing, and get a new id if theirs is taken.
    Put(Why, Vec<StoredEntry>),
    /// Store this as a displaced entry, or update the entry if it is kept already. Only the latest displaced entries
    /// remain.
    Displace(Box<StoredEntry>),
    /// Store the name of the first entry; the second is the entry before the change.
    Name(Box<LibraryEntry>, Box<LibraryEntry>),
    /// Delete these, and return them.
    Delete(Vec<u64>),
    /// Fetch the texts of these. [`Purpose::Everything`] fetches all stored texts, even of entries that are unknown
    /// here.
    Fetch(Purpose, Vec<u64>),
    /// Send [`LibraryAction::Step`] soon.
    Step,
    /// Save a file with this name and text.
    Save(String, String),
    Copy(String),
    Open(Box<StoredEntry>, OpenPurpose),
    /// Write a backup file with these records and all other stored data; none if the library could not be read.
    Everything(Option<Vec<StoredEntry>>),
    /// Remove the data that an import brought besides records.
    TakeOut(Box<JoinStep>),
    /// The result of keeping the game with this id in the library.
    Tell(Why, u64, Result<(), Trouble>),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Toast {
    Deleted(usize),
    Restored(usize),
    Imported {
        /// Number of new records.
        new: usize,
        /// Number of new records that could be read only in part.
        part: usize,
        /// Number of new records that are games of ordinary chess.
        orthodox: usize,
        /// Number of records that were in the library already.
        again: usize,
        bad: usize,
        cancelled: bool,
        /// Number of lines with settings or progress that were ignored.
        passed: usize,
        /// True for each kind of other data that was imported.
        kinds: PerKind<bool>,
        /// Number of refused entries of these kinds.
        refused: usize,
    },
    /// An import was undone, with its other data: number of entries deleted, and whether some of the other data stays.
    TakenBack(usize, bool),
    /// Nothing was imported, because there is no space for the data besides the records.
    NoRoom,
    /// Number of records saved to a file.
    Saved(usize),
    /// Number of records copied to the clipboard.
    Copied(usize),
    NotCopied,
    Unreadable(String),
    /// Another text is being imported, so this one has to wait.
    Busy(String),
    /// Another export is running, so this one has to wait.
    Exporting,
    /// A file is too large: its name, and its size in megabytes.
    TooLarge(String, u32),
    /// A stored entry cannot be opened: its title and the reason, if known.
    NotOpened(String, Option<Box<PgnFault>>),
    Trouble(Trouble),
}
