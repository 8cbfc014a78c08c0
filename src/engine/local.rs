//! The engine in the calling thread: from a game and limits to the best turn. The browser's worker and the native UCI
//! loop both use it.

use std::any::Any;
use std::ops::RangeInclusive;

use super::Info;
use super::book::{Book, NARROW, worse};
use super::time_management::is_enough;
use crate::game::any::AnyPosition;
use crate::game::game_record::GameRecordFault;
use crate::game::{Game, GameRecord, Key, Position};
use crate::opening::Continuation;
use crate::search::{Alone, Blindness, Clock, Crew, ENTRIES, Handler, Limits, Question, Report, Score, Search};
use crate::with_game;

/// An engine that keeps, from one question to the next, what it has learnt of the game it was last asked about.
///
/// ```
/// use hostage_chess::engine::{clock::NativeClock, local::LocalEngine};
/// use hostage_chess::game::GameRecord;
/// use hostage_chess::search::Limits;
///
/// let record = GameRecord { variant: "hostage".into(), start: None, turns: vec!["e2e4".into()] };
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let mut engine = LocalEngine::new(NativeClock::default());
/// let best = engine.search(&record, &limits, &mut || false, &mut |info| assert!(!info.line.is_empty())).unwrap();
/// assert!(best.is_some());
/// ```
pub struct LocalEngine<C, W = Alone> {
    clock: C,
    /// Who runs the helpers.
    crew: W,
    helpers: usize,
    /// What it has learnt.
    memory: Option<Memory>,
    /// Decides what a search overlooks and which of several good turns is taken from the book.
    seed: u64,
    book: Option<Book>,
    /// The size of the transposition table of a full-strength search, in entries.
    entries: usize,
}

/// What has been learnt of a game.
struct Memory {
    /// The rule set it was learnt under.
    variant: String,
    /// The size of the transposition table, in entries.
    entries: usize,
    /// A [`Search`] of the game.
    search: Box<dyn Any + Send>,
    /// Whether all of that is to be forgotten before it is used.
    is_over: bool,
}

/// The sizes of memory that can be asked for, in MiB.
pub const MEMORIES: RangeInclusive<u32> = 1..=1024;

/// The size of memory unless told otherwise, in MiB.
pub const DEFAULT_MEMORY: u32 = 32;

/// What a search of Hostage Chess needs for each entry of its transposition table, its share of the mate search's
/// table included, rounded up.
const BYTES_PER_ENTRY: usize = 24;

/// A search that overlooks turns forgets everything before each turn and searches little, so its table is small.
const FEW_ENTRIES: usize = 1 << 12;

impl<C: Clock> LocalEngine<C> {
    /// An engine that has learnt nothing yet, reads time from this clock, and searches alone.
    pub fn new(clock: C) -> LocalEngine<C> {
        LocalEngine::with_crew(clock, Alone)
    }
}

impl<C: Clock, W: Crew> LocalEngine<C, W> {
    /// An engine that has learnt nothing yet, reads time from this clock, and has its helpers run by this crew.
    pub fn with_crew(clock: C, crew: W) -> LocalEngine<C, W> {
        LocalEngine { clock, crew, helpers: 0, memory: None, seed: 0, book: None, entries: ENTRIES }
    }

    /// The clock.
    pub fn clock(&self) -> &C {
        &self.clock
    }

    /// Sets how many threads search, all together; at first one.
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers = threads.saturating_sub(1);
    }

    /// Sets what it overlooks and which of several turns it takes from the book: another number, another game.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets whether the first turns of a game come from the opening book. Unless it is set, they do not.
    pub fn set_book(&mut self, wanted: bool) {
        self.book = wanted.then(Book::own);
    }

    /// Sets how large its tables may be, in MiB (clamped to [`MEMORIES`]), and forgets everything.
    pub fn set_memory(&mut self, mebibytes: u32) {
        let bytes = (mebibytes.clamp(*MEMORIES.start(), *MEMORIES.end()) as usize) << 20;
        // The largest power of two that fits.
        self.entries = 1 << (bytes / BYTES_PER_ENTRY).ilog2();
        self.new_game();
    }

    /// What the opening book proposes at the end of a game. A level that overlooks turns knows no book, and whoever
    /// asks for several lines, or for a depth, wants a search.
    fn look_up(&self, record: &GameRecord, limits: &Limits, key: Key) -> Option<Info> {
        let book = self.book.as_ref()?;
        let is_asked = limits.blindness.is_none() && limits.depth.is_none() && limits.lines.unwrap_or(1) == 1;
        let found = is_asked.then(|| book.choose(record, key, self.seed, worse(limits.nodes)));
        found?.map(|proposal| finding(1, proposal))
    }

    /// What the opening book proposes at the end of a game to whoever plays as well as possible, best first.
    pub fn proposals(&self, record: &GameRecord) -> Vec<Info> {
        let Some(book) = self.book.as_ref() else { return Vec::new() };
        let proposals = book.look_up(record, NARROW);
        (1..).zip(proposals).map(|(rank, proposal)| finding(rank, proposal)).collect()
    }

    /// Forgets everything: to be called before a new game. The tables stay where they are: given back and taken anew by another thread
    /// they would lie in memory twice.
    pub fn new_game(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.is_over = true;
        }
    }

    /// Searches for the best turn at the end of a game. It is returned as UCI text; none if there is no legal turn.
    ///
    /// `stop` is asked every few hundred nodes; `tell` hears of each better turn and each finished depth.
    ///
    /// # Errors
    /// Why the game could not be replayed.
    pub fn search(
        &mut self,
        record: &GameRecord,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(Info),
    ) -> Result<Option<String>, GameRecordFault> {
        self.search_among(record, limits, &[], stop, tell)
    }

    /// The same among these first turns alone, named as UCI text. Those that are not legal are left out; if that leaves
    /// none, all are searched.
    ///
    /// # Errors
    /// Why the game could not be replayed.
    pub fn search_among(
        &mut self,
        record: &GameRecord,
        limits: &Limits,
        among: &[String],
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(Info),
    ) -> Result<Option<String>, GameRecordFault> {
        let start = self.clock.millis();
        let replay = record.follow::<AnyPosition>().map_err(|(_, fault)| fault)?;
        let (seed, all) = (self.seed, self.entries);
        let blindness = limits.blindness.map(|blind| Blindness { seed: blind.seed ^ seed, ..blind });
        let limits = &Limits { blindness, ..*limits };
        if among.is_empty()
            && let Some(info) = self.look_up(record, limits, replay.last().key())
        {
            let turn = info.line.first().cloned();
            tell(info);
            return Ok(turn);
        }
        let mut keys: Vec<Key> = replay.positions().map(Position::key).collect();
        keys.pop();
        Ok(with_game!(replay.last(), position => {
            let entries = if blindness.is_some() { FEW_ENTRIES } else { all };
            let search = recall(&mut self.memory, &record.variant, entries);
            let mut watch = Watch {
                position,
                clock: &self.clock,
                start,
                last_asked: start,
                end: limits.millis.map(|millis| start + f64::from(millis)),
                aim: limits.aim,
                stop,
                tell,
            };
            let among: Vec<_> = among.iter().filter_map(|turn| position.read_uci(turn).ok()).collect();
            search.set_helpers(self.helpers);
            let question = Question { position, game: &keys, limits, among: &among };
            search.ask(&question, &self.crew, &mut watch).best().map(|m| position.uci(m))
        }))
    }
}

/// A proposal of the book, as a search tells what it has found.
fn finding(rank: u32, proposal: &Continuation) -> Info {
    let (score, line) = (Score::Centipawns(proposal.worth), vec![proposal.turn.clone()]);
    Info { rank, depth: 0, score, nodes: 0, millis: 0, line }
}

/// The search of the last question if the rule set is the same, otherwise a new one. The rule set matters, not only the
/// game: the same position under other rules has the same hash, but other turns.
fn recall<'a, P: Position + 'static>(memory: &'a mut Option<Memory>, variant: &str, entries: usize) -> &'a mut Search<P>
where
    P::Move: 'static,
{
    let fits = |known: &Memory| known.variant == variant && known.entries == entries && known.search.is::<Search<P>>();
    if !memory.as_ref().is_some_and(fits) {
        // Before there is another one.
        *memory = None;
    }
    let fresh = || {
        let search = Box::new(Search::<P>::new(entries));
        Memory { variant: variant.to_owned(), entries, search, is_over: false }
    };
    let memory = memory.get_or_insert_with(fresh);
    let search: &mut Search<P> = memory.search.downcast_mut().expect("what does not fit has just been replaced");
    if std::mem::take(&mut memory.is_over) {
        search.clear();
    }
    search
}

/// Watches the clock and the caller while a search runs, and puts its reports into text.
struct Watch<'a, P, C> {
    position: &'a P,
    clock: &'a C,
    start: f64,
    last_asked: f64,
    end: Option<f64>,
    aim: Option<u32>,
    stop: &'a mut dyn FnMut() -> bool,
    tell: &'a mut dyn FnMut(Info),
}

impl<P: Game, C: Clock> Handler<P::Move> for Watch<'_, P, C> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        let now = self.clock.millis();
        let since = now - self.last_asked;
        self.last_asked = now;
        // In very full positions a few hundred nodes take long: without this the end would be overrun.
        self.end.is_some_and(|end| now + since.min(10.0) >= end) || (self.stop)()
    }

    fn is_deep_enough(&mut self, share: u32, steady: u32) -> bool {
        self.aim.is_some_and(|aim| is_enough(self.clock.millis() - self.start, aim, share, steady))
    }

    fn found(&mut self, report: &Report<'_, P::Move>) {
        let mut position = self.position.clone();
        let line = report.line.iter().map(|&m| {
            let text = position.uci(m);
            position = position.play_unchecked(m);
            text
        });
        let line = line.collect();
        let millis = (self.clock.millis() - self.start) as u32;
        (self.tell)(Info {
            rank: report.rank,
            depth: report.depth,
            score: report.score,
            nodes: report.nodes,
            millis,
            line,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::clock::NativeClock;

    #[test]
    fn a_new_game_begins_as_with_a_new_engine() {
        let record = GameRecord { variant: "hostage".into(), start: None, turns: vec!["e2e4".into()] };
        let limits = Limits { depth: Some(6), ..Limits::default() };
        let nodes = |engine: &mut LocalEngine<NativeClock>| {
            let mut nodes = 0;
            engine.search(&record, &limits, &mut || false, &mut |info| nodes = info.nodes).unwrap();
            nodes
        };
        let mut engine = LocalEngine::new(NativeClock::default());
        let fresh = nodes(&mut engine);
        assert_ne!(nodes(&mut engine), fresh, "it remembers");
        engine.new_game();
        assert_eq!(nodes(&mut engine), fresh);
    }
}
