//! Displaced records that are not in the library yet. They stay in local storage until then, because the page may close
//! first, or the library may fail.

use super::aside::is_aside;
use super::{database, own_names, put, remove, stored_as};
use crate::session::library::{LibraryEntry, StoredEntry, Trouble, surplus};
use crate::sorted::sorted;

/// The prefix of their names, followed by the number.
const UNFILED: &str = "hostage-chess.unfiled.";

/// The separator between an entry and its text.
const END: char = '\0';

/// Stores a record by name until it is in the library. Returns false if there is no space.
pub fn hold((entry, text): &StoredEntry) -> bool {
    put(&format!("{UNFILED}{}", entry.id), &format!("{}{END}{text}", entry.text()))
}

/// Stores a record, and moves it to the library if possible. Returns the entries that were deleted to free space.
///
/// # Errors
/// The errors of the library, if local storage is full too. The last displaced game is then still in its original slot.
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

/// Moves the waiting records to the library, oldest first. Returns the entries that were deleted to free space.
pub async fn file() -> Vec<LibraryEntry> {
    let mut gone = Vec::new();
    for name in waiting() {
        let stored = stored_as(&name);
        let Some(record) = read(&name) else { continue };
        match database::keep(&record).await {
            Ok(mut more) => gone.append(&mut more),
            Err(_) => break,
        }
        // The game may have been displaced again in the meantime.
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

/// The names of the waiting records, oldest first. Their numbers are times of equal length, so sorting as text works.
fn waiting() -> Vec<String> {
    sorted(own_names().filter(|name| name.starts_with(UNFILED) && !is_aside(name)), |a, b| a < b)
}
