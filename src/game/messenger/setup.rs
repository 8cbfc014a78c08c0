//! Description of a position that may be wrong, and its validation, the only way to a [`Position`].

use super::COURIER;
use super::bar::Flaw;
use super::pieces::KINDS;
use super::{Bits, Castling, Position, Rules, Square};
use crate::game::chess::setup;
use crate::game::{Fault, Kind, Piece, Side};

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
    /// Side to move.
    pub turn: Side,
    /// Castling rights.
    pub castling: Castling,
    /// Square behind a pawn that has just stepped two.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u16,
    /// Number of the move, from 1.
    pub fullmoves: u16,
}

impl Setup {
    /// Returns the start position.
    pub fn start(rules: Rules) -> Setup {
        let mut setup = Setup::empty(rules);
        setup.board = setup::start(if rules == Rules::Messenger { Kind::Pawn } else { COURIER });
        setup.castling = Castling::ALL;
        if rules == Rules::Messenger {
            setup.beside = [1, 1];
        }
        setup
    }

    /// Returns an empty board, White to move.
    pub fn empty(rules: Rules) -> Setup {
        Setup {
            rules,
            board: [None; 64],
            beside: [0; 2],
            turn: Side::White,
            castling: Castling::NONE,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// Returns the position that this describes. The side not to move may be in check, because it may have been mated.
    ///
    /// # Errors
    /// Every fault of the description, at least one.
    pub fn validate(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = self.count_faults();
        setup::pawn_faults(&self.board, Bits::EDGES, &mut faults);
        setup::castling_faults(&self.board, self.castling, &mut faults);
        if let Some(square) = self.en_passant
            && !self.could_have_stepped_two(square)
        {
            faults.push(Fault::EnPassant(square.to_string()));
        }
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
            _ => Err(faults),
        }
    }

    /// Interprets the bracket: `[Cc]` and `[c]` wait to be placed, White first. A courier of the side that is *not* to
    /// move has left the board; then the game is over.
    fn read_beside(&self) -> Option<Beside> {
        let mut beside = Beside { waiting: [false; 2], left: None };
        match (self.beside, self.turn, self.rules) {
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
            match count(Kind::King) {
                1 => {}
                0 => faults.push(Fault::NoKing(side)),
                kings => faults.push(Fault::Kings(side, kings)),
            }
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

    fn could_have_stepped_two(&self, behind: Square) -> bool {
        behind.rank_for(!self.turn) == 2 && setup::could_have_stepped_two(&self.board, !self.turn, behind)
    }

    fn build(&self, beside: &Beside) -> Position {
        let mut position = Position::blank(self.rules);
        for square in Square::all() {
            if let Some(piece) = self.board[square.index()] {
                position.toggle(square, piece);
            }
        }
        for side in Side::BOTH {
            position.set_waiting(side, beside.waiting[side.index()]);
        }
        if let Some(side) = beside.left {
            position.set_left(side);
        }
        position.set_castling(self.castling);
        position.set_turn(self.turn);
        position.halfmoves = self.halfmoves;
        position.fullmoves = self.fullmoves;
        position.set_en_passant(self.en_passant);
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
        for square in Square::all() {
            setup.board[square.index()] = position.piece_on(square);
        }
        setup.beside = Side::BOTH.map(|side| usize::from(beside(side)));
        setup.turn = position.turn;
        setup.castling = position.castling;
        setup.en_passant = position.en_passant;
        setup.halfmoves = position.halfmoves;
        setup.fullmoves = position.fullmoves;
        setup
    }
}
