//! Live games in the browser's local storage, so that they go on after a reload. Local storage is synchronous, so an
//! act is stored before it is sent.

use std::cell::RefCell;

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::live::register::PublicKey;
use crate::live::series::StoredSeries;
use crate::live::topic::LiveId;
use crate::live::{LiveResults, LiveScore};
use crate::sorted::sorted;
use crate::ui::now::{clock, today};
use crate::ui::own_name;
use crate::ui::storage::aside::is_aside;
use crate::ui::storage::{keep_results, own_names, put, remove, results_text, stored_as};
use crate::ui::tell::tell;

/// Start of the names of series. The id of the first game follows.
const PREFIX: &str = crate::ui::storage::LIVE_GAMES;

/// Maximum number of stored series. The oldest of those that are needed least are deleted first.
const MOST: usize = 40;

thread_local! {
    /// The reader's name, if the browser has refused to store it.
    static REFUSED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns the reader's name, or an empty text.
pub fn name() -> String {
    REFUSED.with_borrow(Clone::clone).unwrap_or_else(own_name::name)
}

/// Stores the reader's name. If the browser refuses, this page keeps it until it is closed.
pub fn keep_name(name: &str) {
    REFUSED.set((!own_name::keep_name(name)).then(|| name.to_owned()));
}

fn name_of(id: &LiveId) -> String {
    format!("{PREFIX}{}", Base64UrlUnpadded::encode_string(id))
}

/// Tells the home screen that a series has changed, as the browser tells other tabs.
fn announce() {
    tell("storage");
}

/// Stores a series. Returns false if the browser refuses, even without the series that are over.
pub fn keep(id: &LiveId, series: &StoredSeries) -> bool {
    let (name, is_new) = (name_of(id), !holds(id));
    let mut is_stored = put(&name, series.write());
    if !is_stored || is_new {
        for (place, (other, stored)) in by_need().into_iter().enumerate().rev() {
            if other != name && (place >= MOST || !stored.goes_on() && !is_stored) {
                remove(&other);
                is_stored = is_stored || put(&name, series.write());
            }
        }
    }
    announce();
    is_stored
}

/// Returns the stored series with this id.
pub fn load(id: &LiveId) -> Option<StoredSeries> {
    StoredSeries::read(&stored_as(&name_of(id)))
}

/// True if a series with this id is stored.
pub fn holds(id: &LiveId) -> bool {
    !stored_as(&name_of(id)).is_empty()
}

/// Returns all stored series with their names, the one played last first.
fn named() -> Vec<(String, StoredSeries)> {
    let names = own_names().filter(|name| name.starts_with(PREFIX) && !is_aside(name));
    let found = names.filter_map(|name| StoredSeries::read(&stored_as(&name)).map(|series| (name, series)));
    sorted(found, |(_, one), (_, other)| one.played() > other.played())
}

/// Returns all stored series, the one played last first, without those that the reader offers in the lobby.
pub fn all() -> Vec<StoredSeries> {
    named().into_iter().map(|(_, series)| series).filter(|series| !series.is_seek()).collect()
}

/// Returns all stored series with their names: first those under way, then those that nobody has joined, then those that are
/// over.
fn by_need() -> Vec<(String, StoredSeries)> {
    let mut ranks = [Vec::new(), Vec::new(), Vec::new()];
    for found in named() {
        ranks[found.1.rank(clock())].push(found);
    }
    ranks.into_iter().flatten().collect()
}

/// Deletes the games that earlier pages offered in the lobby, if nobody has joined them. A page that still offers one stores
/// it again when somebody joins.
pub fn forget_seeks() {
    named().iter().filter(|(_, series)| series.is_seek()).for_each(|(name, _)| remove(name));
}

/// Deletes a series.
pub fn forget(id: &LiveId) {
    remove(&name_of(id));
    announce();
}

/// Name under which is stored that the phrases of opponents are hidden.
const QUIET: &str = "hostage-chess.quiet";

/// True if the phrases of opponents are hidden.
pub fn is_quiet() -> bool {
    !stored_as(QUIET).is_empty()
}

/// Stores whether the phrases of opponents are hidden. If the browser refuses, it holds until the page is closed.
pub fn keep_quiet(is_quiet: bool) {
    if is_quiet {
        put(QUIET, "yes");
    } else {
        remove(QUIET);
    }
}

/// Returns the link of the series that was played last.
pub fn latest() -> Option<String> {
    all().into_iter().next().map(|series| series.link().to_owned())
}

/// Returns the results against people; none if the stored text is unreadable. The next result puts such a text aside.
pub fn results() -> Option<LiveResults> {
    match results_text().as_str() {
        "" => Some(LiveResults::default()),
        text => LiveResults::read(text),
    }
}

/// True if the result of this game was counted. If the stored text is unreadable, it may have been.
pub fn is_counted(game: &LiveId) -> bool {
    results().is_none_or(|results| results.holds(game))
}

/// Counts a result. The stored text is read first, so results counted by other tabs are kept.
pub fn record(game: &LiveId, key: &PublicKey, name: &str, score: LiveScore) {
    let mut results = results().unwrap_or_default();
    if results.record(game, key, name, score, today()) {
        // The game itself is stored elsewhere, so a full storage loses only the result.
        keep_results(&results);
    }
}
