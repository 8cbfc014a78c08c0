//! A record that is kept again under the number that it already has.

use super::{LibraryEntry, StoredEntry};
use crate::game::any::AnyPosition;
use crate::game::pgn::read_own;

/// What happens to the stored record when its game or analysis is kept again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptAgain {
    /// The new record replaces it.
    Replaces,
    /// The new record replaces it, and it goes to the displaced entries, because it has something that the new one lacks.
    Displaces,
    /// It stays, because it has everything that the new record has.
    Stays,
    /// It stays, and the new record gets a number of its own.
    Beside,
}

/// Compares a new record with the stored one of the same number. A displaced analysis must not remove anything from one
/// that was kept deliberately. One that is kept deliberately may: the reader can have removed moves, or kept an older
/// state without knowing that it is one. A game from which moves or the end were taken back must not remove a result and
/// the moves before it.
pub fn kept_again((before, was): (&LibraryEntry, &str), (entry, text): &StoredEntry) -> KeptAgain {
    if entry.analysis && entry.displaced.is_none() {
        return if goes_on(was, text) { KeptAgain::Replaces } else { KeptAgain::Displaces };
    }
    let is_guarded = match entry.analysis {
        true => before.displaced.is_none(),
        false => !before.result.is_empty() && entry.result.is_empty(),
    };
    // If only the end was taken back, both records have the same moves.
    if is_guarded && !entry.analysis && goes_on(text, was) {
        KeptAgain::Stays
    } else if !is_guarded || goes_on(was, text) {
        KeptAgain::Replaces
    } else {
        KeptAgain::Beside
    }
}

/// True if a record contains all moves and comments of an earlier one.
pub fn goes_on(earlier: &str, text: &str) -> bool {
    let [earlier, now] = [earlier, text].map(|text| read_own::<AnyPosition>(text).moves);
    earlier.zip(now).is_some_and(|(earlier, now)| now.has_all_of(&earlier))
}
