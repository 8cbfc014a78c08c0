//! Tunes the parameters of the search, or those of another game's evaluation. See the README.

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use hostage_chess::cli::elo::{Elo, Pentanomial};
use hostage_chess::game::{Game, hole, hostage, messenger, takeover};
use hostage_chess::search::constants;
use hostage_chess::tunable::{NumberTable, Tunable};
use lexopt::prelude::*;
use neural::Random;
use neural::pair::{Opening, Pair, played, with_stores};
use neural::tune::{Schedule, Tuned};

const USAGE: &str = "tune --out FILE [options] [NAME...]      the parameters to tune; all by default

    --game hostage      for the search; or hole, messenger, takeover-41 and so on, for their evaluations
    --rounds 5000       pairs of games in all
    --nodes 5000        nodes per move
    --spread 0.06       perturbation in the last round, as a share of the range
    --rate 0.004        step in the last round, as a share of the perturbation
    --seed 1
    --check             play as many pairs between the values in FILE and those of the program

FILE is written every hundred rounds. The same command continues from there.";

struct Options {
    game: String,
    schedule: Schedule,
    nodes: u64,
    seed: u64,
    check: bool,
    out: PathBuf,
    names: Vec<String>,
}

impl Options {
    fn read() -> Result<Options, Box<dyn Error>> {
        let schedule = Schedule { rounds: 5000, spread: 0.06, rate: 0.004 };
        let (game, out, names) = ("hostage".to_owned(), PathBuf::new(), Vec::new());
        let mut options = Options { game, schedule, nodes: 5000, seed: 1, check: false, out, names };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("game") => options.game = arguments.value()?.string()?,
                Long("rounds") => options.schedule.rounds = arguments.value()?.parse()?,
                Long("nodes") => options.nodes = arguments.value()?.parse()?,
                Long("spread") => options.schedule.spread = arguments.value()?.parse()?,
                Long("rate") => options.schedule.rate = arguments.value()?.parse()?,
                Long("seed") => options.seed = arguments.value()?.parse()?,
                Long("check") => options.check = true,
                Long("out") => options.out = arguments.value()?.into(),
                Value(name) => options.names.push(name.string()?),
                other => return Err(other.unexpected().into()),
            }
        }
        if options.out.as_os_str().is_empty() { Err(USAGE.into()) } else { Ok(options) }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::read()?;
    match options.game.split('-').next() {
        Some("hostage") => run::<hostage::Position>(&options, constants::ALL, with_stores),
        Some("hole") => run::<hole::Position>(&options, hole::EVALUATION, played),
        Some("messenger") => run::<messenger::Position>(&options, messenger::EVALUATION, played),
        Some("takeover") => run::<takeover::Position>(&options, takeover::EVALUATION, played),
        _ => Err(format!("there is no game {}", options.game).into()),
    }
}

fn run<P: Game>(options: &Options, table: NumberTable, opening: Opening<P>) -> Result<(), Box<dyn Error>> {
    let Some(start) = P::start(&options.game) else { return Err(format!("there is no game {}", options.game).into()) };
    let all: Vec<&'static Tunable> = table.iter().copied().flatten().collect();
    if let Some(name) = options.names.iter().find(|name| all.iter().all(|known| known.name != **name)) {
        let known: Vec<&str> = all.iter().map(|number| number.name).collect();
        return Err(format!("there is no number {name}; there are {}", known.join(", ")).into());
    }
    let wanted = |name: &str| options.names.is_empty() || options.names.iter().any(|wanted| wanted == name);
    let mut tuned: Vec<Tuned> = all.into_iter().filter(|number| wanted(number.name)).map(Tuned::new).collect();
    let mut done = restore(&options.out, &mut tuned)?;
    let mut pair = Pair::new(start.variant(), opening, options.nodes);
    if options.check {
        return check(options, &tuned, pair);
    }
    let start = Instant::now();
    while done < options.schedule.rounds {
        done += 1;
        // Each round has its own random numbers, so that an interrupted run continues as if it had not been
        // interrupted.
        let mut random = Random(options.seed << 32 | u64::from(done));
        let players = draw(&mut tuned, &options.schedule, done, &mut random);
        let balance = pair.play(&mut random, |player| set(&tuned, &players[player]));
        tuned.iter_mut().for_each(|number| number.learn(&options.schedule, done, balance));
        if done.is_multiple_of(100) || done == options.schedule.rounds {
            save(&options.out, done, &tuned)?;
            let values: Vec<String> = tuned.iter().map(|number| format!("{:.0}", number.value)).collect();
            writeln!(io::stdout(), "{done} {} s: {}", start.elapsed().as_secs(), values.join(" "))?;
        }
    }
    Ok(())
}

/// Moves every parameter, and returns the values of both players.
fn draw(tuned: &mut [Tuned], schedule: &Schedule, round: u32, random: &mut Random) -> [Vec<i32>; 2] {
    tuned.iter_mut().for_each(|number| number.perturb(random.once_in(2)));
    let chance = f64::from(random.unit());
    [true, false].map(|first| tuned.iter().map(|number| number.played(schedule, round, first, chance)).collect())
}

fn set(tuned: &[Tuned], values: &[i32]) {
    tuned.iter().zip(values).for_each(|(number, &value)| number.set(value));
}

/// Plays games between the tuned parameters and those of the program.
fn check<P: Game>(options: &Options, tuned: &[Tuned], mut pair: Pair<P>) -> Result<(), Box<dyn Error>> {
    let old: Vec<i32> = tuned.iter().map(|number| number.current()).collect();
    let new: Vec<i32> = tuned.iter().map(|number| number.value.round() as i32).collect();
    let mut pairs = Pentanomial::default();
    for round in 1..=options.schedule.rounds {
        let mut random = Random(!options.seed << 32 | u64::from(round));
        let balance = pair.play(&mut random, |player| set(tuned, if player == 0 { &new } else { &old }));
        pairs.0[(balance + 2) as usize] += 1;
        if round.is_multiple_of(100) || round == options.schedule.rounds {
            let Elo { value, error } = pairs.elo();
            writeln!(
                io::stdout(),
                "{} games: {value:+.1} +- {error:.1} Elo; pairs by points {:?}",
                2 * round,
                pairs.0
            )?;
        }
    }
    Ok(())
}

/// Reads the result of an earlier call. Returns the number of rounds done, and sets the parameters.
fn restore(path: &Path, tuned: &mut [Tuned]) -> Result<u32, Box<dyn Error>> {
    if !path.exists() {
        return Ok(0);
    }
    let text = fs::read_to_string(path)?;
    let faulty = |line: &str| format!("{}: {line:?} is no number of the search and its value", path.display());
    let mut done = 0;
    for line in text.lines() {
        let (name, value) = line.split_once(' ').ok_or_else(|| faulty(line))?;
        match tuned.iter_mut().find(|number| number.name() == name) {
            Some(number) => number.value = value.parse()?,
            None if name == "rounds" => done = value.parse()?,
            None => return Err(faulty(line).into()),
        }
    }
    Ok(done)
}

fn save(path: &Path, done: u32, tuned: &[Tuned]) -> io::Result<()> {
    let part = PathBuf::from(format!("{}.part", path.display()));
    let mut text = format!("rounds {done}\n");
    tuned.iter().for_each(|number| text += &format!("{number}\n"));
    fs::write(&part, text)?;
    fs::rename(part, path)
}
