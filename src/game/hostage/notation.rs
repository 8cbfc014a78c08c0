//! Notation of moves in the inventor's style or in Andy Pierce's (docs/rules.md 1.11).

use super::{Move, Position};
use crate::game::chess::notation::letter;
use crate::game::chess::walk;
use crate::game::{Position as _, Style};

/// Writes a legal move. No two legal moves of a position have the same notation.
///
/// ```
/// use hostage_chess::game::{Game, Style, hostage::Position};
/// let fen = "rnbqk1nr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQK1NR[#Bb] w KQkq - 0 3";
/// let position = <Position as Game>::from_fen("hostage", fen).unwrap();
/// let m = position.read_uci("B#B@b5").unwrap();
/// assert_eq!(position.notation(m, Style::Leslie), "(B)B*b5");
/// assert_eq!(position.notation(m, Style::Pierce), "(B-B)B@b5");
/// ```
pub fn write(position: &Position, m: Move, style: Style) -> String {
    let mut text = match m {
        Move::Walk { from, to, promotion } => walk::write(position, (from, to), promotion, |from| {
            position.check(Move::Walk { from, to, promotion: None }).is_ok()
        }),
        Move::Drop { kind, to } => {
            let sign = if style == Style::Leslie { '*' } else { '@' };
            format!("{}{sign}{to}", letter(kind))
        }
        Move::Exchange { rescued, paid, to } => match style {
            Style::Leslie => format!("({}){}*{to}", paid.letter(), letter(rescued)),
            Style::Pierce => format!("({}-{}){}@{to}", paid.letter(), rescued.letter(), letter(rescued)),
        },
    };
    let next = position.after(m);
    if next.in_check() {
        text.push(if next.legal_moves().is_empty() { '#' } else { '+' });
    }
    text
}
