//! Records that made room and are not in the library yet: stored by name until they are, since the page may be left before that, and
//! the library may fail.

use super::aside::is_aside;
use super::{database, own_names, put, remove, stored_as};
use crate::session::library::{LibraryEntry, StoredEntry, Trouble, surplus};
use crate::sorted::sorted;

/// What is before the number in such a name.
const UNFILED: &str = "hostage-chess.unfiled.";

/// What is between an entry and its text.
const END: char = '\0';

/// Stores a record by name until it is in the library. False if there is no room for it.
pub fn hold((entry, text): &StoredEntry) -> bool {
    put(&format!("{UNFILED}{}", entry.id), &format!("{}{END}{text}", entry.text()))
}

/// Stores a record and puts it into the library if possible. Returns the entries that were deleted to make room.
///
/// # Errors
/// Those of the library, if there is no room by name either. The last displaced game is still in its own place then.
pub async fn displace(record: &StoredEntry) -> Result<Vec<LibraryEntry>, Trouble> {
    if !hold(record) {
        return database::keep(record).await;
    }
    let (entry, _) = record;
    let mut gone = file().await;
    let left = waiting().into_iter().filter_map(|name| Some(read(&name)?.0));
    for entry in surplus(left, entry.displaced.unwrap_or_default()) {
        remove(&format!("{UNFILED}{}", entry.id));
        gone.push(entry);
    }
    Ok(gone)
}

/// Puts the waiting records into the library, the oldest first. Returns the entries that were deleted to make room.
pub async fn file() -> Vec<LibraryEntry> {
    let mut gone = Vec::new();
    for name in waiting() {
        let stored = stored_as(&name);
        let Some(record) = read(&name) else { continue };
        match database::keep(&record).await {
            Ok(mut more) => gone.append(&mut more),
            Err(_) => break,
        }
        // It may have been displaced once more meanwhile.
        if stored_as(&name) == stored {
            remove(&name);
        }
    }
    gone
}

fn read(name: &str) -> Option<StoredEntry> {
    let stored = stored_as(name);
    let (entry, text) = stored.split_once(END)?;
    Some((LibraryEntry::read(entry)?, text.to_owned()))
}

/// Their names. Numbers are times, and have as many digits for centuries.
fn waiting() -> Vec<String> {
    sorted(own_names().filter(|name| name.starts_with(UNFILED) && !is_aside(name)), |a, b| a < b)
}
