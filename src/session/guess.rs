//! Guess the turn: a game that was played is gone through for one side, and each of its turns is guessed first. The engine says what a
//! guess would have been worth beside the turn of the game. Which games there are is data ([`list`]).

mod judged;
pub mod list;

pub use judged::{Judged, MOST, Rating};
pub use list::{Entry, entries, find, name};

use self::judged::Guess;
use super::consultation::Consultation;
use super::{Access, Board, BoardAction, Done, TableAction, Tree};
use crate::engine::{Reply, Request};
use crate::game::game_record::Replay;
use crate::game::{Game, Reason as Refusal, Side};

/// How many turns are seen being played before the first guess.
const SEEN: usize = 4;

/// How far it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// Turns of the game are played until it is on the reader.
    Watching,
    /// It is on the reader.
    Asked,
    /// The engine judges.
    Judging,
    /// It has; the turn of the game is on the board.
    Judged(Judged),
    /// Nothing is left to be guessed.
    Over,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Something is done at the board.
    Board(BoardAction),
    /// The engine said something.
    Hear(Reply),
    /// The next turn of the game is played that is only seen.
    Step,
    /// Play the turn of the game: it is not guessed.
    Show,
    /// On.
    Next,
    /// Begin again.
    Again,
}

impl From<TableAction> for Action {
    fn from(action: TableAction) -> Action {
        Action::Board(action.into())
    }
}

/// What is to be done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Tell the engine this.
    Ask(Request),
    /// Say [`Action::Step`] soon.
    StepSoon,
    /// It is over with so many points of a hundred that could be had.
    Keep(u32),
}

/// A game that is guessed.
#[derive(Clone, Debug)]
pub struct Guessing<G: Game> {
    entry: Entry,
    side: Side,
    board: Board<G>,
    moves: Vec<G::Move>,
    stage: Stage,
    guess: Option<Guess<G::Move>>,
    /// The points, and how many guesses they are for.
    points: u32,
    guesses: u32,
    consultation: Consultation,
    /// Grows whenever something new is said.
    number: u32,
}

impl<G: Game> Guessing<G> {
    /// A game from where its opening is over, with what is to be done first.
    pub fn begin(entry: Entry, side: Side, replay: Replay<G>) -> (Guessing<G>, Vec<Effect>) {
        let moves: Vec<G::Move> = replay.moves.into_iter().map(|(mv, _)| mv).collect();
        let mut board = Board::new(Tree::new(replay.start), side);
        for &mv in moves.iter().take(entry.from.saturating_sub(SEEN)) {
            board.play(mv);
        }
        board.arrive();
        board.show_last_move();
        let mut guessing = Guessing {
            entry,
            side,
            board,
            moves,
            stage: Stage::Watching,
            guess: None,
            points: 0,
            guesses: 0,
            consultation: Consultation::default(),
            number: 0,
        };
        guessing.close();
        (guessing, vec![Effect::StepSoon])
    }

    /// Which game.
    pub fn entry(&self) -> Entry {
        self.entry
    }

    /// For whom turns are guessed.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The board.
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// How far it is.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// A number that grows whenever something new is said.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many turns of the game have been played.
    pub fn played(&self) -> usize {
        self.board.tree().depth() - usize::from(self.stage == Stage::Judging)
    }

    /// The points, and how many there could have been.
    pub fn points(&self) -> (u32, u32) {
        (self.points, self.guesses * MOST)
    }

    /// How many turns have been guessed, and how many there are to guess.
    pub fn count(&self) -> (usize, usize) {
        let own = |ply: &usize| self.is_own(*ply);
        let first = self.entry.from;
        let (done, all) = ((first..self.played()).filter(own).count(), (first..self.moves.len()).filter(own).count());
        (done, all)
    }

    /// Whether the side whose turns are guessed played after so many turns.
    fn is_own(&self, ply: usize) -> bool {
        let start = self.board.tree().at(0).side_to_move();
        (if ply.is_multiple_of(2) { start } else { !start }) == self.side
    }

    /// Whether the turn after so many is not to be guessed.
    fn is_only_seen(&self, ply: usize) -> bool {
        ply < self.entry.from || ply < self.moves.len() && !self.is_own(ply)
    }

    /// Changes it.
    pub fn update(&mut self, action: impl Into<Action>) -> Vec<Effect> {
        let mut effects = Vec::new();
        let before = self.stage.clone();
        match (action.into(), &self.stage) {
            (
                Action::Board(action @ (BoardAction::Table(_) | BoardAction::ChooseLanding(_) | BoardAction::Type(_))),
                _,
            ) => {
                if let (Done::Move(mv), Stage::Asked) = (self.board.update(action), &before) {
                    self.judge(mv, &mut effects);
                }
            }
            (Action::Hear(reply), _) => {
                if let Some(advice) = self.consultation.hear(reply) {
                    self.hear(advice, &mut effects);
                }
            }
            (Action::Step, Stage::Watching) => self.step(&mut effects),
            (Action::Next, Stage::Watching) => {
                while self.stage == Stage::Watching {
                    effects.clear();
                    self.step(&mut effects);
                }
            }
            (Action::Show, Stage::Asked) => self.settle(None, Rating::Shown, (0, 0)),
            (Action::Next, Stage::Judged(_)) => self.go_on(&mut effects),
            (Action::Again, _) => effects = self.begin_again(),
            (Action::Board(_) | Action::Step | Action::Show | Action::Next, _) => {}
        }
        if before != self.stage {
            self.number += 1;
        }
        self.close();
        effects
    }

    fn begin_again(&mut self) -> Vec<Effect> {
        let mut replay = Replay { start: self.board.tree().at(0).clone(), moves: Vec::new() };
        for &mv in &self.moves {
            let after = replay.last().play_unchecked(mv);
            replay.moves.push((mv, after));
        }
        let (fresh, effects) = Guessing::begin(self.entry, self.side, replay);
        let (number, mut consultation) = (self.number + 1, self.consultation.clone());
        consultation.drop_question();
        *self = Guessing { number, consultation, ..fresh };
        effects
    }

    /// Plays the next turn of the game that is only seen, until it is on the reader.
    fn step(&mut self, effects: &mut Vec<Effect>) {
        if self.is_only_seen(self.played()) {
            self.play(self.moves[self.played()]);
        }
        let ply = self.played();
        if self.is_only_seen(ply) {
            effects.push(Effect::StepSoon);
        } else if ply < self.moves.len() {
            self.stage = Stage::Asked;
        } else {
            self.finish(effects);
        }
    }

    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        if self.played() >= self.moves.len() {
            return self.finish(effects);
        }
        self.stage = Stage::Watching;
        self.step(effects);
    }

    fn finish(&mut self, effects: &mut Vec<Effect>) {
        self.stage = Stage::Over;
        effects.push(Effect::Keep(self.points * 100 / (self.guesses * MOST).max(1)));
    }

    fn play(&mut self, mv: G::Move) {
        self.board.play(mv);
        self.board.arrive();
        self.board.say_last_move();
    }

    fn close(&mut self) {
        let reason = match self.stage {
            Stage::Asked => return,
            Stage::Over => Refusal::GameOver,
            Stage::Watching | Stage::Judging | Stage::Judged(_) => Refusal::NotYourTurn(!self.side),
        };
        self.board.set_access(Access::Closed(reason));
    }
}
