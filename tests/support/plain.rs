//! Second implementations of the rules, plain and slow, which share nothing with those of the program but texts.

pub mod hole;
pub mod hostage;
pub mod messenger;
pub mod takeover;

use std::collections::BTreeMap;
use std::fmt::Debug;

use hostage_chess::game::{Ending, Outcome, Reason, Side};

/// A second implementation, as it is held against the first.
pub trait Second: Sized + Clone {
    /// What it knows of a position after a turn.
    type After: PartialEq + Debug;

    /// The position of a FEN that is known to be one.
    fn of(variant: &str, fen: &str) -> Self;

    /// What should be known of the position of a FEN, were it reached by a turn.
    fn known(variant: &str, fen: &str) -> Self::After;

    /// Every legal turn as UCI text, with what is known then.
    fn ways(&self) -> BTreeMap<String, Self::After>;

    /// Whether there is a legal turn.
    fn has_turns(&self) -> bool {
        !self.ways().is_empty()
    }

    /// Whether it tells legal turns from others here; else it may list too many.
    fn is_sure(&self) -> bool {
        true
    }

    /// Whether the side to move is in check.
    fn checked(&self) -> bool;

    /// How the game ended, given whether there are turns.
    fn end(&self, has_turns: bool, halfmoves: u32) -> Option<Outcome> {
        let drawn = |ending| Some(Outcome { winner: None, ending });
        match has_turns {
            false if self.checked() => {
                let winner = Some(if self.is_white() { Side::Black } else { Side::White });
                Some(Outcome { winner, ending: Ending::Checkmate })
            }
            false => drawn(Ending::Stalemate),
            true if halfmoves >= 100 => drawn(Ending::FiftyMoves),
            true => None,
        }
    }

    /// How many turns deep it can count lines.
    const DEPTH: u32 = 2;

    /// How many lines of that many turns there are.
    fn lines(&self, depth: u32) -> u64;

    /// What makes two positions the same by the rule of repetition.
    fn sameness(&self) -> String;

    /// The FEN letter of who stands on the square of that name, `.` if nobody; anything else where there is no square.
    fn man(&self, square: &str) -> char;

    /// Whether it is White's turn.
    fn is_white(&self) -> bool;

    /// The walks of a turn's text, legal or not: from where, to where, and the position before the walk.
    fn walks(&self, text: &str) -> Vec<(String, String, Self)> {
        match text.contains('@') {
            true => Vec::new(),
            false => vec![(text[..2].to_owned(), text[2..4].to_owned(), self.clone())],
        }
    }

    /// From where the own king would be attacked after a walk of such a text; none if no man walks so.
    fn attacked_after(&self, from: &str, to: &str, text: &str) -> Option<Vec<String>>;

    /// From where the own king is attacked now.
    fn attacked_now(&self) -> Vec<String>;

    /// Whether a reason against a text is true that is this game's own; none if it cannot tell.
    fn own_reason(&self, _text: &str, _reason: &Reason) -> Option<bool> {
        None
    }
}
