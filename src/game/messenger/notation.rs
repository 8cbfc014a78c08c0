//! Notation of moves (docs/rules.md 4.10): `C@e2`, `Ce3,Nf3`, `-,Nf3`, `Ce3,-`, `-,-`, `Coff`.

use super::COURIER;
use super::{CourierStep, Move, Position, Walk};
use crate::game::chess::{notation, walk};
use crate::game::layout::file_letter;

/// Writes a legal move. No two legal moves of a position have the same notation.
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
        Move::Regular(step, walk) => {
            let next = step.map_or(*position, |step| position.stepped(step));
            let mut first = step.map_or("-".to_owned(), |step| write_step(position, step));
            let mut second = walk.map_or("-".to_owned(), |walk| write_walk(&next, walk));
            let after = position.after(m);
            if after.checkers(after.turn).has_any() && m != Move::PASS {
                // Mate does not end the game, but it freezes the pieces.
                let sign = if after.is_mated(after.turn) { '#' } else { '+' };
                if walk.is_some() { second.push(sign) } else { first.push(sign) }
            }
            format!("{first},{second}")
        }
    }
}

fn write_step(position: &Position, CourierStep { from, to }: CourierStep) -> String {
    let mut rivals = Vec::new();
    if position.of(position.turn, COURIER).several() {
        position.each_step(position.duty(), &mut |step, _| {
            if step.to == to && step.from != from {
                rivals.push(step.from);
            }
        });
    }
    format!("C{}{to}", notation::disambiguation(from, &rivals))
}

fn write_walk(position: &Position, Walk { from, to, promotion }: Walk) -> String {
    walk::write(position, (from, to), promotion, |from| position.check_walk(Walk { from, to, promotion: None }).is_ok())
}
