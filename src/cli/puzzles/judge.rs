//! Whether a position has one turn that is right: asked of the mate search and of the main search.

use crate::game::{Game, Position};
use crate::search::mate::{Mate, MateQuery, MateSearch};
use crate::search::{Handler, Limits, Score, Search, SearchReport, Silent};

/// A turn is won by if it is worth this, in centipawns ...
pub const WON: i32 = 300;
/// ... and a second one must not be worth more than this beside it.
pub const NOT_WON: i32 = 80;
/// A turn holds if it is worth this ...
pub const HELD: i32 = -100;
/// ... and a second one must not be worth more than this beside it.
pub const LOST: i32 = -400;
/// The longest mate that is asked for, in turns of the solver.
pub const LONGEST_MATE: u8 = 5;
/// What a mate may cost to find, in nodes.
const MATE_NODES: u64 = 4_000;

/// The two searches, with what they remember of one game.
pub struct Judge<P: Position> {
    search: Search<P>,
    mates: MateSearch<P>,
}

/// What the two best turns of a position are worth.
pub struct TopTwo<M> {
    /// The best one.
    pub best: (M, Score),
    /// The second; none if there is no other.
    pub second: Option<Score>,
}

impl<G: Game> Judge<G> {
    /// A judge that remembers nothing yet.
    pub fn new() -> Judge<G> {
        Judge { search: Search::new(1 << 15), mates: MateSearch::new(1 << 13) }
    }

    /// The shortest mate by checks that is found with little effort.
    pub fn mate(&mut self, position: &G, moves: u8) -> Option<Mate<G::Move>> {
        let query = MateQuery { moves, nodes: MATE_NODES, shortest: true, ..MateQuery::default() };
        self.mates.solve(position, &[], &query, &mut Silent).mate
    }

    /// The two best turns, both to the same depth.
    pub fn choose(&mut self, position: &G, nodes: u64) -> Option<TopTwo<G::Move>> {
        let mut two = Two { depth: [(0, None), (0, None)], last: None, alone: position.legal_moves().len() == 1 };
        let limits = Limits { nodes: Some(nodes), lines: Some(2), ..Limits::default() };
        self.search.run(position, &[], &limits, &mut two);
        two.last
    }

    /// The best turn.
    pub fn best(&mut self, position: &G, nodes: u64) -> Option<G::Move> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        self.search.run(position, &[], &limits, &mut Silent).best()
    }
}

/// Whether a score is a mate by the side to move, within this many turns.
pub fn mates_within(score: Score, moves: u8) -> bool {
    matches!(score, Score::Mate(found) if found > 0 && found <= i32::from(moves))
}

/// Whether a second turn mates as well, be it later.
pub fn mates_too(second: Option<Score>) -> bool {
    matches!(second, Some(Score::Mate(moves)) if moves > 0)
}

/// Hears what both lines are worth: they can be compared at the depth that both have reached.
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
        if let Some(best) = best
            && (self.alone || first == second)
        {
            self.last = Some(TopTwo { best, second: other.map(|(_, score)| score) });
        }
    }
}
