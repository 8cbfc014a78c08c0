//! Static evaluation of positions, and scores of moves.
//!
//! Tuned numbers evaluate both sides alike, and the results are subtracted. A small net corrects the difference. A
//! position and its mirror image with swapped colours are worth the same.

pub mod constants;
mod hint;
pub mod net;

pub use hint::{HISTORY, hint, quiet_checks};

use super::board::Ground;
use super::generate::{FIRST_RANK, OFFICERS};
use super::lines::{self, Direction};
use super::{Bits, Position, Square};
use crate::game::{Kind, Side};

/// Returns the index of a bishop, rook or queen in the tables of parameters.
fn index(officer: Kind) -> usize {
    match officer {
        Kind::Bishop => 0,
        Kind::Rook => 1,
        _ => 2,
    }
}

/// Returns the value of a kind of piece on the board.
pub fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => constants::PAWNS[0].get(),
        Kind::Bishop | Kind::Rook | Kind::Queen => constants::OFFICERS[index(kind)].get(),
        // The capture of the king wins.
        Kind::King => 10_000,
        _ => 0,
    }
}

/// Returns the value of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    tuned(position) + net::worth(position, || net::views(position))
}

/// Returns the value by the tuned numbers alone.
fn tuned(position: &Position) -> i32 {
    let [white, black] = Side::BOTH.map(|side| worth(position, side));
    let difference = if position.turn == Side::White { white - black } else { black - white };
    difference + constants::TEMPO.get()
}

fn worth(position: &Position, side: Side) -> i32 {
    let occupied = position.occupied();
    let near_king = position.king(!side).map_or(Bits::NONE, lines::king);
    let mut total = -exposure(position, side);
    for kind in OFFICERS {
        let [mobility, near] = [&constants::MOBILITY, &constants::NEAR_KING].map(|row| row[index(kind)].get());
        let mut squares = 0;
        for from in position.of(side, kind) {
            let reach = lines::reach(kind, from, occupied);
            squares += (reach & !position.of_side(side)).count() as i32;
            total += value(kind) + near * (reach & near_king).count() as i32;
            for target in lines::across(kind, from, occupied) & position.of_side(!side) {
                // The search finds out whether the king can be pulled, so the evaluation counts it like a queen.
                let prize = position.kind_on(target).map_or(0, |kind| value(kind).min(value(Kind::Queen)));
                total += prize * constants::PULL.get() / 1000;
            }
        }
        total += mobility * squares / 10;
    }
    position.of(side, Kind::Pawn).fold(total, |total, from| total + pawn(position, side, from))
}

fn pawn(position: &Position, side: Side, from: Square) -> i32 {
    let rank = usize::try_from(from.rank_for(side) - FIRST_RANK).unwrap_or(0);
    let less = match from.ahead(side, 1) {
        Ground::Hole(_) => constants::STUCK.get(),
        Ground::Void => constants::AT_EDGE.get(),
        Ground::Square(at) if position.occupied().has(at) => constants::BLOCKED.get(),
        Ground::Square(_) => 0,
    };
    constants::PAWNS[rank.min(constants::PAWNS.len() - 1)].get() - less
}

/// Returns the exposure of a king to pulls. It counts the squares across holes from which enemy pieces that pull along
/// the line would see the king.
fn exposure(position: &Position, side: Side) -> i32 {
    let Some(king) = position.king(side) else { return 0 };
    let occupied = position.occupied();
    let open = |kind: Kind| position.of(!side, kind).count() as i32 * constants::EXPOSED[index(kind)].get();
    let (straight, diagonal) = (open(Kind::Queen) + open(Kind::Rook), open(Kind::Queen) + open(Kind::Bishop));
    let lines = Direction::ALL.into_iter().map(|direction| {
        let squares = direction.sight(king, occupied) & !position.of_side(!side);
        squares.count() as i32 * if direction.is_straight() { straight } else { diagonal }
    });
    lines.sum()
}

#[cfg(test)]
mod tests {
    use super::super::{Setup, board::FILES, board::RANKS};
    use super::*;
    use crate::game::{Piece, Position as _};

    /// Returns the same position with the sides exchanged.
    fn mirrored(position: &Position) -> Position {
        let setup = Setup::from(position);
        let flip = |square: Square| Square::at(square.file(), RANKS - 1 - square.rank()).unwrap();
        let mut other = setup.clone();
        for square in Square::all() {
            let piece = setup.board[square.index()].map(|piece| Piece { side: !piece.side, kind: piece.kind });
            other.board[flip(square).index()] = piece;
        }
        other.state.turn = !setup.state.turn;
        other.state.en_passant = setup.state.en_passant.map(flip);
        other.validate().unwrap()
    }

    fn positions() -> Vec<Position> {
        let mut list = Vec::new();
        let mut position = Position::from_fen(super::super::fen::START).unwrap();
        for i in 0..400usize {
            let moves = position.legal_moves();
            let Some(&m) = moves.get((i * 37 + i / 7) % moves.len().max(1)) else {
                position = Position::from_fen(super::super::fen::START).unwrap();
                continue;
            };
            position = position.after(m);
            list.push(position);
        }
        list
    }

    #[test]
    fn a_mirror_image_is_worth_the_same_and_has_the_same_moves() {
        for position in positions() {
            let other = mirrored(&position);
            assert_eq!(evaluate(&position), evaluate(&other), "{position:?}");
            assert_eq!(position.legal_moves().len(), other.legal_moves().len(), "{position:?}");
            assert_eq!(position.in_check(), other.in_check(), "{position:?}");
        }
    }

    #[test]
    fn left_and_right_are_worth_the_same() {
        // A king in the middle sees its board as it is, so the net tells its left from its right.
        let aside = |position: &Position| {
            Side::BOTH.into_iter().all(|side| position.king(side).is_some_and(|king| king.file() != FILES / 2))
        };
        let positions: Vec<Position> = positions().into_iter().filter(aside).collect();
        assert!(positions.len() > 10, "{}", positions.len());
        for position in positions {
            let setup = Setup::from(&position);
            let mut other = setup.clone();
            let turned = |square: Square| Square::at(FILES - 1 - square.file(), square.rank()).unwrap();
            for square in Square::all() {
                other.board[turned(square).index()] = setup.board[square.index()];
            }
            other.state.en_passant = setup.state.en_passant.map(turned);
            assert_eq!(evaluate(&position), evaluate(&other.validate().unwrap()), "{position:?}");
        }
    }

    #[test]
    fn what_one_side_wins_the_other_loses() {
        let tempo = constants::TEMPO.get();
        for position in positions() {
            assert_eq!(tuned(&position) - tempo, tempo - tuned(&position.passed()), "{position:?}");
        }
    }
}
