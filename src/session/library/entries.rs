//! Selecting, naming, deleting and storing entries, and undoing these actions.

use super::entry::short;
use super::{Library, LibraryEffect, LibraryEntry, LibraryState, StoredEntry, Toast, Trouble, Undo, Why};
use crate::sorted::order;

impl Library {
    /// The ids of the selected entries.
    pub(super) fn chosen(&self) -> Vec<u64> {
        self.entries.iter().filter(|entry| entry.selected).map(|entry| entry.id).collect()
    }

    pub(super) fn find(&mut self, id: u64) -> Option<&mut LibraryEntry> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    pub(super) fn replace(&mut self, mut new: LibraryEntry) {
        self.prepare(&mut new);
        if let Some(entry) = self.find(new.id) {
            *entry = new;
            self.arrange();
        }
    }

    pub(super) fn name(&mut self, id: u64, name: &str) -> Vec<LibraryEffect> {
        // The field loses the focus as it disappears, and reports its content once more.
        if self.renaming.take() != Some(id) {
            return Vec::new();
        }
        let Some(before) = self.find(id).cloned() else { return Vec::new() };
        let name = short(&name.split_whitespace().collect::<Vec<_>>().join(" "));
        let unchanged = name == before.name || before.name.is_empty() && before.title().as_ref() == Some(&name);
        if unchanged {
            return Vec::new();
        }
        let mut named = before.clone();
        named.name = name;
        self.replace(named.clone());
        vec![LibraryEffect::Name(Box::new(named), Box::new(before))]
    }

    pub(super) fn deleted(&mut self, result: Result<Vec<StoredEntry>, Trouble>) -> Vec<LibraryEffect> {
        let undone = self.leaving.take();
        match result {
            Ok(gone) => {
                let (number, ids) = (gone.len(), ascending(gone.iter().map(|(entry, _)| entry.id).collect()));
                self.entries.retain(|entry| ids.binary_search(&entry.id).is_err());
                self.arrange();
                // Undoing an import can be undone too: every deletion can.
                self.say_step(Toast::Deleted(number), Undo::Delete(gone));
                if let Some((Undo::Import(ids, Some(step)), _)) = undone {
                    let effect = LibraryEffect::TakeOut(step.clone());
                    self.leaving = Some((Undo::Import(ids, Some(step)), number));
                    return vec![effect];
                }
            }
            Err(trouble) => {
                self.say(Toast::Trouble(trouble));
                if let Some((undone, _)) = undone {
                    // The user can try again.
                    self.undo.push(undone);
                    self.offers = true;
                }
            }
        }
        Vec::new()
    }

    /// The data imported along with records was removed again; `stays` is true if some of it remains.
    pub(super) fn taken_out(&mut self, stays: bool) {
        if let Some((_, number)) = self.leaving.take() {
            let offers = self.offers;
            self.say(Toast::TakenBack(number, stays));
            self.offers = offers && number > 0;
        }
    }

    pub(super) fn stored(
        &mut self,
        why: Why,
        mut entries: Vec<LibraryEntry>,
        result: Result<(), Trouble>,
    ) -> Vec<LibraryEffect> {
        if matches!(why, Why::Asked | Why::ByItself) {
            let kept = entries.pop().map_or(0, |entry| entry.id);
            let mut effects = vec![LibraryEffect::Tell(why, kept, result)];
            if self.state != LibraryState::Unknown {
                effects.extend(self.look());
            }
            return effects;
        }
        if why == Why::Import && self.import.is_none() {
            // The undo has failed in the meantime.
            return self.look();
        }
        if let Err(trouble) = result {
            if why == Why::Import {
                return self.end_import(Some(trouble));
            }
            self.say(Toast::Trouble(trouble));
            if why == Why::Undo {
                // The user can try again.
                self.undo.push(Undo::Delete(std::mem::take(&mut self.returning)));
                self.offers = true;
            }
            return Vec::new();
        }
        let count = entries.len();
        let ids: Vec<u64> = entries.iter().map(|entry| entry.id).collect();
        entries.iter_mut().for_each(|entry| self.prepare(entry));
        if why == Why::Undo {
            // Another tab may have restored the same entries, which are in the list by now.
            let ids = ascending(ids.clone());
            self.entries.retain(|entry| ids.binary_search(&entry.id).is_err());
        }
        self.entries.append(&mut entries);
        if why == Why::Import {
            return self.import_stored(&ids);
        } else {
            self.arrange();
            self.returning = Vec::new();
            self.say(Toast::Restored(count));
            // Further deletions can be undone from here. An import can be undone only from its own toast, or a double
            // tap would lose it.
            self.offers = matches!(self.undo.last(), Some(Undo::Delete(_)));
        }
        Vec::new()
    }

    pub(super) fn take_back(&mut self) -> Vec<LibraryEffect> {
        self.toast = None;
        if !std::mem::take(&mut self.offers) {
            return Vec::new();
        }
        match self.undo.pop() {
            Some(Undo::Delete(gone)) => {
                self.returning.clone_from(&gone);
                vec![LibraryEffect::Put(Why::Undo, gone)]
            }
            Some(Undo::Import(ids, step)) => {
                let effect = match &step {
                    Some(step) if ids.is_empty() => LibraryEffect::TakeOut(step.clone()),
                    _ => LibraryEffect::Delete(ids.clone()),
                };
                self.leaving = Some((Undo::Import(ids, step), 0));
                vec![effect]
            }
            None => Vec::new(),
        }
    }
}

/// Sorts ids for binary search, because there may be many.
pub(super) fn ascending(ids: Vec<u64>) -> Vec<u64> {
    order(ids.len(), &|a, b| ids[a] < ids[b]).into_iter().map(|place| ids[place]).collect()
}
