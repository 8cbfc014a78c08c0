//! Catalogue ids of pieces and sides.

use crate::game::piece::Letter;
use crate::game::{Colours, Kind, Side};

/// Returns the id of a kind. Kinds that chess lacks are named by their letter, except the courier and the
/// Mirror-Knight, whose older ids stay.
pub const fn kind_id(kind: Kind) -> &'static str {
    const OTHERS: [&str; Letter::ALL.len()] = [
        "kind-a",
        "kind-courier",
        "kind-d",
        "kind-e",
        "kind-f",
        "kind-g",
        "kind-h",
        "kind-i",
        "kind-j",
        "kind-l",
        "kind-mirror-knight",
        "kind-o",
        "kind-s",
        "kind-t",
        "kind-u",
        "kind-v",
        "kind-w",
        "kind-x",
        "kind-y",
        "kind-z",
    ];
    match kind {
        Kind::Pawn => "kind-pawn",
        Kind::Knight => "kind-knight",
        Kind::Bishop => "kind-bishop",
        Kind::Rook => "kind-rook",
        Kind::Queen => "kind-queen",
        Kind::King => "kind-king",
        Kind::Other(letter) => OTHERS[letter as usize - Letter::A as usize],
    }
}

/// Returns the id of a side, named by its colour.
pub const fn side_id(side: Side, colours: Colours) -> &'static str {
    match (colours, side) {
        (Colours::WhiteBlack, Side::White) => "side-white",
        (Colours::WhiteBlack, Side::Black) => "side-black",
        (Colours::YellowRed, Side::White) => "side-yellow",
        (Colours::YellowRed, Side::Black) => "side-red",
    }
}
