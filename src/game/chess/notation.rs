//! Moves written in a form of SAN.

use std::fmt::Display;

use crate::game::Kind;
use crate::game::layout::file_letter;

/// Square of a board whose name shows its file and rank.
pub trait NamedSquare: Copy + PartialEq + Display {
    /// Returns the file and the rank, both from 0.
    fn place(self) -> (u8, u8);
}

/// Returns the letter of a piece before its square; empty for a pawn.
pub fn letter(kind: Kind) -> String {
    if kind == Kind::Pawn { String::new() } else { kind.letter().to_string() }
}

/// Returns the notation of castling.
pub const fn castling(kingside: bool) -> &'static str {
    if kingside { "O-O" } else { "O-O-O" }
}

/// Writes a chess move: the piece, as much of its origin as necessary, a capture, the target and a promotion. The
/// rivals are the other pieces of its kind that could go there as well.
pub fn walk<S: NamedSquare>(
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

/// Writes the promotion that follows the last square.
pub fn becomes(promotion: Option<Kind>) -> String {
    promotion.map_or(String::new(), |officer| format!("={}", officer.letter()))
}

/// Returns the shortest part of the origin that distinguishes a piece from its rivals: the file, else the rank, else
/// both.
pub fn disambiguation<S: NamedSquare>(from: S, rivals: &[S]) -> String {
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
