//! The tree of openings, from games that begin at the start position.
//!
//! The tree contains the positions that enough games passed through, by any order of moves. Each is at the ply where it
//! first occurred. The value of a position is that of its best move (minimax). At the leaves it is the mean score of
//! the searches in the games. If positions are searched anew, it is the score of that search. If that search prefers a
//! move that was not played, the move is added without games.
//!
//! CITE: Thomas Lincke, Strategies for the Automatic Construction of Opening Books (drop-out expansion),
//! <https://www.chessprogramming.org/Opening_Book>.

use std::collections::{BTreeMap, HashMap, HashSet};

use hostage_chess::engine::book::PLIES;
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Game, Key, Packed as _, Position as _};
use hostage_chess::opening::{Continuation, Openings, Results};

use crate::games::Record;

/// Scores beyond this mean a win, and their size means nothing.
const MOST: i32 = 2000;

/// Result of a search: the best move, and its score for the side to move.
pub type Word = (Move, i32);

/// The games to build the tree from.
#[derive(Default)]
pub struct Games {
    /// First moves of each game, scores before each move and after the last, and White's half points.
    games: Vec<(Vec<Move>, Vec<i16>, u8)>,
}

/// A position of the tree.
struct Node {
    position: Position,
    ply: usize,
    games: u32,
    /// Sum and number of the scores in the games.
    scores: (i32, i32),
    /// Moves by number, with their results and the key of the next position.
    moves: BTreeMap<u32, (Results, Key)>,
}

/// The positions with the moves played in them.
pub struct Tree {
    start: Key,
    nodes: HashMap<Key, Node>,
    plies: usize,
}

impl Games {
    /// Adds a game, if it began at the start position. Moves after this many plies are dropped.
    pub fn add(&mut self, game: &Record<Position>, plies: usize) {
        if game.opening == 2 {
            let moves = game.plies.iter().take(plies).map(|ply| ply.mv).collect();
            let scores = game.plies.iter().take(plies + 1).map(|ply| ply.score).collect();
            self.games.push((moves, scores, game.points));
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Returns true if there are no games.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Builds the tree of the positions that at least `least` games passed through, up to a ply. Returns `None` if a
    /// move is illegal.
    #[must_use]
    pub fn tree(&self, plies: usize, least: u32) -> Option<Tree> {
        let start = <Position as Game>::start("hostage")?;
        let mut nodes: HashMap<Key, Node> = HashMap::new();
        // The first pass finds the ply of each position, the second counts the moves. A game that returns to a
        // position, or reaches it later than others, is not counted there.
        for (moves, _, _) in &self.games {
            let mut position = start;
            for ply in 0..=moves.len().min(plies) {
                let node = nodes.entry(position.key()).or_insert_with(|| Node::new(position, ply));
                node.ply = node.ply.min(ply);
                let Some(&mv) = moves.get(ply) else { break };
                position = position.play(mv).ok()?;
            }
        }
        for (moves, _, _) in &self.games {
            let mut key = start.key();
            for ply in 0..=moves.len().min(plies) {
                let next = moves.get(ply).map(|&mv| (mv, nodes[&key].position.play_unchecked(mv).key()));
                let leads = next.filter(|(_, next)| nodes.get(next).is_some_and(|next| next.ply == ply + 1));
                if let Some(node) = nodes.get_mut(&key).filter(|node| node.ply == ply) {
                    node.games += 1;
                    if let Some((mv, next)) = leads {
                        node.moves.insert(mv.pack(), (Results::default(), next));
                    }
                }
                let Some((_, next)) = next.filter(|_| ply < plies) else { break };
                key = next;
            }
        }
        nodes.retain(|_, node| node.games >= least);
        let mut tree = Tree { start: start.key(), nodes, plies };
        tree.prune();
        for (moves, scores, points) in &self.games {
            tree.count(moves, scores, *points);
        }
        tree.join();
        Some(tree)
    }
}

impl Node {
    fn new(position: Position, ply: usize) -> Node {
        Node { position, ply, games: 0, scores: (0, 0), moves: BTreeMap::new() }
    }
}

impl Tree {
    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns true if there are no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the positions in order of their plies.
    #[must_use]
    pub fn positions(&self) -> Vec<&Position> {
        let mut all: Vec<&Node> = self.nodes.values().collect();
        all.sort_by_key(|node| (node.ply, node.position.key().0));
        all.into_iter().map(|node| &node.position).collect()
    }

    /// Counts a game as long as it stays in the tree, so that no position has more games after it than before it.
    fn count(&mut self, moves: &[Move], scores: &[i16], points: u8) {
        let mut key = self.start;
        for (ply, &score) in scores.iter().enumerate() {
            let Some(node) = self.nodes.get_mut(&key) else { break };
            node.scores.0 += i32::from(score).clamp(-MOST, MOST);
            node.scores.1 += 1;
            let mv = moves.get(ply).and_then(|&mv| node.moves.get_mut(&mv.pack()));
            let Some((results, next)) = mv else { break };
            match points {
                0 => results.black += 1,
                1 => results.draws += 1,
                _ => results.white += 1,
            }
            key = *next;
        }
    }

    /// Removes positions that cannot be reached from the start position.
    fn prune(&mut self) {
        let (mut reached, mut left) = (HashSet::new(), vec![self.start]);
        while let Some(key) = left.pop() {
            if let Some(node) = self.nodes.get(&key)
                && reached.insert(key)
            {
                left.extend(node.moves.values().map(|(_, next)| *next));
            }
        }
        self.nodes.retain(|key, _| reached.contains(key));
        for node in self.nodes.values_mut() {
            node.moves.retain(|_, (_, next)| reached.contains(next));
        }
    }

    /// Adds unplayed moves that lead to another position of the tree.
    fn join(&mut self) {
        let mut found = Vec::new();
        for (&key, node) in self.nodes.iter().filter(|(_, node)| node.ply < self.plies) {
            for mv in node.position.legal_moves() {
                let next = node.position.play_unchecked(mv).key();
                if self.nodes.get(&next).is_some_and(|next| next.ply == node.ply + 1) {
                    found.push((key, mv, next));
                }
            }
        }
        for (key, mv, next) in found {
            let node = self.nodes.get_mut(&key);
            node.map(|node| node.moves.entry(mv.pack()).or_insert((Results::default(), next)));
        }
    }

    /// Adds the best moves of the search where other moves were played.
    pub fn drop_out(&mut self, word: &mut impl FnMut(&Position) -> Option<Word>) {
        let mut found = Vec::new();
        for node in self.nodes.values().filter(|node| !node.moves.is_empty()) {
            let Some((mv, _)) = word(&node.position) else { continue };
            let position = node.position.play_unchecked(mv);
            if !self.nodes.contains_key(&position.key()) {
                found.push((node.position.key(), mv, Node::new(position, node.ply + 1)));
            }
        }
        for (key, mv, leaf) in found {
            let next = leaf.position.key();
            // Moves may drop out into the same position at different plies.
            let leaf = self.nodes.entry(next).or_insert(leaf).ply;
            if let Some(node) = self.nodes.get_mut(&key).filter(|node| node.ply + 1 == leaf) {
                node.moves.insert(mv.pack(), (Results::default(), next));
            }
        }
    }

    /// Computes all values and returns the openings, with the moves of each position sorted by number of games.
    pub fn openings(&self, word: &mut impl FnMut(&Position) -> Option<Word>) -> Openings {
        let mut order: Vec<&Node> = self.nodes.values().collect();
        order.sort_by_key(|node| (node.ply, node.position.key().0));
        // Values for the side to move, from the last positions to the first.
        let mut worth: HashMap<Key, i32> = HashMap::new();
        for node in order.iter().rev() {
            let best = node.moves.values().map(|(_, next)| -worth[next]).max();
            let told = || node.scores.0.checked_div(node.scores.1).unwrap_or(0);
            let worth_here = best.or_else(|| word(&node.position).map(|(_, worth)| worth)).unwrap_or_else(told);
            worth.insert(node.position.key(), worth_here.clamp(-MOST, MOST));
        }
        let inner = order.iter().filter(|node| !node.moves.is_empty());
        let numbers: HashMap<Key, usize> = inner.clone().map(|node| node.position.key()).zip(0..).collect();
        let pages = inner.map(|node| {
            let mut page: Vec<Continuation> = node
                .moves
                .iter()
                .filter_map(|(&number, &(results, next))| {
                    let mv = node.position.uci(Move::unpack(number)?);
                    Some(Continuation { mv, worth: -worth[&next], results, page: numbers.get(&next).copied() })
                })
                .collect();
            page.sort_by_key(|one| std::cmp::Reverse((one.results.total(), one.worth)));
            page
        });
        Openings { remarks: Vec::new(), pages: pages.collect() }
    }
}

/// Returns the part of the openings that is likely if one side never plays a move worse than the best by more than
/// `worse`. It has at most `most` moves, best first, and no games.
#[must_use]
pub fn book(all: &Openings, worse: i32, most: usize) -> Openings {
    let mut pages: Vec<Vec<Continuation>> = all.pages.clone();
    for page in &mut pages {
        page.sort_by_key(|one| std::cmp::Reverse(one.worth));
        let best = page.first().map_or(0, |one| one.worth);
        page.retain(|one| one.worth >= best - worse);
        page.iter_mut().for_each(|one| one.results = Results::default());
    }
    // Earlier pages have smaller numbers.
    let (mut likely, mut plies) = (vec![0.0; pages.len()], vec![0; pages.len()]);
    likely.iter_mut().take(1).for_each(|first| *first = 1.0);
    for number in 0..pages.len() {
        let share = likely[number] / pages[number].len().max(1) as f64;
        for one in &pages[number] {
            one.page.into_iter().for_each(|next| {
                likely[next] += share;
                plies[next] = plies[number] + 1;
            });
        }
    }
    let mut order: Vec<usize> =
        (0..pages.len()).filter(|&number| likely[number] > 0.0 && plies[number] < PLIES).collect();
    order.sort_by(|&a, &b| likely[b].total_cmp(&likely[a]).then(a.cmp(&b)));
    let (mut moves, mut kept) = (0, HashSet::new());
    for number in order {
        moves += pages[number].len();
        if moves > most {
            break;
        }
        kept.insert(number);
    }
    for page in &mut pages {
        page.iter_mut().for_each(|one| one.page = one.page.filter(|next| kept.contains(next)));
    }
    Openings { remarks: all.remarks.clone(), pages }
}
