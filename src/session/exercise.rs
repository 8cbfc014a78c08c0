//! The core of every exercise: puzzles, lessons, practice against the engine, and games to guess. The reader's move is
//! judged by the exercise's [`Task`]; replies, hints, further tries and the board are handled here.

mod consultation;

pub use consultation::Advice;

use self::consultation::Consultation;
use super::{Access, Board, BoardAction, Done, NodeId, Tree};
use crate::engine::{Reply, Request};
use crate::game::{Game, GameRecord, Reason, Side};
use crate::search::Limits;

/// The limit of a search that gives the same result on every machine.
pub(super) fn within(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseAction {
    Board(BoardAction),
    /// Plays the move that was to follow after a delay.
    Answer,
    Reply(Reply),
    /// Gives a hint, or shows the solution.
    Hint,
    /// Goes back to the last point from which to try again.
    Again,
    Next,
    /// Shows a text in the status line.
    Tell(String),
}

impl From<BoardAction> for ExerciseAction {
    fn from(action: BoardAction) -> ExerciseAction {
        ExerciseAction::Board(action)
    }
}

/// `R` is the result of a decided exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseEffect<R = u32> {
    Ask(Request),
    /// The same, once the last move has been shown.
    AskSoon(Request),
    /// Send [`ExerciseAction::Answer`] once the last move has been shown.
    AnswerSoon,
    /// The exercise is decided; store its result.
    Decided(R),
}

/// The board's state in a stage of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The reader is to move.
    Asked,
    /// The other side or the engine is at work, or the reader has to continue.
    Waiting,
    /// A wrong move is on the board. Touching the board takes it back.
    Wrong,
    Over,
}

/// The rules of one kind of exercise. An action without a meaning in the current stage does nothing.
pub trait Task<G: Game>: Sized {
    type Stage;
    type Result;

    fn phase(stage: &Self::Stage) -> Phase;

    /// Judges a legal move of the reader, which is not yet on the board.
    fn attempt(run: &mut Exercise<G, Self>, mv: G::Move);

    fn answer(_: &mut Exercise<G, Self>) {}

    /// Takes the engine's reply to the last question.
    fn hear(_: &mut Exercise<G, Self>, _: Advice) {}

    fn hint(run: &mut Exercise<G, Self>);

    fn again(run: &mut Exercise<G, Self>);

    fn next(_: &mut Exercise<G, Self>) {}
}

#[derive(Clone, Debug)]
pub struct Exercise<G: Game, T: Task<G>> {
    pub(super) board: Board<G>,
    pub(super) side: Side,
    pub(super) stage: T::Stage,
    /// Increases with every new message.
    number: u32,
    consultation: Consultation,
    pub(super) effects: Vec<ExerciseEffect<T::Result>>,
    pub(super) task: T,
}

impl<G: Game, T: Task<G>> Exercise<G, T> {
    /// Sets up a position in which the side to move is the reader's.
    pub(super) fn set_up(start: G, stage: T::Stage, task: T) -> Exercise<G, T> {
        let side = start.side_to_move();
        let board = Board::new(Tree::new(start), side);
        let (consultation, effects) = (Consultation::default(), Vec::new());
        Exercise { board, side, stage, number: 0, consultation, effects, task }
    }

    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The reader's side.
    pub fn side(&self) -> Side {
        self.side
    }

    pub fn stage(&self) -> &T::Stage {
        &self.stage
    }

    /// A number that increases with every new message.
    pub fn number(&self) -> u32 {
        self.number
    }

    pub fn phase(&self) -> Phase {
        T::phase(&self.stage)
    }

    pub fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    pub fn update(&mut self, action: impl Into<ExerciseAction>) -> Vec<ExerciseEffect<T::Result>> {
        match action.into() {
            ExerciseAction::Board(action) => self.at_board(action),
            ExerciseAction::Answer => T::answer(self),
            ExerciseAction::Reply(reply) => {
                if let Some(advice) = self.consultation.hear(reply) {
                    T::hear(self, advice);
                }
            }
            ExerciseAction::Hint => T::hint(self),
            ExerciseAction::Again => T::again(self),
            ExerciseAction::Next => T::next(self),
            ExerciseAction::Tell(text) => self.board.tell(text),
        }
        self.close();
        std::mem::take(&mut self.effects)
    }

    fn at_board(&mut self, action: BoardAction) {
        let walks = matches!(action, BoardAction::Undo | BoardAction::Redo | BoardAction::GoTo(_));
        match self.phase() {
            Phase::Wrong => return T::again(self),
            Phase::Asked | Phase::Waiting if walks => return,
            Phase::Asked | Phase::Waiting | Phase::Over => {}
        }
        match self.board.update(action) {
            Done::Move(mv) if self.phase() == Phase::Asked => T::attempt(self, mv),
            Done::Travelled => self.board.arrive(),
            Done::Move(_) | Done::Touched | Done::Nothing | Done::Premove(_) | Done::Flipped => {}
        }
    }

    /// Closes the board unless the reader is to move.
    pub(super) fn close(&mut self) {
        let reason = match self.phase() {
            Phase::Asked => return,
            Phase::Waiting | Phase::Wrong => Reason::NotYourTurn(!self.side),
            Phase::Over => Reason::GameOver,
        };
        self.board.set_access(Access::Closed(reason));
    }

    pub(super) fn enter(&mut self, stage: T::Stage) {
        self.stage = stage;
        self.number += 1;
    }

    pub(super) fn play(&mut self, mv: G::Move) {
        self.board.play(mv);
        self.board.arrive();
        self.board.say_last_move();
    }

    /// True if the reader has won on the board.
    pub(super) fn is_won(&self) -> bool {
        self.board.outcome().is_some_and(|outcome| outcome.winner == Some(self.side))
    }

    /// A question to the engine: the best move at the end of this game.
    pub(super) fn question(&mut self, record: GameRecord, limits: Limits) -> Request {
        self.consultation.ask(record, limits)
    }

    /// Asks the engine about the position on the board.
    pub(super) fn ask(&mut self, stage: T::Stage, limits: Limits) {
        self.enter(stage);
        let request = self.question(self.board.tree().game_record(), limits);
        self.effects.push(ExerciseEffect::Ask(request));
    }

    /// Goes back to a position that the reader has seen. Replies to an earlier question are ignored.
    pub(super) fn go_back(&mut self, node: NodeId) {
        self.consultation.drop_question();
        self.board.edit(|tree| {
            tree.go_to(node);
            true
        });
    }

    /// Starts anew, if that is possible. Replies to an earlier question are ignored.
    pub(super) fn restart(&mut self, fresh: Option<Exercise<G, T>>) {
        let Some(fresh) = fresh else { return };
        let (number, mut consultation) = (self.number + 1, std::mem::take(&mut self.consultation));
        consultation.drop_question();
        *self = Exercise { number, consultation, ..fresh };
    }
}
