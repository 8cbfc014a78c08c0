//! The options of `hostage puzzles`. Each subcommand has its own.

use std::ffi::OsString;

use lexopt::Parser;
use lexopt::prelude::*;

use crate::cli::{self, Failure, number, texts};
use crate::game::rules;

/// A subcommand.
#[derive(Debug)]
pub enum PuzzlesCommand {
    /// Finds puzzles.
    Mine,
    /// Proves puzzles again.
    Verify,
    /// Rates puzzles again.
    Grade,
    /// Counts puzzles.
    Tally,
    /// Packs puzzles into the files of the page.
    Pack {
        /// Folder of the files.
        out: OsString,
    },
}

/// What follows a subcommand.
#[derive(Debug)]
pub struct PuzzlesOptions {
    /// Name of the rule set.
    pub variant: String,
    /// Seed of the games.
    pub seed: u64,
    /// Maximum number of games.
    pub games: u64,
    /// True to look only for rare themes.
    pub rare: bool,
    /// True to count what every level solves.
    pub levels: bool,
    /// Maximum number of packed puzzles.
    pub most: usize,
    /// Maximum share of similar puzzles, in percent.
    pub share: usize,
    /// File with the positions to withdraw.
    pub withdrawn: Option<OsString>,
    /// Files of puzzles.
    pub files: Vec<OsString>,
}

/// Returns the options of a subcommand.
fn known(subcommand: &str) -> Option<&'static [&'static str]> {
    match subcommand {
        "mine" => Some(&["variant", "seed", "games", "rare"]),
        "verify" | "grade" => Some(&["variant"]),
        "tally" => Some(&["variant", "levels"]),
        "pack" => Some(&["variant", "out", "most", "share", "withdraw"]),
        _ => None,
    }
}

/// Reads the arguments after `puzzles`.
pub fn read(mut parser: Parser) -> Result<(PuzzlesCommand, PuzzlesOptions), Failure> {
    let usage = || Failure::Usage(texts::PUZZLES_USAGE.to_owned());
    let subcommand = match parser.next()? {
        Some(Value(subcommand)) => subcommand.string()?,
        Some(help @ (Long("help") | Short('h'))) => return Err(help.unexpected().into()),
        _ => return Err(usage()),
    };
    let known = known(&subcommand).ok_or_else(usage)?;
    let mut out = None;
    let mut options = PuzzlesOptions {
        variant: rules::DEFAULT.to_owned(),
        seed: 1,
        games: u64::MAX,
        rare: false,
        levels: false,
        most: usize::MAX,
        share: 100,
        withdrawn: None,
        files: Vec::new(),
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Long(name) if name != "help" && !known.contains(&name) => {
                return Err(Failure::Usage(texts::no_puzzles_option(&subcommand, name)));
            }
            Long("variant") => options.variant = cli::variant(parser.value()?)?,
            Long("seed") => options.seed = number(&mut parser, "seed", 0, u64::MAX)?,
            Long("games") => options.games = number(&mut parser, "games", 0, u64::MAX)?,
            Long("rare") => options.rare = true,
            Long("levels") => options.levels = true,
            // An empty name would be that of the current folder.
            Long("out") => out = Some(parser.value()?).filter(|folder| !folder.is_empty()),
            Long("most") => options.most = number(&mut parser, "most", 0, usize::MAX)?,
            Long("share") => options.share = number(&mut parser, "share", 0, 100)?,
            Long("withdraw") => options.withdrawn = Some(parser.value()?),
            Value(file) => options.files.push(file),
            other => return Err(other.unexpected().into()),
        }
    }
    let command = match subcommand.as_str() {
        "mine" => PuzzlesCommand::Mine,
        "verify" => PuzzlesCommand::Verify,
        "grade" => PuzzlesCommand::Grade,
        "tally" => PuzzlesCommand::Tally,
        _ => PuzzlesCommand::Pack { out: out.ok_or_else(usage)? },
    };
    let needs_file = !matches!(command, PuzzlesCommand::Mine) && options.withdrawn.is_none();
    if needs_file && options.files.is_empty() {
        return Err(Failure::Usage(texts::puzzles_without_file(&subcommand)));
    }
    Ok((command, options))
}
