//! Turns written as the inventor or as Andy Pierce would (docs/rules.md 1.11).

use super::position::king_home;
use super::{Bits, Move, Position, Square, attacks};
use crate::game::layout::file_letter;
use crate::game::{Kind, Position as _, Style};

/// Writes a legal turn. No two legal turns of a position are written alike.
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
        Move::Walk { from, to, promotion } => write_walk(position, from, to, promotion),
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

/// The letter of a man as it stands before a square: none for a pawn.
fn letter(kind: Kind) -> String {
    if kind == Kind::Pawn { String::new() } else { kind.letter().to_string() }
}

fn write_walk(position: &Position, from: Square, to: Square, promotion: Option<Kind>) -> String {
    let kind = position.kind_on(from).unwrap_or(Kind::Pawn);
    if is_castling(position, kind, from, to) {
        return if to.file() > from.file() { "O-O" } else { "O-O-O" }.to_owned();
    }
    let mut text = letter(kind);
    let captures = position.occupied().has(to) || kind == Kind::Pawn && from.file() != to.file();
    match kind {
        Kind::Pawn if captures => text.push(file_letter(from.file())),
        Kind::Pawn | Kind::King => {}
        _ => text += &disambiguation(position, kind, from, to),
    }
    if captures {
        text.push('x');
    }
    text += &to.to_string();
    if let Some(officer) = promotion {
        text.push('=');
        text.push(officer.letter());
    }
    text
}

/// Whether a walk is castling: the king's two steps from home.
fn is_castling(position: &Position, kind: Kind, from: Square, to: Square) -> bool {
    kind == Kind::King && from == king_home(position.turn) && from.file().abs_diff(to.file()) == 2
}

/// As little of the square of origin as tells a man from its like: the file, else the rank, else both.
fn disambiguation(position: &Position, kind: Kind, from: Square, to: Square) -> String {
    // Backwards from the target: the men of this kind that reach it.
    let reach = attacks::of(kind, position.turn, to, position.occupied());
    let alike = reach & position.of(position.turn, kind) & !Bits::from(from);
    let can_go = |&from: &Square| position.check(Move::Walk { from, to, promotion: None }).is_ok();
    let rivals: Vec<Square> = alike.filter(can_go).collect();
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
