//! Outcomes of games.

use super::Side;

/// Outcome of a game.
///
/// ```
/// use hostage_chess::{Ending, Outcome, Side};
///
/// let outcome = Outcome::win(Side::White, Ending::Checkmate);
/// assert_eq!((outcome.result(), outcome.to_string()), ("1-0", "checkmate".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Kind of ending.
    pub ending: Ending,
}

/// Reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Ending {
    /// The king is attacked, and no move saves it.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// The same position occurred for the third time.
    Repetition,
    /// A hundred plies passed without progress.
    FiftyMoves,
    /// A king was captured or pulled into a hole (Hole Chess).
    KingTaken,
    /// A player without any move has lost (Hole Chess).
    NoMove,
    /// A courier left the board over the far edge (Messenger Chess).
    CourierThrough,
    /// Both players passed (Messenger Chess).
    Passes,
    /// A player resigned.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// A player's time ran out.
    TimeForfeit,
    /// A referee decided the game, or an engine failed.
    Adjudication,
}

impl Ending {
    /// Returns the name for programs. It never changes; `words::outcome` has the one for people.
    ///
    /// ```
    /// assert_eq!(hostage_chess::Ending::FiftyMoves.name(), "fifty-moves");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::Repetition => "repetition",
            Ending::FiftyMoves => "fifty-moves",
            Ending::KingTaken => "king-taken",
            Ending::NoMove => "no-move",
            Ending::CourierThrough => "courier-through",
            Ending::Passes => "passes",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::TimeForfeit => "time-forfeit",
            Ending::Adjudication => "adjudication",
        }
    }
}

impl Outcome {
    /// Returns a win.
    pub const fn win(winner: Side, ending: Ending) -> Outcome {
        Outcome { winner: Some(winner), ending }
    }

    /// Returns a draw.
    pub const fn draw(ending: Ending) -> Outcome {
        Outcome { winner: None, ending }
    }

    /// Returns a draw by the fifty-move rule if there were enough plies without progress.
    pub fn fifty_moves(halfmoves: u16) -> Option<Outcome> {
        (halfmoves >= 100).then_some(Outcome::draw(Ending::FiftyMoves))
    }

    /// Returns the outcome for a side without a move by the rules of chess: mate or stalemate.
    pub fn without_moves(turn: Side, in_check: bool) -> Outcome {
        if in_check { Outcome::win(!turn, Ending::Checkmate) } else { Outcome::draw(Ending::Stalemate) }
    }

    /// Returns the result as in a record: `1-0`, `0-1` or `1/2-1/2`.
    pub fn result(&self) -> &'static str {
        match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// Returns the value of the tag `Termination` in a record.
    pub const fn termination(&self) -> &'static str {
        match self.ending {
            Ending::TimeForfeit => "time forfeit",
            Ending::Adjudication => "adjudication",
            _ => "normal",
        }
    }
}
