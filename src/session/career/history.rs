//! Reading, joining and shortening the career.
//!
//! Joining two histories is a union by id, so its order does not matter, and joining the same history twice changes
//! nothing. Games up to the id of the summary are in it already. Of two summaries the later one counts.

use super::game::{CareerGame, CareerOpponent, MOST, ResultCounts};
use super::rating::CareerRating;
use crate::session::saved::is_exact;
use crate::sorted::order;

/// Number of games that are kept one by one. Older ones are summed up.
pub const KEPT: usize = 2_000;

/// Maximum numbers of games, of accuracies, and of entries of newer versions that are read.
const GAMES: usize = 10_000;
const ACCURACIES: usize = 20_000;
const OTHERS: usize = 200;

/// Maximum length of a text and of an entry that are read, in bytes.
const READ: usize = 1 << 22;
const ENTRY: usize = 300;
/// The summary lists every opponent.
const SUMMARY: usize = 4_000;
/// Maximum number of opponents in the summary.
const OPPONENTS: usize = 100;

/// The games up to an id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EarlierGames {
    pub id: u64,
    pub rating: CareerRating,
    /// The results without help, by opponent, in Hostage Chess.
    pub counts: Vec<(CareerOpponent, ResultCounts)>,
}

impl EarlierGames {
    fn read(entry: &str) -> Option<EarlierGames> {
        let mut words = entry.strip_prefix("b ")?.split(' ');
        let mut number = || words.next()?.parse::<u64>().ok();
        let (id, rating) = (number().filter(is_exact)?, [number()?, number()?, number()?]);
        let counts = words.take(OPPONENTS).map(|word| {
            let (opponent, counts) = word.split_once(':')?;
            let mut counts = counts.split('.').map(|count| count.parse::<u32>().ok().filter(|count| *count <= MOST));
            let mut count = || counts.next().flatten();
            Some((CareerOpponent::read(opponent)?, ResultCounts { won: count()?, drawn: count()?, lost: count()? }))
        });
        let rating = CareerRating::stored(rating.map(|number| number.min(MOST.into()) as u32));
        Some(EarlierGames { id, rating, counts: counts.collect::<Option<_>>()? })
    }

    fn write(&self) -> String {
        let [rating, deviation, volatility] = self.rating.numbers();
        let counts = self.counts.iter().map(|(opponent, counts)| {
            let ResultCounts { won, drawn, lost } = counts;
            format!(" {}:{won}.{drawn}.{lost}", opponent.write())
        });
        format!("b {} {rating} {deviation} {volatility}{}", self.id, counts.collect::<String>())
    }
}

/// An entry and the words that it is known by.
#[derive(Clone, PartialEq, Eq, Debug)]
struct CareerEntry {
    /// Numbers of the same length have the same order as their digits.
    key: (usize, String),
    text: String,
}

impl CareerEntry {
    fn new(text: &str) -> CareerEntry {
        let name = text.split(' ').take(2).collect::<Vec<_>>().join(" ");
        CareerEntry { key: (name.len(), name), text: text.to_owned() }
    }
}

/// What is stored about the games against the computer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Career {
    earlier: Option<CareerEntry>,
    /// Each list is in order, and each key occurs once.
    games: Vec<CareerEntry>,
    accuracies: Vec<CareerEntry>,
    /// Entries that only a newer version understands.
    others: Vec<CareerEntry>,
}

impl Career {
    /// Reads a stored text within its limits. Also returns the number of entries left out.
    pub fn read_counted(text: &str) -> (Career, usize) {
        let (mut career, mut refused) = (Career::default(), 0);
        if text.len() > READ {
            return (career, 1);
        }
        for text in text.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let is_plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte));
            if !is_plain || text.len() > if text.starts_with("b ") { SUMMARY } else { ENTRY } {
                refused += 1;
                continue;
            }
            let entry = CareerEntry::new(text);
            if EarlierGames::read(text).is_some() {
                let summary = Career { earlier: Some(entry), ..Career::default() };
                career.earlier = career.later_summary(&summary);
            } else if CareerGame::read(text).is_some() {
                career.games.push(entry);
            } else if read_accuracy(text).is_some() {
                career.accuracies.push(entry);
            } else if text.as_bytes().get(1) == Some(&b' ') {
                career.others.push(CareerEntry { key: (0, text.to_owned()), text: text.to_owned() });
            } else {
                refused += 1;
            }
        }
        let left_out = career.bound();
        (career, refused + left_out)
    }

    pub fn read(text: &str) -> Career {
        Career::read_counted(text).0
    }

    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Career::default()
    }

    /// Returns the text to store.
    pub fn write(&self) -> String {
        let lists = [&self.games, &self.accuracies, &self.others];
        let entries = self.earlier.iter().chain(lists.into_iter().flatten());
        entries.map(|entry| entry.text.as_str()).collect::<Vec<_>>().join(";")
    }

    /// The games that are known one by one, oldest first.
    pub fn games(&self) -> Vec<CareerGame> {
        self.games.iter().filter_map(|entry| CareerGame::read(&entry.text)).collect()
    }

    /// The sum of the games before these.
    pub fn earlier(&self) -> EarlierGames {
        self.earlier.as_ref().and_then(|entry| EarlierGames::read(&entry.text)).unwrap_or_default()
    }

    /// True if both have a game in common.
    pub fn shares(&self, other: &Career) -> bool {
        other.games.iter().any(|game| self.games.binary_search_by(|entry| entry.key.cmp(&game.key)).is_ok())
    }

    /// The reader's accuracy in a game in percent, if it is known. A review knows better than the coach.
    pub fn accuracy(&self, game: &CareerGame) -> Option<u32> {
        let found = ["a", "c"].into_iter().find_map(|letter| {
            let name = format!("{letter} {}", game.line);
            let key = (name.len(), name);
            let place = self.accuracies.binary_search_by(|entry| entry.key.cmp(&key)).ok()?;
            read_accuracy(&self.accuracies[place].text)?[game.side.index()]
        });
        found.map(u32::from)
    }

    /// Drops a summary without any later game. None is written: it leaves out the newest games. Believed from a file, it
    /// would hide all games that follow. Returns the number of entries left out.
    pub fn refuse_lone_summary(&mut self) -> usize {
        if self.games.is_empty() { usize::from(self.earlier.take().is_some()) } else { 0 }
    }

    /// Adds the career of another device or file. Returns the number of entries left out.
    pub fn join(&mut self, other: &Career) -> usize {
        self.earlier = self.later_summary(other);
        self.games.extend_from_slice(&other.games);
        self.accuracies.extend_from_slice(&other.accuracies);
        self.others.extend_from_slice(&other.others);
        self.bound()
    }

    /// The summary that reaches further.
    fn later_summary(&self, other: &Career) -> Option<CareerEntry> {
        let rank = |entry: &&CareerEntry| (EarlierGames::read(&entry.text).map_or(0, |it| it.id), entry.text.clone());
        self.earlier.iter().chain(&other.earlier).max_by_key(rank).cloned()
    }

    /// Puts the lists in order, without duplicates and within their limits. Returns the number of entries left out.
    fn bound(&mut self) -> usize {
        let until = self.earlier.as_ref().map(|_| self.earlier().id);
        self.games = ordered(std::mem::take(&mut self.games));
        if let Some(until) = until {
            self.games.retain(|entry| CareerGame::read(&entry.text).is_some_and(|game| game.id > until));
        }
        self.accuracies = ordered(std::mem::take(&mut self.accuracies));
        self.others = ordered(std::mem::take(&mut self.others));
        // The newest games are the last ones.
        let surplus = self.games.len().saturating_sub(GAMES);
        self.games.drain(..surplus);
        let mut left = surplus;
        for (list, most) in [(&mut self.accuracies, ACCURACIES), (&mut self.others, OTHERS)] {
            left += list.len().saturating_sub(most);
            list.truncate(most);
        }
        left
    }

    /// Sums up the oldest games if there are too many. Returns true if there were.
    pub fn shorten(&mut self) -> bool {
        let games = self.games();
        let surplus = games.len().saturating_sub(KEPT);
        if surplus == 0 {
            return false;
        }
        let mut earlier = self.earlier();
        for game in &games[..surplus] {
            earlier.id = game.id;
            earlier.rating.take(game);
            if let Some(counts) = game.counts_for(&mut earlier.counts) {
                counts.add(game.result);
            }
        }
        self.earlier = Some(CareerEntry::new(&earlier.write()));
        let kept = &games[surplus..];
        self.games.drain(..surplus);
        let is_kept = |entry: &CareerEntry| kept.iter().any(|game| entry.key.1.get(2..) == Some(game.line.as_str()));
        self.accuracies.retain(is_kept);
        true
    }
}

/// Reads the accuracies of White and Black.
fn read_accuracy(entry: &str) -> Option<[Option<u8>; 2]> {
    let mut words = entry.strip_prefix("a ").or_else(|| entry.strip_prefix("c "))?.split(' ');
    words.next().filter(|line| line.len() == 16)?;
    let mut percent = || match words.next()? {
        "-" => Some(None),
        number => number.parse::<u8>().ok().filter(|percent| *percent <= 100).map(Some),
    };
    Some([percent()?, percent()?])
}

/// Returns entries in order. Of two entries with the same key, the greater text counts.
fn ordered(entries: Vec<CareerEntry>) -> Vec<CareerEntry> {
    let is_before = |one: usize, other: usize| {
        let (one, other) = (&entries[one], &entries[other]);
        (&one.key, &one.text) < (&other.key, &other.text)
    };
    let places = order(entries.len(), &is_before);
    let mut list: Vec<CareerEntry> = Vec::with_capacity(entries.len());
    for place in places {
        let entry = entries[place].clone();
        match list.last_mut() {
            Some(last) if last.key == entry.key => *last = entry,
            _ => list.push(entry),
        }
    }
    list
}
