//! The order of the variations, and cutting branches.

use super::{NodeId, Tree};
use crate::game::Game;

/// A branch that was cut and can be restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CutBranch {
    /// The first node of the branch.
    pub node: NodeId,
    parent: NodeId,
    /// Its index among its siblings.
    index: usize,
    /// The position shown before the cut.
    current: NodeId,
}

impl<G: Game> Tree<G> {
    /// Promotes the variation of a node to the main branch where it begins, one level up. False in the main line.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let Some(fork) = self.fork(node).filter(|_| self.has(node)) else { return false };
        if let Some((parent, _)) = self.move_to(fork) {
            let next = &mut self.nodes[parent].next;
            next.retain(|&branch| branch != fork);
            next.insert(0, fork);
            self.revise();
        }
        true
    }

    /// Makes the path to a node the main line. False if it was already.
    pub fn make_main_line(&mut self, node: NodeId) -> bool {
        let mut changed = false;
        while self.promote(node) {
            changed = true;
        }
        changed
    }

    /// The same history with the path to a node as its main line, which ends there: everything after the node is cut.
    /// If the current position is cut, the node becomes the current one.
    pub fn ending_at(&self, node: NodeId) -> Tree<G> {
        let mut tree = self.clone();
        tree.make_main_line(node);
        for branch in self.branches(node).to_vec() {
            tree.delete(branch);
        }
        tree
    }

    /// Cuts the branch that starts with the move to a node. If the current position is cut, the parent becomes the
    /// current one. None for the first position, which stays.
    pub fn delete(&mut self, node: NodeId) -> Option<CutBranch> {
        let (parent, _) = self.move_to(node).filter(|_| self.has(node))?;
        let index = self.nodes[parent].next.iter().position(|&branch| branch == node)?;
        let current = self.current;
        if self.path().contains(&node) {
            self.current = parent;
        }
        let before = &mut self.nodes[parent];
        before.next.remove(index);
        before.latest = before.latest.filter(|&latest| latest != node);
        self.attached -= self.walk_from(node).len();
        self.revise();
        Some(CutBranch { node, parent, index, current })
    }

    /// Restores a cut branch and the position shown then. False if its move has been played again since.
    pub fn restore(&mut self, cut: CutBranch) -> bool {
        let CutBranch { node, parent, index, current } = cut;
        let mv = self.move_to(node);
        let again = self.nodes[parent].next.iter().any(|&branch| self.move_to(branch) == mv);
        if again || !self.has(parent) {
            return false;
        }
        let next = &mut self.nodes[parent].next;
        next.insert(index.min(next.len()), node);
        self.attached += self.walk_from(node).len();
        self.revise();
        self.go_to(current);
        true
    }
}
