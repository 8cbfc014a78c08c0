//! The engine's rating in the lobby: an estimate from its level, which the results of this run change.

use std::sync::{Mutex, PoisonError};

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::engine::level::Level;
use crate::live::LiveScore;
use crate::live::results::LiveRating;

/// Level that is assumed to be as strong as a new player.
const AVERAGE: f64 = 7.0;

/// Value of a level. Between engines it is nearly 200 points (docs/measuring.md), but differences between engines
/// shrink against people, so this is half of it.
const STEP: f64 = 100.0;

/// Deviation of the estimate. A player of whom nothing is known has 350.
const DEVIATION: f64 = 300.0;

/// A rating that all tables share.
pub struct BotRating(Mutex<Glicko2Rating>);

impl BotRating {
    /// Estimates the rating of a level.
    pub fn of(level: Level) -> BotRating {
        let rating = 1_500.0 + STEP * (f64::from(level.number()) - AVERAGE);
        BotRating(Mutex::new(Glicko2Rating { rating, deviation: DEVIATION, ..Glicko2Rating::new() }))
    }

    /// Counts a game against somebody whose rating is unknown.
    pub fn record(&self, score: LiveScore) {
        let outcome = match score {
            LiveScore::Won => Outcomes::WIN,
            LiveScore::Drawn => Outcomes::DRAW,
            LiveScore::Lost => Outcomes::LOSS,
        };
        let mut rating = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *rating = glicko2(&rating, &Glicko2Rating::new(), &outcome, &Glicko2Config::new()).0;
        // A seek cannot say more, and the page shows a smaller deviation as certainty.
        rating.rating = rating.rating.clamp(100.0, 4_000.0);
        rating.deviation = rating.deviation.max(120.0);
    }

    /// Returns the rating.
    pub fn get(&self) -> LiveRating {
        let rating = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        LiveRating { rating: rating.rating.round() as u16, deviation: rating.deviation.round() as u16 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_begins_with_the_level_and_follows_the_results() {
        let ratings: Vec<_> = Level::all().map(|level| BotRating::of(level).get()).collect();
        assert!(ratings.is_sorted_by(|one, other| one.rating < other.rating));
        assert_eq!((ratings[0].rating, ratings[6].rating, ratings[12].rating), (900, 1_500, 2_100));
        for (score, expected) in [(LiveScore::Won, 1_500..), (LiveScore::Lost, 0..)] {
            let rating = BotRating::of(Level::HIGHEST);
            let mut before = rating.get();
            for _ in 0..200 {
                rating.record(score);
                let now = rating.get();
                let is_right =
                    if score == LiveScore::Won { now.rating >= before.rating } else { now.rating <= before.rating };
                assert!(is_right && expected.contains(&now.rating) && (120..=300).contains(&now.deviation), "{now:?}");
                before = now;
            }
            assert_ne!(before.rating, 2_100);
        }
    }
}
