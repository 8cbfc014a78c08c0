//! Under which names the catalogues know men, sides and endings.

use crate::game::{Colours, Kind, Side};

/// The message that names a kind of men.
pub const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "kind-pawn",
        Kind::Knight => "kind-knight",
        Kind::Bishop => "kind-bishop",
        Kind::Rook => "kind-rook",
        Kind::Queen => "kind-queen",
        Kind::King => "kind-king",
        Kind::MirrorKnight => "kind-mirror-knight",
        Kind::Courier => "kind-courier",
    }
}

/// The message that names a side, by the colour of its men.
pub const fn side_id(side: Side, colours: Colours) -> &'static str {
    match (colours, side) {
        (Colours::WhiteBlack, Side::White) => "side-white",
        (Colours::WhiteBlack, Side::Black) => "side-black",
        (Colours::YellowRed, Side::White) => "side-yellow",
        (Colours::YellowRed, Side::Black) => "side-red",
    }
}
