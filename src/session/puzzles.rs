//! A puzzle that somebody solves at a board: a pure reducer. Each turn of the solver is compared with the solution; a wrong one is
//! played all the same, and the engine shows what it allows.

mod own;
mod progress;
mod shelf;
pub mod storm;

pub use own::{Mistake, OWN, mistakes};
pub use progress::{Missed, PuzzleProgress, Tried, streak};
pub use shelf::{PuzzleId, SHELF, Shelf, ShelfList, about_on_shelf, day_of, on_shelf, storm_on_shelf};

use self::own::Measure;
use super::review::effort;
use super::{Access, Board, BoardAction, Done, NodeId, TableAction, Tree};
use crate::engine::{Asker, QuestionId, Reply, Request};
use crate::game::{Game, Outcome, Reason, Side};
use crate::puzzle::{Puzzle, PuzzleFault};
use crate::search::{Limits, Score};

/// What the engine may spend on showing what is wrong with a turn, in nodes: a tenth of a second, and the same everywhere.
const REFUTATION: u64 = 40_000;

/// How far the solver has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleStage {
    /// It is on the solver.
    Asked,
    /// The right turn was found; the opponent answers soon.
    Replying,
    /// The engine looks whether a turn is as good as its own: a mistake may have several remedies.
    Weighing(u32),
    /// The engine looks for the answer to a wrong turn.
    Judging(u32),
    /// The answer to a wrong turn, as records write it, and how many turns it mates in if it does; none if there is no answer.
    Refuted(Option<(String, Option<u32>)>),
    /// The solution was found.
    Solved,
    /// The solution was shown.
    Shown,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleAction {
    /// Something is done at the board.
    Board(BoardAction),
    /// The opponent answers now.
    Answer,
    /// The engine said something.
    Reply(Reply),
    /// Back to where the wrong turn was made.
    Again,
    /// Show the solution.
    Show,
}

impl From<TableAction> for PuzzleAction {
    fn from(action: TableAction) -> PuzzleAction {
        PuzzleAction::Board(action.into())
    }
}

/// What is to be done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleEffect {
    /// Tell the engine this.
    Ask(Request),
    /// Say [`Action::Answer`] when the turn has been seen to land.
    AnswerSoon,
    /// It is decided whether it was solved, without help and at once.
    Decided(bool),
}

/// A puzzle at a board.
#[derive(Clone, Debug)]
pub struct Attempt<G: Game> {
    board: Board<G>,
    puzzle: Puzzle,
    moves: Vec<G::Move>,
    /// How many turns of the solution have been played.
    played: usize,
    /// Where the solver is asked.
    here: NodeId,
    stage: PuzzleStage,
    decided: bool,
    questions: u32,
    /// What the position is worth after the turn that the engine looks at, to who answers it.
    score: Option<Score>,
    /// How other turns are weighed; none if there is one that is right.
    measure: Option<Measure<G::Move>>,
}

impl<G: Game> Attempt<G> {
    /// A puzzle, set up.
    ///
    /// # Errors
    /// The rules do not know its position or a turn of its solution.
    pub fn new(variant: &str, puzzle: Puzzle) -> Result<Attempt<G>, PuzzleFault> {
        let (positions, moves) = puzzle.replay::<G>(variant)?;
        let start = positions.into_iter().next().ok_or(PuzzleFault::Shape)?;
        let side = start.side_to_move();
        let board = Board::new(Tree::new(start), side);
        let stage = PuzzleStage::Asked;
        let (decided, score, measure) = (false, None, None);
        Ok(Attempt { board, puzzle, moves, played: 0, here: 0, stage, decided, questions: 0, score, measure })
    }

    /// One's own mistake, set up.
    ///
    /// # Errors
    /// The rules do not know its position, or one of its turns.
    pub fn at_mistake(mistake: &Mistake) -> Result<Attempt<G>, PuzzleFault> {
        let attempt = Attempt::new(&mistake.variant, mistake.puzzle())?;
        let measure = Some(mistake.measure(attempt.board.position())?);
        Ok(Attempt { measure, ..attempt })
    }

    /// The mistake that is to be mended, if this is one's own.
    pub fn mistake(&self) -> Option<G::Move> {
        self.measure.as_ref().map(|measure| measure.played)
    }

    /// The board.
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How far the solver has come.
    pub fn stage(&self) -> &PuzzleStage {
        &self.stage
    }

    /// Who solves.
    pub fn solver(&self) -> Side {
        self.board.tree().at(0).side_to_move()
    }

    /// Whether nothing is left to be found.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown)
    }

    /// Changes the puzzle.
    pub fn update(&mut self, action: impl Into<PuzzleAction>) -> Vec<PuzzleEffect> {
        let mut effects = Vec::new();
        match action.into() {
            PuzzleAction::Board(action) => self.at_board(action, &mut effects),
            PuzzleAction::Answer if self.stage == PuzzleStage::Replying => self.answer(),
            PuzzleAction::Answer => {}
            PuzzleAction::Reply(reply) => self.hear(reply, &mut effects),
            PuzzleAction::Again => self.again(),
            PuzzleAction::Show => self.show(&mut effects),
        }
        effects
    }

    fn at_board(&mut self, action: BoardAction, effects: &mut Vec<PuzzleEffect>) {
        // Whoever touches the board after a wrong turn wants to try again.
        if matches!(self.stage, PuzzleStage::Refuted(_)) && action != BoardAction::Flip {
            return self.again();
        }
        let walks = matches!(action, BoardAction::Undo | BoardAction::Redo | BoardAction::GoTo(_));
        if walks && !self.is_over() {
            return;
        }
        match self.board.update(action) {
            Done::Move(mv) if self.stage == PuzzleStage::Asked => self.attempt(mv, effects),
            Done::Travelled => {
                self.board.arrive();
                self.close();
            }
            Done::Move(_) | Done::Touched | Done::Nothing | Done::Premove(_) | Done::Flipped => {}
        }
    }

    fn attempt(&mut self, mv: G::Move, effects: &mut Vec<PuzzleEffect>) {
        let right = self.moves.get(self.played) == Some(&mv);
        self.play(mv);
        let wins = |outcome: Outcome| outcome.winner == Some(self.solver());
        if self.board.outcome().is_some_and(wins) || right && self.played + 1 == self.moves.len() {
            self.stage = PuzzleStage::Solved;
            self.decide(true, effects);
        } else if right {
            self.played += 1;
            self.stage = PuzzleStage::Replying;
            effects.push(PuzzleEffect::AnswerSoon);
        } else {
            match self.measure.filter(|measure| measure.played != mv) {
                Some(_) => self.weigh(effects),
                None => self.refute(effects),
            }
        }
        self.close();
    }

    /// Asks the engine whether a turn is as good as its own.
    fn weigh(&mut self, effects: &mut Vec<PuzzleEffect>) {
        if self.board.outcome().is_some() {
            // It is not won; but a draw may be all that there was.
            (self.score, self.stage) = (Some(Score::Centipawns(0)), PuzzleStage::Weighing(self.questions));
            return self.answered(None, effects);
        }
        let number = self.ask(effort(1), effects);
        self.stage = PuzzleStage::Weighing(number);
    }

    /// Asks the engine what the wrong turn allows.
    fn refute(&mut self, effects: &mut Vec<PuzzleEffect>) {
        self.decide(false, effects);
        if self.board.outcome().is_some() {
            self.stage = PuzzleStage::Refuted(None);
            return;
        }
        let number = self.ask(Limits { nodes: Some(REFUTATION), ..Limits::default() }, effects);
        self.stage = PuzzleStage::Judging(number);
    }

    /// Asks the engine about the position; the number of the question.
    fn ask(&mut self, limits: Limits, effects: &mut Vec<PuzzleEffect>) -> u32 {
        self.questions += 1;
        self.score = None;
        let id = QuestionId { asker: Asker::Puzzle, number: self.questions };
        effects.push(PuzzleEffect::Ask(Request::Search { id, record: self.board.tree().game_record(), limits }));
        self.questions
    }

    fn hear(&mut self, reply: Reply, effects: &mut Vec<PuzzleEffect>) {
        let (PuzzleStage::Judging(number) | PuzzleStage::Weighing(number)) = self.stage else { return };
        match reply {
            Reply::Info { id, info } if id.number == number => self.score = Some(info.score),
            Reply::Best { id, mv } if id.number == number => self.answered(mv, effects),
            // Without an engine the turn is still the wrong one, or nobody knows.
            Reply::Error { .. } => self.stage = PuzzleStage::Refuted(None),
            Reply::Ready { .. } | Reply::Info { .. } | Reply::Best { .. } | Reply::Bench { .. } => {}
        }
    }

    /// The engine has found what the turn allows.
    fn answered(&mut self, answer: Option<String>, effects: &mut Vec<PuzzleEffect>) {
        if matches!(self.stage, PuzzleStage::Weighing(_)) && self.is_good_enough() {
            self.stage = PuzzleStage::Solved;
            self.decide(true, effects);
            return self.close();
        }
        self.decide(false, effects);
        let mate = match self.score {
            Some(Score::Mate(moves)) if moves > 0 => Some(moves.unsigned_abs()),
            _ => None,
        };
        let answer = answer.and_then(|text| self.board.position().read_uci(&text).ok());
        self.stage = PuzzleStage::Refuted(answer.map(|mv| {
            let text = self.board.position().notation(mv, crate::game::Style::Leslie);
            self.play(mv);
            (text, mate)
        }));
        self.close();
    }

    /// Whether a turn that is not the engine's is as good as it need be. The score is told to who answers it.
    fn is_good_enough(&self) -> bool {
        let weigh = |(measure, score): (Measure<G::Move>, Score)| measure.allows(score.told_to(Side::Black));
        self.measure.zip(self.score).is_some_and(weigh)
    }

    /// The opponent answers as in the solution.
    fn answer(&mut self) {
        if let Some(&mv) = self.moves.get(self.played) {
            self.play(mv);
            self.played += 1;
        }
        self.here = self.board.tree().current();
        self.stage = PuzzleStage::Asked;
    }

    fn again(&mut self) {
        self.board.edit(|tree| {
            tree.go_to(self.here);
            true
        });
        self.stage = PuzzleStage::Asked;
    }

    fn show(&mut self, effects: &mut Vec<PuzzleEffect>) {
        if self.is_over() {
            return;
        }
        // A right turn whose answer was still to come stands.
        if self.stage != PuzzleStage::Replying {
            self.again();
        }
        for mv in self.moves.split_off(self.played) {
            self.play(mv);
        }
        self.stage = PuzzleStage::Shown;
        self.decide(false, effects);
        self.close();
    }

    fn decide(&mut self, solved: bool, effects: &mut Vec<PuzzleEffect>) {
        if !std::mem::replace(&mut self.decided, true) {
            effects.push(PuzzleEffect::Decided(solved));
        }
    }

    fn play(&mut self, mv: G::Move) {
        self.board.play(mv);
        self.board.arrive();
        self.board.say_last_move();
    }

    /// The board is the solver's while something is asked, and nobody's else.
    fn close(&mut self) {
        if self.stage != PuzzleStage::Asked {
            let reason = if self.is_over() { Reason::GameOver } else { Reason::NotYourTurn(!self.solver()) };
            self.board.set_access(Access::Closed(reason));
        }
    }
}
