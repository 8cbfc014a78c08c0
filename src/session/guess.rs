//! Guess the move: the reader follows a played game from one side and guesses each of its moves before it is shown. The
//! engine compares the guess with the game's move. The games are data in [`list`].

mod judged;
pub mod list;

pub use judged::{JudgedGuess, MOST, Rating};
pub use list::{GuessGame, entries, find, name};

use self::judged::Guess;
use super::consultation::Consultation;
use super::{Access, Board, BoardAction, Done, Tree};
use crate::engine::{Reply, Request};
use crate::game::game_record::Replay;
use crate::game::{Game, Reason as Refusal, Side};

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

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuessAction {
    Board(BoardAction),
    Reply(Reply),
    /// Plays the next move that needs no guess.
    Step,
    /// Plays the game's move without a guess.
    Show,
    /// Continues after a judged guess.
    Next,
    Again,
}

impl From<BoardAction> for GuessAction {
    fn from(action: BoardAction) -> GuessAction {
        GuessAction::Board(action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuessEffect {
    Ask(Request),
    /// Send [`GuessAction::Step`] after a short delay.
    StepSoon,
    /// The game is over; store this result, as a percentage of the possible points.
    Keep(u32),
}

#[derive(Clone, Debug)]
pub struct Guessing<G: Game> {
    entry: GuessGame,
    side: Side,
    board: Board<G>,
    moves: Vec<G::Move>,
    stage: GuessStage,
    guess: Option<Guess<G::Move>>,
    /// Points so far, and the number of guesses that count.
    points: u32,
    guesses: u32,
    consultation: Consultation,
    /// Increases with every new message.
    number: u32,
}

impl<G: Game> Guessing<G> {
    /// Starts a game at the end of its opening. Also returns the first effects.
    pub fn begin(entry: GuessGame, side: Side, replay: Replay<G>) -> (Guessing<G>, Vec<GuessEffect>) {
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
            stage: GuessStage::Watching,
            guess: None,
            points: 0,
            guesses: 0,
            consultation: Consultation::default(),
            number: 0,
        };
        guessing.close();
        (guessing, vec![GuessEffect::StepSoon])
    }

    pub fn entry(&self) -> GuessGame {
        self.entry
    }

    /// The side whose moves are guessed.
    pub fn side(&self) -> Side {
        self.side
    }

    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    pub fn stage(&self) -> &GuessStage {
        &self.stage
    }

    /// A number that increases with every new message.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Number of moves of the game played so far.
    pub fn played(&self) -> usize {
        self.board.tree().depth() - usize::from(self.stage == GuessStage::Judging)
    }

    /// The points so far, and the maximum possible.
    pub fn points(&self) -> (u32, u32) {
        (self.points, self.guesses * MOST)
    }

    /// The number of moves guessed, and of all moves to guess.
    pub fn count(&self) -> (usize, usize) {
        let own = |ply: &usize| self.is_own(*ply);
        let first = self.entry.from;
        let (done, all) = ((first..self.played()).filter(own).count(), (first..self.moves.len()).filter(own).count());
        (done, all)
    }

    /// True if the guessing side plays the move at this ply, counted from 0.
    fn is_own(&self, ply: usize) -> bool {
        let start = self.board.tree().at(0).side_to_move();
        (if ply.is_multiple_of(2) { start } else { !start }) == self.side
    }

    /// True if the move at this ply is shown without a guess.
    fn is_only_seen(&self, ply: usize) -> bool {
        ply < self.entry.from || ply < self.moves.len() && !self.is_own(ply)
    }

    pub fn update(&mut self, action: impl Into<GuessAction>) -> Vec<GuessEffect> {
        let mut effects = Vec::new();
        let before = self.stage.clone();
        match (action.into(), &self.stage) {
            (GuessAction::Board(action), _) if action.is_input() => {
                if let (Done::Move(mv), GuessStage::Asked) = (self.board.update(action), &before) {
                    self.judge(mv, &mut effects);
                }
            }
            (GuessAction::Reply(reply), _) => {
                if let Some(advice) = self.consultation.hear(reply) {
                    self.hear(advice, &mut effects);
                }
            }
            (GuessAction::Step, GuessStage::Watching) => self.step(&mut effects),
            (GuessAction::Next, GuessStage::Watching) => {
                while self.stage == GuessStage::Watching {
                    effects.clear();
                    self.step(&mut effects);
                }
            }
            (GuessAction::Show, GuessStage::Asked) => self.settle(None, Rating::Shown, (0, 0)),
            (GuessAction::Next, GuessStage::Judged(_)) => self.go_on(&mut effects),
            (GuessAction::Again, _) => effects = self.begin_again(),
            (GuessAction::Board(_) | GuessAction::Step | GuessAction::Show | GuessAction::Next, _) => {}
        }
        if before != self.stage {
            self.number += 1;
        }
        self.close();
        effects
    }

    fn begin_again(&mut self) -> Vec<GuessEffect> {
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

    /// Plays the next move that needs no guess, then asks for a guess if it is due.
    fn step(&mut self, effects: &mut Vec<GuessEffect>) {
        if self.is_only_seen(self.played()) {
            self.play(self.moves[self.played()]);
        }
        let ply = self.played();
        if self.is_only_seen(ply) {
            effects.push(GuessEffect::StepSoon);
        } else if ply < self.moves.len() {
            self.stage = GuessStage::Asked;
        } else {
            self.finish(effects);
        }
    }

    fn go_on(&mut self, effects: &mut Vec<GuessEffect>) {
        if self.played() >= self.moves.len() {
            return self.finish(effects);
        }
        self.stage = GuessStage::Watching;
        self.step(effects);
    }

    fn finish(&mut self, effects: &mut Vec<GuessEffect>) {
        self.stage = GuessStage::Over;
        effects.push(GuessEffect::Keep(self.points * 100 / (self.guesses * MOST).max(1)));
    }

    fn play(&mut self, mv: G::Move) {
        self.board.play(mv);
        self.board.arrive();
        self.board.say_last_move();
    }

    fn close(&mut self) {
        let reason = match self.stage {
            GuessStage::Asked => return,
            GuessStage::Over => Refusal::GameOver,
            GuessStage::Watching | GuessStage::Judging | GuessStage::Judged(_) => Refusal::NotYourTurn(!self.side),
        };
        self.board.set_access(Access::Closed(reason));
    }
}
