//! Text of `hostage match`, in English only.

use std::time::Duration;

use crate::game::{Fault, Illegal, Layout};
use crate::words::{illegal, quoted};

/// Ending of a game by an offence.
pub const FOUL: &str = "foul";
/// Ending of a game because both engines agreed on the winner.
pub const AGREED: &str = "agreement";
/// Ending of a game by the limit on its length.
pub const TOO_LONG: &str = "length";
/// Offence of an engine that replied too late.
pub const LATE: &str = "did not answer in time";
/// Offence of an engine that named no move.
pub const MISSING: &str = "named no move in a position that has one";
/// Offence of an engine that crashed.
pub const CRASHED: &str = "crashed";
/// State of a test that has not ended.
pub const SPRT_OPEN: &str = "undecided";
/// Error for an openings file without openings.
pub const NO_OPENINGS: &str = "The openings file has no openings.";
/// Error if random moves never lead to a fair opening.
pub const NO_FAIR_OPENING: &str = "No random plies lead to a fair position. Try fewer plies or a larger --balance.";
/// What the clock of a match looks like.
pub const CLOCK: &str = "expected SECONDS or SECONDS+SECONDS, at most a day each";
/// What an option of an engine looks like.
pub const SETTING: &str = "expected NAME=VALUE";
/// What sets the variant of both engines.
pub const USE_VARIANT: &str = "use --variant";
/// What the bounds of a test look like.
pub const SPRT: &str = "expected ELO0,ELO1, the lower one first";

/// Error for a number of games that is not a number of pairs.
pub fn uneven_games(games: u64) -> String {
    format!("--games expects an even number from 2 on, because each opening is played twice, not {games}.")
}

/// Error for an option that chooses random moves if there are none.
pub fn only_for_random_moves(option: &str) -> String {
    format!("--{option} has no effect without --random-plies.")
}

/// Error for a report about habits that an engine has in Hostage Chess only.
pub const HABITS_OF_ANOTHER_GAME: &str = "--habits is for Hostage Chess only.";

/// Error for an opening that is not a valid position.
pub fn bad_opening(line: usize, faults: &[Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    format!("Openings file, line {line}: {}", faults.join(" "))
}

/// Error for a command line that cannot be split into words.
pub fn not_a_command_line(text: &str) -> String {
    format!("Cannot parse the command line {}.", quoted(text))
}

/// Error for an engine that could not be started.
pub fn no_engine(command: &str, why: &str) -> String {
    format!("The engine {} cannot play: {why}.", quoted(command))
}

/// Why an engine cannot play: it lacks an option.
pub fn no_option(name: &str) -> String {
    format!("it has no option {}", quoted(name))
}

/// Why an engine cannot play: its option does not have this value.
pub fn no_such_value(name: &str, value: &str, expected: &str) -> String {
    format!("its option {} cannot be {}: expected {expected}", quoted(name), quoted(value))
}

/// The values of an option of an engine that is on or off.
pub const TRUE_OR_FALSE: &str = "true or false";

/// The values of an option of an engine that is a number.
pub fn whole_number(least: Option<i64>, most: Option<i64>) -> String {
    match (least, most) {
        (Some(least), Some(most)) => format!("a number from {least} to {most}"),
        (Some(least), None) => format!("a number from {least} on"),
        (None, Some(most)) => format!("a number up to {most}"),
        (None, None) => "a number".to_owned(),
    }
}

/// Describes an illegal move of an engine.
pub fn illegal_move(text: &str, why: &Illegal, layout: &Layout) -> String {
    format!("played {}: {}", quoted(text), illegal(why, layout))
}

/// Describes the offence that lost a game.
pub fn match_foul(name: &str, what: &str, fen: &str) -> String {
    format!("{name} {what} [{fen}]")
}

/// Returns the results of a pair.
pub fn match_pair(number: u64, results: &[&str]) -> String {
    format!("pair {number}: {}", results.join(" "))
}

/// Returns an Elo difference with its error and the likelihood of superiority.
pub fn elo(value: f64, error: f64, superiority: f64) -> String {
    format!("Elo {value:+.1} +- {error:.1}, LOS {:.1} %", superiority * 100.0)
}

/// Returns the progress of a test.
pub fn sprt_ratio(ratio: f64, bound: f64) -> String {
    format!("LLR {ratio:.2} (-{bound:.2} to {bound:.2})")
}

/// Returns the success of a test.
pub fn sprt_proven(elo: f64) -> String {
    format!("at least {elo} Elo stronger")
}

/// Returns the failure of a test.
pub fn sprt_refuted(elo: f64) -> String {
    format!("at most {elo} Elo stronger")
}

/// Returns the score of a match: games that the first engine won, drew and lost.
pub fn match_score(names: &[String; 2], [won, drawn, lost]: [u64; 3]) -> String {
    format!("{} against {}: {} games, +{won} ={drawn} -{lost}", names[0], names[1], won + drawn + lost)
}

/// Returns the number of pairs that scored 0, 1/2, 1, 1 1/2 and 2 points.
pub fn match_pairs(pairs: [u64; 5]) -> String {
    let counts = pairs.map(|count| count.to_string());
    format!("Pairs by points, 0 to 2: {}", counts.join(" "))
}

/// Returns White's score in a match.
pub fn match_white([won, drawn, lost]: [u64; 3]) -> String {
    format!("White: +{won} ={drawn} -{lost}")
}

/// Returns the endings of the games and their mean length.
pub fn match_ends(ends: &[String], moves: f64) -> String {
    format!("Ended by: {}; {moves:.0} plies per game", ends.join(", "))
}

/// Returns the heading of an engine's section.
pub fn match_side(name: &str, pace: &str) -> String {
    format!("{name} ({pace})")
}

/// Returns the offences of an engine.
pub fn match_fouls([illegal, late, missing, crashed]: [u64; 4]) -> String {
    format!("  illegal {illegal}, late {late}, missing {missing}, crashed {crashed}")
}

/// Returns the depth, speed and time per move of an engine.
pub fn match_effort(depth: Option<f64>, speed: Option<u64>, mv: Duration) -> String {
    let depth = depth.map_or("unknown".to_owned(), |depth| format!("{depth:.1}"));
    let speed = speed.map_or("unknown".to_owned(), |speed| speed.to_string());
    format!("  mean depth {depth}, nodes per second {speed}, {:.0} ms per move", mv.as_secs_f64() * 1000.0)
}

/// Returns how well an engine kept to its time and how its memory grew, as far as known.
pub fn match_endurance(
    grace: Duration,
    moves: u64,
    late: u64,
    latest: Duration,
    memory: [Option<u64>; 2],
) -> Vec<String> {
    let time = format!(
        "  {late} of {moves} timed moves came more than {} ms late, the latest by {:.0} ms",
        grace.as_millis(),
        latest.as_secs_f64() * 1000.0
    );
    let mebibytes = |bytes: u64| format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20));
    let memory = memory.map(|bytes| bytes.map(mebibytes));
    let memory = match memory {
        [Some(first), Some(later)] => {
            Some(format!("  memory: at most {first} in the first ten games, {later} after them"))
        }
        [first, later] => first.or(later).map(|most| format!("  memory: at most {most}")),
    };
    (moves > 0).then_some(time).into_iter().chain(memory).collect()
}

/// Returns the report of a match to OpenBench, in its format: games lost, drawn and won, pairs by points, and offences
/// of both engines.
///
/// CITE: <https://github.com/AndyGrant/OpenBench/blob/master/Client/worker.py> (`report_results`).
pub fn match_for_openbench(games: [u64; 3], pairs: [u64; 5], fouls: &[[u64; 3]; 2]) -> String {
    let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let [crashes, late, illegal] = [0, 1, 2].map(|kind| fouls[0][kind] + fouls[1][kind]);
    format!(
        "OpenBench: trinomial {}, pentanomial {}, crashes {crashes}, timelosses {late}, illegals {illegal}",
        list(&games),
        list(&pairs)
    )
}

/// Names of the habits of an engine, in the table of a match.
pub const HABITS: [&str; 11] = [
    "exchanges",
    "exchanges of equal value",
    "drops",
    "landings beyond the middle",
    "landings on the last two ranks",
    "landings beside the enemy king",
    "captures",
    "prisoners held (mean)",
    "checks",
    "moves that aim at the king",
    "moves",
];

/// Returns a table of the habits of two engines, in Markdown.
pub fn match_habits(names: &[String; 2], [first, second]: &[[f64; HABITS.len()]; 2]) -> String {
    let mut lines = vec![format!("| per game | {} | {} | ratio |", names[0], names[1]), "|---|---|---|---|".to_owned()];
    for ((habit, first), second) in HABITS.iter().zip(first).zip(second) {
        lines.push(format!("| {habit} | {first:.2} | {second:.2} | {:.2} |", first / second));
    }
    lines.join("\n")
}
