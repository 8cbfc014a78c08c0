//! Exporting records of the library as one text, one record at a time.

use super::entries::ascending;
use super::entry::{LibraryEntry, StoredEntry};
use super::{Library, LibraryEffect, Purpose, Target, Toast};
use crate::game::Style;
use crate::game::any::AnyPosition;
use crate::game::pgn::{Given, read};

#[derive(Clone, PartialEq, Debug)]
pub struct Export {
    /// The records still to be written, the next one last.
    rest: Vec<StoredEntry>,
    text: String,
    style: Style,
    target: Target,
    total: usize,
    name: String,
}

impl Export {
    pub(super) fn new(mut rest: Vec<StoredEntry>, style: Style, target: Target) -> Export {
        rest.reverse();
        let name = match rest.as_slice() {
            [(entry, _)] => file_name(&entry.title().unwrap_or_default()),
            _ => file_name("library"),
        };
        Export { total: rest.len(), rest, text: String::new(), style, target, name }
    }

    /// Progress in percent.
    pub fn percent(&self) -> usize {
        (self.total - self.rest.len()) * 100 / self.total.max(1)
    }
}

impl Library {
    pub(super) fn ask_export(&self, ids: &[u64], style: Style, target: Target) -> Vec<LibraryEffect> {
        let (ids, none) = (ascending(ids.to_vec()), self.selected() == 0);
        let wanted = |entry: &&LibraryEntry| match (ids.is_empty(), none) {
            (false, _) => ids.binary_search(&entry.id).is_ok(),
            (true, none) => none && entry.displaced.is_some() == self.earlier || entry.selected,
        };
        let ids: Vec<u64> = self.entries.iter().filter(wanted).map(|entry| entry.id).collect();
        if ids.is_empty() { Vec::new() } else { vec![LibraryEffect::Fetch(Purpose::Export(style, target), ids)] }
    }

    pub(super) fn step_export(&mut self) -> Vec<LibraryEffect> {
        let Some(export) = &mut self.export else { return Vec::new() };
        if let Some((entry, text)) = export.rest.pop() {
            let other = (export.style != Style::default()).then(|| read::<AnyPosition>(&text, Given::default()));
            let text = other.filter(|record| record.fault.is_none()).map_or(text, |record| record.write(export.style));
            if !export.text.is_empty() {
                export.text.push('\n');
            }
            export.text += &entry.export(&text);
            return vec![LibraryEffect::Step];
        }
        let Some(Export { text, target, total, name, .. }) = self.export.take() else { return Vec::new() };
        match target {
            Target::File => {
                self.say(Toast::Saved(total));
                vec![LibraryEffect::Save(name, text)]
            }
            Target::Clipboard => {
                self.copying = total;
                vec![LibraryEffect::Copy(text)]
            }
        }
    }
}

/// Makes a file name that every system accepts.
fn file_name(title: &str) -> String {
    let letters =
        title.chars().map(|c| if c.is_ascii_alphanumeric() || !c.is_ascii() { c.to_ascii_lowercase() } else { ' ' });
    let letters: String = letters.take(60).collect();
    let words: Vec<&str> = letters.split_whitespace().collect();
    format!("{}.pgn", if words.is_empty() { "game".to_owned() } else { words.join("-") })
}
