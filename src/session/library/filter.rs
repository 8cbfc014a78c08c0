//! The filters of the list: by the reader's result, by opponent and by game. Each choice has the number of entries that
//! it would show together with the search and the other filters.

use super::{Library, LibraryEntry};
use crate::game::Side;
use crate::game::rules::family;
use crate::sorted::{order, sorted};

/// Maximum number of opponents to choose from. The search finds all others.
const MOST: usize = 60;

/// The names that records have for the reader in games against the computer, in all languages.
pub const OWN_NAMES: [&str; 8] = ["You", "Du", "Tú", "Vous", "あなた", "Você", "Вы", "你"];

/// The result of a game for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnResult {
    Won,
    Lost,
    Drawn,
    /// The reader played neither side, as far as is known: imported games, and games at one screen.
    Others,
}

impl OwnResult {
    pub const ALL: [OwnResult; 4] = [OwnResult::Won, OwnResult::Lost, OwnResult::Drawn, OwnResult::Others];

    /// The name in the page's HTML.
    pub const fn name(self) -> &'static str {
        match self {
            OwnResult::Won => "won",
            OwnResult::Lost => "lost",
            OwnResult::Drawn => "drawn",
            OwnResult::Others => "others",
        }
    }
}

/// The chosen filters. None shows all entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryFilter {
    pub standing: Option<OwnResult>,
    /// The opponent's name, as records have it.
    pub opponent: Option<String>,
    /// The first part of the variant's name.
    pub game: Option<String>,
}

impl LibraryFilter {
    /// True if all entries are shown.
    pub fn is_empty(&self) -> bool {
        *self == LibraryFilter::default()
    }
}

/// The choices of the filters, each with its number of entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facets {
    pub standings: [usize; 4],
    /// The opponents with most entries first.
    pub opponents: Vec<(String, usize)>,
    /// Number of further opponents, whom the search finds.
    pub more_opponents: usize,
    pub games: Vec<(String, usize)>,
}

impl LibraryEntry {
    /// The side that the reader played, if known.
    pub fn own_side(&self) -> Option<Side> {
        let is_own = |name: &str| !self.foreign && OWN_NAMES.contains(&name);
        self.side.or(match (is_own(&self.white), is_own(&self.black)) {
            (true, false) => Some(Side::White),
            (false, true) => Some(Side::Black),
            _ => None,
        })
    }

    /// The result for the reader. None for positions, analyses, and the reader's unfinished games.
    pub fn standing(&self) -> Option<OwnResult> {
        if self.analysis {
            return None;
        }
        let Some(side) = self.own_side() else { return (self.moves > 0).then_some(OwnResult::Others) };
        match (self.result.as_str(), side) {
            ("1-0", Side::White) | ("0-1", Side::Black) => Some(OwnResult::Won),
            ("1-0" | "0-1", _) => Some(OwnResult::Lost),
            ("1/2-1/2", _) => Some(OwnResult::Drawn),
            _ => None,
        }
    }

    /// The names of the opponents; empty if unknown.
    fn opponents(&self) -> [&str; 2] {
        match self.own_side() {
            Some(Side::White) => [&self.black, ""],
            Some(Side::Black) => [&self.white, ""],
            None => [&self.white, &self.black],
        }
    }
}

impl Library {
    /// Numbers the opponents of all entries by name, if there are new entries.
    fn number_opponents(&mut self) {
        if self.entries.iter().all(|entry| entry.opponents.is_some()) {
            return;
        }
        let all: Vec<&str> =
            self.entries.iter().flat_map(LibraryEntry::opponents).filter(|name| !name.is_empty()).collect();
        let sorted = order(all.len(), &|one, other| all[one] < all[other]);
        let mut names: Vec<String> = Vec::new();
        for name in sorted.into_iter().map(|place| all[place]) {
            if names.last().is_none_or(|last| last != name) {
                names.push(name.to_owned());
            }
        }
        for entry in &mut self.entries {
            let number = |name: &str| names.binary_search_by(|known| known.as_str().cmp(name)).ok();
            let numbers = entry.opponents().map(number);
            entry.opponents = Some(numbers);
        }
        self.opponents = names;
    }

    /// Returns the indices of the entries that the search and the filters show, in no order, and counts the choices.
    pub(super) fn find_shown(&mut self, words: &[&str]) -> Vec<usize> {
        self.number_opponents();
        let filter = &self.filter;
        let wanted = filter.opponent.as_ref().map(|name| self.opponents.binary_search(name).ok());
        let mut shown = Vec::new();
        let mut standings = [0; 4];
        let mut opponents = vec![0; self.opponents.len()];
        let mut games: Vec<(&str, usize)> = Vec::new();
        for (place, entry) in self.entries.iter().enumerate() {
            if entry.displaced.is_some() != self.earlier {
                continue;
            }
            let (standing, game) = (entry.standing(), family(&entry.variant));
            let numbers = entry.opponents.unwrap_or_default();
            let fits = [
                filter.standing.is_none_or(|wanted| standing == Some(wanted)),
                wanted.is_none_or(|wanted| wanted.is_some_and(|wanted| numbers.contains(&Some(wanted)))),
                filter.game.as_ref().is_none_or(|wanted| game == wanted),
            ];
            // Most entries are settled without the search, which is slower. One filter may differ from the entry.
            if fits.iter().filter(|fits| !**fits).count() > 1 || !entry.has(words) {
                continue;
            }
            let without = |filter: usize| fits.iter().enumerate().all(|(other, fits)| other == filter || *fits);
            if let Some(standing) = standing.filter(|_| without(0)) {
                standings[standing as usize] += 1;
            }
            if without(1) {
                let [one, other] = numbers;
                for number in [one, other.filter(|_| other != one)].into_iter().flatten() {
                    opponents[number] += 1;
                }
            }
            if without(2) && !game.is_empty() {
                match games.iter_mut().find(|(known, _)| *known == game) {
                    Some((_, count)) => *count += 1,
                    None => games.push((game, 1)),
                }
            }
            if fits == [true; 3] {
                shown.push(place);
            }
        }
        let games = games.into_iter().map(|(game, count)| (game.to_owned(), count)).collect::<Vec<_>>();
        let names = &self.opponents;
        let met: Vec<usize> = (0..names.len()).filter(|&number| opponents[number] > 0).collect();
        let key = |place: usize| (std::cmp::Reverse(opponents[met[place]]), &names[met[place]]);
        let first = order(met.len(), &|one, other| key(one) < key(other)).into_iter().take(MOST);
        let opponents = first.map(|place| (names[met[place]].clone(), opponents[met[place]])).collect();
        let more_opponents = met.len().saturating_sub(MOST);
        self.facets =
            Facets { standings, opponents, more_opponents, games: sorted(games, |one, other| other.1 < one.1) };
        shown
    }
}
