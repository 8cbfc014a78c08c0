//! How games end.

use super::Side;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; none for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub ending: Ending,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The king is attacked and no turn saves it.
    Checkmate,
    /// No turn, and no check.
    Stalemate,
    /// The same position for the third time.
    Repetition,
    /// A hundred plies without progress.
    FiftyMoves,
    /// A king was captured or pulled into a hole (Hole Chess).
    KingTaken,
    /// A player had no turn at all, and so lost (Hole Chess).
    NoTurn,
    /// A courier has left the board over the far edge (Messenger Chess).
    CourierThrough,
    /// Both players passed (Messenger Chess).
    Passes,
    /// A player gave up.
    Resignation,
    /// Both players agreed on a draw.
    Agreement,
    /// A player's time ran out.
    TimeForfeit,
    /// Settled by somebody beside the board: a referee, a broken engine.
    Adjudication,
}

impl Outcome {
    /// The result as records write it: `1-0`, `0-1` or `1/2-1/2`.
    pub fn result(&self) -> &'static str {
        match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// How the game was brought to its end, as the tag `Termination` of a record has it.
    pub const fn termination(&self) -> &'static str {
        match self.ending {
            Ending::TimeForfeit => "time forfeit",
            Ending::Adjudication => "adjudication",
            _ => "normal",
        }
    }
}
