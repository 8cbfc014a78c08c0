//! The tree of openings: from games that begin at the start, and the engine's own word where they end.
//!
//! Positions that come up often enough are in it, whatever order of turns leads there, each at the ply where it comes up
//! first. What a position is worth is what the best turn in it leads to (minimax); at the ends it is what the searches of the
//! games said, on average. If positions are searched anew, it is what that search says; and where what was played leaves out
//! the turn that it finds best, that turn goes in too, without games.
//!
//! CITE: Thomas Lincke, Strategies for the Automatic Construction of Opening Books (drop-out expansion),
//! <https://www.chessprogramming.org/Opening_Book>.

use std::collections::{BTreeMap, HashMap, HashSet};

use hostage_chess::engine::book::PLIES;
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Game, Key, Position as _};
use hostage_chess::opening::{Continuation, Openings, Results};

use crate::games::Record;
use crate::move_number;

/// What is worth more than this is won, and there is no telling how much.
const MOST: i32 = 2000;

/// What a search says of a position: its best turn, and what that is worth for the side to move.
pub type Word = (Move, i32);

/// The games so far.
#[derive(Default)]
pub struct Games {
    /// The first turns of each, the scores before them and after the last, and White's half points.
    games: Vec<(Vec<Move>, Vec<i16>, u8)>,
}

/// A position of the tree.
struct Node {
    position: Position,
    ply: usize,
    games: u32,
    /// The scores of the searches in the games, added up, and how many they were.
    scores: (i32, i32),
    /// By the number of the turn: the games and where it leads.
    moves: BTreeMap<u16, (Results, Key)>,
}

/// Positions, each with what is played there.
pub struct Tree {
    start: Key,
    nodes: HashMap<Key, Node>,
    plies: usize,
}

impl Games {
    /// Adds a game, if it began at the start. Turns after so many plies are forgotten.
    pub fn add(&mut self, game: &Record, plies: usize) {
        if game.opening == 2 {
            let moves = game.plies.iter().take(plies).map(|ply| ply.mv).collect();
            let scores = game.plies.iter().take(plies + 1).map(|ply| ply.score).collect();
            self.games.push((moves, scores, game.points));
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The positions that at least so many of them went through, up to a ply. None if a turn is not legal.
    #[must_use]
    pub fn tree(&self, plies: usize, least: u32) -> Option<Tree> {
        let start = <Position as Game>::start("hostage")?;
        let mut nodes: HashMap<Key, Node> = HashMap::new();
        // First where each position comes up first, then what is played there: a game that comes back to a position, or
        // comes to it later than others, is not counted there.
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
                        node.moves.insert(move_number::number(mv), (Results::default(), next));
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
    /// How many positions are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether it is without any.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The positions, the earliest first.
    #[must_use]
    pub fn positions(&self) -> Vec<&Position> {
        let mut all: Vec<&Node> = self.nodes.values().collect();
        all.sort_by_key(|node| (node.ply, node.position.key().0));
        all.into_iter().map(|node| &node.position).collect()
    }

    /// Counts a game for as long as it stays in the tree, so that no position sends on more games than came to it.
    fn count(&mut self, moves: &[Move], scores: &[i16], points: u8) {
        let mut key = self.start;
        for (ply, &score) in scores.iter().enumerate() {
            let Some(node) = self.nodes.get_mut(&key) else { break };
            node.scores.0 += i32::from(score).clamp(-MOST, MOST);
            node.scores.1 += 1;
            let mv = moves.get(ply).and_then(|&mv| node.moves.get_mut(&move_number::number(mv)));
            let Some((results, next)) = mv else { break };
            match points {
                0 => results.black += 1,
                1 => results.draws += 1,
                _ => results.white += 1,
            }
            key = *next;
        }
    }

    /// Leaves out what the start does not lead to.
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

    /// Adds turns that nobody played and that lead to another position of the tree.
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
            node.map(|node| node.moves.entry(move_number::number(mv)).or_insert((Results::default(), next)));
        }
    }

    /// Adds the turns that a search finds best where others were played.
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
            // Two may drop out into one position, at different plies.
            let leaf = self.nodes.entry(next).or_insert(leaf).ply;
            if let Some(node) = self.nodes.get_mut(&key).filter(|node| node.ply + 1 == leaf) {
                node.moves.insert(move_number::number(mv), (Results::default(), next));
            }
        }
    }

    /// Works out what everything is worth, and writes it down: of the turns of a position the most played first.
    pub fn openings(&self, word: &mut impl FnMut(&Position) -> Option<Word>) -> Openings {
        let mut order: Vec<&Node> = self.nodes.values().collect();
        order.sort_by_key(|node| (node.ply, node.position.key().0));
        // What a position is worth for the side to move, from the last to the first.
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
                    let mv = node.position.uci(move_number::of_number(number)?);
                    Some(Continuation { mv, worth: -worth[&next], results, page: numbers.get(&next).copied() })
                })
                .collect();
            page.sort_by_key(|one| std::cmp::Reverse((one.results.total(), one.worth)));
            page
        });
        Openings { remarks: Vec::new(), pages: pages.collect() }
    }
}

/// The part that is likely to be played by somebody who never takes a turn that is worse than the best one by more than so
/// much: at most so many turns, the best of a position first, and no games.
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
