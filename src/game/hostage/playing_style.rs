//! The playing styles in Hostage Chess. docs/measuring.md shows what each changes and what it costs.

use super::{Bits, Move, Position};
use crate::game::{Kind, PlayingStyle, Side};

/// Bonuses of a style, in centipawns. What it avoids has a bonus below zero.
struct Taste {
    /// For an exchange of pieces of equal value, and for any other exchange.
    exchange: [i32; 2],
    /// For a landing in the player's half of the board.
    home: i32,
    /// For a landing on the enemy's first two ranks.
    behind: i32,
    /// For a landing beside the enemy king.
    beside: i32,
    /// For a check.
    check: i32,
    /// For a capture.
    capture: i32,
    /// For each prisoner that the player holds.
    prisoner: i32,
    /// For each piece on the enemy's first two ranks, pawns excepted.
    camp: i32,
}

impl Taste {
    const NONE: Taste =
        Taste { exchange: [0; 2], home: 0, behind: 0, beside: 0, check: 0, capture: 0, prisoner: 0, camp: 0 };

    /// Each style has a liking of its own. It also avoids a little what the others like, which costs less strength than
    /// more of its own would.
    const fn of(style: PlayingStyle) -> Taste {
        match style {
            PlayingStyle::Checks => Taste { check: 250, exchange: [-30; 2], behind: -40, beside: -50, ..Taste::NONE },
            PlayingStyle::Landings => Taste { behind: 130, camp: 20, beside: -50, ..Taste::NONE },
            PlayingStyle::Ransoms => {
                Taste { exchange: [95, 20], home: 30, behind: -50, beside: -50, check: -50, ..Taste::NONE }
            }
            PlayingStyle::Prisoners => {
                Taste { capture: 20, prisoner: 8, exchange: [-25; 2], beside: -20, check: -10, ..Taste::NONE }
            }
            PlayingStyle::Attack => Taste { beside: 140, behind: -60, ..Taste::NONE },
        }
    }
}

impl Position {
    /// Returns the bonus of a style for a move.
    pub(super) fn taste_of_move(&self, style: PlayingStyle, m: Move) -> i32 {
        let taste = Taste::of(style);
        let mut bonus = 0;
        match m {
            Move::Exchange { rescued, paid, .. } => {
                bonus += taste.exchange[usize::from(rescued.value() != paid.value())];
            }
            Move::Walk { to, .. } if self.kind_on(to).is_some() => bonus += taste.capture,
            Move::Walk { .. } | Move::Drop { .. } => {}
        }
        if m.lander().is_some() {
            bonus += match m.to().rank_for(self.turn) {
                0..4 => taste.home,
                6.. => taste.behind,
                _ => 0,
            };
            if m.to().distance(self.king(!self.turn)) <= 1 {
                bonus += taste.beside;
            }
        }
        if taste.check != 0 && self.after(m).checked_by().has_any() {
            bonus += taste.check;
        }
        bonus
    }

    /// Returns the bonus of a style for a position, if this side plays in it.
    pub(super) fn taste_of_position(&self, style: PlayingStyle, side: Side) -> i32 {
        let taste = Taste::of(style);
        let prisoners = if taste.prisoner == 0 { 0 } else { i32::from(self.pockets().prison(side).total()) };
        let camp = Bits::seventh(side) | Bits::seventh(side).ahead(side);
        let guests = self.of_side(side) & !self.of_kind(Kind::Pawn) & camp;
        taste.prisoner * prisoners + taste.camp * guests.count() as i32
    }
}
