//! What there is to learn beside puzzles, and how links name it.

/// What is learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Study {
    /// A lesson.
    #[default]
    Lesson,
    /// A position that is played out against the engine.
    Practice,
}

impl Study {
    /// Each of them.
    pub const ALL: [Study; 2] = [Study::Lesson, Study::Practice];

    /// Its name in links: `#/learn?practice=fed-1`.
    pub const fn name(self) -> &'static str {
        match self {
            Study::Lesson => "lesson",
            Study::Practice => "practice",
        }
    }
}
