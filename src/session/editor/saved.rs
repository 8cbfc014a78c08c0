//! A position being set up as it is stored, and back.

use serde::{Deserialize, Serialize};

use super::{Editor, EditorState};
use crate::game::{Game, Side};

/// Everything worth keeping of a position being set up, as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedEditor {
    /// The steps: the name of the rules and the FEN.
    pub steps: Vec<(String, String)>,
    /// The step shown.
    pub at: usize,
    /// The side that the board is seen from, under the name that older builds gave it.
    #[serde(rename = "seat")]
    pub orientation: Side,
}

impl<G: Game> Editor<G> {
    /// What to store.
    pub fn save(&self) -> SavedEditor {
        let steps = self.steps.iter().map(|step| (step.variant.to_owned(), step.text.clone()));
        SavedEditor { steps: steps.collect(), at: self.at, orientation: self.orientation }
    }

    /// What was stored; none if its rules are not known here.
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
