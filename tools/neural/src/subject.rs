//! The games that this package generates games of and trains nets for.

use hostage_chess::game::net::Learnt;
use hostage_chess::game::{hole, hostage, messenger, takeover};

use crate::Random;
use crate::self_play::{Pockets, random_moves, random_opening};

/// A game with a net.
pub trait Subject: Learnt {
    /// The rule sets that the net learns.
    const VARIANTS: &'static [&'static str];

    /// Score in centipawns from which a game is as good as won.
    const WON: i32 = 2000;
    /// True if positions can begin with filled stores.
    const STORES: bool = false;

    /// Draws a first position, without its kind. Returns `None` if the drawn moves end the game.
    fn opening(random: &mut Random, _pockets: Pockets) -> Option<Self> {
        let variant = Self::VARIANTS[random.below(Self::VARIANTS.len())];
        random_moves(random, variant)
    }
}

impl Subject for hostage::Position {
    const VARIANTS: &'static [&'static str] = &["hostage"];
    const STORES: bool = true;

    fn opening(random: &mut Random, pockets: Pockets) -> Option<hostage::Position> {
        random_opening(random, pockets)
    }
}

impl Subject for takeover::Position {
    // A takeover counts twice, so leads change quickly.
    const WON: i32 = 5000;
    // The net knows the small board only. Its other rule sets begin with an empty board; once the pieces are set up, the
    // same rules apply.
    const VARIANTS: &'static [&'static str] =
        &["takeover-41", "takeover-41-adjacent", "takeover-41-undefended", "takeover-41-adjacent-undefended"];
}

impl Subject for hole::Position {
    const VARIANTS: &'static [&'static str] = &["hole"];
}

impl Subject for messenger::Position {
    const VARIANTS: &'static [&'static str] = &["messenger", "messenger-couriers"];
}

/// Calls a generic function for the game of this name: `for_game!(name, function(arguments))`.
#[macro_export]
macro_rules! for_game {
    ($name:expr, $function:ident($($argument:expr),*)) => {
        match $name {
            "hostage" => $function::<hostage_chess::game::hostage::Position>($($argument),*),
            "takeover" => $function::<hostage_chess::game::takeover::Position>($($argument),*),
            "hole" => $function::<hostage_chess::game::hole::Position>($($argument),*),
            "messenger" => $function::<hostage_chess::game::messenger::Position>($($argument),*),
            other => Err(format!("{other} is no game: hostage, takeover, hole or messenger").into()),
        }
    };
}
