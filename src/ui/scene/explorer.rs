//! The explorer of openings as plain data: what was played in the position shown, how those games ended, what it is worth.

use crate::game::{Game, Side, Style};
use crate::opening::{Continuation, Openings, VARIANT};
use crate::search::Score;
use crate::session::Analysis;
use crate::words;

/// The main systems: the turns that lead there, and what the catalogue of words has their name under.
pub const NAMES: [(&str, &str); 19] = [
    ("e2e4", "opening-e4"),
    ("d2d4", "opening-d4"),
    ("g1f3", "opening-nf3"),
    ("b1c3", "opening-nc3"),
    ("e2e3", "opening-e3"),
    ("d2d3", "opening-d3"),
    ("a2a3", "opening-a3"),
    ("h2h3", "opening-h3"),
    ("h2h4", "opening-h4"),
    ("g1h3", "opening-nh3"),
    ("e2e4 e7e5", "opening-e4-e5"),
    ("e2e4 b8c6", "opening-e4-nc6"),
    ("e2e4 d7d5", "opening-e4-d5"),
    ("d2d4 d7d5", "opening-d4-d5"),
    ("d2d4 g8f6", "opening-d4-nf6"),
    ("g1f3 g8f6", "opening-nf3-nf6"),
    ("g1f3 d7d5", "opening-nf3-d5"),
    ("b1c3 d7d5", "opening-nc3-d5"),
    ("e2e4 e7e5 g1f3 b8c6", "opening-knights"),
];

/// A turn that was played here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplorerRow {
    /// The UCI text.
    pub uci: String,
    /// The notation.
    pub text: String,
    /// In how many games.
    pub games: u32,
    /// How many of a hundred games White won, nobody won, Black won.
    pub shares: [u32; 3],
    /// What it is worth for White.
    pub score: String,
    /// All of this in words.
    pub said: String,
}

/// The explorer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplorerView {
    /// What the opening is called.
    pub name: Option<String>,
    /// What was played, the most frequent turn first; nothing where no game went on.
    pub rows: Vec<ExplorerRow>,
}

/// The turns to the position shown, as UCI text; none if the explorer is not for this game.
pub fn way<G: Game>(analysis: &Analysis<G>) -> Option<Vec<String>> {
    let record = analysis.tree().game_record();
    (record.variant == VARIANT && record.start.is_none()).then_some(record.moves)
}

/// What the explorer shows after these turns, which lead to this position.
pub fn explorer<G: Game>(openings: &Openings, moves: &[String], position: &G) -> ExplorerView {
    let name = openings.name(moves, &NAMES).map(|id| words::text(id).to_owned());
    ExplorerView { name, rows: openings.after(moves).iter().filter_map(|one| row(position, one)).collect() }
}

fn row<G: Game>(position: &G, one: &Continuation) -> Option<ExplorerRow> {
    let m = position.read_uci(&one.mv).ok()?;
    let text = words::shown_move(&position.notation(m, Style::default()));
    let worth = if position.side_to_move() == Side::White { one.worth } else { -one.worth };
    let score = words::white_score(Score::Centipawns(worth));
    let games = one.results.total();
    let share = |count: u32| (100 * count + games / 2).checked_div(games).unwrap_or(0);
    let (white, black) = (share(one.results.white), share(one.results.black));
    // So that all three are a hundred.
    let draws = if games == 0 { 0 } else { 100 - (white + black).min(100) };
    let shares = [white, draws, black];
    let said = words::explored(&text, games, shares, &score);
    Some(ExplorerRow { uci: one.mv.clone(), text, games, shares, score, said })
}
