//! Compares every game with its second, plain implementation: moves, positions, ends, counts, repetition, and the
//! reasons for refusing moves.

mod moves;
mod reasons;

use hostage_chess::game;

use crate::laws::Lawful;
use crate::support::plain::{self, Second};

/// Game with its second implementation.
pub trait Held: Lawful {
    /// Second implementation.
    type Plain: Second;

    /// Shapes of move texts: `s` is a square, `o` a square with a piece of the side to move, and `n` a square near it.
    /// `c` is a square with a courier of that side, `m` a piece and `p` a promotion.
    const SHAPES: &'static [&'static str];
}

macro_rules! held {
    ($($game:ident: $position:ty, $plain:ty, $variants:expr, $shapes:expr;)*) => {
        $(impl Held for $position {
            type Plain = $plain;
            const SHAPES: &'static [&'static str] = &$shapes;
        }

        held! { $game: $position, $variants =>
            moves::the_same_moves_lead_to_the_same_positions
            moves::the_same_games_are_over
            moves::the_same_lines_are_counted
            moves::positions_repeat_as_often
            reasons::reasons_against_moves_are_true
        })*
    };
    ($game:ident: $position:ty, $variants:expr => $($file:ident::$law:ident)*) => {
        mod $game {
            use super::*;

            $(#[test]
            fn $law() {
                for variant in $variants {
                    super::$file::$law::<$position>(variant);
                }
            })*
        }
    };
}

held! {
    hostage: game::hostage::Position, plain::hostage::Plain, game::hostage::VARIANTS,
        ["os", "on", "ss", "osp", "onp", "m@s", "m#m@s", "m#m@s"];
    takeover: game::takeover::Position, plain::takeover::Plain, game::takeover::VARIANTS,
        ["os", "on", "on", "ss", "osp", "onp", "m@s"];
    hole: game::hole::Position, plain::hole::Plain, game::hole::VARIANTS,
        ["os", "on", "ss", "osp", "os@s", "on@s", "oo@s"];
    messenger: game::messenger::Position, plain::messenger::Plain, game::messenger::VARIANTS,
        ["-,on", "-,os", "cn,on", "cn,os", "cn,-", "os,-", "-,-", "on,onp"];
}
