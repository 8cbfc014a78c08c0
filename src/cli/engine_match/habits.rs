//! What an engine does in its games of Hostage Chess: how often it exchanges, drops, lands deep, checks and so on.

use super::game::Played;
use super::texts;
use crate::game::any::{AnyMove, AnyPosition};
use crate::game::hostage::{Move, Position as HostagePosition, Square};
use crate::game::{Position, Side};

/// Number of different habits.
const HABITS: usize = texts::HABITS.len();
/// Indices of the number of prisoners and of the number of moves among the habits.
const PRISONERS: usize = 7;
const MOVES: usize = 10;

/// Sums of what one engine did. Moves of the opening do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    games: u64,
    /// Sums, in the order of [`texts::HABITS`].
    sums: [u64; HABITS],
}

impl Habits {
    /// Adds a game in which the engine played this side.
    pub fn add(&mut self, game: &Played, side: Side) {
        self.games += 1;
        let moves = game.replay.moves.iter().zip(game.replay.positions()).skip(game.given);
        for ((m, after), before) in moves {
            if let (AnyPosition::Hostage(before), AnyMove::Hostage(m), AnyPosition::Hostage(after)) =
                (before, *m, after)
                && before.side_to_move() == side
            {
                self.sums.iter_mut().zip(of_move(before, m, after)).for_each(|(sum, count)| *sum += count);
            }
        }
    }

    /// Returns the habits a game, in the order of [`texts::HABITS`]; prisoners as their mean number after a move.
    fn per_game(&self) -> [f64; HABITS] {
        let mut means = self.sums.map(|sum| sum as f64 / self.games.max(1) as f64);
        means[PRISONERS] = self.sums[PRISONERS] as f64 / self.sums[MOVES].max(1) as f64;
        means
    }
}

/// Returns what a move adds to each habit.
fn of_move(before: &HostagePosition, m: Move, after: &HostagePosition) -> [u64; HABITS] {
    let us = before.side_to_move();
    let (exchange, drop) = (matches!(m, Move::Exchange { .. }), matches!(m, Move::Drop { .. }));
    let fair = matches!(m, Move::Exchange { rescued, paid, .. } if rescued.value() == paid.value());
    let deep = m.lander().is_some() && m.to().rank_for(us) >= 4;
    let behind = m.lander().is_some() && m.to().rank_for(us) >= 6;
    let beside = m.lander().is_some() && m.to().distance(before.king(!us)) <= 1;
    let capture = matches!(m, Move::Walk { to, .. } if before.kind_on(to).is_some());
    let aims = Square::all().any(|at| at.distance(after.king(!us)) <= 1 && after.attackers(at, us).has(m.to()));
    let prisoners = after.pockets().prison(us).total();
    let yes = u64::from;
    [
        yes(exchange),
        yes(fair),
        yes(drop),
        yes(deep),
        yes(behind),
        yes(beside),
        yes(capture),
        prisoners.into(),
        yes(after.in_check()),
        yes(aims),
        1,
    ]
}

/// Returns a table of the habits of both engines, with what the first does as a multiple of what the second does.
pub fn table(names: &[String; 2], habits: &[Habits; 2]) -> String {
    let [first, second] = habits.map(|habits| habits.per_game());
    texts::match_habits(names, &[first, second])
}
