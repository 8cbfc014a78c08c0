//! Turns written as the inventor's record has them: `Qe8/@b5` (docs/rules.md 3.6).

use super::{Move, Position};
use crate::game::layout::file_letter;
use crate::game::{Kind, Position as _};

/// Writes a legal turn. No two legal turns of a position are written alike.
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
    let mut text = String::new();
    match kind {
        Kind::Pawn if captures => text.push(file_letter(m.from.file() as u8)),
        Kind::Pawn => {}
        _ => {
            text.push(kind.letter());
            text += &disambiguation(position, kind, m);
        }
    }
    if captures {
        text.push('x');
    }
    text += &m.to.to_string();
    if let Some(officer) = m.promotion {
        text.push('=');
        text.push(officer.letter());
    }
    if let Some(target) = m.pull {
        text += &format!("/@{target}");
    }
    let next = position.after(m);
    if next.in_check() {
        text.push(if next.is_mated() { '#' } else { '+' });
    }
    text
}

/// As little of the square of origin as tells a man from its like: the file, else the rank, else both. A man that
/// stands still needs none, for nobody of its own can go there.
fn disambiguation(position: &Position, kind: Kind, m: Move) -> String {
    if m.stands() {
        return String::new();
    }
    let can_go = |&from: &super::Square| from != m.from && position.check(Move::walk(from, m.to)).is_ok();
    let rivals: Vec<_> = position.of(position.turn, kind).filter(can_go).collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != m.from.file()) {
        file_letter(m.from.file() as u8).to_string()
    } else if rivals.iter().all(|rival| rival.rank() != m.from.rank()) {
        (m.from.rank() + 1).to_string()
    } else {
        m.from.to_string()
    }
}
