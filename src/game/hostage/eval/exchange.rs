//! Static exchange evaluation: decides whether a capture loses material after all further captures on its square.
//!
//! It considers the board only. The search takes into account that captured pieces go to prison and may come back by
//! ransom.
//!
//! CITE: <https://www.chessprogramming.org/SEE_-_The_Swap_Algorithm>.

use super::super::{Bits, Position, Square, attacks};
use super::material::BOARD;
use crate::game::{Kind, Side};

/// Returns the value of a piece in an exchange.
pub fn value(kind: Kind) -> i32 {
    BOARD.get(kind.index()).copied().unwrap_or(10_000)
}

/// Returns the gain of the side `first` in a sequence of captures on `to`. Its piece of this kind moves there from
/// `from`, or lands there if `from` is `None`. `victim` is the value of the piece on `to`, or zero. Both sides capture
/// as long as it pays.
pub fn swap_off(position: &Position, first: Side, kind: Kind, from: Option<Square>, to: Square, victim: i32) -> i32 {
    let mut occupied = position.occupied() & !Bits::from(to);
    if let Some(from) = from {
        occupied &= !Bits::from(from);
    }
    let queens = position.of_kind(Kind::Queen);
    let (rooks, bishops) = (position.of_kind(Kind::Rook) | queens, position.of_kind(Kind::Bishop) | queens);
    let harmless = position.harmless_pawns(Side::White) | position.harmless_pawns(Side::Black);
    let pawns = position.of_kind(Kind::Pawn) & !harmless;
    // Pieces of both sides that capture there. Pieces behind them join in once they are gone.
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
            // A king captures only what is not guarded, not even by a piece behind it.
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
