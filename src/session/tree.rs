//! The history of a game as a tree: a move played after an undo starts a new branch and erases nothing. The first
//! branch of a position is its main one.

mod order;
mod record;

use std::sync::atomic::{AtomicU64, Ordering};

pub use order::CutBranch;

use super::note::Note;
use crate::game::game_record::Replay;
use crate::game::{Ending, Event, Game, Style};

/// A position in the tree; 0 is the first one. Ids are never reused.
pub type NodeId = usize;

/// A position and the move that led to it.
#[derive(Clone, Debug)]
struct Node<G: Game> {
    position: G,
    /// The parent and the move from it; none for the first position.
    from: Option<(NodeId, G::Move)>,
    /// The branches, the main one first.
    next: Vec<NodeId>,
    /// The branch followed last, which redo follows.
    latest: Option<NodeId>,
    /// The move that led here, in notation.
    text: String,
    events: Vec<Event>,
    note: Note,
}

/// Every position of a game, with all variations.
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// Number of nodes that have not been cut.
    attached: usize,
    current: NodeId,
    /// The FEN of the first position, if it is not the usual one.
    start: Option<String>,
    revision: u64,
}

/// The last revision of any tree.
static LAST_REVISION: AtomicU64 = AtomicU64::new(0);

impl<G: Game> Tree<G> {
    pub fn new(position: G) -> Tree<G> {
        let usual = G::start(position.variant()).is_some_and(|start| start == position);
        let start = (!usual).then(|| position.fen());
        let mut tree = Tree { nodes: Vec::new(), attached: 1, current: 0, start, revision: 0 };
        tree.push(position, None, String::new(), Vec::new());
        tree
    }

    fn push(&mut self, position: G, from: Option<(NodeId, G::Move)>, text: String, events: Vec<Event>) -> NodeId {
        let note = Note::default();
        self.revise();
        self.nodes.push(Node { position, from, next: Vec::new(), latest: None, text, events, note });
        self.nodes.len() - 1
    }

    /// A number that changes with the nodes, their order and their notes. Two trees with the same number are the same,
    /// apart from the position shown.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    fn revise(&mut self) {
        self.revision = LAST_REVISION.fetch_add(1, Ordering::Relaxed) + 1;
    }

    /// A tree with a single line, positioned at its end.
    pub fn from_replay(replay: Replay<G>) -> Tree<G> {
        let mut tree = Tree::new(replay.start);
        for (m, _) in replay.moves {
            tree.play(m);
        }
        tree
    }

    pub fn position(&self) -> &G {
        &self.nodes[self.current].position
    }

    pub fn current(&self) -> NodeId {
        self.current
    }

    pub fn at(&self, node: NodeId) -> &G {
        &self.nodes[node].position
    }

    /// Number of positions, without those that were cut.
    pub fn len(&self) -> usize {
        self.attached
    }

    /// Number of positions ever created, including those that were cut.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Always false: there is always a first position.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// True if a node exists and has not been cut.
    pub fn has(&self, node: NodeId) -> bool {
        let mut here = node;
        while let Some(&Node { from: Some((parent, _)), .. }) = self.nodes.get(here) {
            if !self.nodes[parent].next.contains(&here) {
                return false;
            }
            here = parent;
        }
        here == 0
    }

    /// Every node, each after its parent, main branches first.
    pub fn walk(&self) -> Vec<NodeId> {
        self.walk_from(0)
    }

    /// A node and its descendants, in the order of [`Tree::walk`].
    fn walk_from(&self, node: NodeId) -> Vec<NodeId> {
        let (mut walked, mut waiting) = (Vec::new(), vec![node]);
        while let Some(node) = waiting.pop() {
            walked.push(node);
            waiting.extend(self.nodes[node].next.iter().rev());
        }
        walked
    }

    /// The parent of a node and the move from it; none for the first position or a missing node.
    pub fn move_to(&self, node: NodeId) -> Option<(NodeId, G::Move)> {
        self.nodes.get(node)?.from
    }

    /// The move to a node, in notation; empty for the first position.
    pub fn text(&self, node: NodeId) -> &str {
        &self.nodes[node].text
    }

    /// The events of the move to a node; empty for the first position.
    pub fn events(&self, node: NodeId) -> &[Event] {
        &self.nodes[node].events
    }

    pub fn note(&self, node: NodeId) -> &Note {
        &self.nodes[node].note
    }

    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        self.revise();
        &mut self.nodes[node].note
    }

    /// The branches of a node, the main one first.
    pub fn branches(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node].next
    }

    /// Plays a legal move: along the branch that has it, or on a new one.
    pub fn play(&mut self, m: G::Move) {
        let here = self.current;
        let node = self.add(here, m);
        self.nodes[here].latest = Some(node);
        self.current = node;
    }

    /// The node that a legal move leads to, created if it is new. The current position does not change.
    pub fn add(&mut self, here: NodeId, m: G::Move) -> NodeId {
        let known = self.nodes[here].next.iter().copied().find(|&node| self.move_to(node).is_some_and(|(_, t)| t == m));
        known.unwrap_or_else(|| {
            let before = self.at(here);
            let (text, mut events) = (before.notation(m, Style::default()), before.events(m));
            let position = before.play_unchecked(m);
            // Only a position knows that a check ends the game.
            let check = events.iter_mut().find(|event| **event == Event::Check);
            if let Some(check) = check
                && position.outcome().is_some_and(|outcome| outcome.ending == Ending::Checkmate)
            {
                *check = Event::Mate;
            }
            let node = self.push(position, Some((here, m)), text, events);
            self.nodes[here].next.push(node);
            self.attached += 1;
            node
        })
    }

    /// Goes back one ply. False at the first position.
    pub fn undo(&mut self) -> bool {
        let before = self.move_to(self.current).map(|(parent, _)| parent);
        self.current = before.unwrap_or(self.current);
        before.is_some()
    }

    /// Goes forward one ply, along the branch followed last or else the main one. False if there is none.
    pub fn redo(&mut self) -> bool {
        let after = self.onward(self.current);
        self.current = after.unwrap_or(self.current);
        after.is_some()
    }

    fn onward(&self, node: NodeId) -> Option<NodeId> {
        let Node { latest, next, .. } = &self.nodes[node];
        latest.or(next.first().copied())
    }

    pub fn can_undo(&self) -> bool {
        self.move_to(self.current).is_some()
    }

    pub fn can_redo(&self) -> bool {
        self.onward(self.current).is_some()
    }

    /// Goes to a node, and makes redo follow its branch. Does nothing if there is no such node.
    pub fn go_to(&mut self, node: NodeId) {
        if !self.has(node) {
            return;
        }
        self.current = node;
        let mut child = node;
        while let Some((parent, _)) = self.move_to(child) {
            self.nodes[parent].latest = Some(child);
            child = parent;
        }
    }

    /// The nodes from the first position to the one shown.
    pub fn path(&self) -> Vec<NodeId> {
        self.path_to(self.current)
    }

    /// The nodes from the first position to this one.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |&node| self.move_to(node).map(|(parent, _)| parent)).collect();
        path.reverse();
        path
    }

    /// The node with the same moves as a node of another tree; none if a move is missing here.
    pub fn counterpart(&self, other: &Tree<G>, node: NodeId) -> Option<NodeId> {
        other
            .path_to(node)
            .into_iter()
            .skip(1)
            .try_fold(0, |here, mv| self.branches(here).iter().copied().find(|&next| self.text(next) == other.text(mv)))
    }

    /// The whole line: the path, then the nodes that redo leads to.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path();
        line.extend(std::iter::successors(self.onward(self.current), |&node| self.onward(node)));
        line
    }

    /// Number of moves that lead to the position shown.
    pub fn depth(&self) -> usize {
        self.path().len() - 1
    }

    /// True if the first position is the usual one of the variant.
    pub fn begins_as_usual(&self) -> bool {
        self.start.is_none()
    }

    /// The nodes from the first position along the main branches.
    pub fn main_line(&self) -> Vec<NodeId> {
        std::iter::successors(Some(0), |&node| self.nodes[node].next.first().copied()).collect()
    }

    /// The siblings of a node.
    pub fn alternatives(&self, node: NodeId) -> Vec<NodeId> {
        let Some((parent, _)) = self.move_to(node) else { return Vec::new() };
        self.nodes[parent].next.iter().copied().filter(|&other| other != node).collect()
    }

    /// The first node of the variation that a node belongs to: the last one on its path that is not a main branch. None
    /// in the main line.
    pub fn fork(&self, node: NodeId) -> Option<NodeId> {
        let mut here = node;
        while let Some((parent, _)) = self.move_to(here) {
            if self.nodes[parent].next.first() != Some(&here) {
                return Some(here);
            }
            here = parent;
        }
        None
    }
}
