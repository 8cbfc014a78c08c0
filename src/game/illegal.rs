//! Reasons why a move is not legal, with the squares that matter, so that a screen can show an arrow and one sentence.
//! A reason specific to one game is a message of that game.

use super::message::Message;
use super::{Cell, Kind, Piece, Side};

/// Reason why a move, a touch or a text was refused, with an arrow to show it.
///
/// ```
/// use hostage_chess::game::Reason;
/// use hostage_chess::{AnyPosition, Game};
///
/// let start = AnyPosition::start("hostage").expect("the library knows Hostage Chess");
/// let why = start.read_uci("b1d2").unwrap_err();
/// assert!(matches!(why.reason, Reason::OwnPieceThere(_)));
/// assert_eq!(why.to_string(), "One of your own pieces is on that square.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The reason.
    pub reason: Reason,
    /// Start and end of the arrow, if a picture helps.
    pub arrow: Option<(Cell, Cell)>,
}

/// Reason why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// It is this side's turn.
    NotYourTurn(Side),
    /// There is no piece to touch.
    NobodyThere,
    /// The piece belongs to the opponent.
    NotYourPiece(Piece),
    /// The piece does not move like that.
    NotHowItMoves(Kind),
    /// A piece stands in the way.
    Blocked {
        /// Kind of the moving piece.
        kind: Kind,
        /// Piece in the way.
        by: Piece,
        /// Cell of the piece in the way.
        at: Cell,
    },
    /// A piece of the same side stands on the target.
    OwnPieceThere(Kind),
    /// A pawn moves diagonally only to capture.
    NothingToCapture,
    /// This piece has no legal move at all.
    CannotMove(Kind),
    /// No piece can be dropped on this square now.
    NobodyLands,
    /// Players do not move pieces into this prison or onto this airfield themselves.
    NobodyGoesThere,
    /// No move begins with these touches.
    NotAMove,
    /// The piece shields its king.
    Pinned {
        /// Kind of the shielding piece.
        kind: Kind,
        /// Piece that would attack the king.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// The king is in check, and the move leaves it in check.
    StillInCheck {
        /// Piece that gives check.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// The king would step into an attack.
    IntoCheck {
        /// Piece that attacks the square.
        by: Piece,
        /// Cell of that piece.
        at: Cell,
    },
    /// Castling is not possible.
    Castling(CastlingBar),
    /// A pawn never becomes a piece of this kind. In Hostage Chess, also: the opponent's prison holds none.
    CannotBecome(Kind),
    /// The move needs a promotion, since a pawn reaches the last rank.
    PromotionNotChosen,
    /// Only a pawn that reaches the last rank promotes.
    NoPromotionHere,
    /// Pieces land on empty squares only.
    Occupied(Piece),
    /// Pawns are not dropped on the first or last rank.
    PawnOnEdge,
    /// A reason specific to this game, as its message. Each game has an enum of its reasons.
    Own(Message),
    /// The text is not a move at all.
    Unreadable(String),
    /// The text could mean several moves.
    Ambiguous(String, Vec<String>),
    /// The text is a move, but no piece can make it.
    NoSuchMove(String),
}

/// Reason why castling is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingBar {
    /// The king has moved.
    KingMoved,
    /// The rook is missing, or has moved to its corner.
    NoRook,
    /// The king or the rook in the corner has moved. The position does not tell which.
    KingOrRookMoved,
    /// A piece stands between king and rook.
    Path(Cell),
    /// The king is in check.
    InCheck(Cell),
    /// The king would pass an attacked square.
    ThroughCheck(Cell),
}

impl Reason {
    /// Returns the message id of a reason specific to one game.
    pub const fn own(&self) -> Option<&'static str> {
        match self {
            Reason::Own(message) => Some(message.id),
            _ => None,
        }
    }

    /// Returns true if the reason is that the king of the side to move would be attacked.
    pub const fn exposes_king(&self) -> bool {
        matches!(self, Reason::StillInCheck { .. } | Reason::Pinned { .. } | Reason::IntoCheck { .. })
    }

    /// Returns this reason with an arrow.
    pub fn arrow(self, from: impl Into<Cell>, to: impl Into<Cell>) -> Illegal {
        Illegal { reason: self, arrow: Some((from.into(), to.into())) }
    }
}

/// Reasons specific to one game: each game implements this for its enum, which converts to messages.
pub trait OwnReason: Into<Message> {
    /// Returns this reason with an arrow.
    fn arrow(self, from: impl Into<Cell>, to: impl Into<Cell>) -> Illegal {
        Reason::Own(self.into()).arrow(from, to)
    }
}

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
