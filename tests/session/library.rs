//! The library's reducer with a map as its database: entries can be found, renamed, deleted, restored, exported and
//! imported. An import keeps the good records and lists the bad ones.

mod files;
mod import;
mod kept;
mod list;

use std::collections::BTreeMap;

use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::game::{Game, Position as _, Side, Style};
use hostage_chess::link::Link;
use hostage_chess::session::library::filter::OWN_NAMES;
use hostage_chess::session::library::{FAMOUS, OpenPurpose, Trouble, Why};
use hostage_chess::session::library::{
    Intake, KeptAgain, Library, LibraryAction, LibraryEffect, LibraryEntry, LibraryFilter, LibraryState, OwnResult,
    Purpose, Sort, StoredEntry, Target, Toast, decode, kept_again, surplus,
};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::settings::PieceSigns;
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, Origin, Play, Players, Settled, Tree, keep, notation};
use hostage_chess::ui::scene::library::{UnreadPosition, library_view, row_thumb};
use hostage_chess::ui::scene::thumb::thumb;
use hostage_chess::words;
use hostage_chess::words::embedded::language;

/// A library with a database that carries out requests at once.
#[derive(Default)]
struct Desk {
    library: Library,
    pocket: BTreeMap<u64, StoredEntry>,
    /// The error that the database returns instead.
    broken: Option<Trouble>,
    saved: Vec<(String, String)>,
    copied: Vec<String>,
    opened: Vec<(String, OpenPurpose)>,
    told: Vec<(Why, Result<(), Trouble>)>,
    steps: usize,
}

impl Desk {
    fn new() -> Desk {
        let mut desk = Desk::default();
        desk.library.search_by(words::entry_words);
        desk.act(LibraryAction::Enter);
        desk
    }

    /// Carries out an action and all the effects that follow.
    fn act(&mut self, action: LibraryAction) {
        let mut effects = self.library.update(action);
        while !effects.is_empty() {
            let effect = effects.remove(0);
            if let Some(answer) = self.carry_out(effect) {
                effects.extend(self.library.update(answer));
            }
        }
    }

    fn carry_out(&mut self, effect: LibraryEffect) -> Option<LibraryAction> {
        let fine = self.broken.clone().map_or(Ok(()), Err);
        let find = |ids: &[u64]| ids.iter().filter_map(|id| self.pocket.get(id).cloned()).collect::<Vec<StoredEntry>>();
        Some(match effect {
            LibraryEffect::Load => {
                LibraryAction::Loaded(fine.map(|()| self.pocket.values().map(|(e, _)| stored_form(e)).collect()))
            }
            LibraryEffect::Put(why, mut records) => {
                if fine.is_ok() {
                    for record in &mut records {
                        let replaces = matches!(why, Why::Asked | Why::ByItself);
                        while !replaces && self.pocket.get(&record.0.id).is_some_and(|there| there.1 != record.1) {
                            record.0.id += 1;
                        }
                        if let Some((before, was)) = self.pocket.get(&record.0.id).filter(|_| replaces).cloned() {
                            match kept_again((&before, &was), record) {
                                KeptAgain::Replaces => record.0.name = before.name,
                                KeptAgain::Displaces => {
                                    record.0.name = before.name.clone();
                                    let mut earlier = before;
                                    (earlier.id, earlier.displaced) = (earlier.id + 1, Some(1));
                                    self.pocket.insert(earlier.id, (earlier, was));
                                }
                                KeptAgain::Stays => continue,
                                KeptAgain::Beside => record.0.id += 1,
                            }
                        }
                        self.pocket.insert(record.0.id, record.clone());
                    }
                }
                LibraryAction::Put(why, records.into_iter().map(|(entry, _)| entry).collect(), fine)
            }
            LibraryEffect::Name(entry, before) => {
                if let (Some(record), Ok(())) = (self.pocket.get_mut(&entry.id), &fine) {
                    record.0 = *entry;
                }
                LibraryAction::Named(before, fine)
            }
            LibraryEffect::Delete(ids) => {
                let gone = find(&ids);
                if fine.is_ok() {
                    self.pocket.retain(|id, _| !ids.contains(id));
                }
                LibraryAction::Deleted(fine.map(|()| gone))
            }
            LibraryEffect::Fetch(purpose, ids) => LibraryAction::Fetched(purpose, fine.map(|()| find(&ids))),
            LibraryEffect::Step => {
                self.steps += 1;
                LibraryAction::Step
            }
            LibraryEffect::Save(name, text) => {
                self.saved.push((name, text));
                return None;
            }
            LibraryEffect::Copy(text) => {
                self.copied.push(text);
                LibraryAction::Copied(true)
            }
            // The shell carries these out with its own data.
            LibraryEffect::Everything(_) | LibraryEffect::Displace(_) | LibraryEffect::TakeOut(_) => return None,
            LibraryEffect::Open(stored, way) => {
                self.opened.push((stored.1, way));
                return None;
            }
            LibraryEffect::Tell(why, _, result) => {
                self.told.push((why, result));
                return None;
            }
        })
    }

    fn import(&mut self, text: &str) {
        let next = self.pocket.keys().next_back().map_or(1000, |id| id + 1);
        self.act(LibraryAction::Import("a file".into(), text.into(), next));
    }

    /// Imports a backup of the reader's.
    fn restore(&mut self, text: &str) {
        let next = self.pocket.keys().next_back().map_or(1000, |id| id + 1);
        let intake = Intake { text: text.into(), next, is_backup: true, ..Intake::default() };
        self.act(LibraryAction::TakeIn(Box::new(intake)));
    }

    fn name(&mut self, id: u64, name: &str) {
        self.act(LibraryAction::Rename(Some(id)));
        self.act(LibraryAction::Name(id, name.into()));
    }

    fn titles(&self) -> Vec<String> {
        self.library.shown().map(words::entry_title).collect()
    }

    fn toast(&self) -> Option<(Toast, bool)> {
        self.library.toast().map(|(toast, undo, _)| (toast.clone(), undo))
    }
}

/// An entry after being written to and read from the browser's database.
fn stored_form(entry: &LibraryEntry) -> LibraryEntry {
    LibraryEntry::read(&entry.text()).unwrap()
}

const THREE: &str = "\
[White \"Ada\"]\n[Black \"Bob\"]\n[Date \"2020.01.05\"]\n[Result \"1-0\"]\n[Event \"Club cup\"]\n\n1.e4 {best} e5 (1...c5!?) 2.Nf3 1-0\n
[White \"Cleo\"]\n[Black \"Dan\"]\n[Date \"2024.11.30\"]\n[Variant \"Hole\"]\n\n*\n
[Name \"An ending\"]\n[Date \"2022.??.??\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[Bn#NPbpR] w - - 0 1\"]\n\n1.(B)N*c3 0-1\n";

fn three() -> Desk {
    let mut desk = Desk::new();
    desk.import(THREE);
    assert_eq!(desk.library.len(), 3, "{:?}", desk.library.bad());
    desk
}

fn id_of(desk: &Desk, title: &str) -> u64 {
    desk.library.shown().find(|entry| words::entry_title(entry) == title).unwrap().id
}

#[test]
fn a_name_is_stored_and_a_failure_restores_the_old_one() {
    let mut desk = three();
    let id = id_of(&desk, "Ada – Bob");
    desk.act(LibraryAction::Rename(Some(id)));
    assert_eq!(desk.library.renaming(), Some(id));
    desk.act(LibraryAction::Name(id, "  The   famous one ".into()));
    assert_eq!((desk.library.renaming(), desk.pocket[&id].0.name.as_str()), (None, "The famous one"));
    desk.act(LibraryAction::Name(id, "Too late".into()));
    desk.act(LibraryAction::Enter);
    assert!(desk.titles().contains(&"The famous one".to_owned()));
    // Entering the same name again changes nothing.
    let other = id_of(&desk, "Cleo – Dan");
    desk.name(other, "Cleo – Dan");
    assert_eq!(desk.pocket[&other].0.name, "");
    desk.broken = Some(Trouble::Full);
    desk.name(id, "Lost");
    assert!(desk.titles().contains(&"The famous one".to_owned()));
    assert_eq!(desk.toast(), Some((Toast::Trouble(Trouble::Full), false)));
    // An empty name restores the automatic one.
    desk.broken = None;
    desk.name(id, "");
    assert!(desk.titles().contains(&"Ada – Bob".to_owned()));
}

#[test]
fn a_deleted_entry_comes_back_as_it_was() {
    let mut desk = three();
    let before = desk.pocket.clone();
    let id = id_of(&desk, "An ending");
    desk.act(LibraryAction::Delete(vec![id]));
    assert_eq!((desk.library.len(), desk.pocket.len(), desk.toast()), (2, 2, Some((Toast::Deleted(1), true))));
    desk.act(LibraryAction::Undo);
    assert_eq!(desk.pocket, before);
    assert_eq!(desk.titles(), ["Cleo – Dan", "An ending", "Ada – Bob"]);
    // Deleting several entries removes all selected ones, even those that a search hides.
    desk.act(LibraryAction::SelectAll(true));
    desk.act(LibraryAction::Select(id, false));
    desk.act(LibraryAction::Search("ada".into()));
    desk.act(LibraryAction::Delete(Vec::new()));
    assert_eq!(desk.pocket.keys().copied().collect::<Vec<_>>(), [id]);
    assert_eq!(desk.library.selected(), 0);
    desk.act(LibraryAction::Undo);
    assert_eq!(desk.pocket, before);
    // If no entry is selected, none is deleted. An entry whose deletion fails stays.
    desk.act(LibraryAction::Delete(Vec::new()));
    desk.broken = Some(Trouble::Forbidden);
    desk.act(LibraryAction::Delete(vec![id]));
    assert_eq!((desk.library.len(), desk.pocket), (3, before));
}

#[test]
fn steps_are_undone_one_after_the_other() {
    let mut desk = Desk::new();
    desk.import(THREE);
    let before = desk.pocket.clone();
    for title in ["Ada – Bob", "Cleo – Dan"] {
        let id = id_of(&desk, title);
        desk.act(LibraryAction::Delete(vec![id]));
        // Another message in between is not a step, and the undo remains.
        desk.act(LibraryAction::Copied(false));
        assert_eq!(desk.toast(), Some((Toast::NotCopied, false)));
        desk.act(LibraryAction::Hush);
    }
    let id = id_of(&desk, "An ending");
    desk.act(LibraryAction::Delete(vec![id]));
    // If the database fails to restore an entry, the undo stays available.
    desk.broken = Some(Trouble::Full);
    desk.act(LibraryAction::Undo);
    assert_eq!((desk.pocket.len(), desk.toast()), (0, Some((Toast::Trouble(Trouble::Full), true))));
    desk.broken = None;
    for left in [1, 2, 3] {
        desk.act(LibraryAction::Undo);
        // The import would be next. Its undo is not offered, so that an extra tap does not revert the import.
        assert_eq!((desk.pocket.len(), desk.toast()), (left, Some((Toast::Restored(1), left < 3))));
    }
    desk.act(LibraryAction::Undo);
    assert_eq!(desk.pocket, before);
    // While its message is shown, an import can be undone, and that deletion can be undone too.
    desk.import(THREE.replace("Ada", "Eve").as_str());
    let after = desk.pocket.clone();
    desk.act(LibraryAction::Undo);
    assert_eq!(desk.toast(), Some((Toast::Deleted(after.len() - 3), true)));
    desk.act(LibraryAction::Undo);
    assert_eq!(desk.pocket, after);
    desk.act(LibraryAction::Delete(desk.pocket.keys().copied().collect()));
    // The number of steps is limited.
    desk.import(&(0..25).map(|n| format!("[White \"P{n}\"]\n\n1.e4 *\n\n")).collect::<String>());
    let ids: Vec<u64> = desk.pocket.keys().copied().collect();
    ids.into_iter().for_each(|id| desk.act(LibraryAction::Delete(vec![id])));
    (0..25).for_each(|_| desk.act(LibraryAction::Undo));
    assert_eq!(desk.pocket.len(), 20);
}

#[test]
fn failures_are_reported() {
    let mut desk = three();
    desk.broken = Some(Trouble::Other("boom".into()));
    let id = id_of(&desk, "Ada – Bob");
    for action in [
        LibraryAction::Open(id, OpenPurpose::Play),
        LibraryAction::Export(Vec::new(), Style::Leslie, Target::File),
        LibraryAction::Fetched(Purpose::Open(OpenPurpose::Play), Err(Trouble::Other("boom".into()))),
    ] {
        desk.act(LibraryAction::Hush);
        desk.act(action);
        assert_eq!(desk.toast(), Some((Toast::Trouble(Trouble::Other("boom".into())), false)));
    }
    assert!(desk.saved.is_empty() && desk.opened.is_empty());
    let session = Play::new(Tree::new(AnyPosition::start("hole").unwrap()), Players::HUMANS, DEFAULT_STRENGTH);
    let kept = LibraryEntry::of(1, session.record(["a".into(), "b".into()], String::new())).unwrap();
    desk.act(LibraryAction::Keep(Why::Asked, Box::new(kept)));
    assert!(matches!(desk.told.last(), Some((Why::Asked, Err(_)))));
    for trouble in [Trouble::Forbidden, Trouble::Full, Trouble::Blocked] {
        assert!(words::trouble(&trouble).len() > 40);
    }
}
