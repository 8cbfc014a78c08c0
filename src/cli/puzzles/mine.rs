//! Finds puzzles. The engine plays itself quickly, with occasional random moves. A puzzle can start wherever only one
//! move is right.

use std::collections::HashSet;
use std::io::{self, Write};

use super::grade::grade;
use super::judge::{self, HELD, Judge, LONGEST_MATE, LOST, NOT_WON, WON, mates_too, mates_within};
use crate::cli::Failure;
use crate::cli::random::Random;
use crate::game::{Event, Game, game_record};
use crate::puzzle::{Puzzle, Theme, themes};
use crate::search::Score;

/// Node limit of a move in the games. The search finds the two best moves.
const PLAY: u64 = 1_200;
/// Node limit of the search that checks a candidate.
const LOOK: u64 = 16_000;
/// One move in this many is random.
const BLUNDER: usize = 14;
/// One mate in one out of this many is kept, because they are the most frequent puzzles.
const EASY: usize = 6;
/// Maximum length of a game, in plies.
const LONGEST: usize = 200;
/// Maximum number of the solver's moves in a solution without mate.
const MOST_MOVES: usize = 4;

/// Plays games from the start position and writes the puzzles found, one per line. The same seed finds the same
/// puzzles.
pub fn run<G: Game>(start: &G, seed: u64, games: u64) -> Result<(), Failure> {
    let mut output = io::stdout();
    let mut known = HashSet::new();
    for index in 0..games {
        let mut random = Random::new(seed, index);
        for puzzle in game(start, &mut random) {
            if known.insert(puzzle.fen.clone()) {
                writeln!(output, "{puzzle}")?;
            }
        }
        output.flush()?;
    }
    Ok(())
}

/// Returns the puzzles of one game.
fn game<G: Game>(start: &G, random: &mut Random) -> Vec<Puzzle> {
    let mut judge = Judge::new();
    let mut position = start.clone();
    let mut keys = Vec::new();
    let mut puzzles = Vec::new();
    let opening = 2 + random.below(8);
    // Square of the last capture. Recapturing there is not a puzzle.
    let mut taken = None;
    // Remaining plies of the last puzzle found. No other puzzle starts among them.
    let mut rest = 0;
    for ply in 0..LONGEST {
        keys.push(position.key());
        let moves = position.legal_moves();
        if moves.is_empty() || game_record::outcome(keys.iter().copied(), &position).is_some() {
            break;
        }
        let mv = if ply < opening || random.below(BLUNDER) == 0 {
            moves[random.below(moves.len())]
        } else {
            let Some(choice) = judge.choose(&position, PLAY) else { break };
            if rest == 0 && moves.len() > 2 {
                let found = solution(&mut judge, &position, &choice, random.below(EASY) == 0)
                    .filter(|(line, _)| !takes_back(&position, line[0], taken));
                if let Some(puzzle) = found.and_then(|(line, purpose)| puzzle(&position, &line, purpose)) {
                    rest = puzzle.line.len() + 1;
                    puzzles.push(puzzle);
                }
            }
            choice.best
        };
        rest = rest.saturating_sub(1);
        taken = captured(&position.events(mv));
        position = position.play_unchecked(mv);
    }
    puzzles
}

fn captured(events: &[Event]) -> Option<crate::game::Cell> {
    events.iter().find_map(|event| if let Event::Captured(_, at) = event { Some(*at) } else { None })
}

fn takes_back<G: Game>(position: &G, mv: G::Move, taken: Option<crate::game::Cell>) -> bool {
    taken.is_some() && captured(&position.events(mv)) == taken
}

/// Returns a line in which every move of the solver is the only right one. Also returns its theme, unless it is a mate,
/// which the rules recognise.
fn solution<G: Game>(
    judge: &mut Judge<G>,
    position: &G,
    choice: &judge::TopTwo<G::Move>,
    easy: bool,
) -> Option<(Vec<G::Move>, Option<Theme>)> {
    if let Some(mate) = judge.mate(position, LONGEST_MATE) {
        let kept = mate.moves > 1 || easy;
        return kept.then(|| mating(judge, position, mate)).flatten().map(|line| (line, None));
    }
    let purpose = purpose(choice)?;
    let mut line = Vec::new();
    let mut position = position.clone();
    while line.len() < 2 * MOST_MOVES {
        let Some(choice) = judge.choose(&position, LOOK).filter(|choice| self::purpose(choice) == Some(purpose)) else {
            break;
        };
        line.push(choice.best);
        position = position.play_unchecked(choice.best);
        // A defence ends after the saving move. Everything after it would be another puzzle.
        let Some(reply) = judge.best(&position, LOOK / 2).filter(|_| purpose == Theme::Advantage) else { break };
        line.push(reply);
        position = position.play_unchecked(reply);
    }
    line.truncate((line.len().max(1) - 1) / 2 * 2 + 1);
    (!line.is_empty()).then_some((line, Some(purpose)))
}

/// Returns the theme of the best move, if it is the only move that achieves it.
fn purpose<M>(choice: &judge::TopTwo<M>) -> Option<Theme> {
    let Score::Centipawns(best) = choice.score else { return None };
    // If the second-best move is mated, it loses.
    let second = match choice.second? {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) => {
            if moves > 0 {
                return None;
            } else {
                i32::MIN
            }
        }
    };
    if best >= WON && second <= NOT_WON {
        Some(Theme::Advantage)
    } else if best >= HELD && second <= LOST {
        Some(Theme::Defence)
    } else {
        None
    }
}

/// Returns the line of a mate, if no other move mates at any step but the last. The losing side delays the mate as long
/// as possible.
fn mating<G: Game>(
    judge: &mut Judge<G>,
    position: &G,
    mut mate: crate::search::mate::Mate<G::Move>,
) -> Option<Vec<G::Move>> {
    let mut position = position.clone();
    let mut line = Vec::new();
    loop {
        let mv = *mate.line.first()?;
        if mate.moves > 1 {
            let choice = judge.choose(&position, LOOK)?;
            if choice.best != mv || !mates_within(choice.score, mate.moves) || mates_too(choice.second) {
                return None;
            }
        } else if line.is_empty() && mates_in_one(&position).len() != 1 {
            return None;
        }
        line.push(mv);
        position = position.play_unchecked(mv);
        if mate.moves == 1 {
            return Some(line);
        }
        let reply = *mate.line.get(1)?;
        line.push(reply);
        position = position.play_unchecked(reply);
        mate = judge.mate(&position, mate.moves - 1)?;
    }
}

/// Returns all moves that win at once.
pub fn mates_in_one<G: Game>(position: &G) -> Vec<G::Move> {
    let us = position.side_to_move();
    let wins = |m: &G::Move| position.play_unchecked(*m).outcome().is_some_and(|outcome| outcome.winner == Some(us));
    position.legal_moves().into_iter().filter(wins).collect()
}

/// Creates the puzzle of a line, with themes and rating.
fn puzzle<G: Game>(position: &G, line: &[G::Move], purpose: Option<Theme>) -> Option<Puzzle> {
    let mut positions = vec![position.clone()];
    let mut texts = Vec::new();
    for mv in line {
        let last = &positions[positions.len() - 1];
        texts.push(last.uci(*mv));
        positions.push(last.play_unchecked(*mv));
    }
    let themes = purpose.into_iter().chain(themes(&positions, line)).collect();
    Some(Puzzle { fen: position.fen(), line: texts, rating: grade(&positions, line)?, themes })
}
