//! The mate search beside the main one: a small share of its positions, near the root alone.
//!
//! A mate by the side to move ends the search; one by the opponent, after the best turn so far, goes into the table.

use super::mate::{MOST_TURNS, Mate, MateQuery, MateSearch};
use super::{Handler, Report};
use crate::game::{Key, Position};

/// One position in so many goes to the mate search.
const SHARE: u64 = 16;
/// It gets so many beforehand, which is enough for most mates in two and three.
const FIRST: u64 = 400;
/// With less than this it waits for the next depth.
const LEAST: u64 = 200;

/// A mate once found, so many may be looked at for a shorter one.
const SHORTEN: u64 = 20_000;

/// The mate search of one main search.
pub struct MateProbe<'a, P: Position> {
    mates: &'a mut MateSearch<P>,
    game: &'a [Key],
    /// How many positions it has looked at.
    pub nodes: u64,
    /// There is nothing left to be found.
    done: bool,
}

impl<'a, P: Position> MateProbe<'a, P> {
    /// `game` holds the keys of the positions before the root.
    pub fn new(mates: &'a mut MateSearch<P>, game: &'a [Key]) -> Self {
        MateProbe { mates, game, nodes: 0, done: false }
    }

    /// Looks a little further for a mate by the side to move. `nodes` have been looked at so far in all, no more than
    /// `left` may be looked at now.
    pub fn probe_shortest<H>(&mut self, position: &P, nodes: u64, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let share = (FIRST + nodes / SHARE).saturating_sub(self.nodes).min(left);
        if self.done || share < LEAST {
            return None;
        }
        let mate = self.solve(position, nodes, &MateQuery { nodes: share, ..MateQuery::default() }, handler)?;
        // Any mate wins, but people look at the number: a little more for a shorter one.
        let left = left.saturating_sub(share).min(SHORTEN);
        let query = MateQuery { turns: mate.turns - 1, nodes: left, shortest: true, ..MateQuery::default() };
        Some(self.solve(position, nodes, &query, handler).unwrap_or(mate))
    }

    /// Looks for any mate by the side to move, as [`MateProbe::probe_shortest`] does, but at one position after another.
    pub fn probe_any<H>(&mut self, position: &P, nodes: u64, left: u64, handler: &mut H) -> Option<Mate<P::Move>>
    where
        H: Handler<P::Move>,
    {
        let share = (FIRST + nodes / SHARE).saturating_sub(self.nodes).min(left);
        if share < LEAST {
            return None;
        }
        self.solve(position, nodes, &MateQuery { nodes: share, ..MateQuery::default() }, handler)
    }

    /// Looks for a mate within so many turns until that is decided, or `left` positions have been looked at.
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

/// Passes questions on, with the nodes of both searches, and keeps findings back: the main search tells of them.
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
