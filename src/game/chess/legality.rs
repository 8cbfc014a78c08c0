//! Reasons why a chess piece cannot make a move on an 8x8 board.

use super::castling::{self, is_castling};
use super::{Bits, Square, attacks};
use crate::game::illegal::CastlingBar;
use crate::game::{Cell, Illegal, Kind, Piece, Reason, Side};

/// Facts about a position that decide how chess pieces move. The checks here cover everything about an ordinary move
/// except the safety of the king, which each game checks by its own rules.
pub trait ChessBoard {
    /// Returns the side to move.
    fn turn(&self) -> Side;

    /// Returns the occupied squares.
    fn occupied(&self) -> Bits;

    /// Returns the piece on a square.
    fn piece_on(&self, square: Square) -> Option<Piece>;

    /// Returns the square behind a pawn that has just moved two squares.
    fn en_passant(&self) -> Option<Square>;

    /// Returns the pieces of a side that attack a square.
    fn attackers(&self, target: Square, by: Side) -> Bits;

    /// Returns the kind of the piece on a square that belongs to the side to move.
    ///
    /// # Errors
    /// The square is empty, or the piece belongs to the opponent.
    fn own_piece(&self, from: Square) -> Result<Kind, Illegal> {
        let piece = self.piece_on(from).ok_or(Reason::NobodyThere)?;
        if piece.side == self.turn() { Ok(piece.kind) } else { Err(Reason::NotYourPiece(piece).arrow(from, from)) }
    }

    /// Checks that a pawn can reach a square.
    ///
    /// # Errors
    /// The reason why it cannot.
    fn check_pawn(&self, from: Square, to: Square) -> Result<(), Illegal> {
        let us = self.turn();
        let steps = i16::from(to.rank_for(us)) - i16::from(from.rank_for(us));
        if attacks::pawn(us, from).has(to) {
            let victim = self.occupied().has(to) || self.en_passant() == Some(to);
            return if victim { Ok(()) } else { Err(Reason::NothingToCapture.arrow(from, to)) };
        }
        let straight = from.file() == to.file() && (steps == 1 || steps == 2 && from.rank_for(us) == 1);
        if !straight {
            return Err(Reason::NotHowItMoves(Kind::Pawn).arrow(from, to));
        }
        self.check_clear(Kind::Pawn, from, to, attacks::between(from, to) | to.into())
    }

    /// Checks that a knight, bishop, rook or queen can reach a square.
    ///
    /// # Errors
    /// The reason why it cannot.
    fn check_officer(&self, kind: Kind, from: Square, to: Square) -> Result<(), Illegal> {
        if !attacks::of(kind, self.turn(), from, Bits::NONE).has(to) {
            return Err(Reason::NotHowItMoves(kind).arrow(from, to));
        }
        self.check_clear(kind, from, to, attacks::between(from, to))
    }

    /// Checks that a path is empty.
    ///
    /// # Errors
    /// The nearest piece on the path.
    fn check_clear(&self, kind: Kind, from: Square, to: Square, path: Bits) -> Result<(), Illegal> {
        let nearest = (path & self.occupied()).min_by_key(|square| from.distance(*square));
        match nearest.and_then(|at| Some((at, self.piece_on(at)?))) {
            Some((at, by)) => Err(Reason::Blocked { kind, by, at: at.into() }.arrow(from, to)),
            None => Ok(()),
        }
    }

    /// Checks that a piece of the side to move can reach a square, without regard to the safety of the king. `missing`
    /// returns the reason why the right to castle on a wing is lost, if it is: on the king's side for true.
    ///
    /// # Errors
    /// The reason why it cannot.
    fn check_reach(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
        missing: impl Fn(bool) -> Option<CastlingBar>,
    ) -> Result<(), Illegal> {
        if self.piece_on(to).is_some_and(|piece| piece.side == self.turn()) {
            return Err(Reason::OwnPieceThere(kind).arrow(from, to));
        }
        match kind {
            Kind::Pawn => self.check_pawn(from, to),
            Kind::King => self.check_king(from, to, missing),
            _ => self.check_officer(kind, from, to),
        }
    }

    /// Checks that a king can step or castle to a square. See [`ChessBoard::check_reach`] for `missing`.
    ///
    /// # Errors
    /// The reason why it cannot.
    fn check_king(
        &self,
        from: Square,
        to: Square,
        missing: impl Fn(bool) -> Option<CastlingBar>,
    ) -> Result<(), Illegal> {
        if attacks::king(from).has(to) {
            return Ok(());
        }
        let us = self.turn();
        if !is_castling(us, from, to) || to.rank() != from.rank() {
            return Err(Reason::NotHowItMoves(Kind::King).arrow(from, to));
        }
        let kingside = to.file() > from.file();
        let attackers = |square| self.attackers(square, !us);
        castling::check((us, kingside), missing(kingside), self.occupied(), attackers, Cell::from)
    }
}

/// Returns the reason why a move leaves the king of the side to move attacked by the piece `by` on `at`. `before` is
/// true if that piece attacked the king before the move.
pub fn exposure(walker: Kind, by: Piece, at: Cell, before: bool) -> Reason {
    if walker == Kind::King {
        Reason::IntoCheck { by, at }
    } else if before {
        Reason::StillInCheck { by, at }
    } else {
        Reason::Pinned { kind: walker, by, at }
    }
}

/// Implements [`ChessBoard`] for a position with fields and methods of the same names.
macro_rules! is_board {
    ($position:ty) => {
        impl $crate::game::chess::legality::ChessBoard for $position {
            fn turn(&self) -> $crate::game::Side {
                self.turn
            }

            fn occupied(&self) -> $crate::game::chess::Bits {
                self.occupied()
            }

            fn piece_on(&self, square: $crate::game::chess::Square) -> Option<$crate::game::Piece> {
                self.piece_on(square)
            }

            fn en_passant(&self) -> Option<$crate::game::chess::Square> {
                self.en_passant
            }

            fn attackers(
                &self,
                target: $crate::game::chess::Square,
                by: $crate::game::Side,
            ) -> $crate::game::chess::Bits {
                self.attackers(target, by)
            }
        }
    };
}
pub(in crate::game) use is_board;
