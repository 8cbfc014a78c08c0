//! What the order of quiet turns goes by: numbers below [`COUNT`], each of which has a weight of its own.
//!
//! All is seen from the side to move, its first rank below; left and right are the same.

use super::super::super::{Move, Position, Square, attacks};
use super::super::maps::Map;
use crate::game::{Kind, Side};

/// Ways to come to a square, by what a man does there: he walks, drops or is ransomed; six kinds each.
pub const SORTS: usize = 3 * KINDS;
pub const KINDS: usize = Kind::ALL.len();
/// Where one square lies from another: files apart, and ranks ahead from -7 to 7.
const AWAY: usize = 8 * 15;
/// Squares of the left half of the board.
const HALF: usize = 32;
/// What becomes of a man on a square, see [`danger`].
pub const DANGERS: usize = 8;
/// Whom he strikes there: nobody worth it, one man, several.
pub const STRIKES: usize = 3;

/// Where a man lands, from the enemy king.
const TO_THEIR_KING: usize = 0;
/// And from his own.
const TO_OWN_KING: usize = TO_THEIR_KING + SORTS * AWAY;
/// The square itself.
const TO: usize = TO_OWN_KING + SORTS * AWAY;
/// The square that he leaves, for walks.
const FROM: usize = TO + SORTS * HALF;
/// And how it lies from the enemy king.
const FROM_THEIR_KING: usize = FROM + KINDS * HALF;
/// Who is ransomed and who pays.
const PAYMENT: usize = FROM_THEIR_KING + KINDS * AWAY;
const STRIKE: usize = PAYMENT + 25;
/// Whether he gives check, and what becomes of him.
const TO_DANGER: usize = STRIKE + SORTS * STRIKES;
/// What would become of him where he stands.
const FROM_DANGER: usize = TO_DANGER + SORTS * 2 * DANGERS;
/// How many there are.
pub const COUNT: usize = FROM_DANGER + KINDS * DANGERS;

/// A square as the side to move sees it, its first rank below.
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

/// What depends on where the enemy king is and where a man lands.
pub const fn to_their_king(sort: usize, king: usize, to: usize) -> usize {
    TO_THEIR_KING + sort * AWAY + away(king, to)
}

/// What depends on where the own king is and where a man lands, and on the square alone.
pub const fn to_own_king(sort: usize, king: usize, to: usize) -> [usize; 2] {
    [TO_OWN_KING + sort * AWAY + away(king, to), TO + sort * HALF + half(to)]
}

/// What depends on where the enemy king is and what square a man leaves.
pub const fn from(kind: usize, king: usize, from: usize) -> [usize; 2] {
    [FROM + kind * HALF + half(from), FROM_THEIR_KING + kind * AWAY + away(king, from)]
}

/// A ransom.
pub fn payment(rescued: Kind, paid: Kind) -> usize {
    PAYMENT + rescued.index() * 5 + paid.index()
}

/// A man who strikes so many where he lands.
pub fn strike(sort: usize, struck: usize) -> usize {
    STRIKE + sort * STRIKES + struck.min(STRIKES - 1)
}

/// What becomes of a man who lands.
pub fn to_danger(sort: usize, check: bool, danger: usize) -> usize {
    TO_DANGER + (sort * 2 + usize::from(check)) * DANGERS + danger
}

/// What becomes of a man who stays.
pub fn from_danger(kind: usize, danger: usize) -> usize {
    FROM_DANGER + kind * DANGERS + danger
}

/// What becomes of a man on a square: one more if his side attacks it, and two more for each step from an enemy pawn that attacks
/// it to officers at best, to the king alone, to nobody.
pub fn danger(own: &Map, their: &Map, square: Square) -> usize {
    let step = match () {
        () if their.pawns.has(square) => 0,
        () if their.men.has(square) => 1,
        () if their.all.has(square) => 2,
        () => 3,
    };
    2 * step + usize::from(own.all.has(square))
}

/// What men are worth when it comes to striking them.
const WORTH: [i32; KINDS] = [0, 1, 1, 2, 3, 4];

/// Whether a man of a kind would like to strike one of another.
pub fn is_worth_it(striker: Kind, struck: Kind, guarded: bool) -> bool {
    !guarded || WORTH[struck.index()] > WORTH[striker.index()]
}

/// The features of a quiet turn, one after the other. The search has a quicker way, see [`Ordering`](super::Ordering).
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

/// What the side to move and the other side attack.
pub fn sides(position: &Position) -> [Map; 2] {
    let [white, black] = Map::both(position);
    if position.turn == Side::White { [white, black] } else { [black, white] }
}
