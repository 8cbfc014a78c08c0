//! The entries: selected, named, deleted, stored, and back again.

use super::{Effect, Entry, Library, State, Stored, Toast, Trouble, Undo, Why};
use crate::sorted::sorted;

impl Library {
    /// The numbers of the entries that are selected.
    pub(super) fn chosen(&self) -> Vec<u64> {
        self.entries.iter().filter(|entry| entry.selected).map(|entry| entry.id).collect()
    }

    pub(super) fn find(&mut self, id: u64) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    pub(super) fn replace(&mut self, new: Entry) {
        if let Some(entry) = self.find(new.id) {
            *entry = new;
            entry.prepare();
            self.arrange();
        }
    }

    pub(super) fn name(&mut self, id: u64, name: &str) -> Vec<Effect> {
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

    pub(super) fn deleted(&mut self, result: Result<Vec<Stored>, Trouble>) {
        match result {
            Ok(gone) => {
                let ids = sorted(gone.iter().map(|(entry, _)| entry.id), |a, b| a < b);
                self.entries.retain(|entry| ids.binary_search(&entry.id).is_err());
                self.arrange();
                // Also where an import was undone: whatever is deleted can come back.
                self.say_step(Toast::Deleted(gone.len()), Undo::Delete(gone));
            }
            Err(trouble) => self.say(Toast::Trouble(trouble)),
        }
    }

    pub(super) fn stored(&mut self, why: Why, mut entries: Vec<Entry>, result: Result<(), Trouble>) -> Vec<Effect> {
        if matches!(why, Why::Asked | Why::ByItself) {
            let kept = entries.pop().map_or(0, |entry| entry.id);
            let mut effects = vec![Effect::Tell(why, kept, result)];
            if self.state != State::Unknown {
                effects.extend(self.look());
            }
            return effects;
        }
        if why == Why::Import && self.import.is_none() {
            // That one has failed meanwhile.
            return self.look();
        }
        if let Err(trouble) = result {
            let effects = if why == Why::Import { self.end_import(true) } else { Vec::new() };
            self.say(Toast::Trouble(trouble));
            if why == Why::Undo {
                // It can be tried again.
                self.undo.push(Undo::Delete(std::mem::take(&mut self.returning)));
                self.offers = true;
            }
            return effects;
        }
        let count = entries.len();
        let ids: Vec<u64> = entries.iter().map(|entry| entry.id).collect();
        entries.iter_mut().for_each(Entry::prepare);
        if why == Why::Undo {
            // The same may have come back in another tab, and be in the list since.
            self.entries.retain(|entry| !ids.contains(&entry.id));
        }
        self.entries.append(&mut entries);
        if why == Why::Import {
            return self.import_stored(&ids);
        } else {
            self.arrange();
            self.returning = Vec::new();
            self.say(Toast::Restored(count));
            // More that was deleted can come back. An import is undone only where it is told of: whoever taps twice would lose it.
            self.offers = matches!(self.undo.last(), Some(Undo::Delete(_)));
        }
        Vec::new()
    }

    pub(super) fn take_back(&mut self) -> Vec<Effect> {
        self.toast = None;
        if !std::mem::take(&mut self.offers) {
            return Vec::new();
        }
        match self.undo.pop() {
            Some(Undo::Delete(gone)) => {
                self.returning.clone_from(&gone);
                vec![Effect::Put(Why::Undo, gone)]
            }
            Some(Undo::Import(ids)) => vec![Effect::Delete(ids)],
            None => Vec::new(),
        }
    }
}
