//! A puzzle being solved, as a pure reducer. Each move is compared with the solution. A wrong move is played too, and
//! the engine shows the reply that it allows.

mod own;
mod progress;
mod shelf;
pub mod storm;

pub use own::{Mistake, OWN, mistakes};
pub use progress::{Missed, PuzzleProgress, Tried, streak};
pub use shelf::{PuzzleId, SHELF, Shelf, ShelfList, about_on_shelf, day_of, on_shelf, storm_on_shelf};

use self::own::Measure;
use super::review::effort;
use super::{Access, Board, BoardAction, Done, NodeId, Tree};
use crate::engine::{Asker, QuestionId, Reply, Request};
use crate::game::{Game, Outcome, Reason, Side};
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
    /// The engine compares another move with its own: a mistake may have several remedies. Holds the number of the
    /// question.
    Weighing(u32),
    /// The engine looks for a reply to a wrong move. Holds the number of the question.
    Judging(u32),
    /// The reply to a wrong move, in notation, with the number of moves to mate if it mates. None if there is no reply.
    Refuted(Option<(String, Option<u32>)>),
    Solved,
    Shown,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleAction {
    Board(BoardAction),
    /// The opponent replies.
    Answer,
    Reply(Reply),
    /// Goes back to the position in which the wrong move was made.
    Again,
    Show,
}

impl From<BoardAction> for PuzzleAction {
    fn from(action: BoardAction) -> PuzzleAction {
        PuzzleAction::Board(action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleEffect {
    Ask(Request),
    /// Send [`PuzzleAction::Answer`] once the move has been shown.
    AnswerSoon,
    /// The puzzle is decided: true if it was solved at once and without help.
    Decided(bool),
}

#[derive(Clone, Debug)]
pub struct Attempt<G: Game> {
    board: Board<G>,
    puzzle: Puzzle,
    moves: Vec<G::Move>,
    /// Number of moves of the solution played so far.
    played: usize,
    /// The node at which the solver is asked.
    here: NodeId,
    stage: PuzzleStage,
    decided: bool,
    questions: u32,
    /// Score after the move that the engine judges, for the side that replies.
    score: Option<Score>,
    /// The criterion for other moves; none if only one move is right.
    measure: Option<Measure<G::Move>>,
}

impl<G: Game> Attempt<G> {
    /// Sets up a puzzle.
    ///
    /// # Errors
    /// The position or a move of the solution is illegal.
    pub fn new(variant: &str, puzzle: Puzzle) -> Result<Attempt<G>, PuzzleFault> {
        let (positions, moves) = puzzle.replay::<G>(variant)?;
        let start = positions.into_iter().next().ok_or(PuzzleFault::Shape)?;
        let side = start.side_to_move();
        let board = Board::new(Tree::new(start), side);
        let stage = PuzzleStage::Asked;
        let (decided, score, measure) = (false, None, None);
        Ok(Attempt { board, puzzle, moves, played: 0, here: 0, stage, decided, questions: 0, score, measure })
    }

    /// Sets up a mistake of the player's own.
    ///
    /// # Errors
    /// The position or one of the moves is illegal.
    pub fn at_mistake(mistake: &Mistake) -> Result<Attempt<G>, PuzzleFault> {
        let attempt = Attempt::new(&mistake.variant, mistake.puzzle())?;
        let measure = Some(mistake.measure(attempt.board.position())?);
        Ok(Attempt { measure, ..attempt })
    }

    /// The mistake to improve on, if the puzzle is one of the player's own.
    pub fn mistake(&self) -> Option<G::Move> {
        self.measure.as_ref().map(|measure| measure.played)
    }

    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn stage(&self) -> &PuzzleStage {
        &self.stage
    }

    pub fn solver(&self) -> Side {
        self.board.tree().at(0).side_to_move()
    }

    /// True if there is nothing left to find.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown)
    }

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
        // Touching the board after a wrong move starts a new attempt.
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

    /// Asks the engine whether a move is as good as its own.
    fn weigh(&mut self, effects: &mut Vec<PuzzleEffect>) {
        if self.board.outcome().is_some() {
            // The game is not won, but a draw may be the best result possible.
            (self.score, self.stage) = (Some(Score::Centipawns(0)), PuzzleStage::Weighing(self.questions));
            return self.answered(None, effects);
        }
        let number = self.ask(effort(1), effects);
        self.stage = PuzzleStage::Weighing(number);
    }

    /// Asks the engine for a reply that refutes the wrong move.
    fn refute(&mut self, effects: &mut Vec<PuzzleEffect>) {
        self.decide(false, effects);
        if self.board.outcome().is_some() {
            self.stage = PuzzleStage::Refuted(None);
            return;
        }
        let number = self.ask(Limits { nodes: Some(REFUTATION), ..Limits::default() }, effects);
        self.stage = PuzzleStage::Judging(number);
    }

    /// Asks the engine about the position; returns the number of the question.
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
            // Without an engine the wrong move stays wrong, and any other move remains unjudged.
            Reply::Error { .. } => self.stage = PuzzleStage::Refuted(None),
            Reply::Ready { .. } | Reply::Info { .. } | Reply::Best { .. } | Reply::Bench { .. } => {}
        }
    }

    /// Takes the engine's reply to the move.
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

    /// True if a move other than the engine's is good enough. The score is given for the side that replies.
    fn is_good_enough(&self) -> bool {
        let weigh = |(measure, score): (Measure<G::Move>, Score)| measure.allows(score.told_to(Side::Black));
        self.measure.zip(self.score).is_some_and(weigh)
    }

    /// The opponent replies as in the solution.
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
        // A right move whose reply was still to come stays.
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

    /// Closes the board unless the solver is asked for a move.
    fn close(&mut self) {
        if self.stage != PuzzleStage::Asked {
            let reason = if self.is_over() { Reason::GameOver } else { Reason::NotYourTurn(!self.solver()) };
            self.board.set_access(Access::Closed(reason));
        }
    }
}
