//! The engine as a player: its moves, when it resigns, and which draws it accepts.

use std::sync::atomic::{AtomicBool, Ordering};

use super::crypto::random;
use crate::engine::clock::NativeClock;
use crate::engine::level::Level;
use crate::engine::local::LocalEngine;
use crate::engine::time_management::by_clock;
use crate::game::any::AnyPosition;
use crate::game::{Game, GameRecord};
use crate::live::LiveTerms;
use crate::live::merge::LiveGame;
use crate::search::{Limits, Score};

/// Disadvantage in centipawns at which the game is hopeless, and the number of moves in a row for which it has to last.
/// `hostage match --resign` counts as many.
const HOPELESS: i32 = 1_000;
const MOVES: u32 = 3;

/// Disadvantage in centipawns from which a draw is welcome.
const WORSE: i32 = 100;

/// In a long game, a draw is also welcome if neither side is further ahead, in centipawns.
const EQUAL: i32 = 25;

/// Number of plies after which a game is long.
const LONG_GAME: u16 = 80;

/// Time left and increment in milliseconds.
pub type TimeLeft = (u64, u64);

/// The engine in one series of games.
pub struct BotMind {
    engine: LocalEngine<NativeClock>,
    level: Level,
    /// Number of moves in a row at which the game was hopeless.
    hopeless: u32,
}

impl BotMind {
    /// Creates an engine of this level.
    pub fn new(level: Level) -> BotMind {
        let mut engine = LocalEngine::new(NativeClock::default());
        engine.set_book(true);
        let mut mind = BotMind { engine, level, hopeless: 0 };
        mind.new_game();
        mind
    }

    /// Forgets the last game. The next one will be another, even with the same moves of the opponent.
    pub fn new_game(&mut self) {
        self.engine.new_game();
        self.engine.set_seed(u64::from_le_bytes(random()));
        self.hopeless = 0;
    }

    /// Returns the best move and its score for the player to move; none if the search was stopped at once.
    pub fn think(
        &mut self,
        terms: &LiveTerms,
        game: &LiveGame<AnyPosition>,
        time: Option<TimeLeft>,
        stop: &AtomicBool,
    ) -> Option<(String, Score)> {
        let before = std::iter::once(&game.start).chain(game.moves.iter().map(|it| &it.position));
        let moves = before.zip(&game.moves).map(|(position, it)| position.uci(it.mv)).collect();
        let record = GameRecord { variant: terms.variant.clone(), start: terms.start.clone(), moves };
        let limits = time.map_or(Limits::default(), |(left, increment)| by_clock(left, increment, None));
        let mut score = None;
        let stopped = &mut || stop.load(Ordering::Relaxed);
        let tell = &mut |info: crate::engine::Info| score = Some(info.score);
        let limits = self.level.narrow(&record.variant, limits);
        let best = self.engine.search(&record, &limits, stopped, tell).ok()??;
        Some((best, score.unwrap_or(Score::Centipawns(0))))
    }

    /// Takes note of the score of a move, and returns true if the engine resigns instead. Levels that overlook moves
    /// play on, because their opponents are learning how to win.
    pub fn resigns(&mut self, score: Score) -> bool {
        let is_hopeless = match score {
            Score::Centipawns(score) => score <= -HOPELESS,
            Score::Mate(moves) => moves <= 0,
        };
        self.hopeless = if is_hopeless { self.hopeless + 1 } else { 0 };
        self.hopeless >= MOVES && self.level.limits().blindness.is_none()
    }
}

/// True if the engine accepts a draw with this score after this many plies.
pub fn takes_draw(score: Score, ply: u16) -> bool {
    match score {
        Score::Centipawns(score) => score <= -WORSE || ply >= LONG_GAME && score.abs() <= EQUAL,
        Score::Mate(moves) => moves <= 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_welcome_if_the_position_is_worse_or_equal_for_long() {
        for (score, ply, expected) in [
            (Score::Centipawns(-100), 0, true),
            (Score::Centipawns(-99), 0, false),
            (Score::Centipawns(0), 79, false),
            (Score::Centipawns(0), 80, true),
            (Score::Centipawns(-25), 80, true),
            (Score::Centipawns(26), 200, false),
            (Score::Mate(-3), 0, true),
            (Score::Mate(0), 0, true),
            (Score::Mate(3), 200, false),
        ] {
            assert_eq!(takes_draw(score, ply), expected, "{score} {ply}");
        }
    }

    #[test]
    fn only_levels_that_see_everything_resign_and_only_after_three_moves() {
        let bad = Score::Centipawns(-1_000);
        for (level, resigns) in [(13, true), (6, true), (5, false), (1, false)] {
            let mut mind = BotMind::new(Level::new(level).unwrap());
            let scores = [bad, Score::Mate(-2), Score::Centipawns(-999), bad, bad, Score::Mate(-5)];
            assert_eq!(
                scores.map(|score| mind.resigns(score)),
                [false, false, false, false, false, resigns],
                "{level}"
            );
        }
    }
}
