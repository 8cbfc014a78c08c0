//! The position editor: properties of drafts and of the editor in every game.

mod hand;
mod text;

use crate::support::games::random_games;
use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::draft::Draft;
use hostage_chess::game::fault::FenPart;
use hostage_chess::game::messenger::COURIER;
use hostage_chess::game::{Area, Cell, Fault, Game, Kind, Piece, Position as _, Side, Touch};
use hostage_chess::session::BoardAction;
use hostage_chess::session::editor::{Editor, EditorAction, EditorNotice, EditorPlace, Hand};
use hostage_chess::ui::scene::{Corner, Tone, editor_scene};

type Any = Editor<AnyPosition>;

const WHITE_KNIGHT: Piece = Piece { side: Side::White, kind: Kind::Knight };

/// Passes some positions of random games under all rule sets to `show`.
fn sample(seed: u64, every: usize, mut show: impl FnMut(&AnyPosition)) {
    for variant in variants() {
        let mut count = 0;
        random_games(variant, seed, 3, 90, |position: &AnyPosition, _| {
            count += 1;
            if count % every == 0 {
                show(position);
            }
        });
        assert!(count / every > 1, "{variant}: {count}");
    }
}

fn begin(variant: &str) -> Any {
    Editor::new(variant).unwrap()
}

/// An editor with an empty board.
fn cleared(variant: &str) -> Any {
    let mut editor = begin(variant);
    editor.update(EditorAction::Clear);
    editor
}

fn read(editor: &mut Any, text: &str) {
    editor.update(EditorAction::Fen(text.to_owned()));
}

fn at(editor: &Any, name: &str) -> Touch {
    Touch::Cell(editor.draft().layout().cell(name).unwrap_or_else(|| panic!("no cell {name}")))
}

fn tap(editor: &mut Any, touch: Touch) {
    editor.update(BoardAction::Tap(touch));
}

fn tap_cell(editor: &mut Any, name: &str) {
    tap(editor, at(editor, name));
}

fn drag(editor: &mut Any, from: Touch, to: Touch) {
    editor.update(BoardAction::Lift(from));
    editor.update(BoardAction::Land(to));
}

fn said(editor: &Any) -> String {
    editor_scene(editor).words.text
}

fn board(editor: &Any) -> &str {
    editor.text().split(' ').next().unwrap()
}

#[test]
fn editing_never_leaves_an_impossible_castling_right() {
    sample(6, 17, |position| {
        let mut editor = begin(position.variant());
        read(&mut editor, &position.fen());
        for cell in position.layout().cells() {
            editor.update(EditorAction::Remove(Touch::Cell(cell)));
            let stale = |fault: &Fault| {
                matches!(
                    fault,
                    Fault::Castling { .. }
                        | Fault::CastlingUnmoved(_)
                        | Fault::CastlingHome(_)
                        | Fault::NoCastling(_)
                        | Fault::EnPassant(_)
                )
            };
            assert!(!editor.faults().iter().any(stale), "{} {:?}", editor.text(), editor.faults());
        }
    });
}

#[test]
fn a_king_that_returns_home_gets_its_castling_right_back() {
    let mut editor = begin("hostage");
    tap_cell(&mut editor, "e1");
    tap_cell(&mut editor, "e3");
    assert!(editor.text().contains(" w kq "), "{}", editor.text());
    tap_cell(&mut editor, "e3");
    tap_cell(&mut editor, "e1");
    assert!(editor.text().contains(" w KQkq "), "{}", editor.text());
    editor.update(EditorAction::Right('K'));
    editor.update(EditorAction::Right('q'));
    assert!(editor.text().contains(" w Qk "), "{}", editor.text());
}

#[test]
fn the_en_passant_squares_are_those_of_a_possible_double_step() {
    let mut editor = begin("hostage");
    read(&mut editor, "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 2");
    let names: Vec<String> = editor.passed().iter().map(|&cell| editor.draft().layout().name(cell)).collect();
    assert_eq!(names, ["e6"]);
    let e6 = editor.draft().layout().cell("e6");
    editor.update(EditorAction::EnPassant(e6));
    assert!(editor.text().ends_with(" w KQkq e6 0 2"), "{}", editor.text());
    editor.update(EditorAction::Turn(Side::Black));
    assert!(editor.text().ends_with(" b KQkq - 0 2"), "{}", editor.text());
}

#[test]
fn other_rules_keep_the_pieces_where_possible() {
    let mut editor = begin("takeover-41");
    tap_cell(&mut editor, "c3");
    tap_cell(&mut editor, "c4");
    let pieces = board(&editor).to_owned();
    editor.update(EditorAction::Rules("takeover-41-adjacent"));
    assert_eq!(board(&editor), pieces);
    assert!(matches!(editor.notice().0, Some(EditorNotice::Rules("takeover-41-adjacent", true))));
    // Another board has its own start position.
    editor.update(EditorAction::Rules("takeover-64"));
    assert_eq!(editor.text(), AnyPosition::start("takeover-64").unwrap().fen());
    editor.update(EditorAction::Rules("takeover-64-free"));
    assert_eq!(editor.text(), AnyPosition::start("takeover-64-free").unwrap().fen());
    editor.update(BoardAction::Undo);
    editor.update(BoardAction::Undo);
    assert_eq!((editor.variant(), board(&editor)), ("takeover-41-adjacent", pieces.as_str()));
}

#[test]
fn a_stored_editor_comes_back_with_its_history() {
    for variant in variants() {
        let mut editor = begin(variant);
        editor.update(EditorAction::Turn(Side::Black));
        editor.update(BoardAction::Flip);
        let faulty = editor.text().replacen(" b ", " x ", 1);
        read(&mut editor, &faulty);
        editor.update(BoardAction::Undo);
        let saved = editor.save();
        let text = hostage_chess::json::write(&saved).unwrap();
        let mut again: Any = Editor::restore(&hostage_chess::json::read(&text).unwrap()).unwrap();
        assert_eq!(again.save(), saved);
        assert_eq!((again.text(), again.orientation(), again.draft()), (editor.text(), Side::Black, editor.draft()));
        assert_eq!(again.can_undo_redo(), (true, true));
        again.update(BoardAction::Redo);
        assert_eq!(again.text(), faulty);
    }
    let mut saved = begin("hole").save();
    saved.steps[0].0 = "chess-of-tomorrow".to_owned();
    assert!(Any::restore(&saved).is_none());
    saved.steps.clear();
    assert!(Any::restore(&saved).is_none());
}

#[test]
fn the_scene_has_the_boxes_and_trays_of_the_game() {
    let corners =
        |variant: &str| editor_scene(&begin(variant)).trays.iter().map(|tray| tray.corner).collect::<Vec<_>>();
    use Corner::{Across, BottomLeft, BottomRight, Near, TopLeft, TopRight};
    assert_eq!(corners("hostage"), [TopLeft, BottomLeft, TopRight, BottomRight, Across, Near]);
    assert_eq!(corners("hole"), [Across, Near]);
    assert_eq!(corners("messenger"), [BottomLeft, TopRight, Across, Near]);
    assert_eq!(corners("takeover-41"), [Across, Near]);
    let mut editor = begin("hostage");
    editor.update(EditorAction::Remove(at(&editor, "b1")));
    editor.update(BoardAction::Flip);
    let picture = editor_scene(&editor);
    let near = picture.trays.iter().find(|tray| tray.corner == Near).unwrap();
    assert_eq!(near.owner, Side::Black);
    let letters = |tray: &hostage_chess::ui::scene::TrayView| {
        tray.pieces.iter().map(|piece| piece.piece.letter()).collect::<String>()
    };
    assert_eq!(letters(near), "kqrbnp");
    let across = picture.trays.iter().find(|tray| tray.corner == Across).unwrap();
    assert_eq!(across.pieces.iter().map(|piece| piece.count).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 0]);
    assert_eq!(picture.rows[0][0].name, "h1");
}
