//! A storm: as many puzzles as possible in three minutes, from easy to hard. A pure reducer; each action comes with the
//! current time in milliseconds.

use std::collections::VecDeque;

use super::{Attempt, PuzzleId};
use crate::game::Game;
use crate::puzzle::Puzzle;
use crate::session::{ExerciseAction, ExerciseEffect};

/// Length of a storm, in milliseconds.
pub const TIME: u64 = 180_000;
/// Penalty for a wrong move, in milliseconds.
pub const COST: u64 = 10_000;
/// Bonus times for this many correct moves in a row, in milliseconds. After the last, its bonus repeats every ten
/// moves.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/ui/storm/src/config.ts>.
const BONUS: [(u32, u64); 4] = [(5, 3_000), (12, 5_000), (20, 7_000), (30, 10_000)];
/// Remaining times at which the clock is announced, in milliseconds.
const TOLD: [u64; 3] = [60_000, 30_000, 10_000];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StormStage {
    /// The clock starts with the first move.
    Waiting,
    /// The clock runs until this time.
    Running(u64),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StormSaid {
    /// A time bonus, in seconds.
    Bonus(u64),
    Wrong,
    /// Remaining time, in seconds.
    Left(u64),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StormAction {
    /// Adds puzzles; true if no more will follow.
    Come(Vec<(PuzzleId, Puzzle)>, bool),
    /// An action on the puzzle shown.
    Attempt(ExerciseAction),
    Tick,
    /// The player ends the storm early.
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StormEffect {
    /// Send [`ExerciseAction::Answer`] once the move has been shown.
    AnswerSoon,
    /// The storm is over; record its result.
    Over,
}

#[derive(Clone, Debug)]
pub struct Storm<G: Game> {
    stage: StormStage,
    shown: Option<(PuzzleId, Attempt<G>)>,
    /// The puzzle shown last, while the next one is awaited.
    last: Option<(PuzzleId, Attempt<G>)>,
    waiting: VecDeque<(PuzzleId, Puzzle)>,
    complete: bool,
    solved: u32,
    /// The missed puzzles with their first positions.
    missed: Vec<(PuzzleId, G)>,
    combo: u32,
    said: Option<StormSaid>,
    /// The lowest remaining time announced so far.
    told: u64,
}

impl<G: Game> Default for Storm<G> {
    fn default() -> Storm<G> {
        Storm {
            stage: StormStage::Waiting,
            shown: None,
            last: None,
            waiting: VecDeque::new(),
            complete: false,
            solved: 0,
            missed: Vec::new(),
            combo: 0,
            said: None,
            told: TIME,
        }
    }
}

impl<G: Game> Storm<G> {
    pub fn stage(&self) -> StormStage {
        self.stage
    }

    /// The current puzzle; after the end, the puzzle left unsolved, or else the last one.
    pub fn shown(&self) -> Option<&(PuzzleId, Attempt<G>)> {
        self.shown.as_ref()
    }

    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// The missed puzzles with their first positions, in order.
    pub fn missed(&self) -> &[(PuzzleId, G)] {
        &self.missed
    }

    /// Number of right moves since the last wrong one.
    pub fn combo(&self) -> u32 {
        self.combo
    }

    pub fn said(&self) -> Option<StormSaid> {
        self.said
    }

    /// Remaining time, in milliseconds.
    pub fn left(&self, now: u64) -> u64 {
        match self.stage {
            StormStage::Waiting => TIME,
            StormStage::Running(end) => end.saturating_sub(now),
            StormStage::Over => 0,
        }
    }

    pub fn update(&mut self, action: StormAction, now: u64) -> Vec<StormEffect> {
        let mut effects = Vec::new();
        if self.stage == StormStage::Over {
            return effects;
        }
        if matches!(self.stage, StormStage::Running(_)) && self.left(now) == 0 {
            self.finish(&mut effects);
            return effects;
        }
        match action {
            StormAction::Come(puzzles, complete) => {
                self.waiting.extend(puzzles);
                // The files arrived at different times, each sorted from easy to hard.
                self.waiting.make_contiguous().sort_by_key(|(_, puzzle)| puzzle.rating);
                self.complete |= complete;
                if self.shown.is_none() {
                    self.next(&mut effects);
                }
            }
            StormAction::Attempt(action) => self.attempt(action, now, &mut effects),
            StormAction::Tick => self.tick(now),
            StormAction::End => self.finish(&mut effects),
        }
        effects
    }

    fn attempt(&mut self, action: ExerciseAction, now: u64, effects: &mut Vec<StormEffect>) {
        let Some((id, attempt)) = &mut self.shown else { return };
        for effect in attempt.update(action) {
            match effect {
                // A storm does not show what a wrong move allows.
                ExerciseEffect::Ask(_) | ExerciseEffect::AskSoon(_) => {}
                ExerciseEffect::AnswerSoon => {
                    effects.push(StormEffect::AnswerSoon);
                    self.said = None;
                    self.right(now);
                    return;
                }
                ExerciseEffect::Decided(true) => {
                    self.solved += 1;
                    self.said = None;
                    self.right(now);
                    return self.next(effects);
                }
                ExerciseEffect::Decided(false) => {
                    self.missed.push((id.clone(), attempt.board().tree().at(0).clone()));
                    self.combo = 0;
                    self.said = Some(StormSaid::Wrong);
                    self.stage = StormStage::Running(self.end(now).saturating_sub(COST));
                    return self.next(effects);
                }
            }
        }
    }

    /// The time at which the storm ends.
    fn end(&self, now: u64) -> u64 {
        if let StormStage::Running(end) = self.stage { end } else { now + TIME }
    }

    fn right(&mut self, now: u64) {
        self.combo += 1;
        let (last, most) = BONUS[BONUS.len() - 1];
        let again = (self.combo > last && (self.combo - last).is_multiple_of(10)).then_some(most);
        let bonus = BONUS.iter().find(|(moves, _)| *moves == self.combo).map(|(_, millis)| *millis).or(again);
        if let Some(millis) = bonus {
            self.said = Some(StormSaid::Bonus(millis / 1000));
        }
        self.stage = StormStage::Running(self.end(now) + bonus.unwrap_or(0));
    }

    fn tick(&mut self, now: u64) {
        let left = self.left(now);
        if let Some(mark) = TOLD.into_iter().filter(|mark| left <= *mark && *mark < self.told).min() {
            self.told = mark;
            self.said = Some(StormSaid::Left(mark / 1000));
        }
    }

    /// Goes to the next puzzle that the rules can read.
    fn next(&mut self, effects: &mut Vec<StormEffect>) {
        while let Some((id, puzzle)) = self.waiting.pop_front() {
            if let Ok(attempt) = Attempt::new(&id.variant, puzzle) {
                self.shown = Some((id, attempt));
                return;
            }
        }
        if self.complete {
            self.finish(effects);
        } else {
            self.last = self.shown.take().or(self.last.take());
        }
    }

    fn finish(&mut self, effects: &mut Vec<StormEffect>) {
        self.stage = StormStage::Over;
        self.said = None;
        self.shown = self.shown.take().or(self.last.take());
        effects.push(StormEffect::Over);
    }
}
