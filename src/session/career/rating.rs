//! The reader's rating against the computer.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::game::{CareerGame, CareerOpponent, CareerResult};

/// Approximate ratings of the levels, beginning with level 0. They fit the matches in docs/measuring.md, rounded. The
/// ratings of the Recruit and of the Cadet are choices. People notice less of these steps than engines do.
const LEVELS: [u16; 14] = [400, 600, 720, 840, 1000, 1190, 1400, 1545, 1765, 1970, 2180, 2410, 2595, 2755];

/// Glicko-2 deviation of a level's rating.
const LEVEL_DEVIATION: f64 = 100.0;

/// The rating of somebody who has not played yet, in hundredths, its deviation, in hundredths, and its volatility, in
/// millionths.
const FIRST: [u32; 3] = [70_000, 35_000, 60_000];

/// The approximate rating of a level.
pub fn level_rating(level: u8) -> u16 {
    LEVELS.get(usize::from(level)).copied().unwrap_or(LEVELS[LEVELS.len() - 1])
}

/// A Glicko-2 rating. Like all stored data it has only integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CareerRating([u32; 3]);

impl Default for CareerRating {
    fn default() -> CareerRating {
        CareerRating(FIRST)
    }
}

impl CareerRating {
    /// The rating with stored numbers, within its limits.
    pub(super) fn stored([rating, deviation, volatility]: [u32; 3]) -> CareerRating {
        let (rating, deviation) = (rating.clamp(10_000, 400_000), deviation.clamp(4_500, 35_000));
        CareerRating([rating, deviation, volatility.clamp(1, 200_000)])
    }

    pub(super) fn numbers(self) -> [u32; 3] {
        self.0
    }

    pub fn rating(self) -> u32 {
        (self.0[0] + 50) / 100
    }

    /// True while the rating is still a guess.
    pub fn is_provisional(self) -> bool {
        self.0[1] > 11_000
    }

    /// Takes a game into account. Returns false if the game is not rated: only Hostage Chess without help against a
    /// level is. CITE: Glicko-2, <http://www.glicko.net/glicko/glicko2.pdf>.
    pub fn take(&mut self, game: &CareerGame) -> bool {
        let CareerOpponent::Level(level) = game.opponent else { return false };
        if game.helped || !game.is_hostage() {
            return false;
        }
        let [rating, deviation, volatility] = self.0.map(f64::from);
        let own = Glicko2Rating { rating: rating / 100.0, deviation: deviation / 100.0, volatility: volatility / 1e6 };
        let rating = f64::from(level_rating(level));
        let theirs = Glicko2Rating { rating, deviation: LEVEL_DEVIATION, volatility: 0.06 };
        let outcome = match game.result {
            CareerResult::Won => Outcomes::WIN,
            CareerResult::Drawn => Outcomes::DRAW,
            CareerResult::Lost => Outcomes::LOSS,
        };
        let (own, _) = glicko2(&own, &theirs, &outcome, &Glicko2Config::new());
        let numbers = [own.rating * 100.0, own.deviation * 100.0, own.volatility * 1e6];
        *self = CareerRating::stored(numbers.map(|number| number.round() as u32));
        true
    }
}
