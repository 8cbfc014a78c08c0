//! Scores and ratings, computed from the games.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::{LiveResults, LiveScore, key_of, key_text};
use crate::live::register::PublicKey;
use crate::live::seek::{MOST_DEVIATION, MOST_RATING};
use crate::sorted::order;

/// Rating, rounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LiveRating {
    /// Glicko-2 rating; 1,500 at the start.
    pub rating: u16,
    /// Its deviation; 350 at the start.
    pub deviation: u16,
}

/// The reader's results against one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonStanding<'a> {
    /// The person's key.
    pub key: PublicKey,
    /// Name in the last game. It needs [`shown_name`](crate::live::name::shown_name).
    pub name: &'a str,
    /// Number of games that the reader won.
    pub won: u32,
    /// Number of games drawn.
    pub drawn: u32,
    /// Number of games that the reader lost.
    pub lost: u32,
    /// The person's rating, from the games with the reader alone.
    pub rating: LiveRating,
    /// Unix day of the last game.
    pub last_day: u32,
}

/// All results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveStandings<'a> {
    /// The reader's rating.
    pub reader: LiveRating,
    /// The people played, the last one first.
    pub people: Vec<PersonStanding<'a>>,
}

impl LiveResults {
    /// Returns the results against one person; none before the first game.
    pub fn against(&self, key: &PublicKey) -> Option<PersonStanding<'_>> {
        let text = key_text(key);
        let place = self.people.iter().position(|met| met.key == text)?;
        self.standing(place, self.ratings().1[place])
    }

    /// Returns all results. It computes all ratings anew, so call it once for each change.
    pub fn standings(&self) -> LiveStandings<'_> {
        let (reader, people) = self.ratings();
        let people =
            people.into_iter().enumerate().filter_map(|(place, rating)| self.standing(place, rating)).collect();
        LiveStandings { reader, people }
    }

    fn standing(&self, place: usize, rating: LiveRating) -> Option<PersonStanding<'_>> {
        let met = &self.people[place];
        let count = |score| met.games.iter().filter(|game| game.2 == score).count() as u32;
        Some(PersonStanding {
            key: key_of(&met.key)?,
            name: &met.name,
            won: count(LiveScore::Won),
            drawn: count(LiveScore::Drawn),
            lost: count(LiveScore::Lost),
            rating,
            last_day: met.last()?.0,
        })
    }

    /// Rates the games by day and id: the rating of the reader, and those of the people. CITE: Glicko-2,
    /// <http://www.glicko.net/glicko/glicko2.pdf>.
    fn ratings(&self) -> (LiveRating, Vec<LiveRating>) {
        let people = self.people.iter().enumerate();
        let games: Vec<_> = people.flat_map(|(place, met)| met.games.iter().map(move |game| (place, game))).collect();
        let mut reader = Glicko2Rating::new();
        let mut ratings = vec![reader; self.people.len()];
        for at in order(games.len(), &|a, b| games[a].1.order() < games[b].1.order()) {
            let (place, game) = games[at];
            let outcome = match game.2 {
                LiveScore::Won => Outcomes::WIN,
                LiveScore::Drawn => Outcomes::DRAW,
                LiveScore::Lost => Outcomes::LOSS,
            };
            let (one, other) = glicko2(&reader, &ratings[place], &outcome, &Glicko2Config::new());
            (reader, ratings[place]) = (limited(one), limited(other));
        }
        (rounded(&reader), ratings.iter().map(rounded).collect())
    }
}

fn limited(rating: Glicko2Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.rating.clamp(100.0, f64::from(MOST_RATING)),
        deviation: rating.deviation.clamp(45.0, f64::from(MOST_DEVIATION)),
        volatility: rating.volatility.clamp(0.01, 1.0),
    }
}

fn rounded(rating: &Glicko2Rating) -> LiveRating {
    LiveRating { rating: rating.rating.round() as u16, deviation: rating.deviation.round() as u16 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::results::tests::{id, key};

    #[test]
    fn ratings_are_those_of_glicko_2() {
        let mut results = LiveResults::default();
        assert_eq!(results.standings().reader, LiveRating { rating: 1500, deviation: 350 });
        results.record(&id(1), &key(1), "Ann", LiveScore::Won, 20_000);
        // Values of the crate's documentation: both players are new.
        let standings = results.standings();
        assert_eq!(standings.reader, LiveRating { rating: 1662, deviation: 290 });
        assert_eq!(standings.people[0].rating, LiveRating { rating: 1338, deviation: 290 });
        results.record(&id(2), &key(2), "Bob", LiveScore::Drawn, 20_000);
        let standings = results.standings();
        assert!(standings.reader.rating < 1662 && standings.people[0].rating.rating > 1500);
        assert_eq!(standings.people.len(), 2);
    }

    #[test]
    fn both_players_compute_the_same_ratings() {
        let (mut mine, mut theirs) = (LiveResults::default(), LiveResults::default());
        for (number, score) in "wwdlwlldwwwdddl".chars().enumerate() {
            let (score, opposite) = match score {
                'w' => (LiveScore::Won, LiveScore::Lost),
                'd' => (LiveScore::Drawn, LiveScore::Drawn),
                _ => (LiveScore::Lost, LiveScore::Won),
            };
            let day = 20_000 + number as u32 / 3;
            mine.record(&id(number as u32), &key(1), "Ann", score, day);
            theirs.record(&id(number as u32), &key(2), "Bob", opposite, day);
            let (mine, theirs) = (mine.standings(), theirs.standings());
            let (ann, bob) = (&mine.people[0], &theirs.people[0]);
            assert_eq!((mine.reader, ann.rating), (bob.rating, theirs.reader));
            assert_eq!((ann.won, ann.drawn, ann.lost), (bob.lost, bob.drawn, bob.won));
        }
    }

    #[test]
    fn ratings_stay_within_what_a_seek_can_say() {
        for score in [LiveScore::Won, LiveScore::Lost] {
            let mut results = LiveResults::default();
            for number in 0..100 {
                results.record(&id(number), &key(number), "", score, 20_000);
            }
            let reader = results.standings().reader;
            assert!((100..=MOST_RATING).contains(&reader.rating) && (45..=MOST_DEVIATION).contains(&reader.deviation));
        }
    }
}
