//! Practice: winning or holding a position against the engine. The rules decide whether it is won, and the engine
//! judges whether it was held. The positions are data in [`list`].

pub mod list;

pub use list::{Exercise, GROUPS, Group, PracticeGoal, find, following, name};

use super::consultation::{Advice, Consultation};
use super::{Access, Board, BoardAction, Done, Tree};
use crate::engine::{Reply, Request};
use crate::game::{Game, Reason, Side, Touch};
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PracticeAction {
    Board(BoardAction),
    Reply(Reply),
    /// Requests a hint: the engine's move.
    Hint,
    Again,
}

impl From<BoardAction> for PracticeAction {
    fn from(action: BoardAction) -> PracticeAction {
        PracticeAction::Board(action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PracticeEffect {
    Ask(Request),
    /// The goal was reached; store the stars.
    Keep(u8),
}

#[derive(Clone, Debug)]
pub struct Practice<G: Game> {
    group: &'static Group,
    place: usize,
    board: Board<G>,
    side: Side,
    stage: PracticeStage,
    played: u8,
    hints: u8,
    hinted: Option<G::Move>,
    slipped: bool,
    consultation: Consultation,
    /// Increases with every new message.
    number: u32,
}

impl<G: Game> Practice<G> {
    /// Starts an exercise. None if its position cannot be read, which a test rules out.
    pub fn begin(group: &'static Group, place: usize) -> Option<Practice<G>> {
        let position = G::from_fen(list::VARIANT, group.exercises.get(place)?.fen).ok()?;
        let side = position.side_to_move();
        let board = Board::new(Tree::new(position), side);
        Some(Practice {
            group,
            place,
            board,
            side,
            stage: PracticeStage::Asked,
            played: 0,
            hints: 0,
            hinted: None,
            slipped: false,
            consultation: Consultation::default(),
            number: 0,
        })
    }

    /// The group, and the exercise's index in it.
    pub fn place(&self) -> (&'static Group, usize) {
        (self.group, self.place)
    }

    pub fn goal(&self) -> PracticeGoal {
        self.group.exercises[self.place].goal
    }

    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    pub fn side(&self) -> Side {
        self.side
    }

    pub fn stage(&self) -> PracticeStage {
        self.stage
    }

    /// A number that increases with every new message.
    pub fn number(&self) -> u32 {
        self.number
    }

    pub fn left(&self) -> u8 {
        self.goal().moves().saturating_sub(self.played)
    }

    /// True if the win is gone or the position is lost, though the exercise continues.
    pub fn has_slipped(&self) -> bool {
        self.slipped
    }

    pub fn is_over(&self) -> bool {
        matches!(self.stage, PracticeStage::Reached | PracticeStage::Missed(_))
    }

    /// Stars earned or still possible. The first two hints cost one star each.
    pub fn stars(&self) -> u8 {
        3 - self.hints.min(2)
    }

    pub fn hint(&self) -> Option<G::Move> {
        self.hinted
    }

    /// The spelling of the hint's move.
    pub fn hinted(&self) -> Vec<Touch> {
        self.hinted.map_or_else(Vec::new, |m| self.board.spelled(m))
    }

    pub fn update(&mut self, action: impl Into<PracticeAction>) -> Vec<PracticeEffect> {
        let before = (self.stage, self.hinted, self.played);
        let mut effects = Vec::new();
        match action.into() {
            // No move can be taken back here, and the board cannot be flipped.
            PracticeAction::Board(action) if action.is_input() => {
                if let Done::Move(m) = self.board.update(action) {
                    self.play_own(m, &mut effects);
                }
            }
            PracticeAction::Board(_) => {}
            PracticeAction::Reply(reply) => {
                if let Some(advice) = self.consultation.hear(reply) {
                    self.hear(&advice, &mut effects);
                }
            }
            PracticeAction::Hint if self.stage == PracticeStage::Asked && self.hinted.is_none() => {
                self.board.drop_selection();
                self.stage = PracticeStage::Hinting;
                self.ask(&mut effects);
            }
            PracticeAction::Hint => {}
            PracticeAction::Again => {
                // Replies of the engine about the last attempt are obsolete.
                let (number, mut consultation) = (self.number, self.consultation.clone());
                consultation.drop_question();
                if let Some(fresh) = Practice::begin(self.group, self.place) {
                    *self = Practice { number: number + 1, consultation, ..fresh };
                }
            }
        }
        if before != (self.stage, self.hinted, self.played) {
            self.number += 1;
        }
        if self.stage != PracticeStage::Asked {
            let reason = if self.is_over() { Reason::GameOver } else { Reason::NotYourTurn(!self.side) };
            self.board.set_access(Access::Closed(reason));
        }
        effects
    }

    fn ask(&mut self, effects: &mut Vec<PracticeEffect>) {
        effects.push(PracticeEffect::Ask(self.consultation.ask(self.board.tree().game_record(), EFFORT)));
    }

    fn play(&mut self, m: G::Move) {
        self.board.play(m);
        self.board.arrive();
        self.board.say_last_move();
        self.hinted = None;
    }

    fn play_own(&mut self, m: G::Move, effects: &mut Vec<PracticeEffect>) {
        if self.stage != PracticeStage::Asked {
            return;
        }
        self.play(m);
        self.played += 1;
        if self.is_decided(effects) {
            return;
        }
        self.stage = match (self.left(), self.goal()) {
            (0, PracticeGoal::Win(_)) => PracticeStage::Missed(Miss::Late),
            (0, PracticeGoal::Hold(_)) => PracticeStage::Judging,
            _ => PracticeStage::Thinking,
        };
        if !self.is_over() {
            self.ask(effects);
        }
    }

    /// True if the game is over, which also ends the exercise.
    fn is_decided(&mut self, effects: &mut Vec<PracticeEffect>) -> bool {
        let Some(outcome) = self.board.outcome() else { return false };
        match (outcome.winner, self.goal()) {
            (Some(side), _) if side == self.side => self.reach(effects),
            (Some(_), _) => self.stage = PracticeStage::Missed(Miss::Lost),
            (None, PracticeGoal::Hold(_)) => self.reach(effects),
            (None, PracticeGoal::Win(_)) => self.stage = PracticeStage::Missed(Miss::Drawn),
        }
        true
    }

    fn reach(&mut self, effects: &mut Vec<PracticeEffect>) {
        self.stage = PracticeStage::Reached;
        effects.push(PracticeEffect::Keep(self.stars()));
    }

    fn hear(&mut self, advice: &Advice, effects: &mut Vec<PracticeEffect>) {
        let mv = advice.mv.as_deref().and_then(|text| self.board.position().read_uci(text).ok());
        // A score is given for the side to move; in a hint that is the reader.
        let worth =
            advice.score.map(|score| centipawns(score) * if self.stage == PracticeStage::Hinting { 1 } else { -1 });
        match (self.stage, mv) {
            (PracticeStage::Hinting, mv) => {
                self.hints += u8::from(mv.is_some());
                (self.stage, self.hinted) = (PracticeStage::Asked, mv);
                self.board.arrive();
            }
            (PracticeStage::Thinking, Some(m)) => {
                let least = if matches!(self.goal(), PracticeGoal::Win(_)) { SLIPPED } else { HELD };
                self.slipped = worth.is_some_and(|worth| worth < least);
                self.play(m);
                if !self.is_decided(effects) {
                    self.stage = PracticeStage::Asked;
                }
            }
            (PracticeStage::Judging, Some(_)) => match worth {
                Some(worth) if worth < HELD => self.stage = PracticeStage::Missed(Miss::Losing),
                _ => self.reach(effects),
            },
            _ => self.stage = PracticeStage::Missed(Miss::Silent),
        }
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
