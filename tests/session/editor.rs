//! Setting up positions: what is true of drafts and of the editor in every game.

use crate::support::games::random_games;
use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::draft::Draft;
use hostage_chess::game::fault::Part;
use hostage_chess::game::messenger::COURIER;
use hostage_chess::game::{Area, Cell, Fault, Game, Kind, Man, Position as _, Side, Touch};
use hostage_chess::session::TableAction;
use hostage_chess::session::editor::{Action, Editor, Hand, Notice, Spot};
use hostage_chess::ui::scene::{Corner, Tone, editor_scene};

type Any = Editor<AnyPosition>;

const WHITE_KNIGHT: Man = Man { side: Side::White, kind: Kind::Knight };

/// Shows some positions of random games by all rules.
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

/// An editor with nobody on the board.
fn cleared(variant: &str) -> Any {
    let mut editor = begin(variant);
    editor.update(Action::Clear);
    editor
}

fn read(editor: &mut Any, text: &str) {
    editor.update(Action::Fen(text.to_owned()));
}

fn at(editor: &Any, name: &str) -> Touch {
    Touch::Cell(editor.draft().layout().cell(name).unwrap_or_else(|| panic!("no cell {name}")))
}

fn tap(editor: &mut Any, touch: Touch) {
    editor.update(TableAction::Tap(touch));
}

fn tap_cell(editor: &mut Any, name: &str) {
    tap(editor, at(editor, name));
}

fn drag(editor: &mut Any, from: Touch, to: Touch) {
    editor.update(TableAction::Lift(from));
    editor.update(TableAction::Land(to));
}

fn said(editor: &Any) -> String {
    editor_scene(editor).words.text
}

fn board(editor: &Any) -> &str {
    editor.text().split(' ').next().unwrap()
}

/// Men into the places of a position, one after the other, as a player does: out of the box by taps, the rights by
/// their fields.
fn set_up(editor: &mut Any, position: &AnyPosition) {
    let goal = Draft::read(position, &position.fen());
    for cell in goal.layout().cells() {
        if let Some(man) = goal.man(cell) {
            tap(editor, Touch::Beside(Area::Box, man.side, man.kind));
            tap(editor, Touch::Cell(cell));
            tap(editor, Touch::Beside(Area::Box, man.side, man.kind));
        }
    }
    for &area in goal.piece_set().areas {
        for side in Side::BOTH {
            for man in editor.men(side).collect::<Vec<_>>() {
                let owner = if area == Area::Prison { !side } else { side };
                for _ in 0..goal.held(area, man) {
                    editor.update(TableAction::Lift(Touch::Beside(Area::Box, side, man.kind)));
                    editor.update(TableAction::LandInTray(area, owner));
                }
            }
        }
    }
    editor.update(Action::Turn(goal.turn));
    for letter in goal.castling.chars() {
        editor.update(Action::Right(letter));
    }
    if goal.en_passant.is_some() {
        editor.update(Action::EnPassant(goal.en_passant));
    }
}

#[test]
fn a_draft_of_a_position_writes_its_fen() {
    sample(3, 3, |position| {
        let fen = position.fen();
        assert_eq!(Draft::read(position, &fen).fen(), fen, "{}", position.variant());
    });
}

/// All but the two counters, which only a FEN can say.
fn without_counters(fen: &str) -> String {
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_position_can_be_set_up_from_the_empty_board() {
    sample(4, 29, |position| {
        let mut editor = cleared(position.variant());
        set_up(&mut editor, position);
        let wanted = without_counters(&position.fen());
        assert_eq!(without_counters(editor.text()), wanted, "{}", position.variant());
        assert!(editor.verdict().is_ok(), "{wanted}: {:?}", editor.verdict());
        // And back, step by step, as far as is kept.
        while editor.can_undo_redo().0 {
            editor.update(Action::Undo);
        }
        while editor.can_undo_redo().1 {
            editor.update(Action::Redo);
        }
        assert_eq!(without_counters(editor.text()), wanted);
    });
}

#[test]
fn a_fen_that_is_read_stays_as_it_is_and_its_rights_are_those_that_are_shown() {
    sample(5, 7, |position| {
        let mut editor = begin(position.variant());
        read(&mut editor, &position.fen());
        assert_eq!(editor.text(), position.fen());
        assert_eq!(editor.verdict().as_ref(), Ok(position));
        let held: String = editor.rights().iter().filter(|r| r.held).map(|r| r.letter).collect();
        assert_eq!(held, editor.draft().castling, "{}", position.fen());
        assert!(editor.draft().en_passant.is_none_or(|cell| editor.passed().contains(&cell)), "{}", position.fen());
        // What says nothing new changes nothing.
        for action in [Action::Turn(position.side_to_move()), Action::EnPassant(editor.draft().en_passant)] {
            editor.update(action);
            assert_eq!(editor.text(), position.fen());
        }
    });
}

#[test]
fn a_step_of_the_hand_never_leaves_a_right_that_cannot_stand() {
    sample(6, 17, |position| {
        let mut editor = begin(position.variant());
        read(&mut editor, &position.fen());
        for cell in position.layout().cells() {
            editor.update(Action::Remove(Touch::Cell(cell)));
            let stale = |fault: &Fault| {
                matches!(
                    fault,
                    Fault::Castling(_) | Fault::CastlingHome(_) | Fault::NoCastling(_) | Fault::EnPassant(_)
                )
            };
            assert!(!editor.faults().iter().any(stale), "{} {:?}", editor.text(), editor.faults());
        }
    });
}

#[test]
fn every_fault_of_a_text_is_named_and_the_men_are_shown() {
    let mut editor = begin("hostage");
    read(&mut editor, "4k3/8/8/3x4/8/8/8/PK2K3[#Q] x KZ e4 0 1");
    let faults = editor.faults();
    for wanted in [
        Fault::NotAMan { letter: 'x', part: Part::Board },
        Fault::Kings(Side::White, 2),
        Fault::PawnOnEdge("a1".to_owned()),
        Fault::Turn("x".to_owned()),
        Fault::Castling("KZ".to_owned()),
    ] {
        assert!(faults.contains(&wanted), "{wanted:?} in {faults:?}");
    }
    assert_eq!(editor.text(), "4k3/8/8/3x4/8/8/8/PK2K3[#Q] x KZ e4 0 1");
    assert_eq!(editor.man_of(at(&editor, "e8")).map(Man::letter), Some('k'));
    let jailed = Touch::Beside(Area::Prison, Side::Black, Kind::Queen);
    assert_eq!(editor.man_of(jailed), Some(Man { side: Side::White, kind: Kind::Queen }));
    let picture = editor_scene(&editor);
    assert!(picture.words.text.contains("White has 2 kings."), "{}", picture.words.text);
    // The hand writes it anew; what the hand can put right is named once more, the rest has gone.
    editor.update(Action::Remove(at(&editor, "b1")));
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/P3K3[#Q] w - - 0 1");
    assert_eq!(editor.faults(), [Fault::PawnOnEdge("a1".to_owned())]);
    editor.update(Action::Remove(at(&editor, "a1")));
    assert!(said(&editor).ends_with("Now it can be played."), "{}", said(&editor));
    editor.update(Action::Undo);
    editor.update(Action::Undo);
    assert_eq!(editor.text(), "4k3/8/8/3x4/8/8/8/PK2K3[#Q] x KZ e4 0 1");
}

#[test]
fn what_is_no_position_at_all_does_not_sweep_the_board() {
    let mut editor = begin("hostage");
    let before = editor.text().to_owned();
    for text in ["", "hello", "1. e4 e5", &"8/".repeat(9000), "rnbqkbnr/♟/8"] {
        read(&mut editor, text);
        assert_eq!(editor.text(), before, "{text}");
        assert!(!editor.faults().is_empty(), "{text}");
        assert_eq!(editor.typed(), text.trim());
        assert_eq!(editor_scene(&editor).words.tone, Tone::Refusal);
    }
    tap_cell(&mut editor, "e2");
    assert!(editor.faults().is_empty());
}

#[test]
fn links_and_plain_chess_are_read_as_well() {
    let mut editor = begin("hostage");
    read(&mut editor, " rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-_0_2\n");
    assert_eq!(editor.text(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#] w KQkq - 0 2");
    assert_eq!(editor.notice().0, Some(&Notice::Read));
}

#[test]
fn a_text_of_another_game_is_known_for_what_it_is() {
    let fen = AnyPosition::start("hole").unwrap().fen();
    let mut editor = begin("hostage");
    read(&mut editor, &fen);
    assert_eq!(editor.fits(), Some("hole"));
    editor.update(Action::Rules("hole"));
    assert_eq!((editor.variant(), editor.text()), ("hole", fen.as_str()));
    editor.update(Action::Undo);
    assert_eq!((editor.variant(), editor.text()), ("hostage", fen.as_str()));
}

#[test]
fn taps_and_drags_do_the_same() {
    let mut tapped = begin("hostage");
    let mut dragged = begin("hostage");
    // To a square, on somebody, into a prison, out of the prison, away.
    tap_cell(&mut tapped, "g1");
    tap_cell(&mut tapped, "f3");
    let (from, to) = (at(&dragged, "g1"), at(&dragged, "f3"));
    drag(&mut dragged, from, to);
    assert_eq!(said(&dragged), "White knight from g1 to f3.");
    assert_eq!(said(&tapped), said(&dragged));
    assert_eq!(tapped.text(), dragged.text());

    tap_cell(&mut tapped, "f3");
    tap_cell(&mut tapped, "e7");
    let (from, to) = (at(&dragged, "f3"), at(&dragged, "e7"));
    drag(&mut dragged, from, to);
    assert_eq!(said(&dragged), "White knight from f3 to e7, in place of the black pawn.");
    assert_eq!(tapped.text(), dragged.text());

    tap_cell(&mut tapped, "e7");
    tapped.update(TableAction::TapTray(Area::Prison, Side::Black));
    dragged.update(TableAction::Lift(at(&dragged, "e7")));
    dragged.update(TableAction::LandInTray(Area::Prison, Side::Black));
    assert_eq!(board(&dragged), "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R[#N]");
    assert_eq!(tapped.text(), dragged.text());

    let jailed = Touch::Beside(Area::Prison, Side::Black, Kind::Knight);
    tap(&mut tapped, jailed);
    tap(&mut tapped, Touch::Beside(Area::Box, Side::White, Kind::Queen));
    drag(&mut dragged, jailed, Touch::Beside(Area::Box, Side::White, Kind::Queen));
    assert_eq!(said(&dragged), "White knight in Black's prison taken away.");
    assert_eq!(tapped.text(), dragged.text());
    assert_eq!((tapped.hand(), dragged.hand()), (None, None));

    // Off the table is away, but Esc in the middle of a drag is not.
    let from = at(&dragged, "a1");
    dragged.update(TableAction::Lift(from));
    dragged.update(TableAction::Back);
    dragged.update(TableAction::LandOutside);
    assert_eq!(board(&dragged), "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R[#]");
    dragged.update(TableAction::Lift(from));
    dragged.update(TableAction::LandOutside);
    assert_eq!(dragged.text(), "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/1NBQKB1R[#] w Kkq - 0 1");
}

#[test]
fn a_man_out_of_the_box_is_put_down_again_and_again_and_a_tap_on_his_like_takes_it_away() {
    let mut editor = cleared("hostage");
    editor.update(Action::Take(WHITE_KNIGHT));
    for name in ["a1", "b1", "c1", "b1"] {
        tap_cell(&mut editor, name);
    }
    assert_eq!(board(&editor), "8/8/8/8/8/8/8/N1N5[#]");
    assert_eq!(editor.hand(), Some(Hand::Man(WHITE_KNIGHT)));
    editor.update(Action::Erase);
    tap_cell(&mut editor, "c1");
    tap_cell(&mut editor, "c2");
    assert_eq!(board(&editor), "8/8/8/8/8/8/8/N7[#]");
    editor.update(TableAction::Back);
    assert_eq!(editor.hand(), None);
}

#[test]
fn a_place_beside_the_board_takes_only_whom_it_holds() {
    let mut editor = cleared("hostage");
    let before = editor.text().to_owned();
    for (letter, area, owner, sentence) in [
        ('N', Area::Prison, Side::White, "White's prison holds Black's men only."),
        ('n', Area::Airfield, Side::White, "White's airfield holds White's men only."),
        ('k', Area::Prison, Side::White, "No king can stand there."),
        ('K', Area::Airfield, Side::White, "No king can stand there."),
    ] {
        let Man { side, kind } = Man::from_letter(letter).unwrap();
        editor.update(TableAction::Lift(Touch::Beside(Area::Box, side, kind)));
        editor.update(TableAction::LandInTray(area, owner));
        assert_eq!((said(&editor).as_str(), editor.text()), (sentence, before.as_str()));
    }
    // A courier waits in Messenger Chess, nobody else.
    let mut editor = cleared("messenger");
    assert!(editor.may_stand(WHITE_KNIGHT, Spot::Tray(Area::Reserve, Side::White)).is_err());
    editor.update(TableAction::Lift(Touch::Beside(Area::Box, Side::White, COURIER)));
    editor.update(TableAction::LandInTray(Area::Reserve, Side::White));
    assert_eq!(board(&editor), "8/8/8/8/8/8/8/8[C]");
}

#[test]
fn the_rest_is_jailed_by_its_captors() {
    let mut editor = begin("hostage");
    read(&mut editor, "4k3/pp6/8/8/8/8/8/4K2R[p#q] w K - 0 1");
    assert_eq!((editor.census(Side::White), editor.census(Side::Black)), ((2, 16), (5, 16)));
    assert!(editor.can_jail());
    editor.update(Action::JailRest);
    assert_eq!(editor.text(), "4k3/pp6/8/8/8/8/8/4K2R[p#QRBBNNPPPPPPPPqrrbbnnppppp] w K - 0 1");
    assert!(editor.verdict().is_ok() && !editor.can_jail());
    assert_eq!((editor.census(Side::White), editor.census(Side::Black)), ((16, 16), (16, 16)));
    assert_eq!(said(&editor), "25 men jailed.");
    let picture = editor_scene(&editor);
    let tray = picture.trays.iter().find(|tray| (tray.area, tray.owner) == (Area::Prison, Side::White)).unwrap();
    assert_eq!(tray.men.iter().map(|man| man.count).sum::<u8>(), 12);
    assert!(!cleared("hole").can_jail() && !cleared("messenger").can_jail());
}

#[test]
fn a_king_who_comes_back_home_has_his_right_again() {
    let mut editor = begin("hostage");
    tap_cell(&mut editor, "e1");
    tap_cell(&mut editor, "e3");
    assert!(editor.text().contains(" w kq "), "{}", editor.text());
    tap_cell(&mut editor, "e3");
    tap_cell(&mut editor, "e1");
    assert!(editor.text().contains(" w KQkq "), "{}", editor.text());
    editor.update(Action::Right('K'));
    editor.update(Action::Right('q'));
    assert!(editor.text().contains(" w Qk "), "{}", editor.text());
}

#[test]
fn a_pawn_can_have_stepped_two_only_where_it_could() {
    let mut editor = begin("hostage");
    read(&mut editor, "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 2");
    let names: Vec<String> = editor.passed().iter().map(|&cell| editor.draft().layout().name(cell)).collect();
    assert_eq!(names, ["e6"]);
    let e6 = editor.draft().layout().cell("e6");
    editor.update(Action::EnPassant(e6));
    assert!(editor.text().ends_with(" w KQkq e6 0 2"), "{}", editor.text());
    editor.update(Action::Turn(Side::Black));
    assert!(editor.text().ends_with(" b KQkq - 0 2"), "{}", editor.text());
}

#[test]
fn other_rules_keep_the_men_where_they_can() {
    let mut editor = begin("takeover-41");
    tap_cell(&mut editor, "c3");
    tap_cell(&mut editor, "c4");
    let men = board(&editor).to_owned();
    editor.update(Action::Rules("takeover-41-adjacent"));
    assert_eq!(board(&editor), men);
    assert!(matches!(editor.notice().0, Some(Notice::Rules("takeover-41-adjacent", true))));
    // Another board: its own start position.
    editor.update(Action::Rules("takeover-64"));
    assert_eq!(editor.text(), AnyPosition::start("takeover-64").unwrap().fen());
    editor.update(Action::Rules("takeover-64-free"));
    assert_eq!(editor.text(), AnyPosition::start("takeover-64-free").unwrap().fen());
    editor.update(Action::Undo);
    editor.update(Action::Undo);
    assert_eq!((editor.variant(), board(&editor)), ("takeover-41-adjacent", men.as_str()));
}

#[test]
fn what_is_stored_comes_back_with_its_steps() {
    for variant in variants() {
        let mut editor = begin(variant);
        editor.update(Action::Turn(Side::Black));
        editor.update(Action::Flip);
        read(&mut editor, "k/k x");
        editor.update(Action::Undo);
        let saved = editor.save();
        let text = hostage_chess::json::write(&saved);
        let mut again: Any = Editor::restore(&hostage_chess::json::read(&text).unwrap()).unwrap();
        assert_eq!(again.save(), saved);
        assert_eq!((again.text(), again.orientation(), again.draft()), (editor.text(), Side::Black, editor.draft()));
        assert_eq!(again.can_undo_redo(), (true, true));
        again.update(Action::Redo);
        assert_eq!(again.text(), "k/k x");
    }
    let mut saved = begin("hole").save();
    saved.steps[0].0 = "chess-of-tomorrow".to_owned();
    assert!(Any::restore(&saved).is_none());
    saved.steps.clear();
    assert!(Any::restore(&saved).is_none());
}

#[test]
fn the_picture_has_the_boxes_and_the_trays_that_the_game_has() {
    let corners =
        |variant: &str| editor_scene(&begin(variant)).trays.iter().map(|tray| tray.corner).collect::<Vec<_>>();
    use Corner::{Across, BottomLeft, BottomRight, Near, TopLeft, TopRight};
    assert_eq!(corners("hostage"), [TopLeft, BottomLeft, TopRight, BottomRight, Across, Near]);
    assert_eq!(corners("hole"), [Across, Near]);
    assert_eq!(corners("messenger"), [BottomLeft, TopRight, Across, Near]);
    assert_eq!(corners("takeover-41"), [Across, Near]);
    let mut editor = begin("hostage");
    editor.update(Action::Remove(at(&editor, "b1")));
    editor.update(Action::Flip);
    let picture = editor_scene(&editor);
    let near = picture.trays.iter().find(|tray| tray.corner == Near).unwrap();
    assert_eq!(near.owner, Side::Black);
    let letters =
        |tray: &hostage_chess::ui::scene::TrayView| tray.men.iter().map(|man| man.man.letter()).collect::<String>();
    assert_eq!(letters(near), "kqrbnp");
    let across = picture.trays.iter().find(|tray| tray.corner == Across).unwrap();
    assert_eq!(across.men.iter().map(|man| man.count).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 0]);
    assert_eq!(picture.rows[0][0].name, "h1");
}

#[test]
fn no_text_however_wild_breaks_it() {
    let mut random = Random(7);
    let letters = "kqrbnpmcdKQRBNPMCD12345678/*[]# w-e3";
    for variant in variants() {
        let mut editor = begin(variant);
        for _ in 0..60 {
            let length = random.below(60);
            let text: String = (0..length).map(|_| letters.as_bytes()[random.below(letters.len())] as char).collect();
            read(&mut editor, &text);
            let cell = Touch::Cell(Cell(random.below(64) as u8));
            editor.update(TableAction::Lift(cell));
            editor.update(TableAction::Land(Touch::Cell(Cell(random.below(80) as u8))));
            // What the hand has written reads back as the same men.
            let again = Draft::read(editor.rules(), editor.text());
            for cell in again.layout().cells() {
                assert_eq!(again.man(cell), editor.draft().man(cell), "{text}");
            }
            assert_eq!(editor.verdict().is_ok(), AnyPosition::from_fen(variant, editor.text()).is_ok());
            editor_scene(&editor);
        }
    }
}
