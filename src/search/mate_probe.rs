//! The mate search that accompanies the main search. It runs at the root only and gets a small share of the nodes.
//!
//! A mate by the side to move ends the search. A mate by the opponent after the best move so far goes into the
//! transposition table.

use super::mate::{MOST_MOVES, Mate, MateQuery, MateResult, MateSearch};
use super::{Handler, SearchReport};
use crate::game::{Key, Position};

/// Nodes of the whole search per node of the mate search.
const SHARE: u64 = 16;
/// Nodes that the mate search gets in advance: enough for most mates in two and three.
const FIRST: u64 = 400;
/// Minimum budget in nodes; below it, the mate search waits for the next depth.
const LEAST: u64 = 200;

/// Nodes available for a shorter mate once a mate is found.
pub const SHORTEN: u64 = 20_000;

/// Mate search that belongs to one main search.
pub struct MateProbe<'a, P: Position> {
    mates: &'a mut MateSearch<P>,
    game: &'a [Key],
    /// Number of nodes it has searched.
    pub nodes: u64,
    /// True if nothing is left to find.
    done: bool,
    /// True if it gets a share of the main search's nodes.
    shares: bool,
}

impl<'a, P: Position> MateProbe<'a, P> {
    /// Creates a mate search; `game` holds the keys of the positions before the root. Without a share of the main
    /// search's nodes, it still answers [`MateProbe::probe_within`] and [`MateProbe::shorten`].
    pub fn new(mates: &'a mut MateSearch<P>, game: &'a [Key], shares: bool) -> Self {
        MateProbe { mates, game, nodes: 0, done: false, shares }
    }

    /// Continues to look for a mate by the side to move. `nodes` is the cost of the whole search so far, and `left` the
    /// remaining budget.
    pub fn probe<H>(&mut self, position: &P, nodes: u64, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        if self.done { None } else { self.probe_any(position, nodes, left, handler) }
    }

    /// Looks for a mate in fewer than `moves` moves until `left` nodes have been searched. With `every`, it tries all
    /// moves of the attacker, returns the first mate that it finds, and can find out that there is none. Otherwise it
    /// tries only checks, searches few nodes, and returns the shortest mate.
    pub fn shorten<H>(
        &mut self,
        position: &P,
        moves: u8,
        every: bool,
        (nodes, left): (u64, u64),
        handler: &mut H,
    ) -> MateResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        // Any mate wins, but people look at the number of moves, so a shorter mate is always worth a little more effort.
        let left = if every { left } else { left.min(SHORTEN) };
        let query = MateQuery { moves: moves.saturating_sub(1), nodes: left, every, shortest: !every };
        self.solve(position, nodes, &query, handler)
    }

    /// Looks for any mate by the side to move. Unlike [`MateProbe::probe`], it is called for one position
    /// after another.
    pub fn probe_any<H>(&mut self, position: &P, nodes: u64, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let share = (FIRST + nodes / SHARE).saturating_sub(self.nodes).min(left);
        if !self.shares || share < LEAST {
            return None;
        }
        self.solve(position, nodes, &MateQuery { nodes: share, ..MateQuery::default() }, handler).mate
    }

    /// Looks for a mate within this many moves, by any moves, until the question is decided or `left` nodes have been
    /// searched.
    pub fn probe_within<H>(
        &mut self,
        position: &P,
        moves: u8,
        (nodes, left): (u64, u64),
        handler: &mut H,
    ) -> MateResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        self.solve(position, nodes, &MateQuery { moves, nodes: left, every: true, shortest: false }, handler)
    }

    fn solve<H>(&mut self, position: &P, nodes: u64, query: &MateQuery, handler: &mut H) -> MateResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        let solved = self.mates.solve(position, self.game, query, &mut Quiet { handler, nodes });
        self.nodes += solved.nodes;
        self.done = solved.none_within >= MOST_MOVES;
        solved
    }
}

/// Handler that passes on the question whether to stop, with the nodes of both searches. It drops the results, because
/// the main search reports them.
struct Quiet<'a, H> {
    handler: &'a mut H,
    nodes: u64,
}

impl<M, H: Handler<M>> Handler<M> for Quiet<'_, H> {
    fn should_stop(&mut self, nodes: u64) -> bool {
        self.handler.should_stop(self.nodes + nodes)
    }

    fn found(&mut self, _report: &SearchReport<'_, M>) {}
}
