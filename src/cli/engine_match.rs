//! `hostage match`: two engines play games in pairs, each opening once with either colour, and we are the referee.

mod elo;
mod engine;
mod game;
mod opening;
mod options;
mod pace;
mod random;
mod report;
mod tally;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use lexopt::Parser;

use self::engine::Engine;
use self::game::{End, Foul, Played};
use self::opening::NoOpening;
use self::options::Plan;
use self::report::Report;
use self::tally::Tally;
use super::Failure;
use crate::words;

/// Runs the command.
pub fn run(parser: Parser) -> Result<(), Failure> {
    let plan = options::read(parser)?;
    let mut records = match &plan.records {
        None => None,
        Some(path) => Some(OpenOptions::new().create(true).append(true).open(path).map_err(|error| {
            Failure::Failed(vec![words::unwritable_file(&path.to_string_lossy(), &error.to_string())])
        })?),
    };
    let hall = Hall { plan: &plan, next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    let names = hall.names()?;
    let report = Report { names: &names, plan: &plan };
    let mut tally = Tally::default();
    let mut output = io::stdout();
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..plan.at_once {
            let (hall, sender) = (&hall, sender.clone());
            scope.spawn(move || hall.play(&sender));
        }
        drop(sender);
        let mut heard = Ok(());
        for result in results {
            // Once it is over, the tables are cleared without looking at what still stood on them.
            if hall.stop.load(Ordering::Relaxed) {
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
                hall.stop.store(true, Ordering::Relaxed);
            }
        }
        heard
    })?;
    Ok(write!(output, "{}", report.summary(&tally))?)
}

/// Where the pairs are played.
struct Hall<'a> {
    plan: &'a Plan,
    /// The pair that nobody plays yet.
    next: AtomicU64,
    /// No more is to be played.
    stop: AtomicBool,
}

type Pair = (u64, [Played; 2]);

impl Hall<'_> {
    /// Starts both engines once to see that they can be started, and what they call themselves.
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

    fn start(&self, index: usize) -> Result<Engine, Failure> {
        let recipe = &self.plan.recipes[index];
        Engine::start(recipe, &self.plan.variant)
            .map_err(|why| Failure::Failed(vec![words::no_engine(&recipe.command.join(" "), &why)]))
    }

    /// One table: two engines that play pair after pair.
    fn play(&self, results: &Sender<Result<Pair, Failure>>) {
        let mut engines = [None, None];
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.plan.pairs {
                return;
            }
            match self.pair(&mut engines, number) {
                Ok(None) => return,
                // Who is told has not gone before this table is cleared.
                Ok(Some(pair)) => drop(results.send(Ok((number, pair)))),
                Err(failure) => {
                    drop(results.send(Err(failure)));
                    return;
                }
            }
        }
    }

    fn pair(&self, engines: &mut [Option<Engine>; 2], number: u64) -> Result<Option<[Played; 2]>, Failure> {
        let opening = self.plan.openings.get(number).map_err(|why| {
            Failure::Failed(match why {
                NoOpening::Start(faults) => faults.iter().map(ToString::to_string).collect(),
                NoOpening::Unfair => vec![words::NO_FAIR_OPENING.to_owned()],
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
            // One that fell silent would answer in the next game; one that broke needs to be started anew.
            if let Some(Played { end: End::Foul(who, Foul::Late | Foul::Crashed), .. }) = &played {
                *[first, second][*who] = None;
            }
            Ok(played)
        };
        let (Some(one), Some(two)) = (game(0)?, game(1)?) else { return Ok(None) };
        Ok(Some([one, two]))
    }
}
