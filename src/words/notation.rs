//! How the turns of a record are shown: with the letters of records, with those of the language, or with little men. What leaves
//! the page is always written as records are.

use std::cell::Cell;

use super::text;

/// The letters of records, in whose order all others stand.
const LETTERS: &str = "KQRBNP";

/// The signs that stand for little men until they are drawn.
const FIGURINES: &str = "♚♛♜♝♞♟";

thread_local! {
    static SHOWN: Cell<&'static str> = const { Cell::new("") };
}

/// Shows turns from now on by this value of the setting `notation`, in this thread.
pub fn show_moves(notation: &'static str) {
    SHOWN.set(notation);
}

/// The letters of men as they are shown.
fn shown() -> &'static str {
    match SHOWN.get() {
        "own" => text("piece-letters"),
        "figurines" => FIGURINES,
        _ => LETTERS,
    }
}

fn translate(mv: &str, from: &str, to: &str) -> String {
    let letter = |c| from.chars().position(|known| known == c).and_then(|place| to.chars().nth(place)).unwrap_or(c);
    mv.chars().map(letter).collect()
}

/// A turn of a record as it is shown.
///
/// ```
/// use hostage_chess::words::{embedded, show_moves, shown_move, speak, written_move};
/// assert_eq!(shown_move("(B)N*c7+"), "(B)N*c7+");
/// speak(embedded::language("de").unwrap());
/// show_moves("own");
/// assert_eq!(shown_move("(B)N*c7+"), "(L)S*c7+");
/// assert_eq!(written_move("(L)S*c7+"), "(B)N*c7+");
/// show_moves("figurines");
/// assert_eq!(shown_move("Qxe8=N"), "♛xe8=♞");
/// ```
pub fn shown_move(mv: &str) -> String {
    translate(mv, LETTERS, shown())
}

/// The same as somebody would type it: no keyboard has little men.
pub fn typed_move(mv: &str) -> String {
    if SHOWN.get() == "own" { shown_move(mv) } else { mv.to_owned() }
}

/// A turn that somebody writes as turns are shown, as records write it.
pub fn written_move(mv: &str) -> String {
    translate(mv, shown(), LETTERS)
}

/// The letter in lower case of the little man that a sign stands for.
pub fn figurine(sign: char) -> Option<char> {
    let place = FIGURINES.chars().position(|known| known == sign)?;
    LETTERS.chars().nth(place).map(|letter| letter.to_ascii_lowercase())
}
