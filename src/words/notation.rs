//! The form in which moves are shown: with the letters of PGN, with those of the language, or with figurines. Exported
//! text always uses the letters of PGN.

use std::cell::Cell;

use super::text;
use crate::session::settings::PieceSigns;

/// Letters of PGN. The other alphabets have the same order.
const LETTERS: &str = "KQRBNP";

/// Characters that stand for figurines until they are drawn.
const FIGURINES: &str = "♚♛♜♝♞♟";

thread_local! {
    static SHOWN: Cell<PieceSigns> = const { Cell::new(PieceSigns::English) };
}

/// Sets the form of moves for this thread. The argument is a value of the setting `notation`.
pub fn show_moves(signs: PieceSigns) {
    SHOWN.set(signs);
}

/// Returns the current alphabet.
fn shown() -> &'static str {
    match SHOWN.get() {
        PieceSigns::English => LETTERS,
        PieceSigns::Own => text("piece-letters"),
        PieceSigns::Figurines => FIGURINES,
    }
}

fn translate(mv: &str, from: &str, to: &str) -> String {
    let letter = |c| from.chars().position(|known| known == c).and_then(|place| to.chars().nth(place)).unwrap_or(c);
    mv.chars().map(letter).collect()
}

/// Returns a move in the current form.
///
/// ```
/// use hostage_chess::session::settings::PieceSigns;
/// use hostage_chess::words::{embedded, show_moves, shown_move, speak, written_move};
/// assert_eq!(shown_move("(B)N*c7+"), "(B)N*c7+");
/// speak(embedded::language("de").unwrap());
/// show_moves(PieceSigns::Own);
/// assert_eq!(shown_move("(B)N*c7+"), "(L)S*c7+");
/// assert_eq!(written_move("(L)S*c7+"), "(B)N*c7+");
/// show_moves(PieceSigns::Figurines);
/// assert_eq!(shown_move("Qxe8=N"), "♛xe8=♞");
/// ```
pub fn shown_move(mv: &str) -> String {
    translate(mv, LETTERS, shown())
}

/// Returns a move in the form in which it is typed. It has letters instead of figurines.
pub fn typed_move(mv: &str) -> String {
    if SHOWN.get() == PieceSigns::Own { shown_move(mv) } else { mv.to_owned() }
}

/// Translates a move from the current form to PGN.
pub fn written_move(mv: &str) -> String {
    translate(mv, shown(), LETTERS)
}

/// Returns the lower-case letter of the piece that a figurine stands for.
pub fn figurine(sign: char) -> Option<char> {
    let place = FIGURINES.chars().position(|known| known == sign)?;
    LETTERS.chars().nth(place).map(|letter| letter.to_ascii_lowercase())
}
