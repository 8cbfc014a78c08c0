//! Practice: winning or holding a position against the engine. The rules decide whether it is won, and the engine
//! judges whether it was held. The positions are data in [`list`].

pub mod list;

pub use list::{GROUPS, Group, PracticeGoal, PracticePosition, find, following, name};

use super::exercise::{Advice, Exercise, ExerciseEffect, Phase, Task, within};
use crate::game::{Game, Touch};
use crate::search::Score;

/// Nodes that the engine may spend on a move: a few tenths of a second at full strength.
const EFFORT: u64 = 120_000;
/// Score below which the win is gone, in centipawns for the reader.
const SLIPPED: i32 = 150;
/// Lowest score that counts as held, in centipawns for the reader.
pub const HELD: i32 = -350;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// The reader has used up all moves.
    Late,
    Lost,
    /// The game is drawn, but the goal was a win.
    Drawn,
    /// The reader has used up all moves, and the engine is winning.
    Losing,
    /// The engine is not available.
    Silent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PracticeStage {
    /// The reader is to move.
    Asked,
    /// The engine is looking for a hint.
    Hinting,
    Thinking,
    /// The reader has used up all moves, and the engine judges whether the position was held.
    Judging,
    Reached,
    Missed(Miss),
}

/// A position being played out against the engine. Its result is a number of stars.
pub type Practice<G> = Exercise<G, Practising<G>>;

#[derive(Clone, Debug)]
pub struct Practising<G: Game> {
    group: &'static Group,
    place: usize,
    played: u8,
    hints: u8,
    hinted: Option<G::Move>,
    /// True if the engine has failed to give the hint.
    unhinted: bool,
    slipped: bool,
}

impl<G: Game> Task<G> for Practising<G> {
    type Stage = PracticeStage;
    type Result = u32;

    fn phase(stage: &PracticeStage) -> Phase {
        match stage {
            PracticeStage::Asked => Phase::Asked,
            PracticeStage::Hinting | PracticeStage::Thinking | PracticeStage::Judging => Phase::Waiting,
            PracticeStage::Reached | PracticeStage::Missed(_) => Phase::Over,
        }
    }

    fn attempt(run: &mut Practice<G>, m: G::Move) {
        run.play(m);
        (run.task.hinted, run.task.unhinted, run.task.played) = (None, false, run.task.played + 1);
        if run.is_decided() {
            return;
        }
        run.enter(match (run.left(), run.goal()) {
            (0, PracticeGoal::Win(_)) => PracticeStage::Missed(Miss::Late),
            (0, PracticeGoal::Hold(_)) => PracticeStage::Judging,
            _ => PracticeStage::Thinking,
        });
        if !run.is_over() {
            let request = run.question(run.board.tree().game_record(), within(EFFORT));
            run.effects.push(ExerciseEffect::AskSoon(request));
        }
    }

    fn hear(run: &mut Practice<G>, advice: Advice) {
        let mv = advice.mv.and_then(|text| run.board.position().read_uci(&text).ok());
        // A score is given for the side to move; in a hint that is the reader.
        let sign = if run.stage == PracticeStage::Hinting { 1 } else { -1 };
        let worth = advice.score.map(|score| centipawns(score) * sign);
        match (run.stage, mv) {
            (PracticeStage::Hinting, mv) => {
                run.task.hints += u8::from(mv.is_some());
                (run.task.hinted, run.task.unhinted) = (mv, mv.is_none());
                run.board.arrive();
                run.enter(PracticeStage::Asked);
            }
            (PracticeStage::Thinking, Some(m)) => {
                let least = if matches!(run.goal(), PracticeGoal::Win(_)) { SLIPPED } else { HELD };
                run.task.slipped = worth.is_some_and(|worth| worth < least);
                run.play(m);
                if !run.is_decided() {
                    run.enter(PracticeStage::Asked);
                }
            }
            (PracticeStage::Judging, Some(_)) => match worth {
                Some(worth) if worth < HELD => run.enter(PracticeStage::Missed(Miss::Losing)),
                _ => run.reach(),
            },
            _ => run.enter(PracticeStage::Missed(Miss::Silent)),
        }
    }

    /// Requests a hint: the engine's move.
    fn hint(run: &mut Practice<G>) {
        if run.stage == PracticeStage::Asked && run.task.hinted.is_none() {
            run.board.drop_selection();
            run.task.unhinted = false;
            run.ask(PracticeStage::Hinting, within(EFFORT));
        }
    }

    fn again(run: &mut Practice<G>) {
        run.restart(Practice::begin(run.task.group, run.task.place));
    }
}

impl<G: Game> Practice<G> {
    /// Starts an exercise. None if its position cannot be read, which a test rules out.
    pub fn begin(group: &'static Group, place: usize) -> Option<Practice<G>> {
        let start = G::from_fen(list::VARIANT, group.exercises.get(place)?.fen).ok()?;
        let task = Practising { group, place, played: 0, hints: 0, hinted: None, unhinted: false, slipped: false };
        Some(Exercise::set_up(start, PracticeStage::Asked, task))
    }

    /// The group, and the exercise's index in it.
    pub fn place(&self) -> (&'static Group, usize) {
        (self.task.group, self.task.place)
    }

    pub fn goal(&self) -> PracticeGoal {
        self.task.group.exercises[self.task.place].goal
    }

    pub fn left(&self) -> u8 {
        self.goal().moves().saturating_sub(self.task.played)
    }

    /// True if the win is gone or the position is lost, though the exercise continues.
    pub fn has_slipped(&self) -> bool {
        self.task.slipped
    }

    /// Stars earned or still possible. The first two hints cost one star each.
    pub fn stars(&self) -> u8 {
        3 - self.task.hints.min(2)
    }

    pub fn hint(&self) -> Option<G::Move> {
        self.task.hinted
    }

    /// True if a hint was requested and the engine has failed to give it.
    pub fn lacks_hint(&self) -> bool {
        self.task.unhinted
    }

    /// The spelling of the hint's move.
    pub fn hinted(&self) -> Vec<Touch> {
        self.task.hinted.map_or_else(Vec::new, |m| self.board.spelled(m))
    }

    /// True if the game is over, which also ends the exercise.
    fn is_decided(&mut self) -> bool {
        let Some(outcome) = self.board.outcome() else { return false };
        match (outcome.winner, self.goal()) {
            (Some(side), _) if side == self.side => self.reach(),
            (Some(_), _) => self.enter(PracticeStage::Missed(Miss::Lost)),
            (None, PracticeGoal::Hold(_)) => self.reach(),
            (None, PracticeGoal::Win(_)) => self.enter(PracticeStage::Missed(Miss::Drawn)),
        }
        true
    }

    fn reach(&mut self) {
        self.enter(PracticeStage::Reached);
        self.effects.push(ExerciseEffect::Decided(self.stars().into()));
    }
}

/// A score as a number; a forced win or loss exceeds all others.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) if moves > 0 => i32::from(i16::MAX),
        Score::Mate(_) => -i32::from(i16::MAX),
    }
}
