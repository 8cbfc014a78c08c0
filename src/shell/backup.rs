//! The data stored in the browser: listing it, exporting it to one file, deleting it.

use super::{Effect, Shell};
use crate::game::Game;
use crate::game::Style;
use crate::game::any::AnyPosition;
use crate::game::message::Message;
use crate::session::backup::{CAREER, LACKS, LESSONS, PUZZLES, RESULTS, SETTINGS};
use crate::session::library::LibraryEffect;
use crate::session::library::{LibraryState, Purpose, StoredEntry};
use crate::session::{Play, Tree, notation};
use crate::words;

impl Shell {
    /// A list of the stored data, one line each.
    pub fn held(&self) -> Vec<String> {
        let played = |play: &Play<AnyPosition>| {
            (play.played() > 0).then(|| Message::new("held-game").with("moves", play.length().div_ceil(2)))
        };
        let lines = [
            (*self.library.state() == LibraryState::Ready)
                .then(|| Message::new("held-library").with("number", self.library.all().count())),
            played(&self.play),
            self.displaced.as_ref().map(|_| Message::new("held-earlier")),
            self.analysis.save().game.holds_anything().then(|| Message::new("held-analysis")),
            Some(Message::new("held-rest")),
        ];
        let trouble = match self.library.state() {
            LibraryState::Failed(trouble) => Some(words::trouble(trouble)),
            _ => None,
        };
        trouble.into_iter().chain(lines.into_iter().flatten().map(|line| words::say(&line))).collect()
    }

    /// Asks for the records of the library, to write a backup.
    pub(super) fn export_everything(&mut self, extras: [String; 3]) {
        self.extras = extras;
        self.want(Effect::Library(LibraryEffect::Fetch(Purpose::Everything, Vec::new())));
    }

    /// Writes a backup, which any library can read. The current game and other boards come before the records of the
    /// library. If the library's records are missing, the file and its name say so.
    pub(super) fn save_everything(&mut self, records: Option<&[StoredEntry]>) {
        // Each on one line, because stored text may have line breaks between its fields.
        let [puzzles, career, results] = self.extras.each_ref().map(|text| text.replace(['\n', '\r'], " "));
        let mut text = format!("{SETTINGS} {}\n{LESSONS} {}\n{PUZZLES} {puzzles}\n", self.settings, self.progress);
        let name = if records.is_some() { "hostage-chess.pgn" } else { "hostage-chess-without-library.pgn" };
        let records = records.unwrap_or_else(|| {
            text += &format!("{LACKS}\n");
            &[]
        });
        if !career.is_empty() {
            text += &format!("{CAREER} {career}\n");
        }
        if !results.is_empty() {
            text += &format!("{RESULTS} {results}\n");
        }
        let mut add = |record: &str| text += &format!("\n{record}");
        let running = Some(&self.play).filter(|play| play.played() > 0).cloned();
        let earlier = self.displaced.as_ref().and_then(Play::<AnyPosition>::restore);
        let mut written = Vec::new();
        for play in running.iter().chain(&earlier) {
            let id = play.origin().id.unwrap_or_default();
            if let Some((mut entry, record)) = super::library::entry(id, play, self.moment.date()) {
                // The library may have an earlier version of this game.
                if let Some((known, _)) = records.iter().find(|(known, _)| known.id == id) {
                    entry.name.clone_from(&known.name);
                }
                add(&entry.export(&record));
                written.push(id);
            }
        }
        if self.analysis.save().game.holds_anything() {
            add(&notation::record(self.analysis.tree(), Vec::new()).write(Style::default()));
        }
        // The position of the editor becomes a record without moves, if it is valid.
        let set_up = self.editor.verdict().as_ref().ok();
        if let Some(position) = set_up.filter(|position| position.fen() != self.editor.rules().fen()) {
            add(&notation::record(&Tree::new(position.clone()), Vec::new()).write(Style::default()));
        }
        for (entry, record) in records.iter().filter(|(entry, _)| !written.contains(&entry.id)) {
            add(&entry.export(record));
        }
        self.want(Effect::Library(LibraryEffect::Save(name.to_owned(), text)));
    }
}
