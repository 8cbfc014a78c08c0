//! The library of games and positions: a pure reducer, as the session is. It holds what a list shows; the texts of the
//! records lie in the store, and are asked for when they are needed.

pub mod entry;
pub mod export;
pub mod import;
mod list;

pub use entry::{Entry, Stored};
pub use export::Export;
pub use import::{Bad, Import};
pub use list::Sort;

use super::Screen;
use crate::game::Style;
use crate::sorted::sorted;

/// What can happen to the library.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Its screen is shown.
    Enter,
    /// What the store holds.
    Loaded(Result<Vec<Entry>, Trouble>),
    /// Show only what has these words.
    Search(String),
    /// Show it in this order.
    Sort(Sort),
    /// Select an entry, or not any more.
    Select(u64, bool),
    /// Select all that are shown, or none.
    SelectAll(bool),
    /// Write a name, or, with none, do not.
    Rename(Option<u64>),
    /// Give an entry a name.
    Name(u64, String),
    /// A name was stored, or not: then the entry is what it was before.
    Named(Box<Entry>, Result<(), Trouble>),
    /// Delete these; the selected ones if none are named.
    Delete(Vec<u64>),
    /// These were deleted.
    Deleted(Why, Result<Vec<Stored>, Trouble>),
    /// These were stored.
    Put(Why, Vec<Entry>, Result<(), Trouble>),
    /// Undo what the toast says.
    Undo,
    /// Enough of the toast.
    Hush,
    /// Keep this game.
    Keep(Why, Box<Stored>),
    /// Read the records of a text: what it is called, the text, and a number that no entry has yet.
    Import(String, String, u64),
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
    /// Open an entry on a screen.
    Open(u64, Screen),
    /// What was asked for.
    Fetched(Purpose, Result<Vec<Stored>, Trouble>),
    /// Whether something was copied.
    Copied(bool),
}

/// Where an export goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A file.
    File,
    /// The clipboard.
    Clipboard,
}

/// What records are fetched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be written as one text.
    Export(Style, Target),
    /// To be opened on a screen.
    Open(Screen),
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
    /// Another tab holds it.
    Blocked,
    /// Something else, in the browser's words.
    Other(String),
}

/// What is to be done outside after an action.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Say what is stored.
    Load,
    /// Store these; what has the same number is replaced but keeps its name.
    Put(Why, Vec<Stored>),
    /// Store the name of the first; the other is what it was before.
    Name(Box<Entry>, Box<Entry>),
    /// Delete these, and say what they were.
    Delete(Why, Vec<u64>),
    /// Get the texts of these.
    Fetch(Purpose, Vec<u64>),
    /// Call [`Action::Step`] soon.
    Step,
    /// Save a file of this name and text.
    Save(String, String),
    /// Copy a text.
    Copy(String),
    /// Open a record on a screen.
    Open(Box<Stored>, Screen),
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
    /// An import ended: how many were new, how many there already, how many bad; whether it was cancelled.
    Imported {
        /// How many are new.
        new: usize,
        /// How many were there already.
        again: usize,
        /// How many cannot be read.
        bad: usize,
        /// Whether it was cancelled.
        cancelled: bool,
    },
    /// This many are in a file now.
    Saved(usize),
    /// This many are in the clipboard now.
    Copied(usize),
    /// The browser does not let anything be copied.
    NotCopied,
    /// A file could not be read.
    Unreadable(String),
    /// The store failed.
    Trouble(Trouble),
}

/// What can be undone.
#[derive(Clone, PartialEq, Debug)]
enum Undo {
    Delete(Vec<Stored>),
    Import(Vec<u64>),
}

/// Whether the entries are there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// Nobody has asked yet.
    #[default]
    Unknown,
    /// They come.
    Loading,
    /// They are there.
    Ready,
    /// They cannot be read.
    Failed(Trouble),
}

/// The library.
#[derive(Clone, Debug, Default)]
pub struct Library {
    entries: Vec<Entry>,
    state: State,
    search: String,
    sort: Sort,
    /// What is shown, in its order: places in `entries`.
    shown: Vec<usize>,
    renaming: Option<u64>,
    toast: Option<Toast>,
    toasts: u32,
    undo: Option<Undo>,
    import: Option<Import>,
    /// What the last import could not read.
    bad: Vec<Bad>,
    export: Option<Export>,
    /// How many are being copied.
    copying: usize,
}

impl Library {
    /// Whether the entries are there.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What is shown, in its order.
    pub fn shown(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.shown.iter().map(|&place| &self.entries[place])
    }

    /// What is searched for.
    pub fn search(&self) -> &str {
        &self.search
    }

    /// The order.
    pub fn sort(&self) -> Sort {
        self.sort
    }

    /// How many entries are selected.
    pub fn selected(&self) -> usize {
        self.entries.iter().filter(|entry| entry.selected).count()
    }

    /// The entry whose name is being written.
    pub fn renaming(&self) -> Option<u64> {
        self.renaming
    }

    /// What is said for a while, whether it can be undone, and a number that grows.
    pub fn toast(&self) -> Option<(&Toast, bool, u32)> {
        self.toast.as_ref().map(|toast| (toast, self.undo.is_some(), self.toasts))
    }

    /// The import that goes on.
    pub fn import(&self) -> Option<&Import> {
        self.import.as_ref()
    }

    /// The export that goes on.
    pub fn export(&self) -> Option<&Export> {
        self.export.as_ref()
    }

    /// What the import that goes on, or the last one, could not read.
    pub fn bad(&self) -> &[Bad] {
        self.import.as_ref().map_or(&self.bad, |import| &import.bad)
    }

    /// Changes the library.
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Enter => return self.enter(),
            Action::Loaded(Ok(mut entries)) => {
                let chosen: Vec<u64> = self.chosen();
                entries.iter_mut().for_each(|entry| entry.selected = chosen.contains(&entry.id));
                self.entries = entries;
                self.state = State::Ready;
                self.entries.iter_mut().for_each(Entry::prepare);
                self.arrange();
            }
            Action::Loaded(Err(trouble)) => self.state = State::Failed(trouble),
            Action::Search(text) => {
                self.search = text;
                self.arrange();
            }
            Action::Sort(sort) => {
                self.sort = sort;
                self.arrange();
            }
            Action::Select(id, selected) => {
                if let Some(entry) = self.find(id) {
                    entry.selected = selected;
                }
            }
            Action::SelectAll(true) => self.shown.iter().for_each(|&place| self.entries[place].selected = true),
            Action::SelectAll(false) => self.entries.iter_mut().for_each(|entry| entry.selected = false),
            Action::Rename(id) => self.renaming = id,
            Action::Name(id, name) => return self.name(id, &name),
            Action::Named(_, Ok(())) => {}
            Action::Named(before, Err(trouble)) => {
                self.replace(*before);
                self.say(Toast::Trouble(trouble));
            }
            Action::Delete(ids) => {
                let ids = if ids.is_empty() { self.chosen() } else { ids };
                return if ids.is_empty() { Vec::new() } else { vec![Effect::Delete(Why::Asked, ids)] };
            }
            Action::Deleted(why, result) => self.deleted(why, result),
            Action::Put(why, entries, result) => return self.stored(why, entries, result),
            Action::Undo => return self.take_back(),
            Action::Hush => (self.toast, self.undo) = (None, None),
            Action::Keep(why, stored) => return vec![Effect::Put(why, vec![*stored])],
            Action::Import(name, text, id) => return self.begin_import(name, text, id),
            Action::Unreadable(name) => self.say(Toast::Unreadable(name)),
            Action::Step => return self.step(),
            Action::Cancel => return self.cancel(),
            Action::Dismiss => self.bad.clear(),
            Action::Export(ids, style, target) => return self.ask_export(&ids, style, target),
            Action::Open(id, screen) => return vec![Effect::Fetch(Purpose::Open(screen), vec![id])],
            Action::Fetched(_, Err(trouble)) => self.say(Toast::Trouble(trouble)),
            Action::Fetched(Purpose::Open(screen), Ok(mut stored)) => {
                return stored.pop().map(|stored| Effect::Open(Box::new(stored), screen)).into_iter().collect();
            }
            Action::Fetched(Purpose::Export(style, target), Ok(stored)) => {
                self.export = Some(Export::new(stored, style, target));
                return vec![Effect::Step];
            }
            Action::Copied(done) => {
                self.say(if done { Toast::Copied(self.copying) } else { Toast::NotCopied });
            }
        }
        Vec::new()
    }

    /// What another tab has stored is seen whenever the screen is entered. What goes on goes on.
    fn enter(&mut self) -> Vec<Effect> {
        self.renaming = None;
        if self.import.is_some() {
            return Vec::new();
        }
        if self.state != State::Ready {
            self.state = State::Loading;
        }
        vec![Effect::Load]
    }

    fn say(&mut self, toast: Toast) {
        self.toast = Some(toast);
        self.toasts += 1;
        self.undo = None;
    }

    /// The numbers of the entries that are selected.
    fn chosen(&self) -> Vec<u64> {
        self.entries.iter().filter(|entry| entry.selected).map(|entry| entry.id).collect()
    }

    fn find(&mut self, id: u64) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    fn replace(&mut self, new: Entry) {
        if let Some(entry) = self.find(new.id) {
            *entry = new;
            entry.prepare();
            self.arrange();
        }
    }

    fn name(&mut self, id: u64, name: &str) -> Vec<Effect> {
        // A field that is taken away is left by that, and so says what it held.
        if self.renaming.take() != Some(id) {
            return Vec::new();
        }
        let Some(before) = self.find(id).cloned() else { return Vec::new() };
        let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let unchanged = name == before.name || before.name.is_empty() && before.title().as_ref() == Some(&name);
        if unchanged {
            return Vec::new();
        }
        let mut named = before.clone();
        named.name = name;
        self.replace(named.clone());
        vec![Effect::Name(Box::new(named), Box::new(before))]
    }

    fn deleted(&mut self, why: Why, result: Result<Vec<Stored>, Trouble>) {
        match result {
            Ok(gone) => {
                let ids = sorted(gone.iter().map(|(entry, _)| entry.id), |a, b| a < b);
                self.entries.retain(|entry| ids.binary_search(&entry.id).is_err());
                self.arrange();
                self.say(Toast::Deleted(gone.len()));
                self.undo = (why == Why::Asked).then_some(Undo::Delete(gone));
            }
            Err(trouble) => self.say(Toast::Trouble(trouble)),
        }
    }

    fn stored(&mut self, why: Why, mut entries: Vec<Entry>, result: Result<(), Trouble>) -> Vec<Effect> {
        if matches!(why, Why::Asked | Why::ByItself) {
            let kept = entries.pop().map_or(0, |entry| entry.id);
            let mut effects = vec![Effect::Tell(why, kept, result)];
            if self.state != State::Unknown && self.import.is_none() {
                effects.push(Effect::Load);
            }
            return effects;
        }
        if let Err(trouble) = result {
            if why == Why::Import {
                self.end_import(true);
            }
            self.say(Toast::Trouble(trouble));
            return Vec::new();
        }
        let count = entries.len();
        let ids: Vec<u64> = entries.iter().map(|entry| entry.id).collect();
        entries.iter_mut().for_each(Entry::prepare);
        self.entries.append(&mut entries);
        if why == Why::Import {
            self.import_stored(&ids);
        } else {
            self.arrange();
            self.say(Toast::Restored(count));
        }
        Vec::new()
    }

    fn take_back(&mut self) -> Vec<Effect> {
        self.toast = None;
        match self.undo.take() {
            Some(Undo::Delete(gone)) => vec![Effect::Put(Why::Undo, gone)],
            Some(Undo::Import(ids)) => vec![Effect::Delete(Why::Undo, ids)],
            None => Vec::new(),
        }
    }

    fn step(&mut self) -> Vec<Effect> {
        if self.import.is_none() {
            return self.step_export();
        }
        let mut effects = self.step_import();
        if self.export.is_some() && !effects.contains(&Effect::Step) {
            effects.push(Effect::Step);
        }
        effects
    }

    fn cancel(&mut self) -> Vec<Effect> {
        self.export = None;
        self.cancel_import()
    }
}
