//! The command line: perft, replay and conversion of game records, the UCI engine, its bench, live games, engine
//! matches and puzzles. Native only.

mod bench;
mod convert;
mod engine_match;
mod lines;
mod perft;
#[cfg(feature = "relay")]
mod play;
mod puzzles;
mod random;
mod replay;
mod texts;
mod uci;

pub use engine_match::elo;
pub use uci::run as uci;

use std::borrow::Cow;
use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::process::ExitCode;
use std::str::FromStr;

use lexopt::Parser;
use lexopt::prelude::*;

use crate::game::any::{AnyPosition, variants};
use crate::game::dialect::rule_set;
use crate::game::pgn::decode;
use crate::game::{Fault, Faults, Game};

/// Maximum size of a file, in bytes.
const LARGEST: u64 = 1 << 26;

/// The reason why a command failed.
enum Failure {
    /// The arguments are wrong. The exit status is 2.
    Usage(String),
    /// The command failed with these lines. The exit status is 1.
    Failed(Vec<String>),
    /// The command failed and has already printed why.
    Told,
    /// The arguments ask for help instead. The exit status is 0.
    Help,
    /// The output was closed by its reader, so no error can be reported.
    Unheard,
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        match error {
            // No command has an option of this name, so each refuses it.
            lexopt::Error::UnexpectedOption(name) if matches!(name.as_str(), "--help" | "-h") => Failure::Help,
            other => Failure::Usage(other.to_string()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::Failed(vec![error.to_string()]),
        }
    }
}

impl From<Faults> for Failure {
    fn from(faults: Faults) -> Failure {
        Failure::Failed(faults.iter().map(Fault::to_string).collect())
    }
}

/// Runs the program. The first argument is its name. The exit status is 0 for success, 1 for a failure and 2 for wrong
/// arguments.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let mut done = command(Parser::from_iter(arguments.into_iter().collect::<Vec<_>>()));
    if let Err(Failure::Help) = done {
        done = write!(io::stdout(), "{}", texts::USAGE).map_err(Failure::from);
    }
    match done {
        Ok(()) | Err(Failure::Help | Failure::Unheard) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::from(1),
        Err(Failure::Failed(lines)) => {
            lines.iter().for_each(complain);
            ExitCode::from(1)
        }
        Err(Failure::Usage(problem)) => {
            complain(problem);
            complain(texts::SEE_HELP);
            ExitCode::from(2)
        }
    }
}

/// Writes a line to the error output. If that is closed, its error cannot be reported either.
fn complain(line: impl Display) {
    drop(writeln!(io::stderr(), "{line}"));
}

fn command(mut parser: Parser) -> Result<(), Failure> {
    match parser.next()? {
        Some(Long("help") | Short('h')) => help(parser),
        Some(Long("version") | Short('V')) => {
            ends(parser)?;
            Ok(writeln!(io::stdout(), "hostage {}", env!("CARGO_PKG_VERSION"))?)
        }
        Some(Value(name)) => match name.to_str() {
            Some("help") => help(parser),
            Some("bench") => bench::run(parser),
            Some("convert") => convert::run(parser),
            Some("match") => engine_match::run(parser),
            Some("perft") => perft::run(parser),
            #[cfg(feature = "relay")]
            Some("play") => play::run(parser),
            #[cfg(not(feature = "relay"))]
            Some("play") => Err(Failure::Failed(vec![texts::NO_RELAY.to_owned()])),
            Some("puzzles") => puzzles::run(parser),
            Some("replay") => replay::run(parser),
            Some("uci") => {
                ends(parser)?;
                Ok(uci::run(io::stdin().lock())?)
            }
            _ => Err(Failure::Usage(texts::unknown_command(&name.to_string_lossy()))),
        },
        Some(surplus) => Err(surplus.unexpected().into()),
        // Chess programs and OpenBench start an engine by its file name alone.
        None if !io::stdin().is_terminal() => Ok(uci::run(io::stdin().lock())?),
        None => Err(Failure::Usage(texts::NO_COMMAND.to_owned())),
    }
}

/// Answers `help perft` and `--help perft` as `perft --help`.
fn help(mut parser: Parser) -> Result<(), Failure> {
    let is_help = |argument: &OsString| ["help", "--help", "-h"].iter().any(|help| argument == help);
    let mut topic: Vec<OsString> = parser.raw_args()?.filter(|argument| !is_help(argument)).collect();
    if topic.is_empty() {
        return Err(Failure::Help);
    }
    topic.push("--help".into());
    command(Parser::from_args(topic))
}

/// Fails if there is another argument.
fn ends(mut parser: Parser) -> Result<(), Failure> {
    parser.next()?.map_or(Ok(()), |surplus| Err(surplus.unexpected().into()))
}

/// Returns the rule set of this name, in any program's spelling.
fn variant(name: OsString) -> Result<String, Failure> {
    let name = name.string()?;
    if let Some(known) = rule_set(&name) {
        return Ok(known.to_owned());
    }
    Err(Failure::Usage(texts::unknown_variant(&name, &variants().collect::<Vec<_>>())))
}

/// Returns the position of a FEN, or the start position.
fn position(variant: &str, fen: Option<&str>) -> Result<AnyPosition, Failure> {
    match fen {
        Some(fen) => Ok(AnyPosition::from_fen(variant, fen)?),
        None => Ok(AnyPosition::start(variant).ok_or_else(|| Faults::from(Fault::UnknownVariant(variant.to_owned())))?),
    }
}

/// Returns the value of an option, as `read` understands it. If it cannot, it returns what was expected, and the error
/// names that, the option and the value.
fn value<T>(parser: &mut Parser, option: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Result<T, Failure> {
    let text = parser.value()?.string()?;
    read(&text).map_err(|why| Failure::Usage(texts::bad_value_because(option, &text, &why)))
}

/// Returns the value of an option: a number from `least` to `most`.
fn number<T: FromStr + PartialOrd + Display>(
    parser: &mut Parser,
    option: &str,
    least: T,
    most: T,
) -> Result<T, Failure> {
    value(parser, option, |text| in_range(text, least, most))
}

/// Reads a number from `least` to `most`, or returns what was expected.
fn in_range<T: FromStr + PartialOrd + Display>(text: &str, least: T, most: T) -> Result<T, String> {
    let range = texts::number_between(&least, &most);
    text.parse().ok().filter(|number| *number >= least && *number <= most).ok_or(range)
}

/// Returns the name of a file in messages.
fn name_of(path: &OsString) -> Cow<'_, str> {
    if path == "-" { texts::STANDARD_INPUT.into() } else { path.to_string_lossy() }
}

/// Returns the text of a file, or of the standard input for `-`. Fails if it has more than [`LARGEST`] bytes. It
/// reads only one byte more than that, so that an endless input does not block the program.
fn text_of(path: &OsString) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::Failed(vec![texts::unreadable_file(&path.to_string_lossy(), &error.to_string())]))?;
    // The text may be shorter than its bytes: half as long after UTF-16.
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::Failed(vec![texts::file_too_long(&name_of(path), LARGEST)]));
    }
    Ok(decode(&bytes))
}
