//! The history of a game as a tree: a turn played after an undo begins a new branch and erases nothing. The first
//! branch of a position is its main one.

mod order;
mod record;

pub use order::CutBranch;

use super::note::Note;
use crate::game::game_record::Replay;
use crate::game::{Event, Game, Style};

/// A position in the tree; 0 is the first one. No number is ever used again for another.
pub type NodeId = usize;

/// One position and how it came about.
#[derive(Clone, Debug)]
struct Node<G: Game> {
    position: G,
    /// The turn that led here and where from; none for the first position.
    from: Option<(NodeId, G::Move)>,
    /// The branches that start here, the main one first.
    next: Vec<NodeId>,
    /// The branch that was followed last: where redo leads.
    latest: Option<NodeId>,
    /// The turn that led here, as records write it.
    text: String,
    /// What it did.
    events: Vec<Event>,
    /// What is written and drawn here.
    note: Note,
}

/// Every position of a game that was played, undone and played differently.
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// How many of the nodes have not been cut off.
    attached: usize,
    current: NodeId,
    /// The FEN of the first position, if it is not the usual one.
    start: Option<String>,
}

impl<G: Game> Tree<G> {
    /// A tree with one position.
    pub fn new(position: G) -> Tree<G> {
        let usual = G::start(position.variant()).is_some_and(|start| start == position);
        let start = (!usual).then(|| position.fen());
        let mut tree = Tree { nodes: Vec::new(), attached: 1, current: 0, start };
        tree.push(position, None, String::new(), Vec::new());
        tree
    }

    fn push(&mut self, position: G, from: Option<(NodeId, G::Move)>, text: String, events: Vec<Event>) -> NodeId {
        let note = Note::default();
        self.nodes.push(Node { position, from, next: Vec::new(), latest: None, text, events, note });
        self.nodes.len() - 1
    }

    /// A tree with one line, standing at its end.
    pub fn from_replay(replay: Replay<G>) -> Tree<G> {
        let mut tree = Tree::new(replay.start);
        for (m, _) in replay.moves {
            tree.play(m);
        }
        tree
    }

    /// The position that is shown.
    pub fn position(&self) -> &G {
        &self.nodes[self.current].position
    }

    /// Where the tree stands.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The position of a node.
    pub fn at(&self, node: NodeId) -> &G {
        &self.nodes[node].position
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.attached
    }

    /// How many positions there ever were, those that were cut off included.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Never true: there is always a first position.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether a node is there and has not been cut off.
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

    /// Every node, each after the one it comes from, main branches first.
    pub fn walk(&self) -> Vec<NodeId> {
        self.walk_from(0)
    }

    /// A node and every node behind it, in the same order.
    fn walk_from(&self, node: NodeId) -> Vec<NodeId> {
        let (mut walked, mut waiting) = (Vec::new(), vec![node]);
        while let Some(node) = waiting.pop() {
            walked.push(node);
            waiting.extend(self.nodes[node].next.iter().rev());
        }
        walked
    }

    /// The turn that led to a node and where from; none for the first position, and where there is no such node.
    pub fn move_to(&self, node: NodeId) -> Option<(NodeId, G::Move)> {
        self.nodes.get(node)?.from
    }

    /// That turn as records write it; empty for the first position.
    pub fn text(&self, node: NodeId) -> &str {
        &self.nodes[node].text
    }

    /// What that turn did; nothing for the first position.
    pub fn events(&self, node: NodeId) -> &[Event] {
        &self.nodes[node].events
    }

    /// What is written and drawn at a node.
    pub fn note(&self, node: NodeId) -> &Note {
        &self.nodes[node].note
    }

    /// What is written and drawn at a node, to be changed.
    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        &mut self.nodes[node].note
    }

    /// The branches that start at a node, the main one first.
    pub fn branches(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node].next
    }

    /// Plays a legal turn: along the branch that already has it, or on a new one.
    pub fn play(&mut self, m: G::Move) {
        let here = self.current;
        let node = self.add(here, m);
        self.nodes[here].latest = Some(node);
        self.current = node;
    }

    /// The node to which a legal turn leads from another: the one that is there, or a new one. The tree stays where it
    /// stands.
    pub fn add(&mut self, here: NodeId, m: G::Move) -> NodeId {
        let known = self.nodes[here].next.iter().copied().find(|&node| self.move_to(node).is_some_and(|(_, t)| t == m));
        known.unwrap_or_else(|| {
            let before = self.at(here);
            let (text, events) = (before.notation(m, Style::default()), before.events(m));
            let position = before.play_unchecked(m);
            let node = self.push(position, Some((here, m)), text, events);
            self.nodes[here].next.push(node);
            self.attached += 1;
            node
        })
    }

    /// Goes one ply back. False at the first position.
    pub fn undo(&mut self) -> bool {
        let before = self.move_to(self.current).map(|(parent, _)| parent);
        self.current = before.unwrap_or(self.current);
        before.is_some()
    }

    /// Goes one ply on, along the branch that was followed last, or else the main one. False if there is none.
    pub fn redo(&mut self) -> bool {
        let after = self.onward(self.current);
        self.current = after.unwrap_or(self.current);
        after.is_some()
    }

    fn onward(&self, node: NodeId) -> Option<NodeId> {
        let Node { latest, next, .. } = &self.nodes[node];
        latest.or(next.first().copied())
    }

    /// Whether undo leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.move_to(self.current).is_some()
    }

    /// Whether redo leads anywhere.
    pub fn can_redo(&self) -> bool {
        self.onward(self.current).is_some()
    }

    /// Goes to a node and makes its branch the one that redo follows. Nothing happens if there is no such node.
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

    /// The nodes from the first position to another.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |&node| self.move_to(node).map(|(parent, _)| parent)).collect();
        path.reverse();
        path
    }

    /// The whole line: the path, and what redo would bring after it.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path();
        line.extend(std::iter::successors(self.onward(self.current), |&node| self.onward(node)));
        line
    }

    /// How many turns lead to the position shown.
    pub fn depth(&self) -> usize {
        self.path().len() - 1
    }

    /// Whether the first position is where games of these rules begin.
    pub fn begins_as_usual(&self) -> bool {
        self.start.is_none()
    }

    /// The main line: from the first position along the first branches.
    pub fn main_line(&self) -> Vec<NodeId> {
        std::iter::successors(Some(0), |&node| self.nodes[node].next.first().copied()).collect()
    }

    /// The other turns that were played instead of the one that led to a node.
    pub fn alternatives(&self, node: NodeId) -> Vec<NodeId> {
        let Some((parent, _)) = self.move_to(node) else { return Vec::new() };
        self.nodes[parent].next.iter().copied().filter(|&other| other != node).collect()
    }

    /// The last node on the way to this one whose turn is not the main one where it is played: where its variation
    /// begins. None in the main line.
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
