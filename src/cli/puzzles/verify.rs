//! Proves puzzles again, by another path than the one that found them: mates by trying every turn of both sides as far as that can be
//! done, without the mate search; everything else by a main search of its own, many times as long.

use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::judge::{HELD, Judge, LOST, NOT_WON, WON};
use crate::cli::{Failure, texts};
use crate::game::{Game, Key};
use crate::puzzle::{Puzzle, Theme, themes};
use crate::search::Score;

/// How long the main search may take to contradict, in nodes.
const NODES: u64 = 200_000;
/// What the numbers may change in a longer search, in centipawns: one that found more may still see the same gap.
const SLACK: i32 = 150;
/// Up to this many turns every turn of the winner is tried at the first one, to see that no other mates.
const EVERY: usize = 2;

/// Proves every puzzle, and says which are wrong and why.
pub fn run<G: Game + Sync>(start: &G, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let faults = proven::<G>(start.variant(), puzzles);
    writeln!(io::stdout(), "{}", texts::puzzles_proven(puzzles.len() - faults.len(), puzzles.len()))?;
    if faults.is_empty() {
        return Ok(());
    }
    let told = |(number, why): (usize, String)| format!("{}: {why}: {}", number + 1, puzzles[number].fen);
    Err(Failure::Failed(faults.into_iter().map(told).collect()))
}

/// The numbers of those that cannot be proven, each with the reason, on every core.
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

/// Why a puzzle is wrong, if it is.
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
            return Err(format!("turn {} does not mate in {left}", step + 1));
        }
        // The last turn may be another.
        let last = left == 1 && step > 0;
        let others = || position.legal_moves().into_iter().filter(|m| *m != moves[index]);
        if !last && left <= EVERY && others().any(|m| is_mated(&position.play_unchecked(m), left - 1, true, &mut known))
        {
            return Err(format!("another turn {} mates in {left}", step + 1));
        }
    }
    Ok(())
}

/// Whether the side to move is mated within so many turns of the other side, whatever it does. The winner tries every turn, or only
/// those that give check.
fn is_mated<G: Game>(position: &G, within: usize, every: bool, known: &mut HashMap<(Key, usize), bool>) -> bool {
    let legal = position.legal_moves();
    if let Some(outcome) = position.outcome_given(!legal.is_empty()) {
        return outcome.winner == Some(!position.side_to_move());
    }
    if within == 0 || legal.is_empty() {
        return false;
    }
    if let Some(&lost) = known.get(&(position.key(), within)) {
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
        // A game that is over has no answers: then nobody is mated.
        answers.into_iter().any(|answer| is_mated(&next.play_unchecked(answer), within - 1, every, known))
    });
    known.insert((position.key(), within), lost);
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
        let (best, second) = (worth(choice.best.1), choice.second.map_or(i32::MIN / 2, worth));
        let (least, most) = if purpose == Theme::Advantage { (WON, NOT_WON) } else { (HELD, LOST) };
        if choice.best.0 != moves[index] || best < least - SLACK || second > most + SLACK {
            return Err(format!("turn {}: {best} and {second}", index / 2 + 1));
        }
    }
    Ok(())
}
