//! Notation of moves in the inventor's style or in Andy Pierce's (docs/rules.md 1.11).

use super::{Bits, Move, Position, Square, attacks};
use crate::game::chess::castling::is_castling;
use crate::game::chess::notation::{self, letter};
use crate::game::{Kind, Position as _, Style};

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

fn write_walk(position: &Position, from: Square, to: Square, promotion: Option<Kind>) -> String {
    let us = position.turn;
    let kind = position.kind_on(from).unwrap_or(Kind::Pawn);
    if kind == Kind::King && is_castling(us, from, to) {
        return notation::castling(to.file() > from.file()).to_owned();
    }
    let captures = position.occupied().has(to) || kind == Kind::Pawn && from.file() != to.file();
    notation::walk(kind, (from, to), captures, promotion, || {
        // Backwards from the target: the pieces of this kind that reach it.
        let reach = attacks::of(kind, us, to, position.occupied());
        let alike = reach & position.of(us, kind) & !Bits::from(from);
        alike.filter(|&from| position.check(Move::Walk { from, to, promotion: None }).is_ok()).collect()
    })
}
