//! The career of the reader against the computer: the games played here from their first move to their end. It is the
//! text of one slot, a list of entries with semicolons between them. The words of an entry have spaces between them:
//!
//! ```text
//! g ID DATE VARIANT OPPONENT SIDE RESULT PLIES HELP LINE MOVES
//! a LINE WHITE BLACK
//! c LINE WHITE BLACK
//! b ID RATING DEVIATION VOLATILITY OPPONENT:WON.DRAWN.LOST ...
//! ```
//!
//! `g` is a game, and LINE a digest of its moves. `a` is the accuracy of both sides in the game with these moves,
//! measured by a review. `c` is the reader's accuracy as the coach saw it. `b` sums up all games up to an ID.
//!
//! A game is only appended here, so that the first bundle stays small. [`history`] reads the text.

pub mod game;
pub mod history;
pub mod rating;
pub mod summary;

use crate::engine::level::Strength;
use crate::fnv::fnv1a;
use crate::game::{Game, GameRecord, Side};
use crate::session::{Play, Player};

/// Maximum length of the text to which a game is appended, in bytes: four times that of the games that are kept.
const LONGEST: usize = 1 << 19;

/// Number of plies that an entry lists: the first two moves of each side.
const LISTED: usize = 4;

/// Minimum number of plies of a game that counts: each side has moved.
const SHORTEST: usize = 2;

/// Returns the entry of a game against the computer. None if it is not over, or was not played here from the usual
/// start position. `id` is the number of the game, and `date` a PGN date.
pub fn entry<G: Game>(play: &Play<G>, id: u64, date: &str) -> Option<String> {
    let (players, record) = (play.players(), play.line_record());
    let winner = play.verdict()?.winner;
    let is_own = |side| players.of(side) == Player::Human && players.of(!side) == Player::Engine;
    let side = Side::BOTH.into_iter().find(|&side| is_own(side))?;
    let is_whole = play.tree().begins_as_usual() && play.origin().given == 0;
    if !is_whole || record.moves.len() < SHORTEST {
        return None;
    }
    let opponent = match play.strength() {
        Strength::Level(level) => level.to_string(),
        Strength::Seconds(seconds) => format!("{seconds}s"),
    };
    let result = match winner {
        Some(winner) if winner == side => "won",
        Some(_) => "lost",
        None => "drawn",
    };
    let side = side.name();
    let (plies, help) = (record.moves.len(), if play.is_helped() { "helped" } else { "alone" });
    let moves = record.moves[..plies.min(LISTED)].join(",");
    let variant = &record.variant;
    Some(format!("g {id} {date} {variant} {opponent} {side} {result} {plies} {help} {} {moves}", line_of(&record)))
}

/// Returns the entry of White's and Black's accuracy in a game, in percent. It is measured by a review, or else by the
/// coach. None without any accuracy.
pub fn accuracy_entry(record: &GameRecord, by_coach: bool, accuracy: [Option<f64>; 2]) -> Option<String> {
    let [white, black] = accuracy.map(|percent| {
        // Integers, because the code that writes other numbers is large.
        percent.map_or("-".to_owned(), |percent| ((percent + 0.5) as u32).to_string())
    });
    let letter = if by_coach { 'c' } else { 'a' };
    accuracy.iter().any(Option::is_some).then(|| format!("{letter} {} {white} {black}", line_of(record)))
}

/// Adds an entry to the stored text. None if that changes nothing: a game counts once, with its first result, and an
/// accuracy only belongs to a game in the text.
pub fn added(text: &str, entry: &str) -> Option<String> {
    let (end, _) = entry.match_indices(' ').nth(1)?;
    let (key, name) = (&entry[..=end], &entry[1..=end]);
    let mut entries = text.split(';').filter(|known| !known.is_empty());
    let changes = match entry.starts_with('g') {
        true => entries.clone().all(|known| !known.starts_with(key)),
        false => text.contains(name) && entries.clone().all(|known| known != entry),
    };
    if !changes || text.len() > LONGEST {
        return None;
    }
    let mut added = String::new();
    for known in entries.by_ref().filter(|known| !known.starts_with(key)) {
        added.extend([known, ";"]);
    }
    Some(added + entry)
}

/// Returns a digest of the moves and the rules.
fn line_of(record: &GameRecord) -> String {
    let texts = record.moves.iter().chain([&record.variant]);
    format!("{:016x}", fnv1a(texts.flat_map(|text| text.bytes().chain([0]))))
}
