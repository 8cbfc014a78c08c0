//! Records that made room and are not in the library yet: stored by name until they are, since the page may be left before that, and
//! the library may fail.

use super::{database, own_names, put, remove, stored_as};
use crate::session::library::{Entry, Stored};
use crate::sorted::sorted;

/// What is before the number in such a name.
const UNFILED: &str = "hostage-chess.unfiled.";

/// What is between an entry and its text.
const END: char = '\0';

/// How many wait at most; the oldest go.
const MOST: usize = 20;

/// Stores one, and puts it into the library if that is possible. Without either, the last that made room is still in the place that it
/// has there.
pub async fn displace(record: &Stored) {
    let (entry, text) = record;
    if put(&format!("{UNFILED}{}", entry.id), &format!("{}{END}{text}", entry.text())) {
        waiting().iter().rev().skip(MOST).for_each(|name| remove(name));
        file().await;
    } else {
        // There is no room by name.
        let _ = database::keep(record).await;
    }
}

/// Puts into the library what waits, the oldest first.
pub async fn file() {
    for name in waiting() {
        let stored = stored_as(&name);
        let record = stored.split_once(END).and_then(|(entry, text)| Some((Entry::read(entry)?, text.to_owned())));
        let Some(record) = record else { continue };
        if database::keep(&record).await.is_err() {
            return;
        }
        // It may have been displaced once more meanwhile.
        if stored_as(&name) == stored {
            remove(&name);
        }
    }
}

/// Their names. Numbers are times, and have as many digits for centuries.
fn waiting() -> Vec<String> {
    sorted(own_names().filter(|name| name.starts_with(UNFILED)), |a, b| a < b)
}
