//! The library of games and positions, as a pure reducer. It holds only what a list shows; the texts of the records
//! stay in the store until they are needed.

use self::entries::ascending;
use crate::session::backup::JoinStep;

mod action;
mod again;
mod entries;
pub mod entry;
pub mod export;
pub mod filter;
pub mod import;
mod list;
mod surplus;

pub use crate::game::pgn::decode;
pub use action::{
    ImportedExtras, Intake, LibraryAction, LibraryEffect, OpenPurpose, Purpose, Target, Toast, Trouble, Why,
};
pub use again::{KeptAgain, goes_on, kept_again};
pub use entry::{LibraryEntry, StoredEntry};
pub use export::Export;
pub use filter::{Facets, LibraryFilter, OwnResult};
pub use import::{Bad, Import};
pub use list::Sort;
pub use surplus::surplus;

/// Games from the inventor's collection: name in the catalogues, and moves in the short form of links. Game 3 has
/// 22...Ke7, because the recorded move is not legal.
pub const FAMOUS: [(&str, &str); 4] = [
    ("famous-1", "1JYX-AC5jQasDC9TxSgqdUOZ-nRgEyibYuKKKXOdyAz4PGWgB"),
    ("famous-2", "1G27oAB4D9kqEmmNtMouenfGiiujRKKAbAQ"),
    ("famous-3", "1xq7xADPzSuf0_JLIFhRHVAwGylFLToQSuaEH8Lbzdc8sAKSbvNvyYwI"),
    ("famous-4", "1jKM-AC0jQ6GH3HG7w1hSw93D3vS7y-gk197NIwZQt2cURAm2"),
];

#[derive(Clone, PartialEq, Debug)]
enum Undo {
    Delete(Vec<StoredEntry>),
    /// The imported entries, and the other data imported with them.
    Import(Vec<u64>, Option<Box<JoinStep>>),
}

/// The largest file to import, in megabytes: tens of thousands of games.
pub const LARGEST: u32 = 64;

/// Maximum number of steps that can be undone.
const STEPS: usize = 20;

/// The loading state of the entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum LibraryState {
    /// Not requested yet.
    #[default]
    Unknown,
    Loading,
    Ready,
    Failed(Trouble),
}

#[derive(Clone, Debug, Default)]
pub struct Library {
    entries: Vec<LibraryEntry>,
    state: LibraryState,
    /// Number of requests to the store that are still unanswered.
    asked: usize,
    search: String,
    sort: Sort,
    filter: LibraryFilter,
    facets: Facets,
    /// The names of all opponents, in order.
    opponents: Vec<String>,
    /// True if the list shows displaced entries instead of kept ones.
    earlier: bool,
    /// The list in order, as indices into `entries`.
    shown: Vec<usize>,
    renaming: Option<u64>,
    toast: Option<Toast>,
    toasts: u32,
    /// The undoable steps, the latest last.
    undo: Vec<Undo>,
    /// The entries being restored, in case the store fails.
    returning: Vec<StoredEntry>,
    /// The import being undone, and how many of its entries are deleted.
    leaving: Option<(Undo, usize)>,
    /// True if the toast offers to undo the latest step.
    offers: bool,
    import: Option<Import>,
    /// The records that the last import could not read.
    bad: Vec<Bad>,
    notes: Vec<Bad>,
    /// Number of further ones of both, which are not listed.
    unlisted: [usize; 2],
    export: Option<Export>,
    /// Number of records being copied.
    copying: usize,
    /// What the list shows of an entry. None: the search finds only what the records contain.
    words: Option<fn(&LibraryEntry) -> String>,
}

impl Library {
    pub fn state(&self) -> &LibraryState {
        &self.state
    }

    pub fn all(&self) -> impl Iterator<Item = &LibraryEntry> {
        self.entries.iter()
    }

    /// Number of entries in the view chosen: kept or displaced ones.
    pub fn len(&self) -> usize {
        self.entries.iter().filter(|entry| entry.displaced.is_some() == self.earlier).count()
    }

    /// True if the chosen view has no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// True if the displaced entries are shown.
    pub fn shows_earlier(&self) -> bool {
        self.earlier
    }

    /// Number of displaced entries.
    pub fn earlier(&self) -> usize {
        self.entries.iter().filter(|entry| entry.displaced.is_some()).count()
    }

    pub fn shown(&self) -> impl ExactSizeIterator<Item = &LibraryEntry> {
        self.shown.iter().map(|&place| &self.entries[place])
    }

    pub fn search(&self) -> &str {
        &self.search
    }

    pub fn filter(&self) -> &LibraryFilter {
        &self.filter
    }

    /// The choices of the filters.
    pub fn facets(&self) -> &Facets {
        &self.facets
    }

    pub fn sort(&self) -> Sort {
        self.sort
    }

    pub fn selected(&self) -> usize {
        self.entries.iter().filter(|entry| entry.selected).count()
    }

    pub fn renaming(&self) -> Option<u64> {
        self.renaming
    }

    /// The toast, whether it offers to undo, and a number that grows with every toast.
    pub fn toast(&self) -> Option<(&Toast, bool, u32)> {
        self.toast.as_ref().map(|toast| (toast, self.offers, self.toasts))
    }

    pub fn import(&self) -> Option<&Import> {
        self.import.as_ref()
    }

    pub fn export(&self) -> Option<&Export> {
        self.export.as_ref()
    }

    /// The records that the current import, or the last one, could not read.
    pub fn bad(&self) -> &[Bad] {
        self.import.as_ref().map_or(&self.bad, |import| &import.bad)
    }

    /// The tags that the last import left out.
    pub fn notes(&self) -> &[Bad] {
        self.import.as_ref().map_or(&self.notes, |import| &import.notes)
    }

    /// Number of bad records of the last import, and of tags that it left out, that are not listed.
    pub fn unlisted(&self) -> [usize; 2] {
        self.unlisted
    }

    /// Lets the search find what the list shows. Entries that are loaded later have these texts.
    pub fn search_by(&mut self, words: fn(&LibraryEntry) -> String) {
        self.words = Some(words);
    }

    /// Prepares an entry for the search and the list.
    fn prepare(&self, entry: &mut LibraryEntry) {
        let shown = self.words.map_or_else(String::new, |words| words(entry));
        entry.prepare(&shown);
    }

    pub fn update(&mut self, action: LibraryAction) -> Vec<LibraryEffect> {
        match action {
            LibraryAction::Enter => return self.enter(),
            LibraryAction::Seen if self.state != LibraryState::Unknown => return self.look(),
            LibraryAction::Seen => {}
            LibraryAction::Loaded(result) => {
                self.asked = self.asked.saturating_sub(1);
                match result {
                    Ok(entries) => self.show(entries),
                    Err(trouble) => self.state = LibraryState::Failed(trouble),
                }
                return self.start_import();
            }
            LibraryAction::Search(text) => {
                self.search = text;
                self.arrange();
            }
            LibraryAction::Filter(filter) => {
                self.filter = *filter;
                self.arrange();
            }
            LibraryAction::ShowAll => {
                (self.search, self.filter) = (String::new(), LibraryFilter::default());
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
            LibraryAction::TooLarge(name, size) => self.say(Toast::TooLarge(name, size)),
            LibraryAction::Step => return self.step(),
            LibraryAction::Cancel => return self.cancel(),
            LibraryAction::Dismiss => (self.bad, self.notes) = (Vec::new(), Vec::new()),
            LibraryAction::Export(ids, style, target) => return self.ask_export(&ids, style, target),
            LibraryAction::Open(id, way) => return vec![LibraryEffect::Fetch(Purpose::Open(way), vec![id])],
            // An unreadable library must not hold back the rest of the backup.
            LibraryAction::Fetched(Purpose::Everything, result) => {
                let result = result.map_err(|trouble| self.state = LibraryState::Failed(trouble));
                return vec![LibraryEffect::Everything(result.ok())];
            }
            // The caller that requested the records handles this.
            LibraryAction::Fetched(Purpose::Letter, _) => {}
            LibraryAction::Fetched(_, Err(trouble)) => self.say(Toast::Trouble(trouble)),
            LibraryAction::Fetched(Purpose::Open(way), Ok(mut stored)) => match stored.pop() {
                Some(stored) => return vec![LibraryEffect::Open(Box::new(stored), way)],
                None => self.say(Toast::NotOpened(String::new(), None)),
            },
            LibraryAction::NotOpened(title, fault) => self.say(Toast::NotOpened(title, fault)),
            LibraryAction::Fetched(Purpose::Export(..), Ok(_)) if self.export.is_some() => self.say(Toast::Exporting),
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

    /// Loads the entries again whenever the screen is entered, because another tab may have changed them.
    fn enter(&mut self) -> Vec<LibraryEffect> {
        self.renaming = None;
        self.look()
    }

    /// Loads the entries again, except during an import, which does so at its end.
    fn look(&mut self) -> Vec<LibraryEffect> {
        if self.import.is_some() {
            return Vec::new();
        }
        if self.state != LibraryState::Ready {
            self.state = LibraryState::Loading;
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
        entries.iter_mut().for_each(|entry| self.prepare(entry));
        self.entries = entries;
        self.state = LibraryState::Ready;
        self.arrange();
    }

    fn say(&mut self, toast: Toast) {
        self.toast = Some(toast);
        self.toasts += 1;
        self.offers = false;
    }

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
