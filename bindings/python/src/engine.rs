//! The class `Engine`.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, TryLockError};

use hostage_chess::engine::Info;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::{DEFAULT_MEMORY, LocalEngine, MEMORIES};
use hostage_chess::engine::threads::Threads;
use hostage_chess::game::{Game as _, GameRecord, Layout};
use hostage_chess::search::{Limits, Score};
use hostage_chess::words;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::arguments::number;
use crate::game::Game;
use crate::guard::guarded;
use crate::interrupt::Interrupt;
use crate::position::Position;
use crate::{errors, values};

/// Largest number of threads.
const MOST_THREADS: u64 = 64;

/// Largest depth of a search in plies.
const DEEPEST: u64 = 100;

/// Largest number of lines.
const MOST_LINES: u64 = 256;

/// Time for a move if nothing limits the search, in milliseconds.
const DEFAULT_TIME: u32 = 1000;

/// The engine. It remembers what it has learnt about a game until ``new_game``.
///
/// >>> from hostage_chess import Engine, Position
/// >>> engine = Engine()
/// >>> mate = Position.from_fen("6k1/5ppp/8/8/8/8/8/R5K1[#] w - - 0 1")
/// >>> best = engine.best_move(mate, depth=3)
/// >>> best.move, str(best.score)
/// ('a1a8', 'mate 1')
///
/// ``threads`` is from 1 to 64, and ``memory`` the size of its tables in MiB, from 1 to 1024. With one thread and a limit
/// of nodes or depth, a new engine always gives the same answer.
#[pyclass(frozen, module = "hostage_chess")]
pub struct Engine {
    engine: Mutex<LocalEngine<NativeClock, Threads>>,
    stopped: AtomicBool,
    threads: u64,
    memory: u64,
}

impl Engine {
    /// Locks the engine. It stays usable after a panic in a search: at worst, what it remembers is wrong.
    fn lock(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, LocalEngine<NativeClock, Threads>>> {
        match self.engine.try_lock() {
            Ok(engine) => Ok(engine),
            Err(TryLockError::Poisoned(engine)) => Ok(engine.into_inner()),
            Err(TryLockError::WouldBlock) => {
                let advice = "This engine is searching. Call stop() from another thread, or use a second Engine.";
                Err(errors::engine(py, advice))
            }
        }
    }
}

/// Returns the game that leads to a position: without moves for a `Position`, and with them for a `Game`.
fn question(of: &Bound<'_, PyAny>) -> PyResult<GameRecord> {
    if let Ok(position) = of.cast::<Position>() {
        let position = position.get().inner();
        let (variant, start) = (position.variant().to_owned(), Some(position.fen()));
        return Ok(GameRecord { variant, start, moves: Vec::new() });
    }
    match of.cast::<Game>() {
        Ok(game) => game.get().plain(of.py()),
        Err(_) => Err(PyTypeError::new_err(format!("expected a Position or a Game, not {}", of.get_type().name()?))),
    }
}

/// Returns the last line of each rank, best first. The first line begins with the best move. A line that begins like a
/// better one comes from an earlier depth and is left out.
fn sorted(mut lines: Vec<Info>, best: Option<&str>) -> Vec<Info> {
    let value = |info: &Info| match info.score {
        Score::Centipawns(centipawns) => i64::from(centipawns),
        Score::Mate(moves) if moves > 0 => i64::from(i32::MAX) * 2 - i64::from(moves),
        Score::Mate(moves) => -i64::from(i32::MAX) * 2 - i64::from(moves),
    };
    lines.sort_by_key(|info| (info.line.first().map(String::as_str) != best, -value(info)));
    let mut seen: Vec<Info> = Vec::new();
    for info in lines {
        if !seen.iter().any(|other| other.line.first() == info.line.first()) {
            seen.push(Info { rank: seen.len() as u32 + 1, ..info });
        }
    }
    seen
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (threads = None, memory = None), text_signature = "(threads=1, memory=32)")]
    fn new(threads: Option<&Bound<'_, PyAny>>, memory: Option<&Bound<'_, PyAny>>) -> PyResult<Engine> {
        let threads = number(threads, "threads", 1..=MOST_THREADS)?.unwrap_or(1);
        let sizes = u64::from(*MEMORIES.start())..=u64::from(*MEMORIES.end());
        let memory = number(memory, "memory", sizes)?.unwrap_or(DEFAULT_MEMORY.into());
        guarded(|| {
            let mut engine = LocalEngine::with_crew(NativeClock::default(), Threads);
            engine.set_threads(threads as usize);
            engine.set_memory(memory as u32);
            Ok(Engine { engine: Mutex::new(engine), stopped: AtomicBool::new(false), threads, memory })
        })
    }

    /// Number of threads.
    #[getter]
    fn threads(&self) -> u64 {
        self.threads
    }

    /// Size of the tables in MiB.
    #[getter]
    fn memory(&self) -> u64 {
        self.memory
    }

    /// Searches for the best move of a `Position`, or at the end of a `Game`, whose repetitions then count.
    ///
    /// The search ends at the first of these limits: ``movetime`` in milliseconds, ``nodes``, ``depth`` in plies. Without
    /// any, it takes a second. ``lines`` is the number of moves to compare. ``on_info`` is called with each interim
    /// `Info`.
    ///
    /// Other threads run during the search. It ends early after ``stop()``, and with ``KeyboardInterrupt`` after Ctrl-C.
    ///
    /// >>> best = Engine().best_move(Position.start(), nodes=2000, lines=2)
    /// >>> len(best.lines), best.lines[0].line[0] == best.move
    /// (2, True)
    #[pyo3(signature = (position, *, movetime = None, nodes = None, depth = None, lines = None, on_info = None))]
    #[pyo3(text_signature = "($self, position, *, movetime=None, nodes=None, depth=None, lines=1, on_info=None)")]
    #[allow(clippy::too_many_arguments)]
    fn best_move<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        movetime: Option<&Bound<'py, PyAny>>,
        nodes: Option<&Bound<'py, PyAny>>,
        depth: Option<&Bound<'py, PyAny>>,
        lines: Option<&Bound<'py, PyAny>>,
        on_info: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let record = guarded(|| question(position))?;
        let millis = number(movetime, "movetime", 1..=u64::from(u32::MAX))?.map(|millis| millis as u32);
        let nodes = number(nodes, "nodes", 1..=u64::MAX)?;
        let depth = number(depth, "depth", 1..=DEEPEST)?.map(|depth| depth as u32);
        let lines = number(lines, "lines", 1..=MOST_LINES)?.map(|lines| lines as u32);
        let endless = millis.is_none() && nodes.is_none() && depth.is_none();
        let millis = if endless { Some(DEFAULT_TIME) } else { millis };
        let limits = Limits { millis, nodes, depth, lines, ..Limits::default() };
        guarded(|| {
            let mut engine = self.lock(py)?;
            let engine = &mut *engine;
            self.stopped.store(false, Ordering::Relaxed);
            let (found, interrupt, latest) = py.detach(|| {
                let interrupt = RefCell::new(Interrupt::new());
                let mut latest: Vec<Info> = Vec::new();
                let mut stop = || self.stopped.load(Ordering::Relaxed) || interrupt.borrow_mut().is_set();
                let mut tell = |info: Info| {
                    if let Some(tell) = &on_info {
                        let told = Python::attach(|py| tell.call1(py, (values::info(py, &info)?,)).map(drop));
                        interrupt.borrow_mut().note(told);
                    }
                    latest.retain(|other| other.rank != info.rank);
                    latest.push(info);
                };
                let found = engine.search(&record, &limits, &mut stop, &mut tell);
                (found, interrupt.into_inner(), latest)
            });
            interrupt.raise()?;
            let best = found.map_err(|fault| errors::engine(py, &words::course_fault(&fault, Layout::square_8x8())))?;
            values::best(py, best.as_deref(), &sorted(latest, best.as_deref()))
        })
    }

    /// Ends the search that another thread has begun. It then returns the best move so far.
    fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Forgets everything that earlier searches have learnt.
    fn new_game(&self, py: Python<'_>) -> PyResult<()> {
        guarded(|| {
            self.lock(py)?.new_game();
            Ok(())
        })
    }

    fn __repr__(&self) -> String {
        format!("Engine(threads={}, memory={})", self.threads, self.memory)
    }
}
