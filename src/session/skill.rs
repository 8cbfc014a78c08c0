//! The answer to the question whether one plays chess.

/// How well the reader plays chess, by their own answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    Never,
    Little,
    Club,
}
