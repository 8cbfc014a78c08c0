//! Every game against its second, plain implementation: turns, positions, ends, counts, repetition, and whether what is
//! said against a turn is true.

mod reasons;
mod turns;

use hostage_chess::game;

use crate::laws::Lawful;
use crate::support::plain::{self, Second};

/// A game and its second implementation.
pub trait Held: Lawful {
    /// The second one.
    type Plain: Second;

    /// How texts of turns look: `s` a square, `o` one of an own man, `n` one near it, `c` one of an own courier, `m` a
    /// man, `p` a promotion.
    const SHAPES: &'static [&'static str];
}

macro_rules! held {
    ($($game:ident: $position:ty, $plain:ty, $variants:expr, $shapes:expr;)*) => {
        $(impl Held for $position {
            type Plain = $plain;
            const SHAPES: &'static [&'static str] = &$shapes;
        }

        held! { $game: $position, $variants =>
            turns::the_same_turns_lead_to_the_same_positions
            turns::the_same_games_are_over
            turns::the_same_lines_are_counted
            turns::positions_repeat_as_often
            reasons::what_is_said_against_a_turn_is_true
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
