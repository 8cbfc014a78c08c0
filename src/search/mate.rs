//! The mate search finds out whether the side to move can force mate. By default, it tries only checks for the
//! attacker.
//!
//! In reading order: [`MateSearch::solve`] increases the number of moves step by step. For each number it runs a
//! depth-first proof-number search (`prove`, `last_moves`). Results are kept (`proof_table`). A proof is verified
//! before it is accepted (`verify`). Like the main search, it knows nothing of time, input or output.
//!
//! CITE: <https://www.chessprogramming.org/Proof-Number_Search>.

mod last_moves;
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
    /// Maximum number of nodes. The replay that verifies a mate comes on top.
    pub nodes: u64,
    /// True to try every move of the attacker, not only checks. Mates by checks alone are found as fast as without it.
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
    /// Last position, and the positions that were drawn there. Asking about them again reuses earlier results.
    last: Option<(P, Vec<Key>)>,
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
    /// `game` holds the keys of the positions before this one. A position that has occurred twice, here or there, counts
    /// as a draw when it is reached again. A proof itself never returns to a position. The handler receives each mate that
    /// is found; the last one is the shortest.
    pub fn solve<H>(&mut self, position: &P, game: &[Key], query: &MateQuery, handler: &mut H) -> MateResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        let drawn = twice(game, position.key());
        let same = self.last.as_ref().is_some_and(|(p, d)| p == position && *d == drawn);
        if !same {
            self.memory.clear();
            self.last = Some((position.clone(), drawn.clone()));
        }
        let mut prover = Prover::new(&mut self.memory, handler, &drawn);
        // With a lower counter, the hundredth ply is more than this many moves of both sides away.
        prover.counts_from = 99 - 2 * u16::from(query.moves.min(MOST_MOVES));
        Run { prover, position, query, none_within: [0; 2], gave_up: [false; 2], mate: None }.solve()
    }
}

/// Returns the keys that occur twice in a game, up to its last position.
fn twice(game: &[Key], last: Key) -> Vec<Key> {
    let all = || game.iter().copied().chain([last]);
    all().filter(|&key| all().filter(|&k| k == key).count() >= 2).collect()
}

struct Run<'a, P: Position, H> {
    prover: Prover<'a, P, H>,
    position: &'a P,
    query: &'a MateQuery,
    /// Number of moves within which checks alone, or any moves, do not force mate.
    none_within: [u8; 2],
    /// True if a proof by checks alone, or by any moves, turned out to be wrong. The table would only repeat it.
    gave_up: [bool; 2],
    mate: Option<Mate<P::Move>>,
}

/// Nodes that each number of moves may cost in the first round; they double with each round.
const FIRST_SHARE: u64 = 2000;

impl<P: Position, H: Handler<P::Move>> Run<'_, P, H> {
    fn solve(mut self) -> MateResult<P::Move> {
        let every = self.query.every;
        let mut share = FIRST_SHARE;
        // If the game is over, there is no move that could begin a mate.
        let decided = self.position.legal_moves().is_empty() || self.position.outcome().is_some();
        while !decided && self.is_open(every) && !self.is_over() {
            // Checks alone are a small tree, and most mates are found there.
            self.round(false, share);
            if every {
                self.round(true, share);
            }
            share = share.saturating_mul(2);
        }
        let most = self.query.moves.min(MOST_MOVES);
        let none_within = if decided { most } else { self.none_within[usize::from(every)].min(most) };
        MateResult { mate: self.mate, none_within, nodes: self.prover.nodes }
    }

    /// Tries the smallest undecided number of moves, a few more, and as many as allowed.
    fn round(&mut self, every: bool, share: u64) {
        let mut tried = 0;
        for more in [1, 3, MOST_MOVES] {
            let moves = self.none_within[usize::from(every)].saturating_add(more).min(self.wanted());
            if moves > tried && self.is_open(every) && !self.is_over() {
                tried = moves;
                self.attempt(every, moves, share);
            }
        }
    }

    /// Returns the largest number of moves in which a mate is still wanted.
    fn wanted(&self) -> u8 {
        match &self.mate {
            None => self.query.moves.min(MOST_MOVES),
            Some(mate) if self.query.shortest => mate.moves - 1,
            Some(_) => 0,
        }
    }

    /// Returns true if a wanted mate, by checks alone or by any moves, is neither found nor excluded, and may still be.
    fn is_open(&self, every: bool) -> bool {
        let at = usize::from(every);
        self.none_within[at] < self.wanted() && !self.gave_up[at]
    }

    fn is_over(&self) -> bool {
        self.prover.stopped || self.prover.nodes >= self.query.nodes
    }

    fn attempt(&mut self, every: bool, moves: u8, share: u64) {
        self.prover.every = every;
        self.prover.most_nodes = self.query.nodes.min(self.prover.nodes.saturating_add(share));
        self.prover.paused = false;
        match self.prover.df_pn(self.position, MateNode { attacks: true, moves }, INFINITE, INFINITE) {
            ProofState::Open { .. } => {}
            ProofState::Disproven { moves } => {
                let none_within = &mut self.none_within[usize::from(every)];
                *none_within = moves.max(*none_within);
            }
            ProofState::Proven { moves, .. } => {
                self.prover.most_nodes = self.query.nodes;
                self.prover.paused = false;
                match Proof::verify(&mut self.prover, self.position, moves) {
                    Some((moves, line)) => {
                        self.report(moves, &line);
                        self.mate = Some(Mate { moves, line });
                    }
                    None => self.gave_up[usize::from(every)] |= !self.prover.paused,
                }
            }
        }
    }

    fn report(&mut self, moves: u8, line: &[P::Move]) {
        let depth = 2 * u32::from(moves) - 1;
        let score = super::Score::Mate(moves.into());
        self.prover.handler.found(&super::SearchReport {
            rank: 1,
            depth,
            score,
            no_mate_within: self.none_within[1].into(),
            nodes: self.prover.nodes,
            line,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_position_counts_for_repetition() {
        let [a, b, c] = [Key(1), Key(2), Key(3)];
        assert_eq!(twice(&[a, b, a, c], b), [a, b, a, b]);
        assert_eq!(twice(&[a, b], c), []);
    }
}
