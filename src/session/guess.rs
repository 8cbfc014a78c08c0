//! Guess the move: the reader follows a played game from one side and guesses each of its moves before it is shown. The
//! engine compares the guess with the game's move. The games are data in [`list`].

mod judged;
pub mod list;

pub use judged::{JudgedGuess, MOST, Rating};
pub use list::{GuessGame, entries, find, name};

use self::judged::Guess;
use super::exercise::{Advice, Exercise, ExerciseEffect, Phase, Task};
use crate::game::game_record::Replay;
use crate::game::{Game, Side};

/// Number of moves shown before the first guess.
const SEEN: usize = 4;

#[derive(Clone, PartialEq, Debug)]
pub enum GuessStage {
    /// Moves of the game are being shown.
    Watching,
    /// The reader has to guess.
    Asked,
    /// The engine is judging the guess.
    Judging,
    Judged(JudgedGuess),
    Over,
}

/// A game whose moves are guessed. Its result is in percent of the possible points.
pub type Guessing<G> = Exercise<G, Guesses<G>>;

#[derive(Clone, Debug)]
pub struct Guesses<G: Game> {
    entry: GuessGame,
    moves: Vec<G::Move>,
    guess: Option<Guess<G::Move>>,
    /// Points so far, and the number of guesses that count.
    points: u32,
    guesses: u32,
}

impl<G: Game> Task<G> for Guesses<G> {
    type Stage = GuessStage;
    type Result = u32;

    fn phase(stage: &GuessStage) -> Phase {
        match stage {
            GuessStage::Asked => Phase::Asked,
            GuessStage::Watching | GuessStage::Judging | GuessStage::Judged(_) => Phase::Waiting,
            GuessStage::Over => Phase::Over,
        }
    }

    fn attempt(run: &mut Guessing<G>, mv: G::Move) {
        run.judge(mv);
    }

    /// Plays the next move that needs no guess.
    fn answer(run: &mut Guessing<G>) {
        if run.stage == GuessStage::Watching {
            run.step();
        }
    }

    fn hear(run: &mut Guessing<G>, advice: Advice) {
        run.compare_with(advice);
    }

    /// Plays the game's move without a guess.
    fn hint(run: &mut Guessing<G>) {
        if run.stage == GuessStage::Asked {
            run.settle(None, Rating::Shown, (0, 0));
        }
    }

    fn again(run: &mut Guessing<G>) {
        let start = run.board.tree().at(0).clone();
        run.restart(Some(Guessing::at_start(run.task.entry, run.side, start, run.task.moves.clone())));
    }

    /// Skips the moves that are only shown, or continues after a judged guess.
    fn next(run: &mut Guessing<G>) {
        match run.stage {
            GuessStage::Watching => {
                while run.stage == GuessStage::Watching {
                    run.effects.clear();
                    run.step();
                }
            }
            GuessStage::Judged(_) if run.played() < run.task.moves.len() => {
                run.enter(GuessStage::Watching);
                run.step();
            }
            GuessStage::Judged(_) => run.finish(),
            GuessStage::Asked | GuessStage::Judging | GuessStage::Over => {}
        }
    }
}

impl<G: Game> Guessing<G> {
    /// Starts a game at the end of its opening. Also returns the first effects.
    pub fn begin(entry: GuessGame, side: Side, replay: Replay<G>) -> (Guessing<G>, Vec<ExerciseEffect>) {
        let moves = replay.moves.into_iter().map(|(mv, _)| mv).collect();
        let mut guessing = Guessing::at_start(entry, side, replay.start, moves);
        guessing.close();
        let effects = std::mem::take(&mut guessing.effects);
        (guessing, effects)
    }

    /// A begun game as text: its name, the number of moves played, the points, and the number of guesses that count.
    pub fn kept(&self) -> Option<String> {
        let Guesses { entry, points, guesses, .. } = self.task;
        let is_begun = self.count().0 > 0 && !self.is_over();
        is_begun.then(|| format!("{} {} {points} {guesses}", name(entry, self.side), self.played()))
    }

    /// Continues this game from such a text. One that does not fit leaves the game at its beginning.
    pub fn resume(&mut self, text: &str) {
        let Some(rest) = text.strip_prefix(&format!("{} ", name(self.task.entry, self.side))) else { return };
        let numbers: Vec<u32> = rest.split(' ').map_while(|number| number.parse().ok()).collect();
        let [played, points, guesses] = numbers[..] else { return };
        let (first, played) = (self.task.entry.from, played as usize);
        let is_possible = (first..=self.task.moves.len()).contains(&played)
            && guesses as usize <= (first..played).filter(|ply| self.is_own(*ply)).count()
            && points <= guesses * MOST;
        if is_possible {
            for place in self.played()..played {
                self.board.play(self.task.moves[place]);
            }
            self.board.arrive();
            self.board.show_last_move();
            (self.task.points, self.task.guesses) = (points, guesses);
            self.close();
        }
    }

    fn at_start(entry: GuessGame, side: Side, start: G, moves: Vec<G::Move>) -> Guessing<G> {
        let task = Guesses { entry, moves, guess: None, points: 0, guesses: 0 };
        let mut run = Exercise::set_up(start, GuessStage::Watching, task);
        (run.side, run.effects) = (side, vec![ExerciseEffect::AnswerSoon]);
        run.board.set_orientation(side);
        for &mv in run.task.moves.iter().take(entry.from.saturating_sub(SEEN)) {
            run.board.play(mv);
        }
        run.board.arrive();
        run.board.show_last_move();
        run
    }

    pub fn entry(&self) -> GuessGame {
        self.task.entry
    }

    /// Number of moves of the game played so far.
    pub fn played(&self) -> usize {
        match self.stage {
            // The reader may walk through the game.
            GuessStage::Over => self.task.moves.len(),
            _ => self.board.tree().depth() - usize::from(self.stage == GuessStage::Judging),
        }
    }

    /// The points so far, and the maximum possible.
    pub fn points(&self) -> (u32, u32) {
        (self.task.points, self.task.guesses * MOST)
    }

    /// The number of moves guessed, and of all moves to guess.
    pub fn count(&self) -> (usize, usize) {
        let own = |ply: &usize| self.is_own(*ply);
        let first = self.task.entry.from;
        ((first..self.played()).filter(own).count(), (first..self.task.moves.len()).filter(own).count())
    }

    /// The number of the guess that is due or has just been judged, from 1.
    pub fn place(&self) -> usize {
        let (done, all) = self.count();
        let is_past = matches!(self.stage, GuessStage::Judged(_) | GuessStage::Over);
        (done + usize::from(!is_past)).min(all)
    }

    /// True if the guessing side plays the move at this ply, counted from 0.
    fn is_own(&self, ply: usize) -> bool {
        let start = self.board.tree().at(0).side_to_move();
        (if ply.is_multiple_of(2) { start } else { !start }) == self.side
    }

    /// True if the move at this ply is shown without a guess.
    fn is_only_seen(&self, ply: usize) -> bool {
        ply < self.task.entry.from || ply < self.task.moves.len() && !self.is_own(ply)
    }

    /// Plays the next move that needs no guess, then asks for a guess if it is due.
    fn step(&mut self) {
        if self.is_only_seen(self.played()) {
            self.play(self.task.moves[self.played()]);
        }
        let ply = self.played();
        if self.is_only_seen(ply) {
            self.effects.push(ExerciseEffect::AnswerSoon);
        } else if ply < self.task.moves.len() {
            self.enter(GuessStage::Asked);
        } else {
            self.finish();
        }
    }

    fn finish(&mut self) {
        self.enter(GuessStage::Over);
        let (points, most) = self.points();
        // Without an engine no guess may have counted, and 0 % would be wrong.
        if let Some(percent) = (points * 100).checked_div(most) {
            self.effects.push(ExerciseEffect::Decided(percent));
        }
    }
}
