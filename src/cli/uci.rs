//! `hostage uci`: the engine as a program that speaks the Universal Chess Interface.
//!
//! One thread reads commands, another searches, so that `stop` takes effect at once.
//!
//! CITE: <https://www.chessprogramming.org/UCI>.

mod board;
mod go;

use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use self::go::Go;
use super::lines::{Line, Lines};
use super::perft;
use crate::cli::texts;
use crate::engine::Info;
use crate::engine::clock::NativeClock;
use crate::engine::level::Level;
use crate::engine::local::{DEFAULT_MEMORY, LocalEngine, MEMORIES};
use crate::game::any::{AnyPosition, variants};
use crate::game::game_record::GameRecordFault;
use crate::game::{Fault, Game, GameRecord, Position as _};
use crate::search::Limits;
use crate::words;

/// The rule set until the option says otherwise.
const DEFAULT_RULES: &str = "hostage";

/// The most lines that can be asked for.
const MOST_LINES: u32 = 64;

/// How long the next command waits for a search that has not been stopped to end.
const PATIENCE: Duration = Duration::from_secs(10);

/// Carries out commands until `quit` or the end of the input. At the end of the input a search with a limit is
/// finished, so that commands can be piped in; one without a limit is stopped.
pub fn run(input: impl BufRead) -> io::Result<()> {
    let mut uci = Uci::new();
    let mut lines = Lines::new(input);
    loop {
        match lines.next()? {
            Line::End => {
                uci.finish();
                return Ok(());
            }
            Line::TooLong { bytes } => note(&texts::line_too_long(bytes))?,
            Line::Text(line) => {
                if !uci.obey(&line)? {
                    return Ok(());
                }
            }
        }
    }
}

/// Writes one line at once. The output is locked for the whole line, so that the lines of two threads never mix.
fn say(line: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{line}")?;
    output.flush()
}

fn note(text: &str) -> io::Result<()> {
    say(&format!("info string {text}"))
}

/// The state that the commands so far have led to.
struct Uci {
    record: GameRecord,
    /// Where the record ends.
    position: AnyPosition,
    /// How many lines are reported (MultiPV).
    lines: u32,
    /// The level it plays at; none for full strength.
    level: Option<Level>,
    /// Locked by a search as long as it lasts.
    engine: Arc<Mutex<LocalEngine<NativeClock>>>,
    search: Option<Search>,
}

/// A search that was started, and may be over by now.
struct Search {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
    kind: Kind,
}

/// What ends a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Only `stop`.
    Endless,
    /// A limit. Its best turn so far is useful at any time.
    Limited,
    /// That everything has been counted. An unfinished count is useless.
    Count,
}

impl Uci {
    fn new() -> Uci {
        let record = GameRecord { variant: DEFAULT_RULES.to_owned(), ..GameRecord::default() };
        let position = AnyPosition::start(DEFAULT_RULES).expect("the default rules have a start position");
        let engine = Arc::new(Mutex::new(LocalEngine::new(NativeClock::default())));
        Uci { record, position, lines: 1, level: None, engine, search: None }
    }

    /// Carries out one command; false for `quit`.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        let mut arguments = line.split_ascii_whitespace();
        match arguments.next() {
            None => {}
            Some("uci") => introduce()?,
            Some("isready") => say("readyok")?,
            Some("ucinewgame") => {
                self.resting().new_game();
            }
            Some("setoption") => self.set_option(arguments)?,
            Some("position") => self.set_position(arguments)?,
            Some("go") => self.go(&Go::parse(arguments))?,
            Some("stop") => self.halt(),
            Some("d") => say(&board::draw(&self.position))?,
            Some("quit") => {
                self.quit();
                return Ok(false);
            }
            Some(_) => note(&texts::unknown_command(line))?,
        }
        Ok(true)
    }

    fn set_option<'a>(&mut self, arguments: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let arguments: Vec<&str> = arguments.skip_while(|word| *word == "name").collect();
        let cut = arguments.iter().position(|word| *word == "value").unwrap_or(arguments.len());
        let (name, value) = (arguments[..cut].join(" "), arguments.get(cut + 1..).unwrap_or_default().join(" "));
        self.change(&name, &value).or_else(|why| note(&why))
    }

    /// Sets one option, or says in a sentence what is wrong with its name or value.
    fn change(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "multipv" => self.lines = number(value, 1..=MOST_LINES)?,
            "level" => self.level = Level::new(number(value, 0..=Level::HIGHEST.number())?),
            "hash" => {
                let mebibytes = number(value, MEMORIES)?;
                self.resting().set_memory(mebibytes);
            }
            "ownbook" => {
                let wanted = value.parse().map_err(|_| texts::neither_true_nor_false(value))?;
                self.resting().set_book(wanted);
            }
            "seed" => {
                let seed = number(value, 0..=u32::MAX)?;
                self.resting().set_seed(seed.into());
            }
            "uci_variant" => {
                let start = AnyPosition::start(value)
                    .ok_or_else(|| texts::unknown_variant(value, &variants().collect::<Vec<_>>()))?;
                self.record = GameRecord { variant: value.to_owned(), ..GameRecord::default() };
                self.position = start;
            }
            _ => return Err(texts::unknown_option(name)),
        }
        Ok(())
    }

    /// The engine, once its search has ended.
    fn resting(&mut self) -> MutexGuard<'_, LocalEngine<NativeClock>> {
        self.settle();
        lock(&self.engine)
    }

    /// `startpos` or `fen ...`, then perhaps `moves ...`. A faulty FEN changes nothing; the first illegal turn ends the
    /// list.
    fn set_position<'a>(&mut self, arguments: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let arguments: Vec<&str> = arguments.collect();
        let cut = arguments.iter().position(|word| *word == "moves").unwrap_or(arguments.len());
        let start = match arguments[..cut].split_first() {
            Some((&"startpos", [])) => None,
            Some((&"fen", fields)) => Some(fields.join(" ")),
            _ => return note(texts::POSITION_USAGE),
        };
        let turns = arguments.get(cut + 1..).unwrap_or_default().iter().map(|&turn| turn.to_owned()).collect();
        let mut record = GameRecord { variant: self.record.variant.clone(), start, turns };
        let replay = match record.follow::<AnyPosition>() {
            Ok(replay) => replay,
            Err((replay, fault)) => {
                match &fault {
                    GameRecordFault::Start(faults) => {
                        faults.iter().map(Fault::to_string).try_for_each(|text| note(&text))?
                    }
                    GameRecordFault::Turn { .. } => note(&words::course_fault(&fault, self.position.layout()))?,
                }
                match replay {
                    Some(replay) => replay,
                    None => return Ok(()),
                }
            }
        };
        record.turns.truncate(replay.turns.len());
        self.position = replay.last().clone();
        self.record = record;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        self.settle();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        let kind = match go.perft {
            Some(_) => Kind::Count,
            None if go.is_endless() => Kind::Endless,
            None => Kind::Limited,
        };
        let thread = if let Some(depth) = go.perft {
            if depth > perft::DEEPEST {
                return note(&texts::perft_depth(perft::DEEPEST));
            }
            let position = self.position.clone();
            thread::spawn(move || count(&position, depth, &flag))
        } else {
            let limits = Limits { lines: Some(self.lines), ..go.limits(self.position.side_to_move()) };
            let limits = self.level.map_or(limits, |level| level.within(limits));
            let record = self.record.clone();
            let engine = Arc::clone(&self.engine);
            thread::spawn(move || {
                let stopped = || flag.load(Ordering::Relaxed);
                let mut tell = |info| {
                    if say(&info_line(&info)).is_err() {
                        // Nobody reads the output any more.
                        flag.store(true, Ordering::Relaxed);
                    }
                };
                let best = lock(&engine).search(&record, &limits, &mut || stopped(), &mut tell);
                // By the protocol an infinite search must not answer before it is stopped.
                while kind == Kind::Endless && !stopped() {
                    thread::park();
                }
                let _ = say(&format!("bestmove {}", best.ok().flatten().as_deref().unwrap_or("(none)")));
            })
        };
        self.search = Some(Search { stop, thread, kind });
        Ok(())
    }

    /// Stops the search, if there is one, and waits for its answer.
    fn halt(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            search.thread.thread().unpark();
            let _ = search.thread.join();
        }
    }

    /// Lets a search with a limit come to its end.
    fn finish(&mut self) {
        match self.search.take() {
            Some(search) if search.kind != Kind::Endless => drop(search.thread.join()),
            search => {
                self.search = search;
                self.halt();
            }
        }
    }

    /// Prepares for the next search. Commands that are piped in do not wait for an answer, so a search with a limit may
    /// finish, but only within [`PATIENCE`].
    fn settle(&mut self) {
        let running = |search: &Search| search.kind != Kind::Endless && !search.thread.is_finished();
        let begin = Instant::now();
        while self.search.as_ref().is_some_and(running) && begin.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(1));
        }
        self.halt();
    }

    fn quit(&mut self) {
        match &self.search {
            Some(Search { kind: Kind::Count, .. }) => self.settle(),
            _ => self.halt(),
        }
    }
}

/// After a panic in a search the engine is still usable: at worst it remembers nonsense about one position.
fn lock(engine: &Mutex<LocalEngine<NativeClock>>) -> MutexGuard<'_, LocalEngine<NativeClock>> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A number within a range, or a sentence that says what is wrong with it.
fn number<N: Copy + FromStr + PartialOrd + Into<u32>>(text: &str, range: RangeInclusive<N>) -> Result<N, String> {
    let within = text.parse().ok().filter(|number| range.contains(number));
    within.ok_or_else(|| texts::not_between(text, (*range.start()).into(), (*range.end()).into()))
}

fn introduce() -> io::Result<()> {
    say(&format!("id name Hostage Chess {}", env!("CARGO_PKG_VERSION")))?;
    say("id author the Hostage Chess authors")?;
    let names: Vec<String> = variants().map(|name| format!(" var {name}")).collect();
    let (least, most) = (MEMORIES.start(), MEMORIES.end());
    say(&format!("option name Hash type spin default {DEFAULT_MEMORY} min {least} max {most}"))?;
    say(&format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"))?;
    say(&format!("option name Level type spin default 0 min 0 max {}", Level::HIGHEST.number()))?;
    say("option name OwnBook type check default false")?;
    say(&format!("option name Seed type spin default 0 min 0 max {}", u32::MAX))?;
    say(&format!("option name UCI_Variant type combo default {DEFAULT_RULES}{}", names.concat()))?;
    say("uciok")
}

/// `go perft`: the count for each turn, an empty line, the total. Once it is stopped, nothing more.
fn count(position: &AnyPosition, depth: u32, stop: &AtomicBool) {
    let total = perft::divide(position, depth, stop, &mut |turn, count| say(&format!("{turn}: {count}")).is_ok());
    if let Some(total) = total {
        let _ = say(&format!("\nNodes searched: {total}"));
    }
}

fn info_line(info: &Info) -> String {
    let Info { rank, depth, score, nodes, millis, line } = info;
    let speed = nodes.saturating_mul(1000) / u64::from(*millis).max(1);
    let mut text = format!("info depth {depth} multipv {rank} score {score} nodes {nodes} nps {speed} time {millis}");
    if !line.is_empty() {
        text += " pv ";
        text += &line.join(" ");
    }
    text
}
