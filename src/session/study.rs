//! The kinds of study besides puzzles, and their names in links.

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Study {
    #[default]
    Lesson,
    /// A position played out against the engine.
    Practice,
    /// A game whose moves are guessed.
    Guess,
}

impl Study {
    pub const ALL: [Study; 3] = [Study::Lesson, Study::Practice, Study::Guess];

    /// The name in links: `#/learn?practice=fed-1`.
    pub const fn name(self) -> &'static str {
        match self {
            Study::Lesson => "lesson",
            Study::Practice => "practice",
            Study::Guess => "guess",
        }
    }

    /// The address of one of its items.
    pub fn address(self, id: &str) -> String {
        format!("#/learn?{}={id}", self.name())
    }
}
