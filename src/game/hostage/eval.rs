//! What a position is worth without looking ahead, and how promising a turn looks.
//!
//! The worth comes from a small neural net (`net`), which learnt from the engine's games against itself; the promise of a
//! turn is counted by hand, after the inventor's and Andy Pierce's hints.

mod exchange;
mod hint;
mod maps;
mod material;
pub mod net;
mod placement;

pub use hint::{HISTORY, Sight, quiet_checks};
pub use net::worth as evaluate;

#[cfg(test)]
mod tests {
    use super::super::{Castling, Position, Rules, Setup, Square};
    use super::*;
    use crate::game::{Man, Side};

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
