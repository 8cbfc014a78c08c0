//! Storage of the editor.

use serde::{Deserialize, Serialize};

use super::{Editor, EditorState};
use crate::game::{Game, Side};

/// The stored part of a position being set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedEditor {
    /// The steps, each with variant and FEN.
    pub steps: Vec<(String, String)>,
    /// Index of the step shown.
    pub at: usize,
    /// The side at the bottom, under the name that older builds gave it.
    #[serde(rename = "seat")]
    pub orientation: Side,
}

impl<G: Game> Editor<G> {
    pub fn save(&self) -> SavedEditor {
        let steps = self.steps.iter().map(|step| (step.variant.to_owned(), step.text.clone()));
        SavedEditor { steps: steps.collect(), at: self.at, orientation: self.orientation }
    }

    /// Restores a stored position; none if its variant is unknown.
    pub fn restore(saved: &SavedEditor) -> Option<Editor<G>> {
        let known = |(variant, text): &(String, String)| {
            Some(EditorState { variant: G::start(variant)?.variant(), text: text.clone() })
        };
        let steps = saved.steps.iter().map(known).collect::<Option<Vec<EditorState>>>()?;
        let shown = steps.get(saved.at)?;
        let mut editor = Editor::new(shown.variant)?;
        (editor.steps, editor.orientation) = (steps, saved.orientation);
        editor.go_to(saved.at);
        Some(editor.judged())
    }
}
