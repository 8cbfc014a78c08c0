//! Verifies puzzles by other means than the search that found them. Mates are proven without the mate search, by trying
//! all moves of both sides where this is feasible. Other puzzles get a fresh main search with many more nodes.

use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::fail;
use super::judge::{HELD, Judge, LOST, NOT_WON, WON};
use crate::cli::{Failure, texts};
use crate::game::{Game, Key};
use crate::puzzle::{Puzzle, Theme, themes};
use crate::search::Score;

/// Node limit of the main search.
const NODES: u64 = 200_000;
/// Tolerance for the scores of a longer search, in centipawns. It may find more and still see the same gap.
const SLACK: i32 = 150;
/// Maximum length of a mate for which all moves of the winner are tried, to prove that no other move mates.
const EVERY: usize = 2;

/// Verifies all puzzles, and reports the faulty ones with their places and the reasons.
pub fn run<G: Game + Sync>(start: &G, puzzles: &[Puzzle], places: &[String]) -> Result<(), Failure> {
    let faults = proven::<G>(start.variant(), puzzles);
    writeln!(io::stdout(), "{}", texts::puzzles_proven(puzzles.len() - faults.len(), puzzles.len()))?;
    fail(told(faults, puzzles, places))
}

/// Describes the puzzles that cannot be proven.
pub fn told(faults: Vec<(usize, String)>, puzzles: &[Puzzle], places: &[String]) -> Vec<String> {
    let told = |(number, why): (usize, String)| texts::puzzle_unproven(&places[number], &why, &puzzles[number].fen);
    faults.into_iter().map(told).collect()
}

/// Returns the indices of the puzzles that cannot be proven, with the reasons. Uses all cores.
pub fn proven<G: Game + Sync>(variant: &str, puzzles: &[Puzzle]) -> Vec<(usize, String)> {
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = puzzles.get(number) else { return };
            if let (Err(why), Ok(mut faults)) = (prove::<G>(variant, puzzle), faults.lock()) {
                faults.push((number, why));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut faults = faults.into_inner().unwrap_or_default();
    faults.sort();
    faults
}

/// Proves a puzzle, or returns what is wrong with it.
pub fn prove<G: Game>(variant: &str, puzzle: &Puzzle) -> Result<(), String> {
    let (positions, moves) = puzzle.replay::<G>(variant).map_err(|fault| fault.to_string())?;
    let found = themes(&positions, &moves);
    let told = |theme: &&Theme| !matches!(theme, Theme::Advantage | Theme::Defence);
    if !puzzle.themes.iter().filter(told).eq(&found) {
        return Err(format!("its themes are {found:?}"));
    }
    match puzzle.themes.first() {
        Some(Theme::Mate(count)) if usize::from(*count) == puzzle.moves() => prove_mate(&positions, &moves),
        Some(purpose @ (Theme::Advantage | Theme::Defence)) => prove_gap(&positions, &moves, *purpose),
        _ => Err("it has no purpose".to_owned()),
    }
}

fn prove_mate<G: Game>(positions: &[G], moves: &[G::Move]) -> Result<(), String> {
    let count = moves.len().div_ceil(2);
    for (step, index) in (0..moves.len()).step_by(2).enumerate() {
        let (position, left) = (&positions[index], count - step);
        let mut known = HashMap::new();
        if !is_mated(&position.play_unchecked(moves[index]), left - 1, false, &mut HashMap::new()) {
            return Err(format!("move {} does not mate in {left}", step + 1));
        }
        // The last move of a longer mate need not be the only one.
        let last = left == 1 && step > 0;
        let others = || position.legal_moves().into_iter().filter(|m| *m != moves[index]);
        if !last && left <= EVERY && others().any(|m| is_mated(&position.play_unchecked(m), left - 1, true, &mut known))
        {
            return Err(format!("another move {} mates in {left}", step + 1));
        }
    }
    Ok(())
}

/// Returns true if the side to move is mated within this many moves of the winner. The winner tries all moves, or only
/// checks.
fn is_mated<G: Game>(position: &G, within: usize, every: bool, known: &mut HashMap<(Key, u16, usize), bool>) -> bool {
    let legal = position.legal_moves();
    if let Some(outcome) = position.outcome_given(!legal.is_empty()) {
        return outcome.winner == Some(!position.side_to_move());
    }
    if within == 0 || legal.is_empty() {
        return false;
    }
    let question = (position.key(), position.halfmoves(), within);
    if let Some(&lost) = known.get(&question) {
        return lost;
    }
    let lost = legal.into_iter().all(|m| {
        let next = position.play_unchecked(m);
        let mut answers = Vec::new();
        if every {
            next.moves(&mut answers)
        } else {
            next.checks(&mut answers)
        }
        // If the game is over there are no replies, and the position does not count as mate.
        answers.into_iter().any(|answer| is_mated(&next.play_unchecked(answer), within - 1, every, known))
    });
    known.insert(question, lost);
    lost
}

fn prove_gap<G: Game>(positions: &[G], moves: &[G::Move], purpose: Theme) -> Result<(), String> {
    for index in (0..moves.len()).step_by(2) {
        let mut judge = Judge::new();
        let Some(choice) = judge.choose(&positions[index], NODES) else {
            return Err("it cannot be searched".to_owned());
        };
        let worth = |score: Score| match score {
            Score::Centipawns(worth) => worth,
            Score::Mate(moves) => {
                if moves > 0 {
                    i32::MAX / 2
                } else {
                    i32::MIN / 2
                }
            }
        };
        let (best, second) = (worth(choice.score), choice.second.map_or(i32::MIN / 2, worth));
        let (least, most) = if purpose == Theme::Advantage { (WON, NOT_WON) } else { (HELD, LOST) };
        if choice.best != moves[index] || best < least - SLACK || second > most + SLACK {
            return Err(format!("move {}: {best} and {second}", index / 2 + 1));
        }
    }
    Ok(())
}
