//! Text of the dialog that imports a backup file.

use super::{listed, say, text};
use crate::game::message::{Message, Value};
use crate::live::LiveResults;
use crate::session::Settings;
use crate::session::backup::Backup;
use crate::session::career::history::Career;
use crate::session::lesson::LessonProgress;
use crate::session::puzzles;

/// Returns the title, with the name of the file.
pub fn import_title(name: &str) -> String {
    say(&Message::new("import-title").with("name", Value::foreign(name)))
}

fn counted(id: &'static str, number: usize) -> String {
    say(&Message::new(id).with("number", number))
}

/// Returns the number of games in the file.
pub fn import_games(number: usize) -> String {
    counted("import-games", number)
}

/// Returns the number of boards in the file.
pub fn import_boards(number: usize) -> String {
    counted("import-boards", number)
}

/// Returns the number of unreadable parts of the file.
pub fn import_unread(number: usize) -> String {
    counted("import-unread", number)
}

/// Returns the name of the settings and which of them would change, or `None` if the file has no settings.
pub fn import_settings(backup: &Backup, here: &Settings) -> Option<(String, String)> {
    let theirs = backup.settings(here)?;
    let changes: Vec<&str> = here.differing(&theirs).map(text).collect();
    let note = match changes.is_empty() {
        true => text("import-settings-same").to_owned(),
        false => say(&Message::new("import-settings-changes").with("list", Value::foreign(listed(&changes)))),
    };
    Some((text("nav-settings").to_owned(), note))
}

/// Returns the number of stars in the file and how they are merged.
pub fn import_lessons(lessons: &LessonProgress) -> (String, String) {
    (counted("import-lessons", lessons.all_stars()), text("import-lessons-note").to_owned())
}

/// Returns the number of solved puzzles in the file and what happens to the rating.
pub fn import_puzzles(theirs: &puzzles::PuzzleProgress, here: &puzzles::PuzzleProgress) -> (String, String) {
    let message = match (here.tried, theirs.tried > here.tried) {
        (0, _) => Message::new("import-puzzles-rating"),
        (_, true) => Message::new("import-puzzles-other").with("here", usize::from(here.rating())),
        (_, false) => Message::new("import-puzzles-same").with("here", usize::from(here.rating())),
    };
    (counted("import-puzzles", theirs.solved as usize), say(&message.with("rating", usize::from(theirs.rating()))))
}

/// Returns the number of games against the computer in the file and how they are merged.
pub fn import_career(theirs: &Career, here: &Career) -> (String, String) {
    let note = if here.is_empty() || theirs.shares(here) { "import-career-joined" } else { "import-career-foreign" };
    (counted("import-career", theirs.games().len()), text(note).to_owned())
}

/// Returns the number of games against people in the file and how they are merged.
pub fn import_people(theirs: &LiveResults, here: &LiveResults) -> (String, String) {
    let note = if here.is_empty() || theirs.shares(here) { "import-career-joined" } else { "import-people-foreign" };
    (counted("import-people", theirs.games()), text(note).to_owned())
}
