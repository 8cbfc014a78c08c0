//! Text of the command line, in English only.

use std::fmt::Display;

use crate::game::{Illegal, Layout};
use crate::words::{illegal, quoted};

/// Output of `hostage help`.
pub const USAGE: &str = "\
Hostage Chess on the command line.

  hostage uci
      run the engine for chess programs that speak UCI (the default, except at a terminal)
  hostage perft DEPTH [--variant NAME] [--fen FEN | --epd FILE]
      count the lines of play to a depth, or check the counts in a table
  hostage replay [--variant NAME] [--fen FEN] [--style leslie|pierce] FILE
      replay the recorded games of a file; - reads from standard input
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
Ctrl-C. It stores no games: when it ends, it resigns them.
  --level N (7)  --name NAME   who plays
  --key FILE                   keep the engine's key in a file, which is made if it is
                               missing; so people meet the same opponent after a restart
  --game NAME (hostage)        the variant
  --clock MINUTES+SECONDS (5+3) | none
  --games N (4)                games at once
  --invite                     print links instead of waiting in the lobby
  --join LINK                  follow somebody's link, then end; it decides the game
                               and its clock, so only --level, --name, --key, --wait
                               and --pause go with it
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
/// Name of a game in a file of several.
pub fn replayed_game(number: usize) -> String {
    format!("Game {number}")
}

/// Heading of a game in a file of several.
pub fn replayed_heading(game: &str, line: usize, white: Option<&str>, black: Option<&str>) -> String {
    let players = match (white, black) {
        (None, None) => String::new(),
        _ => format!(": {} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    };
    format!("{game} (line {line}){players}")
}

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

/// Remark that a count has not come to its end.
pub const COUNT_STOPPED: &str = "The count was stopped before its end.";

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

/// Error for a number out of range.
pub fn number_between(least: &impl Display, most: &impl Display) -> String {
    format!("expected a number from {least} to {most}")
}

/// Error for an option with an invalid value, with what was expected.
pub fn bad_value_because(option: &str, value: &str, why: &str) -> String {
    format!("Invalid value {} for --{option}: {why}.", quoted(value))
}

/// Error for two options that exclude each other.
pub fn exclusive(one: &str, other: &str) -> String {
    format!("--{one} and --{other} exclude each other.")
}

/// Error for a file that cannot be written.
pub fn unwritable_file(path: &str, error: &str) -> String {
    format!("Cannot write {}: {error}.", quoted(path))
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

/// Error for a line of a puzzle file that cannot be read or used. The fault may be a sentence.
pub fn puzzle_fault(place: &str, fault: &impl Display) -> String {
    format!("{place}: {}.", fault.to_string().trim_end_matches('.'))
}

/// Reason why a line of a puzzle file cannot be used: its mate is too long.
pub fn mate_too_long(moves: usize, most: u8) -> String {
    format!("the mate takes {moves} moves, and at most {most} are possible")
}

/// Reason why a puzzle cannot be withdrawn.
pub const NO_SUCH_PUZZLE: &str = "no puzzle has this position";

/// Error for a puzzle that cannot be proven. The reason may be a sentence.
pub fn puzzle_unproven(place: &str, why: &str, fen: &str) -> String {
    format!("{place}: {}: {fen}", why.trim_end_matches('.'))
}

/// Returns the number of puzzles that were proven.
pub fn puzzles_proven(proven: usize, all: usize) -> String {
    format!("{proven} of {all} puzzles proven")
}

/// Returns the number of new puzzles that were proven, and of those that `pack` knew.
pub fn new_puzzles_proven(proven: usize, all: usize, known: usize) -> String {
    format!("{proven} of {all} new puzzles proven, {known} packed already")
}

/// Remark of `pack` without puzzles.
pub const NONE_GIVEN: &str = "No new puzzles were given. Those that are packed are up to date.";

/// Error for a file without puzzles.
pub fn no_puzzles(file: &str) -> String {
    format!("There are no puzzles in {file}.")
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
