//! The judgement of a guess: the engine scores the guess, then the game's move.

use super::super::exercise::{Advice, ExerciseEffect, within};
use super::super::review::judge::{Verdict, chances, verdict};
use super::super::review::reasons::{Case, MistakeReason, reason};
use super::{GuessStage, Guessing};
use crate::game::{Game, GameRecord, Side};
use crate::search::Score;

/// Nodes that the engine may spend on the guess, and again on the game's move.
const EFFORT: u64 = 60_000;
/// A guess that loses less than this, in percent of winning chances, is as good as the game's move.
const AS_GOOD: f64 = 1.0;
/// Maximum points for a guess.
pub const MOST: u32 = 3;

#[derive(Clone, PartialEq, Debug)]
pub enum Rating {
    /// The game's move itself.
    Same,
    AsGood,
    /// Nearly as good.
    Near,
    /// Playable, with its drawback.
    Playable(MistakeReason),
    /// A mistake, with the reason.
    Bad(MistakeReason),
    Shown,
    /// Not judged, because there is no engine; it does not count.
    Unknown,
}

impl Rating {
    /// Points for the rating; none if it does not count.
    pub const fn points(&self) -> Option<u32> {
        match self {
            Rating::Same | Rating::AsGood => Some(MOST),
            Rating::Near => Some(2),
            Rating::Playable(_) => Some(1),
            Rating::Bad(_) | Rating::Shown => Some(0),
            Rating::Unknown => None,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct JudgedGuess {
    /// The guess, in notation.
    pub guess: String,
    /// The game's move, in notation.
    pub game: String,
    pub rating: Rating,
    /// The winning chances of the guessing side after the game's move and after the guess, in percent.
    pub chances: (u32, u32),
}

/// A guess that the engine is judging.
#[derive(Clone, Debug)]
pub(super) struct Guess<M> {
    mv: M,
    /// The score and the expected line, once known.
    found: Option<(Score, Vec<String>)>,
}

impl<G: Game> Guessing<G> {
    pub(super) fn judge(&mut self, mv: G::Move) {
        if self.task.moves.get(self.played()) == Some(&mv) {
            return self.settle(Some(mv), Rating::Same, (0, 0));
        }
        self.play(mv);
        self.enter(GuessStage::Judging);
        let found = self.over().map(|score| (score, Vec::new()));
        let known = found.is_some();
        self.task.guess = Some(Guess { mv, found });
        if known { self.ask_about_game() } else { self.ask_about(self.board.tree().game_record()) }
    }

    fn over(&self) -> Option<Score> {
        let outcome = self.board.outcome()?;
        Some(outcome.winner.map_or(Score::Centipawns(0), |side| Score::Mate(1).told_to(side).told_to(self.side)))
    }

    fn ask_about(&mut self, record: GameRecord) {
        let request = self.question(record, within(EFFORT));
        self.effects.push(ExerciseEffect::Ask(request));
    }

    /// Asks the engine about the game's move instead of the guess.
    fn ask_about_game(&mut self) {
        let (before, mv) = (self.before(), self.task.moves[self.played()]);
        let last = before.play_unchecked(mv);
        match last.outcome() {
            // A move that ended the game needs no engine.
            Some(outcome) => {
                let won = outcome.winner.map_or(Score::Centipawns(0), |_| Score::Mate(1));
                self.compare(won, Vec::new());
            }
            None => {
                let mut record = self.board.tree().game_record();
                record.moves.pop();
                record.moves.push(before.uci(mv));
                self.ask_about(record);
            }
        }
    }

    /// The position in which the move is guessed.
    fn before(&self) -> G {
        let tree = self.board.tree();
        tree.at(tree.path()[self.played()]).clone()
    }

    pub(super) fn compare_with(&mut self, advice: Advice) {
        let Some(guess) = &mut self.task.guess else { return };
        // The score is given for the side to move next.
        let Some(score) = advice.score.map(|score| score.told_to(Side::Black)) else {
            let mv = guess.mv;
            return self.settle(Some(mv), Rating::Unknown, (0, 0));
        };
        if guess.found.is_none() {
            guess.found = Some((score, advice.line));
            self.ask_about_game();
        } else {
            self.compare(score, advice.line);
        }
    }

    fn compare(&mut self, was: Score, line: Vec<String>) {
        let Some(Guess { mv, found: Some((is, answer)) }) = self.task.guess.take() else { return };
        let before = self.before();
        let better: Vec<String> = [before.uci(self.task.moves[self.played()])].into_iter().chain(line).collect();
        let because = || reason(&Case { before: &before, mv, was, is, better: &better, answer: &answer });
        let cost = chances(was) - chances(is);
        let rating = match verdict(was, is) {
            None if cost < AS_GOOD => Rating::AsGood,
            None => Rating::Near,
            Some(Verdict::Inaccuracy) => Rating::Playable(because()),
            Some(Verdict::Mistake | Verdict::Blunder) => Rating::Bad(because()),
        };
        let hundredths = |score| chances(score).round() as u32;
        self.settle(Some(mv), rating, (hundredths(was), hundredths(is)));
    }

    /// Plays the game's move and rates the guess.
    pub(super) fn settle(&mut self, guess: Option<G::Move>, rating: Rating, chances: (u32, u32)) {
        if self.stage == GuessStage::Judging {
            let here = self.board.tree().path()[self.played()];
            self.go_back(here);
            self.stage = GuessStage::Asked;
        }
        self.task.guess = None;
        let mv = self.task.moves[self.played()];
        let text = |m| self.board.position().notation(m, Default::default());
        let judged = JudgedGuess { guess: guess.map(text).unwrap_or_default(), game: text(mv), rating, chances };
        self.play(mv);
        if let Some(points) = judged.rating.points() {
            self.task.points += points;
            self.task.guesses += 1;
        }
        self.enter(GuessStage::Judged(judged));
    }
}
