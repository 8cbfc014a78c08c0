//! Laws of every game under all its rule sets, checked in random play. A new game inherits every law by a line at the
//! end of this file, where it declares its differences.

mod moves;
pub mod sample;
mod texts;
mod told;
mod touches;

use hostage_chess::game::{self, Game};

use crate::support::fifth;
use crate::support::random::Random;

/// Game to which the laws apply, with its differences from most games.
pub trait Lawful: Game {
    /// Number of random games under each rule set.
    const GAMES: u64 = 20;

    /// Sets a language with texts for this game in this thread.
    fn speak() {}

    /// Maximum number of touches of a move.
    const TOUCHES: usize = 4;

    /// True if a complete move can continue, so that the player marks its end.
    const GOES_ON: bool = false;

    /// True if every refusal of a touched cell has a more specific reason than "no such move".
    const NAMES_CELLS: bool = false;

    /// True if every check announced by a hint really is a check.
    const SEES_CHECKS: bool = true;

    /// Returns true if the position has state that its FEN does not show.
    fn is_more_than_its_fen(&self) -> bool {
        false
    }

    /// Number of game positions per artificial position.
    const FEWER: usize = 1;

    /// Creates a random artificial position that did not arise in a game, for rare cases.
    fn thrown_together(_variant: &str, _random: &mut Random) -> Option<Self> {
        None
    }
}

macro_rules! laws {
    ($($game:ident: $position:ty, $variants:expr $(, { $($own:tt)* })?;)*) => {
        $(impl Lawful for $position {
            $($($own)*)?
        }

        laws! { $game: $position, $variants =>
            touches::every_spelling_enters_its_move
            touches::no_two_moves_share_a_spelling
            touches::prefixes_never_lead_to_a_dead_end
            touches::every_refused_touch_has_a_reason
            texts::fens_and_keys_round_trip
            texts::every_notation_round_trips
            texts::notations_read_whatever_uci_reads
            texts::games_round_trip_as_pgn
            moves::play_agrees_with_play_unchecked
            moves::packing_moves_round_trips
            moves::forcing_and_quiet_moves_partition_all_moves
            moves::hints_are_true
            moves::the_stages_contain_every_move_once
            moves::keys_distinguish_positions
            moves::transpositions_have_the_same_key
            moves::passing_moves_no_piece
            moves::games_are_over_exactly_without_legal_moves
            moves::perft_counts_lines
            told::events_describe_the_change_of_the_board
            told::checks_are_announced_and_marked
            told::no_piece_is_lost_in_games_with_prisons
        })*
    };
    ($game:ident: $position:ty, $variants:expr => $($file:ident::$law:ident)*) => {
        mod $game {
            use super::*;

            $(#[test]
            fn $law() {
                <$position>::speak();
                for variant in $variants {
                    super::$file::$law::<$position>(variant);
                }
            })*
        }
    };
}

laws! {
    hostage: game::hostage::Position, game::hostage::VARIANTS, {
        const GAMES: u64 = 60;
        const FEWER: usize = 8;

        fn thrown_together(variant: &str, random: &mut Random) -> Option<Self> {
            Some(crate::support::hostage::thrown_together(variant, random))
        }
    };
    takeover: game::takeover::Position, game::takeover::VARIANTS, { const TOUCHES: usize = 3; };
    hole: game::hole::Position, game::hole::VARIANTS, {
        const GAMES: u64 = 100;
        const TOUCHES: usize = 3;
        const GOES_ON: bool = true;
        const NAMES_CELLS: bool = true;
    };
    trapdoor: fifth::Position, fifth::VARIANTS, {
        fn speak() {
            fifth::speak();
        }
    };
    messenger: game::messenger::Position, game::messenger::VARIANTS, {
        const GAMES: u64 = 40;
        const TOUCHES: usize = 5;
        const NAMES_CELLS: bool = true;
        // A courier's step may block the piece that moves after it.
        const SEES_CHECKS: bool = false;

        fn is_more_than_its_fen(&self) -> bool {
            self.passes() > 0
        }

        fn thrown_together(variant: &str, random: &mut Random) -> Option<Self> {
            Some(crate::support::messenger::thrown_together(variant, random))
        }
    };
}
