//! The form in which moves are shown: with the letters of PGN, with those of the language, or with figurines. Exported
//! text always uses the letters of PGN.

use std::cell::Cell;

use super::text;
use crate::game::lookalike::is_owner;
use crate::session::settings::PieceSigns;

/// Letters of PGN, then those of the mirror-knight and the courier. The other alphabets have the same order. They may
/// end earlier: the pieces after that keep the letters of PGN.
const LETTERS: &str = "KQRBNPMC";

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

/// Returns the signs of an alphabet. A sign may have several letters, as in Russian: then spaces separate the signs.
fn signs(alphabet: &'static str) -> Vec<&'static str> {
    let letters = if alphabet.contains(' ') { alphabet.split(' ').collect() } else { each(alphabet) };
    let rest = each(LETTERS).split_off(letters.len().min(LETTERS.len()));
    letters.into_iter().chain(rest).collect()
}

fn each(letters: &'static str) -> Vec<&'static str> {
    letters.split_inclusive(|_| true).collect()
}

fn translate(mv: &str, from: &'static str, to: &'static str) -> String {
    let (from, to) = (signs(from), signs(to));
    let mut translated = String::new();
    let mut rest = mv;
    while let Some(letter) = rest.chars().next() {
        // The longest sign counts: in Russian the king's sign begins with the knight's.
        let is_piece = !is_owner(mv, mv.len() - rest.len());
        let fits = |(sign, _): &(&&str, &&str)| is_piece && rest.starts_with(**sign);
        let known = from.iter().zip(&to).filter(fits).max_by_key(|(sign, _)| sign.len());
        match known {
            Some((sign, other)) => {
                translated.push_str(other);
                rest = &rest[sign.len()..];
            }
            None => {
                translated.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    translated
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
/// assert_eq!(shown_move("Ba5-b3=Bb4"), "♝a5-b3=Bb4");
/// speak(embedded::language("ru").unwrap());
/// show_moves(PieceSigns::Own);
/// assert_eq!(written_move("Крxe8"), "Kxe8");
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
