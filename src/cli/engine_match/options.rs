//! The options of a match, read from the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use lexopt::Parser;
use lexopt::prelude::*;

use super::elo::Sprt;
use super::engine::EngineCommand;
use super::game::Terms;
use super::offered::VARIANT;
use super::opening::{self, OpeningSource};
use super::texts;
use super::time_control::{MOST_TIME, TimeControl};
use crate::cli::texts::exclusive;
use crate::cli::{self, Failure, in_range};
use crate::game::rules;

/// Maximum number of pairs played at the same time.
const MOST_AT_ONCE: usize = 256;

/// Maximum time per move, and maximum margin, in milliseconds.
const MOST_MILLIS: u64 = MOST_TIME.as_secs() * 1000;

/// Settings of a match. In arrays, the first element belongs to the first engine.
#[derive(Debug)]
pub struct Plan {
    /// Name of the rule set.
    pub variant: String,
    /// Commands that start the engines.
    pub engines: [EngineCommand; 2],
    /// Names that replace those that the engines report.
    pub names: [Option<String>; 2],
    /// Conditions of every game.
    pub terms: Terms,
    /// Maximum number of pairs.
    pub pairs: u64,
    /// Number of pairs played at the same time.
    pub at_once: usize,
    /// Openings of the games.
    pub openings: OpeningSource,
    /// Test that may end the match early.
    pub sprt: Option<Sprt>,
    /// File to which the games are appended.
    pub records: Option<PathBuf>,
    /// True if the report has a table of the engines' habits.
    pub habits: bool,
}

/// Reads the arguments after `match`.
pub fn read(mut parser: Parser) -> Result<Plan, Failure> {
    let mut plan = Draft::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long(name) => {
                let name = name.to_owned();
                plan.set(&name, &mut parser)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    plan.finish()
}

#[derive(Default)]
struct Draft {
    variant: Option<String>,
    commands: [Option<String>; 2],
    names: [Option<String>; 2],
    options: [Vec<(String, String)>; 2],
    /// Limits of both engines, of the first and of the second, each with the option that named it.
    limits: [Option<(String, TimeControl)>; 3],
    games: Option<u64>,
    at_once: Option<usize>,
    openings: Option<OsString>,
    random_plies: Option<usize>,
    seed: Option<u64>,
    balance: Option<i32>,
    most_plies: Option<usize>,
    resign: Option<i32>,
    margin: Option<u64>,
    sprt: Option<Sprt>,
    records: Option<PathBuf>,
    habits: bool,
}

/// Returns the engines to which an option applies, and the rest of its name: `--first-nodes` applies to the first
/// engine, `--nodes` to both.
fn concerned(name: &str) -> (&'static [usize], &str) {
    if let Some(rest) = name.strip_prefix("first-") {
        (&[0], rest)
    } else if let Some(rest) = name.strip_prefix("second-") {
        (&[1], rest)
    } else {
        (&[0, 1], name)
    }
}

impl Draft {
    fn set(&mut self, full: &str, parser: &mut Parser) -> Result<(), Failure> {
        let (engines, name) = concerned(full);
        match name {
            "movetime" | "nodes" | "depth" | "clock" => {
                let time_control = cli::value(parser, full, |text| time_control(name, text))?;
                let limit = &mut self.limits[if engines.len() == 1 { 1 + engines[0] } else { 0 }];
                if let Some((other, _)) = limit.as_ref().filter(|(other, _)| other != full) {
                    return Err(Failure::Usage(exclusive(other, full)));
                }
                *limit = Some((full.to_owned(), time_control));
                return Ok(());
            }
            "option" => {
                let setting = cli::value(parser, full, setting)?;
                for &engine in engines {
                    self.options[engine].push(setting.clone());
                }
                return Ok(());
            }
            "name" if engines.len() == 1 => {
                self.names[engines[0]] = Some(parser.value()?.string()?);
                return Ok(());
            }
            _ => {}
        }
        match full {
            "first" => self.commands[0] = Some(parser.value()?.string()?),
            "second" => self.commands[1] = Some(parser.value()?.string()?),
            "variant" => self.variant = Some(cli::variant(parser.value()?)?),
            "games" => {
                let games = cli::number(parser, full, 0, u64::MAX)?;
                if games == 0 || games % 2 == 1 {
                    return Err(Failure::Usage(texts::uneven_games(games)));
                }
                self.games = Some(games);
            }
            "concurrency" => self.at_once = Some(cli::number(parser, full, 1, MOST_AT_ONCE)?),
            "openings" => self.openings = Some(parser.value()?),
            "random-plies" => self.random_plies = Some(cli::number(parser, full, 0, usize::MAX)?),
            "seed" => self.seed = Some(cli::number(parser, full, 0, u64::MAX)?),
            "balance" => self.balance = Some(cli::number(parser, full, 0, i32::MAX)?),
            // The old name is that of version 1.0.
            "max-plies" | "max-turns" => self.most_plies = Some(cli::number(parser, full, 0, usize::MAX)?),
            "resign" => self.resign = Some(cli::number(parser, full, 0, i32::MAX)?),
            "margin" => self.margin = Some(cli::number(parser, full, 0, MOST_MILLIS)?),
            "records" => self.records = Some(parser.value()?.into()),
            "habits" => self.habits = true,
            "sprt" => {
                self.sprt = Some(cli::value(parser, full, |text| sprt(text).ok_or_else(|| texts::SPRT.to_owned()))?);
            }
            _ => return Err(Long(full).unexpected().into()),
        }
        Ok(())
    }

    fn finish(self) -> Result<Plan, Failure> {
        let variant = self.variant.unwrap_or_else(|| rules::DEFAULT.to_owned());
        let [first, second] = self.commands.map(|text| command(text.as_deref()));
        let [first_options, second_options] = self.options;
        let engines = [
            EngineCommand { command: first?, options: first_options },
            EngineCommand { command: second?, options: second_options },
        ];
        if self.habits && rules::family(&variant) != rules::DEFAULT {
            return Err(Failure::Usage(texts::HABITS_OF_ANOTHER_GAME.to_owned()));
        }
        let random_plies = self.random_plies.unwrap_or(if self.openings.is_some() { 0 } else { 8 });
        let idle = [("seed", self.seed.is_some()), ("balance", self.balance.is_some())];
        if let Some((option, _)) = idle.iter().find(|(_, is_given)| random_plies == 0 && *is_given) {
            return Err(Failure::Usage(texts::only_for_random_moves(option)));
        }
        let starts = match &self.openings {
            None => Vec::new(),
            Some(path) => opening::read(&variant, &cli::text_of(path)?)
                .map_err(|(line, faults)| Failure::Failed(vec![texts::bad_opening(line, &faults)]))?,
        };
        if self.openings.is_some() && starts.is_empty() {
            return Err(Failure::Failed(vec![texts::NO_OPENINGS.to_owned()]));
        }
        // Zero turns the balance test off.
        let balance = Some(self.balance.unwrap_or(150)).filter(|most| *most > 0);
        let openings =
            OpeningSource { variant: variant.clone(), starts, random_plies, seed: self.seed.unwrap_or(1), balance };
        let usual = TimeControl::MoveTime(Duration::from_millis(100));
        // A limit of one engine replaces that of both.
        let [both, first, second] = self.limits.map(|limit| limit.map(|(_, time_control)| time_control));
        let terms = Terms {
            time_controls: [first, second].map(|own| own.or(both).unwrap_or(usual)),
            margin: Duration::from_millis(self.margin.unwrap_or(1000)),
            most_plies: self.most_plies.unwrap_or(600),
            resign: self.resign.filter(|least| *least > 0),
        };
        Ok(Plan {
            variant,
            engines,
            names: self.names,
            terms,
            pairs: self.games.unwrap_or(100) / 2,
            at_once: self.at_once.unwrap_or(1),
            openings,
            sprt: self.sprt,
            records: self.records,
            habits: self.habits,
        })
    }
}

/// Reads a limit, or returns what was expected.
fn time_control(name: &str, text: &str) -> Result<TimeControl, String> {
    match name {
        "movetime" => in_range(text, 1, MOST_MILLIS).map(Duration::from_millis).map(TimeControl::MoveTime),
        "nodes" => in_range(text, 1, u64::MAX).map(TimeControl::Nodes),
        "depth" => in_range(text, 1, u32::MAX).map(TimeControl::Depth),
        _ => TimeControl::clock(text).ok_or_else(|| texts::CLOCK.to_owned()),
    }
}

/// Reads an option of an engine and its value, or returns what was expected.
fn setting(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| texts::SETTING.to_owned())?;
    let (name, value) = (name.trim(), value.trim());
    // The match would go on with the moves of its own variant.
    if name.eq_ignore_ascii_case(VARIANT) {
        return Err(texts::USE_VARIANT.to_owned());
    }
    Ok((name.to_owned(), value.to_owned()))
}

/// Reads two Elo differences: `0,5` stands for 0 by hypothesis 0 and 5 by hypothesis 1.
fn sprt(text: &str) -> Option<Sprt> {
    let (elo0, elo1) = text.split_once(',')?;
    let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() < 2000.0);
    let sprt = Sprt { elo0: number(elo0)?, elo1: number(elo1)? };
    (sprt.elo0 < sprt.elo1).then_some(sprt)
}

/// Splits a command line into words. If there is none, the engine is this program.
fn command(text: Option<&str>) -> Result<Vec<String>, Failure> {
    let Some(text) = text else {
        let own = std::env::current_exe()?.to_string_lossy().into_owned();
        return Ok(vec![own, "uci".to_owned()]);
    };
    shlex::split(text).filter(|words| !words.is_empty()).ok_or_else(|| Failure::Usage(texts::not_a_command_line(text)))
}
