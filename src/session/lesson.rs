//! Lessons: a position, something to do in it that the rules themselves judge, and what the other side answers. Which lessons there
//! are is data ([`list`]); what they say stands in the catalogues under the same names.

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

/// A lesson.
#[derive(PartialEq, Debug)]
pub struct Lesson {
    /// Its name in links, in what is stored, and (after `learn-`) in the catalogues.
    pub id: &'static str,
    /// The name of the rules.
    pub variant: &'static str,
    /// What is done, one after the other.
    pub steps: &'static [LessonStep],
}

/// A step of a lesson. The reader has the side to move.
#[derive(PartialEq, Debug)]
pub struct LessonStep {
    /// The position it begins with.
    pub fen: &'static str,
    /// What is to be done.
    pub goal: LessonGoal,
    /// Turns that do it, as UCI writes them.
    pub solution: &'static [&'static str],
    /// What the other side answers between them.
    pub replies: &'static [&'static str],
    /// Whether nothing else does it.
    pub only: bool,
    /// Turns that miss the goal in a way of which the lesson has something to say, and the name of that sentence.
    pub wrong: &'static [(Does, &'static str)],
}

/// What is to be done in a step.
#[derive(PartialEq, Debug)]
pub enum LessonGoal {
    /// A turn after the other, each of which does this.
    Moves(&'static [Does]),
    /// To win by force in this many own turns.
    Win(u8),
}

impl LessonGoal {
    /// How many turns it takes.
    pub const fn moves(&self) -> usize {
        match self {
            LessonGoal::Moves(moves) => moves.len(),
            LessonGoal::Win(moves) => *moves as usize,
        }
    }

    /// Whether this turn, of which so many were played before, leads to it.
    pub fn admits<G: Game>(&self, played: usize, mv: &PlayedMove<'_, G>) -> bool {
        match self {
            LessonGoal::Moves(moves) => moves.get(played).is_some_and(|does| does.holds(mv)),
            LessonGoal::Win(moves) => usize::from(*moves)
                .checked_sub(played + 1)
                .is_some_and(|left| win::holds(&mv.after, mv.before.side_to_move(), left)),
        }
    }
}

/// What a lesson says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonSaid {
    /// What is to be done.
    Task,
    /// That was right, and the other side answers.
    Right,
    /// It has answered; what is to be done now.
    Onward,
    /// The step is done.
    Done,
    /// The turn misses the goal in a way of which the lesson has something to say, under this name.
    Wrong(&'static str),
    /// It was to win, and does not even give check.
    NoCheck,
    /// It was to win, and this turn answers it.
    Answered(String),
    /// With this turn the other side would win at once.
    Punished(String),
    /// The hint.
    Hint,
    /// The turn itself.
    Shown(String),
}

/// How much a reader has been helped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Help {
    None,
    Hint,
    Move,
}

/// A lesson that somebody is in.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    lesson: &'static Lesson,
    step: usize,
    /// How many turns of the step have been played.
    played: usize,
    board: Board<G>,
    said: LessonSaid,
    number: u32,
    slips: u32,
    help: Help,
    most_help: Help,
}

impl<G: Game> Run<G> {
    /// A lesson from its beginning. None if its position cannot be read, which a test rules out.
    pub fn begin(lesson: &'static Lesson) -> Option<Run<G>> {
        let board = set_up(lesson, 0)?;
        let (said, help) = (LessonSaid::Task, Help::None);
        Some(Run { lesson, step: 0, played: 0, board, said, number: 0, slips: 0, help, most_help: help })
    }

    /// Which lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Which step of it, counted from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many turns of the step have been played.
    pub fn played(&self) -> usize {
        self.played
    }

    /// The board.
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// What the lesson says, with a number that grows whenever it says something.
    pub fn said(&self) -> (&LessonSaid, u32) {
        (&self.said, self.number)
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.said == LessonSaid::Done
    }

    /// Whether the last step is done.
    pub fn is_solved(&self) -> bool {
        self.is_done() && self.step + 1 == self.lesson.steps.len()
    }

    /// How many stars there still are to be had, or were had: three without a slip, fewer with slips and with help.
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

    /// How the turn is spelled that is shown as the last hint.
    pub fn hinted(&self) -> Vec<Touch> {
        let Some(m) = self.solving().filter(|_| self.help == Help::Move) else { return Vec::new() };
        self.board.spelled(m)
    }

    fn now(&self) -> &'static LessonStep {
        &self.lesson.steps[self.step]
    }

    /// A turn that leads on: the one that the lesson has in mind, or else any.
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

/// A step of one turn.
const fn one_move(
    fen: &'static str,
    goal: LessonGoal,
    solution: &'static [&'static str],
    only: bool,
    wrong: &'static [(Does, &'static str)],
) -> LessonStep {
    LessonStep { fen, goal, solution, replies: &[], only, wrong }
}
