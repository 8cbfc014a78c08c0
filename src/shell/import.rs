//! The import of files into the library. Backup files are recognised before anything is stored, and the user chooses
//! what to import. All other files change only the library.

use crate::session::library::LibraryAction;
use std::rc::Rc;

use super::{Dialog, Effect, Shell};
use crate::game::Style;
use crate::game::any::AnyPosition;
use crate::game::pgn::lines;
use crate::game::pgn::many::Cuts;
use crate::json;
use crate::session::backup::{Backup, Chosen, ExtraKind, Joined, PerKind, StoredExtras, recognise};
use crate::session::editor::{self, Editor};
use crate::session::lesson::LessonProgress;
use crate::session::library::{self, ImportedExtras, Intake, StoredEntry};
use crate::session::{Analysis, Play, SavedAnalysis, SavedGame, Settings, Tree, notation};

/// A backup file, until the user has chosen what to import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingImport {
    intake: Intake,
    backup: Backup,
    records: usize,
}

impl PendingImport {
    pub fn name(&self) -> &str {
        &self.intake.name
    }

    /// The content of the backup besides the records.
    pub fn backup(&self) -> &Backup {
        &self.backup
    }

    pub fn records(&self) -> usize {
        self.records
    }
}

impl Shell {
    /// Returns a text of records for import into the library. For a backup file, first asks the user what to import.
    pub(super) fn gate(&mut self, mut intake: Intake) -> Option<Intake> {
        // The offset of the records refers to the text as the import reads it.
        intake.text = lines(intake.text);
        if self.library.import().is_some() {
            // The library announces that another import is running.
            return Some(intake);
        }
        if self.dialog == Some(Dialog::Import) || self.intake.is_some() {
            self.act_in_library(LibraryAction::Busy(intake.name));
            return None;
        }
        let Some(backup) = recognise(&intake.text) else {
            self.number_after(&intake);
            return Some(intake);
        };
        let records = Cuts::new(intake.text.get(backup.begins.0..).unwrap_or_default()).count();
        self.pending_import = Some(Rc::new(PendingImport { intake, backup, records }));
        self.dialog = Some(Dialog::Import);
        None
    }

    /// Raises the last id above those of an import, whose records are numbered from its first id.
    fn number_after(&mut self, intake: &Intake) {
        self.last_id = self.last_id.max(intake.next + 999);
    }

    /// Imports the chosen parts: first the data besides the records, which is stored either completely or not at all.
    pub(super) fn accept(&mut self, chosen: Chosen) {
        let Some(pending) = self.pending_import.take().filter(|_| self.dialog == Some(Dialog::Import)) else { return };
        self.dialog = None;
        let PendingImport { mut intake, mut backup, .. } = Rc::unwrap_or_clone(pending);
        (intake.begins, intake.is_backup) = (backup.begins, true);
        if !chosen.games {
            (intake.text, intake.begins) = (String::new(), (0, 0));
        }
        if chosen.boards {
            let boards = std::mem::take(&mut backup.boards);
            intake.beside.refused += boards.len();
            for record in boards.iter().filter_map(|(name, text)| self.record_of(name, text)) {
                intake.text += &format!("\n\n{record}");
                intake.beside.refused -= 1;
            }
        }
        self.number_after(&intake);
        let brought = PerKind::of(|kind| backup.beside[kind].take().filter(|_| chosen.kinds[kind]));
        let kinds = PerKind::of(|kind| brought[kind].is_some());
        intake.beside.kinds = kinds;
        self.intake = Some(Box::new(intake));
        if kinds != PerKind::default() {
            self.want(Effect::BringIn(Box::new(brought)));
        } else {
            self.brought_in(Some(Box::default()));
        }
    }

    /// Continues an import after its data besides the records was stored. If there was no space for that data, nothing
    /// is imported.
    pub(super) fn brought_in(&mut self, joined: Option<Box<Joined>>) {
        let Some(mut intake) = self.intake.take() else { return };
        let Some(joined) = joined else { return self.act_in_library(LibraryAction::NoRoom) };
        let Joined { step, refused } = *joined;
        let ImportedExtras { kinds, refused: before, .. } = intake.beside;
        let is_any = kinds != PerKind::default();
        if is_any {
            self.hold(&step.after);
        }
        intake.beside = ImportedExtras { step: is_any.then(|| Box::new(step)), kinds, refused: before + refused };
        self.act_in_library(LibraryAction::TakeIn(intake));
    }

    /// Applies the settings and lesson progress that are stored now.
    pub(super) fn hold(&mut self, held: &StoredExtras) {
        self.settings = Settings::read(&held[ExtraKind::Settings]);
        self.progress = LessonProgress::read(&held[ExtraKind::Lessons]);
    }

    /// The content of a board as a record; none if it cannot be read.
    fn record_of(&self, name: &str, text: &str) -> Option<String> {
        let backup = |(entry, text): StoredEntry| entry.backup(&text);
        Some(match name {
            "game" | "displaced" => {
                let play = Play::<AnyPosition>::restore(&json::read::<SavedGame>(text)?)?;
                backup(self.entry(0, &play)?)
            }
            "analysis" | "analysis.displaced" => {
                let analysis = Analysis::<AnyPosition>::restore(&json::read::<SavedAnalysis>(text)?)?;
                backup(self.analysis_entry(&analysis)?)
            }
            "setup" => {
                let editor = Editor::<AnyPosition>::restore(&json::read::<editor::SavedEditor>(text)?)?;
                let position = editor.verdict().as_ref().ok()?;
                notation::record(&Tree::new(position.clone()), Vec::new()).write(Style::default())
            }
            _ => {
                let (entry, record) = text.split_once('\0')?;
                library::LibraryEntry::read(entry)?.backup(record)
            }
        })
    }
}
