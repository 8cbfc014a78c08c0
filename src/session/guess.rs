//! Guess the turn: a game that was played is gone through for one side, and each of its turns is guessed first. The engine says what a
//! guess would have been worth beside the turn of the game. Which games there are is data ([`list`]).

pub mod list;

pub use list::{Entry, entries, find, name};

use super::consultation::{Advice, Consultation};
use super::review::judge::{Verdict, chances, verdict};
use super::review::reasons::{Case, Reason, reason};
use super::{Access, Board, BoardAction, Done, TableAction, Tree};
use crate::engine::{Reply, Request};
use crate::game::game_record::Replay;
use crate::game::{Game, Reason as Refusal, Side};
use crate::search::Score;

/// What the engine may spend on a guess, and again on the turn of the game, in nodes.
const EFFORT: u64 = 60_000;
/// A guess that costs less than this, in hundredths of all chances, is as good as the turn of the game.
const AS_GOOD: f64 = 1.0;
/// How many turns are seen being played before the first guess.
const SEEN: usize = 4;
/// What a guess is worth at most.
pub const MOST: u32 = 3;

/// How good a guess was.
#[derive(Clone, PartialEq, Debug)]
pub enum Rating {
    /// It is the turn of the game.
    Same,
    /// It is as good, or better.
    AsGood,
    /// It is nearly as good.
    Near,
    /// It can be played.
    Playable(Reason),
    /// It gives something away.
    Bad(Reason),
    /// The turn was shown.
    Shown,
    /// There is no engine to ask, so it does not count.
    Unknown,
}

impl Rating {
    /// Its points, if it counts.
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

/// A guess that was judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The guess, as records write it.
    pub guess: String,
    /// The turn of the game.
    pub game: String,
    /// How good it was.
    pub rating: Rating,
    /// The chances of its side after the turn of the game, and after the guess, in hundredths.
    pub chances: (u32, u32),
}

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

/// A guess that the engine judges.
#[derive(Clone, Debug)]
struct Guess<M> {
    turn: M,
    /// What it is worth, and the line that follows, once that is known.
    found: Option<(Score, Vec<String>)>,
}

/// A game that is guessed.
#[derive(Clone, Debug)]
pub struct Guessing<G: Game> {
    entry: Entry,
    side: Side,
    board: Board<G>,
    turns: Vec<G::Move>,
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
        let turns: Vec<G::Move> = replay.turns.into_iter().map(|(turn, _)| turn).collect();
        let mut board = Board::new(Tree::new(replay.start), side);
        for &turn in turns.iter().take(entry.from.saturating_sub(SEEN)) {
            board.play(turn);
        }
        board.arrive();
        board.show_last_turn();
        let mut guessing = Guessing {
            entry,
            side,
            board,
            turns,
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
        let (done, all) = ((first..self.played()).filter(own).count(), (first..self.turns.len()).filter(own).count());
        (done, all)
    }

    /// Whether the side whose turns are guessed played after so many turns.
    fn is_own(&self, ply: usize) -> bool {
        let start = self.board.tree().at(0).side_to_move();
        (if ply.is_multiple_of(2) { start } else { !start }) == self.side
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
                if let (Done::Turn(turn), Stage::Asked) = (self.board.update(action), &before) {
                    self.judge(turn, &mut effects);
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
        let mut replay = Replay { start: self.board.tree().at(0).clone(), turns: Vec::new() };
        for &turn in &self.turns {
            let after = replay.last().play_unchecked(turn);
            replay.turns.push((turn, after));
        }
        let (fresh, effects) = Guessing::begin(self.entry, self.side, replay);
        let (number, mut consultation) = (self.number + 1, self.consultation.clone());
        consultation.drop_question();
        *self = Guessing { number, consultation, ..fresh };
        effects
    }

    /// Plays the next turn of the game that is only seen, until it is on the reader.
    fn step(&mut self, effects: &mut Vec<Effect>) {
        let ply = self.played();
        if ply < self.entry.from || ply < self.turns.len() && !self.is_own(ply) {
            self.play(self.turns[ply]);
        }
        let ply = self.played();
        let waits = ply < self.entry.from || ply < self.turns.len() && !self.is_own(ply);
        if waits {
            effects.push(Effect::StepSoon);
        } else if ply < self.turns.len() {
            self.stage = Stage::Asked;
        } else {
            self.finish(effects);
        }
    }

    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        if self.played() >= self.turns.len() {
            return self.finish(effects);
        }
        self.stage = Stage::Watching;
        self.step(effects);
    }

    fn finish(&mut self, effects: &mut Vec<Effect>) {
        self.stage = Stage::Over;
        effects.push(Effect::Keep(self.points * 100 / (self.guesses * MOST).max(1)));
    }

    fn play(&mut self, turn: G::Move) {
        self.board.play(turn);
        self.board.arrive();
        self.board.say_last_turn();
    }

    fn judge(&mut self, turn: G::Move, effects: &mut Vec<Effect>) {
        if self.turns.get(self.played()) == Some(&turn) {
            return self.settle(Some(turn), Rating::Same, (0, 0));
        }
        self.play(turn);
        self.stage = Stage::Judging;
        let found = self.over().map(|score| (score, Vec::new()));
        let known = found.is_some();
        self.guess = Some(Guess { turn, found });
        if known { self.ask_about_game(effects) } else { self.ask(0, effects) }
    }

    /// What a turn is worth that has just ended the game.
    fn over(&self) -> Option<Score> {
        let outcome = self.board.outcome()?;
        Some(outcome.winner.map_or(Score::Centipawns(0), |side| Score::Mate(1).told_to(side).told_to(self.side)))
    }

    /// Asks about the position on the board, or, in the place of the guess, of the turn of the game.
    fn ask(&mut self, game: usize, effects: &mut Vec<Effect>) {
        let mut record = self.board.tree().game_record();
        if game > 0 {
            record.turns.pop();
            let before = self.before();
            record.turns.push(before.uci(self.turns[self.played()]));
        }
        effects.push(Effect::Ask(self.consultation.ask(record, EFFORT)));
    }

    fn ask_about_game(&mut self, effects: &mut Vec<Effect>) {
        let last = self.before().play_unchecked(self.turns[self.played()]);
        match last.outcome() {
            // Nobody has to be asked about a turn that ended the game.
            Some(outcome) => {
                let won = outcome.winner.map_or(Score::Centipawns(0), |_| Score::Mate(1));
                self.compare(won, Vec::new());
            }
            None => self.ask(1, effects),
        }
    }

    /// The position in which a turn is guessed.
    fn before(&self) -> G {
        let tree = self.board.tree();
        tree.at(tree.path()[self.played()]).clone()
    }

    fn hear(&mut self, advice: Advice, effects: &mut Vec<Effect>) {
        let Some(guess) = &mut self.guess else { return };
        // Told by the side that is to move next.
        let Some(score) = advice.score.map(|score| score.told_to(Side::Black)) else {
            let turn = guess.turn;
            return self.settle(Some(turn), Rating::Unknown, (0, 0));
        };
        if guess.found.is_none() {
            guess.found = Some((score, advice.line));
            self.ask_about_game(effects);
        } else {
            self.compare(score, advice.line);
        }
    }

    /// The turn of the game is worth this, and this follows it.
    fn compare(&mut self, was: Score, line: Vec<String>) {
        let Some(Guess { turn, found: Some((is, answer)) }) = self.guess.take() else { return };
        let before = self.before();
        let better: Vec<String> = [before.uci(self.turns[self.played()])].into_iter().chain(line).collect();
        let because = || reason(&Case { before: &before, turn, was, is, better: &better, answer: &answer });
        let cost = chances(was) - chances(is);
        let rating = match verdict(was, is) {
            None if cost < AS_GOOD => Rating::AsGood,
            None => Rating::Near,
            Some(Verdict::Inaccuracy) => Rating::Playable(because()),
            Some(Verdict::Mistake | Verdict::Blunder) => Rating::Bad(because()),
        };
        let hundredths = |score| chances(score).round() as u32;
        self.settle(Some(turn), rating, (hundredths(was), hundredths(is)));
    }

    /// Plays the turn of the game, and says how good the guess was.
    fn settle(&mut self, guess: Option<G::Move>, rating: Rating, chances: (u32, u32)) {
        if self.stage == Stage::Judging {
            let here = self.board.tree().path()[self.played()];
            self.board.edit(|tree| {
                tree.go_to(here);
                true
            });
            self.stage = Stage::Asked;
        }
        self.guess = None;
        let turn = self.turns[self.played()];
        let text = |m| self.board.position().notation(m, Default::default());
        let judged = Judged { guess: guess.map(text).unwrap_or_default(), game: text(turn), rating, chances };
        self.play(turn);
        if let Some(points) = judged.rating.points() {
            self.points += points;
            self.guesses += 1;
        }
        self.stage = Stage::Judged(judged);
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
