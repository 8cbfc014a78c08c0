//! The page contains only the visible part of a long record, wherever it is scrolled.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Side};
use hostage_chess::session::{Analysis, Board, BoardAction, Tree};
use hostage_chess::ui::scene::span::{WHOLE, drawn};
use hostage_chess::ui::scene::{board_scene, moves, moves_seen, record};

/// Knights that move out and back.
fn shuffle(plies: usize) -> Tree<AnyPosition> {
    let mut tree = Tree::new(AnyPosition::start("hostage").unwrap());
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(plies) {
        let m = tree.position().read_uci(text).unwrap();
        tree.play(m);
    }
    tree
}

#[test]
fn the_drawn_part_has_the_visible_rows_the_current_move_and_the_end() {
    for first in [Side::White, Side::Black] {
        for all in [0, 1, 2, 599, WHOLE, WHOLE + 1, WHOLE + 2, 3_001, 30_000] {
            let places =
                [0, 1, 2, 149, 150, 151, 300, 1_499, all / 2, all.saturating_sub(2), all.saturating_sub(1), all + 9];
            for current in places {
                for seen in places.map(Some).into_iter().chain([None]) {
                    let what = format!("{all} plies, {first:?} begins, {current} is shown, {seen:?} is seen");
                    let ranges = drawn(all, first, current.min(all.saturating_sub(1)), seen);
                    if all <= WHOLE {
                        assert_eq!((ranges.len(), &ranges[0]), (1, &(0..all)), "{what}");
                        continue;
                    }
                    let has = |place: usize| ranges.iter().any(|range| range.contains(&place.min(all - 1)));
                    assert!(has(current) && has(seen.unwrap_or(current)) && has(all - 1), "{what}: {ranges:?}");
                    assert!(ranges.windows(2).all(|two| two[0].end < two[1].start), "{what}: {ranges:?}");
                    assert!(ranges.iter().map(|range| range.len()).sum::<usize>() < 320, "{what}: {ranges:?}");
                    let shift = usize::from(first == Side::Black);
                    let at_left = |place: usize| place == 0 || (place + shift).is_multiple_of(2);
                    assert!(ranges.iter().all(|range| at_left(range.start) && range.end <= all), "{what}: {ranges:?}");
                }
            }
        }
    }
}

#[test]
fn a_short_record_is_drawn_as_a_whole() {
    let tree = shuffle(WHOLE);
    assert_eq!(record(&tree, None).len(), WHOLE);
    assert_eq!(moves(&tree, &[]).moves.len(), WHOLE);
}

#[test]
fn every_move_of_a_long_record_can_be_shown_correctly() {
    let mut board = Board::new(shuffle(3_000), Side::White);
    for current in [0, 1, 750, 2_999, 3_000] {
        board.play_freely(BoardAction::GoTo(current));
        let scene = board_scene(&board);
        assert_eq!(scene.plies, 3_000);
        assert!(scene.record.len() < 320);
        assert_eq!(scene.record.iter().find(|ply| ply.current).map_or(0, |ply| ply.ply), current);
        for seen in (0..3_000).step_by(250) {
            let there = record(board.tree(), Some(seen));
            let ply = there.iter().find(|ply| ply.ply == seen + 1).unwrap();
            assert_eq!((ply.node, ply.number), (seen + 1, Some(seen as u32 / 2 + 1)));
            assert_eq!(there.iter().filter(|ply| ply.current).count(), usize::from(current > 0));
            let main = moves_seen(board.tree(), &[], Some(seen)).moves;
            let mv = main.iter().find(|main| main.ply == seen + 1).unwrap();
            assert_eq!((mv.mv.node, &mv.mv.text), (seen + 1, &ply.text));
        }
    }
}

#[test]
fn in_a_variation_of_a_long_record_the_move_where_it_begins_is_drawn() {
    let mut tree = shuffle(3_000);
    tree.go_to(1_000);
    let m = tree.position().read_uci("e2e4").unwrap();
    tree.play(m);
    let main = moves(&tree, &[]).moves;
    let at = main.iter().find(|main| main.ply == 1_001).unwrap();
    assert!(at.lines.iter().flatten().count() > 0);
    let analysis = Analysis::new(tree, Side::White);
    assert_eq!(board_scene(analysis.board()).record.iter().find(|ply| ply.current).unwrap().ply, 1_001);
}

/// A search through all glyphs at every move was tried: it takes twice as long, so no time limit can tell it apart.
#[test]
fn the_moves_drawn_of_a_long_record_have_their_own_glyphs() {
    let tree = shuffle(3_000);
    let glyphs = [2, 4];
    let signs: Vec<(usize, u8)> = (1..3_000).map(|node| (node, glyphs[node % 2])).collect();
    for main in moves(&tree, &signs).moves {
        let expected =
            if main.mv.node == 3_000 { ["", ""] } else { [["?", "mistake"], ["??", "blunder"]][main.mv.node % 2] };
        assert_eq!([main.mv.signs.as_str(), main.mv.judged.as_str()], expected, "{}", main.mv.node);
    }
}
