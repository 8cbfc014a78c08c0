//! Test for a single correct move, by the mate search and the main search.

use crate::game::{Game, Position};
use crate::search::mate::{Mate, MateQuery, MateSearch};
use crate::search::{Handler, Limits, Score, Search, SearchReport, Silent};

/// Minimum score of a winning move, in centipawns.
pub const WON: i32 = 300;
/// Maximum score of the second-best move for the winning move to be the only one.
pub const NOT_WON: i32 = 80;
/// Minimum score of a move that holds the game.
pub const HELD: i32 = -100;
/// Maximum score of the second-best move for the holding move to be the only one.
pub const LOST: i32 = -400;
/// Maximum length of a mate, in moves of the solver.
pub const LONGEST_MATE: u8 = 5;
/// Node limit of the mate search.
const MATE_NODES: u64 = 1_500;

/// The two searches, with their memory of one game.
pub struct Judge<P: Position> {
    search: Search<P>,
    mates: MateSearch<P>,
}

/// The two best moves of a position.
pub struct TopTwo<M> {
    /// Best move.
    pub best: M,
    /// Score of the best move.
    pub score: Score,
    /// Score of the second-best move, if there is one.
    pub second: Option<Score>,
}

impl<G: Game> Judge<G> {
    /// Creates a judge with empty memory.
    pub fn new() -> Judge<G> {
        Judge { search: Search::new(1 << 15), mates: MateSearch::new(1 << 13) }
    }

    /// Returns the shortest mate by checks that a small search finds.
    pub fn mate(&mut self, position: &G, moves: u8) -> Option<Mate<G::Move>> {
        let query = MateQuery { moves, nodes: MATE_NODES, shortest: true, ..MateQuery::default() };
        self.mates.solve(position, &[], &query, &mut Silent).mate
    }

    /// Returns the two best moves, searched to the same depth.
    pub fn choose(&mut self, position: &G, nodes: u64) -> Option<TopTwo<G::Move>> {
        let mut two = Two { depth: [(0, None), (0, None)], last: None, alone: position.legal_moves().len() == 1 };
        // With a depth, the score of an only move is searched too.
        let depth = Some(Limits::DEEPEST);
        let limits = Limits { nodes: Some(nodes), lines: Some(2), depth, ..Limits::default() };
        self.search.run(position, &[], &limits, &mut two);
        two.last
    }

    /// Returns the best move.
    pub fn best(&mut self, position: &G, nodes: u64) -> Option<G::Move> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        self.search.run(position, &[], &limits, &mut Silent).best()
    }
}

/// Returns true if the side to move mates within this many moves.
pub fn mates_within(score: Score, moves: u8) -> bool {
    matches!(score, Score::Mate(found) if found > 0 && found <= i32::from(moves))
}

/// Returns true if the second-best move also mates, even if later.
pub fn mates_too(second: Option<Score>) -> bool {
    matches!(second, Some(Score::Mate(moves)) if moves > 0)
}

/// Collects the scores of both lines. They are comparable at a depth that both have reached.
struct Two<M> {
    depth: [(u32, Option<(M, Score)>); 2],
    last: Option<TopTwo<M>>,
    alone: bool,
}

impl<M: Copy> Handler<M> for Two<M> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn found(&mut self, report: &SearchReport<'_, M>) {
        let Some(slot) = self.depth.get_mut(report.rank as usize - 1) else { return };
        *slot = (report.depth, report.line.first().map(|mv| (*mv, report.score)));
        let [(first, best), (second, other)] = self.depth;
        if let Some((best, score)) = best
            && (self.alone || first == second)
        {
            self.last = Some(TopTwo { best, score, second: other.map(|(_, score)| score) });
        }
    }
}
