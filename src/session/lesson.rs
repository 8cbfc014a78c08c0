//! Lessons: a position, a task that the rules judge, and the replies of the other side. The lessons are data in
//! [`list`]; their texts are in the catalogues under the same names.

mod chess;
pub mod does;
pub mod list;
mod others;
mod progress;
mod run;
pub mod win;

pub use does::{Does, PlayedMove};
pub use list::{COURSE, LESSONS, LessonGroup, after, chapters, find, first_lesson, first_lesson_of, next_open};
pub use progress::LessonProgress;
pub use run::{Learning, LessonSaid, Run};

use crate::game::Game;

#[derive(PartialEq, Debug)]
pub struct Lesson {
    /// Name in links and storage, and with the prefix `learn-` in the catalogues.
    pub id: &'static str,
    pub variant: &'static str,
    /// The steps, in order.
    pub steps: &'static [LessonStep],
}

/// A step of a lesson. The reader plays the side to move.
#[derive(PartialEq, Debug)]
pub struct LessonStep {
    pub fen: &'static str,
    pub goal: LessonGoal,
    /// Moves that reach the goal, as UCI text.
    pub solution: &'static [&'static str],
    /// The other side's replies to those moves, as UCI text. Where one is illegal after another right move, the other
    /// side has only one legal move and plays it.
    pub replies: &'static [&'static str],
    /// True if only the solution reaches the goal.
    pub only: bool,
    /// Wrong moves on which the lesson comments, each with the id of the comment in the catalogues.
    pub wrong: &'static [(Does, &'static str)],
}

#[derive(PartialEq, Debug)]
pub enum LessonGoal {
    /// A series of moves; each must have its property in this list.
    Moves(&'static [Does]),
    /// A forced win in this many of the reader's moves.
    Win(u8),
}

impl LessonGoal {
    /// Number of moves that the reader has to make.
    pub const fn moves(&self) -> usize {
        match self {
            LessonGoal::Moves(moves) => moves.len(),
            LessonGoal::Win(moves) => *moves as usize,
        }
    }

    /// True if a move leads to the goal after `played` moves.
    pub fn admits<G: Game>(&self, played: usize, mv: &PlayedMove<'_, G>) -> bool {
        match self {
            LessonGoal::Moves(moves) => moves.get(played).is_some_and(|does| does.holds(mv)),
            LessonGoal::Win(moves) => usize::from(*moves)
                .checked_sub(played + 1)
                .is_some_and(|left| win::holds(&mv.after, mv.before.side_to_move(), left)),
        }
    }
}

const fn one_move(
    fen: &'static str,
    goal: LessonGoal,
    solution: &'static [&'static str],
    only: bool,
    wrong: &'static [(Does, &'static str)],
) -> LessonStep {
    LessonStep { fen, goal, solution, replies: &[], only, wrong }
}
