//! Editing by touches.

use super::*;

/// Builds a position as a player does: pieces from the box by taps, rights by their fields.
fn set_up(editor: &mut Any, position: &AnyPosition) {
    let goal = Draft::read(position, &position.fen());
    for cell in goal.layout().cells() {
        if let Some(piece) = goal.piece(cell) {
            tap(editor, Touch::Beside(Area::Box, piece.side, piece.kind));
            tap(editor, Touch::Cell(cell));
            tap(editor, Touch::Beside(Area::Box, piece.side, piece.kind));
        }
    }
    for &area in goal.piece_set().areas {
        for side in Side::BOTH {
            for piece in editor.pieces(side).collect::<Vec<_>>() {
                let owner = if area == Area::Prison { !side } else { side };
                for _ in 0..goal.held(area, piece) {
                    editor.update(BoardAction::Lift(Touch::Beside(Area::Box, side, piece.kind)));
                    editor.update(BoardAction::LandInTray(area, owner));
                }
            }
        }
    }
    editor.update(EditorAction::Turn(goal.turn));
    for letter in goal.castling.chars() {
        editor.update(EditorAction::Right(letter));
    }
    if goal.en_passant.is_some() {
        editor.update(EditorAction::EnPassant(goal.en_passant));
    }
}

/// A FEN without its two counters, which can only be set by text.
fn without_counters(fen: &str) -> String {
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_position_can_be_built_from_the_empty_board() {
    sample(4, 29, |position| {
        let mut editor = cleared(position.variant());
        set_up(&mut editor, position);
        let wanted = without_counters(&position.fen());
        assert_eq!(without_counters(editor.text()), wanted, "{}", position.variant());
        assert!(editor.verdict().is_ok(), "{wanted}: {:?}", editor.verdict());
        // The steps can be undone one by one, as far back as the history goes.
        while editor.can_undo_redo().0 {
            editor.update(BoardAction::Undo);
        }
        while editor.can_undo_redo().1 {
            editor.update(BoardAction::Redo);
        }
        assert_eq!(without_counters(editor.text()), wanted);
    });
}

#[test]
fn taps_and_drags_do_the_same() {
    let mut tapped = begin("hostage");
    let mut dragged = begin("hostage");
    // Moves a piece to a square, onto a piece, into a prison, out of the prison, and off the board.
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
    tapped.update(BoardAction::TapTray(Area::Prison, Side::Black));
    dragged.update(BoardAction::Lift(at(&dragged, "e7")));
    dragged.update(BoardAction::LandInTray(Area::Prison, Side::Black));
    assert_eq!(board(&dragged), "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R[#N]");
    assert_eq!(tapped.text(), dragged.text());

    let jailed = Touch::Beside(Area::Prison, Side::Black, Kind::Knight);
    tap(&mut tapped, jailed);
    tap(&mut tapped, Touch::Beside(Area::Box, Side::White, Kind::Queen));
    drag(&mut dragged, jailed, Touch::Beside(Area::Box, Side::White, Kind::Queen));
    assert_eq!(said(&dragged), "White knight in Black’s prison removed.");
    assert_eq!(tapped.text(), dragged.text());
    assert_eq!((tapped.hand(), dragged.hand()), (None, None));

    // A drop outside removes the piece, but Esc during a drag does not.
    let from = at(&dragged, "a1");
    dragged.update(BoardAction::Lift(from));
    dragged.update(BoardAction::Back);
    dragged.update(BoardAction::LandOutside);
    assert_eq!(board(&dragged), "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R[#]");
    dragged.update(BoardAction::Lift(from));
    dragged.update(BoardAction::LandOutside);
    assert_eq!(dragged.text(), "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/1NBQKB1R[#] w Kkq - 0 1");
}

#[test]
fn a_piece_from_the_box_can_be_placed_repeatedly_and_a_tap_on_an_equal_one_removes_it() {
    let mut editor = cleared("hostage");
    editor.update(EditorAction::Take(WHITE_KNIGHT));
    for name in ["a1", "b1", "c1", "b1"] {
        tap_cell(&mut editor, name);
    }
    assert_eq!(board(&editor), "8/8/8/8/8/8/8/N1N5[#]");
    assert_eq!(editor.hand(), Some(Hand::Piece(WHITE_KNIGHT)));
    editor.update(EditorAction::Erase);
    tap_cell(&mut editor, "c1");
    tap_cell(&mut editor, "c2");
    assert_eq!(board(&editor), "8/8/8/8/8/8/8/N7[#]");
    editor.update(BoardAction::Back);
    assert_eq!(editor.hand(), None);
}

#[test]
fn a_place_beside_the_board_takes_only_the_pieces_it_may_hold() {
    let mut editor = cleared("hostage");
    let before = editor.text().to_owned();
    for (letter, area, owner, sentence) in [
        ('N', Area::Prison, Side::White, "White’s prison holds only Black’s pieces."),
        ('n', Area::Airfield, Side::White, "White’s airfield holds only White’s pieces."),
        ('k', Area::Prison, Side::White, "A king cannot go there."),
        ('K', Area::Airfield, Side::White, "A king cannot go there."),
    ] {
        let Piece { side, kind } = Piece::from_letter(letter).unwrap();
        editor.update(BoardAction::Lift(Touch::Beside(Area::Box, side, kind)));
        editor.update(BoardAction::LandInTray(area, owner));
        assert_eq!((said(&editor).as_str(), editor.text()), (sentence, before.as_str()));
    }
    // In Messenger Chess only a courier can be beside the board.
    let mut editor = cleared("messenger");
    assert!(editor.may_stand(WHITE_KNIGHT, EditorPlace::Tray(Area::Reserve, Side::White)).is_err());
    editor.update(BoardAction::Lift(Touch::Beside(Area::Box, Side::White, COURIER)));
    editor.update(BoardAction::LandInTray(Area::Reserve, Side::White));
    assert_eq!(board(&editor), "8/8/8/8/8/8/8/8[C]");
}

#[test]
fn jail_the_rest_puts_all_missing_pieces_into_prison() {
    let mut editor = begin("hostage");
    read(&mut editor, "4k3/pp6/8/8/8/8/8/4K2R[p#q] w K - 0 1");
    assert_eq!((editor.census(Side::White), editor.census(Side::Black)), ((2, 16), (5, 16)));
    assert!(editor.can_jail());
    editor.update(EditorAction::JailRest);
    assert_eq!(editor.text(), "4k3/pp6/8/8/8/8/8/4K2R[p#QRBBNNPPPPPPPPqrrbbnnppppp] w K - 0 1");
    assert!(editor.verdict().is_ok() && !editor.can_jail());
    assert_eq!((editor.census(Side::White), editor.census(Side::Black)), ((16, 16), (16, 16)));
    assert_eq!(said(&editor), "25 pieces jailed.");
    let picture = editor_scene(&editor);
    let tray = picture.trays.iter().find(|tray| (tray.area, tray.owner) == (Area::Prison, Side::White)).unwrap();
    assert_eq!(tray.pieces.iter().map(|piece| piece.count).sum::<u8>(), 12);
    assert!(!cleared("hole").can_jail() && !cleared("messenger").can_jail());
}

/// Messenger Chess: the courier that waits beside the board is one of the eight pawns (docs/rules.md 4.1).
#[test]
fn a_full_set_counts_as_full_in_every_game() {
    for variant in variants() {
        let mut position = AnyPosition::start(variant).unwrap();
        loop {
            let mut editor = begin(variant);
            editor.update(EditorAction::Fen(position.fen()));
            for side in Side::BOTH {
                let (found, full) = editor.census(side);
                assert_eq!(found, full, "{variant} {}", position.fen());
                let lacking: usize = editor.pieces(side).map(|piece| editor.lacking(piece)).sum();
                assert_eq!(lacking, 0, "{variant} {}", position.fen());
            }
            // Until the pieces beside the board have come.
            if position.shown_number().is_some() {
                break;
            }
            let first = position.legal_moves()[0];
            position = position.play(first).unwrap();
        }
    }
    assert_eq!(begin("messenger").census(Side::White), (16, 16));
}
