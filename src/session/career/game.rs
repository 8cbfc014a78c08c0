//! A game of the career, and what is counted over games.

use crate::game::{Side, rules};
use crate::session::saved::is_exact;

/// Upper limit of all counters.
pub(super) const MOST: u32 = 1 << 30;

/// The opponent in a game against the computer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CareerOpponent {
    /// The number of its level, which another version may have.
    Level(u8),
    /// Its time per move in seconds.
    Seconds(u32),
}

impl CareerOpponent {
    pub(super) fn read(text: &str) -> Option<CareerOpponent> {
        match text.strip_suffix('s') {
            Some(seconds) => seconds.parse().ok().map(CareerOpponent::Seconds),
            None => text.parse().ok().map(CareerOpponent::Level),
        }
    }

    pub(super) fn write(self) -> String {
        match self {
            CareerOpponent::Level(level) => level.to_string(),
            CareerOpponent::Seconds(seconds) => format!("{seconds}s"),
        }
    }
}

/// The result of a game for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CareerResult {
    Won,
    Drawn,
    Lost,
}

/// Numbers of games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultCounts {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl ResultCounts {
    pub fn add(&mut self, result: CareerResult) {
        let count = match result {
            CareerResult::Won => &mut self.won,
            CareerResult::Drawn => &mut self.drawn,
            CareerResult::Lost => &mut self.lost,
        };
        *count = (*count + 1).min(MOST);
    }

    pub fn join(&mut self, other: ResultCounts) {
        for (own, other) in [(&mut self.won, other.won), (&mut self.drawn, other.drawn), (&mut self.lost, other.lost)] {
            *own = own.saturating_add(other).min(MOST);
        }
    }

    pub fn all(self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }
}

/// A game against the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CareerGame {
    pub id: u64,
    /// The date, as in PGN tags.
    pub date: String,
    pub variant: String,
    pub opponent: CareerOpponent,
    pub side: Side,
    pub result: CareerResult,
    pub plies: u32,
    /// True if a move was taken back or a hint given.
    pub helped: bool,
    /// Digest of its moves.
    pub(super) line: String,
    /// The first moves of both sides, as UCI text.
    pub moves: Vec<String>,
}

impl CareerGame {
    pub(super) fn read(entry: &str) -> Option<CareerGame> {
        let mut words = entry.strip_prefix("g ")?.split(' ');
        let mut word = || words.next().filter(|word| !word.is_empty());
        Some(CareerGame {
            id: word()?.parse().ok().filter(is_exact)?,
            date: word().filter(|date| is_date(date))?.to_owned(),
            variant: word()?.to_owned(),
            opponent: CareerOpponent::read(word()?)?,
            side: Side::from_name(word()?)?,
            result: match word()? {
                "won" => CareerResult::Won,
                "drawn" => CareerResult::Drawn,
                "lost" => CareerResult::Lost,
                _ => return None,
            },
            plies: word()?.parse().ok()?,
            helped: match word()? {
                "helped" => true,
                "alone" => false,
                _ => return None,
            },
            line: word()?.to_owned(),
            moves: word()?.split(',').map(str::to_owned).collect(),
        })
    }
}

/// True for a date like `2026.11.26`.
fn is_date(text: &str) -> bool {
    let numbers: Vec<Option<u32>> = text.split('.').map(|number| number.parse().ok()).collect();
    matches!(numbers[..], [Some(1970..=9999), Some(1..=12), Some(1..=31)])
}

impl CareerGame {
    /// The place where the game counts; none if it does not, because the reader had help or played another game.
    pub fn counts_for<'a>(&self, all: &'a mut Vec<(CareerOpponent, ResultCounts)>) -> Option<&'a mut ResultCounts> {
        if self.helped || !self.is_hostage() {
            return None;
        }
        let place = all.iter().position(|(opponent, _)| *opponent == self.opponent).unwrap_or_else(|| {
            all.push((self.opponent, ResultCounts::default()));
            all.len() - 1
        });
        all.get_mut(place).map(|(_, counts)| counts)
    }

    /// True for Hostage Chess with its usual rules.
    pub fn is_hostage(&self) -> bool {
        self.variant == rules::DEFAULT
    }
}
