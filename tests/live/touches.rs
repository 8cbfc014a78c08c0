//! Moves entered by touches in other games than the toy: their confirmation, and premoves that could go on.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position, Side, Touch};
use hostage_chess::live::terms::LiveTerms;
use hostage_chess::session::play::Confirm;
use hostage_chess::session::{BoardAction, LiveAction};
use hostage_chess::ui::scene::live_scene;

use crate::series::people::terms;
use crate::table::{ANN, BOB, Table};

/// A table for a game with other rules.
fn table_of(variant: &str, fen: &str) -> Table<AnyPosition> {
    Table::with_terms(LiveTerms { variant: variant.to_owned(), start: Some(fen.to_owned()), ..terms(0) })
}

fn tap(table: &mut Table<AnyPosition>, who: usize, names: [&str; 2]) {
    for name in names {
        let cell = table.plays[who].game().unwrap().position().layout().cell(name).unwrap();
        table.act(who, BoardAction::Tap(Touch::Cell(cell)));
    }
}

#[test]
fn castling_is_confirmed_on_the_kings_target() {
    let mut table = table_of("hostage", "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1");
    table.plays[ANN].set_confirm((Confirm::Always, true));
    table.act(ANN, LiveAction::Tick);
    tap(&mut table, ANN, ["e1", "g1"]);
    let (board, game) = (table.plays[ANN].board().unwrap(), table.plays[ANN].game().unwrap());
    assert!(board.unconfirmed().is_some());
    let picture = live_scene(board, game, Some(Side::White));
    let shown = picture.rows.iter().flatten().filter(|cell| cell.planned);
    let labels: Vec<&str> = shown.map(|cell| cell.label.as_str()).collect();
    assert_eq!(labels, ["e1, White king, part of the move to confirm", "g1, empty, part of the move to confirm"]);
    tap(&mut table, ANN, ["g1", "g1"]);
    assert_eq!(table.plays[BOB].game().unwrap().ply(), 1);
}

/// Unlike a move, a premove leaves no other trace when it is dropped.
#[test]
fn a_dropped_premove_is_told() {
    let mut table = table_of("hostage", &AnyPosition::start("hostage").unwrap().fen());
    let words = |table: &Table<AnyPosition>| {
        let play = &table.plays[BOB];
        live_scene(play.board().unwrap(), play.game().unwrap(), Some(Side::Black)).words
    };
    let spoiled = "Your premove was not played.";
    tap(&mut table, BOB, ["e7", "e5"]);
    tap(&mut table, ANN, ["e2", "e4"]);
    assert_eq!(table.plays[BOB].game().unwrap().ply(), 2);
    assert!(!words(&table).text.contains(spoiled));
    tap(&mut table, BOB, ["e5", "d4"]);
    let before = words(&table).number;
    tap(&mut table, ANN, ["b1", "c3"]);
    assert!(words(&table).text.ends_with(spoiled) && words(&table).number > before, "{:?}", words(&table));
    table.act(BOB, BoardAction::Undo);
    assert!(!words(&table).text.contains(spoiled));
    table.act(BOB, BoardAction::Redo);
    table.act(BOB, BoardAction::Type("g8f6".to_owned()));
    assert!(!words(&table).text.contains(spoiled));
    // Nothing is said if there was no premove.
    table.act(BOB, LiveAction::Connected);
    assert!(!words(&table).text.contains(spoiled));
    tap(&mut table, BOB, ["f6", "h5"]);
    table.act(BOB, LiveAction::Connected);
    assert!(words(&table).text.ends_with(spoiled), "{:?}", words(&table));
    assert_eq!(table.plays[BOB].board().unwrap().planned(), None);
}

/// The sample game of Hole Chess up to 7.Qb4. After some replies, the queen's move to b5 could go on with a pull, so as a
/// premove it waits for Done.
#[test]
fn a_premove_that_could_go_on_is_played_if_it_no_longer_can() {
    let moves = "c3c4 e8e6 e3e4 d9g6 b3b5 g6e8@b5 c2c3 b8b7 c3b3 c9b8 e2e3 f8f7 d2b4";
    let start = AnyPosition::start("hole").unwrap();
    let start = moves.split(' ').fold(start, |position, uci| position.play_unchecked(position.read_uci(uci).unwrap()));
    let layout = start.layout();
    let premove = ["b4", "b5"].map(|name| Touch::Cell(layout.cell(name).unwrap()));
    let [mut played, mut waits] = [0; 2];
    for reply in start.legal_moves() {
        let mut table = table_of("hole", &start.fen());
        tap(&mut table, ANN, ["b4", "b5"]);
        let board = table.plays[ANN].board().unwrap();
        assert_eq!((board.planned(), board.board().input().taken()), (None, &premove[..]));
        table.act(BOB, BoardAction::Type(start.uci(reply)));
        let after = start.play_unchecked(reply);
        let own: Vec<_> = after.legal_moves().into_iter().map(|m| (m, after.spellings(m).concat())).collect();
        let goes_on = own.iter().any(|(_, spelling)| spelling.len() > 2 && spelling.starts_with(&premove));
        let whole = own.iter().find(|(_, spelling)| *spelling == premove).map(|(m, _)| *m);
        let expected = if goes_on { None } else { whole };
        let game = table.plays[BOB].game().unwrap();
        assert_eq!(game.moves.get(1).map(|it| it.mv), expected, "{}", start.uci(reply));
        let taken = table.plays[ANN].board().unwrap().board().input().taken();
        assert_eq!(taken, if goes_on { &premove[..] } else { &[] });
        (played, waits) = (played + u32::from(expected.is_some()), waits + u32::from(goes_on));
    }
    assert!(played > 0 && waits > 0, "{played} {waits}");
}

#[test]
fn a_typed_move_is_played_in_the_game_whatever_position_is_shown() {
    let mut table = table_of("hostage", "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1");
    for (who, mv) in [(ANN, "h1h8"), (BOB, "e8d7")] {
        table.act(who, BoardAction::Type(mv.to_owned()));
    }
    // A touch only returns to the last position. The first one would allow this move too.
    table.act(ANN, BoardAction::Undo);
    assert!(table.plays[ANN].board().unwrap().is_looking());
    table.act(ANN, BoardAction::Type("e1e2".to_owned()));
    assert!(!table.plays[ANN].board().unwrap().is_looking());
    assert_eq!(table.plays[BOB].game().unwrap().ply(), 3);
    // It is Bob's turn, so the next one is refused.
    table.act(ANN, BoardAction::Undo);
    table.act(ANN, BoardAction::Type("e2e3".to_owned()));
    assert_eq!(table.plays[BOB].game().unwrap().ply(), 3);
    let told = |table: &Table<AnyPosition>| {
        let play = &table.plays[ANN];
        live_scene(play.board().unwrap(), play.game().unwrap(), Some(Side::White)).words.text
    };
    assert_eq!(told(&table), "It is Black’s turn.");
    table.act(ANN, LiveAction::Tell("No clocks.".to_owned()));
    assert_eq!(told(&table), "No clocks.");
    // The end replaces an answer, and is replaced by the next one.
    table.resign(BOB);
    assert_eq!(told(&table), "You won. By resignation.");
    table.act(ANN, LiveAction::Tell("No clocks.".to_owned()));
    assert_eq!(told(&table), "No clocks.");
}
