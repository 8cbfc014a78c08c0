//! Move scores, which decide what the search tries first.

use super::super::move_effects::MoveEffects;
use super::super::pieces::{KINDS, MIRROR_KNIGHT, index};
use super::super::position::slides;
use super::super::{Move, Position};
use crate::game::chess::{Bits, Square, Wanted};
use crate::game::{Hint, Kind, Side};

/// Size of the history table: moves by piece and target, and placements separately.
pub const HISTORY: usize = 2 * KINDS * 64;

/// Returns the hint for a legal move.
pub fn hint(position: &Position, m: Move) -> Hint {
    match m {
        Move::Place { kind, to } => Hint { history: number(kind, to) + KINDS * 64, ..Hint::default() },
        Move::Walk { from, to, promotion } => {
            let Some(effects) = position.move_effects(from, to) else { return Hint::default() };
            let forcing = effects.takes() || promotion.is_some();
            let check = gives_check(position, &effects, from, to, promotion);
            let move_score = move_score(position, &effects, from, to, promotion);
            Hint { forcing, check, move_score, history: number(effects.piece.kind, to) }
        }
    }
}

fn number(kind: Kind, to: Square) -> usize {
    index(kind).min(KINDS - 1) * 64 + to.index()
}

/// Returns the immediate gain of a move, less its risk. A piece taken over counts twice.
fn move_score(position: &Position, effects: &MoveEffects, from: Square, to: Square, promotion: Option<Kind>) -> i32 {
    let us = position.turn;
    let value = |kind| super::value(position.rules, kind);
    let own = value(effects.piece.kind);
    let mut gain = effects.captured.map_or(0, |(piece, _)| value(piece.kind));
    gain += effects.over.map_or(0, |(piece, _)| 2 * value(piece.kind));
    gain += promotion.map_or(0, |kind| value(kind) - value(Kind::Pawn));
    if effects.piece.kind == Kind::King {
        return gain;
    }
    let landed = promotion.map_or(own, value);
    let attackers = position.attackers(to, !us);
    if attackers == 0 {
        return gain - own / 64;
    }
    // The target is attacked: the piece may be lost there, less the value of the capturing piece if a recapture is
    // possible.
    let cheapest = Bits(attackers).filter_map(|at| position.kind_on(at)).map(value).min().unwrap_or(0);
    let avenged = position.attackers(to, us) & !from.bit() != 0;
    let risk = if avenged { (landed - cheapest).max(0) } else { landed };
    gain - if gain == 0 { risk / 4 } else { risk }
}

/// Returns true if the moving piece or the piece taken over gives check. Discovered checks are not detected.
fn gives_check(position: &Position, effects: &MoveEffects, from: Square, to: Square, promotion: Option<Kind>) -> bool {
    let us = position.turn;
    let Some(king) = position.king(!us) else { return false };
    let occupied = position.occupied() & !from.bit() | to.bit();
    let bears = |kind: Kind, at: Square| attacks(position, us, kind, at, king, occupied);
    bears(promotion.unwrap_or(effects.piece.kind), to) || effects.over.is_some_and(|(piece, at)| bears(piece.kind, at))
}

/// Returns true if a piece on one square attacks another, if the board is occupied like this.
pub(super) fn attacks(position: &Position, us: Side, kind: Kind, from: Square, target: Square, occupied: u64) -> bool {
    let g = position.geometry();
    match kind {
        Kind::Pawn => g.pawn[us.index()][from.index()] & target.bit() != 0,
        Kind::Knight => g.leaps[0][from.index()] & target.bit() != 0,
        MIRROR_KNIGHT => g.leaps[1][from.index()] & target.bit() != 0,
        Kind::King | Kind::Other(_) => false,
        _ => g
            .direction(from, target)
            .is_some_and(|direction| slides(kind, direction) && g.first(from, direction, occupied) == Some(target)),
    }
}

/// Appends the quiet moves that are known to give check.
pub fn quiet_checks(position: &Position, list: &mut Vec<Move>) {
    position.generate(Wanted::QUIET, &mut |m| {
        if let Move::Walk { from, to, promotion } = m
            && let Some(effects) = position.move_effects(from, to)
            && gives_check(position, &effects, from, to, promotion)
        {
            list.push(m);
        }
    });
}
