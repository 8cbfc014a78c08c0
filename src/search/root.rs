//! The root of the search: its moves, the requested lines, and one depth of search.
//!
//! CITE: <https://www.chessprogramming.org/Aspiration_Windows>. As in many engines, the root's moves are ordered by the
//! nodes they cost at the previous depth.

use super::constants;
use super::mate::Mate;
use super::mate_probe::{MateProbe, SHORTEN};
use super::move_picker::{Candidate, MovePicker, WantedMoves};
use super::reductions::late_move_reduction;
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND, is_mate, mated_in, plies_to_mate, with_bonus};
use super::searcher::{NodePlace, Searcher};
use super::transposition_table::table_key;
use super::{Handler, Score, SearchReport};
use crate::game::{Hint, Position};
use crate::sorted::sort;

/// Legal move at the root.
pub struct RootMove<M> {
    pub m: M,
    hint: Hint,
    /// Nodes it cost at the previous depth.
    nodes: u64,
    /// Bonus of the style, in centipawns; zero without a style.
    bonus: i32,
}

/// One of the best moves and its continuation.
#[derive(Clone)]
pub struct Line<M> {
    pub value: i32,
    pub moves: Vec<M>,
}

impl<M> Line<M> {
    /// Converts a proven mate into a line.
    pub fn from_mate(mate: Mate<M>) -> Line<M> {
        Line { value: MATE - mate.line.len() as i32, moves: mate.line }
    }

    /// Returns the length of the mate that the side to move gives in this line, in its moves.
    pub fn mate(&self) -> Option<u8> {
        let moves = (plies_to_mate(self.value) + 1) / 2;
        if self.value >= MATE_BOUND { u8::try_from(moves).ok() } else { None }
    }
}

/// Root of a search in progress.
pub struct Root<'a, P: Position, H> {
    pub searcher: Searcher<'a, P, H>,
    /// Mate searches for the side to move and for its opponent; helpers have none.
    pub own_mates: Option<MateProbe<'a, P>>,
    pub their_mates: Option<MateProbe<'a, P>>,
    pub max_nodes: u64,
    pub position: &'a P,
    pub in_check: bool,
    /// Last move known to let the opponent mate.
    pub refuted: Option<P::Move>,
    /// Moves to search, with the first moves of the lines in front.
    pub moves: Vec<RootMove<P::Move>>,
    /// True if `moves` contains every legal and visible move.
    pub all: bool,
    /// True if the caller wants a score even if there is only one legal move.
    pub wants_score: bool,
    /// Number of moves within which the side to move cannot force mate, as far as that is proven.
    pub no_mate_within: u8,
    /// Best lines so far, best first.
    pub lines: Vec<Line<P::Move>>,
}

impl<P: Position, H: Handler<P::Move>> Root<'_, P, H> {
    /// Lists the legal moves, in the order in which any other node would try them. If any of `among` is legal, it lists
    /// only those, and overlooks none of them.
    pub fn generate_moves(&mut self, among: &[P::Move]) {
        let blindness = self.searcher.blindness;
        // With few moves in sight, the first in the usual order is a good capture. The weakest level misses even that.
        let mut unseen = Vec::new();
        let (table, memory) = (self.searcher.table, &mut *self.searcher.memory);
        let legal = self.position.legal_moves();
        let is_limited = legal.iter().any(|m| among.contains(m));
        // Two positions may share a hash, but an illegal move must never become the best one.
        let tt_move = table.probe(table_key(self.position), 0).and_then(|entry| entry.m).filter(|m| legal.contains(m));
        let mut picker = MovePicker::new(self.position, &memory.arena, WantedMoves::All, tt_move);
        let taste = memory.evaluations.taste;
        while let Some(Candidate { m, hint }) = picker.next(&mut memory.arena, &memory.history, 0, None) {
            if is_limited && !among.contains(&m) {
                self.all = false;
                continue;
            }
            let bonus = taste.map_or(0, |(style, _)| self.position.style_move_bonus(style, m));
            let mv = RootMove { m, hint, nodes: 0, bonus };
            // A player does not overlook the moves that it looks for.
            let is_sought = is_limited || bonus > 0;
            if !is_sought
                && !self.in_check
                && (!self.moves.is_empty() || blindness.is_total())
                && blindness.hides(&hint)
            {
                if blindness.is_total() {
                    unseen.push(mv);
                }
                continue;
            }
            self.moves.push(mv);
        }
        picker.done(&mut memory.arena);
        if self.moves.is_empty() && !unseen.is_empty() {
            let place = blindness.stumbles_on(unseen.len());
            self.moves.push(unseen.swap_remove(place));
        }
    }

    /// Returns true if there is only one legal move, and the caller does not want its score.
    pub fn is_forced(&self) -> bool {
        self.all && self.moves.len() == 1 && !self.wants_score
    }

    /// Gives the mate search its share of the nodes. Only done if all moves may be played, because the mate search
    /// cannot exclude any.
    pub fn probe_own_mate(&mut self) -> Option<Mate<P::Move>> {
        if self.is_forced()
            || self.searcher.blindness.is_blind()
            || self.lines.first().is_some_and(|line| is_mate(line.value))
        {
            return None;
        }
        let (nodes, left) = (self.searcher.nodes, self.nodes_left());
        self.with_own_mates(|mates, position, handler| mates.probe(position, nodes, left, handler))?
    }

    /// Looks for a mate within this many moves, by any moves, until `left` nodes have been searched.
    pub fn probe_within(&mut self, moves: u8, left: u64) -> Option<Mate<P::Move>> {
        let nodes = self.searcher.nodes;
        let solved = self
            .with_own_mates(|mates, position, handler| mates.probe_within(position, moves, (nodes, left), handler))?;
        self.no_mate_within = self.no_mate_within.max(solved.none_within);
        solved.mate
    }

    /// Looks for a shorter mate than that of the first line, until `left` nodes have been searched. With `every`, it
    /// reports each one that it finds, and within how many moves there is none, at this depth. Returns true if it has
    /// found one.
    pub fn shorten(&mut self, every: bool, left: u64, depth: u32) -> bool {
        let end = self.searcher.nodes.saturating_add(left);
        let mut shortened = false;
        while !self.searcher.stopped
            && let Some(moves) = self.lines.first().and_then(Line::mate)
            && !self.is_shortest()
        {
            let (nodes, left) = (self.searcher.nodes, end.saturating_sub(self.searcher.nodes));
            let Some(solved) = self.with_own_mates(|mates, position, handler| {
                mates.shorten(position, moves, every, (nodes, left), handler)
            }) else {
                break;
            };
            let found = solved.mate.is_some();
            shortened |= found;
            if let Some(mate) = solved.mate {
                self.lines[0] = Line::from_mate(mate);
            }
            if !every {
                break;
            }
            let excludes = solved.none_within > self.no_mate_within;
            self.no_mate_within = self.no_mate_within.max(solved.none_within);
            if found || excludes {
                self.report(depth, 0);
            }
            if !found {
                break;
            }
        }
        shortened
    }

    /// Returns true if the first line is a mate, and there is no shorter one.
    pub fn is_shortest(&self) -> bool {
        self.lines.first().and_then(Line::mate).is_some_and(|moves| moves <= self.no_mate_within.saturating_add(1))
    }

    /// Lets the mate search for the side to move work, and counts its nodes. Returns `None` if not all moves may be
    /// played, because the mate search cannot exclude any.
    fn with_own_mates<R>(&mut self, work: impl FnOnce(&mut MateProbe<'_, P>, &P, &mut H) -> R) -> Option<R> {
        let mates = self.own_mates.as_mut().filter(|_| self.all)?;
        let before = mates.nodes;
        let result = work(mates, self.position, self.searcher.handler);
        self.searcher.nodes += mates.nodes - before;
        Some(result)
    }

    /// Returns the nodes that the whole search may still take.
    pub fn nodes_left(&self) -> u64 {
        self.max_nodes.saturating_sub(self.searcher.nodes)
    }

    /// Returns the nodes that the mate search may take so that it has as many as the main search, and some in advance.
    pub fn half_for_mates(&self) -> u64 {
        let own = self.own_mates.as_ref().map_or(0, |mates| mates.nodes);
        (self.searcher.nodes + SHORTEN).saturating_sub(2 * own).min(self.nodes_left())
    }

    /// Returns true if the first move of a line lets the opponent mate. The main search may need much longer to see
    /// this. The mate then becomes the value of the line, and is stored in the transposition table.
    pub fn is_refuted(&mut self, rank: usize) -> bool {
        let line = &self.lines[rank];
        if self.searcher.blindness.is_blind() || is_mate(line.value) {
            return false;
        }
        let Some(&m) = line.moves.first() else { return false };
        let child = self.position.play_unchecked(m);
        if child.outcome().is_some() {
            return false;
        }
        let left = self.nodes_left();
        let Some(mates) = &mut self.their_mates else { return false };
        let before = mates.nodes;
        let mate = mates.probe_any(&child, self.searcher.nodes, left, self.searcher.handler);
        self.searcher.nodes += mates.nodes - before;
        let Some(mate) = mate else { return false };
        if self.refuted.replace(m) == Some(m) {
            // The main search kept this move despite the stored mate, perhaps because of a repetition.
            return false;
        }
        self.searcher.store_mate(&child, 1, &mate);
        // The next search then has a full window, and any other move that does not lose as fast replaces this one.
        self.lines[rank].value = mated_in(1 + mate.line.len());
        true
    }

    /// Replaces the first line, if it still loses to the mate that has refuted it, after a search that was stopped. The
    /// next best guess is the move at index `at`, which was being searched, or the one after the refuted move.
    pub fn replace_refuted(&mut self, at: usize, worth: i32, depth: u32) {
        if self.lines[0].value > -MATE_BOUND {
            return;
        }
        let Some(m) = self.moves.get(at.max(1)).map(|mv| mv.m) else { return };
        match self.lines.iter().position(|line| line.moves.first() == Some(&m)) {
            Some(other) => self.lines.swap(0, other),
            None => self.lines[0] = Line { value: worth, moves: vec![m] },
        }
        self.report(depth, 0);
    }

    /// Returns the share of a move in the nodes of the last depth, in thousandths.
    pub fn share_of(&self, m: Option<P::Move>) -> u32 {
        let all: u64 = self.moves.iter().map(|mv| mv.nodes).sum();
        let own = self.moves.iter().find(|mv| Some(mv.m) == m).map_or(0, |mv| mv.nodes);
        (own * 1000 / all.max(1)) as u32
    }

    /// Returns the score of a line, without what the style adds to the value of its first move and of its last
    /// position.
    pub fn score_of(&self, line: &Line<P::Move>) -> Score {
        let Some((style, side)) = self.searcher.memory.evaluations.taste.filter(|_| !is_mate(line.value)) else {
            return Score::from_value(line.value);
        };
        let first = self.moves.iter().find(|mv| Some(&mv.m) == line.moves.first());
        let value = with_bonus(line.value, -first.map_or(0, |mv| mv.bonus));
        let last = line.moves.iter().fold(self.position.clone(), |position, &m| position.play_unchecked(m));
        // No style likes a draw.
        let bonus = if value == DRAW || last.outcome().is_some() { 0 } else { last.style_bonus(style, side) };
        Score::from_value(with_bonus(value, -bonus))
    }

    /// Reports a line to the handler.
    pub fn report(&mut self, depth: u32, rank: usize) {
        let line = &self.lines[rank];
        let report = SearchReport {
            rank: rank as u32 + 1,
            depth,
            score: self.score_of(line),
            no_mate_within: self.no_mate_within.into(),
            nodes: self.searcher.nodes,
            line: &line.moves,
        };
        self.searcher.handler.found(&report);
    }

    /// Lets all lines begin with different moves again after a search that was stopped within a depth, and reports them:
    /// its best move may have been that of a later line. What is missing comes from the lines before that depth. `depth`
    /// is the last whole one.
    pub fn keep_lines_apart(&mut self, before: Vec<Line<P::Move>>, depth: u32) {
        let wanted = self.lines.len();
        self.lines.extend(before);
        self.drop_doubles();
        self.lines.truncate(wanted);
        sort(&mut self.lines[1..], |one, other| one.value > other.value);
        if depth > 0 {
            (1..self.lines.len()).for_each(|rank| self.report(depth, rank));
        }
    }

    /// Keeps the first of the lines that begin with the same move.
    fn drop_doubles(&mut self) {
        let mut heads = Vec::new();
        self.lines.retain(|line| {
            let head = line.moves.first().copied();
            let is_new = !heads.contains(&head);
            heads.push(head);
            is_new
        });
    }

    /// Returns the value of a line at a depth, searched first within a window around its last value. If the search was
    /// stopped, the error is the index of the move that it was searching.
    pub fn aspiration_search(&mut self, depth: i32, rank: usize) -> Result<i32, usize> {
        let last = self.lines[rank].value;
        let mut width = constants::WINDOW.get();
        let (mut alpha, mut beta) =
            if depth < 4 || is_mate(last) { (-INFINITE, INFINITE) } else { (last - width, last + width) };
        loop {
            let value = self.search_moves(depth, rank, alpha, beta)?;
            width *= 4;
            if value <= alpha {
                alpha = if width > 1000 { -INFINITE } else { value - width };
            } else if value >= beta {
                beta = if width > 1000 { INFINITE } else { value + width };
            } else {
                return Ok(value);
            }
        }
    }

    /// Searches every move that does not begin a better line. If the search was stopped, the error is the index of the
    /// move that it was searching.
    fn search_moves(&mut self, depth: i32, rank: usize, mut alpha: i32, beta: i32) -> Result<i32, usize> {
        let mut best = -INFINITE;
        let mut best_at = rank;
        self.move_pv_to_front(rank);
        self.searcher.repetitions.push(self.position.key());
        for i in rank..self.moves.len() {
            let before = self.searcher.nodes;
            let bonus = self.moves[i].bonus;
            let [low, high] = [alpha, beta].map(|bound| with_bonus(bound, -bonus));
            let value = with_bonus(self.search_move(i, i - rank, depth, low, high), bonus);
            self.moves[i].nodes = self.searcher.nodes - before;
            if self.searcher.stopped {
                self.searcher.repetitions.pop();
                return Err(i);
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_at = i;
                    self.searcher.update_pv(0, self.moves[i].m);
                    self.lines[rank] = Line { value, moves: self.searcher.pv[0].clone() };
                    if i > rank {
                        self.report(depth as u32, rank);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.searcher.repetitions.pop();
        self.moves[rank..=best_at].rotate_right(1);
        // A stable sort, so that the moves that cost hardly any nodes keep their order.
        sort(&mut self.moves[rank + 1..], |one, other| one.nodes > other.nodes);
        Ok(best)
    }

    /// Moves the first moves of the better lines, then the previous first move of this line, to the front.
    fn move_pv_to_front(&mut self, rank: usize) {
        for at in 0..=rank {
            let head = self.lines[at].moves.first();
            if let Some(from) = self.moves.iter().position(|mv| Some(&mv.m) == head)
                && from > at
            {
                self.moves[at..=from].rotate_right(1);
            }
        }
    }

    /// Searches one move: the first with the full window, later ones with a null window and possibly reduced first.
    fn search_move(&mut self, i: usize, tried: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        let mv = &self.moves[i];
        let child = self.position.play_unchecked(mv.m);
        let in_check = child.in_check();
        let node = NodePlace { ply: 1, in_check, previous: Some(mv.hint.history) };
        let quiet = !mv.hint.forcing && !in_check && !self.in_check;
        let searcher = &mut self.searcher;
        if tried == 0 {
            return -searcher.alpha_beta(&child, node, depth - 1, -beta, -alpha);
        }
        let reduction = if quiet && depth >= 3 && tried >= 2 {
            (late_move_reduction(depth, tried) / 64).clamp(0, depth - 2)
        } else {
            0
        };
        let mut value = -searcher.alpha_beta(&child, node, depth - 1 - reduction, -alpha - 1, -alpha);
        if value > alpha && reduction > 0 {
            value = -searcher.alpha_beta(&child, node, depth - 1, -alpha - 1, -alpha);
        }
        if value > alpha && beta - alpha > 1 {
            value = -searcher.alpha_beta(&child, node, depth - 1, -beta, -alpha);
        }
        value
    }
}
