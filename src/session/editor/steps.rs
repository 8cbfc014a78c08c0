//! The steps of the editor. The rules judge each step, and each can be undone.

use super::{Editor, Hand};
use crate::game::draft::Draft;
use crate::game::rules::family;
use crate::game::{Faults, Game};

/// Maximum number of steps that can be undone.
const STEPS: usize = 100;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EditorState {
    pub variant: &'static str,
    pub text: String,
}

impl<G: Game> Editor<G> {
    pub(super) fn judged(mut self) -> Self {
        self.judge();
        (self.fresh, self.mended) = (Vec::new(), false);
        self
    }

    pub(super) fn judge(&mut self) {
        let variant = self.variant();
        let verdict = G::from_fen(variant, self.text());
        let before = std::mem::replace(&mut self.verdict, verdict).err().map(Faults::into_vec).unwrap_or_default();
        let now = self.verdict.as_ref().err().map_or(&[][..], |faults| &faults[..]);
        self.fresh = now.iter().filter(|fault| !before.contains(fault)).cloned().collect();
        self.mended = !before.is_empty() && now.is_empty();
        self.rights = self.draft.rights::<G>(variant, &self.draft.castling);
        self.passed = self.draft.passed::<G>(variant);
    }

    /// Restores the step at an index.
    pub(super) fn go_to(&mut self, at: usize) {
        self.at = at;
        let EditorState { variant, text } = self.steps[at].clone();
        if variant != self.variant()
            && let Some(start) = G::start(variant)
        {
            self.full = Draft::read(&start, &start.fen());
            self.start = start;
            self.hand = None;
        }
        // Another piece may stand there now.
        self.hand = self.hand.filter(|hand| !matches!(hand, Hand::Taken(_)));
        self.draft = Draft::read(&self.start, &text);
        self.judge();
    }

    /// Adds a step and discards the steps that could be redone. Does nothing if nothing has changed.
    pub(super) fn add(&mut self, variant: &'static str, text: String) {
        let step = EditorState { variant, text };
        let mut at = self.at;
        if self.steps[at] != step {
            self.steps.truncate(at + 1);
            self.steps.push(step);
            if self.steps.len() > STEPS {
                self.steps.remove(0);
            }
            at = self.steps.len() - 1;
        }
        self.go_to(at);
    }

    /// True if the pieces may stay when the rules change: the same game on the same board.
    pub(super) fn stays(&self, rules: &G) -> bool {
        family(rules.variant()) == family(self.variant()) && rules.layout() == self.start.layout()
    }
}
