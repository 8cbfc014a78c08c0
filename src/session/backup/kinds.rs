//! The kinds of data in a backup besides the games.

use std::ops::{Index, IndexMut};

/// A kind of data in a backup besides the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExtraKind {
    Settings,
    Lessons,
    Puzzles,
    Career,
    /// The results against people.
    Results,
}

impl ExtraKind {
    /// All kinds, in the order of their lines in a backup.
    pub const ALL: [ExtraKind; 5] =
        [ExtraKind::Settings, ExtraKind::Lessons, ExtraKind::Puzzles, ExtraKind::Career, ExtraKind::Results];

    /// The name in the browser's storage, and in a backup.
    pub(super) const fn name(self) -> &'static str {
        match self {
            ExtraKind::Settings => "settings",
            ExtraKind::Lessons => "lessons",
            ExtraKind::Puzzles => "puzzles",
            ExtraKind::Career => "career",
            ExtraKind::Results => "results",
        }
    }

    /// Beginning of its line in a backup.
    pub fn beginning(self) -> String {
        format!("{}{}:", super::ANY, self.name())
    }
}

/// A value for each kind, in the order of [`ExtraKind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PerKind<T>(pub [T; 5]);

impl<T> PerKind<T> {
    pub fn of(value: impl FnMut(ExtraKind) -> T) -> PerKind<T> {
        PerKind(ExtraKind::ALL.map(value))
    }
}

impl<T> Index<ExtraKind> for PerKind<T> {
    type Output = T;

    fn index(&self, kind: ExtraKind) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<ExtraKind> for PerKind<T> {
    fn index_mut(&mut self, kind: ExtraKind) -> &mut T {
        &mut self.0[kind as usize]
    }
}
