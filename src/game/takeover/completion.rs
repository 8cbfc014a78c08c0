//! Whether a free set-up can still be completed (docs/rules.md 2.8: it may not end with a king that could be taken).
//!
//! Men stay where they were set up, so a set-up can be spoilt long before its last man: by a king within a knight's
//! reach, or by the last man of one side leaving no place for the last of the other. Such a placing is refused at once,
//! or a player would stand before a set-up that he can neither complete nor change.

use super::{Position, Square};
use crate::game::chess::Bits;
use crate::game::{Kind, Man, Side};

/// With more men left than this and no king in reach there is always a way.
const FEW: u8 = 5;
/// This many arrangements are tried before a way is taken for granted.
const PATIENCE: u32 = 3000;

impl Position {
    /// Whether there is a way to set up the men left, by both sides together, so that no king can be taken.
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
            // Only a man in between helps, whoever's it is; in the end one must stand there, so it may as well be now.
            let between = self.king(side).map_or(0, |king| self.geometry().between(king, attacker));
            let mut men =
                Side::BOTH.into_iter().flat_map(|side| self.kinds_left(side).map(move |kind| Man { side, kind }));
            return men.any(|man| self.has_completion_with(man, between, patience));
        }
        // A king first: it is the hardest to place.
        let next = Side::BOTH.into_iter().find_map(|side| Some(Man { side, kind: self.kinds_left(side).last()? }));
        left > FEW || next.is_none_or(|man| self.has_completion_with(man, u64::MAX, patience))
    }

    /// Whether there is a way that begins with this man on one of these squares.
    fn has_completion_with(&self, man: Man, squares: u64, patience: &mut u32) -> bool {
        let room = Bits(self.room_for(man) & squares);
        room.into_iter().any(|to| self.with_placed(man, to).has_completion(patience))
    }

    /// Where a man may be set up, as far as its rank goes.
    pub(super) fn room_for(&self, man: Man) -> u64 {
        let geometry = self.geometry();
        let back = if man.kind == Kind::Pawn { geometry.last[(!man.side).index()] } else { 0 };
        geometry.own_ranks[man.side.index()] & !self.occupied() & !back
    }

    /// The same position with one more man set up.
    pub(super) fn with_placed(&self, man: Man, to: Square) -> Position {
        let mut next = *self;
        next.set_left(man, self.left(man).saturating_sub(1));
        next.put(to, man);
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
