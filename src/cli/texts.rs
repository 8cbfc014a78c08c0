//! What the command line says. It speaks English only.

use std::time::Duration;

use crate::game::{Fault, Illegal, Layout};
use crate::puzzle::PuzzleFault;
use crate::words::{illegal, quoted};

/// What `hostage help` prints.
pub const USAGE: &str = "\
Hostage Chess on the command line.

  hostage uci
      the engine, for chess programs that speak UCI
  hostage perft DEPTH [--variant NAME] [--fen FEN | --epd FILE]
      count the lines of play of a depth, or check the counts of a table
  hostage replay [--variant NAME] [--fen FEN] [--style leslie|pierce] FILE
      play the record of a game through; - reads it from the standard input
  hostage bench [DEPTH]
      search fixed positions: the number of nodes, the same on every machine, and the speed
  hostage puzzles mine [--variant NAME] [--seed N] [--games N]
      find puzzles in games of the engine against itself, one a line
  hostage puzzles verify [--variant NAME] FILE ...
      prove puzzles again by another path
  hostage puzzles tally [--variant NAME] FILE ...
      count them by theme and grade, and what each level of the engine solves
  hostage puzzles pack --out FOLDER [--most N] [--variant NAME] FILE ...
      put them on shelves, as the page fetches them, after those that are there
  hostage match [--first COMMAND] [--second COMMAND] ...
      two UCI engines play each other, see below
  hostage help, hostage --version

A match. An engine is a command line; without one it is this program. What is named first- or second- concerns
one engine, without that prefix both.
  --first-name NAME ...        instead of what the engine calls itself
  --option NAME=VALUE          a UCI option, any number of them
  --movetime MS | --nodes N | --depth N | --clock SECONDS+SECONDS    (100 ms a turn)
  --variant NAME  --games N (100)  --concurrency N (1)
  --openings FILE              a FEN or EPD a line; each is played twice, with colours changed
  --random-plies N             so many random turns first (8, or 0 after --openings FILE)
  --seed N (1)  --balance CENTIPAWNS (150; 0: any)      which random turns
  --max-turns N (600)          then it is a draw; turns of both sides
  --resign CENTIPAWNS          end a game whose outcome both engines agree on
  --margin MS (1000)           how much later an answer may come
  --sprt ELO0,ELO1             end once either is proven, with 5 % risk
  --records FILE               append the games to it

Names of rules: hostage (the default), hostage-pierce, takeover-41, takeover-64, hole, messenger, ...
Exit status: 0 all is well, 1 something is wrong with the input, 2 wrong usage.
";

/// Follows every complaint about usage.
pub const SEE_HELP: &str = "See: hostage help";
/// No command was given.
pub const NO_COMMAND: &str = "Say what to do.";
/// `replay` without a file.
pub const NO_RECORD: &str = "Name the file with the record, or - for the standard input.";
/// Two sources of positions at once.
pub const FEN_AND_EPD: &str = "Either --fen or --epd, not both.";
/// A `position` command that names no position.
pub const POSITION_USAGE: &str = "After position comes startpos or fen with a FEN, then perhaps moves.";

/// `go` where the last position could not be taken in.
pub const NO_POSITION: &str = "The position to search was not understood: show it again.";

/// `setoption` that names no option.
pub const OPTION_USAGE: &str =
    "After setoption comes name with the name of an option, then perhaps value with its value.";

/// A word after `go` that has no value.
pub fn no_value(word: &str) -> String {
    format!("After {word} a value is missing.")
}

/// A word after `go` whose value is no number.
pub fn not_a_number(word: &str, value: &str) -> String {
    format!("After {word} comes a number, not {}.", quoted(value))
}

/// A word after `go` that means nothing.
pub fn unknown_word(word: &str) -> String {
    format!("After go, {} means nothing.", quoted(word))
}

/// None of the limits of a search was understood.
pub fn no_limit(millis: u64) -> String {
    format!("No limit was understood: the search takes {millis} ms.")
}

/// An option that needs a value has none.
pub fn option_without_value(name: &str) -> String {
    format!("Option {} needs a value.", quoted(name))
}

/// A turn after `searchmoves` that is not legal.
pub fn not_searched(mv: &str, why: &Illegal, layout: &Layout) -> String {
    format!("{} is not searched: {}", quoted(mv), illegal(why, layout))
}

/// No command of that name.
pub fn unknown_command(text: &str) -> String {
    format!("There is no command {}.", quoted(text))
}

/// An option that is switched on or off has some other value.
pub fn neither_true_nor_false(value: &str) -> String {
    format!("{} is neither “true” nor “false”.", quoted(value))
}

/// A number out of its bounds, or none at all.
pub fn not_between(value: &str, least: u32, most: u32) -> String {
    format!("{} is no number from {least} to {most}.", quoted(value))
}

/// No option of that name.
pub fn unknown_option(name: &str) -> String {
    format!("There is no option {}.", quoted(name))
}

/// No game of that name.
pub fn unknown_variant(name: &str, known: &[&str]) -> String {
    format!("No game is called {}; there are {}.", quoted(name), known.join(", "))
}

/// No notation of that name.
pub fn unknown_style(name: &str) -> String {
    format!("No notation is called {}; there are leslie and pierce.", quoted(name))
}

/// A file that cannot be read.
pub fn unreadable_file(path: &str, error: &str) -> String {
    format!("{} cannot be read: {error}.", quoted(path))
}

/// A depth that is missing or too large.
pub fn perft_depth(deepest: u32) -> String {
    format!("Perft needs a depth from 0 to {deepest}.")
}

/// An entry of a perft table that is none.
pub fn not_a_count(entry: &str) -> String {
    format!("{} is not of the form D3 8902.", quoted(entry))
}

/// The last line about a perft table.
pub fn table_checked(checked: u64, wrong: u64) -> String {
    format!("Counts checked: {checked}, mismatches: {wrong}")
}

/// A command that was thrown away.
pub fn line_too_long(bytes: usize) -> String {
    format!("A line of {bytes} bytes is too long for a command.")
}

/// A depth that no bench has.
pub fn bench_depth(deepest: u32) -> String {
    format!("A bench needs a depth from 1 to {deepest}.")
}

/// An engine did something that cost it the game.
pub const FOUL: &str = "foul";
/// Both engines saw who was winning.
pub const AGREED: &str = "agreement";
/// A game was too long.
pub const TOO_LONG: &str = "length";
/// An engine did not answer in time.
pub const LATE: &str = "did not answer in time";
/// An engine named no turn.
pub const MISSING: &str = "named no turn where there is one";
/// An engine ended.
pub const CRASHED: &str = "ended by itself";
/// A test has not decided.
pub const SPRT_OPEN: &str = "undecided";
/// A file of openings without any.
pub const NO_OPENINGS: &str = "The file of openings holds none.";
/// Random turns that always lead astray.
pub const NO_FAIR_OPENING: &str = "No random turns lead to a fair position. Try fewer of them, or a larger --balance.";

/// An option with a value that it cannot have.
pub fn bad_value(option: &str, value: &str) -> String {
    format!("--{option} cannot be {}.", quoted(value))
}

/// An opening that is no position.
pub fn bad_opening(line: usize, faults: &[Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    format!("Line {line} of the openings: {}", faults.join(" "))
}

/// A command line that cannot be taken apart.
pub fn not_a_command_line(text: &str) -> String {
    format!("{} is not a command line.", quoted(text))
}

/// A file that cannot be written.
pub fn unwritable_file(path: &str, error: &str) -> String {
    format!("{} cannot be written: {error}.", quoted(path))
}

/// An engine that could not be started.
pub fn no_engine(command: &str, why: &str) -> String {
    format!("The engine {} cannot play: {why}.", quoted(command))
}

/// An engine played what is not legal.
pub fn illegal_move(text: &str, why: &Illegal, layout: &Layout) -> String {
    format!("played {}: {}", quoted(text), illegal(why, layout))
}

/// A game was lost by what an engine did.
pub fn match_foul(name: &str, what: &str, fen: &str) -> String {
    format!("{name} {what} [{fen}]")
}

/// The results of the two games of a pair.
pub fn match_pair(number: u64, results: &[&str]) -> String {
    format!("pair {number}: {}", results.join(" "))
}

/// A difference in strength, with its error, and how sure it is that it is one.
pub fn elo(value: f64, error: f64, superiority: f64) -> String {
    format!("Elo {value:+.1} +- {error:.1}, LOS {:.1} %", superiority * 100.0)
}

/// How far a test has got.
pub fn sprt_ratio(ratio: f64, bound: f64) -> String {
    format!("LLR {ratio:.2} (-{bound:.2} to {bound:.2})")
}

/// A test has ended well.
pub fn sprt_proven(elo: f64) -> String {
    format!("at least {elo} Elo stronger")
}

/// A test has ended badly.
pub fn sprt_refuted(elo: f64) -> String {
    format!("at most {elo} Elo stronger")
}

/// The score of a match: games that the first engine won, drew and lost.
pub fn match_score(names: &[String; 2], [won, drawn, lost]: [u64; 3]) -> String {
    format!("{} against {}: {} games, +{won} ={drawn} -{lost}", names[0], names[1], won + drawn + lost)
}

/// How many pairs brought 0, 1/2, 1, 1 1/2 and 2 points.
pub fn match_pairs(pairs: [u64; 5]) -> String {
    let counts = pairs.map(|count| count.to_string());
    format!("Pairs by points, 0 to 2: {}", counts.join(" "))
}

/// How White fared in a match.
pub fn match_white([won, drawn, lost]: [u64; 3]) -> String {
    format!("White: +{won} ={drawn} -{lost}")
}

/// How games ended, and how long they were.
pub fn match_ends(ends: &[String], moves: f64) -> String {
    format!("Ended by: {}; {moves:.0} turns a game", ends.join(", "))
}

/// The heading above what one engine did.
pub fn match_side(name: &str, pace: &str) -> String {
    format!("{name} ({pace})")
}

/// What an engine did wrong.
pub fn match_fouls([illegal, late, missing, crashed]: [u64; 4]) -> String {
    format!("  illegal {illegal}, late {late}, missing {missing}, crashed {crashed}")
}

/// What an engine did right.
pub fn match_effort(depth: Option<f64>, speed: Option<u64>, mv: Duration) -> String {
    let depth = depth.map_or("unknown".to_owned(), |depth| format!("{depth:.1}"));
    let speed = speed.map_or("unknown".to_owned(), |speed| speed.to_string());
    format!("  mean depth {depth}, nodes a second {speed}, {:.0} ms a turn", mv.as_secs_f64() * 1000.0)
}

/// How well an engine kept the time of its turns, and how its memory grew, each if there is something to say.
pub fn match_endurance(
    grace: Duration,
    (moves, late, latest): (u64, u64, Duration),
    memory: [Option<u64>; 2],
) -> Vec<String> {
    let time = format!(
        "  of {moves} turns with a time {late} came more than {} ms after it, the latest {:.0} ms",
        grace.as_millis(),
        latest.as_secs_f64() * 1000.0
    );
    let mebibytes = |bytes: u64| format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20));
    let memory = memory.map(|bytes| bytes.map(mebibytes));
    let memory = match memory {
        [Some(first), Some(later)] => Some(format!("  memory: at most {first} up to the tenth game, {later} after it")),
        [first, later] => first.or(later).map(|most| format!("  memory: at most {most}")),
    };
    (moves > 0).then_some(time).into_iter().chain(memory).collect()
}

/// What a worker of OpenBench reports of a match, in its words: games lost, drawn, won; pairs by points; fouls of both
/// engines.
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

/// `puzzles` without saying what about them.
pub const PUZZLES_USAGE: &str = "After puzzles comes mine, verify, tally, or pack with --out FOLDER.";

/// A line of a file of puzzles that cannot be read.
pub fn puzzle_fault(line: usize, fault: &PuzzleFault) -> String {
    format!("Line {line}: {fault}.")
}

/// How many puzzles stood the test.
pub fn puzzles_proven(proven: usize, all: usize) -> String {
    format!("{proven} of {all} puzzles proven")
}

/// What the columns of the tally are.
pub const TALLY_HEAD: &str = "rating count  percent that each level solves, from level 1";
