//! Lenient reading of moves: the inventor's notation and UCI, wherever the meaning is unique (docs/rules.md 3.6).

mod pattern;

use self::pattern::Pattern;
use super::{Move, Position, Square, bar};
use crate::game::chess::read;
use crate::game::{Game, Illegal, Reason, Style};

/// Returns the legal move that a text means.
///
/// # Errors
/// `Unreadable` if the text is not a move at all, or the reason why the only move that it means is illegal. `Ambiguous`
/// if it means several legal moves, and `NoSuchMove` if no piece could ever make it.
///
/// ```
/// use hostage_chess::game::{Game, hole::Position};
/// let position = Position::from_fen("***k***/**3**/*2r2*/3*3/7/3R3/3*3/*2p2*/**3**/***K*** w").unwrap();
/// for text in ["Rd5/@d8", "Rd5 / @d8!", "R@d8", "d5d5@d8"] {
///     assert_eq!(position.uci(position.read_notation(text).unwrap()), "d5d5@d8");
/// }
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    let Some(pattern) = Pattern::parse(text) else { return Err(Reason::Unreadable(text.to_owned()).into()) };
    if position.is_decided() {
        return Err(Reason::GameOver.into());
    }
    let write = |m| position.notation(m, Style::Leslie);
    read::choose(text, position.candidates(&pattern), |m| position.check(m), weight, write, |_| None)
}

/// Returns how informative a reason is about a piece that the text may mean.
fn weight(reason: &Reason) -> u8 {
    match reason.own() {
        Some(bar::DOES_NOT_PULL) => 0,
        Some(bar::OVER_HOLE) => 2,
        _ => read::weight(reason),
    }
}

impl Position {
    /// Returns every move that fits the text, legal or not.
    fn candidates(&self, pattern: &Pattern) -> Vec<Move> {
        let Pattern { walk, pull } = *pattern;
        let promotion = walk.promotion;
        if !pattern.names_target() {
            let origins = walk.origins(Square::all(), self.turn, |square| self.piece_on(square));
            return origins.map(|from| Move { promotion, pull, ..Move::walk(from, from) }).collect();
        }
        let takes = |from, to| self.occupied().has(to) && from != to || self.is_en_passant(from, to);
        let pairs = walk.pairs(Square::all, self.turn, |square| self.piece_on(square));
        let fitting = pairs.filter(|&(from, to)| takes(from, to) || !walk.captures);
        fitting.map(|(from, to)| Move { from, to, promotion, pull }).collect()
    }
}
