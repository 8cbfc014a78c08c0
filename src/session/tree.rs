//! The history of a game as a tree: a turn played after an undo begins a new branch and erases nothing.

use crate::game::course::{self, Replay};
use crate::game::{Course, Event, Game, Outcome, Style};

/// A position in the tree; 0 is the first one.
pub type NodeId = usize;

/// One position and how it came about.
#[derive(Clone, Debug)]
struct Node<G: Game> {
    position: G,
    /// The turn that led here and where from; none for the first position.
    from: Option<(NodeId, G::Move)>,
    /// The branches that start here, oldest first.
    next: Vec<NodeId>,
    /// The branch that was last gone along: where redo leads.
    latest: Option<NodeId>,
    /// The turn that led here, as records write it.
    text: String,
    /// What it did.
    events: Vec<Event>,
}

/// Every position of a game that was played, undone and played differently.
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    current: NodeId,
    /// The FEN of the first position, if it is not the usual one.
    start: Option<String>,
}

impl<G: Game> Tree<G> {
    /// A tree with one position.
    pub fn new(position: G) -> Tree<G> {
        let usual = G::start(position.variant()).is_some_and(|start| start == position);
        let start = (!usual).then(|| position.fen());
        let root =
            Node { position, from: None, next: Vec::new(), latest: None, text: String::new(), events: Vec::new() };
        Tree { nodes: vec![root], current: 0, start }
    }

    /// A tree with one line, standing at its end.
    pub fn of(replay: Replay<G>) -> Tree<G> {
        let mut tree = Tree::new(replay.start);
        for (m, _) in replay.turns {
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
        self.nodes.len()
    }

    /// Never true: there is always a first position.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The turn that led to a node and where from; none for the first position.
    pub fn turn(&self, node: NodeId) -> Option<(NodeId, G::Move)> {
        self.nodes[node].from
    }

    /// That turn as records write it; empty for the first position.
    pub fn text(&self, node: NodeId) -> &str {
        &self.nodes[node].text
    }

    /// What that turn did; nothing for the first position.
    pub fn events(&self, node: NodeId) -> &[Event] {
        &self.nodes[node].events
    }

    /// Plays a legal turn: along the branch that already has it, or on a new one.
    pub fn play(&mut self, m: G::Move) {
        let here = self.current;
        let known = self.nodes[here].next.iter().copied().find(|&node| self.turn(node).is_some_and(|(_, t)| t == m));
        let node = known.unwrap_or_else(|| {
            let before = self.position();
            let (text, events) = (before.notation(m, Style::default()), before.events(m));
            let position = before.play_unchecked(m);
            self.nodes.push(Node { position, from: Some((here, m)), next: Vec::new(), latest: None, text, events });
            let node = self.nodes.len() - 1;
            self.nodes[here].next.push(node);
            node
        });
        self.nodes[here].latest = Some(node);
        self.current = node;
    }

    /// Goes one ply back. False at the first position.
    pub fn undo(&mut self) -> bool {
        let before = self.turn(self.current).map(|(parent, _)| parent);
        self.current = before.unwrap_or(self.current);
        before.is_some()
    }

    /// Goes one ply on, along the branch last gone along. False where there is none.
    pub fn redo(&mut self) -> bool {
        let after = self.nodes[self.current].latest;
        self.current = after.unwrap_or(self.current);
        after.is_some()
    }

    /// Whether undo leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.turn(self.current).is_some()
    }

    /// Whether redo leads anywhere.
    pub fn can_redo(&self) -> bool {
        self.nodes[self.current].latest.is_some()
    }

    /// Goes to a node and makes its branch the one that redo follows. Nothing happens if there is no such node.
    pub fn go_to(&mut self, node: NodeId) {
        if node >= self.nodes.len() {
            return;
        }
        self.current = node;
        let mut child = node;
        while let Some((parent, _)) = self.turn(child) {
            self.nodes[parent].latest = Some(child);
            child = parent;
        }
    }

    /// The nodes from the first position to the one shown.
    pub fn path(&self) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(self.current), |&node| self.turn(node).map(|(parent, _)| parent)).collect();
        path.reverse();
        path
    }

    /// The whole line: the path, and what redo would bring after it.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path();
        line.extend(std::iter::successors(self.nodes[self.current].latest, |&node| self.nodes[node].latest));
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

    /// The other turns that were played instead of the one that led to a node.
    pub fn alternatives(&self, node: NodeId) -> Vec<NodeId> {
        let Some((parent, _)) = self.turn(node) else { return Vec::new() };
        self.nodes[parent].next.iter().copied().filter(|&other| other != node).collect()
    }

    /// How the game stands at the position shown, repetition included.
    pub fn outcome(&self) -> Option<Outcome> {
        course::outcome(self.path().into_iter().map(|node| self.at(node).key()), self.position())
    }

    /// The course from the first position to the one shown.
    pub fn course(&self) -> Course {
        let turns = self.path().into_iter().filter_map(|node| self.turn(node));
        Course {
            variant: self.position().variant().to_owned(),
            start: self.start.clone(),
            turns: turns.map(|(parent, m)| self.at(parent).uci(m)).collect(),
        }
    }
}
