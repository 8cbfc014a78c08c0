//! A puzzle being solved, as a pure reducer. Each move is compared with the solution. A wrong move is played too, and
//! the engine shows the reply that it allows.

mod easy;
mod entry;
mod line;
mod own;
mod progress;
mod shelf;
pub mod storm;

pub use easy::{civil, easy_on_shelf, weekday};
pub use entry::Shelf;
pub use line::{SHELF, ShelfLine};
pub use own::{Mistake, OWN, mistakes};
pub use progress::{DayMark, Missed, PuzzleProgress, Tried, Week, is_done, streak, week};
pub use shelf::{PuzzleId, ShelfList, about_on_shelf, day_of, near_on_shelf, on_shelf, storm_on_shelf};

use self::own::Measure;
use super::NodeId;
use super::exercise::{Advice, Exercise, ExerciseEffect, Phase, Task, within};
use super::review::effort;
use crate::game::{Game, Side, Style, Touch};
use crate::puzzle::{Puzzle, PuzzleFault};
use crate::search::{Limits, Score};

/// Nodes that the engine may spend on refuting a move: about a tenth of a second, with the same result everywhere.
const REFUTATION: u64 = 40_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleStage {
    /// The solver is to move.
    Asked,
    /// The right move was found; the opponent replies soon.
    Replying,
    /// The engine compares another move with its own: a mistake may have several remedies.
    Weighing,
    /// The engine looks for the reply to a wrong move.
    Judging,
    /// The reply to a wrong move, in notation, with the number of moves to mate if it mates. None if there is no reply.
    Refuted(Option<(String, Option<u32>)>),
    Solved,
    Shown,
}

/// A puzzle being solved. Its result is true if it was solved at once and without help.
pub type Attempt<G> = Exercise<G, Solving<G>>;

#[derive(Clone, Debug)]
pub struct Solving<G: Game> {
    puzzle: Puzzle,
    moves: Vec<G::Move>,
    /// Number of moves of the solution played so far.
    played: usize,
    /// The node at which the solver is asked.
    here: NodeId,
    decided: bool,
    /// The last node of the solution, once it is over.
    end: NodeId,
    /// The wrong moves tried, each with the reply that refutes it.
    tries: Vec<(String, String)>,
    /// The criterion for other moves; none if only one move is right.
    measure: Option<Measure<G::Move>>,
}

impl<G: Game> Task<G> for Solving<G> {
    type Stage = PuzzleStage;
    type Result = bool;

    fn phase(stage: &PuzzleStage) -> Phase {
        match stage {
            PuzzleStage::Asked => Phase::Asked,
            PuzzleStage::Replying | PuzzleStage::Weighing | PuzzleStage::Judging => Phase::Waiting,
            PuzzleStage::Refuted(_) => Phase::Wrong,
            PuzzleStage::Solved | PuzzleStage::Shown => Phase::Over,
        }
    }

    fn attempt(run: &mut Attempt<G>, mv: G::Move) {
        let right = run.task.moves.get(run.task.played) == Some(&mv);
        let is_mistake = run.task.measure.is_none_or(|measure| measure.played == mv);
        run.play(mv);
        if run.is_won() || right && run.task.played + 1 == run.task.moves.len() {
            run.decide(PuzzleStage::Solved);
        } else if right {
            run.task.played += 1;
            run.enter(PuzzleStage::Replying);
            run.effects.push(ExerciseEffect::AnswerSoon);
        } else if is_mistake {
            run.refute();
        } else {
            run.weigh();
        }
    }

    /// The opponent replies as in the solution.
    fn answer(run: &mut Attempt<G>) {
        if run.stage != PuzzleStage::Replying {
            return;
        }
        if let Some(&mv) = run.task.moves.get(run.task.played) {
            run.play(mv);
            run.task.played += 1;
        }
        run.task.here = run.board.tree().current();
        run.enter(PuzzleStage::Asked);
    }

    fn hear(run: &mut Attempt<G>, advice: Advice) {
        // Without an engine the wrong move stays wrong, and any other move remains unjudged.
        let Some(text) = advice.mv else { return run.enter(PuzzleStage::Refuted(None)) };
        if run.stage == PuzzleStage::Weighing && run.is_good_enough(advice.score) {
            return run.decide(PuzzleStage::Solved);
        }
        let mate = match advice.score {
            Some(Score::Mate(moves)) if moves > 0 => Some(moves.unsigned_abs()),
            _ => None,
        };
        let tried = run.board.tree().text(run.board.tree().current()).to_owned();
        let answer = run.board.position().read_uci(&text).ok().map(|mv| {
            let text = run.board.position().notation(mv, Style::Leslie);
            if run.task.tries.iter().all(|(known, _)| *known != tried) {
                run.task.tries.push((tried, text.clone()));
            }
            run.play(mv);
            (text, mate)
        });
        run.decide(PuzzleStage::Refuted(answer));
    }

    fn hint(run: &mut Attempt<G>) {
        if run.is_over() {
            return;
        }
        // A right move whose reply was still to come stays.
        if run.stage != PuzzleStage::Replying {
            Self::again(run);
        }
        for mv in run.task.moves.split_off(run.task.played) {
            run.play(mv);
        }
        run.decide(PuzzleStage::Shown);
    }

    fn again(run: &mut Attempt<G>) {
        run.go_back(run.task.here);
        run.enter(PuzzleStage::Asked);
    }
}

impl<G: Game> Attempt<G> {
    /// Sets up a puzzle.
    ///
    /// # Errors
    /// The position or a move of the solution is illegal.
    pub fn new(variant: &str, puzzle: Puzzle) -> Result<Attempt<G>, PuzzleFault> {
        let (positions, moves) = puzzle.replay::<G>(variant)?;
        let start = positions.into_iter().next().ok_or(PuzzleFault::Shape)?;
        let task =
            Solving { puzzle, moves, played: 0, here: 0, decided: false, end: 0, tries: Vec::new(), measure: None };
        Ok(Exercise::set_up(start, PuzzleStage::Asked, task))
    }

    /// Sets up a mistake of the player's own.
    ///
    /// # Errors
    /// The position or one of the moves is illegal.
    pub fn at_mistake(mistake: &Mistake) -> Result<Attempt<G>, PuzzleFault> {
        let mut attempt = Attempt::new(&mistake.variant, mistake.puzzle())?;
        attempt.task.measure = Some(mistake.measure(attempt.board.position())?);
        Ok(attempt)
    }

    /// The mistake to improve on, if the puzzle is one of the player's own.
    pub fn mistake(&self) -> Option<G::Move> {
        self.task.measure.as_ref().map(|measure| measure.played)
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.task.puzzle
    }

    /// The next move of the solution, while the solver is to move.
    pub fn next_move(&self) -> Option<G::Move> {
        (self.stage == PuzzleStage::Asked).then(|| self.task.moves.get(self.task.played).copied()).flatten()
    }

    /// Number of moves of the solution played so far.
    pub fn played(&self) -> usize {
        self.task.played
    }

    /// The revealed part of the next move's spelling: the piece, or also where it goes. A piece from beside the board
    /// is revealed with what pays for it.
    pub fn hinted(&self, whole: bool) -> Vec<Touch> {
        let Some(mv) = self.next_move() else { return Vec::new() };
        let mut touches = self.board.spelled(mv);
        if !whole {
            let place = touches.iter().position(|touch| matches!(touch, Touch::Cell(_))).unwrap_or(0);
            touches.truncate(place.max(1));
        }
        touches
    }

    /// Takes note of a hint. The puzzle no longer counts as solved at once.
    pub fn take_hint(&mut self) -> Vec<ExerciseEffect<bool>> {
        let first = !self.is_over() && !std::mem::replace(&mut self.task.decided, true);
        if first { vec![ExerciseEffect::Decided(false)] } else { Vec::new() }
    }

    /// The nodes of the solution after the first position, once it is over.
    pub fn steps(&self) -> Vec<NodeId> {
        self.board.tree().path_to(self.task.end).split_off(1)
    }

    /// The wrong moves tried, each with the reply that refutes it.
    pub fn tries(&self) -> &[(String, String)] {
        &self.task.tries
    }

    /// Asks the engine whether a move is as good as its own.
    fn weigh(&mut self) {
        match self.board.outcome() {
            // The game is not won, but a draw may be the best result possible.
            Some(_) if self.is_good_enough(Some(Score::Centipawns(0))) => self.decide(PuzzleStage::Solved),
            Some(_) => self.refute(),
            None => self.ask(PuzzleStage::Weighing, effort(1)),
        }
    }

    /// Asks the engine for a reply that refutes the wrong move.
    fn refute(&mut self) {
        self.decide(PuzzleStage::Refuted(None));
        if self.board.outcome().is_none() {
            self.ask(PuzzleStage::Judging, Limits { shortest: true, ..within(REFUTATION) });
        }
    }

    /// True if a move other than the engine's is good enough. The score is given for the side that replies.
    fn is_good_enough(&self, score: Option<Score>) -> bool {
        let allows = |(measure, score): (Measure<G::Move>, Score)| measure.allows(score.told_to(Side::Black));
        self.task.measure.zip(score).is_some_and(allows)
    }

    fn decide(&mut self, stage: PuzzleStage) {
        if !std::mem::replace(&mut self.task.decided, true) {
            self.effects.push(ExerciseEffect::Decided(stage == PuzzleStage::Solved));
        }
        if matches!(stage, PuzzleStage::Solved | PuzzleStage::Shown) {
            self.task.end = self.board.tree().current();
        }
        self.enter(stage);
    }
}
