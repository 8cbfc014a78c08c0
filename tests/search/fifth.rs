//! The search plays a game that it does not know.

use hostage_chess::game::{Game, Position as _, Side};
use hostage_chess::search::{Limits, Score, Search, Silent};

use crate::support::fifth::Position;
use crate::support::random::Random;
use crate::support::solver;

/// Creates a random position of kings and leapers, White to move, or `None` if it is not legal.
fn thrown_together(random: &mut Random) -> Option<Position> {
    let mut board = [['1'; 5]; 5];
    for letter in "LLLLlKk".chars() {
        board[random.below(5)][random.below(5)] = letter;
    }
    let ranks: Vec<String> = board.iter().map(|rank| rank.iter().collect()).collect();
    Position::from_fen("trapdoor", &format!("{} w", ranks.join("/"))).ok()
}

#[test]
fn mates_are_found_and_correct() {
    let mut random = Random(5);
    let (mut search, mut found) = (Search::new(1 << 14), 0);
    for position in (0..20_000).filter_map(|_| thrown_together(&mut random)) {
        if solver::mate_within(&position, 1, false).is_some() {
            let limits = Limits { depth: Some(4), ..Limits::default() };
            let result = search.run(&position, &[], &limits, &mut Silent);
            assert_eq!(result.score, Score::Mate(1), "{position:?}");
            assert!(solver::is_lost(&position.play_unchecked(result.best().unwrap()), 0, false));
            found += 1;
        }
    }
    assert!(found > 10, "{found} mates");
}

#[test]
fn the_search_beats_random_play() {
    let mut random = Random(7);
    let mut won = 0;
    for _ in 0..6 {
        let mut position = Position::start("trapdoor").unwrap();
        let mut search = Search::new(1 << 14);
        let mut white = true;
        let outcome = loop {
            let moves = position.legal_moves();
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            let limits = Limits { nodes: Some(3000), ..Limits::default() };
            let best = if white { search.run(&position, &[], &limits, &mut Silent).best() } else { None };
            position = position.play(best.unwrap_or(moves[random.below(moves.len())])).unwrap();
            white = !white;
        };
        let ahead = position.evaluate() * if position.side_to_move() == Side::White { 1 } else { -1 };
        won += u32::from(outcome.result() == "1-0" || outcome.result() != "0-1" && ahead > 300);
    }
    assert!(won >= 5, "{won} of 6");
}
