//! Navigation in the history, and changes to its moves, their order and their notes.

use super::super::{BoardAction, NodeId, Note, Tree};
use super::{Analysis, AnalysisEffect};
use crate::game::Game;

impl<G: Game> Analysis<G> {
    pub(super) fn play(&mut self, m: G::Move, effects: &mut Vec<AnalysisEffect>) {
        self.board.play(m);
        self.board.arrive();
        self.board.say_last_move();
        effects.push(AnalysisEffect::Save);
    }

    pub(super) fn go_to(&mut self, node: NodeId) {
        self.board.play_freely(BoardAction::GoTo(node));
    }

    pub(super) fn step_aside(&mut self, next: bool) {
        let tree = self.tree();
        let Some((parent, _)) = tree.move_to(tree.current()) else { return };
        let all = tree.branches(parent);
        let Some(here) = all.iter().position(|&node| node == tree.current()) else { return };
        let aside = if next { here + 1 } else { here + all.len() - 1 };
        let node = all[aside % all.len()];
        self.go_to(node);
    }

    pub(super) fn edit(&mut self, effects: &mut Vec<AnalysisEffect>, change: impl FnOnce(&mut Tree<G>) -> bool) {
        self.cut = None;
        if self.board.edit(change) {
            effects.push(AnalysisEffect::Save);
        }
    }

    pub(super) fn edit_note(
        &mut self,
        node: NodeId,
        effects: &mut Vec<AnalysisEffect>,
        change: impl FnOnce(&mut Note),
    ) {
        if self.tree().has(node) {
            change(self.board.tree_mut().note_mut(node));
            effects.push(AnalysisEffect::Save);
        }
    }

    pub(super) fn follow_line(&mut self, rank: u32, moves: usize, effects: &mut Vec<AnalysisEffect>) {
        let line = self.evaluation().and_then(|found| found.lines.iter().find(|info| info.rank == rank));
        let texts: Vec<String> = line.map(|info| info.line.iter().take(moves).cloned().collect()).unwrap_or_default();
        self.play_line(&texts, effects);
    }

    /// Plays moves that are given as UCI text.
    pub(super) fn play_line(&mut self, texts: &[String], effects: &mut Vec<AnalysisEffect>) {
        for text in texts {
            let Ok(m) = self.board.position().read_uci(text) else { break };
            self.play(m, effects);
        }
        effects.dedup();
    }
}
