//! A game of a match, with this program as the referee.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::effort::Effort;
use super::engine::{EngineProcess, Silence};
use super::time_control::{self, TimeControl};
use crate::game::any::{AnyMove, AnyPosition};
use crate::game::game_record::{Replay, outcome};
use crate::game::{Ending, Event, Game, GameRecord, Illegal, Key, Outcome, Position, Side};

/// Conditions of every game of a match. In arrays, the first element belongs to the first engine.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Thinking time of each engine.
    pub time_controls: [TimeControl; 2],
    /// Tolerance for late replies, to allow for delays between the engine and the clock.
    pub margin: Duration,
    /// Number of plies, opening included, after which the game is a draw.
    pub most_plies: usize,
    /// Advantage in centipawns that ends the game, if both engines see it for several moves.
    pub resign: Option<i32>,
}

/// Number of consecutive moves for which each engine has to see the advantage.
const AGREED: u32 = 3;

/// An offence that costs an engine the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foul {
    /// The engine played an illegal move.
    Illegal {
        /// Move played.
        text: String,
        /// Reason why it is illegal.
        why: Illegal,
    },
    /// The engine did not reply in time.
    Late,
    /// The engine named no move although there is one.
    Missing,
    /// The program ended.
    Crashed,
}

/// The reason why a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// By the rules.
    Rules(Outcome),
    /// By an offence of the first engine (0) or the second engine (1).
    Foul(usize, Foul),
    /// By agreement of both engines that this side is winning.
    Agreed(Side),
    /// By the limit on the number of moves.
    TooLong,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Moves and positions.
    pub replay: Replay<AnyPosition>,
    /// Number of plies of the opening.
    pub given: usize,
    /// Engine that played White.
    pub white: usize,
    /// Reason why the game ended.
    pub end: GameEnd,
    /// Resources used by the engines.
    pub efforts: [Effort; 2],
}

impl Played {
    /// Returns the result.
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

    /// Returns the half points of the first engine.
    pub fn half_points(&self) -> usize {
        match self.outcome().winner {
            None => 1,
            Some(side) => 2 * usize::from((side == Side::White) == (self.white == 0)),
        }
    }
}

/// Plays a game from an opening. Returns `None` if it was stopped, or if the opening cannot be replayed.
pub fn play(
    engines: [&mut EngineProcess; 2],
    white: usize,
    terms: &Terms,
    opening: &GameRecord,
    stop: &AtomicBool,
) -> Option<Played> {
    let replay = opening.follow::<AnyPosition>().ok()?;
    let given = replay.moves.len();
    let mut game = Running::new(replay, white, terms, engines);
    let mut end = game.begin();
    while end.is_none() && !stop.load(Ordering::Relaxed) {
        end = game.step();
    }
    let end = end?;
    for (effort, engine) in game.efforts.iter_mut().zip(&game.engines) {
        effort.hold(engine.games, engine.memory());
    }
    Some(Played { end, replay: game.replay, given, white, efforts: game.efforts })
}

struct Running<'a> {
    replay: Replay<AnyPosition>,
    keys: Vec<Key>,
    /// Number of plies to the position that is sent as FEN. The moves after it are sent as moves.
    shown: usize,
    white: usize,
    terms: &'a Terms,
    engines: [&'a mut EngineProcess; 2],
    /// Remaining times of the engines.
    left: [Duration; 2],
    /// Number of consecutive moves for which each engine has seen itself far behind, then far ahead.
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

    /// Returns the engine that plays this side.
    fn engine_of(&self, side: Side) -> usize {
        if side == Side::White { self.white } else { 1 - self.white }
    }

    /// Tells both engines to forget the last game. An engine that fails to do so loses.
    fn begin(&mut self) -> Option<GameEnd> {
        (0..2).find_map(|engine| {
            let silence = self.engines[engine].new_game().err()?;
            Some(GameEnd::Foul(engine, silence.into()))
        })
    }

    /// Plays a move, or returns how the game ended.
    fn step(&mut self) -> Option<GameEnd> {
        if let Some(outcome) = outcome(self.keys.iter().copied(), self.replay.last()) {
            return Some(GameEnd::Rules(outcome));
        }
        if self.replay.moves.len() >= self.terms.most_plies {
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

    /// Returns true if both engines have seen for long enough that this one is winning.
    fn agreed(&self, engine: usize) -> bool {
        self.seen[engine][1] >= AGREED && self.seen[1 - engine][0] >= AGREED
    }

    /// Returns the `position` command: a FEN and the moves since. The FEN helps engines that lose track of prisons or
    /// castling rights, and the moves let them detect repetitions.
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

/// Returns true if the position after this move is sent as FEN. This applies after castling and after moves that reset
/// the 50-move counter: captures, pawn moves, drops and exchanges.
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
