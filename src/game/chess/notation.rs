//! Turns written in the manner of SAN.

use std::fmt::Display;

use crate::game::Kind;
use crate::game::layout::file_letter;

/// A square of some board, as its name shows it.
pub trait Place: Copy + PartialEq + Display {
    /// The file and the rank, both from 0.
    fn place(self) -> (u8, u8);
}

/// The letter of a man as it stands before a square: none for a pawn.
pub fn letter(kind: Kind) -> String {
    if kind == Kind::Pawn { String::new() } else { kind.letter().to_string() }
}

/// Castling, as it is written.
pub const fn castling(kingside: bool) -> &'static str {
    if kingside { "O-O" } else { "O-O-O" }
}

/// A walk: who, where from as far as it must be said, whether it captures, where to, and what a pawn becomes. The rivals
/// are the other men of its kind that could go there as well.
pub fn walk<S: Place>(
    kind: Kind,
    (from, to): (S, S),
    captures: bool,
    promotion: Option<Kind>,
    rivals: impl FnOnce() -> Vec<S>,
) -> String {
    let mut text = letter(kind);
    match kind {
        Kind::Pawn if captures => text.push(file_letter(from.place().0)),
        Kind::Pawn | Kind::King => {}
        _ => text += &disambiguation(from, &rivals()),
    }
    if captures {
        text.push('x');
    }
    text + &to.to_string() + &becomes(promotion)
}

/// What a pawn becomes, behind its last square.
pub fn becomes(promotion: Option<Kind>) -> String {
    promotion.map_or(String::new(), |officer| format!("={}", officer.letter()))
}

/// As little of the square of origin as tells a man from its like: the file, else the rank, else both.
pub fn disambiguation<S: Place>(from: S, rivals: &[S]) -> String {
    let (file, rank) = from.place();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.place().0 != file) {
        file_letter(file).to_string()
    } else if rivals.iter().all(|rival| rival.place().1 != rank) {
        (rank + 1).to_string()
    } else {
        from.to_string()
    }
}
