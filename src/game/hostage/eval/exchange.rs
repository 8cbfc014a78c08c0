//! Whether a capture loses men on its square in the end.
//!
//! It looks at the board only. That the men go to prison and may come back by ransom is left to the search.
//!
//! CITE: <https://www.chessprogramming.org/SEE_-_The_Swap_Algorithm>.

use super::super::{Bits, Position, Square, attacks};
use super::material::BOARD;
use crate::game::{Kind, Side};

/// The value of a man in an exchange.
pub fn value(kind: Kind) -> i32 {
    BOARD.get(kind.index()).copied().unwrap_or(10_000)
}

/// What the side `first` gains when its man of this kind goes from `from` (or comes from nowhere) to `to`, where a man
/// worth `victim` stands or nobody, and both sides take on as long as it pays.
pub fn swap_off(position: &Position, first: Side, kind: Kind, from: Option<Square>, to: Square, victim: i32) -> i32 {
    let mut occupied = position.occupied() & !Bits::from(to);
    if let Some(from) = from {
        occupied &= !Bits::from(from);
    }
    let queens = position.of_kind(Kind::Queen);
    let (rooks, bishops) = (position.of_kind(Kind::Rook) | queens, position.of_kind(Kind::Bishop) | queens);
    let harmless = position.harmless_pawns(Side::White) | position.harmless_pawns(Side::Black);
    let pawns = position.of_kind(Kind::Pawn) & !harmless;
    // The men of both sides that take there. Those behind others join in when these are gone.
    let mut attackers = attacks::pawn(Side::Black, to) & position.of_side(Side::White) & pawns
        | attacks::pawn(Side::White, to) & position.of_side(Side::Black) & pawns
        | attacks::knight(to) & position.of_kind(Kind::Knight)
        | attacks::king(to) & position.of_kind(Kind::King)
        | attacks::rook(to, occupied) & rooks
        | attacks::bishop(to, occupied) & bishops;
    attackers &= occupied;
    let mut gains = [0; 32];
    let mut depth = 0;
    let mut standing = value(kind);
    let mut side = !first;
    gains[0] = victim;
    while depth + 1 < gains.len() {
        let Some((kind, attacker)) = cheapest(position, attackers & position.of_side(side)) else { break };
        occupied ^= attacker.into();
        if matches!(kind, Kind::Pawn | Kind::Bishop | Kind::Queen) {
            attackers |= attacks::bishop(to, occupied) & bishops;
        }
        if matches!(kind, Kind::Rook | Kind::Queen) {
            attackers |= attacks::rook(to, occupied) & rooks;
        }
        attackers &= occupied;
        if kind == Kind::King {
            // A king takes only what is not covered, nor by a man behind it.
            attackers |= (attacks::rook(to, occupied) & rooks | attacks::bishop(to, occupied) & bishops) & occupied;
            if (attackers & position.of_side(!side)).has_any() {
                break;
            }
        }
        depth += 1;
        gains[depth] = standing - gains[depth - 1];
        if gains[depth].max(-gains[depth - 1]) < 0 {
            break;
        }
        standing = value(kind);
        side = !side;
    }
    while depth > 0 {
        gains[depth - 1] = -gains[depth].max(-gains[depth - 1]);
        depth -= 1;
    }
    gains[0]
}

fn cheapest(position: &Position, attackers: Bits) -> Option<(Kind, Square)> {
    if attackers.is_empty() {
        return None;
    }
    Kind::ALL.into_iter().find_map(|kind| Some((kind, (attackers & position.of_kind(kind)).first()?)))
}

#[cfg(test)]
mod tests {
    use super::super::super::Rules;
    use super::*;

    #[track_caller]
    fn check(fen: &str, from: &str, to: &str, expected: i32) {
        let position = Position::from_fen(Rules::Leslie, fen).unwrap();
        let (from, to) = (Square::from_name(from).unwrap(), Square::from_name(to).unwrap());
        let victim = position.kind_on(to).map_or(0, value);
        let kind = position.kind_on(from).unwrap();
        assert_eq!(swap_off(&position, position.turn, kind, Some(from), to, victim), expected);
    }

    #[test]
    fn plain_exchanges() {
        check("4k3/8/8/3p4/8/8/8/3RK3[#] w - - 0 1", "d1", "d5", value(Kind::Pawn));
        check("4k3/8/4p3/3p4/8/8/8/3RK3[#] w - - 0 1", "d1", "d5", value(Kind::Pawn) - value(Kind::Rook));
        check("4k3/8/4p3/3p4/8/8/3R4/3RK3[#] w - - 0 1", "d2", "d5", 2 * value(Kind::Pawn) - value(Kind::Rook));
        check("8/8/4k3/3p4/8/8/3R4/3RK3[#] w - - 0 1", "d2", "d5", value(Kind::Pawn));
    }
}
