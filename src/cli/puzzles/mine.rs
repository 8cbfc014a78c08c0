//! Finds puzzles. The engine plays itself quickly, with occasional random moves. A puzzle can start wherever only one
//! move is right.

use std::collections::HashSet;
use std::io::{self, Write};

use super::grade::grade;
use super::judge::{self, HELD, Judge, LONGEST_MATE, LOST, NOT_WON, WON, mates_too, mates_within};
use super::{Identity, identity};
use crate::cli::Failure;
use crate::cli::random::Random;
use crate::game::{Cell, Game, captured, game_record};
use crate::puzzle::{Puzzle, Theme, themes};
use crate::search::Score;
use crate::search::mate::Mate;

/// Node limit of a move in the games. The search finds the two best moves.
const PLAY: u64 = 1_600;
/// Node limit of the search that checks a candidate.
const LOOK: u64 = 16_000;
/// One move in this many is random.
const BLUNDER: usize = 14;
/// One puzzle of a single move out of this many is kept, because they are the most frequent and the easiest.
const EASY: usize = 60;
/// Themes that are rare enough to keep a puzzle of a single move.
const RARE: [Theme; 3] = [Theme::Fork, Theme::Block, Theme::PseudoCheck];
/// Maximum length of a game, in plies.
const LONGEST: usize = 200;
/// Minimum number of plies between the end of a puzzle and the next puzzle of the game.
const APART: usize = 5;
/// Maximum number of the solver's moves in a solution without mate.
const MOST_MOVES: usize = 4;
/// Maximum length of a mate that begins with a quiet move.
const QUIET_MATE: i32 = 4;

/// Plays games from the start position, or from the positions of known puzzles if there are any, and writes the puzzles
/// found, one per line. The same seed finds the same puzzles. With `rare`, it looks only for rare themes.
pub fn run<G: Game>(start: &G, (seed, games): (u64, u64), rare: bool, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let mut output = io::stdout();
    let mut known: HashSet<Identity> =
        puzzles.iter().map(|puzzle| identity::<G>(start.variant(), &puzzle.fen)).collect();
    for index in 0..games {
        let mut random = Random::new(seed, index);
        let from = puzzles.get(random.below(puzzles.len().max(1)));
        let begun = from.and_then(|puzzle| G::from_fen(start.variant(), &puzzle.fen).ok());
        // A game in progress needs no opening, and soon has its next turning point.
        let (opening, longest) = if begun.is_some() { (1, LONGEST / 4) } else { (2 + random.below(8), LONGEST) };
        let plan = Plan { opening, longest, rare };
        for puzzle in game(begun.as_ref().unwrap_or(start), &mut random, &plan) {
            if known.insert(identity::<G>(start.variant(), &puzzle.fen)) {
                writeln!(output, "{puzzle}")?;
            }
        }
        output.flush()?;
    }
    Ok(())
}

/// How a game is played.
struct Plan {
    /// Number of random plies at the beginning.
    opening: usize,
    /// Maximum length, in plies.
    longest: usize,
    /// True to look only for rare themes.
    rare: bool,
}

/// Returns the puzzles of one game.
fn game<G: Game>(start: &G, random: &mut Random, plan: &Plan) -> Vec<Puzzle> {
    let mut judge = Judge::new();
    let mut position = start.clone();
    let mut keys = Vec::new();
    let mut puzzles = Vec::new();
    // Square of the last capture. Recapturing there is not a puzzle.
    let mut taken = None;
    // Remaining plies of the last puzzle found. No other puzzle starts among them.
    let mut rest = 0;
    for ply in 0..plan.longest {
        keys.push(position.key());
        let moves = position.legal_moves();
        if moves.is_empty() || game_record::outcome(keys.iter().copied(), &position).is_some() {
            break;
        }
        let mv = if ply < plan.opening || random.below(BLUNDER) == 0 {
            moves[random.below(moves.len())]
        } else {
            let Some(choice) = judge.choose(&position, PLAY) else { break };
            let mut chance = None;
            let wanted = !plan.rare || is_rare(&position, choice.best);
            if rest == 0 && moves.len() > 2 && wanted {
                let easy = random.below(EASY) == 0;
                let found = solution(&mut judge, &position, &choice, easy)
                    .filter(|(line, _)| !takes_back(&position, line[0], taken));
                if let Some(puzzle) = found.and_then(|(line, purpose)| puzzle(&position, &line, purpose, easy)) {
                    rest = puzzle.line.len() + APART;
                    puzzles.push(puzzle);
                    // The side misses its chance, so that the game goes on.
                    chance = Some(moves[random.below(moves.len())]);
                }
            }
            chance.unwrap_or(choice.best)
        };
        rest = rest.saturating_sub(1);
        taken = captured_at(&position, mv);
        position = position.play_unchecked(mv);
    }
    puzzles
}

/// Returns the cell of the piece that a move captures.
fn captured_at<G: Game>(position: &G, mv: G::Move) -> Option<Cell> {
    captured(&position.events(mv)).map(|(_, at)| at)
}

fn takes_back<G: Game>(position: &G, mv: G::Move, taken: Option<Cell>) -> bool {
    taken.is_some() && captured_at(position, mv) == taken
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
        let kept = if mate.moves > 1 { !mates_too(choice.second) } else { easy };
        return kept.then(|| mating(judge, position, mate)).flatten().map(|line| (line, None));
    }
    if matches!(choice.score, Score::Mate(2..=QUIET_MATE)) {
        return quiet_mating(judge, position).map(|line| (line, None));
    }
    let purpose = purpose(choice)?;
    if !easy && !is_rare(position, choice.best) && !goes_on(judge, position, choice.best, purpose) {
        return None;
    }
    let (mut line, mut keys) = (Vec::new(), Vec::new());
    let mut position = position.clone();
    while line.len() < 2 * MOST_MOVES {
        let Some(choice) = judge.choose(&position, LOOK).filter(|choice| self::purpose(choice) == Some(purpose)) else {
            break;
        };
        line.push(choice.best);
        position = position.play_unchecked(choice.best);
        // A perpetual check ends where it begins to repeat.
        if keys.contains(&position.key()) {
            line.truncate(line.len() - 2);
            break;
        }
        keys.push(position.key());
        let Some(reply) = judge.best(&position, LOOK / 2) else { break };
        line.push(reply);
        position = position.play_unchecked(reply);
    }
    line.truncate((line.len().max(1) - 1) / 2 * 2 + 1);
    (!line.is_empty()).then_some((line, Some(purpose)))
}

/// Returns true if a move alone shows a rare theme.
fn is_rare<G: Game>(position: &G, mv: G::Move) -> bool {
    let next = position.play_unchecked(mv);
    themes(&[position.clone(), next], &[mv]).iter().any(|theme| RARE.contains(theme))
}

/// Returns true if a short search finds that the next move after this one must be the only right one too.
fn goes_on<G: Game>(judge: &mut Judge<G>, position: &G, mv: G::Move, purpose: Theme) -> bool {
    let next = position.play_unchecked(mv);
    let Some(reply) = judge.best(&next, PLAY) else { return false };
    let choice = judge.choose(&next.play_unchecked(reply), 2 * PLAY);
    choice.is_some_and(|choice| self::purpose(&choice) == Some(purpose))
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
fn mating<G: Game>(judge: &mut Judge<G>, position: &G, mut mate: Mate<G::Move>) -> Option<Vec<G::Move>> {
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

/// Returns the line of a mate whose first move is not a check, if no other move mates at any step but the last.
fn quiet_mating<G: Game>(judge: &mut Judge<G>, position: &G) -> Option<Vec<G::Move>> {
    let choice = judge.choose(position, LOOK)?;
    let Score::Mate(moves @ 2..=QUIET_MATE) = choice.score else { return None };
    let next = position.play_unchecked(choice.best);
    if mates_too(choice.second) || next.in_check() || next.outcome().is_some() {
        return None;
    }
    let moves = moves as u8 - 1;
    // Of the replies the one that delays the mate most is in the line. Checks must mate after all of them.
    let mut longest: Option<(G::Move, Mate<G::Move>)> = None;
    for reply in next.legal_moves() {
        let mate = judge.mate(&next.play_unchecked(reply), moves)?;
        if longest.as_ref().is_none_or(|(_, known)| known.moves < mate.moves) {
            longest = Some((reply, mate));
        }
    }
    let (reply, mate) = longest?;
    let rest = mating(judge, &next.play_unchecked(reply), mate)?;
    Some([choice.best, reply].into_iter().chain(rest).collect())
}

/// Returns all moves that win at once.
pub fn mates_in_one<G: Game>(position: &G) -> Vec<G::Move> {
    let us = position.side_to_move();
    let wins = |m: &G::Move| position.play_unchecked(*m).outcome().is_some_and(|outcome| outcome.winner == Some(us));
    position.legal_moves().into_iter().filter(wins).collect()
}

/// Creates the puzzle of a line, with themes and rating.
///
/// Of the puzzles of a single move only the `easy` ones and those on rare themes are kept.
fn puzzle<G: Game>(position: &G, line: &[G::Move], purpose: Option<Theme>, easy: bool) -> Option<Puzzle> {
    let mut positions = vec![position.clone()];
    let mut texts = Vec::new();
    for mv in line {
        let last = &positions[positions.len() - 1];
        texts.push(last.uci(*mv));
        positions.push(last.play_unchecked(*mv));
    }
    let themes: Vec<Theme> = purpose.into_iter().chain(themes(&positions, line)).collect();
    if line.len() == 1 && !easy && !themes.iter().any(|theme| RARE.contains(theme)) {
        return None;
    }
    Some(Puzzle { fen: position.fen(), line: texts, rating: grade(&positions, line)?, themes })
}
