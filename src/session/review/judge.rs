//! Judging moves: scores become winning chances, and their losses become accuracy and verdicts.

use crate::game::Side;
use crate::search::Score;

/// Slope of the winning chances per centipawn, measured on games between people.
///
/// Between engines the slope is about twice as steep, in chess as here: 0.0075 fits best for 3,819 scores at 30,000
/// nodes from 536 games. But people review their own games, and with that slope the inventor's games would have an
/// accuracy of only a third.
///
/// CITE: <https://lichess.org/page/accuracy>.
const STEEPNESS: f64 = 0.00368208;

/// Score beyond which a game is as good as won, in centipawns (`Eval.Cp.CEILING` of lichess-org/lila).
const CEILING: i32 = 1000;

/// Loss of winning chances that makes a blunder, a mistake or an inaccuracy, in percent.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/Advice.scala>, where chances range
/// from -1 to 1: 0.1, 0.2, 0.3.
const COSTS: [(f64, Verdict); 3] = [(15.0, Verdict::Blunder), (10.0, Verdict::Mistake), (5.0, Verdict::Inaccuracy)];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Verdict {
    pub const ALL: [Verdict; 3] = [Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// Returns the name in the page's HTML.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// The PGN number of the matching glyph.
    pub const fn glyph(self) -> u8 {
        match self {
            Verdict::Inaccuracy => 6,
            Verdict::Mistake => 2,
            Verdict::Blunder => 4,
        }
    }
}

/// Winning chances of the side that the score is for, in percent.
///
/// CITE: <https://lichess.org/page/accuracy>.
///
/// ```
/// use hostage_chess::{search::Score, session::review::judge::chances};
/// assert_eq!(chances(Score::Centipawns(0)), 50.0);
/// assert_eq!(chances(Score::Mate(-3)), 0.0);
/// ```
pub fn chances(score: Score) -> f64 {
    match score {
        Score::Mate(moves) if moves > 0 => 100.0,
        Score::Mate(_) => 0.0,
        Score::Centipawns(worth) => {
            let worth = f64::from(worth.clamp(-CEILING, CEILING));
            100.0 / (1.0 + (-STEEPNESS * worth).exp())
        }
    }
}

/// The verdict on a move, from the scores before and after it for its player; none for a good move. Losing a forced win
/// always has a verdict, however good the result.
pub fn verdict(was: Score, is: Score) -> Option<Verdict> {
    let cost = chances(was) - chances(is);
    let lost_win = is_win(was) && !is_win(is);
    let judged = COSTS.into_iter().find(|(least, _)| cost >= *least).map(|(_, verdict)| verdict);
    judged.or(lost_win.then_some(Verdict::Inaccuracy))
}

/// True if a move is good enough as the reader's attempt: not every good move is the engine's first choice.
pub fn is_good(was: Score, is: Score) -> bool {
    verdict(was, is) <= Some(Verdict::Inaccuracy)
}

pub fn is_win(score: Score) -> bool {
    matches!(score, Score::Mate(1..))
}

/// Accuracy of a move from the winning chances before and after it, all in percent.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/AccuracyPercent.scala>, including
/// its one extra point for the engine's own uncertainty.
pub fn accuracy(was: f64, is: f64) -> f64 {
    if is >= was {
        return 100.0;
    }
    (103.1668 * (-0.04354 * (was - is)).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// Accuracy of each side in percent; none for a side without moves.
///
/// `chances` are White's at each position of the game. `moves` has the side and accuracy of each move, one fewer than
/// `chances`.
///
/// Moves count more where the game swings, and bad moves count more than good ones. The result is the average of two
/// means: one weighted by the deviation within a window of the game, and a harmonic mean.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/AccuracyPercent.scala>.
///
/// # Panics
/// Never: if the lengths do not match, the excess is ignored.
pub fn game_accuracy(chances: &[f64], moves: &[(Side, f64)]) -> [Option<f64>; 2] {
    let width = (moves.len() / 10).clamp(2, 8).min(chances.len());
    let mut sums = [(0.0, 0.0, 0.0, 0.0); 2];
    for (ply, &(side, accuracy)) in moves.iter().enumerate() {
        // The first few moves share the first window.
        let end = (ply + 2).clamp(width, chances.len().max(width));
        let weight = chances.get(end - width..end).map_or(0.5, deviation).clamp(0.5, 12.0);
        let (weights, weighted, inverse, count) = &mut sums[side.index()];
        *weights += weight;
        *weighted += weight * accuracy;
        *inverse += 1.0 / accuracy.max(1.0);
        *count += 1.0;
    }
    sums.map(|(weights, weighted, inverse, count)| (count > 0.0).then(|| (weighted / weights + count / inverse) / 2.0))
}

fn deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / count).sqrt()
}
