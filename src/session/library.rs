//! The library of games and positions: a pure reducer, as the session is. It holds what a list shows; the texts of the
//! records lie in the store, and are asked for when they are needed.

use self::entries::ascending;
use crate::session::backup::JoinStep;

mod action;
mod entries;
pub mod entry;
pub mod export;
pub mod import;
mod list;
mod surplus;

pub use crate::game::pgn::decode;
pub use action::{
    ImportedExtras, Intake, LibraryAction, LibraryEffect, OpenPurpose, Purpose, Target, Toast, Trouble, Why,
};
pub use entry::{LibraryEntry, StoredEntry};
pub use export::Export;
pub use import::{Bad, Import};
pub use list::Sort;
pub use surplus::surplus;

/// The games of the inventor's own collection, by what is said of them, in the short form of links. Game 3 with 22...Ke7: the
/// recorded turn is not legal.
pub const FAMOUS: [(&str, &str); 4] = [
    ("famous-1", "1JYX-AC5jQasDC9TxSgqdUOZ-nRgEyibYuKKKXOdyAz4PGWgB"),
    ("famous-2", "1G27oAB4D9kqEmmNtMouenfGiiujRKKAbAQ"),
    ("famous-3", "1xq7xADPzSuf0_JLIFhRHVAwGylFLToQSuaEH8Lbzdc8sAKSbvNvyYwI"),
    ("famous-4", "1jKM-AC0jQ6GH3HG7w1hSw93D3vS7y-gk197NIwZQt2cURAm2"),
];

/// A step that can be undone.
#[derive(Clone, PartialEq, Debug)]
enum Undo {
    Delete(Vec<StoredEntry>),
    /// The entries of an import, and what came with them.
    Import(Vec<u64>, Option<Box<JoinStep>>),
}

/// How many of the last steps can be undone, one after the other.
const STEPS: usize = 20;

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
    entries: Vec<LibraryEntry>,
    state: State,
    /// How often the store was asked for them and has not answered yet.
    asked: usize,
    search: String,
    sort: Sort,
    /// What was displaced is shown in the place of what was kept.
    earlier: bool,
    /// What is shown, in its order: places in `entries`.
    shown: Vec<usize>,
    renaming: Option<u64>,
    toast: Option<Toast>,
    toasts: u32,
    /// The steps that can be undone, the last one last.
    undo: Vec<Undo>,
    /// What is being brought back, in case the store fails.
    returning: Vec<StoredEntry>,
    /// The import that is being undone, and how many entries of it are deleted.
    leaving: Option<(Undo, usize)>,
    /// Whether the toast offers to undo the last one.
    offers: bool,
    import: Option<Import>,
    /// What the last import could not read.
    bad: Vec<Bad>,
    notes: Vec<Bad>,
    export: Option<Export>,
    /// How many are being copied.
    copying: usize,
}

impl Library {
    /// Whether the entries are there.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Every entry.
    pub fn all(&self) -> impl Iterator<Item = &LibraryEntry> {
        self.entries.iter()
    }

    /// How many entries there are of those that are looked at: what was kept, or what was displaced.
    pub fn len(&self) -> usize {
        self.entries.iter().filter(|entry| entry.displaced.is_some() == self.earlier).count()
    }

    /// Whether there is no such entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether what was displaced is looked at, and how much of that there is.
    pub fn earlier(&self) -> (bool, usize) {
        (self.earlier, self.entries.iter().filter(|entry| entry.displaced.is_some()).count())
    }

    /// What is shown, in its order.
    pub fn shown(&self) -> impl ExactSizeIterator<Item = &LibraryEntry> {
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
        self.toast.as_ref().map(|toast| (toast, self.offers, self.toasts))
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

    /// Which tags of the last import were left out.
    pub fn notes(&self) -> &[Bad] {
        self.import.as_ref().map_or(&self.notes, |import| &import.notes)
    }

    /// Changes the library.
    pub fn update(&mut self, action: LibraryAction) -> Vec<LibraryEffect> {
        match action {
            LibraryAction::Enter => return self.enter(),
            LibraryAction::Seen if self.state != State::Unknown => return self.look(),
            LibraryAction::Seen => {}
            LibraryAction::Loaded(result) => {
                self.asked = self.asked.saturating_sub(1);
                match result {
                    Ok(entries) => self.show(entries),
                    Err(trouble) => self.state = State::Failed(trouble),
                }
                return self.start_import();
            }
            LibraryAction::Search(text) => {
                self.search = text;
                self.arrange();
            }
            LibraryAction::Sort(sort) => {
                self.sort = sort;
                self.arrange();
            }
            LibraryAction::Earlier(earlier) => {
                self.earlier = earlier;
                self.entries.iter_mut().for_each(|entry| entry.selected = false);
                self.arrange();
            }
            LibraryAction::Select(id, selected) => {
                if let Some(entry) = self.find(id) {
                    entry.selected = selected;
                }
            }
            LibraryAction::SelectAll(true) => self.shown.iter().for_each(|&place| self.entries[place].selected = true),
            LibraryAction::SelectAll(false) => self.entries.iter_mut().for_each(|entry| entry.selected = false),
            LibraryAction::Rename(id) => self.renaming = id,
            LibraryAction::Name(id, name) => return self.name(id, &name),
            LibraryAction::Named(_, Ok(())) => {}
            LibraryAction::Named(before, Err(trouble)) => {
                self.replace(*before);
                self.say(Toast::Trouble(trouble));
            }
            LibraryAction::Delete(ids) => {
                let ids = if ids.is_empty() { self.chosen() } else { ids };
                return if ids.is_empty() { Vec::new() } else { vec![LibraryEffect::Delete(ids)] };
            }
            LibraryAction::Deleted(result) => return self.deleted(result),
            LibraryAction::Put(why, entries, result) => return self.stored(why, entries, result),
            LibraryAction::Undo => return self.take_back(),
            LibraryAction::Hush => (self.toast, self.offers) = (None, false),
            LibraryAction::Keep(why, stored) => return vec![LibraryEffect::Put(why, vec![*stored])],
            LibraryAction::Import(name, text, next) => {
                return self.begin_import(Intake { name, text, next, ..Intake::default() });
            }
            LibraryAction::TakeIn(intake) => return self.begin_import(*intake),
            LibraryAction::TakenOut(stays) => self.taken_out(stays),
            LibraryAction::Busy(name) => self.say(Toast::Busy(name)),
            LibraryAction::NoRoom => self.say(Toast::NoRoom),
            LibraryAction::Unreadable(name) => self.say(Toast::Unreadable(name)),
            LibraryAction::Step => return self.step(),
            LibraryAction::Cancel => return self.cancel(),
            LibraryAction::Dismiss => (self.bad, self.notes) = (Vec::new(), Vec::new()),
            LibraryAction::Export(ids, style, target) => return self.ask_export(&ids, style, target),
            LibraryAction::Open(id, way) => return vec![LibraryEffect::Fetch(Purpose::Open(way), vec![id])],
            // What cannot be read is no reason to keep the rest back.
            LibraryAction::Fetched(Purpose::Everything, result) => {
                let result = result.map_err(|trouble| self.state = State::Failed(trouble));
                return vec![LibraryEffect::Everything(result.ok())];
            }
            // Whoever asked sees to it.
            LibraryAction::Fetched(Purpose::Letter, _) => {}
            LibraryAction::Fetched(_, Err(trouble)) => self.say(Toast::Trouble(trouble)),
            LibraryAction::Fetched(Purpose::Open(way), Ok(mut stored)) => match stored.pop() {
                Some(stored) => return vec![LibraryEffect::Open(Box::new(stored), way)],
                None => self.say(Toast::NotOpened(String::new(), None)),
            },
            LibraryAction::NotOpened(title, fault) => self.say(Toast::NotOpened(title, fault)),
            LibraryAction::Fetched(Purpose::Export(style, target), Ok(stored)) => {
                self.export = Some(Export::new(stored, style, target));
                return vec![LibraryEffect::Step];
            }
            LibraryAction::Copied(done) => {
                self.say(if done { Toast::Copied(self.copying) } else { Toast::NotCopied });
            }
        }
        Vec::new()
    }

    /// What another tab has stored is seen whenever the screen is entered.
    fn enter(&mut self) -> Vec<LibraryEffect> {
        self.renaming = None;
        self.look()
    }

    /// Asks for the entries anew. At the end of an import that is done anyway.
    fn look(&mut self) -> Vec<LibraryEffect> {
        if self.import.is_some() {
            return Vec::new();
        }
        if self.state != State::Ready {
            self.state = State::Loading;
        }
        self.load()
    }

    fn load(&mut self) -> Vec<LibraryEffect> {
        self.asked += 1;
        vec![LibraryEffect::Load]
    }

    fn show(&mut self, mut entries: Vec<LibraryEntry>) {
        let chosen = ascending(self.chosen());
        entries.iter_mut().for_each(|entry| entry.selected = chosen.binary_search(&entry.id).is_ok());
        self.entries = entries;
        self.state = State::Ready;
        self.entries.iter_mut().for_each(LibraryEntry::prepare);
        self.arrange();
    }

    fn say(&mut self, toast: Toast) {
        self.toast = Some(toast);
        self.toasts += 1;
        self.offers = false;
    }

    /// Says what was done, and that it can be undone.
    fn say_step(&mut self, toast: Toast, step: Undo) {
        self.say(toast);
        self.offers = true;
        if self.undo.len() == STEPS {
            self.undo.remove(0);
        }
        self.undo.push(step);
    }

    fn step(&mut self) -> Vec<LibraryEffect> {
        if self.import.as_ref().is_none_or(Import::waits) {
            return self.step_export();
        }
        let mut effects = self.step_import();
        if self.export.is_some() && !effects.contains(&LibraryEffect::Step) {
            effects.push(LibraryEffect::Step);
        }
        effects
    }

    fn cancel(&mut self) -> Vec<LibraryEffect> {
        self.export = None;
        self.cancel_import()
    }
}
