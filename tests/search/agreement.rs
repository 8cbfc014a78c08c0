//! Ends games that both sides see as decided.

use hostage_chess::search::Score;

/// Advantage in centipawns that decides a game if both sides see it on three moves in a row.
const DECIDED: i32 = 900;

/// Finds out whether both sides of a game see that it is decided.
#[derive(Default)]
pub struct Agreement {
    /// On how many moves in a row each side has seen itself ahead, or behind if negative.
    ahead: [i32; 2],
}

impl Agreement {
    /// Notes the score of a side's move, as that side sees it.
    pub fn hear(&mut self, side: usize, score: Score) {
        let score = match score {
            Score::Centipawns(score) => score,
            Score::Mate(moves) => moves.signum() * DECIDED,
        };
        self.ahead[side] = match score {
            DECIDED.. => self.ahead[side].max(0) + 1,
            score if score <= -DECIDED => self.ahead[side].min(0) - 1,
            _ => 0,
        };
    }

    /// Returns the side that wins, once both see it.
    pub fn winner(&self) -> Option<usize> {
        let [first, second] = self.ahead;
        let agreed = first.abs().min(second.abs()) >= 3 && (first > 0) != (second > 0);
        agreed.then(|| usize::from(second > 0))
    }
}
