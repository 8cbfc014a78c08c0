//! Text of the command line, in English only.

use std::fmt::Display;
use std::time::Duration;

use crate::game::{Fault, Illegal, Layout};
use crate::puzzle::PuzzleFault;
use crate::words::{illegal, quoted};

/// Output of `hostage help`.
pub const USAGE: &str = "\
Hostage Chess on the command line.

  hostage uci
      run the engine for chess programs that speak UCI (the default, except at a terminal)
  hostage perft DEPTH [--variant NAME] [--fen FEN | --epd FILE]
      count the lines of play to a depth, or check the counts in a table
  hostage replay [--variant NAME] [--fen FEN] [--style leslie|pierce] FILE
      replay a recorded game; - reads from standard input
  hostage convert [--from DIALECT] [--to DIALECT] [--variant NAME] [FILE ...]
      convert positions, moves and records of other programs, see below
  hostage bench [DEPTH]
      search fixed positions: node count (the same on every machine) and speed
  hostage puzzles mine [--rare] [--variant NAME] [--seed N] [--games N] [FILE ...]
      find puzzles in games of the engine against itself, one per line; the games
      begin at the positions of the puzzles in the files, if there are any;
      --rare looks for rare themes only
  hostage puzzles verify [--variant NAME] FILE ...
      prove puzzles again with an independent search
  hostage puzzles grade [--variant NAME] FILE ...
      write the puzzles with fresh ratings and themes
  hostage puzzles tally [--levels] [--variant NAME] FILE ...
      count puzzles by length, grade and theme, and show what each level solves
  hostage puzzles pack --out FOLDER [--most N] [--share PERCENT]
          [--withdraw FILE] [--variant NAME] FILE ...
      pack puzzles into the files that the page loads, after those already there;
      no more than a share of a single move, or of one grade, is offered, and
      the positions listed in a file are withdrawn; with --withdraw, no other
      FILE is needed
  hostage match [--first COMMAND] [--second COMMAND] ...
      play two UCI engines against each other, see below
  hostage play --relay URL [--level N] ...
      let the engine play people live, see below
  hostage help, hostage --version

Conversion. Reads the files, or standard input: one FEN or list of UCI moves a
line, records in PGN, or logs of Game Courier. What cannot be converted is
listed with its line and column, and the exit status is then 1.
  --from DIALECT   ours, fairy-stockfish-x or game-courier (found out from the text)
  --to DIALECT     the same (ours)
  --variant NAME   for texts that name no variant (hostage)

Matches. An engine is a command line; the default is this program. An option
with the prefix first- or second- applies to one engine, without it to both.
Each opening is played twice, with colours reversed.
  --first-name NAME ...        instead of the name the engine reports
  --option NAME=VALUE          set a UCI option; may be repeated
  --movetime MS | --nodes N | --depth N | --clock SECONDS+SECONDS    (100 ms per move)
                               times of at most a day; with --nodes or --depth, a move
                               that takes more than 120 s plus the margin loses
  --variant NAME  --concurrency N (1)
  --games N (100)              an even number
  --openings FILE              one FEN or EPD per line
  --random-plies N             start with N random plies (8, or 0 with --openings FILE)
  --seed N (1)  --balance CENTIPAWNS (150; 0: any)      choose the random plies, if there are any
  --max-plies N (600)          declare a draw after N plies
  --resign CENTIPAWNS          end a game when both engines agree on the outcome
  --margin MS (1000)           how late a move may be
  --sprt ELO0,ELO1             stop when either bound is proven, at 5 % risk
  --records FILE               append the games to a file
  --habits                     report what each engine does in its games of Hostage Chess

Live games. The engine sits in the lobby of a relay (ws:// or wss://) until
Ctrl-C. It stores nothing: when it ends, it resigns its games.
  --level N (7)  --name NAME   who plays
  --game NAME (hostage)        the variant
  --clock MINUTES+SECONDS (5+3) | none
  --games N (4)                games at once
  --invite                     print links instead of waiting in the lobby
  --join LINK                  follow somebody's link, then end; it decides the game
                               and its clock, so only --level, --name, --wait and
                               --pause go with it
  --wait SECONDS (60)          how long the opponent may ask for another game
  --pause MS (700)             shortest time for a move

Variants: hostage (the default), hostage-pierce, takeover-41, takeover-64, hole, messenger, ...
Exit status: 0 success, 1 bad input, 2 wrong usage.
";

/// Line after every usage error.
pub const SEE_HELP: &str = "See: hostage help";
/// Error for a missing command at a terminal.
pub const NO_COMMAND: &str = "No command given.";
/// Error for `replay` without a file.
pub const NO_RECORD: &str = "replay needs a file, or - for standard input.";
/// Error for two sources of positions.
pub const FEN_AND_EPD: &str = "Use either --fen or --epd, not both.";
/// Error for a `position` command without a position.
pub const POSITION_USAGE: &str = "position expects startpos or fen FEN, optionally followed by moves.";

/// Error for `go` after an invalid position.
pub const NO_POSITION: &str = "There is no position to search: send a valid position command first.";

/// Error for `setoption` without an option.
pub const OPTION_USAGE: &str = "setoption expects name NAME, optionally followed by value VALUE.";

/// Error for a word after `go` without a value.
pub fn no_value(word: &str) -> String {
    format!("{word} needs a value.")
}

/// Error for a word after `go` whose value is not a number.
pub fn not_a_number(word: &str, value: &str) -> String {
    format!("{word} expects a number, not {}.", quoted(value))
}

/// Error for an unknown word after `go`.
pub fn unknown_word(word: &str) -> String {
    format!("go does not know {}.", quoted(word))
}

/// Error for a search without a valid limit.
pub fn no_limit(millis: u64) -> String {
    format!("go has no valid limit: searching for {millis} ms.")
}

/// Remark that a mate of this many moves is excluded.
pub fn no_mate(moves: u32) -> String {
    format!("no mate in {moves}")
}

/// Error for an option without its value.
pub fn option_without_value(name: &str) -> String {
    format!("Option {} needs a value.", quoted(name))
}

/// Error for an illegal move after `searchmoves`.
pub fn not_searched(mv: &str, why: &Illegal, layout: &Layout) -> String {
    format!("Not searching {}: {}", quoted(mv), illegal(why, layout))
}

/// Error for an unknown command.
pub fn unknown_command(text: &str) -> String {
    format!("Unknown command {}.", quoted(text))
}

/// Error for a switch that is neither on nor off.
pub fn neither_true_nor_false(value: &str) -> String {
    format!("{} is not “true” or “false”.", quoted(value))
}

/// Error for a number out of range, or for something else in its place.
pub fn not_between(value: &str, least: u32, most: u32) -> String {
    format!("{} is not a number from {least} to {most}.", quoted(value))
}

/// Error for an unknown option.
pub fn unknown_option(name: &str) -> String {
    format!("Unknown option {}.", quoted(name))
}

/// Error for an unknown rule set.
pub fn unknown_variant(name: &str, known: &[&str]) -> String {
    format!("Unknown variant {}. Known variants: {}.", quoted(name), known.join(", "))
}

/// Error for an unknown playing style.
pub fn unknown_playing_style(name: &str, known: &[&str]) -> String {
    format!("Unknown style {}. Known styles: {}.", quoted(name), known.join(", "))
}

/// Name of the standard input in messages.
pub const STANDARD_INPUT: &str = "standard input";

/// Error for a file that is too long to be read. The limit is in bytes.
pub fn file_too_long(name: &str, most: u64) -> String {
    format!("{name} is longer than {} MiB.", most >> 20)
}

/// Error for an unknown dialect.
pub fn unknown_dialect(name: &str, known: &[&str]) -> String {
    format!("Unknown dialect {}. Known dialects: {}.", quoted(name), known.join(", "))
}

/// Error for an unknown notation.
pub fn unknown_style(name: &str) -> String {
    format!("Unknown notation {}. Known notations: leslie, pierce.", quoted(name))
}

/// Error for a program without support for relays.
#[cfg(not(feature = "relay"))]
pub const NO_RELAY: &str = "This program was built without the feature relay.";

/// Error for an unreadable file.
pub fn unreadable_file(path: &str, error: &str) -> String {
    format!("Cannot read {}: {error}.", quoted(path))
}

/// Error for a depth that is missing or too large.
pub fn perft_depth(deepest: u32) -> String {
    format!("perft needs a depth from 0 to {deepest}.")
}

/// Error for an invalid entry of a perft table.
pub fn not_a_count(entry: &str) -> String {
    format!("{} is not a count such as D3 8902.", quoted(entry))
}

/// Error for a perft table without anything to check.
pub fn no_counts(depth: u32) -> String {
    format!("The table has no counts to check up to depth {depth}.")
}

/// Summary of a perft table.
pub fn table_checked(checked: u64, wrong: u64) -> String {
    format!("Counts checked: {checked}, mismatches: {wrong}")
}

/// Error for a discarded command.
pub fn line_too_long(bytes: usize) -> String {
    format!("Ignored a line of {bytes} bytes: too long for a command.")
}

/// Error for an invalid depth of a bench.
pub fn bench_depth(deepest: u32) -> String {
    format!("bench needs a depth from 1 to {deepest}.")
}

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

/// Error for a number out of range.
pub fn number_between(least: &impl Display, most: &impl Display) -> String {
    format!("expected a number from {least} to {most}")
}

/// Error for an option with an invalid value.
pub fn bad_value(option: &str, value: &str) -> String {
    format!("Invalid value {} for --{option}.", quoted(value))
}

/// Error for an option with an invalid value, with what was expected.
pub fn bad_value_because(option: &str, value: &str, why: &str) -> String {
    format!("Invalid value {} for --{option}: {why}.", quoted(value))
}

/// What the clock of a match looks like.
pub const CLOCK: &str = "expected SECONDS or SECONDS+SECONDS, at most a day each";

/// Error for two options that exclude each other.
pub fn exclusive(one: &str, other: &str) -> String {
    format!("--{one} and --{other} exclude each other.")
}

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

/// Error for a file that cannot be written.
pub fn unwritable_file(path: &str, error: &str) -> String {
    format!("Cannot write {}: {error}.", quoted(path))
}

/// Error for an engine that could not be started.
pub fn no_engine(command: &str, why: &str) -> String {
    format!("The engine {} cannot play: {why}.", quoted(command))
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

/// Error for `puzzles` without a subcommand.
pub const PUZZLES_USAGE: &str = "puzzles expects mine, verify, grade, tally, or pack with --out FOLDER.";

/// Error for an option that a subcommand of `puzzles` does not have.
pub fn no_puzzles_option(subcommand: &str, option: &str) -> String {
    format!("puzzles {subcommand} has no option --{option}.")
}

/// Error for a subcommand of `puzzles` without a file.
pub fn puzzles_without_file(subcommand: &str) -> String {
    format!("puzzles {subcommand} needs a file, or - for standard input.")
}

/// Returns the place of a line in a file.
pub fn line_of_file(file: &str, line: usize) -> String {
    format!("{file}: line {line}")
}

/// Error for a line of a puzzle file that cannot be read.
pub fn puzzle_fault(place: &str, fault: &PuzzleFault) -> String {
    format!("{place}: {fault}.")
}

/// Error for a puzzle that cannot be proven.
pub fn puzzle_unproven(place: &str, why: &str, fen: &str) -> String {
    format!("{place}: {why}: {fen}")
}

/// Returns the number of puzzles that were proven.
pub fn puzzles_proven(proven: usize, all: usize) -> String {
    format!("{proven} of {all} puzzles proven")
}

/// Heading of the tally's columns.
pub const TALLY_HEAD: &str = "rating count   share";

/// Head of the table of grades with what every level solves.
pub const TALLY_LEVELS_HEAD: &str = "rating count   share  percent solved by each level, from level 1";

/// Returns the numbers of puzzles that are offered, that rest, and that were withdrawn.
pub fn tally_total(offered: usize, resting: usize, withdrawn: usize) -> String {
    format!("{offered} puzzles offered, {resting} resting, {withdrawn} withdrawn")
}

/// Returns the number of puzzles of this many moves.
pub fn tally_moves(moves: usize, count: usize, share: &str) -> String {
    format!("{count:6} {share:>7} of {moves} {}", if moves == 1 { "move" } else { "moves" })
}

/// Returns a share in percent, with one decimal.
pub fn share(count: usize, of: usize) -> String {
    let per_mille = (1000 * count + of / 2) / of.max(1);
    format!("{}.{} %", per_mille / 10, per_mille % 10)
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
