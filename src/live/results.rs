//! Results against people: what a device knows of everybody whom its reader has played.
//!
//! The stored form is the set of games, and everything else follows from it. So it makes no difference in which order
//! results are recorded, whether one is recorded twice, or how the files of two tabs or devices are joined. People are
//! known by their keys, because anybody can take any name.

mod join;
mod standing;

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

use super::act::LiveVerdict;
use super::register::PublicKey;
use super::topic::LiveId;
use crate::game::Side;
use crate::json;
use crate::sorted::sorted;

pub use standing::{LiveRating, LiveStandings, PersonStanding};

/// Maximum length of stored text that is read, in bytes. This version writes a tenth of that.
const READ: usize = 1 << 22;

/// Result of a game for the reader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum LiveScore {
    /// The reader won.
    Won,
    /// Nobody won.
    Drawn,
    /// The opponent won.
    Lost,
}

impl LiveScore {
    /// Returns the result for the player of this colour; none if the game counts for nobody.
    pub fn of(verdict: LiveVerdict, reader: Side) -> Option<LiveScore> {
        let winner = match verdict {
            LiveVerdict::Board(winner) => winner,
            LiveVerdict::Agreed => None,
            LiveVerdict::Resigned(winner) | LiveVerdict::Flag(winner) | LiveVerdict::Claimed(winner) => Some(winner),
            LiveVerdict::Aborted | LiveVerdict::Disputed => return None,
        };
        Some(match winner {
            None => LiveScore::Drawn,
            Some(winner) if winner == reader => LiveScore::Won,
            Some(_) => LiveScore::Lost,
        })
    }
}

/// A game: its id in base64url, its unix day, and its result for the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Counted(String, u32, LiveScore);

impl Counted {
    /// The order of games: by day, then by id.
    fn order(&self) -> (u32, &str) {
        (self.1, &self.0)
    }
}

/// A person and the games with the reader, oldest first.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Met {
    /// Public key in base64url.
    key: String,
    /// Name in the last game. It may contain anything.
    name: String,
    games: Vec<Counted>,
}

impl Met {
    /// The last game, with which the name was last seen.
    fn last(&self) -> Option<(u32, &str)> {
        self.games.last().map(Counted::order)
    }
}

/// Results against people, those played last first. Like all stored data it has only integers and texts.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LiveResults {
    people: Vec<Met>,
}

impl LiveResults {
    /// Reads stored results within their limits; none if they cannot be read.
    pub fn read(text: &str) -> Option<LiveResults> {
        LiveResults::read_counted(text).map(|(results, _)| results)
    }

    /// Like `read`, but also returns the number of people and games left out.
    pub fn read_counted(text: &str) -> Option<(LiveResults, usize)> {
        let mut read: LiveResults = json::read(text).filter(|_| text.len() <= READ)?;
        let left = read.bound();
        Some((read, left))
    }

    /// True if nobody was played.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// Returns the number of games.
    pub fn games(&self) -> usize {
        self.people.iter().map(|met| met.games.len()).sum()
    }

    /// True if both have a game in common.
    pub fn shares(&self, other: &LiveResults) -> bool {
        let ids = |results: &LiveResults| -> Vec<String> {
            results.people.iter().flat_map(|met| &met.games).map(|game| game.0.clone()).collect()
        };
        let (own, theirs) = (sorted(ids(self), |one, other| one < other), ids(other));
        theirs.iter().any(|id| own.binary_search(id).is_ok())
    }

    /// True if the result of this game is recorded.
    pub fn holds(&self, game: &LiveId) -> bool {
        let id = Base64UrlUnpadded::encode_string(game);
        self.people.iter().any(|met| met.games.iter().any(|counted| counted.0 == id))
    }

    /// Records the final result of a game on a unix day. Returns false if it was recorded before.
    pub fn record(&mut self, game: &LiveId, key: &PublicKey, name: &str, score: LiveScore, day: u32) -> bool {
        if self.holds(game) {
            return false;
        }
        let (id, key) = (Base64UrlUnpadded::encode_string(game), key_text(key));
        // A person met before is joined with the new entry.
        self.people.push(Met { key, name: name.to_owned(), games: vec![Counted(id, day, score)] });
        self.bound();
        true
    }
}

fn key_text(key: &PublicKey) -> String {
    Base64UrlUnpadded::encode_string(key.bytes())
}

/// Reads a key. Its length tells its kind.
fn key_of(text: &str) -> Option<PublicKey> {
    let bytes = Base64UrlUnpadded::decode_vec(text).ok()?;
    match bytes.len() {
        32 => bytes.try_into().ok().map(PublicKey::Ed25519),
        _ => bytes.try_into().ok().map(PublicKey::P256),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::join::{MOST_GAMES, MOST_PEOPLE};
    use super::*;

    pub fn id(number: u32) -> LiveId {
        std::array::from_fn(|at| number.to_le_bytes()[at % 4])
    }

    pub fn key(number: u32) -> PublicKey {
        match number % 2 {
            0 => PublicKey::Ed25519(std::array::from_fn(|at| number.to_le_bytes()[at % 4])),
            _ => PublicKey::P256(std::array::from_fn(|at| number.to_le_bytes()[at % 4])),
        }
    }

    /// Game, person, result and day. The name tells of the day and the game.
    type Entry = (u32, u32, LiveScore, u32);

    fn record(results: &mut LiveResults, (game, person, score, day): Entry) -> bool {
        results.record(&id(game), &key(person), &format!("{person} {day} {game}"), score, day)
    }

    fn of(entries: &[Entry]) -> LiveResults {
        let mut results = LiveResults::default();
        for entry in entries {
            record(&mut results, *entry);
        }
        results
    }

    fn join(one: &LiveResults, other: &LiveResults) -> LiveResults {
        let mut joined = one.clone();
        joined.join(other);
        joined
    }

    #[test]
    fn each_verdict_counts_for_the_right_player() {
        use LiveScore::{Drawn, Lost, Won};
        for (winner, loser) in [(Side::White, Side::Black), (Side::Black, Side::White)] {
            for verdict in [
                LiveVerdict::Board(Some(winner)),
                LiveVerdict::Resigned(winner),
                LiveVerdict::Flag(winner),
                LiveVerdict::Claimed(winner),
            ] {
                assert_eq!([winner, loser].map(|side| LiveScore::of(verdict, side)), [Some(Won), Some(Lost)]);
            }
            for verdict in [LiveVerdict::Board(None), LiveVerdict::Agreed] {
                assert_eq!(LiveScore::of(verdict, winner), Some(Drawn));
            }
            for verdict in [LiveVerdict::Aborted, LiveVerdict::Disputed] {
                assert_eq!(LiveScore::of(verdict, winner), None);
            }
        }
    }

    #[test]
    fn a_game_counts_once() {
        let mut results = LiveResults::default();
        assert!(record(&mut results, (1, 1, LiveScore::Won, 20_000)));
        let before = results.clone();
        assert!(!record(&mut results, (1, 1, LiveScore::Won, 20_000)));
        assert!(!record(&mut results, (1, 1, LiveScore::Lost, 20_001)));
        assert!(!record(&mut results, (1, 2, LiveScore::Lost, 20_001)));
        assert_eq!(results, before);
        assert!(record(&mut results, (2, 1, LiveScore::Lost, 20_001)));
        let ann = results.against(&key(1)).unwrap();
        assert_eq!((ann.won, ann.drawn, ann.lost, ann.last_day, ann.name), (1, 0, 1, 20_001, "1 20001 2"));
        assert_eq!(results.against(&key(2)), None);
    }

    #[test]
    fn those_played_longest_ago_are_dropped() {
        let entries: Vec<Entry> = (0..520).map(|number| (number, number, LiveScore::Won, 1_000 - number)).collect();
        let results = of(&entries);
        let people = results.standings().people.len();
        assert_eq!(people, MOST_PEOPLE);
        assert!(results.against(&key(0)).is_some() && results.against(&key(519)).is_none());
        // Joining halves beyond the limit gives the same in both orders.
        let (one, other) = (of(&entries[..300]), of(&entries[200..]));
        assert_eq!(join(&one, &other), join(&other, &one));
        assert_eq!(join(&one, &other), results);
    }

    #[test]
    fn the_longest_stored_text_is_read_again() {
        let games = |person: u32| {
            (0..20).map(move |game| {
                Counted(Base64UrlUnpadded::encode_string(&id(20 * person + game)), 20_000 + game, LiveScore::Drawn)
            })
        };
        let met =
            |person| Met { key: key_text(&key(person)), name: "\u{1}".repeat(32), games: games(person).collect() };
        let mut results = LiveResults { people: (0..500).map(met).collect() };
        assert_eq!(results.bound(), 500 * 20 - MOST_GAMES);
        let text = json::write(&results).unwrap();
        assert!(text.len() < READ / 10, "{}", text.len());
        assert_eq!(LiveResults::read_counted(&text), Some((results, 0)));
    }

    #[test]
    fn stored_texts_of_other_versions_and_hands() {
        let key = key_text(&key(2));
        let game = |id: &str, score: &str| format!(r#"["{id}",20000,"{score}"]"#);
        let stored = |key: &str, games: &[&str]| {
            format!(
                r#"{{"mood":"good","people":[{{"key":"{key}","name":"Zoë","games":[{}],"x":[1]}}]}}"#,
                games.join(",")
            )
        };
        let good = &*game("AAAAAAAAAAAAAAAA", "Won");
        // Text; number of people, number of entries left out.
        let table = [
            (stored(&key, &[good]), Some((1, 0))),
            (stored(&key, &[good, good]), Some((1, 0))),
            (stored(&key, &[good, &game("AAAA", "Won"), &game("€", "Won")]), Some((1, 2))),
            (stored("AAAA", &[good]), Some((0, 1))),
            (stored("", &[good]), Some((0, 1))),
            (stored(&key, &[]), Some((0, 0))),
            ("{}".to_owned(), Some((0, 0))),
            // An unknown result makes the text unreadable, so that it is set aside.
            (stored(&key, &[&game("AAAAAAAAAAAAAAAA", "Adjourned")]), None),
            ("".to_owned(), None),
            ("[]".to_owned(), None),
        ];
        for (text, expected) in table {
            let read = LiveResults::read_counted(&text);
            assert_eq!(read.map(|(results, left)| (results.people.len(), left)), expected, "{text}");
        }
    }

    fn entries() -> impl Strategy<Value = Vec<Entry>> {
        let score = prop_oneof![Just(LiveScore::Won), Just(LiveScore::Drawn), Just(LiveScore::Lost)];
        // Each game has one person, result and day.
        let entry = (0_u32..40, score, 0_u32..5).prop_map(|(game, score, day)| (game, game % 7, score, 20_000 + day));
        prop::collection::vec(entry, 0..40).prop_map(|mut entries: Vec<Entry>| {
            entries.sort_by_key(|entry| entry.0);
            entries.dedup_by_key(|entry| entry.0);
            entries
        })
    }

    proptest! {
        #[test]
        fn the_order_of_results_does_not_matter(
            (entries, shuffled) in entries().prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle())),
        ) {
            let (one, other) = (of(&entries), of(&shuffled));
            prop_assert_eq!(&one, &other);
            prop_assert_eq!(one.standings(), other.standings());
            prop_assert_eq!(LiveResults::read(&json::write(&one).unwrap()), Some(one));
        }

        #[test]
        fn files_join_in_any_order(entries in entries(), parts in prop::collection::vec(0_u8..8, 40)) {
            // A game may be in several of three files.
            let file = |bit: u8| {
                let held = entries.iter().zip(&parts).filter(|(_, part)| **part & bit != 0);
                of(&held.map(|(entry, _)| *entry).collect::<Vec<_>>())
            };
            let (a, b, c) = (file(1), file(2), file(4));
            let joined = join(&join(&a, &b), &c);
            prop_assert_eq!(&joined, &join(&a, &join(&c, &b)));
            prop_assert_eq!(&joined, &join(&join(&b, &c), &a));
            prop_assert_eq!(&joined, &join(&joined, &a));
            let held = entries.iter().zip(&parts).filter(|(_, part)| **part != 0);
            prop_assert_eq!(joined, of(&held.map(|(entry, _)| *entry).collect::<Vec<_>>()));
        }

        #[test]
        fn files_that_contradict_each_other_join_in_any_order(
            one in prop::collection::vec((0_u32..6, 0_u32..4, 0_u32..3), 0..8),
            other in prop::collection::vec((0_u32..6, 0_u32..4, 0_u32..3), 0..8),
        ) {
            let file = |entries: &[(u32, u32, u32)]| {
                of(&entries.iter().map(|&(game, person, day)| (game, person, LiveScore::Won, day)).collect::<Vec<_>>())
            };
            let (one, other) = (file(&one), file(&other));
            prop_assert_eq!(join(&one, &other), join(&other, &one));
        }
    }
}
