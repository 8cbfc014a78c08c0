//! Touches, events and notation of a chess move on an 8x8 board.

use super::castling::is_castling;
use super::legality::ChessBoard;
use super::{Bits, Square, attacks, notation};
use crate::game::{Cell, Choice, Event, Kind, Piece, Touch};

/// Returns the touches that mean a move: the piece, its target and the promotion.
pub fn spell(from: impl Into<Cell>, to: impl Into<Cell>, promotion: Option<Kind>) -> Vec<Touch> {
    let mut touches = vec![Touch::Cell(from.into()), Touch::Cell(to.into())];
    touches.extend(promotion.map(|kind| Touch::Choice(Choice::Promote(kind))));
    touches
}

/// Returns the events of a legal move, in order.
pub fn events(board: &impl ChessBoard, from: Square, to: Square, promotion: Option<Kind>) -> Vec<Event> {
    let us = board.turn();
    let Some(piece) = board.piece_on(from) else { return Vec::new() };
    let castles = piece.kind == Kind::King && is_castling(us, from, to);
    let walked = Event::Walked(piece, from.into(), to.into());
    let mut events = vec![if castles { Event::Castled(us, to.file() > from.file()) } else { walked }];
    let passing = piece.kind == Kind::Pawn && from.file() != to.file() && board.en_passant() == Some(to);
    let victim = if passing { to.ahead(us, -1) } else { Some(to) };
    let captured = victim.and_then(|at| Some(Event::Captured(board.piece_on(at)?, at.into())));
    events.extend(captured);
    events.extend(promotion.map(|kind| Event::Promoted(Piece { side: us, kind }, to.into())));
    events
}

/// Writes a legal move. `can_go` returns true if a piece of the same kind on another square could legally go to the
/// target as well.
pub fn write(
    board: &impl ChessBoard,
    (from, to): (Square, Square),
    promotion: Option<Kind>,
    can_go: impl Fn(Square) -> bool,
) -> String {
    let us = board.turn();
    let kind = board.piece_on(from).map_or(Kind::Pawn, |piece| piece.kind);
    if kind == Kind::King && is_castling(us, from, to) {
        return notation::castling(to.file() > from.file()).to_owned();
    }
    let captures = board.occupied().has(to) || kind == Kind::Pawn && from.file() != to.file();
    notation::walk(kind, (from, to), captures, promotion, || {
        // Looks backwards from the target for the pieces of this kind that reach it.
        let reach = attacks::of(kind, us, to, board.occupied()) & !Bits::from(from);
        reach.filter(|&at| board.piece_on(at) == Some(Piece { side: us, kind }) && can_go(at)).collect()
    })
}
