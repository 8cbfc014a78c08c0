//! Notation of moves in the inventor's style. A takeover is followed by the new owner and the square
//! (docs/rules.md 2.9).

use super::{Move, Position};
use crate::game::chess::Square;
use crate::game::chess::notation;
use crate::game::{Kind, Position as _, Side};

/// Writes a legal move. No two legal moves of a position have the same notation.
///
/// ```
/// use hostage_chess::game::{Game, Style, takeover::Position};
/// let fen = "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 1";
/// let position = <Position as Game>::from_fen("takeover-41", fen).unwrap();
/// let written = |uci| position.notation(position.read_uci(uci).unwrap(), Style::default());
/// assert_eq!(written("d4f6"), "d4-f6=We5");
/// assert_eq!(written("d4e5"), "dxe5");
/// ```
pub fn write(position: &Position, m: Move) -> String {
    let mut text = match m {
        Move::Walk { from, to, promotion } => write_walk(position, from, to, promotion),
        Move::Place { kind, to } => format!("{}@{to}", kind.letter()),
    };
    let next = position.after(m);
    if !next.is_setting_up() && next.in_check() {
        text.push(if next.legal_moves().is_empty() { '#' } else { '+' });
    }
    text
}

/// Returns the letter of the new owner after a takeover.
pub const fn owner_letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

fn write_walk(position: &Position, from: Square, to: Square, promotion: Option<Kind>) -> String {
    let Some(effects) = position.move_effects(from, to) else { return String::new() };
    if let Some(kingside) = effects.castled {
        return notation::castling(kingside).to_owned();
    }
    let kind = effects.piece.kind;
    let captures = effects.captured.is_some();
    if let Some((_, at)) = effects.over {
        // A takeover names both squares in full, so that the jump is visible.
        let (sign, becomes) = (if captures { 'x' } else { '-' }, notation::becomes(promotion));
        return format!("{}{from}{sign}{to}{becomes}={}{at}", notation::letter(kind), owner_letter(position.turn));
    }
    notation::walk(kind, (from, to), captures, promotion, || {
        let alike = |at: &Square| {
            *at != from && position.piece_on(*at) == Some(effects.piece) && position.check(Move::walk(*at, to)).is_ok()
        };
        Square::all().filter(alike).collect()
    })
}
