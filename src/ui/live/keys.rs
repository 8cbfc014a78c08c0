//! Signing keys of live games in the browser's IndexedDB. It stores private keys without showing them to scripts. A page over
//! plain http has only keys of plain bytes, which scripts of the page can read.

use js_sys::{Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{IdbObjectStore, IdbTransactionMode};

use super::crypto::{CryptoFault, SeatKey};
use crate::session::library::Trouble;
use crate::ui::storage::connection::{StoreConnection, answered, tried};
use crate::ui::storage::is_emptied;

const NAME: &str = crate::ui::storage::LIVE_KEYS;
const KEYS: &str = "keys";

/// Fields of a stored key.
const PUBLIC: &str = "public";
const PRIVATE: &str = "private";

/// Name of the reader's key. All seats use this key, because results are stored by key.
pub const OWN: &str = "you";

/// Returns the reader's key, which is created and stored if there is none. The second value says why the key could not
/// be stored. Such a key, and all seats that use it, are lost when the page is closed.
pub async fn own() -> Result<(SeatKey, Option<Trouble>), CryptoFault> {
    let trouble = match load(OWN).await {
        Ok(Some(key)) => return Ok((key, None)),
        Ok(None) => None,
        Err(trouble) => Some(trouble),
    };
    let key = SeatKey::create().await?;
    if trouble.is_some() {
        return Ok((key, trouble));
    }
    Ok(match store(OWN, &key).await {
        Ok(stored) => (stored, None),
        Err(trouble) => (key, Some(trouble)),
    })
}

/// Returns the key with this name, if there is one.
///
/// # Errors
/// [`Trouble::Forbidden`] if the browser allows no storage here, as in some private windows. [`Trouble::Other`] if the
/// key has a form that this version does not know.
pub async fn load(name: &str) -> Result<Option<SeatKey>, Trouble> {
    tried(|| async {
        let job = Job::open(IdbTransactionMode::Readonly).await?;
        job.key(name).await
    })
    .await
}

/// Stores a key, and returns it. If another tab has stored a key with this name, returns that key instead.
///
/// # Errors
/// Those of [`load`]. An unreadable key is not overwritten.
pub async fn store(name: &str, key: &SeatKey) -> Result<SeatKey, Trouble> {
    tried(|| async {
        let job = Job::open(IdbTransactionMode::Readwrite).await?;
        if is_emptied() {
            return Err(Trouble::Forbidden);
        }
        if let Some(stored) = job.key(name).await? {
            return Ok(stored);
        }
        let record = Object::new();
        Reflect::set(&record, &PUBLIC.into(), &Uint8Array::from(key.public().bytes()))?;
        Reflect::set(&record, &PRIVATE.into(), &key.private())?;
        job.keys.put_with_key(&record, &name.into())?;
        job.connection.done().await?;
        Ok(key.clone())
    })
    .await
}

/// Transaction over the keys.
struct Job {
    connection: StoreConnection,
    keys: IdbObjectStore,
}

impl Job {
    async fn open(mode: IdbTransactionMode) -> Result<Job, Trouble> {
        let connection = StoreConnection::open(NAME, &[KEYS], mode).await?;
        let keys = connection.store(KEYS)?;
        Ok(Job { connection, keys })
    }

    async fn key(&self, name: &str) -> Result<Option<SeatKey>, Trouble> {
        let request = self.keys.get(&name.into())?;
        answered(&request).await?;
        let record = request.result()?;
        if record.is_undefined() {
            return Ok(None);
        }
        let key = read(&record).ok_or_else(|| Trouble::Other("unknown form of key".to_owned()))?;
        Ok(Some(key))
    }
}

/// Reads a stored key. Returns none if its form is unknown.
fn read(record: &JsValue) -> Option<SeatKey> {
    let field = |name: &str| Reflect::get(record, &name.into()).ok();
    let public: Uint8Array = field(PUBLIC)?.dyn_into().ok()?;
    SeatKey::restored(&public.to_vec(), field(PRIVATE)?)
}
