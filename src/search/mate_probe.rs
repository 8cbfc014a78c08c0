//! The mate search beside the main search, at the root only, for a small share of the nodes.
//!
//! A mate by the side to move ends the search. One by the opponent, after the best turn so far, goes into the
//! transposition table.

use super::mate::{MOST_TURNS, Mate, MateQuery, MateSearch};
use super::{Handler, Report};
use crate::game::{Key, Position};

/// The mate search gets one node for so many of the whole search.
const SHARE: u64 = 16;
/// What it gets beforehand, in nodes: enough for most mates in two and three.
const FIRST: u64 = 400;
/// With fewer nodes than this it waits for the next depth.
const LEAST: u64 = 200;

/// Once a mate is found, the nodes that may go to a search for a shorter one.
const SHORTEN: u64 = 20_000;

/// The mate search of one main search.
pub struct MateProbe<'a, P: Position> {
    mates: &'a mut MateSearch<P>,
    game: &'a [Key],
    /// How many nodes it has searched.
    pub nodes: u64,
    /// There is nothing left to be found.
    done: bool,
    /// Whether it gets a share of the main search's nodes.
    shares: bool,
}

impl<'a, P: Position> MateProbe<'a, P> {
    /// `game` holds the keys of the positions before the root. One that does not share in the main search's nodes only
    /// finds what [`MateProbe::probe_within`] is asked for.
    pub fn new(mates: &'a mut MateSearch<P>, game: &'a [Key], shares: bool) -> Self {
        MateProbe { mates, game, nodes: 0, done: false, shares }
    }

    /// Goes on looking for a mate by the side to move, and for a shorter one if it finds any. `nodes` is what the whole
    /// search has cost so far, `left` what it may still cost.
    pub fn probe_shortest<H>(&mut self, position: &P, nodes: u64, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let share = (FIRST + nodes / SHARE).saturating_sub(self.nodes).min(left);
        if !self.shares || self.done || share < LEAST {
            return None;
        }
        let mate = self.solve(position, nodes, &MateQuery { nodes: share, ..MateQuery::default() }, handler)?;
        // Any mate wins, but people look at the number: a little more effort for a shorter one.
        let left = left.saturating_sub(share).min(SHORTEN);
        let query = MateQuery { turns: mate.turns - 1, nodes: left, shortest: true, ..MateQuery::default() };
        Some(self.solve(position, nodes, &query, handler).unwrap_or(mate))
    }

    /// Looks for any mate by the side to move. Unlike [`MateProbe::probe_shortest`] it is asked about one position after
    /// another.
    pub fn probe_any<H>(&mut self, position: &P, nodes: u64, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let share = (FIRST + nodes / SHARE).saturating_sub(self.nodes).min(left);
        if !self.shares || share < LEAST {
            return None;
        }
        self.solve(position, nodes, &MateQuery { nodes: share, ..MateQuery::default() }, handler)
    }

    /// Looks for a mate within this many turns until that is decided or `left` nodes have been searched.
    pub fn probe_within<H>(&mut self, position: &P, turns: u32, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let turns = u8::try_from(turns).unwrap_or(MOST_TURNS);
        self.solve(position, 0, &MateQuery { turns, nodes: left, ..MateQuery::default() }, handler)
    }

    fn solve<H>(&mut self, position: &P, nodes: u64, query: &MateQuery, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let solved = self.mates.solve(position, self.game, query, &mut Quiet { handler, nodes });
        self.nodes += solved.nodes;
        self.done = solved.none_within >= MOST_TURNS;
        solved.mate
    }
}

/// Passes questions on, with the nodes of both searches, and keeps findings back: the main search reports them.
struct Quiet<'a, H> {
    handler: &'a mut H,
    nodes: u64,
}

impl<M, H: Handler<M>> Handler<M> for Quiet<'_, H> {
    fn should_stop(&mut self, nodes: u64) -> bool {
        self.handler.should_stop(self.nodes + nodes)
    }

    fn found(&mut self, _report: &Report<'_, M>) {}
}
