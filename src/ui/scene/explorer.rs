//! The opening explorer as plain data: the moves played in the position shown, their results, and their scores.

use crate::game::{Game, Side, Style};
use crate::opening::{Continuation, Openings, VARIANT};
use crate::search::Score;
use crate::session::Analysis;
use crate::words;

/// The main openings: their moves, and the ids of their names in the catalogue.
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

/// A move played in this position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplorerRow {
    pub uci: String,
    pub text: String,
    pub games: u32,
    /// White's wins, draws and Black's wins, in percent.
    pub shares: [u32; 3],
    /// The score from White's point of view.
    pub score: String,
    /// The whole row as text.
    pub said: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplorerView {
    /// The name of the opening, if it has one.
    pub name: Option<String>,
    /// The moves played, the most frequent first. Empty if no game continued from here.
    pub rows: Vec<ExplorerRow>,
}

/// The moves that lead to the position shown, as UCI text. None if the explorer does not support this game.
pub fn way<G: Game>(analysis: &Analysis<G>) -> Option<Vec<String>> {
    let record = analysis.tree().game_record();
    (record.variant == VARIANT && record.start.is_none()).then_some(record.moves)
}

/// The explorer's content for a position, given the moves that lead to it.
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
    // The three shares must add up to 100.
    let draws = if games == 0 { 0 } else { 100 - (white + black).min(100) };
    let shares = [white, draws, black];
    let said = words::explored(&text, games, shares, &score);
    Some(ExplorerRow { uci: one.mv.clone(), text, games, shares, score, said })
}
