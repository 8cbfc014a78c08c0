//! What a position is worth without looking ahead, and how promising a turn looks.
//!
//! The leading thoughts are the inventor's and Andy Pierce's hints: men on an airfield are worth more than on the board,
//! prisoners are cash and bombs at once, and kings fall to men that land beside them.
//!
//! Everything is counted for each side alike and subtracted, so a position and its mirror image with the colours
//! swapped are worth the same.

mod exchange;
mod hint;
mod king;
mod maps;
mod material;
mod placement;

pub use hint::{HISTORY, Sight};
use maps::Map;
pub use placement::standing;

use super::Position;
use crate::game::Side;

/// What it is worth to have the move.
const TEMPO: i32 = 22;

/// The worth of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let maps = Side::BOTH.map(|side| Map::of(position, side));
    let [white, black] = Side::BOTH.map(|side| {
        let (own, theirs) = (&maps[side.index()], &maps[(!side).index()]);
        material::worth(position, side) + placement::worth(position, side, own, theirs) + own.mobility / 4
            - king::danger(position, side, own, theirs)
    });
    let difference = position.standing() + white - black;
    TEMPO + if position.turn == Side::White { difference } else { -difference }
}

#[cfg(test)]
mod tests {
    use super::super::{Castling, Rules, Setup, Square};
    use super::*;
    use crate::game::{Man, Position as _};

    /// The same position seen from the other side of the board.
    fn mirrored(position: &Position) -> Position {
        let setup = Setup::from(position);
        let swap = |man: Man| Man { side: !man.side, kind: man.kind };
        let mut other = setup.clone();
        for square in Square::all() {
            other.board[Square::new(square.file(), 7 - square.rank()).index()] = setup.board[square.index()].map(swap);
        }
        other.airfields = setup.airfields.iter().copied().map(swap).collect();
        other.prisons = setup.prisons.iter().copied().map(swap).collect();
        other.turn = !setup.turn;
        other.castling = Side::BOTH.into_iter().fold(Castling::NONE, |mut castling, side| {
            if setup.castling.unmoved(side) {
                castling = castling.with_unmoved(!side);
            }
            [true, false]
                .into_iter()
                .filter(|&wing| setup.castling.right(side, wing))
                .fold(castling, |castling, wing| castling.with_right(!side, wing))
        });
        other.en_passant = setup.en_passant.map(|square| Square::new(square.file(), 7 - square.rank()));
        other.validate().unwrap()
    }

    fn positions() -> impl Iterator<Item = Position> {
        let text = include_str!("../../../tests/data/perft-hostage-random.epd");
        text.lines().filter_map(|line| Position::from_fen(Rules::Leslie, line.split(" ;").next()?).ok())
    }

    #[test]
    fn a_mirror_image_is_worth_the_same() {
        assert!(positions().count() >= 300);
        for position in positions() {
            assert_eq!(evaluate(&position), evaluate(&mirrored(&position)), "{position:?}");
        }
    }

    #[test]
    fn what_one_side_wins_the_other_loses() {
        for position in positions().filter(|position| !position.in_check()) {
            let passed = position.passed();
            assert_eq!(evaluate(&position) - TEMPO, TEMPO - evaluate(&passed), "{position:?}");
        }
    }

    fn worth(fen: &str) -> i32 {
        evaluate(&Position::from_fen(Rules::Leslie, fen).unwrap())
    }

    #[test]
    fn a_knight_in_hand_is_worth_more_than_a_rook_on_the_board() {
        let hand = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[N#] w KQkq - 0 1");
        let board = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1");
        assert!(hand > board + 100, "{hand} {board}");
    }

    #[test]
    fn a_jailed_man_that_can_be_bought_is_worth_more() {
        let poor = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[#N] w KQkq - 0 1");
        let rich = worth("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[#Nn] w KQkq - 0 1");
        let even = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1");
        assert!(poor < even - 150 && (rich - even).abs() < 60, "{poor} {rich} {even}");
    }
}
