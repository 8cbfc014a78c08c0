//! Unchecked description of a position, and its validation, which is the only way to create a [`Position`].

use super::bar::Flaw;
use super::board::Geometry;
use super::pieces::{LISTED, kind_of};
use super::rules::BoardSize;
use super::{Position, Rules};
use crate::game::chess::{Bits, Castling, Square, setup};
use crate::game::fen::State;
use crate::game::{Fault, Faults, Kind, Piece, Side};

/// Everything a FEN can say, not yet checked against the rules.
///
/// ```
/// use hostage_chess::game::takeover::{Rules, Setup};
/// let rules = Rules::from_name("takeover-41").unwrap();
/// assert_eq!(Setup::start(rules).validate().unwrap().occupied().count_ones(), 24);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Rule set.
    pub rules: Rules,
    /// Pieces on the board, by [`Square::index`].
    pub board: [Option<Piece>; 64],
    /// Pieces that are still to be set up.
    pub hands: Vec<Piece>,
    /// Side to move, castling rights, en passant square and counters.
    pub state: State<Square, Castling>,
}

/// White's pieces from the first rank up, with the file and the rank where each row begins.
const fn army(board: BoardSize) -> &'static [(u8, u8, &'static str)] {
    match board {
        BoardSize::FortyOne => &[(1, 0, "RBKQB"), (1, 1, "PMPNP"), (2, 2, "P P")],
        BoardSize::SixtyFour => &[(0, 0, "RMBQKBNR"), (0, 1, "PPPPPPPP")],
    }
}

/// Returns the number of pieces of a kind that a side sets up.
fn in_army(board: BoardSize, kind: Kind) -> usize {
    army(board).iter().map(|(_, _, row)| row.chars().filter(|&letter| kind_of(letter) == Some(kind)).count()).sum()
}

impl Setup {
    /// Returns the start position; with free set-up, an empty board with all pieces beside it.
    pub fn start(rules: Rules) -> Setup {
        let mut setup = Setup::empty(rules);
        let size = Geometry::of(rules.board).size;
        for &(file, rank, row) in army(rules.board) {
            for (file, kind) in (file..).zip(row.chars().map(kind_of)) {
                let Some(kind) = kind else { continue };
                for (side, rank) in [(Side::White, rank), (Side::Black, size - 1 - rank)] {
                    if rules.free {
                        setup.hands.push(Piece { side, kind });
                    } else {
                        setup.board[Square::new(file, rank).index()] = Some(Piece { side, kind });
                    }
                }
            }
        }
        setup.state.castling = if rules.castles() { Castling::ALL } else { Castling::NONE };
        setup
    }

    /// Returns an empty board, White to move.
    pub fn empty(rules: Rules) -> Setup {
        Setup { rules, board: [None; 64], hands: Vec::new(), state: State::default() }
    }

    /// Returns the position that this describes.
    ///
    /// # Errors
    /// Every rule of docs/rules.md 2 that it breaks, at least one.
    pub fn validate(&self) -> Result<Position, Faults> {
        let g = Geometry::of(self.rules.board);
        let mut faults = Vec::new();
        let stray =
            |rank: u8| Square::all().any(|at| at.rank() == rank && !g.has(at) && self.board[at.index()].is_some());
        for rank in (0..8).filter(|&rank| stray(rank)) {
            faults.push(Fault::Shape { rank: usize::from(rank) + 1, shape: g.empty_rank(rank) });
        }
        for side in Side::BOTH {
            setup::king_faults(side, self.count(Piece { side, kind: Kind::King }), &mut faults);
        }
        setup::pawn_faults(&self.board, Bits(g.last[0] | g.last[1]), &mut faults);
        if self.rules.castles() {
            setup::castling_faults(&self.board, self.state.castling, &mut faults);
        } else if self.state.castling != Castling::NONE {
            faults.push(Fault::NoCastling(self.state.castling.to_string()));
        }
        if let Some(at) = self.state.en_passant.filter(|&at| !self.could_have_stepped_two(g, at)) {
            faults.push(Fault::EnPassant(at.to_string()));
        }
        if !self.hands.is_empty() {
            self.hand_faults(g, &mut faults);
        }
        if faults.is_empty() {
            let position = self.build();
            if position.is_setting_up() || position.checkers(!self.state.turn) == 0 {
                return Ok(position);
            }
            faults.push(Fault::KingEnPrise(!self.state.turn));
        }
        Err(faults.into())
    }

    /// Counts the pieces of this side and kind, on the board and beside it.
    fn count(&self, piece: Piece) -> usize {
        self.board.iter().flatten().chain(&self.hands).filter(|&&other| other == piece).count()
    }

    fn could_have_stepped_two(&self, g: &Geometry, behind: Square) -> bool {
        let stepper = !self.state.turn;
        let from = behind.ahead(stepper, -1);
        self.hands.is_empty()
            && from.is_some_and(|from| g.doubles[stepper.index()] & from.bit() != 0)
            && setup::could_have_stepped_two(&self.board, stepper, behind)
    }

    /// Reports faults of the remaining pieces. One piece is set up per move, White first, on the ranks of its side, and
    /// only pieces of the start position.
    fn hand_faults(&self, g: &Geometry, faults: &mut Vec<Fault>) {
        if !self.rules.free {
            return faults.push(Flaw::NothingToPlace.into());
        }
        let [white, black] = Side::BOTH.map(|side| self.hands.iter().filter(|piece| piece.side == side).count());
        if black != white + self.state.turn.index() {
            faults.push(Flaw::Uneven { white, black }.into());
        }
        for side in Side::BOTH {
            for kind in LISTED.into_iter().filter(|&kind| kind != Kind::King) {
                let (found, most) = (self.count(Piece { side, kind }), in_army(self.rules.board, kind));
                if found > most {
                    faults.push(Fault::TooMany { side, kind, found, most });
                }
            }
            let own = |at: &Square| self.board[at.index()].is_some_and(|piece| piece.side == side);
            for at in Bits(g.exists & !g.own_ranks[side.index()]).filter(own) {
                faults.push(Flaw::OutOfOwnRanks(at.to_string()).into());
            }
        }
    }

    fn build(&self) -> Position {
        let mut position = Position::blank(self.rules);
        for (square, piece) in setup::pieces(&self.board) {
            position.put(square, piece);
        }
        for &piece in &self.hands {
            position.set_left(piece, position.left(piece) + 1);
        }
        position.set_state(self.state);
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.rules());
        setup.board = std::array::from_fn(|index| position.piece_on(Square::from_index(index as u8)));
        for side in Side::BOTH {
            for piece in LISTED.map(|kind| Piece { side, kind }) {
                setup.hands.extend(std::iter::repeat_n(piece, usize::from(position.left(piece))));
            }
        }
        setup.state = position.state();
        setup
    }
}
