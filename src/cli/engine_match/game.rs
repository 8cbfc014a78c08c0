//! One game of a match, with this program as the referee.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::effort::Effort;
use super::engine::{EngineProcess, Silence};
use super::time_control::{self, TimeControl};
use crate::game::any::{AnyMove, AnyPosition};
use crate::game::game_record::{Replay, outcome};
use crate::game::{Ending, Event, Game, GameRecord, Illegal, Key, Outcome, Position, Side};

/// What holds for every game of a match. In arrays the first element belongs to the first engine.
#[derive(Clone, Debug)]
pub struct Terms {
    /// How long each engine may think.
    pub time_controls: [TimeControl; 2],
    /// How much later than allowed an answer may arrive, because of delays between the engine and the clock.
    pub margin: Duration,
    /// After this many turns of both sides together, the opening included, the game is a draw.
    pub most_moves: usize,
    /// If both engines agree for some turns that one of them is ahead by this much, it has won.
    pub resign: Option<i32>,
}

/// For how many turns of each engine they have to agree.
const AGREED: u32 = 3;

/// What an engine did wrong. It loses the game by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foul {
    /// It played an illegal turn.
    Illegal {
        /// What it played.
        text: String,
        /// Why that is not legal.
        why: Illegal,
    },
    /// It did not answer in time.
    Late,
    /// It named no turn although there is one.
    Missing,
    /// Its program ended.
    Crashed,
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// As the rules say.
    Rules(Outcome),
    /// One engine did something wrong: 0 is the first, 1 the second.
    Foul(usize, Foul),
    /// Both engines agreed on who was winning.
    Agreed(Side),
    /// The game was too long.
    TooLong,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its turns.
    pub replay: Replay<AnyPosition>,
    /// Which engine played White.
    pub white: usize,
    /// Why it ended.
    pub end: GameEnd,
    /// What the engines spent on it.
    pub efforts: [Effort; 2],
}

impl Played {
    /// The result.
    pub fn outcome(&self) -> Outcome {
        let winner = match &self.end {
            GameEnd::Rules(outcome) => return *outcome,
            GameEnd::Foul(engine, _) => Some(if *engine == self.white { Side::Black } else { Side::White }),
            GameEnd::Agreed(side) => Some(*side),
            GameEnd::TooLong => None,
        };
        let late = matches!(self.end, GameEnd::Foul(_, Foul::Late));
        Outcome { winner, ending: if late { Ending::TimeForfeit } else { Ending::Adjudication } }
    }

    /// How many half points the first engine got.
    pub fn half_points(&self) -> usize {
        match self.outcome().winner {
            None => 1,
            Some(side) => 2 * usize::from((side == Side::White) == (self.white == 0)),
        }
    }
}

/// Plays a game from an opening. None if it was stopped, or if the opening cannot be replayed.
pub fn play(
    engines: [&mut EngineProcess; 2],
    white: usize,
    terms: &Terms,
    opening: &GameRecord,
    stop: &AtomicBool,
) -> Option<Played> {
    let replay = opening.follow::<AnyPosition>().ok()?;
    let mut game = Running::new(replay, white, terms, engines);
    let mut end = game.begin();
    while end.is_none() && !stop.load(Ordering::Relaxed) {
        end = game.step();
    }
    let end = end?;
    for (effort, engine) in game.efforts.iter_mut().zip(&game.engines) {
        effort.hold(engine.games, engine.memory());
    }
    Some(Played { end, replay: game.replay, white, efforts: game.efforts })
}

struct Running<'a> {
    replay: Replay<AnyPosition>,
    keys: Vec<Key>,
    /// How many turns lead to the position that the engines are sent as FEN; the rest is sent as turns.
    shown: usize,
    white: usize,
    terms: &'a Terms,
    engines: [&'a mut EngineProcess; 2],
    /// What is left on the clocks of the engines.
    left: [Duration; 2],
    /// For how many turns in a row each engine has seen itself far behind, and far ahead.
    seen: [[u32; 2]; 2],
    efforts: [Effort; 2],
}

impl<'a> Running<'a> {
    fn new(
        replay: Replay<AnyPosition>,
        white: usize,
        terms: &'a Terms,
        engines: [&'a mut EngineProcess; 2],
    ) -> Running<'a> {
        let keys = replay.positions().map(Position::key).collect();
        let moves = replay.moves.iter().zip(replay.positions());
        let cuts = moves.map(|((m, after), before)| is_cut(before, *m, after));
        let shown = cuts.enumerate().filter(|(_, cut)| *cut).last().map_or(0, |(ply, _)| ply + 1);
        let left = terms.time_controls.map(TimeControl::at_first);
        Running { replay, keys, shown, white, terms, engines, left, seen: [[0; 2]; 2], efforts: [Effort::default(); 2] }
    }

    /// The engine that plays this side.
    fn engine_of(&self, side: Side) -> usize {
        if side == Side::White { self.white } else { 1 - self.white }
    }

    /// Makes both engines forget the last game. One that fails to do so has lost.
    fn begin(&mut self) -> Option<GameEnd> {
        (0..2).find_map(|engine| {
            let silence = self.engines[engine].new_game().err()?;
            Some(GameEnd::Foul(engine, silence.into()))
        })
    }

    /// Plays one turn, or says how the game ended.
    fn step(&mut self) -> Option<GameEnd> {
        if let Some(outcome) = outcome(self.keys.iter().copied(), self.replay.last()) {
            return Some(GameEnd::Rules(outcome));
        }
        if self.replay.moves.len() >= self.terms.most_moves {
            return Some(GameEnd::TooLong);
        }
        let side = self.replay.last().side_to_move();
        let engine = self.engine_of(side);
        match self.ask(side, engine) {
            Err(foul) => Some(GameEnd::Foul(engine, foul)),
            Ok(m) => {
                self.push(m);
                [side, !side].into_iter().find(|&side| self.agreed(self.engine_of(side))).map(GameEnd::Agreed)
            }
        }
    }

    fn ask(&mut self, side: Side, engine: usize) -> Result<AnyMove, Foul> {
        let [white, black] = Side::BOTH.map(|side| self.engine_of(side));
        let go = time_control::go(
            side,
            [self.terms.time_controls[white], self.terms.time_controls[black]],
            [self.left[white], self.left[black]],
        );
        let time_control = self.terms.time_controls[engine];
        let allowed = time_control.allowed(self.left[engine]) + self.terms.margin;
        let position = self.position();
        let answer = self.engines[engine].ask(&position, &go, allowed)?;
        self.left[engine] = time_control.left(self.left[engine], answer.taken);
        self.efforts[engine].add(&answer, time_control);
        if let Some(most) = self.terms.resign {
            let [behind, ahead] = &mut self.seen[engine];
            *behind = if answer.score.is_some_and(|score| score <= -most) { *behind + 1 } else { 0 };
            *ahead = if answer.score.is_some_and(|score| score >= most) { *ahead + 1 } else { 0 };
        }
        if matches!(answer.mv.as_str(), "" | "(none)" | "0000") {
            return Err(Foul::Missing);
        }
        let text = answer.mv;
        self.replay.last().read_uci(&text).map_err(|why| Foul::Illegal { text, why })
    }

    /// Whether both engines have seen for long enough that this one is winning.
    fn agreed(&self, engine: usize) -> bool {
        self.seen[engine][1] >= AGREED && self.seen[1 - engine][0] >= AGREED
    }

    /// The `position` command: a FEN, so that an engine that loses track of prisons or castling rights over captures,
    /// exchanges and drops gets them as they are, and the turns since, so that it can see repetitions.
    fn position(&self) -> String {
        let mut positions = self.replay.positions().skip(self.shown);
        let fen = positions.next().map(Game::fen).unwrap_or_default();
        let mut text = format!("position fen {fen}");
        let moves = self.replay.moves.iter().zip(self.replay.positions()).skip(self.shown);
        for (index, ((m, _), before)) in moves.enumerate() {
            text += if index == 0 { " moves " } else { " " };
            text += &before.uci(*m);
        }
        text
    }

    fn push(&mut self, m: AnyMove) {
        let before = self.replay.last();
        let after = before.play_unchecked(m);
        let cut = is_cut(before, m, &after);
        self.keys.push(after.key());
        self.replay.moves.push((m, after));
        if cut {
            self.shown = self.replay.moves.len();
        }
    }
}

/// Whether the engines are sent the position after this turn as FEN: after a capture, a pawn's turn, a drop or an
/// exchange, which all reset the count of the fifty moves, and after castling.
fn is_cut(before: &AnyPosition, m: AnyMove, after: &AnyPosition) -> bool {
    let count_is_zero = after.fen().split(' ').rev().nth(1) == Some("0");
    count_is_zero || before.events(m).iter().any(|event| matches!(event, Event::Castled(..)))
}

impl From<Silence> for Foul {
    fn from(silence: Silence) -> Foul {
        match silence {
            Silence::Late => Foul::Late,
            Silence::Crashed => Foul::Crashed,
        }
    }
}
