//! Notation of moves as in the inventor's records: `Qe8/@b5` (docs/rules.md 3.6).

use super::{Move, Position, Square};
use crate::game::chess::notation;
use crate::game::{Kind, Position as _};

/// Writes a legal move. No two legal moves of a position have the same notation.
///
/// ```
/// use hostage_chess::game::{Game, Style, hole::Position};
/// let position = Position::from_fen("***k***/**1q1**/*2r2*/3*3/7/3R3/3*3/*5*/**3**/***K*** w").unwrap();
/// let m = position.read_uci("d5d5@d8").unwrap();
/// assert_eq!(position.notation(m, Style::Leslie), "Rd5/@d8");
/// ```
pub fn write(position: &Position, m: Move) -> String {
    let kind = position.kind_on(m.from).unwrap_or(Kind::Pawn);
    let captures = !m.stands() && (position.occupied().has(m.to) || kind == Kind::Pawn && m.from.file() != m.to.file());
    // A piece that stays needs no origin, because no other piece can go to its square.
    let can_go = |&from: &Square| from != m.from && !m.stands() && position.check(Move::walk(from, m.to)).is_ok();
    let mut text = notation::walk(kind, (m.from, m.to), captures, m.promotion, || {
        position.of(position.turn, kind).filter(can_go).collect()
    });
    if let Some(target) = m.pull {
        text += &format!("/@{target}");
    }
    let next = position.after(m);
    if next.in_check() {
        text.push(if next.is_mated() { '#' } else { '+' });
    }
    text
}
