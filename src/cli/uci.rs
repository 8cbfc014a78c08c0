//! `hostage uci`: the engine as a program that speaks the Universal Chess Interface.
//!
//! One thread reads commands and another searches, so that `stop` takes effect at once.
//!
//! CITE: <https://www.chessprogramming.org/UCI>.

mod board;
mod go;
mod options;
mod running;

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use self::go::Go;
use self::running::{Running, Signals, StopCondition};
use super::lines::{InputLine, Lines};
use super::perft;
use crate::cli::texts;
use crate::engine::Info;
use crate::engine::clock::NativeClock;
use crate::engine::level::Level;
use crate::engine::local::LocalEngine;
use crate::engine::threads::Threads;
use crate::game::any::AnyPosition;
use crate::game::dialect::{GuestPosition, moves};
use crate::game::game_record::GameRecordFault;
use crate::game::{Fault, Game, GameRecord, PlayingStyle, Position, lookalike, rules};
use crate::search::{Limits, Score};
use crate::words;

/// Executes commands until `quit` or the end of the input. Input from a pipe cannot send `stop`, so a limited search
/// may finish after the end. It gets a minute if its duration is known, and a few seconds otherwise. A count goes on to
/// its end.
pub fn run(input: impl BufRead) -> io::Result<()> {
    let mut uci = Uci::new();
    let mut lines = Lines::new(input);
    loop {
        match lines.next()? {
            InputLine::End => {
                uci.settle(Running::finish);
                return Ok(());
            }
            InputLine::TooLong { bytes } => {
                // Only a `position` command can be this long.
                uci.lost = true;
                note(&texts::line_too_long(bytes))?;
            }
            InputLine::Text(line) => {
                // People may type or paste commands, with lookalike characters.
                if !uci.obey(&lookalike::plain(&line))? {
                    return Ok(());
                }
            }
        }
    }
}

/// Writes a line and flushes it. The output is locked meanwhile, so that the lines of two threads never mix.
fn say(line: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{line}")?;
    output.flush()
}

fn note(text: &str) -> io::Result<()> {
    say(&format!("info string {text}"))
}

type Engine = LocalEngine<NativeClock, Threads>;
/// A change to be applied to the engine.
type Change = Box<dyn FnOnce(&mut Engine)>;

/// State that results from the commands so far.
struct Uci {
    record: GameRecord,
    /// Position at the end of the record.
    position: AnyPosition,
    /// True if a later `position` command was invalid, so that `position` is not the intended one.
    lost: bool,
    /// Number of lines to report (MultiPV).
    lines: u32,
    /// Level of the ladder, or `None` for full strength.
    level: Option<Level>,
    /// True to play at the level below the ladder, whatever `level` is.
    is_beginner: bool,
    /// Playing style, or `None` for the best play.
    style: Option<PlayingStyle>,
    /// Number of threads at full strength.
    threads: u8,
    /// The engine. A search holds the lock until it ends.
    engine: Arc<Mutex<Engine>>,
    search: Option<Running>,
    /// Changes to apply before the next search.
    waiting: Vec<Change>,
}

impl Uci {
    fn new() -> Uci {
        let record = GameRecord { variant: rules::DEFAULT.to_owned(), ..GameRecord::default() };
        let position = AnyPosition::start(rules::DEFAULT).expect("the default rules have a start position");
        let engine = Arc::new(Mutex::new(LocalEngine::with_crew(NativeClock::default(), Threads)));
        Uci {
            record,
            position,
            lost: false,
            lines: 1,
            level: None,
            is_beginner: false,
            style: None,
            threads: 1,
            engine,
            search: None,
            waiting: Vec::new(),
        }
    }

    /// Returns the level at which the engine plays, or `None` for full strength.
    fn playing_level(&self) -> Option<Level> {
        if self.is_beginner { Some(Level::BEGINNER) } else { self.level }
    }

    /// Executes a command. Returns false for `quit`.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        // Some shells put a byte order mark before piped text.
        let mut arguments = line.trim_start_matches('\u{feff}').split_whitespace();
        match arguments.next().map(str::to_ascii_lowercase).as_deref() {
            // There is no extra debug output.
            None | Some("debug") => {}
            Some("uci") => options::introduce()?,
            Some("isready") => {
                self.prepare();
                say("readyok")?;
            }
            Some("ucinewgame") => self.when_at_rest(Engine::new_game),
            Some("setoption") => self.set_option(arguments)?,
            Some("position") => self.set_position(arguments)?,
            Some("go") => self.go(&Go::parse(arguments))?,
            Some("ponderhit") => self.search.iter_mut().for_each(Running::ponder_hit),
            Some("stop") => self.settle(Running::halt),
            Some("d") => say(&board::draw(&self.position))?,
            Some("quit") => {
                // A count may still finish.
                let counts = self.search.as_ref().is_some_and(Running::counts);
                self.settle(if counts { Running::settle } else { Running::halt });
                return Ok(false);
            }
            Some(_) => note(&texts::unknown_command(line))?,
        }
        Ok(true)
    }

    /// Ends the search, if there is one, by calling `how`.
    fn settle(&mut self, how: impl Fn(Running)) {
        if let Some(search) = self.search.take() {
            how(search);
        }
    }

    /// Applies a change at once, or after the current search if there is one, so that no command has to wait.
    fn when_at_rest(&mut self, what: impl FnOnce(&mut Engine) + 'static) {
        self.waiting.push(Box::new(what));
        if !self.search.as_ref().is_some_and(Running::is_under_way) {
            self.catch_up();
        }
    }

    /// Prepares the tables, so that the next search does not spend its time on it. Does nothing during a search.
    fn prepare(&mut self) {
        if !self.search.as_ref().is_some_and(Running::is_under_way) {
            self.catch_up();
            let limits = self.at_level(Limits::default());
            lock(&self.engine).prepare(&self.position, &limits);
        }
    }

    /// Returns these limits at the level of play.
    fn at_level(&self, limits: Limits) -> Limits {
        self.playing_level().map_or(limits, |level| level.narrow(&self.record.variant, limits))
    }

    fn catch_up(&mut self) {
        // A level has a number of nodes; helpers would take most of them.
        let threads = if self.playing_level().is_some() { 1 } else { self.threads };
        let mut engine = lock(&self.engine);
        engine.set_threads(threads.into());
        self.waiting.drain(..).for_each(|what| what(&mut engine));
    }

    /// Handles `position`: `startpos` or `fen ...`, optionally followed by `moves ...`. After an invalid FEN, `go` is
    /// refused until the next position. The first illegal move ends the list.
    fn set_position<'a>(&mut self, arguments: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let arguments: Vec<&str> = arguments.collect();
        let is = |word: &str, known: &str| word.eq_ignore_ascii_case(known);
        let cut = arguments.iter().position(|word| is(word, "moves")).unwrap_or(arguments.len());
        let start = match arguments[..cut].split_first() {
            Some((word, [])) if is(word, "startpos") => None,
            Some((word, fields)) if is(word, "fen") => Some(fields.join(" ")),
            _ => {
                self.lost = true;
                return note(texts::POSITION_USAGE);
            }
        };
        let moves = arguments.get(cut + 1..).unwrap_or_default().iter().map(|&mv| mv.to_owned()).collect();
        let mut record = GameRecord { variant: self.record.variant.clone(), start, moves };
        // Positions and moves of other programs are read too.
        let replay = match record.follow::<GuestPosition>() {
            Ok(replay) => replay,
            Err((replay, fault)) => {
                match &fault {
                    GameRecordFault::Start(faults) => {
                        faults.iter().map(Fault::to_string).try_for_each(|text| note(&text))?
                    }
                    GameRecordFault::Move { .. } => note(&words::course_fault(&fault, self.position.layout()))?,
                }
                match replay {
                    Some(replay) => replay,
                    None => {
                        self.lost = true;
                        return Ok(());
                    }
                }
            }
        };
        record.start = record.start.map(|_| replay.start.0.fen());
        record.moves = replay.positions().zip(&replay.moves).map(|(before, (m, _))| before.uci(*m)).collect();
        self.position = replay.last().0.clone();
        self.record = record;
        self.lost = false;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        // Piped commands do not wait for replies, so a limited search may finish.
        self.settle(Running::settle);
        self.catch_up();
        go.faults.iter().try_for_each(|fault| note(fault))?;
        if self.lost {
            note(texts::NO_POSITION)?;
            let kind = go.kind(false);
            self.search = go.perft.is_none().then(|| {
                Running::start(kind, None, |signals| {
                    let _ = say("info depth 0 score cp 0");
                    signals.wait();
                    let _ = answer(None, None);
                })
            });
            return Ok(());
        }
        if let Some(depth) = go.perft {
            if depth > perft::DEEPEST {
                return note(&texts::perft_depth(perft::DEEPEST));
            }
            let position = self.position.clone();
            self.search =
                Some(Running::start(StopCondition::Count, None, move |signals| count(&position, depth, &signals.stop)));
            return Ok(());
        }
        let limits = Limits { lines: Some(self.lines), style: self.style, ..go.limits(self.position.side_to_move()) };
        let limits = self.at_level(limits);
        // Without a depth, the only move is played at once. The shortest mate is of no interest then.
        let shortest = limits.shortest && (limits.depth.is_some() || self.position.legal_moves().len() > 1);
        let limits = Limits { shortest, ..limits };
        let among = self.legal(&go.among)?;
        let (record, engine) = (self.record.clone(), Arc::clone(&self.engine));
        let kind = go.kind(limits.millis.is_some());
        let after_hit = limits.aim.or(limits.millis).map(|millis| Duration::from_millis(millis.into()));
        let limits = if kind == StopCondition::Ponder { Limits { millis: None, aim: None, ..limits } } else { limits };
        self.search = Some(Running::start(kind, after_hit, move |signals| {
            search(&mut lock(&engine), &record, &limits, &among, &signals);
        }));
        Ok(())
    }

    /// Returns the legal moves among these, and reports the others.
    fn legal(&self, moves: &[String]) -> io::Result<Vec<String>> {
        let mut legal = Vec::new();
        for mv in moves {
            match moves::read_uci(&self.position, mv) {
                Ok(m) => legal.push(self.position.uci(m)),
                Err(why) => note(&texts::not_searched(mv, &why, self.position.layout()))?,
            }
        }
        Ok(legal)
    }
}

/// Locks the engine. It stays usable after a panic in a search: at worst, what it remembers about one position is
/// wrong.
fn lock(engine: &Mutex<Engine>) -> MutexGuard<'_, Engine> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Searches and writes the results.
fn search(engine: &mut Engine, record: &GameRecord, limits: &Limits, among: &[String], signals: &Signals) {
    let (mut line, mut told, mut excluded) = (Vec::new(), false, 0);
    // The search of a game that was drawn does not know this, and goes on.
    let end = final_score(record);
    let mut tell = |mut info: Info| {
        told = true;
        info.score = end.unwrap_or(info.score);
        let mut heard = say(&info_line(&info));
        if info.no_mate_within > excluded {
            excluded = info.no_mate_within;
            heard = heard.and_then(|()| say(&format!("info string {}", texts::no_mate(excluded))));
        }
        if heard.is_err() {
            // The output was closed by its reader.
            signals.stop.store(true, Ordering::Relaxed);
        }
        if info.rank == 1 {
            line = info.line;
        }
    };
    let best = engine.search_among(record, limits, among, &mut || signals.stopped(), &mut tell);
    let best = best.ok().flatten();
    if !told {
        // GUIs expect a score, and treat an engine without one as broken.
        let score = end.unwrap_or(Score::Centipawns(0));
        let line = best.as_ref().map_or(String::new(), |mv| format!(" pv {mv}"));
        let _ = say(&format!("info depth 0 score {score}{line}"));
    }
    signals.wait();
    // The expected reply of the opponent.
    let expected = line.get(1).filter(|_| line.first() == best.as_ref());
    let _ = answer(best.as_deref(), expected.map(String::as_str));
}

/// Returns the score of a finished game for the side to move.
fn final_score(record: &GameRecord) -> Option<Score> {
    let replay = record.follow::<AnyPosition>().ok()?;
    let last = replay.last();
    Some(match replay.outcome()?.winner {
        None => Score::Centipawns(0),
        Some(winner) => Score::Mate(i32::from(winner == last.side_to_move())),
    })
}

fn answer(best: Option<&str>, expected: Option<&str>) -> io::Result<()> {
    let expected = expected.map_or(String::new(), |mv| format!(" ponder {mv}"));
    say(&format!("bestmove {}{expected}", best.unwrap_or("(none)")))
}

/// Handles `go perft`: writes the count for each move, an empty line and the total, or a remark that something has
/// stopped it.
fn count(position: &AnyPosition, depth: u32, stop: &AtomicBool) {
    let mut stopped = || stop.load(Ordering::Relaxed);
    let total = perft::divide(position, depth, &mut stopped, &mut |mv, count| say(&format!("{mv}: {count}")).is_ok());
    if let Some(total) = total {
        let _ = say(&format!("\nNodes searched: {total}"));
    } else if stopped() {
        let _ = note(texts::COUNT_STOPPED);
    }
}

fn info_line(info: &Info) -> String {
    let Info { rank, depth, score, nodes, millis, line, .. } = info;
    let speed = nodes.saturating_mul(1000) / u64::from(*millis).max(1);
    let mut text = format!("info depth {depth} multipv {rank} score {score} nodes {nodes} nps {speed} time {millis}");
    if !line.is_empty() {
        text += " pv ";
        text += &line.join(" ");
    }
    text
}
