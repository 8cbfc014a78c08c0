//! Why a turn is not legal: typed reasons with the squares that matter, so that a screen can show an arrow and say
//! one sentence. It knows no game: what only one game forbids is that game's own message.

use super::message::Message;
use super::{Cell, Kind, Man, Side};

/// Why a turn, a touch or a text was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// What is wrong.
    pub reason: Reason,
    /// Where an arrow that shows it starts and ends, if a picture helps.
    pub arrow: Option<(Cell, Cell)>,
}

/// What is wrong with a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// It is this side's turn.
    NotYourTurn(Side),
    /// There is no man there to touch.
    NobodyThere,
    /// The man belongs to the opponent.
    NotYourMan(Man),
    /// The man does not move like that.
    NotHowItMoves(Kind),
    /// A man stands in the way.
    Blocked {
        /// Who wants to pass.
        kind: Kind,
        /// Who stands in the way.
        by: Man,
        /// And where.
        at: Cell,
    },
    /// An own man stands on the target.
    OwnManThere(Kind),
    /// A pawn moves diagonally only to capture.
    NothingToCapture,
    /// This man has no legal move at all.
    CannotMove(Kind),
    /// Nobody can be dropped on this square now.
    NobodyLands,
    /// Nobody is put into this prison or onto this airfield by hand.
    NobodyGoesThere,
    /// These touches are the beginning of no turn.
    NotATurn,
    /// The man shields its king.
    Pinned {
        /// The shield.
        kind: Kind,
        /// Who would attack the king.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// The king is in check and the turn leaves it there.
    StillInCheck {
        /// Who checks.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// The king would step into an attack.
    IntoCheck {
        /// Who attacks the square.
        by: Man,
        /// From where.
        at: Cell,
    },
    /// Castling is not possible.
    Castling(CastlingBar),
    /// No such man in the opponent's prison to become.
    CannotBecome(Kind),
    /// A pawn reaching the last rank must say what it becomes.
    PromotionNotChosen,
    /// Only a pawn on its last step becomes something else.
    NoPromotionHere,
    /// Men land on empty squares only.
    Occupied(Man),
    /// Pawns are not dropped on the first or last rank.
    PawnOnEdge,
    /// What only this game forbids: its own reason, as the message that says it. Each game has an enum of them.
    Own(Message),
    /// The text is not a turn at all.
    Unreadable(String),
    /// The text could mean several turns.
    Ambiguous(String, Vec<String>),
    /// The text is a turn, but no man can make it.
    NoSuchTurn(String),
}

/// What stands against castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingBar {
    /// The king has moved.
    KingMoved,
    /// The rook is not there, or walked there.
    NoRook,
    /// A man stands between king and rook.
    Path(Cell),
    /// The king is in check.
    InCheck(Cell),
    /// The king would pass an attacked square.
    ThroughCheck(Cell),
}

impl Reason {
    /// By which message a reason is told that only one game has.
    pub const fn own(&self) -> Option<&'static str> {
        match self {
            Reason::Own(message) => Some(message.id),
            _ => None,
        }
    }

    /// This reason with an arrow.
    pub fn arrow(self, from: impl Into<Cell>, to: impl Into<Cell>) -> Illegal {
        Illegal { reason: self, arrow: Some((from.into(), to.into())) }
    }
}

/// What only one game forbids: each game has an enum of its own, which says its messages.
pub trait OwnReason: Into<Message> {}

impl<R: OwnReason> From<R> for Reason {
    fn from(own: R) -> Reason {
        Reason::Own(own.into())
    }
}

impl<R: OwnReason> From<R> for Illegal {
    fn from(own: R) -> Illegal {
        Reason::from(own).into()
    }
}

impl From<Reason> for Illegal {
    fn from(reason: Reason) -> Illegal {
        Illegal { reason, arrow: None }
    }
}
