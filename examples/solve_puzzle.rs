//! Reads a puzzle and lets the engine solve it.
//!
//!     cargo run --release --example solve_puzzle -- [PUZZLE]
//!
//! A puzzle is a line `FEN;MOVES;RATING;THEMES`, as `hostage puzzles` prints it.

use std::error::Error;

use hostage_chess::game::hostage;
use hostage_chess::{Game, Limits, Position, Puzzle, Search, Silent, Style};

/// Black mates in two moves. The second ransoms a queen for a queen.
const PUZZLE: &str = "r1b2r2/ppp3kp/3p4/2bPpp2/3n1n2/3B2N1/PPPP1PPK/R1B2R2[#QNPqp] b - - 0 16;d4f3 h2h1 Q#Q@h2;1150;2x";

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Puzzle = std::env::args().nth(1).as_deref().unwrap_or(PUZZLE).parse()?;
    let (positions, solution) = puzzle.replay::<hostage::Position>("hostage")?;
    println!("{}\nRating {}, moves to find: {}", puzzle.fen, puzzle.rating, puzzle.moves());

    let mut search = Search::default();
    // The solver's moves alternate with the opponent's.
    for (position, expected) in positions.iter().zip(&solution).step_by(2) {
        let limits = Limits { nodes: Some(200_000), ..Limits::default() };
        let found = search.run(position, &[], &limits, &mut Silent);
        let best = found.best().ok_or("there is no move")?;
        let verdict = if best == *expected { "correct" } else { "not the solution" };
        println!("{} ({}): {verdict}", position.notation(best, Style::Leslie), found.score);
        println!("  expected {}", position.notation(*expected, Style::Leslie));
    }
    if let Some(outcome) = positions.last().and_then(Position::outcome) {
        println!("{} {outcome}", outcome.result());
    }
    Ok(())
}
