//! Second implementations of the rules, plain and slow. They share only texts with those of the program.

pub mod hole;
pub mod hostage;
pub mod messenger;
pub mod takeover;

use std::collections::BTreeMap;
use std::fmt::Debug;

use hostage_chess::game::{Ending, Outcome, Reason, Side};

/// A second implementation, with the functions that the comparison needs.
pub trait Second: Sized + Clone {
    /// Facts about a position after a move.
    type After: PartialEq + Debug;

    /// Reads the position of a valid FEN.
    fn of(variant: &str, fen: &str) -> Self;

    /// Returns the facts expected of the position of a FEN, as if a move had led to it.
    fn known(variant: &str, fen: &str) -> Self::After;

    /// Returns every legal move as UCI text, with the facts after it.
    fn ways(&self) -> BTreeMap<String, Self::After>;

    /// Returns true if there is a legal move.
    fn has_moves(&self) -> bool {
        !self.ways().is_empty()
    }

    /// Returns true if its list of moves is exact here; otherwise it may contain illegal moves.
    fn is_sure(&self) -> bool {
        true
    }

    /// Returns true if the side to move is in check.
    fn checked(&self) -> bool;

    /// Returns the outcome of the game, given whether there are moves.
    fn end(&self, has_moves: bool, halfmoves: u32) -> Option<Outcome> {
        let drawn = |ending| Some(Outcome { winner: None, ending });
        match has_moves {
            false if self.checked() => {
                let winner = Some(if self.is_white() { Side::Black } else { Side::White });
                Some(Outcome { winner, ending: Ending::Checkmate })
            }
            false => drawn(Ending::Stalemate),
            true if halfmoves >= 100 => drawn(Ending::FiftyMoves),
            true => None,
        }
    }

    /// Maximum depth in plies to which it can count lines.
    const DEPTH: u32 = 2;

    /// Counts the lines of this many plies.
    fn lines(&self, depth: u32) -> u64;

    /// Returns a text that is equal for positions that are equal under the repetition rule.
    fn sameness(&self) -> String;

    /// Returns the FEN letter of the piece on a square, `.` for an empty square, and anything else for a missing one.
    fn piece(&self, square: &str) -> char;

    /// Returns true if White is to move.
    fn is_white(&self) -> bool;

    /// Returns the chess moves in a move's text, legal or not: origin, target, and the position before each.
    fn walks(&self, text: &str) -> Vec<(String, String, Self)> {
        match text.contains('@') {
            true => Vec::new(),
            false => vec![(text[..2].to_owned(), text[2..4].to_owned(), self.clone())],
        }
    }

    /// Returns the squares of pieces that would attack the mover's king after this move, or `None` if no piece moves
    /// like that.
    fn attacked_after(&self, from: &str, to: &str, text: &str) -> Option<Vec<String>>;

    /// Returns the squares of pieces that attack the king of the side to move.
    fn attacked_now(&self) -> Vec<String>;

    /// Returns true if a reason specific to this game is true of a text, or `None` if it cannot decide that.
    fn own_reason(&self, _text: &str, _reason: &Reason) -> Option<bool> {
        None
    }
}
