//! Completion of a free set-up (docs/rules.md 2.8: it may not end with a king that could be captured).
//!
//! Pieces stay where they were set up, so a set-up can be spoilt long before its last piece. A king may be within a
//! knight's reach, or one side's last piece may leave no place for the other side's last. Such a placement is refused
//! at once. Otherwise a player could neither complete nor change the set-up.

use super::{Position, Square};
use crate::game::chess::Bits;
use crate::game::{Kind, Piece, Side};

/// Number of remaining pieces above which a completion always exists if no king is within reach.
const FEW: u8 = 5;
/// Maximum number of arrangements that are tried. After that, a completion is assumed to exist.
const PATIENCE: u32 = 3000;

impl Position {
    /// Returns true if both sides together can set up their remaining pieces so that no king can be captured.
    pub(super) fn can_be_completed(&self) -> bool {
        self.has_completion(&mut PATIENCE.clone())
    }

    fn has_completion(&self, patience: &mut u32) -> bool {
        *patience = patience.saturating_sub(1);
        if *patience == 0 {
            return true;
        }
        let left = self.left_in_all(Side::White) + self.left_in_all(Side::Black);
        if let Some((side, _, attacker)) = self.exposed_king() {
            // Only a piece of either side in between helps. It must be placed there sooner or later, so it is tried
            // now.
            let between = self.king(side).map_or(0, |king| self.geometry().between(king, attacker));
            let mut pieces =
                Side::BOTH.into_iter().flat_map(|side| self.kinds_left(side).map(move |kind| Piece { side, kind }));
            return pieces.any(|piece| self.has_completion_with(piece, between, patience));
        }
        // The king first, because it is the hardest piece to place.
        let next = Side::BOTH.into_iter().find_map(|side| Some(Piece { side, kind: self.kinds_left(side).last()? }));
        left > FEW || next.is_none_or(|piece| self.has_completion_with(piece, u64::MAX, patience))
    }

    /// Returns true if there is a completion that begins with this piece on one of these squares.
    fn has_completion_with(&self, piece: Piece, squares: u64, patience: &mut u32) -> bool {
        let room = Bits(self.room_for(piece) & squares);
        room.into_iter().any(|to| self.with_placed(piece, to).has_completion(patience))
    }

    /// Returns the empty squares of the ranks on which a piece may be set up.
    pub(super) fn room_for(&self, piece: Piece) -> u64 {
        let geometry = self.geometry();
        let back = if piece.kind == Kind::Pawn { geometry.last[(!piece.side).index()] } else { 0 };
        geometry.own_ranks[piece.side.index()] & !self.occupied() & !back
    }

    /// Returns the same position with one more piece set up.
    pub(super) fn with_placed(&self, piece: Piece, to: Square) -> Position {
        let mut next = *self;
        next.set_left(piece, self.left(piece).saturating_sub(1));
        next.put(to, piece);
        next
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rules;
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: bool) {
        let rules = Rules::from_name("takeover-41-free").unwrap();
        assert_eq!(Position::from_fen(rules, fen).unwrap().can_be_completed(), expected, "{fen}");
    }

    #[test]
    fn a_king_in_a_knights_reach_stays_there() {
        check("*5*/*5*/4k2/7/3N3/*5*/*5*[QRKqrb] w - - 0 3", false);
        check("*5*/*5*/3k3/7/3N3/*5*/*5*[QRKqrb] w - - 0 3", true);
    }

    #[test]
    fn a_line_can_be_blocked_while_there_is_somebody_left() {
        check("*1q2k*/*2p1p*/pbnmprp/7/QPKNPP1/*PBPRB*/*M4*[b] b - - 0 12", false);
        check("*4k*/*5*/7/7/7/*3R1*/*2K2*[Bb] w - - 0 12", true);
        check("*3k1*/*5*/7/7/7/*3R1*/*2K2*[b] b - - 0 12", true);
    }
}
