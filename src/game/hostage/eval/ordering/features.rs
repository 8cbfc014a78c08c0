//! Features for the order of quiet moves: numbers below [`COUNT`], each with its own weight.
//!
//! Everything is seen from the side to move, with its first rank at the bottom. Left and right count as the same.

use super::super::super::{Move, Position, Square, attacks};
use super::super::maps::Map;
use crate::game::{Kind, Side};

/// Number of move types: a move on the board, a drop or a ransom, each for six kinds of piece.
pub const SORTS: usize = 3 * KINDS;
pub const KINDS: usize = Kind::ALL.len();
/// Number of relative places of two squares: files apart, and ranks ahead from -7 to 7.
const AWAY: usize = 8 * 15;
/// Number of squares of the left half of the board.
const HALF: usize = 32;
/// Number of dangers of a piece on a square; see [`danger`].
pub const DANGERS: usize = 8;
/// Number of attack states: no piece worth capturing, one, several.
pub const STRIKES: usize = 3;

/// Offset of the target relative to the enemy king.
const TO_THEIR_KING: usize = 0;
/// Offset of the target relative to the king of the side to move.
const TO_OWN_KING: usize = TO_THEIR_KING + SORTS * AWAY;
/// Offset of the target square.
const TO: usize = TO_OWN_KING + SORTS * AWAY;
/// Offset of the origin, for moves on the board.
const FROM: usize = TO + SORTS * HALF;
/// Offset of the origin relative to the enemy king.
const FROM_THEIR_KING: usize = FROM + KINDS * HALF;
/// Offset of the rescued and the paying kind.
const PAYMENT: usize = FROM_THEIR_KING + KINDS * AWAY;
const STRIKE: usize = PAYMENT + 25;
/// Offset of the danger on the target, with or without check.
const TO_DANGER: usize = STRIKE + SORTS * STRIKES;
/// Offset of the danger on the origin.
const FROM_DANGER: usize = TO_DANGER + SORTS * 2 * DANGERS;
/// Number of features.
pub const COUNT: usize = FROM_DANGER + KINDS * DANGERS;

/// Returns a square as the side to move sees it, with its first rank at the bottom.
pub const fn seen_by(us: Side, square: usize) -> usize {
    match us {
        Side::White => square,
        Side::Black => square ^ 56,
    }
}

const fn away(king: usize, square: usize) -> usize {
    (king % 8).abs_diff(square % 8) * 15 + square / 8 + 7 - king / 8
}

const fn half(square: usize) -> usize {
    let file = square % 8;
    square / 8 * 4 + if file < 4 { file } else { 7 - file }
}

/// Returns the feature of the target relative to the enemy king.
pub const fn to_their_king(sort: usize, king: usize, to: usize) -> usize {
    TO_THEIR_KING + sort * AWAY + away(king, to)
}

/// Returns the features of the target relative to the king of the side to move, and of the target alone.
pub const fn to_own_king(sort: usize, king: usize, to: usize) -> [usize; 2] {
    [TO_OWN_KING + sort * AWAY + away(king, to), TO + sort * HALF + half(to)]
}

/// Returns the features of the origin alone and relative to the enemy king.
pub const fn from(kind: usize, king: usize, from: usize) -> [usize; 2] {
    [FROM + kind * HALF + half(from), FROM_THEIR_KING + kind * AWAY + away(king, from)]
}

/// Returns the feature of an exchange.
pub fn payment(rescued: Kind, paid: Kind) -> usize {
    PAYMENT + rescued.index() * 5 + paid.index()
}

/// Returns the feature of a move that attacks this many pieces from its target.
pub fn strike(sort: usize, struck: usize) -> usize {
    STRIKE + sort * STRIKES + struck.min(STRIKES - 1)
}

/// Returns the feature of the danger on the target.
pub fn to_danger(sort: usize, check: bool, danger: usize) -> usize {
    TO_DANGER + (sort * 2 + usize::from(check)) * DANGERS + danger
}

/// Returns the feature of the danger on the origin.
pub fn from_danger(kind: usize, danger: usize) -> usize {
    FROM_DANGER + kind * DANGERS + danger
}

/// Returns the danger of a piece on a square. It is 0 if an enemy pawn attacks the square, 2 if another enemy piece
/// does, 4 if only the enemy king does, 6 if none does. One is added if the piece's side attacks the square as well.
pub fn danger(own: &Map, their: &Map, square: Square) -> usize {
    let step = match () {
        () if their.pawns.has(square) => 0,
        () if their.pieces.has(square) => 1,
        () if their.all.has(square) => 2,
        () => 3,
    };
    2 * step + usize::from(own.all.has(square))
}

/// Rough values of pieces when they attack each other.
const WORTH: [i32; KINDS] = [0, 1, 1, 2, 3, 4];

/// Returns true if a piece of one kind profits from capturing a piece of another.
pub fn is_worth_it(striker: Kind, struck: Kind, guarded: bool) -> bool {
    !guarded || WORTH[struck.index()] > WORTH[striker.index()]
}

/// Returns the features of a quiet move. The search computes the same faster; see [`Ordering`](super::Ordering).
#[must_use]
pub fn features(position: &Position, m: Move, check: bool) -> Vec<usize> {
    let us = position.turn;
    let [own, their] = sides(position);
    let seen = |square: Square| seen_by(us, square.index());
    let (our_king, their_king) = (seen(position.king(us)), seen(position.king(!us)));
    let (way, kind) = match m {
        Move::Walk { from, .. } => (0, position.kind_on(from).unwrap_or(Kind::Pawn)),
        Move::Drop { kind, .. } => (1, kind),
        Move::Exchange { rescued, .. } => (2, rescued),
    };
    let (sort, to) = (way * KINDS + kind.index(), m.to());
    let reached =
        attacks::of(kind, us, to, position.occupied()) & position.of_side(!us) & !position.of(!us, Kind::King);
    let is_struck =
        |&at: &Square| position.kind_on(at).is_some_and(|struck| is_worth_it(kind, struck, their.all.has(at)));
    let mut all = vec![
        to_their_king(sort, their_king, seen(to)),
        strike(sort, reached.into_iter().filter(is_struck).count()),
        to_danger(sort, check, danger(&own, &their, to)),
    ];
    all.extend(to_own_king(sort, our_king, seen(to)));
    match m {
        Move::Walk { from: left, .. } => {
            all.extend(from(kind.index(), their_king, seen(left)));
            all.push(from_danger(kind.index(), danger(&own, &their, left)));
        }
        Move::Drop { .. } => {}
        Move::Exchange { rescued, paid, .. } => all.push(payment(rescued, paid)),
    }
    all
}

/// Returns the attacks of the side to move and of its opponent.
pub fn sides(position: &Position) -> [Map; 2] {
    let [white, black] = Map::both(position);
    if position.turn == Side::White { [white, black] } else { [black, white] }
}
