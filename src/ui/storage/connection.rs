//! Connections to the browser's IndexedDB. They use the browser's API directly: a wrapper crate made the page 26 KB
//! larger, compressed.
//!
//! A transaction must await only its own requests. Each connection closes its database, so that no tab blocks another.

use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

use crate::session::library::Trouble;

/// Timeout for opening a database, in milliseconds.
const SILENCE: i32 = 8_000;

/// Runs a job, and repeats it once if the connection was lost, which happens to pages that have slept. So jobs must be
/// repeatable.
pub async fn tried<T, F: Future<Output = Result<T, Trouble>>>(job: impl Fn() -> F) -> Result<T, Trouble> {
    match job().await {
        // A closing connection gives an InvalidStateError; a lost connection is recognisable only by its message.
        Err(Trouble::Forbidden | Trouble::Other(_)) => job().await,
        done => done,
    }
}

/// A transaction over stores of a database. The database is closed at the end.
pub struct StoreConnection {
    database: IdbDatabase,
    transaction: IdbTransaction,
}

impl StoreConnection {
    /// Begins a transaction over these stores. Missing stores are created, and so is the database.
    pub async fn open(
        name: &'static str,
        stores: &'static [&'static str],
        mode: IdbTransactionMode,
    ) -> Result<StoreConnection, Trouble> {
        let database = connect(name, stores, None).await?;
        match StoreConnection::over(&database, stores, mode) {
            // The database was created without its stores, because its upgrade was interrupted. The next version
            // creates them.
            Err(error) if error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "NotFoundError") => {
                let database = connect(name, stores, Some(database.version() + 1.0)).await?;
                Ok(StoreConnection::over(&database, stores, mode)?)
            }
            done => Ok(done?),
        }
    }

    fn over(database: &IdbDatabase, stores: &[&str], mode: IdbTransactionMode) -> Result<StoreConnection, JsValue> {
        let stores: js_sys::Array = stores.iter().map(|store| JsValue::from_str(store)).collect();
        match database.transaction_with_str_sequence_and_mode(&stores, mode) {
            Ok(transaction) => Ok(StoreConnection { database: database.clone(), transaction }),
            Err(error) => {
                // An open connection would block other tabs from upgrading the database.
                database.close();
                Err(error)
            }
        }
    }

    /// A store of the transaction.
    pub fn store(&self, name: &str) -> Result<IdbObjectStore, Trouble> {
        Ok(self.transaction.object_store(name)?)
    }

    /// Waits until the transaction is complete.
    pub async fn done(&self) -> Result<(), Trouble> {
        let transaction = &self.transaction;
        let ended = Promise::new(&mut |resolve, reject| {
            transaction.set_oncomplete(Some(&resolve));
            transaction.set_onabort(Some(&reject));
        });
        match JsFuture::from(ended).await {
            Ok(_) => Ok(()),
            Err(_) => {
                let error = transaction.error();
                Err(error.map_or(Trouble::Full, |error| refused(&error, Trouble::Other(error.message()))))
            }
        }
    }
}

impl Drop for StoreConnection {
    fn drop(&mut self) {
        self.database.close();
    }
}

/// Opens a database at its current version, or at a given version. An upgrade creates missing stores.
async fn connect(name: &str, stores: &'static [&'static str], version: Option<f64>) -> Result<IdbDatabase, Trouble> {
    if super::is_framed() {
        return Err(Trouble::Framed);
    }
    let factory = gloo::utils::window().indexed_db().ok().flatten().ok_or(Trouble::Forbidden)?;
    let request = match version {
        Some(version) => factory.open_with_f64(name, version),
        None => factory.open(name),
    };
    let request = request.map_err(|_| Trouble::Forbidden)?;
    let upgrade = Closure::<dyn FnMut()>::new({
        let request = request.clone();
        move || {
            if let Some(database) = opened_by(&request) {
                for store in stores {
                    // Fails if the store exists. Any other failure shows up in the transaction.
                    let _ = database.create_object_store(store);
                }
            }
        }
    });
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let opened = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        request.set_onblocked(Some(&reject));
    });
    // Some browsers never answer the first page that opens a database after they start.
    let timer = Promise::new(&mut |_, reject| {
        // Without a timer, opening the database may never end.
        let _ = gloo::utils::window().set_timeout_with_callback_and_timeout_and_arguments_0(&reject, SILENCE);
    });
    if let Err(why) = JsFuture::from(Promise::race(&js_sys::Array::of2(&opened, &timer))).await {
        let trouble = match request.error() {
            // The timer rejects without a reason.
            _ if why.is_undefined() => Trouble::Silent,
            Ok(Some(error)) => return Err(refused(&error, Trouble::Forbidden)),
            Ok(None) | Err(_) => Trouble::Blocked,
        };
        close_late(&request, upgrade);
        return Err(trouble);
    }
    Ok(request.result()?.unchecked_into())
}

/// Closes the database if the browser opens it after all, because an open connection would block other tabs. Until then
/// the upgrade is kept: the browser may still call it.
fn close_late(request: &IdbRequest, upgrade: Closure<dyn FnMut()>) {
    // Of the two events, only one comes, and only once.
    let answered = Closure::once_into_js({
        let request = request.clone();
        move || {
            if let Some(database) = opened_by(&request) {
                database.close();
            }
            drop(upgrade);
        }
    });
    request.set_onsuccess(Some(answered.unchecked_ref()));
    request.set_onerror(Some(answered.unchecked_ref()));
}

/// The database that a request has opened; none if it failed.
fn opened_by(request: &IdbRequest) -> Option<IdbDatabase> {
    request.result().ok()?.dyn_into().ok()
}

/// Waits until a request is answered.
pub async fn answered(request: &IdbRequest) -> Result<(), Trouble> {
    let answered = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(answered).await {
        Ok(_) => Ok(()),
        Err(_) => Err(request.error()?.map_or(Trouble::Full, |error| refused(&error, Trouble::Other(error.message())))),
    }
}

impl From<JsValue> for Trouble {
    fn from(error: JsValue) -> Trouble {
        match error.dyn_into::<DomException>() {
            Ok(error) => refused(&error, Trouble::Other(error.message())),
            Err(_) => Trouble::Other(String::new()),
        }
    }
}

fn refused(error: &DomException, otherwise: Trouble) -> Trouble {
    match error.name().as_str() {
        "QuotaExceededError" => Trouble::Full,
        "SecurityError" | "InvalidStateError" | "NotAllowedError" => Trouble::Forbidden,
        "VersionError" => Trouble::Blocked,
        _ => otherwise,
    }
}

/// Deletes a database, once no tab has it open. One that is not there counts as deleted.
pub fn delete(name: &str) {
    if let Some(factory) = gloo::utils::window().indexed_db().ok().flatten() {
        // The browser deletes it in the background.
        let _ = factory.delete_database(name);
    }
}
