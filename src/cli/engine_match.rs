//! `hostage match`: a match between two engines, with this program as the referee. Games are played in pairs: each
//! opening once with either colour.

mod effort;
pub mod elo;
mod engine;
mod game;
mod opening;
mod options;
mod report;
mod tally;
mod time_control;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use lexopt::Parser;

use self::engine::EngineProcess;
use self::game::{Foul, GameEnd, Played};
use self::opening::NoOpening;
use self::options::Plan;
use self::report::MatchReport;
use self::tally::Tally;
use super::Failure;
use crate::cli::texts;

/// Runs the command.
pub fn run(parser: Parser) -> Result<(), Failure> {
    let plan = options::read(parser)?;
    let mut records = match &plan.records {
        None => None,
        Some(path) => Some(OpenOptions::new().create(true).append(true).open(path).map_err(|error| {
            Failure::Failed(vec![texts::unwritable_file(&path.to_string_lossy(), &error.to_string())])
        })?),
    };
    let runner = Runner { plan: &plan, next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    let names = runner.names()?;
    let report = MatchReport { names: &names, plan: &plan };
    let mut tally = Tally::default();
    let mut output = io::stdout();
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..plan.at_once {
            let (runner, sender) = (&runner, sender.clone());
            scope.spawn(move || runner.play(&sender));
        }
        drop(sender);
        let mut heard = Ok(());
        for result in results {
            // Once the match is over, games that are still running are ignored.
            if runner.stop.load(Ordering::Relaxed) {
                continue;
            }
            heard = result.and_then(|(number, pair)| {
                tally.add(&pair);
                if let Some(file) = &mut records {
                    file.write_all(report.records(number, &pair).as_bytes())?;
                }
                Ok(writeln!(output, "{}", report.progress(number, &pair, &tally))?)
            });
            if heard.is_err() || plan.sprt.is_some_and(|sprt| sprt.verdict(&tally.pairs).is_some()) {
                runner.stop.store(true, Ordering::Relaxed);
            }
        }
        heard
    })?;
    Ok(write!(output, "{}", report.summary(&tally))?)
}

/// The match under way.
struct Runner<'a> {
    plan: &'a Plan,
    /// The number of the next pair that has not been started.
    next: AtomicU64,
    /// Whether the match is over.
    stop: AtomicBool,
}

type Pair = (u64, [Played; 2]);

impl Runner<'_> {
    /// Starts both engines once, to see that this works and what they call themselves.
    fn names(&self) -> Result<[String; 2], Failure> {
        let mut names = [String::new(), String::new()];
        for (index, name) in names.iter_mut().enumerate() {
            let own = self.start(index)?.name.clone();
            *name = self.plan.names[index].clone().unwrap_or(own);
        }
        if names[0] == names[1] {
            names[0] += " (1)";
            names[1] += " (2)";
        }
        Ok(names)
    }

    fn start(&self, index: usize) -> Result<EngineProcess, Failure> {
        let engine_command = &self.plan.engines[index];
        EngineProcess::start(engine_command, &self.plan.variant)
            .map_err(|why| Failure::Failed(vec![texts::no_engine(&engine_command.command.join(" "), &why)]))
    }

    /// One thread: two engines that play pair after pair.
    fn play(&self, results: &Sender<Result<Pair, Failure>>) {
        let mut engines = [None, None];
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.plan.pairs {
                return;
            }
            match self.pair(&mut engines, number) {
                Ok(None) => return,
                // The receiver outlives this thread.
                Ok(Some(pair)) => drop(results.send(Ok((number, pair)))),
                Err(failure) => {
                    drop(results.send(Err(failure)));
                    return;
                }
            }
        }
    }

    fn pair(&self, engines: &mut [Option<EngineProcess>; 2], number: u64) -> Result<Option<[Played; 2]>, Failure> {
        let opening = self.plan.openings.get(number).map_err(|why| {
            Failure::Failed(match why {
                NoOpening::Start(faults) => faults.iter().map(ToString::to_string).collect(),
                NoOpening::Unfair => vec![texts::NO_FAIR_OPENING.to_owned()],
            })
        })?;
        let mut game = |white: usize| -> Result<Option<Played>, Failure> {
            let [first, second] = engines;
            for (index, engine) in [&mut *first, &mut *second].into_iter().enumerate() {
                if engine.is_none() {
                    *engine = Some(self.start(index)?);
                }
            }
            let (Some(one), Some(two)) = (first.as_mut(), second.as_mut()) else { return Ok(None) };
            let played = game::play([one, two], white, &self.plan.terms, &opening, &self.stop);
            // An engine that was late would answer in the next game, and one that crashed has to be started again.
            if let Some(Played { end: GameEnd::Foul(who, Foul::Late | Foul::Crashed), .. }) = &played {
                *[first, second][*who] = None;
            }
            Ok(played)
        };
        let (Some(one), Some(two)) = (game(0)?, game(1)?) else { return Ok(None) };
        Ok(Some([one, two]))
    }
}
