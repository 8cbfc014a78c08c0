//! Unchecked description of a position, and its validation, which is the only way to create a [`Position`].

use super::board::{Ground, SQUARES};
use super::generate::{FIRST_RANK, LAST_RANK, OFFICERS};
use super::{Position, Square};
use crate::game::chess::Castling;
use crate::game::fen::State;
use crate::game::{Fault, Faults, Kind, Piece, Side};

/// Number of pawns of a side at the start.
const PAWNS: usize = 5;

/// Everything a FEN can say, not yet checked against the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Pieces on the board, d1 first.
    pub board: [Option<Piece>; SQUARES],
    /// Side to move, en passant square and counters. The game has no castling.
    pub state: State<Square, Castling>,
}

impl Setup {
    /// Returns an empty board, White to move.
    pub fn empty() -> Setup {
        Setup { board: [None; SQUARES], state: State::default() }
    }

    /// Returns the position that this describes. The king of the side to move may be missing, because it has just been
    /// captured.
    ///
    /// # Errors
    /// Everything that cannot occur in a game, at least one fault.
    pub fn validate(&self) -> Result<Position, Faults> {
        let mut faults = self.count_faults();
        for square in Square::all() {
            // A pawn never stands behind its first rank or beyond its last. On the last rank it should have promoted,
            // but composed positions contain such pawns; they promote with their next move.
            let stands = |piece: Piece| !(FIRST_RANK..=LAST_RANK).contains(&square.rank_for(piece.side));
            if self.board[square.index()].is_some_and(|piece| piece.kind == Kind::Pawn && stands(piece)) {
                faults.push(Fault::PawnOnEdge(square.to_string()));
            }
        }
        if let Some(square) = self.state.en_passant.filter(|&square| !self.could_have_stepped_two(square)) {
            faults.push(Fault::EnPassant(square.to_string()));
        }
        if faults.is_empty() { Ok(self.build()) } else { Err(faults.into()) }
    }

    fn count(&self, piece: Piece) -> usize {
        self.board.iter().flatten().filter(|&&m| m == piece).count()
    }

    fn count_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for side in Side::BOTH {
            let count = |kind| self.count(Piece { side, kind });
            let both_gone = Side::BOTH.into_iter().all(|side| self.count(Piece { side, kind: Kind::King }) == 0);
            match count(Kind::King) {
                0 if side != self.state.turn || both_gone => faults.push(Fault::NoKing(side)),
                0 | 1 => {}
                found => faults.push(Fault::Kings(side, found)),
            }
            let pawns = count(Kind::Pawn);
            if pawns > PAWNS {
                faults.push(Fault::TooMany { side, kind: Kind::Pawn, found: pawns, most: PAWNS });
            }
            // Every queen, rook or bishop beyond the first of its kind was once a pawn.
            let mut promoted = PAWNS.saturating_sub(pawns);
            for kind in OFFICERS {
                let (found, most) = (count(kind), 1 + promoted);
                if found > most {
                    faults.push(Fault::TooMany { side, kind, found, most });
                }
                promoted = promoted.saturating_sub(found.saturating_sub(1));
            }
        }
        faults
    }

    fn could_have_stepped_two(&self, behind: Square) -> bool {
        let stepper = !self.state.turn;
        let on = |ground| match ground {
            Ground::Square(square) => Some(self.board[square.index()]),
            _ => None,
        };
        behind.rank_for(stepper) == FIRST_RANK + 1
            && self.board[behind.index()].is_none()
            && on(behind.ahead(stepper, -1)) == Some(None)
            && on(behind.ahead(stepper, 1)) == Some(Some(Piece { side: stepper, kind: Kind::Pawn }))
    }

    fn build(&self) -> Position {
        let mut position = Position::blank();
        for square in Square::all() {
            if let Some(piece) = self.board[square.index()] {
                position.toggle(square, piece);
            }
        }
        position.set_turn(self.state.turn);
        position.halfmoves = self.state.halfmoves;
        position.fullmoves = self.state.fullmoves;
        position.set_en_passant(self.state.en_passant);
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty();
        for square in Square::all() {
            setup.board[square.index()] = position.piece_on(square);
        }
        setup.state.turn = position.turn;
        setup.state.en_passant = position.en_passant;
        setup.state.halfmoves = position.halfmoves;
        setup.state.fullmoves = position.fullmoves;
        setup
    }
}
