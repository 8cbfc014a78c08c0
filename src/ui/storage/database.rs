//! The library in the browser's IndexedDB. One store holds the data of the list and another the texts, which keeps a
//! long list fast.
//!
//! A transaction awaits only its own requests. Each job opens and closes the database, so that no tab blocks another.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{IdbObjectStore, IdbRequest, IdbTransactionMode};

use super::connection::{StoreConnection, answered, tried};
use crate::session::library::{KeptAgain, LibraryEntry, StoredEntry, Trouble, kept_again, surplus};
use crate::ui::now::moment;

const NAME: &str = "hostage-chess.library";
const ENTRIES: &str = "entries";
const TEXTS: &str = "texts";

/// All entries of the list. Unreadable entries, and texts without an entry, appear as unread entries and stay as
/// stored.
pub async fn load() -> Result<Vec<LibraryEntry>, Trouble> {
    tried(load_once).await
}

async fn load_once() -> Result<Vec<LibraryEntry>, Trouble> {
    let job = Job::open(IdbTransactionMode::Readonly).await?;
    let (keys, entries, texts) = (job.entries.get_all_keys()?, job.entries.get_all()?, job.texts.get_all_keys()?);
    job.done().await?;
    let (keys, entries) = (all(&keys)?, all(&entries)?);
    let read = |(key, entry): (JsValue, JsValue)| Some(read(number(&key)?, &entry));
    let mut entries: Vec<LibraryEntry> = keys.iter().zip(entries.iter()).filter_map(read).collect();
    let known = entries.len();
    for id in all(&texts)?.iter().filter_map(|key| number(&key)) {
        // The keys are sorted.
        if entries[..known].binary_search_by_key(&id, |entry| entry.id).is_err() {
            entries.push(LibraryEntry::unread(id));
        }
    }
    Ok(entries)
}

/// Stores new records. If another tab has used a record's number for a different text, that text stays, and the record
/// gets the next free number. Returns the entries as they were stored.
pub async fn add(records: &[StoredEntry]) -> Result<Vec<LibraryEntry>, Trouble> {
    tried(|| add_once(records)).await
}

async fn add_once(records: &[StoredEntry]) -> Result<Vec<LibraryEntry>, Trouble> {
    let job = Job::to_store().await?;
    // Requests are answered in order.
    let mut counts = Vec::with_capacity(records.len());
    for (entry, _) in records {
        counts.push(job.texts.count_with_key(&key(entry.id))?);
    }
    if let Some(last) = counts.last() {
        answered(last).await?;
    }
    let mut is_free = true;
    for count in counts {
        is_free &= count.result()? == 0;
    }
    let mut added = Vec::with_capacity(records.len());
    for (entry, text) in records {
        let mut entry = entry.clone();
        if !is_free {
            entry.id = job.place(entry.id, text).await?;
        }
        job.put(&entry, text)?;
        added.push(entry);
    }
    job.done().await?;
    Ok(added)
}

/// Stores one record and returns the displaced entries that were deleted to free space. An existing entry keeps its
/// name, and a saved entry does not become a displaced one. [`kept_again`] decides whether its record is replaced.
pub async fn keep(record: &StoredEntry) -> Result<Vec<LibraryEntry>, Trouble> {
    tried(|| keep_once(record)).await
}

async fn keep_once(record: &StoredEntry) -> Result<Vec<LibraryEntry>, Trouble> {
    let job = Job::to_store().await?;
    let (mut entry, text) = record.clone();
    let mut pruned_at = entry.displaced;
    if let Some(before) = job.entry(entry.id).await? {
        let was = job.text(entry.id).await?;
        match was.as_ref().map_or(KeptAgain::Replaces, |was| kept_again((&before, was), record)) {
            again @ (KeptAgain::Replaces | KeptAgain::Displaces) => {
                if let (KeptAgain::Displaces, Some(was)) = (again, was) {
                    let mut earlier = before.clone();
                    (earlier.id, earlier.displaced) = (job.place(entry.id + 1, &was).await?, Some(moment().now));
                    job.put(&earlier, &was)?;
                    pruned_at = earlier.displaced;
                }
                (entry.name, entry.more) = (before.name, before.more);
                entry.displaced = before.displaced.and(entry.displaced);
                entry.untouched &= before.untouched;
            }
            KeptAgain::Stays => return job.done().await.map(|()| Vec::new()),
            KeptAgain::Beside => entry.id = job.place(entry.id, &text).await?,
        }
    }
    job.put(&entry, &text)?;
    let gone = match pruned_at {
        Some(now) => job.prune(now).await?,
        None => Vec::new(),
    };
    job.done().await?;
    Ok(gone)
}

/// Renames an entry without touching the rest of it, which another tab may have changed. An entry that has been deleted
/// is ignored.
pub async fn rename(id: u64, name: &str) -> Result<(), Trouble> {
    tried(|| rename_once(id, name)).await
}

async fn rename_once(id: u64, name: &str) -> Result<(), Trouble> {
    let job = Job::open(IdbTransactionMode::Readwrite).await?;
    if let Some(mut entry) = job.entry(id).await? {
        name.clone_into(&mut entry.name);
        job.put_entry(&entry)?;
    }
    job.done().await
}

/// The records with these numbers; missing ones are left out.
pub async fn fetch(ids: &[u64]) -> Result<Vec<StoredEntry>, Trouble> {
    tried(|| async { Job::open(IdbTransactionMode::Readonly).await?.take(ids, false).await }).await
}

/// All records, including those with an unreadable entry.
pub async fn fetch_all() -> Result<Vec<StoredEntry>, Trouble> {
    tried(fetch_all_once).await
}

async fn fetch_all_once() -> Result<Vec<StoredEntry>, Trouble> {
    let job = Job::open(IdbTransactionMode::Readonly).await?;
    let (keys, texts) = (job.texts.get_all_keys()?, job.texts.get_all()?);
    let entries = job.entries.get_all()?;
    job.done().await?;
    // Entries and texts are both sorted by number. The text of an unreadable entry is still returned.
    let entries: Vec<LibraryEntry> =
        all(&entries)?.iter().filter_map(|text| LibraryEntry::read(&text.as_string()?)).collect();
    let (keys, texts) = (all(&keys)?, all(&texts)?);
    let record = |(key, text): (JsValue, JsValue)| {
        let id = number(&key)?;
        let known = entries.binary_search_by_key(&id, |entry| entry.id).ok().and_then(|at| entries.get(at).cloned());
        Some((known.unwrap_or_else(|| LibraryEntry::unread(id)), text.as_string()?))
    };
    Ok(keys.iter().zip(texts.iter()).filter_map(record).collect())
}

/// Deletes the records with these numbers, and returns them.
pub async fn delete(ids: &[u64]) -> Result<Vec<StoredEntry>, Trouble> {
    tried(|| async { Job::open(IdbTransactionMode::Readwrite).await?.take(ids, true).await }).await
}

pub async fn clear() -> Result<(), Trouble> {
    tried(clear_once).await
}

async fn clear_once() -> Result<(), Trouble> {
    let job = Job::open(IdbTransactionMode::Readwrite).await?;
    job.entries.clear()?;
    job.texts.clear()?;
    job.done().await
}

/// A transaction over both stores.
struct Job {
    connection: StoreConnection,
    entries: IdbObjectStore,
    texts: IdbObjectStore,
}

impl Job {
    async fn open(mode: IdbTransactionMode) -> Result<Job, Trouble> {
        let connection = StoreConnection::open(NAME, &[ENTRIES, TEXTS], mode).await?;
        let (entries, texts) = (connection.store(ENTRIES)?, connection.store(TEXTS)?);
        Ok(Job { connection, entries, texts })
    }

    /// Begins a transaction that writes. Fails while everything is being deleted.
    async fn to_store() -> Result<Job, Trouble> {
        let job = Job::open(IdbTransactionMode::Readwrite).await?;
        if super::is_forgotten() { Err(Trouble::Forbidden) } else { Ok(job) }
    }

    /// The entry with a number. This awaits only a request of the transaction, so the transaction stays open and
    /// excludes other writers.
    async fn entry(&self, id: u64) -> Result<Option<LibraryEntry>, Trouble> {
        let request = self.entries.get(&key(id))?;
        answered(&request).await?;
        let stored = request.result()?;
        Ok((!stored.is_undefined()).then(|| read(id, &stored)))
    }

    /// The text with a number, under the same conditions.
    async fn text(&self, id: u64) -> Result<Option<String>, Trouble> {
        let request = self.texts.get(&key(id))?;
        answered(&request).await?;
        Ok(request.result()?.as_string())
    }

    /// The first number from `id` upwards that is free or already holds this text.
    async fn place(&self, mut id: u64, text: &str) -> Result<u64, Trouble> {
        while self.text(id).await?.is_some_and(|there| there != text) {
            id += 1;
        }
        Ok(id)
    }

    fn put(&self, entry: &LibraryEntry, text: &str) -> Result<(), Trouble> {
        self.texts.put_with_key(&JsValue::from_str(text), &key(entry.id))?;
        self.put_entry(entry)
    }

    fn put_entry(&self, entry: &LibraryEntry) -> Result<(), Trouble> {
        self.entries.put_with_key(&JsValue::from_str(&entry.text()), &key(entry.id))?;
        Ok(())
    }

    /// Deletes the least valuable displaced entries, and returns them.
    async fn prune(&self, now: u64) -> Result<Vec<LibraryEntry>, Trouble> {
        let request = self.entries.get_all()?;
        answered(&request).await?;
        let all = all(&request)?;
        let gone = surplus(all.iter().filter_map(|text| LibraryEntry::read(&text.as_string()?)), now);
        for entry in &gone {
            self.entries.delete(&key(entry.id))?;
            self.texts.delete(&key(entry.id))?;
        }
        Ok(gone)
    }

    async fn take(self, ids: &[u64], delete: bool) -> Result<Vec<StoredEntry>, Trouble> {
        let mut requests: Vec<[IdbRequest; 2]> = Vec::with_capacity(ids.len());
        for &id in ids {
            requests.push([self.entries.get(&key(id))?, self.texts.get(&key(id))?]);
            if delete {
                self.entries.delete(&key(id))?;
                self.texts.delete(&key(id))?;
            }
        }
        self.done().await?;
        let mut found = Vec::with_capacity(ids.len());
        for ([entry, text], &id) in requests.into_iter().zip(ids) {
            if let Some(text) = text.result()?.as_string() {
                found.push((read(id, &entry.result()?), text));
            }
        }
        Ok(found)
    }

    /// Waits until the transaction is complete.
    async fn done(&self) -> Result<(), Trouble> {
        self.connection.done().await
    }
}

/// JavaScript numbers are exact for integers up to 2^53.
fn key(id: u64) -> JsValue {
    JsValue::from_f64(id as f64)
}

fn number(key: &JsValue) -> Option<u64> {
    key.as_f64().map(|id| id as u64)
}

fn all(request: &IdbRequest) -> Result<js_sys::Array, JsValue> {
    request.result().map(JsValue::unchecked_into)
}

/// The stored entry, or an unread entry if it is missing or cannot be read.
fn read(id: u64, stored: &JsValue) -> LibraryEntry {
    stored.as_string().and_then(|text| LibraryEntry::read(&text)).unwrap_or_else(|| LibraryEntry::unread(id))
}
