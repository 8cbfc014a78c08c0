//! Unchecked description of a position, and its validation, which is the only way to create a [`Position`].

use super::COURIER;
use super::bar::Flaw;
use super::pieces::KINDS;
use super::{Bits, Castling, Position, Rules, Square};
use crate::game::chess::setup;
use crate::game::fen::State;
use crate::game::{Fault, Faults, Kind, Piece, Side};

/// Everything a FEN can say, not yet checked against the rules.
///
/// ```
/// use hostage_chess::game::messenger::{Rules, Setup};
/// let position = Setup::start(Rules::Messenger).validate().unwrap();
/// assert_eq!(position.to_fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Cc] w KQkq - 0 1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Rule set.
    pub rules: Rules,
    /// Pieces on the board, a1 first.
    pub board: [Option<Piece>; 64],
    /// Number of couriers of each side in the bracket, which are still to be placed or have left the board.
    pub beside: [usize; 2],
    /// Side to move, castling rights, en passant square and counters.
    pub state: State<Square, Castling>,
}

impl Setup {
    /// Returns the start position.
    pub fn start(rules: Rules) -> Setup {
        let mut setup = Setup::empty(rules);
        setup.board = setup::start(if rules == Rules::Messenger { Kind::Pawn } else { COURIER });
        setup.state.castling = Castling::ALL;
        if rules == Rules::Messenger {
            setup.beside = [1, 1];
        }
        setup
    }

    /// Returns an empty board, White to move.
    pub fn empty(rules: Rules) -> Setup {
        Setup { rules, board: [None; 64], beside: [0; 2], state: State::default() }
    }

    /// Returns the position that this describes. The side not to move may be in check, because it may have been mated.
    ///
    /// # Errors
    /// Every fault of the description, at least one.
    pub fn validate(&self) -> Result<Position, Faults> {
        let mut faults = self.count_faults();
        setup::pawn_faults(&self.board, Bits::EDGES, &mut faults);
        setup::castling_faults(&self.board, self.state.castling, &mut faults);
        setup::en_passant_faults(&self.board, &self.state, &mut faults);
        let beside = self.read_beside();
        match beside {
            None => faults.push(Flaw::Beside.into()),
            Some(beside) => {
                for side in Side::BOTH {
                    let pawn = Some(Piece { side, kind: Kind::Pawn });
                    if beside.waiting[side.index()] && !self.board.contains(&pawn) {
                        faults.push(Flaw::NoPawn(side).into());
                    }
                }
            }
        }
        match beside {
            Some(beside) if faults.is_empty() => Ok(self.build(&beside)),
            _ => Err(faults.into()),
        }
    }

    /// Interprets the bracket: `[Cc]` and `[c]` wait to be placed, White first. A courier of the side that is *not* to
    /// move has left the board; then the game is over.
    fn read_beside(&self) -> Option<Beside> {
        let mut beside = Beside { waiting: [false; 2], left: None };
        match (self.beside, self.state.turn, self.rules) {
            ([0, 0], _, _) => {}
            ([1, 1], Side::White, Rules::Messenger) => beside.waiting = [true, true],
            ([0, 1], Side::Black, Rules::Messenger) => beside.waiting = [false, true],
            ([1, 0], Side::Black, _) => beside.left = Some(Side::White),
            ([0, 1], Side::White, _) => beside.left = Some(Side::Black),
            _ => return None,
        }
        Some(beside)
    }

    /// Reports pieces above a full set. It has eight pawns, some of which may have become couriers or promoted.
    fn count_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for side in Side::BOTH {
            let count = |kind| setup::count(&self.board, Piece { side, kind });
            setup::king_faults(side, count(Kind::King), &mut faults);
            let beside = self.beside[side.index()];
            let (pawns, couriers) = (count(Kind::Pawn), count(COURIER));
            let spare = 8_usize.saturating_sub(pawns + couriers);
            for kind in KINDS {
                let (found, most) = match kind {
                    COURIER => (couriers + beside, if self.rules == Rules::Messenger { 1 } else { 8 }),
                    Kind::Pawn => (pawns, 8_usize.saturating_sub(couriers)),
                    Kind::Queen => (count(kind), 1 + spare),
                    Kind::King | Kind::Other(_) => continue,
                    Kind::Knight | Kind::Bishop | Kind::Rook => (count(kind), 2 + spare),
                };
                if found > most {
                    faults.push(Fault::TooMany { side, kind, found, most });
                }
            }
        }
        faults
    }

    fn build(&self, beside: &Beside) -> Position {
        let mut position = Position::blank(self.rules);
        for (square, piece) in setup::pieces(&self.board) {
            position.toggle(square, piece);
        }
        for side in Side::BOTH {
            position.set_waiting(side, beside.waiting[side.index()]);
        }
        if let Some(side) = beside.left {
            position.set_left(side);
        }
        position.set_state(self.state);
        position
    }
}

/// Meaning of the couriers beside the board.
#[derive(Clone, Copy)]
struct Beside {
    waiting: [bool; 2],
    left: Option<Side>,
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let beside = |side| position.is_waiting(side) || position.left() == Some(side);
        let mut setup = Setup::empty(position.rules());
        setup.board = std::array::from_fn(|index| position.piece_on(Square::from_index(index as u8)));
        setup.beside = Side::BOTH.map(|side| usize::from(beside(side)));
        setup.state = position.state();
        setup
    }
}
