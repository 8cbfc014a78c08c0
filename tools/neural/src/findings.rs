//! Statistics of the game, from games of the engine against itself.

use std::collections::BTreeMap;
use std::io;

use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Event, Game as _, Position as _, Side};
use hostage_chess::opening::Results;
use hostage_chess::opening::findings::{Estimate, Figures, FirstMoveFigures, MoveFigures};

use crate::games::Record;
use crate::train::sigmoid;

/// Advantage in centipawns that is worth 0.73 of a point (README.md).
const K: f32 = 400.0;

/// White's half points in a number of games, and the sum of their squares.
#[derive(Clone, Copy, Default)]
struct Score {
    games: f64,
    points: f64,
    squares: f64,
}

/// Statistics of a kind of move: its frequency, the change of the score, and the results of the sides that played it.
#[derive(Clone, Copy, Default)]
struct Use {
    moves: u32,
    games: u32,
    /// Sum of the changes of the expected score since the side's last move, in points, and number of changes.
    swing: (f64, u32),
    /// Results of the sides that played it, one per game.
    score: Score,
}

/// All statistics.
#[derive(Default)]
pub struct Findings {
    white: Score,
    results: [u32; 3],
    by_rules: u32,
    lengths: Vec<usize>,
    /// Number of games in which a pawn froze, and number of pawns that froze.
    frozen: (u32, u32),
    /// Number of mates by kind of move.
    mates: BTreeMap<&'static str, u32>,
    uses: BTreeMap<String, Use>,
    first: BTreeMap<String, Score>,
}

impl Score {
    fn add(&mut self, half_points: u8) {
        let points = f64::from(half_points) / 2.0;
        self.games += 1.0;
        self.points += points;
        self.squares += points * points;
    }

    /// Returns the share of the points and twice its standard error.
    fn estimate(&self) -> Estimate {
        let games = self.games.max(1.0);
        let mean = self.points / games;
        let error = 2.0 * ((self.squares / games - mean * mean).max(0.0) / games).sqrt();
        Estimate { mean: (1000.0 * mean).round() as u32, error: (1000.0 * error).round() as u32 }
    }
}

impl Use {
    fn figures(&self, kind: &str, games: usize) -> MoveFigures {
        let of = |part: u32| (1000.0 * f64::from(part) / games as f64).round() as u32;
        let swing = self.swing.0 / f64::from(self.swing.1.max(1));
        MoveFigures {
            kind: kind.to_owned(),
            games: self.games,
            share: of(self.games),
            times: of(self.moves),
            swing: (1000.0 * swing).round() as i32,
            score: self.score.estimate(),
        }
    }
}

/// Returns the kinds of a move.
fn kinds(mv: Move, events: &[Event]) -> Vec<String> {
    let mut kinds = Vec::new();
    match mv {
        Move::Walk { promotion, .. } => {
            if promotion.is_some() {
                kinds.push("promotion".to_owned());
            }
            if events.iter().any(|event| matches!(event, Event::Captured(..))) {
                kinds.push("capture".to_owned());
            }
            if events.iter().any(|event| matches!(event, Event::Castled(..))) {
                kinds.push("castling".to_owned());
            }
        }
        Move::Drop { kind, .. } => kinds.extend(["drop".to_owned(), format!("drop {}", kind.letter())]),
        Move::Exchange { rescued, paid, .. } => {
            kinds.extend(["exchange".to_owned(), format!("exchange {} for {}", rescued.letter(), paid.letter())]);
        }
    }
    kinds
}

impl Findings {
    /// Counts a game.
    ///
    /// # Errors
    /// The game breaks the rules.
    pub fn add(&mut self, game: &Record<Position>) -> io::Result<()> {
        let plies = game.positions()?;
        self.white.add(game.points);
        self.results[usize::from(game.points.min(2))] += 1;
        self.by_rules += u32::from(game.end == 0);
        self.lengths.push(plies.len());
        let expected = |ply: usize| f64::from(sigmoid(f32::from(game.plies[ply].score) / K));
        let (mut froze, mut seen) = (0, BTreeMap::new());
        for (ply, (position, played)) in plies.iter().enumerate() {
            let events = position.events(played.mv);
            froze += events.iter().filter(|event| matches!(event, Event::Froze(..))).count() as u32;
            for kind in kinds(played.mv, &events) {
                let side = position.side_to_move();
                let one = self.uses.entry(kind.clone()).or_default();
                one.moves += 1;
                if ply >= 2 && ply + 1 < plies.len() {
                    one.swing.0 += 1.0 - expected(ply + 1) - expected(ply - 2);
                    one.swing.1 += 1;
                }
                let sides: &mut Vec<Side> = seen.entry(kind).or_default();
                if !sides.contains(&side) {
                    sides.push(side);
                }
            }
        }
        for (kind, sides) in seen {
            let one = self.uses.entry(kind).or_default();
            one.games += 1;
            for side in sides {
                one.score.add(if side == Side::White { game.points } else { 2 - game.points });
            }
        }
        self.frozen.0 += u32::from(froze > 0);
        self.frozen.1 += froze;
        self.end(game, plies.last().map(|(position, _)| position));
        let first = plies.first().filter(|_| game.opening == 2);
        if let Some((position, ply)) = first {
            self.first.entry(position.uci(ply.mv)).or_default().add(game.points);
        }
        Ok(())
    }

    fn end(&mut self, game: &Record<Position>, last: Option<&Position>) {
        let (Some(last), Some(ply)) = (last, game.plies.last()) else { return };
        if game.end == 0 && game.points != 1 && last.play_unchecked(ply.mv).in_check() {
            let by = match ply.mv {
                Move::Walk { .. } => "a board move",
                Move::Drop { .. } => "a drop",
                Move::Exchange { .. } => "an exchange",
            };
            *self.mates.entry(by).or_default() += 1;
        }
    }

    /// Returns the statistics as the figures of the documentation and of the page.
    pub fn figures(&self) -> Figures {
        let games = self.lengths.len().max(1);
        let thousandths = |part: f64, whole: f64| (1000.0 * part / whole.max(1.0)).round() as u32;
        let of = |part: u32| thousandths(f64::from(part), games as f64);
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let at = |share: usize| lengths.get(lengths.len() * share / 100).copied().unwrap_or(0) as u32;
        let [black, draws, white] = self.results;
        let mates: u32 = self.mates.values().sum();
        let by = ["a board move", "a drop", "an exchange"].map(|by| self.mates.get(by).copied().unwrap_or_default());
        let mut moves: Vec<MoveFigures> = self.uses.iter().map(|(kind, one)| one.figures(kind, games)).collect();
        moves.retain(|one| one.games >= 30);
        moves.sort_by_key(|one| std::cmp::Reverse(one.times));
        let first = self.first.iter().filter(|(_, score)| score.games >= 20.0);
        let first = first.map(|(mv, score)| FirstMoveFigures {
            mv: mv.clone(),
            games: score.games as u32,
            score: score.estimate(),
        });
        let mut first: Vec<FirstMoveFigures> = first.collect();
        first.sort_by_key(|one| std::cmp::Reverse(one.games));
        Figures {
            games: self.lengths.len() as u32,
            results: Results { white, draws, black },
            white: self.white.estimate(),
            by_rules: of(self.by_rules),
            mean_plies: (10.0 * lengths.iter().sum::<usize>() as f64 / games as f64).round() as u32,
            plies: [at(10), at(50), at(90)],
            frozen: (of(self.frozen.0), of(self.frozen.1)),
            mates: (mates, by.map(|count| thousandths(f64::from(count), f64::from(mates)))),
            moves,
            first,
            ..Figures::default()
        }
    }
}
