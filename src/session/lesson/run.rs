//! A lesson under way.

use super::{Does, Lesson, LessonGoal, LessonStep, PlayedMove, win};
use crate::game::{Ending, Game, Touch};
use crate::session::exercise::{Exercise, ExerciseEffect, Phase, Task};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonSaid {
    Task,
    /// The move was right, and the other side replies.
    Right,
    Onward,
    Done,
    /// The move misses the goal, and the lesson has a sentence about it under this name.
    Wrong(&'static str),
    /// The task is a win, and the move does not even give check.
    NoCheck,
    /// The task is a mate, and the move leaves the other side no move, but gives no check.
    Stalemate,
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

/// A lesson under way. Its result is a number of stars.
pub type Run<G> = Exercise<G, Learning>;

#[derive(Clone, Debug)]
pub struct Learning {
    lesson: &'static Lesson,
    step: usize,
    /// Number of moves played in the step.
    played: usize,
    slips: u32,
    help: Help,
    most_help: Help,
}

impl<G: Game> Task<G> for Learning {
    type Stage = LessonSaid;
    type Result = u32;

    fn phase(said: &LessonSaid) -> Phase {
        match said {
            LessonSaid::Right => Phase::Waiting,
            LessonSaid::Done => Phase::Over,
            _ => Phase::Asked,
        }
    }

    fn attempt(run: &mut Run<G>, m: G::Move) {
        let before = run.board.position().clone();
        let mv = PlayedMove::new(&before, m);
        let goal = &run.now().goal;
        if !goal.admits(run.played(), &mv) {
            run.task.slips += 1;
            return run.enter(run.what_is_wrong(&mv));
        }
        run.play(m);
        run.task.played += 1;
        run.task.help = Help::None;
        if run.played() < goal.moves() && run.board.outcome().is_none() {
            run.effects.push(ExerciseEffect::AnswerSoon);
            return run.enter(LessonSaid::Right);
        }
        run.enter(LessonSaid::Done);
        if run.is_solved() {
            run.effects.push(ExerciseEffect::Decided(run.stars().into()));
        }
    }

    fn answer(run: &mut Run<G>) {
        if run.stage != LessonSaid::Right {
            return;
        }
        let position = run.board.position();
        let scripted = run.now().replies.get(run.played() - 1).and_then(|text| position.read_uci(text).ok());
        // After a right move that is not in the script, the scripted reply may be illegal: then only one move is legal.
        if let Some(reply) = scripted.or_else(|| position.legal_moves().first().copied()) {
            run.play(reply);
            run.enter(LessonSaid::Onward);
        }
    }

    /// Gives a hint, and after it the solution.
    fn hint(run: &mut Run<G>) {
        if !run.board.is_open() {
            return;
        }
        run.task.help = if run.task.help == Help::None { Help::Hint } else { Help::Move };
        run.task.most_help = run.task.most_help.max(run.task.help);
        run.board.drop_selection();
        run.board.show_last_move();
        let said = match run.solving().filter(|_| run.task.help == Help::Move) {
            Some(m) => LessonSaid::Shown(run.board.position().notation(m, Default::default())),
            None => LessonSaid::Hint,
        };
        run.enter(said);
    }

    /// Restarts the step, or the whole lesson when it is over.
    fn again(run: &mut Run<G>) {
        run.restart(if run.is_solved() { Run::begin(run.lesson()) } else { run.anew(run.step()) });
    }

    fn next(run: &mut Run<G>) {
        if run.is_over() && !run.is_solved() {
            run.restart(run.anew(run.step() + 1));
        }
    }
}

impl<G: Game> Run<G> {
    /// Starts a lesson. None if its position cannot be read, which a test rules out.
    pub fn begin(lesson: &'static Lesson) -> Option<Run<G>> {
        let none = Help::None;
        Run::at_start(Learning { lesson, step: 0, played: 0, slips: 0, help: none, most_help: none })
    }

    /// A step from its start, with the mistakes and the help so far.
    fn anew(&self, step: usize) -> Option<Run<G>> {
        Run::at_start(Learning { step, played: 0, help: Help::None, ..self.task.clone() })
    }

    fn at_start(task: Learning) -> Option<Run<G>> {
        let start = G::from_fen(task.lesson.variant, task.lesson.steps.get(task.step)?.fen).ok()?;
        Some(Exercise::set_up(start, LessonSaid::Task, task))
    }

    pub fn lesson(&self) -> &'static Lesson {
        self.task.lesson
    }

    /// Index of the step, counted from 0.
    pub fn step(&self) -> usize {
        self.task.step
    }

    /// Number of moves played in the step.
    pub fn played(&self) -> usize {
        self.task.played
    }

    /// True if the last step is done.
    pub fn is_solved(&self) -> bool {
        self.is_over() && self.step() + 1 == self.lesson().steps.len()
    }

    /// Number of stars, earned or still possible: three without mistakes, fewer with mistakes and help.
    pub fn stars(&self) -> u8 {
        let for_slips = match self.task.slips {
            0 => 3,
            1 | 2 => 2,
            _ => 1,
        };
        for_slips.min(match self.task.most_help {
            Help::None => 3,
            Help::Hint => 2,
            Help::Move => 1,
        })
    }

    /// True once a hint was given for this move: the next one shows the solution.
    pub fn shows_next(&self) -> bool {
        self.task.help != Help::None
    }

    /// The spelling of the move shown as the last hint.
    pub fn hinted(&self) -> Vec<Touch> {
        let Some(m) = self.solving().filter(|_| self.task.help == Help::Move) else { return Vec::new() };
        self.board.spelled(m)
    }

    /// The square to which the task asks to move, until a move is played.
    pub fn target(&self) -> Option<Touch> {
        let LessonGoal::Moves([Does::Lands(square)]) = self.now().goal else { return None };
        let cell = self.board.position().layout().cell(square)?;
        (self.played() == 0).then_some(Touch::Cell(cell))
    }

    fn now(&self) -> &'static LessonStep {
        &self.lesson().steps[self.step()]
    }

    /// A move that leads on: the lesson's solution, or else any.
    fn solving(&self) -> Option<G::Move> {
        let position = self.board.position();
        let leads_on = |m: &G::Move| self.now().goal.admits(self.played(), &PlayedMove::new(position, *m));
        let meant = self.now().solution.get(self.played()).and_then(|text| position.read_uci(text).ok());
        meant.filter(leads_on).or_else(|| position.legal_moves().into_iter().find(leads_on))
    }

    /// Explains why a move misses the goal, in the lesson's terms where it has any.
    fn what_is_wrong(&self, mv: &PlayedMove<'_, G>) -> LessonSaid {
        let step = self.now();
        if let Some((_, name)) = step.wrong.iter().find(|(does, _)| does.holds(mv)) {
            return LessonSaid::Wrong(name);
        }
        let us = mv.before.side_to_move();
        if let Some(reply) = win::at_once(&mv.after) {
            return LessonSaid::Punished(mv.after.notation(reply, Default::default()));
        }
        let mates = matches!(step.goal, LessonGoal::Win(_)) && mv.before.goal() == Ending::Checkmate;
        let left = step.goal.moves().saturating_sub(self.played() + 1);
        match mv.after.legal_moves().first() {
            Some(_) if mates && left == 0 && !mv.after.in_check() => LessonSaid::NoCheck,
            Some(&reply) if mates => {
                let saves = |reply: &G::Move| !win::within(&mv.after.play_unchecked(*reply), us, left);
                let reply = mv.after.legal_moves().into_iter().find(saves).unwrap_or(reply);
                LessonSaid::Answered(mv.after.notation(reply, Default::default()))
            }
            None if mates && !mv.after.in_check() => LessonSaid::Stalemate,
            Some(_) | None => LessonSaid::Wrong("else"),
        }
    }
}
