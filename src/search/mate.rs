//! The mate search finds out whether the side to move can force mate. By default, it tries only checks for the
//! attacker.
//!
//! In reading order: [`MateSearch::solve`] increases the number of moves step by step. For each number it runs a
//! depth-first proof-number search (`prove`). Results are kept (`proof_table`). A proof is verified before it is
//! accepted (`verify`). Like the main search, it knows nothing of time, input or output.
//!
//! CITE: <https://www.chessprogramming.org/Proof-Number_Search>.

mod proof_table;
mod prove;
mod verify;

use self::proof_table::ProofState;
use self::prove::{INFINITE, MateMemory, MateNode, Prover};
use self::verify::Proof;
use super::Handler;
use crate::game::{Key, Position};

/// Default size of the proof table, in entries: 6 MiB for Hostage Chess.
pub const ENTRIES: usize = 1 << 18;

/// Length of the longest mates that are searched for, in moves of the attacker.
pub const MOST_MOVES: u8 = 40;

/// Question to the mate search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MateQuery {
    /// Maximum length of the mate, in moves of the side to move; at most [`MOST_MOVES`].
    pub moves: u8,
    /// Maximum number of nodes.
    pub nodes: u64,
    /// True to try every move of the attacker, not only checks.
    pub every: bool,
    /// True to continue after a mate is found until there is no shorter one.
    pub shortest: bool,
}

impl Default for MateQuery {
    fn default() -> MateQuery {
        MateQuery { moves: MOST_MOVES, nodes: u64::MAX, every: false, shortest: false }
    }
}

/// Result of the mate search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MateResult<M> {
    /// Forced mate, if one was found.
    pub mate: Option<Mate<M>>,
    /// Number of moves within which no mate of the requested sort exists.
    pub none_within: u8,
    /// Number of nodes searched.
    pub nodes: u64,
}

/// Forced mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mate<M> {
    /// Maximum number of moves of the winner until mate.
    pub moves: u8,
    /// Line to the mate in which the loser holds out longest.
    pub line: Vec<M>,
}

/// Mate searcher for one game.
///
/// It is deterministic: a new searcher gives the same answer to the same question with the same limit of nodes.
///
/// ```
/// use hostage_chess::game::{Game, hostage::Position};
/// use hostage_chess::search::{Silent, mate::{MateSearch, MateQuery}};
///
/// let fen = "5r2/pppk1p1p/3pNP2/4n3/3bP3/4B1P1/PPP2PpP/RNK3n1[Rb#QBqrp] b - - 0 23";
/// let position = <Position as Game>::from_fen("hostage", fen).unwrap();
/// let solved = MateSearch::new(1 << 12).solve(&position, &[], &MateQuery::default(), &mut Silent);
/// let mate = solved.mate.unwrap();
/// assert_eq!((mate.moves, mate.line.len()), (2, 3));
/// ```
pub struct MateSearch<P: Position> {
    memory: MateMemory<P::Move>,
    /// Last question. Repeating it reuses earlier results.
    last: Option<(P, Vec<Key>, bool)>,
}

impl<P: Position> MateSearch<P> {
    /// Creates a searcher with an empty proof table of at least this many entries.
    pub fn new(entries: usize) -> MateSearch<P> {
        MateSearch { memory: MateMemory::new(entries), last: None }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.last = None;
    }

    /// Looks for a mate by the side to move.
    ///
    /// `game` holds the keys of the positions before this one. A position that has occurred there twice counts as a
    /// draw when it is reached again. A proof itself never returns to a position. The handler receives each mate that
    /// is found; the last one is the shortest.
    pub fn solve<H>(&mut self, position: &P, game: &[Key], query: &MateQuery, handler: &mut H) -> MateResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        let drawn: Vec<Key> =
            game.iter().copied().filter(|&key| game.iter().filter(|&&k| k == key).count() >= 2).collect();
        let same =
            self.last.as_ref().is_some_and(|(p, d, every)| p == position && *d == drawn && *every == query.every);
        if !same {
            self.memory.table.clear();
            self.last = Some((position.clone(), drawn.clone(), query.every));
        }
        let prover = Prover::new(&mut self.memory, handler, &drawn, query.every);
        Run { prover, position, query, none_within: 0, mate: None }.solve()
    }
}

struct Run<'a, P: Position, H> {
    prover: Prover<'a, P, H>,
    position: &'a P,
    query: &'a MateQuery,
    none_within: u8,
    mate: Option<Mate<P::Move>>,
}

/// Nodes that each number of moves may cost in the first round; they double with each round.
const FIRST_SHARE: u64 = 2000;

impl<P: Position, H: Handler<P::Move>> Run<'_, P, H> {
    fn solve(mut self) -> MateResult<P::Move> {
        let most = self.query.moves.min(MOST_MOVES);
        let mut share = FIRST_SHARE;
        // If the game is over, there is no move that could begin a mate.
        let decided = self.position.legal_moves().is_empty() || self.position.outcome().is_some();
        let wanted = |run: &Self| match &run.mate {
            None => most,
            Some(mate) if run.query.shortest => mate.moves - 1,
            Some(_) => 0,
        };
        while !decided && self.none_within < wanted(&self) && !self.is_over() {
            // Tries the smallest undecided number of moves, a few more, and as many as allowed.
            let mut tried = 0;
            for more in [1, 3, MOST_MOVES] {
                let moves = self.none_within.saturating_add(more).min(wanted(&self));
                if moves > tried && moves > self.none_within && !self.is_over() {
                    tried = moves;
                    self.attempt(moves, share);
                }
            }
            share = share.saturating_mul(2);
        }
        let none_within = if decided { most } else { self.none_within.min(most) };
        MateResult { mate: self.mate, none_within, nodes: self.prover.nodes }
    }

    fn is_over(&self) -> bool {
        self.prover.stopped || self.prover.nodes >= self.query.nodes
    }

    fn attempt(&mut self, moves: u8, share: u64) {
        self.prover.most_nodes = self.query.nodes.min(self.prover.nodes.saturating_add(share));
        self.prover.paused = false;
        match self.prover.df_pn(self.position, MateNode { attacks: true, moves }, INFINITE, INFINITE) {
            ProofState::Open { .. } => {}
            ProofState::Disproven { moves } => self.none_within = self.none_within.max(moves),
            ProofState::Proven { moves, .. } => {
                self.prover.most_nodes = self.query.nodes;
                self.prover.paused = false;
                if let Some((moves, line)) = Proof::verify(&mut self.prover, self.position, moves) {
                    self.report(moves, &line);
                    self.mate = Some(Mate { moves, line });
                }
            }
        }
    }

    fn report(&mut self, moves: u8, line: &[P::Move]) {
        let depth = 2 * u32::from(moves) - 1;
        let score = super::Score::Mate(moves.into());
        self.prover.handler.found(&super::SearchReport { rank: 1, depth, score, nodes: self.prover.nodes, line });
    }
}
