//! Move scores, which decide what the search tries first.
//!
//! CITE: <https://www.chessprogramming.org/MVV-LVA>.

use super::super::board::SQUARES;
use super::super::{Bits, Move, Position, lines};
use super::value;
use crate::game::chess::Wanted;
use crate::game::{Hint, Kind};

const PER_SIDE: usize = SQUARES * SQUARES;
/// Size of the history table, by side, origin and target.
pub const HISTORY: usize = 2 * PER_SIDE;

/// Returns the hint for a legal move.
pub fn hint(position: &Position, m: Move) -> Hint {
    let (us, them) = (position.turn, !position.turn);
    let history = us.index() * PER_SIDE + m.from.index() * SQUARES + m.to.index();
    let kind = position.kind_on(m.from).unwrap_or(Kind::Pawn);
    let becomes = m.promotion.unwrap_or(kind);
    let en_passant = position.is_en_passant(m.from, m.to);
    let taken = position.kind_on(m.to).filter(|_| !m.stands()).or(en_passant.then_some(Kind::Pawn));
    let pulled = m.pull.and_then(|target| position.kind_on(target));
    let forcing = taken.is_some() || pulled.is_some() || m.promotion.is_some();
    let check = checks(position, becomes, m);

    let gain = value(becomes) - value(kind) + taken.map_or(0, value) + pulled.map_or(0, value);
    let move_score = if gain >= value(Kind::King) {
        gain
    } else {
        let gone = m.pull.map_or(Bits::NONE, Bits::from) | m.from.into();
        let occupied = position.occupied() & !gone | m.to.into();
        let unsafe_now = !m.stands() && position.attackers(m.to, them, occupied).has_any();
        let risk = if unsafe_now { value(becomes) } else { 0 };
        match forcing {
            true if gain < risk => gain - risk,
            true => gain + 200 - value(kind).min(1000) / 16 + i32::from(check) * 50,
            false => i32::from(check && !unsafe_now) * 120 - risk / 3,
        }
    };
    Hint { forcing, check, move_score, history }
}

/// Returns true if the moving piece itself gives check from its target, by attack or across a hole.
fn checks(position: &Position, becomes: Kind, m: Move) -> bool {
    let Some(king) = position.king(!position.turn) else { return false };
    if becomes == Kind::Pawn {
        return lines::pawn(position.turn, m.to).has(king);
    }
    let gone = m.pull.map_or(Bits::NONE, Bits::from) | m.from.into();
    let occupied = position.occupied() & !gone | m.to.into();
    (lines::reach(becomes, m.to, occupied) | lines::across(becomes, m.to, occupied)).has(king)
}

/// Appends the quiet moves that plainly give check.
pub fn quiet_checks(position: &Position, list: &mut Vec<Move>) {
    position.generate(Wanted::QUIET, &mut |m| {
        if checks(position, position.kind_on(m.from).unwrap_or(Kind::Pawn), m) {
            list.push(m);
        }
    });
}
