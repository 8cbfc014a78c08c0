//! Names of parameters, and the known name that an unknown one resembles.

use super::Screen;

/// Parameters of the game and its players.
pub(super) const GAME: [&str; 10] = ["game", "fen", "moves", "g", "white", "black", "seconds", "level", "id", "end"];
/// Parameters of the embedded board.
const FRAME: [&str; 8] = ["side", "orientation", "start", "theme", "names", "white-name", "black-name", "event"];
/// Parameters of the Learn screen.
const LEARN: [&str; 3] = ["lesson", "practice", "guess"];
/// Parameters of the Puzzles screen.
const PUZZLES: [&str; 3] = ["p", "theme", "variant"];
/// Parameter of the Live screen: the text that opens a live game.
pub(super) const KEY: &str = "key";
/// Name of the person who sent a game. It is not part of the game, so it makes no link without one a game.
pub(super) const BY: &str = "by";
/// Parameter of the language, which static/first.js reads.
pub(super) const LANGUAGE: &str = "lang";

/// Parameters with free text, which may contain separators.
pub(super) const FREE: [&str; 4] = ["white-name", "black-name", "event", BY];

/// Returns all names.
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    GAME.into_iter().chain(FRAME).chain(LEARN).chain(PUZZLES).chain([KEY, BY, LANGUAGE])
}

/// Returns true if some screen knows this name.
pub(super) fn is_known(name: &str) -> bool {
    all().any(|known| known == name)
}

/// Returns the known name of a screen that an unknown name resembles, with one typing error, or two in a long name.
/// Other sites append short names to addresses, so these are never corrected.
pub(super) fn meant(screen: Screen, name: &str) -> Option<&'static str> {
    if name.len() < 3 || is_known(name) {
        return None;
    }
    let slips = if name.len() > 4 { 2 } else { 1 };
    let own: &[&'static str] = match screen {
        Screen::Learn => &LEARN,
        Screen::Puzzles => &PUZZLES,
        Screen::Live => &[KEY],
        _ => &GAME,
    };
    let frame = if screen == Screen::Embed { &FRAME[..] } else { &[] };
    let known = own.iter().chain(frame).copied().chain([LANGUAGE]).filter(|known| known.len() > 2);
    known.map(|known| (distance(name, known), known)).filter(|(away, _)| *away <= slips).min().map(|(_, known)| known)
}

/// Returns the screen that an unknown name resembles.
pub(super) fn meant_screen(name: &str) -> Option<&'static str> {
    let slips = if name.len() > 4 { 2 } else { 1 };
    let known = Screen::ALL.into_iter().map(|screen| (distance(name, screen.name()), screen.name()));
    known.filter(|(away, _)| name.len() > 2 && *away <= slips).min().map(|(_, known)| known)
}

/// Returns the number of letters that were left out, added, changed or swapped with their neighbour.
///
/// CITE: <https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance>, the optimal string alignment.
fn distance(one: &str, other: &str) -> usize {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    // A name of this length resembles no known name.
    if one.len() > 32 {
        return usize::MAX;
    }
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}
