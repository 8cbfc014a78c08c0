//! How turns are judged: from scores to winning chances, from what they lose to inaccuracy, mistake, blunder and
//! accuracy.

use crate::game::Side;
use crate::search::Score;

/// How steeply the chances rise with the score, per centipawn, as measured on games between people. Between engines
/// they rise about twice as steeply, in chess as here (the results of 536 games fit 3,819 scores of our engine at
/// 30,000 nodes best at 0.0075). But it is people's games that are reviewed, and by that number the inventor's own
/// games would be accurate to a third only.
///
/// CITE: <https://lichess.org/page/accuracy>.
const STEEPNESS: f64 = 0.00368208;

/// Beyond this many centipawns a game is as good as won (`Eval.Cp.CEILING` of lichess-org/lila).
const CEILING: i32 = 1000;

/// What a turn must cost, in hundredths of all chances, to be an inaccuracy, a mistake, a blunder.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/Advice.scala>, where chances run
/// from -1 to 1: 0.1, 0.2, 0.3.
const COSTS: [(f64, Verdict); 3] = [(15.0, Verdict::Blunder), (10.0, Verdict::Mistake), (5.0, Verdict::Inaccuracy)];

/// How bad a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// It cost a little.
    Inaccuracy,
    /// It cost more.
    Mistake,
    /// It cost much.
    Blunder,
}

impl Verdict {
    /// From the least to the worst.
    pub const ALL: [Verdict; 3] = [Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// The sign that judges so, as the number that PGN gives it.
    pub const fn glyph(self) -> u8 {
        match self {
            Verdict::Inaccuracy => 6,
            Verdict::Mistake => 2,
            Verdict::Blunder => 4,
        }
    }
}

/// The winning chances of the side whose score this is, in hundredths.
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

/// What is wrong with a turn, if anything: told from its player's side, what the position was worth before it and is
/// worth after it. A forced win thrown away is never without blame, however good the rest.
pub fn verdict(was: Score, is: Score) -> Option<Verdict> {
    let cost = chances(was) - chances(is);
    let lost_win = is_win(was) && !is_win(is);
    let judged = COSTS.into_iter().find(|(least, _)| cost >= *least).map(|(_, verdict)| verdict);
    judged.or(lost_win.then_some(Verdict::Inaccuracy))
}

/// Whether a turn is as good as the reader's need be who tries to do better: not every good one is the engine's first.
pub fn is_good(was: Score, is: Score) -> bool {
    verdict(was, is) <= Some(Verdict::Inaccuracy)
}

/// Whether a score is a forced win.
pub fn is_win(score: Score) -> bool {
    matches!(score, Score::Mate(1..))
}

/// How accurate a turn was that left so much of these chances, in hundredths.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/AccuracyPercent.scala>, with
/// its one point for what the engine itself does not know.
pub fn accuracy(was: f64, is: f64) -> f64 {
    if is >= was {
        return 100.0;
    }
    (103.1668 * (-0.04354 * (was - is)).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// How accurately each side played, in hundredths; none for a side without turns. `chances` are White's, at each
/// position of the game; `moves` are the sides that played and how accurately, one fewer.
///
/// Turns count more where the game swings, and bad ones more than good ones: half a mean
/// weighted by the deviation in a window of the game, half a harmonic mean.
///
/// CITE: <https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/AccuracyPercent.scala>.
///
/// # Panics
/// Never; of lists that do not fit each other the rest is left out.
pub fn game_accuracy(chances: &[f64], moves: &[(Side, f64)]) -> [Option<f64>; 2] {
    let width = (moves.len() / 10).clamp(2, 8).min(chances.len());
    let mut sums = [(0.0, 0.0, 0.0, 0.0); 2];
    for (ply, &(side, accuracy)) in moves.iter().enumerate() {
        // The first turns share the first window.
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
