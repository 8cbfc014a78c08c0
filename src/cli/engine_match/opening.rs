//! Openings of a match: positions from a file, random moves, or both.

use crate::cli::random::Random;
use crate::game::any::AnyPosition;
use crate::game::game_record::outcome;
use crate::game::{Faults, Game, GameRecord, Position};
use crate::search::{Limits, Score, Search, Silent};
use crate::with_game;

/// Maximum number of attempts at random moves.
const TRIES: u64 = 1000;

/// Search that decides whether an opening is fair: nodes, and entries of its transposition table.
const FAIRNESS_SEARCH: (u64, usize) = (4000, 1 << 12);

/// Recipe for the openings.
#[derive(Clone, Debug)]
pub struct OpeningSource {
    /// Name of the rule set.
    pub variant: String,
    /// First positions, used in turn. Without any, the start position is used.
    pub starts: Vec<String>,
    /// Number of random moves that follow.
    pub random_plies: usize,
    /// Seed of the random moves.
    pub seed: u64,
    /// Maximum score for either side, in centipawns, that a short search may find after the random moves.
    pub balance: Option<i32>,
}

/// The reason why no opening was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoOpening {
    /// The first position is invalid.
    Start(Faults),
    /// Random moves always ended the game or gave one side an advantage.
    Unfair,
}

/// Reads a file with one FEN or EPD per line, each ended by `;`. A line that starts with `#` is a comment.
///
/// # Errors
/// The number and the faults of the first line without a valid position.
pub fn read(variant: &str, text: &str) -> Result<Vec<String>, (usize, Faults)> {
    let mut starts = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split(';').next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let position = AnyPosition::from_fen(variant, line).or_else(|faults| {
            // In an EPD, operations follow the fourth field.
            let fields: Vec<&str> = line.split_ascii_whitespace().take(4).collect();
            AnyPosition::from_fen(variant, &fields.join(" ")).map_err(|_| faults)
        });
        starts.push(position.map_err(|faults| (index + 1, faults))?.fen());
    }
    Ok(starts)
}

impl OpeningSource {
    /// Returns the opening of a pair, counted from 0. It depends only on the pair and the seed.
    ///
    /// # Errors
    /// See [`NoOpening`].
    pub fn get(&self, pair: u64) -> Result<GameRecord, NoOpening> {
        let start = match self.starts.len() as u64 {
            0 => None,
            count => Some(self.starts[(pair % count) as usize].clone()),
        };
        let begin = GameRecord { variant: self.variant.clone(), start, moves: Vec::new() };
        let first = begin.first::<AnyPosition>().map_err(NoOpening::Start)?;
        if self.random_plies == 0 {
            return Ok(begin);
        }
        (0..TRIES)
            .find_map(|attempt| {
                let moves = self.random_moves_from(&first, &mut Random::new(self.seed, pair * TRIES + attempt))?;
                Some(GameRecord { moves, ..begin.clone() })
            })
            .ok_or(NoOpening::Unfair)
    }

    /// Plays random moves from a position. Returns `None` if they end the game or are unfair.
    fn random_moves_from(&self, first: &AnyPosition, random: &mut Random) -> Option<Vec<String>> {
        let mut position = first.clone();
        let mut keys = vec![position.key()];
        let mut moves = Vec::new();
        for _ in 0..self.random_plies {
            let legal = position.legal_moves();
            if legal.is_empty() {
                return None;
            }
            let m = legal[random.below(legal.len())];
            moves.push(position.uci(m));
            position = position.play_unchecked(m);
            keys.push(position.key());
        }
        let open = outcome(keys.iter().copied(), &position).is_none();
        (open && self.balance.is_none_or(|most| is_fair(&position, most))).then_some(moves)
    }
}

fn is_fair(position: &AnyPosition, most: i32) -> bool {
    let limits = Limits { nodes: Some(FAIRNESS_SEARCH.0), ..Limits::default() };
    let score = with_game!(position, p => Search::new(FAIRNESS_SEARCH.1).run(p, &[], &limits, &mut Silent).score);
    matches!(score, Score::Centipawns(ahead) if ahead.abs() <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules;

    fn openings(random_plies: usize, balance: Option<i32>) -> OpeningSource {
        OpeningSource { variant: rules::DEFAULT.to_owned(), starts: Vec::new(), random_plies, seed: 7, balance }
    }

    #[test]
    fn random_openings_are_legal_varied_and_reproducible() {
        let openings = openings(8, Some(150));
        let records: Vec<GameRecord> = (0..20).map(|pair| openings.get(pair).unwrap()).collect();
        for (pair, record) in records.iter().enumerate() {
            let replay = record.follow::<AnyPosition>().unwrap();
            assert_eq!(replay.moves.len(), 8);
            assert!(is_fair(replay.last(), 150));
            assert_eq!(openings.get(pair as u64).unwrap(), *record);
            assert!(records.iter().filter(|other| *other == record).count() == 1);
        }
        assert!(openings.get(0) != OpeningSource { seed: 8, ..openings.clone() }.get(0));
    }

    #[test]
    fn unfair_openings_are_refused() {
        let start = "4k3/8/8/8/8/8/8/Q3K3[#] w - - 0 1".to_owned();
        let unfair = OpeningSource { starts: vec![start], ..openings(2, Some(50)) };
        assert_eq!(unfair.get(0), Err(NoOpening::Unfair));
        assert!(OpeningSource { balance: None, ..unfair }.get(0).is_ok());
    }

    #[test]
    fn reads_files_of_fens_and_epds() {
        let text = "# comment\n\n4k3/8/8/8/8/8/8/4K3[#Nb] w - - 0 9\n4k3/8/8/8/8/8/8/4K3[#] b - - bm Kd7; id \"x\"\n\
                    4k3/8/8/8/8/8/8/4K3[#] w - - 0 1 ;D1 5\n";
        let starts = read("hostage", text).unwrap();
        assert_eq!(starts[0], "4k3/8/8/8/8/8/8/4K3[#Nb] w - - 0 9");
        assert_eq!(starts[1], "4k3/8/8/8/8/8/8/4K3[#] b - - 0 1");
        assert_eq!(starts.len(), 3);
        assert_eq!(read("hostage", "\n8/8/8/8/8/8/8/8[#] w - - 0 1").unwrap_err().0, 2);
    }
}
