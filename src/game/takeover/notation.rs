//! Turns written as the inventor would: chess notation, and behind a takeover who now owns which square
//! (docs/rules.md 2.9).

use super::square::Square;
use super::{Move, Position};
use crate::game::layout::file_letter;
use crate::game::{Kind, Position as _, Side};

/// Writes a legal turn. No two legal turns of a position are written alike.
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

/// The letter of a side behind a takeover.
pub const fn owner_letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

fn write_walk(position: &Position, from: Square, to: Square, promotion: Option<Kind>) -> String {
    let Some(effects) = position.move_effects(from, to) else { return String::new() };
    if let Some(kingside) = effects.castled {
        return if kingside { "O-O" } else { "O-O-O" }.to_owned();
    }
    let kind = effects.man.kind;
    let captures = effects.captured.is_some();
    let mut text = if kind == Kind::Pawn { String::new() } else { kind.letter().to_string() };
    if effects.over.is_some() {
        // A takeover names both squares in full, so that the jump can be seen.
        text += &format!("{from}{}", if captures { 'x' } else { '-' });
    } else {
        match kind {
            Kind::Pawn if captures => text.push(file_letter(from.file())),
            Kind::Pawn | Kind::King => {}
            _ => text += &disambiguation(position, kind, from, to),
        }
        if captures {
            text.push('x');
        }
    }
    text += &to.to_string();
    if let Some(officer) = promotion {
        text.push('=');
        text.push(officer.letter());
    }
    if let Some((_, at)) = effects.over {
        text += &format!("={}{at}", owner_letter(position.turn));
    }
    text
}

/// As little of the square of origin as tells a man from its like: the file, else the rank, else both.
fn disambiguation(position: &Position, kind: Kind, from: Square, to: Square) -> String {
    let alike = |at: &Square| {
        *at != from
            && position.kind_on(*at) == Some(kind)
            && position.of_side(position.turn) & at.bit() != 0
            && position.check(Move::walk(*at, to)).is_ok()
    };
    let rivals: Vec<Square> = Square::all().filter(alike).collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != from.file()) {
        file_letter(from.file()).to_string()
    } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}
