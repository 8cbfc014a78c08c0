//! The welcome screen as plain data: an exchange that gives mate, and the other games.

use super::trays::{CORNERS, corner};
use super::{Corner, Kind};
use crate::game::any::AnyPosition;
use crate::game::{Area, Cell, Event, Game, Layout, Piece, Side};
use crate::sorted::sorted;
use crate::words;

/// The position shown, with White to move.
pub const FEN: &str = "3r2rk/pp4pp/nnpb4/4p1B1/2B1P3/2N5/PPPQ1PPP/4R1K1[#RNPqbpp] w - - 0 20";
/// The exchange that gives mate.
pub const MOVE: &str = "N#B@f7";

/// The other games, each with a typical position and the id of its description.
pub const OTHERS: [(&str, &str, &str); 3] = [
    ("takeover-41", "*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 1", "takeover-how"),
    ("hole", "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1", "hole-how"),
    ("messenger", "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1", "messenger-how"),
];

/// The demonstration of an exchange.
#[derive(Clone, PartialEq, Debug)]
pub struct Demo {
    /// The position before the exchange.
    pub position: AnyPosition,
    /// The rescued piece and its landing square, in cells from the left and from the top.
    pub rescued: (Piece, (u8, u8)),
    /// The payment.
    pub paid: Piece,
    /// The mated king and its square.
    pub mated: (Piece, (u8, u8)),
    pub trays: Vec<DemoTray>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct DemoTray {
    pub area: Area,
    pub corner: Corner,
    pub heading: String,
    /// The pieces with their counts. Those that are about to leave or arrive come first.
    pub pieces: Vec<(Piece, u8, TrayRole)>,
}

/// The role of a piece in the exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrayRole {
    Bystander,
    /// Jailed, and about to be rescued.
    Captive,
    /// About to be paid.
    Payer,
    /// The payment, on the airfield where it arrives.
    Payment,
}

/// The place of a cell as White sees it.
fn place(layout: &Layout, cell: Cell) -> (u8, u8) {
    let place = layout.place(cell);
    (place.column, layout.rows() - 1 - place.row)
}

/// Builds the demonstration. None if the position or the move is not legal.
pub fn demo() -> Option<Demo> {
    let position = AnyPosition::from_fen("hostage", FEN).ok()?;
    let events = position.events(position.read_uci(MOVE).ok()?);
    let layout = position.layout();
    let rescued = events
        .iter()
        .find_map(|event| if let Event::Rescued(piece, to) = *event { Some((piece, to)) } else { None })?;
    let paid = events.iter().find_map(|event| if let Event::Paid(piece) = *event { Some(piece) } else { None })?;
    let king = Piece { side: !rescued.0.side, kind: Kind::King };
    let mated = layout.cells().find(|&cell| position.piece_at(cell) == Some(king))?;
    let trays = CORNERS.into_iter().filter_map(|place| {
        let pocket = position.trays().into_iter().find(|it| corner(it.area, it.owner == Side::White) == place)?;
        let prison = pocket.area == Area::Prison;
        let mut pieces: Vec<_> = pocket
            .pieces
            .iter()
            .map(|stored| {
                let part = match stored.piece {
                    piece if prison && piece == rescued.0 => TrayRole::Captive,
                    piece if prison && piece == paid => TrayRole::Payer,
                    _ => TrayRole::Bystander,
                };
                (stored.piece, stored.count, part)
            })
            .collect();
        if !prison && pocket.owner == paid.side {
            pieces.push((paid, 1, TrayRole::Payment));
        }
        let pieces =
            sorted(pieces, |(.., part), (.., other)| *part != TrayRole::Bystander && *other == TrayRole::Bystander);
        let heading = words::tray_heading(pocket.area, pocket.owner == Side::White);
        Some(DemoTray { area: pocket.area, corner: place, heading, pieces })
    });
    let trays = trays.collect();
    let (rescued, mated) = ((rescued.0, place(layout, rescued.1)), (king, place(layout, mated)));
    Some(Demo { rescued, paid, mated, trays, position })
}
