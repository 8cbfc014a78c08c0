//! Iterative deepening: the root is searched to increasing depths, until a limit is reached or nothing is left to find.
//!
//! CITE: <https://www.chessprogramming.org/Iterative_Deepening>.

use super::evaluation_cache::Taste;
use super::lazy_smp::{Alone, Crew, Member, Team, skips};
use super::mate::{MOST_MOVES, Mate, MateSearch};
use super::mate_probe::MateProbe;
use super::move_blindness::MoveBlindness;
use super::repetition::RepetitionTable;
use super::root::{Line, Root};
use super::score::{DRAW, MAX_PLY, is_mate, plies_to_mate};
use super::searcher::{SearchMemory, Searcher};
use super::transposition_table::TranspositionTable;
use super::{Handler, Limits, Score};
use crate::game::{Key, Position};
use crate::sorted::sort;

/// Default size of the transposition table, in entries: 16 MiB.
pub const ENTRIES: usize = 1 << 20;
/// Entries of the transposition table per entry of the mate search.
const ENTRIES_PER_MATE_ENTRY: usize = 4;

/// Searcher for one game, together with everything it has learnt.
///
/// ```
/// use hostage_chess::game::hostage::Position;
/// use hostage_chess::{Game, Limits, Search, Silent};
///
/// // White mates with a drop from the airfield.
/// let position = <Position as Game>::from_fen("hostage", "6k1/5ppp/8/8/8/8/8/4K3[R#] w - - 0 1")?;
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let result = Search::default().run(&position, &[], &limits, &mut Silent);
/// assert_eq!(result.score.to_string(), "mate 1");
/// assert!(position.uci(result.best().expect("there is a move")).starts_with("R@"));
/// # Ok::<(), hostage_chess::Faults>(())
/// ```
///
/// It is deterministic: after [`Search::clear`], the same question with a limit of depth or nodes gives the same
/// answer. It takes the same number of nodes on every machine.
pub struct Search<P: Position> {
    table: TranspositionTable<P::Move>,
    memory: SearchMemory<P::Move>,
    /// Memory of each helper.
    helpers: Vec<SearchMemory<P::Move>>,
    own_mates: MateSearch<P>,
    their_mates: MateSearch<P>,
    looks_for_mates: bool,
    /// Style of the last search. What is remembered includes its bonuses.
    taste: Option<Taste>,
}

/// Final result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<M> {
    /// Last finished depth, in plies.
    pub depth: u32,
    /// Score of the position for the side to move.
    pub score: Score,
    /// Number of nodes searched.
    pub nodes: u64,
    /// Principal variation; empty only if there is no legal move.
    pub line: Vec<M>,
}

impl<M: Copy> SearchResult<M> {
    /// Returns the best move, or `None` if there is no legal move.
    pub fn best(&self) -> Option<M> {
        self.line.first().copied()
    }
}

impl<P: Position> Default for Search<P> {
    fn default() -> Self {
        Search::new(ENTRIES)
    }
}

impl<P: Position> Search<P> {
    /// Creates a searcher with an empty transposition table of at least this many entries.
    pub fn new(entries: usize) -> Search<P> {
        let mate_entries = entries / ENTRIES_PER_MATE_ENTRY;
        Search {
            table: TranspositionTable::new(entries),
            memory: SearchMemory::new(P::HISTORY),
            helpers: Vec::new(),
            own_mates: MateSearch::new(mate_entries),
            their_mates: MateSearch::new(mate_entries / 4),
            looks_for_mates: true,
            taste: None,
        }
    }

    /// Gives the mate search no share of the nodes; it still answers [`Limits::mate`] and [`Limits::shortest`]. A
    /// search of about a thousand nodes judges better this way, because the mate search takes hundreds before the first
    /// depth.
    #[must_use]
    pub fn without_mate_search(self) -> Search<P> {
        Search { looks_for_mates: false, ..self }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory.clear();
        self.helpers.iter_mut().for_each(SearchMemory::clear);
        self.own_mates.clear();
        self.their_mates.clear();
    }

    /// Sets the number of helpers that a crew runs in parallel; initially none. Helpers make the search faster but no
    /// longer deterministic.
    pub fn set_helpers(&mut self, helpers: usize) {
        self.helpers.resize_with(helpers, || SearchMemory::new(P::HISTORY));
    }

    /// Searches for the best of all legal moves, without helpers; see [`Search::ask`].
    pub fn run<H>(&mut self, position: &P, game: &[Key], limits: &Limits, handler: &mut H) -> SearchResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        self.ask(&SearchQuestion { position, game, limits, among: &[] }, &Alone, handler)
    }

    /// Searches for the best move, with the helpers that this crew runs.
    ///
    /// The handler enforces [`Limits::millis`]. The result contains a best move whenever there is a legal one, however
    /// soon the handler stops the search. The search also ends if a mate is proven, or if there is
    /// only one move. In a search to a depth or for the shortest mate, that move is searched like any other.
    pub fn ask(
        &mut self,
        question: &SearchQuestion<'_, P>,
        crew: &impl Crew,
        handler: &mut dyn Handler<P::Move>,
    ) -> SearchResult<P::Move> {
        let limits = question.limits;
        let taste = limits.style.map(|style| (style, question.position.side_to_move()));
        if limits.blindness.is_some() || taste != self.taste {
            // Each blind search overlooks different moves, so the results of one are wrong for the next.
            self.clear();
        }
        self.taste = taste;
        self.helpers.iter_mut().chain([&mut self.memory]).for_each(|memory| memory.evaluations.taste = taste);
        let Search { table, memory, helpers, own_mates, their_mates, looks_for_mates, taste: _ } = self;
        table.new_search();
        let (table, team) = (&*table, &Team::new(limits.nodes.unwrap_or(u64::MAX)));
        // A blind search is weak on purpose and needs no helpers.
        let helpers = if limits.blindness.is_some() { &mut [] } else { &mut helpers[..] };
        let helpers = helpers.iter_mut().enumerate().map(|(number, memory)| -> Box<dyn FnOnce() + Send> {
            Box::new(move || {
                let mut member = Member::Helper { team, told: 0 };
                question.root(table, memory, &mut member).help(number, question.lines());
            })
        });
        let game: Vec<Key> = question.game.iter().copied().chain([question.position.key()]).collect();
        let mut result = crew.run(helpers.collect(), || {
            let _end = team.end();
            let mut member = Member::Main { team, handler };
            let mut root = question.root(table, memory, &mut member);
            root.own_mates = Some(MateProbe::new(own_mates, question.game, *looks_for_mates));
            root.their_mates = Some(MateProbe::new(their_mates, &game, *looks_for_mates));
            let goal = MateGoal::of(limits);
            let max_depth = limits.depth.unwrap_or(u32::MAX).min(goal.max_depth()).clamp(1, MAX_PLY as u32);
            root.iterative_deepening(max_depth, question.lines(), goal)
        });
        result.nodes += team.helped();
        result
    }
}

/// Question to a search.
#[derive(Debug)]
pub struct SearchQuestion<'a, P: Position> {
    /// Position to search.
    pub position: &'a P,
    /// Keys of the positions before this one, for repetition.
    pub game: &'a [Key],
    /// Conditions that end the search.
    pub limits: &'a Limits,
    /// First moves to search; all legal moves if none of these is legal.
    pub among: &'a [P::Move],
}

impl<'a, P: Position> SearchQuestion<'a, P> {
    fn lines(&self) -> usize {
        self.limits.lines.unwrap_or(1).max(1) as usize
    }

    /// Returns the root of a search that has not begun.
    fn root<'s, H>(
        &self,
        table: &'s TranspositionTable<P::Move>,
        memory: &'s mut SearchMemory<P::Move>,
        handler: &'s mut H,
    ) -> Root<'s, P, H>
    where
        'a: 's,
        H: Handler<P::Move>,
    {
        memory.new_search();
        let max_nodes = self.limits.nodes.unwrap_or(u64::MAX);
        let mut searcher = Searcher::new(table, memory, handler, RepetitionTable::new(self.game), max_nodes);
        searcher.blindness = MoveBlindness::new(self.limits.blindness, self.position.key());
        let mut root = Root {
            searcher,
            own_mates: None,
            their_mates: None,
            max_nodes,
            position: self.position,
            in_check: self.position.in_check(),
            refuted: None,
            moves: Vec::new(),
            all: true,
            wants_score: self.limits.depth.is_some() || self.limits.shortest,
            no_mate_within: 0,
            lines: Vec::new(),
        };
        root.generate_moves(self.among);
        root
    }
}

impl<P: Position, H: Handler<P::Move>> Root<'_, P, H> {
    /// Searches depth after depth for this many lines.
    fn iterative_deepening(mut self, max_depth: u32, lines: usize, goal: MateGoal) -> SearchResult<P::Move> {
        let worth = self.position.evaluate();
        if self.moves.is_empty() {
            let outcome = self.position.outcome_given(false);
            let value = outcome.map_or(DRAW, |outcome| Searcher::<P, H>::outcome_value(self.position, outcome, 0));
            return SearchResult { depth: 0, score: Score::from_value(value), nodes: 0, line: Vec::new() };
        }
        let mut finished = 0;
        let mut mate_found = false;
        let (mut best, mut steady) = (None, 0);
        self.lines.extend(self.moves.iter().take(lines).map(|mv| Line { value: worth, moves: vec![mv.m] }));
        let mut before = Vec::new();
        'depths: for depth in 1..=max_depth {
            if self.lines.len() > 1 {
                before.clone_from(&self.lines);
            }
            if goal == MateGoal::Shortest && self.lines[0].mate().is_some() {
                mate_found |= self.shorten(true, self.half_for_mates(), depth);
            } else if !mate_found && let Some(mate) = self.look_for_mate(goal) {
                self.lines[0] = Line::from_mate(mate);
                if self.lines.len() == 1 {
                    return self.end_with_mate(goal, finished);
                }
                // The other requested lines are still missing.
                mate_found = true;
            }
            for rank in 0..self.lines.len() {
                if !(mate_found && rank == 0) {
                    let mut refuted = false;
                    loop {
                        let value = match self.aspiration_search(depth as i32, rank) {
                            Ok(value) => value,
                            Err(at) => {
                                if refuted && rank == 0 {
                                    self.replace_refuted(at, worth, depth);
                                }
                                break 'depths;
                            }
                        };
                        self.lines[rank].value = value;
                        refuted = self.is_refuted(rank);
                        if !refuted {
                            break;
                        }
                    }
                }
                self.report(depth, rank);
            }
            finished = depth;
            // A later line may have turned out better than an earlier one.
            if !self.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.value)) {
                sort(&mut self.lines, |one, other| one.value > other.value);
                (0..self.lines.len()).for_each(|rank| self.report(depth, rank));
            }
            let is_shortest = self.lines.len() == 1 && self.is_shortest();
            let is_proven = |line: &Line<P::Move>| is_mate(line.value) && depth as i32 >= plies_to_mate(line.value);
            if is_shortest || self.lines.iter().all(is_proven) || self.is_forced() || self.has_decided(goal) {
                break;
            }
            let head = self.lines[0].moves.first().copied();
            steady = if head == best { steady + 1 } else { 0 };
            best = head;
            if self.searcher.handler.is_deep_enough(self.share_of(head), steady) {
                break;
            }
        }
        match goal {
            MateGoal::Within(moves) if !self.searcher.stopped && !self.has_decided(goal) => {
                if let Some(mate) = self.probe_within(moves, self.nodes_left()) {
                    self.lines[0] = Line::from_mate(mate);
                    return self.end_with_mate(goal, finished);
                }
                self.report(finished, 0);
            }
            MateGoal::Shortest => {
                self.shorten(true, self.nodes_left(), finished);
            }
            _ => {}
        }
        if self.searcher.stopped {
            self.keep_lines_apart(before, finished);
        }
        let nodes = self.searcher.nodes;
        let best = self.lines.swap_remove(0);
        SearchResult { depth: finished, score: self.score_of(&best), nodes, line: best.moves }
    }

    /// Searches in parallel with the main search until the main search ends.
    fn help(mut self, number: usize, lines: usize) {
        let worth = self.position.evaluate();
        self.lines.extend(self.moves.iter().take(lines).map(|mv| Line { value: worth, moves: vec![mv.m] }));
        'depths: for depth in (1..=MAX_PLY as u32).filter(|&depth| !skips(number, depth)) {
            for rank in 0..self.lines.len() {
                let Ok(value) = self.aspiration_search(depth as i32, rank) else { break 'depths };
                self.lines[rank].value = value;
            }
            sort(&mut self.lines, |one, other| one.value > other.value);
        }
        // Report the nodes that have not been counted yet.
        self.searcher.handler.should_stop(self.searcher.nodes);
    }

    /// Lets the mate search look for a mate by the side to move. If a mate within some number of moves is wanted, it
    /// gets as many nodes as the main search.
    fn look_for_mate(&mut self, goal: MateGoal) -> Option<Mate<P::Move>> {
        match goal {
            MateGoal::Within(moves) => self.probe_within(moves, self.half_for_mates()),
            MateGoal::Any | MateGoal::Shortest => self.probe_own_mate(),
        }
    }

    /// Ends the search with a mate that has been verified move by move. Before that, it looks for a shorter one. The
    /// depth is the length of the mate, but no less than what was reported before, because readers keep the deepest.
    fn end_with_mate(mut self, goal: MateGoal, finished: u32) -> SearchResult<P::Move> {
        self.shorten(false, self.nodes_left(), finished);
        let depth = finished.max(self.lines[0].moves.len() as u32);
        self.report(depth, 0);
        if goal == MateGoal::Shortest {
            self.shorten(true, self.nodes_left(), depth);
        }
        let best = self.lines.swap_remove(0);
        SearchResult { depth, score: Score::from_value(best.value), nodes: self.searcher.nodes, line: best.moves }
    }

    /// Returns true if a mate within some number of moves is wanted, and the first line is one or there is none.
    fn has_decided(&self, goal: MateGoal) -> bool {
        let MateGoal::Within(moves) = goal else { return false };
        self.no_mate_within >= moves || self.lines[0].mate().is_some_and(|found| found <= moves)
    }
}

/// The mate that ends a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MateGoal {
    /// The first that is found.
    Any,
    /// The shortest, as long as the limits allow.
    Shortest,
    /// Any mate within this many moves. The search also ends if there is none.
    Within(u8),
}

impl MateGoal {
    fn of(limits: &Limits) -> MateGoal {
        match limits.mate {
            Some(moves) => MateGoal::Within(u8::try_from(moves).unwrap_or(MOST_MOVES).min(MOST_MOVES)),
            None if limits.shortest && limits.blindness.is_none() => MateGoal::Shortest,
            None => MateGoal::Any,
        }
    }

    /// Returns the depth beyond which the main search finds no more mates that are wanted.
    fn max_depth(self) -> u32 {
        match self {
            MateGoal::Within(moves) => 2 * u32::from(moves) + 1,
            MateGoal::Any | MateGoal::Shortest => u32::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::hostage::{Move, Position as Board};
    use crate::search::Silent;

    /// Calls `work` with a root that stops after this many nodes of the main search.
    fn with_root<R>(position: &Board, nodes: u64, work: impl FnOnce(Root<'_, Board, Silent>) -> R) -> R {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let question = SearchQuestion { position, game: &[], limits: &limits, among: &[] };
        let (table, mut memory) = (TranspositionTable::new(1 << 12), SearchMemory::new(Board::HISTORY));
        let mut mates = MateSearch::new(1 << 10);
        let mut handler = Silent;
        let mut root = question.root(&table, &mut memory, &mut handler);
        root.their_mates = Some(MateProbe::new(&mut mates, &[], true));
        // The mate search has a limit of its own.
        root.max_nodes = u64::MAX;
        work(root)
    }

    /// Returns the first move that is found to lose to a mate, and the nodes until then.
    fn refutation(mut root: Root<'_, Board, Silent>) -> Option<(Move, u64)> {
        root.lines.push(Line { value: root.position.evaluate(), moves: vec![root.moves[0].m] });
        (1..=5).find_map(|depth| {
            root.lines[0].value = root.aspiration_search(depth, 0).ok()?;
            let m = root.lines[0].moves[0];
            root.is_refuted(0).then_some((m, root.searcher.nodes))
        })
    }

    /// The move that was refuted has its old score only until then.
    #[test]
    fn a_search_that_stops_after_a_refutation_plays_another_move() {
        let mut refuted = 0;
        let text = include_str!("../../tests/data/perft-hostage-random.epd");
        let before = text.lines().map(|line| <Board as Game>::from_fen("hostage", line.split(" ;").next().unwrap()));
        for before in before.map(Result::unwrap) {
            for m in before.legal_moves().into_iter().step_by(7) {
                let position = before.play_unchecked(m);
                if refuted == 10 || position.legal_moves().len() < 2 {
                    continue;
                }
                let Some((m, nodes)) = with_root(&position, u64::MAX, refutation) else { continue };
                refuted += 1;
                for more in [1, 2, 5, 20, 100, 1000] {
                    let found =
                        with_root(&position, nodes + more, |root| root.iterative_deepening(6, 1, MateGoal::Any));
                    let is_known = matches!(found.score, Score::Mate(..=0));
                    assert!(found.best() != Some(m) || is_known && more > 2, "{position:?}, {more}: {found:?}");
                }
            }
        }
        assert_eq!(refuted, 10);
    }
}
