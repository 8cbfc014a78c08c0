//! The data stored in the browser: listing it, exporting it to one file, deleting it.

use super::library::FINDINGS;
use super::{Effect, Shell};
use crate::game::Game;
use crate::game::Style;
use crate::game::any::AnyPosition;
use crate::game::message::Message;
use crate::session::backup::{ExtraKind, LACKS, StoredExtras};
use crate::session::library::LibraryEffect;
use crate::session::library::{KeptAgain, LibraryState, Purpose, StoredEntry, goes_on, kept_again};
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
    pub(super) fn export_everything(&mut self, extras: StoredExtras) {
        self.extras = extras;
        self.want(Effect::Library(LibraryEffect::Fetch(Purpose::Everything, Vec::new())));
    }

    /// Writes a backup, which any library can read. The current game and other boards come before the records of the
    /// library. If the library's records are missing, the file and its name say so.
    pub(super) fn save_everything(&mut self, records: Option<&[StoredEntry]>) {
        // The stored settings and lessons may be older than those in use.
        self.extras[ExtraKind::Settings] = self.settings.to_string();
        self.extras[ExtraKind::Lessons] = self.progress.to_string();
        // Each on one line, because stored text may have line breaks between its fields.
        let line = |kind: ExtraKind| format!("{} {}\n", kind.beginning(), self.extras[kind].replace(['\n', '\r'], " "));
        let mut text = [ExtraKind::Settings, ExtraKind::Lessons, ExtraKind::Puzzles].map(line).concat();
        let is_complete = records.is_some();
        let name = if is_complete { "hostage-chess.pgn" } else { "hostage-chess-without-library.pgn" };
        let records = records.unwrap_or_else(|| {
            text += &format!("{LACKS}\n");
            &[]
        });
        for kind in [ExtraKind::Career, ExtraKind::Results] {
            if !self.extras[kind].is_empty() {
                text += &line(kind);
            }
        }
        let mut add = |record: &str| text += &format!("\n{record}");
        let running = Some(&self.play).filter(|play| play.played() > 0).cloned();
        let earlier = self.displaced.as_ref().and_then(Play::<AnyPosition>::restore);
        let mut written = Vec::new();
        let games = running.iter().chain(&earlier);
        let games = games.filter_map(|play| self.entry(play.origin().id.unwrap_or_default(), play));
        let analysis = self.analysis_entry(&self.analysis).filter(|_| self.analysis_is_own(is_complete));
        for mut stored in games.chain(analysis) {
            if let Some(known) = records.iter().find(|(known, _)| known.id == stored.0.id) {
                match in_backup(known, &stored) {
                    KeptAgain::Stays => continue,
                    KeptAgain::Beside => {}
                    KeptAgain::Replaces | KeptAgain::Displaces => {
                        stored.0.name.clone_from(&known.0.name);
                        written.push(known.0.id);
                    }
                }
            }
            add(&stored.0.backup(&stored.1));
        }
        // The position of the editor becomes a record without moves, if it is valid.
        let set_up = self.editor.verdict().as_ref().ok();
        if let Some(position) = set_up.filter(|position| position.fen() != self.editor.rules().fen()) {
            add(&notation::record(&Tree::new(position.clone()), Vec::new()).write(Style::default()));
        }
        for (entry, record) in records.iter().filter(|(entry, _)| !written.contains(&entry.id)) {
            add(&entry.backup(record));
        }
        self.want(Effect::Library(LibraryEffect::Save(name.to_owned(), text)));
    }

    /// True if a backup needs the analysis. One that only shows a game of a complete backup would be a second copy.
    fn analysis_is_own(&self, is_complete: bool) -> bool {
        let saved = self.analysis.save();
        saved.game.holds_anything() && !(is_complete && saved.is_untouched() && !saved.tags.is_empty())
    }
}

/// What a backup does with the library's record of a game or analysis whose current state it has too. Nothing may be
/// lost, and a record that has everything stays as it is, so that the library recognises it.
fn in_backup((before, was): &StoredEntry, stored: &StoredEntry) -> KeptAgain {
    let (entry, text) = stored;
    let is_same_end = (before.moves, &before.fen, &before.result) == (entry.moves, &entry.fen, &entry.result);
    let findings = text.lines().find(|line| line.starts_with(&format!("[{FINDINGS} ")));
    let is_held = findings.is_none_or(|findings| was.contains(findings)) && goes_on(text, was);
    match entry.analysis {
        _ if is_held && is_same_end => KeptAgain::Stays,
        false => kept_again((before, was), stored),
        true if goes_on(was, text) => KeptAgain::Replaces,
        true if is_held => KeptAgain::Stays,
        true => KeptAgain::Beside,
    }
}
