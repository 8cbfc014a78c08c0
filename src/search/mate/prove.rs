//! Depth-first proof-number search (df-pn) of the tree of attacks and defences.
//!
//! CITE: Ayumu Nagai, "Df-pn Algorithm for Searching AND/OR Trees and its Applications" (thesis, Tokyo 2002), listed at
//! <https://www.chessprogramming.org/Proof-Number_Search>.
//! CITE: Jakub Pawlewicz, Łukasz Lew, "Improving Depth-First PN-Search: 1+ε Trick" (CG 2006),
//! <https://doi.org/10.1007/978-3-540-75538-8_14>.
//! CITE: Masahiro Seo, Hiroyuki Iida, Jos Uiterwijk, "The PN*-search algorithm: Application to tsume-shogi" (AI 129,
//! 2001), <https://doi.org/10.1016/S0004-3702(01)00084-4>: the growing depth limit.

use super::last_moves::LastMoves;
use super::proof_table::{NEVER, ProofState, ProofTable};
use crate::game::{Cell, Key, Position};
use crate::search::Handler;
use crate::search::transposition_table::counted_key;

/// Number larger than any proof number.
pub const INFINITE: u32 = u32::MAX / 4;
/// Changes the hashes of the search that tries every move of the attacker.
const EVERY: u64 = 0x9e37_79b9_7f4a_7c15;
/// Nodes between two calls of the handler.
const ASK_EVERY: u64 = 512;

/// Move of a node. Its numbers are those of the resulting position, for the player to move there.
#[derive(Clone, Copy)]
pub struct Child<M> {
    m: M,
    /// Estimated effort for the player to move to succeed.
    phi: u32,
    /// Estimated effort to prevent that.
    delta: u32,
    /// The `moves` of its [`ProofState`], once that is decided.
    moves: u8,
    /// Next move to try after this one has failed.
    next: Option<u32>,
    /// True if the search of this move waits until another move has failed.
    delayed: bool,
}

/// Side to move at a node, and the number of moves the attacker has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MateNode {
    pub attacks: bool,
    pub moves: u8,
}

impl MateNode {
    /// Returns the node below, after one move.
    pub fn below(self) -> MateNode {
        MateNode { attacks: !self.attacks, moves: self.moves - u8::from(self.attacks) }
    }
}

/// Memory that outlives one search.
pub struct MateMemory<M> {
    table: ProofTable<M>,
    children: Vec<Child<M>>,
    list: Vec<M>,
    last_moves: LastMoves<M>,
}

impl<M: Copy + PartialEq> MateMemory<M> {
    /// Creates a memory with a proof table of at least this many entries.
    pub fn new(entries: usize) -> MateMemory<M> {
        MateMemory {
            table: ProofTable::new(entries),
            children: Vec::new(),
            list: Vec::new(),
            last_moves: LastMoves::new(),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.last_moves.forget();
    }
}

/// Search in progress.
pub struct Prover<'a, P: Position, H> {
    pub memory: &'a mut MateMemory<P::Move>,
    pub handler: &'a mut H,
    /// Keys of positions that would be draws by repetition.
    pub drawn: &'a [Key],
    /// If the fifty-move counter is at least this, the game may be drawn before the longest mate of the search.
    pub counts_from: u16,
    /// True if the attacker may play any move, not only checks.
    pub every: bool,
    pub nodes: u64,
    pub most_nodes: u64,
    next_question: u64,
    /// True if the limit of nodes is reached for now.
    pub paused: bool,
    /// True if the handler has stopped the search.
    pub stopped: bool,
}

impl<'a, P: Position, H: Handler<P::Move>> Prover<'a, P, H> {
    pub fn new(memory: &'a mut MateMemory<P::Move>, handler: &'a mut H, drawn: &'a [Key]) -> Self {
        memory.children.clear();
        Prover {
            memory,
            handler,
            drawn,
            counts_from: 0,
            every: false,
            nodes: 0,
            most_nodes: 0,
            next_question: ASK_EVERY,
            paused: false,
            stopped: false,
        }
    }

    /// Returns the hash under which the results of a position are stored. Whether checks alone force mate is another
    /// question than whether any moves do. Near the hundredth ply without progress, the results depend on the counter.
    fn table_key(&self, position: &P) -> Key {
        let key = counted_key(position, self.counts_from);
        if self.every { Key(key.0 ^ EVERY) } else { key }
    }

    /// Counts nodes and sets `paused` when the search must pause.
    pub fn count(&mut self, positions: u64) {
        self.nodes += positions;
        if self.nodes >= self.next_question {
            self.next_question = self.nodes + ASK_EVERY;
            self.stopped |= self.handler.should_stop(self.nodes);
        }
        self.paused |= self.stopped || self.nodes >= self.most_nodes;
    }

    /// Searches below a position until the proof numbers reach these limits. The table keeps the results.
    pub fn df_pn(&mut self, position: &P, node: MateNode, phi_limit: u32, delta_limit: u32) -> ProofState<P::Move> {
        let key = self.table_key(position);
        if let Some(known) = self.memory.table.get(key, node.moves) {
            let ProofState::Open { .. } = known else { return known };
            let (phi, delta) = numbers(known, node.attacks);
            if phi >= phi_limit || delta >= delta_limit {
                return known;
            }
        }
        let nodes = self.nodes;
        let start = self.memory.children.len();
        self.expand(position, node);
        let known = loop {
            let Selection { phi, delta, second, best } = match self.select_child(position, node, start) {
                Ok(selection) => selection,
                Err(known) => break known,
            };
            if phi >= phi_limit || delta >= delta_limit || self.paused {
                break open(phi, delta, node.attacks);
            }
            let Child { m, phi: own, .. } = self.memory.children[best];
            // The 1+ε trick: the search stays with a child slightly longer than it is the best one, because switching
            // back and forth costs more.
            let phi_below = (delta_limit - (delta - own)).min(INFINITE);
            let delta_below = phi_limit.min(second.saturating_add(second / 4 + 1)).min(INFINITE);
            let below = node.below();
            let known = self.df_pn(&position.play_unchecked(m), below, phi_below, delta_below);
            self.memory.children[best].learn(known, below.attacks);
        };
        self.memory.children.truncate(start);
        self.memory.table.put(key, node.moves, known, self.nodes - nodes);
        known
    }

    /// Lists the moves of a node. The defender's moves that land different pieces on the same square mostly fail or
    /// succeed together. So do the attacker's moves that land the same piece there for different payments. Each such
    /// move is delayed until the one before it has failed.
    ///
    /// This is sound, because a node has failed only when all its moves have failed.
    ///
    /// CITE: the delayed interpositions of tsume-shogi solvers, as in KomoringHeights (`DelayedMoveList`),
    /// <https://github.com/komori-n/KomoringHeights>.
    fn expand(&mut self, position: &P, node: MateNode) {
        let checks = node.attacks && !self.every || self.tries_last_checks(node);
        let MateMemory { children, list, .. } = &mut *self.memory;
        list.clear();
        if checks {
            position.checks(list);
        } else {
            position.moves(list);
        }
        let mut families: Vec<(Family, u32)> = Vec::new();
        for &m in list.iter() {
            let at = children.len() as u32;
            let mut child = Child { m, phi: INFINITE, delta: INFINITE, moves: 0, next: None, delayed: false };
            if let Some(family) = family(position, m, node.attacks) {
                match families.iter_mut().find(|(other, _)| *other == family) {
                    Some((_, last)) => {
                        children[*last as usize].next = Some(at);
                        child.delayed = true;
                        *last = at;
                    }
                    None => families.push((family, at)),
                }
            }
            children.push(child);
        }
        let start = children.len() - list.len();
        for i in start..self.memory.children.len() {
            if !self.memory.children[i].delayed {
                self.init_child(position, node, i);
                if self.memory.children[i].delta == 0 {
                    return;
                }
            }
        }
    }

    /// Returns true if the attacker has one move left and only a check can mate.
    fn tries_last_checks(&self, node: MateNode) -> bool {
        node.attacks && node.moves == 1 && P::WINS_BY_CHECK
    }

    /// Initializes the numbers of a child from the table, or from a first look at its position.
    fn init_child(&mut self, position: &P, node: MateNode, at: usize) {
        let below = node.below();
        let child = position.play_unchecked(self.memory.children[at].m);
        let known = self.initial_state(&child, below);
        self.memory.children[at].learn(known, below.attacks);
    }

    fn initial_state(&mut self, position: &P, node: MateNode) -> ProofState<P::Move> {
        self.count(1);
        if self.drawn.contains(&position.key()) {
            return ProofState::Disproven { moves: NEVER };
        }
        if let Some(known) = self.memory.table.get(self.table_key(position), node.moves) {
            return known;
        }
        let winner = !position.side_to_move();
        if let Some(outcome) = position.outcome_given(true) {
            let mated =
                !node.attacks && position.outcome().or(Some(outcome)).and_then(|end| end.winner) == Some(winner);
            return if mated {
                ProofState::Proven { moves: 0, m: None }
            } else {
                ProofState::Disproven { moves: NEVER }
            };
        }
        if node.attacks {
            return ProofState::Open { proof: 1, disproof: 1 };
        }
        let list = &mut self.memory.list;
        list.clear();
        position.moves(list);
        if list.is_empty() {
            let mated = position.outcome_given(false).is_some_and(|end| end.winner == Some(winner));
            return if mated {
                ProofState::Proven { moves: 0, m: None }
            } else {
                ProofState::Disproven { moves: NEVER }
            };
        }
        if node.moves == 0 {
            return ProofState::Disproven { moves: 0 };
        }
        if node.moves == 1 && self.every && P::WINS_BY_CHECK {
            let MateMemory { list, last_moves, .. } = &mut *self.memory;
            let (known, nodes) = last_moves.decide(position, list, self.drawn);
            self.count(nodes);
            return known;
        }
        ProofState::Open { proof: count_families(position, list), disproof: 1 }
    }

    /// Returns the numbers of a node, computed from its moves, and the move to search next. The error is the decided
    /// state of the node.
    fn select_child(&mut self, position: &P, node: MateNode, start: usize) -> Result<Selection, ProofState<P::Move>> {
        let mut selection = Selection { phi: INFINITE, delta: 0, second: INFINITE, best: start };
        let mut i = start;
        while i < self.memory.children.len() {
            let child = self.memory.children[i];
            if !child.delayed {
                if child.delta == 0 {
                    return Err(won(&child, node.attacks));
                }
                if child.phi == 0 {
                    if let Some(next) = child.next.filter(|&next| self.memory.children[next as usize].delayed) {
                        self.memory.children[next as usize].delayed = false;
                        self.init_child(position, node, next as usize);
                    }
                } else {
                    selection.delta = (selection.delta + child.phi).min(INFINITE - 1);
                    if child.delta < selection.phi {
                        selection.second = selection.phi;
                        selection.phi = child.delta;
                        selection.best = i;
                    } else if child.delta < selection.second {
                        selection.second = child.delta;
                    }
                }
            }
            i += 1;
        }
        if selection.delta == 0 {
            return Err(self.lost(node, start));
        }
        Ok(selection)
    }

    /// Returns the state of a node whose moves have all failed.
    fn lost(&self, node: MateNode, start: usize) -> ProofState<P::Move> {
        let moves = self.memory.children[start..].iter().map(|child| child.moves);
        if self.tries_last_checks(node) && self.every {
            // A quiet move might still begin a longer mate.
            ProofState::Disproven { moves: node.moves }
        } else if node.attacks {
            ProofState::Disproven { moves: moves.min().unwrap_or(NEVER).saturating_add(1) }
        } else {
            match moves.max() {
                Some(moves) => ProofState::Proven { moves, m: None },
                // A position without moves is decided before it is searched.
                None => ProofState::Disproven { moves: NEVER },
            }
        }
    }
}

/// Numbers of a node, and the index of the move to search next.
struct Selection {
    phi: u32,
    delta: u32,
    /// The `delta` of its second best move.
    second: u32,
    best: usize,
}

impl<M: Copy> Child<M> {
    fn learn(&mut self, known: ProofState<M>, attacks: bool) {
        (self.phi, self.delta) = numbers(known, attacks);
        if let ProofState::Proven { moves, .. } | ProofState::Disproven { moves } = known {
            self.moves = moves;
        }
    }
}

/// Returns the state of a node in which one move has succeeded.
fn won<M: Copy>(child: &Child<M>, attacks: bool) -> ProofState<M> {
    if attacks {
        ProofState::Proven { moves: child.moves.saturating_add(1), m: Some(child.m) }
    } else {
        ProofState::Disproven { moves: child.moves }
    }
}

/// Returns the estimated efforts for the player to move to succeed and for the opponent to prevent it.
fn numbers<M>(known: ProofState<M>, attacks: bool) -> (u32, u32) {
    let (proof, disproof) = match known {
        ProofState::Proven { .. } => (0, INFINITE),
        ProofState::Disproven { .. } => (INFINITE, 0),
        ProofState::Open { proof, disproof } => (proof, disproof),
    };
    if attacks { (proof, disproof) } else { (disproof, proof) }
}

fn open<M>(phi: u32, delta: u32, attacks: bool) -> ProofState<M> {
    if attacks {
        ProofState::Open { proof: phi, disproof: delta }
    } else {
        ProofState::Open { proof: delta, disproof: phi }
    }
}

/// Properties shared by moves that mostly fail or succeed together.
type Family = (Cell, Option<crate::game::Kind>);

fn family<P: Position>(position: &P, m: P::Move, attacks: bool) -> Option<Family> {
    position.landing(m).map(|(cell, kind)| (cell, attacks.then_some(kind)))
}

/// Counts the replies; moves that land on the same square count once.
fn count_families<P: Position>(position: &P, moves: &[P::Move]) -> u32 {
    let mut cells = 0_u128;
    let mut count = 0;
    for &m in moves {
        match position.landing(m) {
            Some((cell, _)) => cells |= 1 << (cell.0 & 127),
            None => count += 1,
        }
    }
    count + cells.count_ones()
}
