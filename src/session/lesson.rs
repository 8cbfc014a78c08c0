//! Lessons: a position, a task that the rules judge, and the replies of the other side. The lessons are data in
//! [`list`]; their texts are in the catalogues under the same names.

mod act;
pub mod does;
pub mod list;
mod others;
mod progress;
pub mod win;

pub use act::{Act, Wish};
pub use does::{Does, PlayedMove};
pub use list::{COURSE, LESSONS, LessonGroup, after, chapters, find};
pub use progress::LessonProgress;

use super::{Board, Tree};
use crate::game::{Game, Touch};

#[derive(PartialEq, Debug)]
pub struct Lesson {
    /// Name in links and storage, and with the prefix `learn-` in the catalogues.
    pub id: &'static str,
    pub variant: &'static str,
    pub steps: &'static [LessonStep],
}

/// A step of a lesson. The reader plays the side to move.
#[derive(PartialEq, Debug)]
pub struct LessonStep {
    pub fen: &'static str,
    pub goal: LessonGoal,
    /// Moves that reach the goal, as UCI text.
    pub solution: &'static [&'static str],
    /// The other side's replies to those moves, as UCI text.
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonSaid {
    Task,
    /// The move was right, and the other side replies.
    Right,
    Onward,
    Done,
    /// The move misses the goal, and the lesson's comment on it has this name.
    Wrong(&'static str),
    /// The task is a win, and the move does not even give check.
    NoCheck,
    /// The task is a win, and this reply refutes the move.
    Answered(String),
    /// The other side would win at once with this reply.
    Punished(String),
    Hint,
    Shown(String),
}

/// The amount of help that the reader has had.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Help {
    None,
    Hint,
    Move,
}

#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    lesson: &'static Lesson,
    step: usize,
    /// Number of moves played in the step.
    played: usize,
    board: Board<G>,
    said: LessonSaid,
    number: u32,
    slips: u32,
    help: Help,
    most_help: Help,
}

impl<G: Game> Run<G> {
    /// Starts a lesson. None if its position cannot be read, which a test rules out.
    pub fn begin(lesson: &'static Lesson) -> Option<Run<G>> {
        let board = set_up(lesson, 0)?;
        let (said, help) = (LessonSaid::Task, Help::None);
        Some(Run { lesson, step: 0, played: 0, board, said, number: 0, slips: 0, help, most_help: help })
    }

    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Index of the step, counted from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Number of moves played in the step.
    pub fn played(&self) -> usize {
        self.played
    }

    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The message, with a number that increases with every new one.
    pub fn said(&self) -> (&LessonSaid, u32) {
        (&self.said, self.number)
    }

    pub fn is_done(&self) -> bool {
        self.said == LessonSaid::Done
    }

    /// True if the last step is done.
    pub fn is_solved(&self) -> bool {
        self.is_done() && self.step + 1 == self.lesson.steps.len()
    }

    /// Number of stars, earned or still possible: three without mistakes, fewer with mistakes and help.
    pub fn stars(&self) -> u8 {
        let for_slips = match self.slips {
            0 => 3,
            1 | 2 => 2,
            _ => 1,
        };
        for_slips.min(match self.most_help {
            Help::None => 3,
            Help::Hint => 2,
            Help::Move => 1,
        })
    }

    /// The spelling of the move shown as the last hint.
    pub fn hinted(&self) -> Vec<Touch> {
        let Some(m) = self.solving().filter(|_| self.help == Help::Move) else { return Vec::new() };
        self.board.spelled(m)
    }

    fn now(&self) -> &'static LessonStep {
        &self.lesson.steps[self.step]
    }

    /// A move towards the goal: the lesson's, or else any that works.
    fn solving(&self) -> Option<G::Move> {
        let position = self.board.position();
        let leads_on = |m: &G::Move| self.now().goal.admits(self.played, &PlayedMove::new(position, *m));
        let meant = self.now().solution.get(self.played).and_then(|text| position.read_uci(text).ok());
        meant.filter(leads_on).or_else(|| position.legal_moves().into_iter().find(leads_on))
    }

    fn say(&mut self, said: LessonSaid) {
        self.said = said;
        self.number += 1;
    }
}

fn set_up<G: Game>(lesson: &Lesson, step: usize) -> Option<Board<G>> {
    let position = G::from_fen(lesson.variant, lesson.steps.get(step)?.fen).ok()?;
    let side = position.side_to_move();
    Some(Board::new(Tree::new(position), side))
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
