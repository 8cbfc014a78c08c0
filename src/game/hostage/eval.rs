//! Static evaluation of positions, and scores of moves.
//!
//! The evaluation comes from a small neural net (`net`). The net and the order of quiet moves (`ordering`) were learnt
//! from the engine's games against itself. The move scores of captures and checks are hand-written (`hint`).

mod exchange;
mod hint;
mod maps;
mod material;
pub mod net;
pub mod ordering;
mod placement;

pub use hint::{HISTORY, Sight};
pub use maps::Map;
pub use net::worth as evaluate;

#[cfg(test)]
mod tests {
    use super::super::{Castling, Position, Rules, Setup, Square};
    use super::*;
    use crate::game::{Game, Piece, Position as _, Side};

    /// Returns the same position with the sides exchanged.
    fn upside_down(position: &Position) -> Position {
        let setup = Setup::from(position);
        let swap = |piece: Piece| Piece { side: !piece.side, kind: piece.kind };
        let mut other = setup.clone();
        for square in Square::all() {
            other.board[Square::new(square.file(), 7 - square.rank()).index()] = setup.board[square.index()].map(swap);
        }
        other.airfields = setup.airfields.iter().copied().map(swap).collect();
        other.prisons = setup.prisons.iter().copied().map(swap).collect();
        other.state.turn = !setup.state.turn;
        other.state.castling = Side::BOTH.into_iter().fold(Castling::NONE, |mut castling, side| {
            if setup.state.castling.unmoved(side) {
                castling = castling.with_unmoved(!side);
            }
            [true, false]
                .into_iter()
                .filter(|&wing| setup.state.castling.right(side, wing))
                .fold(castling, |castling, wing| castling.with_right(!side, wing))
        });
        other.state.en_passant = setup.state.en_passant.map(|square| Square::new(square.file(), 7 - square.rank()));
        other.validate().unwrap()
    }

    /// Returns a position without castling rights and its mirror image.
    fn mirrored(position: &Position) -> (Position, Position) {
        let mut setup = Setup::from(position);
        setup.state.castling = Castling::NONE;
        setup.state.en_passant = None;
        let mut other = setup.clone();
        for square in Square::all() {
            other.board[Square::new(7 - square.file(), square.rank()).index()] = setup.board[square.index()];
        }
        (setup.validate().unwrap(), other.validate().unwrap())
    }

    fn positions() -> impl Iterator<Item = Position> {
        let text = include_str!("../../../tests/data/perft-hostage-random.epd");
        text.lines().filter_map(|line| Position::from_fen(Rules::Leslie, line.split(" ;").next()?).ok())
    }

    #[test]
    fn either_side_is_worth_the_same_to_its_owner() {
        assert!(positions().count() >= 300);
        for position in positions() {
            assert_eq!(evaluate(&position), evaluate(&upside_down(&position)), "{position:?}");
        }
    }

    #[test]
    fn left_and_right_are_worth_the_same() {
        for position in positions() {
            let (position, other) = mirrored(&position);
            assert_eq!(evaluate(&position), evaluate(&other), "{position:?}");
        }
    }

    /// Checks that cached sums do not affect the result: a thread without a cache computes the same evaluation.
    #[test]
    fn what_was_seen_before_makes_no_difference() {
        let mut position = Position::start("hostage").unwrap();
        let mut seed = 1u64;
        let mut seen = Vec::new();
        for _ in 0..400 {
            seen.push((position, evaluate(&position)));
            let moves = position.legal_moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            position = match moves.get((seed >> 33) as usize % moves.len().max(1)) {
                Some(&m) => position.play_unchecked(m),
                None => Position::start("hostage").unwrap(),
            };
        }
        assert!(seen.iter().any(|(position, _)| position.pockets().airfield(Side::White).has_officer()));
        let afresh = |position: Position| std::thread::spawn(move || evaluate(&position)).join().unwrap();
        for (position, worth) in seen {
            assert_eq!(afresh(position), worth, "{position:?}");
        }
    }

    fn worth(fen: &str) -> i32 {
        evaluate(&Position::from_fen(Rules::Leslie, fen).unwrap())
    }

    #[test]
    fn bare_kings_are_worth_nothing() {
        for fen in ["4k3/8/8/8/8/8/8/4K3[#] w - - 0 1", "7k/8/8/8/8/8/8/3K4[#] b - - 5 3"] {
            assert_eq!(worth(fen), 0, "{fen}");
        }
        assert_ne!(worth("4k3/8/8/8/8/8/8/4K3[#Q] w - - 0 1"), 0, "a jailed piece is not gone");
    }

    #[test]
    fn a_piece_more_is_worth_more_wherever_he_is() {
        let even = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1");
        assert!(even.abs() < 100, "{even}");
        for (fen, least) in [
            ("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#q] w KQkq - 0 1", 250),
            ("r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#n] w KQkq - 0 1", 100),
        ] {
            assert!(worth(fen) > even + least, "{fen}: {}", worth(fen));
        }
    }

    #[test]
    fn a_knight_in_hand_is_worth_more_than_a_knight_on_the_board() {
        let hand = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[N#] w KQkq - 0 1");
        let board = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1");
        assert!(hand > board + 30, "{hand} {board}");
    }

    #[test]
    fn a_jailed_piece_that_can_be_bought_is_worth_more() {
        let poor = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[#N] w KQkq - 0 1");
        let rich = worth("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR[#Nn] w KQkq - 0 1");
        assert!(rich > poor + 100, "{poor} {rich}");
    }
}
