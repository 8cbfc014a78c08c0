//! The first screen for new visitors.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Area, Ending, Game, Kind, Position, Side};
use hostage_chess::session::Tree;
use hostage_chess::ui::scene::welcome::{FEN, MOVE, OTHERS, TrayRole, demo};

#[test]
fn the_exchange_shown_is_legal_and_mates() {
    let start = AnyPosition::from_fen("hostage", FEN).unwrap();
    assert_eq!(start.side_to_move(), Side::White);
    let mv = start.read_uci(MOVE).unwrap();
    let mut tree = Tree::new(start);
    let node = tree.add(0, mv);
    tree.go_to(node);
    let outcome = tree.outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.ending), (Some(Side::White), Ending::Checkmate));
}

#[test]
fn the_picture_matches_the_exchange() {
    let demo = demo().unwrap();
    assert_eq!((demo.rescued.0.kind, demo.rescued.1), (Kind::Knight, (5, 1)));
    assert_eq!((demo.paid.kind, demo.paid.side), (Kind::Bishop, Side::Black));
    assert_eq!((demo.mated.0.kind, demo.mated.1), (Kind::King, (7, 0)));
    let parts: Vec<_> = demo
        .trays
        .iter()
        .map(|tray| (tray.area, tray.pieces.first().map(|&(piece, _, part)| (piece.kind, part))))
        .collect();
    let expected = [
        (Area::Prison, Some((Kind::Knight, TrayRole::Captive))),
        (Area::Airfield, None),
        (Area::Airfield, Some((Kind::Bishop, TrayRole::Payment))),
        (Area::Prison, Some((Kind::Bishop, TrayRole::Payer))),
    ];
    assert_eq!(parts, expected);
    // All thirty-two pieces are present.
    let beside: u32 = demo
        .trays
        .iter()
        .flat_map(|tray| &tray.pieces)
        .filter(|it| it.2 != TrayRole::Payment)
        .map(|it| u32::from(it.1))
        .sum();
    let on_board = demo.position.layout().cells().filter(|&cell| demo.position.piece_at(cell).is_some()).count();
    assert_eq!(beside as usize + on_board, 32);
}

#[test]
fn the_other_games_can_be_drawn() {
    for (variant, fen, _) in OTHERS {
        assert!(AnyPosition::from_fen(variant, fen).is_ok(), "{variant}");
    }
}
