//! `hostage match`: a match between two engines, with this program as the referee. Each opening is played twice, with
//! colours reversed.

mod effort;
pub mod elo;
mod engine;
mod game;
mod habits;
mod offered;
mod opening;
mod options;
mod report;
mod tally;
mod texts;
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
use crate::cli::texts::unwritable_file;

pub fn run(parser: Parser) -> Result<(), Failure> {
    let plan = options::read(parser)?;
    let mut records =
        match &plan.records {
            None => None,
            Some(path) => Some(OpenOptions::new().create(true).append(true).open(path).map_err(|error| {
                Failure::Failed(vec![unwritable_file(&path.to_string_lossy(), &error.to_string())])
            })?),
        };
    let runner = Runner { plan: &plan, next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    let names = runner.names()?;
    let report = MatchReport { names: &names, plan: &plan };
    let mut tally = Tally::default();
    let mut output = io::stdout();
    let played = thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..plan.at_once {
            let (runner, sender) = (&runner, sender.clone());
            scope.spawn(move || runner.play(&sender));
        }
        drop(sender);
        let mut heard = Ok(());
        for result in results {
            // Games that are still running at the end of the match are ignored.
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
    });
    // The games so far count, even if an engine could not be started again.
    if played.is_ok() || tally.pairs.0.iter().any(|count| *count > 0) {
        write!(output, "{}", report.summary(&tally))?;
    }
    played
}

/// A running match.
struct Runner<'a> {
    plan: &'a Plan,
    /// Number of the next pair to start.
    next: AtomicU64,
    /// True if the match is over.
    stop: AtomicBool,
}

type Pair = (u64, [Played; 2]);

impl Runner<'_> {
    /// Starts both engines once, to test that this works and to read their names.
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

    /// Plays pairs with two engines, in one thread.
    fn play(&self, results: &Sender<Result<Pair, Failure>>) {
        let mut engines = [None, None];
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.plan.pairs {
                return;
            }
            match self.pair(&mut engines, number) {
                Ok(None) => return,
                // The send cannot fail, because the receiver outlives this thread.
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
            // A late engine would answer during the next game, and a crashed one is gone. Both are restarted.
            if let Some(Played { end: GameEnd::Foul(who, Foul::Late | Foul::Crashed), .. }) = &played {
                *[first, second][*who] = None;
            }
            Ok(played)
        };
        let (Some(one), Some(two)) = (game(0)?, game(1)?) else { return Ok(None) };
        Ok(Some([one, two]))
    }
}
