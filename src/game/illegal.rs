//! Why a turn is not legal: typed reasons with the squares that matter, so that a screen can show an arrow and say
//! one sentence (`words.rs` holds the sentences).

use super::{Cell, Kind, Man, Side, hole, messenger, takeover};

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
    /// A prisoner is paid, never dropped.
    PrisonerStays(Kind),
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
    /// The pawn is frozen: the prison holds nobody it could change places with.
    FrozenPawn,
    /// The pawn has nobody to become, though it attacks (Pierce's rule).
    NobodyToBecome,
    /// No such man in the opponent's prison to become.
    CannotBecome(Kind),
    /// A pawn reaching the last rank must say what it becomes.
    PromotionNotChosen,
    /// Only a pawn on its last step becomes something else.
    NoPromotionHere,
    /// The capture would thaw a pawn that then checks the own king.
    ThawingCapture {
        /// Who would be captured.
        victim: Kind,
        /// Whose pawn it is.
        owner: Side,
        /// The pawn's square.
        pawn: Cell,
    },
    /// Nothing in the prison is worth this man.
    CannotAfford(Kind),
    /// The payment is worth less than the man it should buy.
    TooCheap {
        /// What was offered.
        paid: Kind,
        /// What it should buy.
        rescued: Kind,
    },
    /// The exchange does not say which prisoner pays, and several could.
    PaymentNotChosen(Kind),
    /// No own man of this kind is in the opponent's prison.
    NotJailed(Kind),
    /// No such prisoner to pay with.
    NoPrisoner(Kind),
    /// No man of this kind waits on the airfield.
    NotOnAirfield(Kind),
    /// Nobody in the opponent's prison can be bought with this prisoner.
    BuysNobody(Kind),
    /// Men land on empty squares only.
    Occupied(Man),
    /// Pawns are not dropped on the first or last rank.
    PawnOnEdge,
    /// Holes, pulls or promotions of Hole Chess stand against it.
    Hole(hole::Bar),
    /// What only Messenger Chess forbids.
    Messenger(messenger::Bar),
    /// What stands against it in Takeover Chess only.
    Takeover(takeover::Bar),
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
    /// This reason with an arrow.
    pub fn arrow(self, from: impl Into<Cell>, to: impl Into<Cell>) -> Illegal {
        Illegal { reason: self, arrow: Some((from.into(), to.into())) }
    }
}

impl From<Reason> for Illegal {
    fn from(reason: Reason) -> Illegal {
        Illegal { reason, arrow: None }
    }
}
