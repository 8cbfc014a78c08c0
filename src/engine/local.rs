//! The engine in the calling thread: from a game and limits to the best move. Both the browser's worker and the native
//! UCI loop use it.

use std::any::Any;
use std::ops::RangeInclusive;

use super::Info;
use super::book::{Book, NARROW, worse};
use super::time_management::is_enough;
use crate::game::any::AnyPosition;
use crate::game::game_record::GameRecordFault;
use crate::game::{Game, GameRecord, Key, Position};
use crate::opening::Continuation;
use crate::search::{
    Alone, Blindness, Clock, Crew, ENTRIES, Handler, Limits, Score, Search, SearchQuestion, SearchReport,
};
use crate::with_game;

/// Engine that remembers, from one question to the next, what it has learnt about the last game.
///
/// ```
/// use hostage_chess::engine::{clock::NativeClock, local::LocalEngine};
/// use hostage_chess::game::GameRecord;
/// use hostage_chess::search::Limits;
///
/// let record = GameRecord { variant: "hostage".into(), start: None, moves: vec!["e2e4".into()] };
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let mut engine = LocalEngine::new(NativeClock::default());
/// let best = engine.search(&record, &limits, &mut || false, &mut |info| assert!(!info.line.is_empty())).unwrap();
/// assert!(best.is_some());
/// ```
pub struct LocalEngine<C, W = Alone> {
    clock: C,
    /// Runs the helpers.
    crew: W,
    helpers: usize,
    /// Tables filled by earlier questions.
    memory: Option<OpenPosition>,
    /// Seed of the overlooked moves and of the choice among book moves.
    seed: u64,
    book: Option<Book>,
    /// Size of the transposition table of a full-strength search, in entries.
    entries: usize,
}

/// Tables filled by searches of one game.
struct OpenPosition {
    /// Rule set of that game.
    variant: String,
    /// Size of the transposition table, in entries.
    entries: usize,
    /// [`Search`] of the game's position type.
    search: Box<dyn Any + Send>,
    /// True if the memory must be cleared before it is used.
    is_over: bool,
}

/// Permitted sizes of the tables, in MiB.
pub const MEMORIES: RangeInclusive<u32> = 1..=1024;

/// Default size of the tables, in MiB.
pub const DEFAULT_MEMORY: u32 = 32;

/// Bytes that a search of Hostage Chess needs per entry of its transposition table, rounded up. They include the share
/// of the mate search's table.
const BYTES_PER_ENTRY: usize = 24;

/// Table size of a blind search, which forgets everything before each move and searches little.
const FEW_ENTRIES: usize = 1 << 12;

impl<C: Clock> LocalEngine<C> {
    /// Creates an engine with empty tables that reads this clock and searches with one thread.
    pub fn new(clock: C) -> LocalEngine<C> {
        LocalEngine::with_crew(clock, Alone)
    }
}

impl<C: Clock, W: Crew> LocalEngine<C, W> {
    /// Creates an engine with empty tables that reads this clock and lets this crew run its helpers.
    pub fn with_crew(clock: C, crew: W) -> LocalEngine<C, W> {
        LocalEngine { clock, crew, helpers: 0, memory: None, seed: 0, book: None, entries: ENTRIES }
    }

    /// Returns the clock.
    pub fn clock(&self) -> &C {
        &self.clock
    }

    /// Sets the total number of threads; initially one.
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers = threads.saturating_sub(1);
    }

    /// Sets the seed of the overlooked moves and of the choice among book moves. A different seed makes a different
    /// game.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Turns the opening book on or off; initially off.
    pub fn set_book(&mut self, wanted: bool) {
        self.book = wanted.then(Book::own);
    }

    /// Sets the maximum size of the tables in MiB, clamped to [`MEMORIES`], and forgets everything.
    pub fn set_memory(&mut self, mebibytes: u32) {
        let bytes = (mebibytes.clamp(*MEMORIES.start(), *MEMORIES.end()) as usize) << 20;
        // The largest power of two that fits.
        self.entries = 1 << (bytes / BYTES_PER_ENTRY).ilog2();
        self.new_game();
    }

    /// Returns a book move for the last position of a game. Levels that overlook moves do not use the book. Requests
    /// for several lines, a depth or a mate need a search.
    fn look_up(&self, record: &GameRecord, limits: &Limits, key: Key) -> Option<Info> {
        let book = self.book.as_ref()?;
        let is_asked = limits.blindness.is_none() && limits.depth.is_none() && limits.mate.is_none();
        let is_asked = is_asked && limits.lines.unwrap_or(1) == 1;
        let found = is_asked.then(|| book.choose(record, key, self.seed, worse(limits.nodes)));
        found?.map(|proposal| finding(1, proposal))
    }

    /// Returns all moves that the book recommends for the strongest play at the end of a game, best first.
    pub fn proposals(&self, record: &GameRecord) -> Vec<Info> {
        let Some(book) = self.book.as_ref() else { return Vec::new() };
        let proposals = book.look_up(record, NARROW);
        (1..).zip(proposals).map(|(rank, proposal)| finding(rank, proposal)).collect()
    }

    /// Forgets everything; must be called before a new game. The tables stay allocated, because reallocation by another
    /// thread would hold them in memory twice.
    pub fn new_game(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.is_over = true;
        }
    }

    /// Allocates or clears the tables for searches of this game with these limits. Otherwise, the next search does so on
    /// its own time.
    pub fn prepare(&mut self, position: &AnyPosition, limits: &Limits) {
        let (variant, entries) = (position.variant(), self.entries_for(limits));
        with_game!(position, position => recall(position, &mut self.memory, variant, entries).set_helpers(self.helpers));
    }

    /// Returns the size of the transposition table for a search with these limits.
    fn entries_for(&self, limits: &Limits) -> usize {
        if limits.blindness.is_some() { FEW_ENTRIES } else { self.entries }
    }

    /// Searches for the best move at the end of a game. Returns it as UCI text, or `None` if there is no legal move.
    ///
    /// Calls `stop` every few hundred nodes, and `tell` for each better move and each finished depth.
    ///
    /// # Errors
    /// The reason why the game could not be replayed.
    pub fn search(
        &mut self,
        record: &GameRecord,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(Info),
    ) -> Result<Option<String>, GameRecordFault> {
        self.search_among(record, limits, &[], stop, tell)
    }

    /// Searches for the best of these first moves, given as UCI text. Ignores moves that are not legal. If none is
    /// left, it searches all legal moves.
    ///
    /// # Errors
    /// The reason why the game could not be replayed.
    pub fn search_among(
        &mut self,
        record: &GameRecord,
        limits: &Limits,
        among: &[String],
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(Info),
    ) -> Result<Option<String>, GameRecordFault> {
        let start = self.clock.millis();
        let replay = record.replay::<AnyPosition>()?;
        let blindness = limits.blindness.map(|blind| Blindness { seed: blind.seed ^ self.seed, ..blind });
        let limits = &Limits { blindness, ..*limits };
        if among.is_empty()
            && let Some(info) = self.look_up(record, limits, replay.last().key())
        {
            let mv = info.line.first().cloned();
            tell(info);
            return Ok(mv);
        }
        let mut keys: Vec<Key> = replay.positions().map(Position::key).collect();
        keys.pop();
        let entries = self.entries_for(limits);
        Ok(with_game!(replay.last(), position => {
            let search = recall(position, &mut self.memory, &record.variant, entries);
            let mut watch = SearchObserver {
                position,
                clock: &self.clock,
                start,
                last_asked: start,
                end: limits.millis.map(|millis| start + f64::from(millis)),
                aim: limits.aim,
                stop,
                tell,
            };
            let among: Vec<_> = among.iter().filter_map(|mv| position.read_uci(mv).ok()).collect();
            search.set_helpers(self.helpers);
            let question = SearchQuestion { position, game: &keys, limits, among: &among };
            search.ask(&question, &self.crew, &mut watch).best().map(|m| position.uci(m))
        }))
    }
}

/// Converts a move of the book into a result of a search.
fn finding(rank: u32, proposal: &Continuation) -> Info {
    let (score, line) = (Score::Centipawns(proposal.worth), vec![proposal.mv.clone()]);
    Info { rank, depth: 0, score, no_mate_within: 0, nodes: 0, millis: 0, line }
}

/// Returns the search of the last question if the rule set is the same, otherwise a new one for this type of position.
/// The game alone is not enough: under other rules, the same position has the same hash but different moves.
fn recall<'a, P: Position + 'static>(
    _: &P,
    memory: &'a mut Option<OpenPosition>,
    variant: &str,
    entries: usize,
) -> &'a mut Search<P>
where
    P::Move: 'static,
{
    let fits =
        |known: &OpenPosition| known.variant == variant && known.entries == entries && known.search.is::<Search<P>>();
    if !memory.as_ref().is_some_and(fits) {
        // Free the old tables before the new ones are allocated.
        *memory = None;
    }
    let fresh = || {
        let search = Box::new(Search::<P>::new(entries));
        OpenPosition { variant: variant.to_owned(), entries, search, is_over: false }
    };
    let memory = memory.get_or_insert_with(fresh);
    let search: &mut Search<P> = memory.search.downcast_mut().expect("what does not fit has just been replaced");
    if std::mem::take(&mut memory.is_over) {
        search.clear();
    }
    search
}

/// Handler that checks the clock and the caller during a search, and converts its reports into text.
struct SearchObserver<'a, P, C> {
    position: &'a P,
    clock: &'a C,
    start: f64,
    last_asked: f64,
    end: Option<f64>,
    aim: Option<u32>,
    stop: &'a mut dyn FnMut() -> bool,
    tell: &'a mut dyn FnMut(Info),
}

impl<P: Game, C: Clock> Handler<P::Move> for SearchObserver<'_, P, C> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        let now = self.clock.millis();
        let since = now - self.last_asked;
        self.last_asked = now;
        // In positions with very many moves, a few hundred nodes take long. Without this, the search would exceed its
        // time.
        self.end.is_some_and(|end| now + since.min(10.0) >= end) || (self.stop)()
    }

    fn is_deep_enough(&mut self, share: u32, steady: u32) -> bool {
        self.aim.is_some_and(|aim| is_enough(self.clock.millis() - self.start, aim, share, steady))
    }

    fn found(&mut self, report: &SearchReport<'_, P::Move>) {
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
            no_mate_within: report.no_mate_within,
            nodes: report.nodes,
            millis,
            line,
        });
    }
}
