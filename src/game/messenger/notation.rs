//! Turns written as text (docs/rules.md 4.10): `C@e2`, `Ce3,Nf3`, `-,Nf3`, `Ce3,-`, `-,-`, `Coff`.

use super::castling::king_home;
use super::{Bits, Move, Position, Square, Step, Walk, attacks};
use crate::game::Kind;
use crate::game::layout::file_letter;

/// Writes a legal turn. No two legal turns of a position are written alike.
///
/// ```
/// use hostage_chess::game::{Game, Style, messenger::Position};
/// let fen = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
/// let position = <Position as Game>::from_fen("messenger", fen).unwrap();
/// let m = position.read_uci("e2e3,g1f3").unwrap();
/// assert_eq!(position.notation(m, Style::Leslie), "Ce3,Nf3");
/// ```
pub fn write(position: &Position, m: Move) -> String {
    match m {
        Move::Place(at) => format!("C@{at}"),
        Move::Exit(from) => match position.exits(position.duty()).several() {
            true => format!("C{}off", file_letter(from.file())),
            false => "Coff".to_owned(),
        },
        Move::Turn(step, walk) => {
            let next = step.map_or(*position, |step| position.stepped(step));
            let mut first = step.map_or("-".to_owned(), |step| write_step(position, step));
            let mut second = walk.map_or("-".to_owned(), |walk| write_walk(&next, walk));
            let after = position.after(m);
            if after.checkers(after.turn).has_any() && m != Move::PASS {
                // Mate does not end the game, but it freezes the men.
                let sign = if after.is_mated(after.turn) { '#' } else { '+' };
                if walk.is_some() { second.push(sign) } else { first.push(sign) }
            }
            format!("{first},{second}")
        }
    }
}

/// The letter of a man as it stands before a square: none for a pawn.
fn letter(kind: Kind) -> String {
    if kind == Kind::Pawn { String::new() } else { kind.letter().to_string() }
}

fn write_step(position: &Position, Step { from, to }: Step) -> String {
    let mut rivals = Vec::new();
    if position.of(position.turn, Kind::Courier).several() {
        position.each_step(position.duty(), &mut |step, _| {
            if step.to == to && step.from != from {
                rivals.push(step.from);
            }
        });
    }
    format!("C{}{to}", disambiguation(from, &rivals))
}

/// Whether a regular move is castling: the king's two steps from home.
fn is_castling(position: &Position, kind: Kind, from: Square, to: Square) -> bool {
    kind == Kind::King && from == king_home(position.turn) && from.file().abs_diff(to.file()) == 2
}

fn write_walk(position: &Position, Walk { from, to, promotion }: Walk) -> String {
    let kind = position.kind_on(from).unwrap_or(Kind::Pawn);
    if is_castling(position, kind, from, to) {
        return if to.file() > from.file() { "O-O" } else { "O-O-O" }.to_owned();
    }
    let mut text = letter(kind);
    let captures = position.occupied().has(to) || kind == Kind::Pawn && from.file() != to.file();
    match kind {
        Kind::Pawn if captures => text.push(file_letter(from.file())),
        Kind::Pawn | Kind::King => {}
        _ => {
            // Backwards from the target: the men of this kind that reach it.
            let reach = attacks::of(kind, position.turn, to, position.occupied());
            let alike = reach & position.of(position.turn, kind) & !Bits::from(from);
            let can_go = |&from: &Square| position.check_walk(Walk { from, to, promotion: None }).is_ok();
            text += &disambiguation(from, &alike.filter(can_go).collect::<Vec<_>>());
        }
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

/// As little of the square of origin as tells a man from its like: the file, else the rank, else both.
fn disambiguation(from: Square, rivals: &[Square]) -> String {
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
