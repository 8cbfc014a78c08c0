//! Unchecked description of a position, and its validation, which is the only way to create a [`Position`].

use super::pockets::{KINDS, Pockets};
use super::{Bits, Castling, Position, Rules, Square};
use crate::game::chess::castling::king_home;
use crate::game::chess::setup;
use crate::game::fen::State;
use crate::game::{Fault, Faults, Kind, Piece, Side};

/// Everything a FEN can say, not yet checked against the rules.
///
/// ```
/// use hostage_chess::game::hostage::{Rules, Setup};
/// let position = Setup::start(Rules::Leslie).validate().unwrap();
/// assert_eq!(position.occupied().count(), 32);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Rule set.
    pub rules: Rules,
    /// Pieces on the board, a1 first.
    pub board: [Option<Piece>; 64],
    /// Pieces on airfields, with the side that may drop them.
    pub airfields: Vec<Piece>,
    /// Pieces in prisons, with their own colour: a black piece is in White's prison.
    pub prisons: Vec<Piece>,
    /// Side to move, castling rights, en passant square and counters.
    pub state: State<Square, Castling>,
}

/// Returns the number of pieces of a kind in a set.
const fn most(kind: Kind) -> usize {
    match kind {
        Kind::Pawn => 8,
        Kind::Knight | Kind::Bishop | Kind::Rook => 2,
        Kind::Queen | Kind::King => 1,
        Kind::Other(_) => 0,
    }
}

impl Setup {
    /// Returns the start position.
    pub fn start(rules: Rules) -> Setup {
        let mut setup = Setup::empty(rules);
        setup.board = setup::start(Kind::Pawn);
        for side in Side::BOTH {
            setup.state.castling = setup.state.castling.with_right(side, true).with_right(side, false);
        }
        setup
    }

    /// Returns an empty board, White to move.
    pub fn empty(rules: Rules) -> Setup {
        Setup { rules, board: [None; 64], airfields: Vec::new(), prisons: Vec::new(), state: State::default() }
    }

    /// Returns the position that this describes.
    ///
    /// # Errors
    /// Every rule of docs/rules.md 1.10 that it breaks, at least one.
    pub fn validate(&self) -> Result<Position, Faults> {
        let mut faults = self.count_faults();
        let countable = faults.is_empty();
        setup::pawn_faults(&self.board, Bits::EDGES, &mut faults);
        self.castling_faults(&mut faults);
        setup::en_passant_faults(&self.board, &self.state, &mut faults);
        // Whether a king could be captured depends neither on castling nor on en passant, so it is reported together
        // with their faults.
        if countable {
            let bare =
                Setup { state: State { castling: Castling::NONE, en_passant: None, ..self.state }, ..self.clone() };
            if !bare.build().checkers(!self.state.turn).is_empty() {
                faults.push(Fault::KingEnPrise(!self.state.turn));
            }
        }
        if faults.is_empty() { Ok(self.build()) } else { Err(faults.into()) }
    }

    /// Counts pieces and reports those above a full set. Without this limit, the counters of a pocket could overflow.
    fn count_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for piece in self.prisons.iter().chain(&self.airfields) {
            if piece.kind == Kind::King {
                faults.push(Fault::NotInPocket(*piece));
            }
        }
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let piece = Piece { side, kind };
                let board = setup::count(&self.board, piece);
                let stored = self.prisons.iter().chain(&self.airfields).filter(|&&m| m == piece).count();
                let found = board + stored;
                match kind {
                    Kind::King => setup::king_faults(side, board, &mut faults),
                    _ if found > most(kind) => faults.push(Fault::TooMany { side, kind, found, most: most(kind) }),
                    _ => {}
                }
            }
        }
        faults
    }

    /// Reports faulty rights. A king that has not moved must stand at home even without a right.
    fn castling_faults(&self, faults: &mut Vec<Fault>) {
        setup::castling_faults(&self.board, self.state.castling.rights(), faults);
        for side in Side::BOTH {
            let king = setup::has(&self.board, king_home(side), Some(side), Kind::King);
            if self.state.castling.unmoved(side) && !self.state.castling.rights().any(side) && !king {
                faults.push(Fault::CastlingHome(if side == Side::White { 'E' } else { 'e' }));
            }
        }
    }

    fn build(&self) -> Position {
        let mut position = Position::blank(self.rules);
        for (square, piece) in setup::pieces(&self.board) {
            position.toggle(square, piece);
        }
        for &Piece { side, kind } in &self.prisons {
            position.set_prison(!side, position.pockets().prison(!side).with(kind), kind);
        }
        for &Piece { side, kind } in &self.airfields {
            position.set_airfield(side, position.pockets().airfield(side).with(kind), kind);
        }
        position.set_state(self.state);
        position.find_checkers();
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.rules());
        setup.board = std::array::from_fn(|index| position.piece_on(Square::from_index(index as u8)));
        let Pockets { prison, airfield } = *position.pockets();
        for side in Side::BOTH {
            for kind in KINDS.into_iter().rev() {
                let piece = Piece { side, kind };
                let times = |count: u8| std::iter::repeat_n(piece, usize::from(count));
                setup.prisons.extend(times(prison[(!side).index()].count(kind)));
                setup.airfields.extend(times(airfield[side.index()].count(kind)));
            }
        }
        setup.state = position.state();
        setup
    }
}
