//! Positions as text: reading them, and naming their faults.

use super::*;

#[test]
fn a_draft_of_a_position_writes_its_fen() {
    sample(3, 3, |position| {
        let fen = position.fen();
        assert_eq!(Draft::read(position, &fen).fen(), fen, "{}", position.variant());
    });
}

#[test]
fn a_fen_is_kept_as_typed_and_its_rights_are_shown() {
    sample(5, 7, |position| {
        let mut editor = begin(position.variant());
        read(&mut editor, &position.fen());
        assert_eq!(editor.text(), position.fen());
        assert_eq!(editor.verdict().as_ref(), Ok(position));
        let held: String = editor.rights().iter().filter(|r| r.held).map(|r| r.letter).collect();
        assert_eq!(held, editor.draft().castling, "{}", position.fen());
        assert!(editor.draft().en_passant.is_none_or(|cell| editor.passed().contains(&cell)), "{}", position.fen());
        // Setting a field to its present value changes nothing.
        for action in [EditorAction::Turn(position.side_to_move()), EditorAction::EnPassant(editor.draft().en_passant)]
        {
            editor.update(action);
            assert_eq!(editor.text(), position.fen());
        }
    });
}

#[test]
fn every_fault_of_a_text_is_named_and_the_pieces_are_shown() {
    let mut editor = begin("hostage");
    read(&mut editor, "4k3/8/8/3x4/8/8/8/PK2K3[#Q] x KZ e4 0 1");
    let faults = editor.faults();
    for wanted in [
        Fault::NotAPiece { letter: 'x', part: FenPart::Board },
        Fault::Kings(Side::White, 2),
        Fault::PawnOnEdge("a1".to_owned()),
        Fault::Turn("x".to_owned()),
        Fault::Castling { text: "KZ".to_owned(), letters: "KQEkqe" },
    ] {
        assert!(faults.contains(&wanted), "{wanted:?} in {faults:?}");
    }
    assert_eq!(editor.text(), "4k3/8/8/3x4/8/8/8/PK2K3[#Q] x KZ e4 0 1");
    assert_eq!(editor.piece_of(at(&editor, "e8")).map(Piece::letter), Some('k'));
    let jailed = Touch::Beside(Area::Prison, Side::Black, Kind::Queen);
    assert_eq!(editor.piece_of(jailed), Some(Piece { side: Side::White, kind: Kind::Queen }));
    let picture = editor_scene(&editor);
    assert!(picture.words.text.contains("White has 2 kings."), "{}", picture.words.text);
    // After an edit the text is rewritten. Faults of the position are still listed; faults of the text are gone.
    editor.update(EditorAction::Remove(at(&editor, "b1")));
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/P3K3[#Q] w - - 0 1");
    assert_eq!(editor.faults(), [Fault::PawnOnEdge("a1".to_owned())]);
    editor.update(EditorAction::Remove(at(&editor, "a1")));
    assert!(said(&editor).ends_with("The position is playable now."), "{}", said(&editor));
    editor.update(BoardAction::Undo);
    editor.update(BoardAction::Undo);
    assert_eq!(editor.text(), "4k3/8/8/3x4/8/8/8/PK2K3[#Q] x KZ e4 0 1");
}

#[test]
fn a_text_that_is_no_position_leaves_the_board_unchanged() {
    let mut editor = begin("hostage");
    let before = editor.text().to_owned();
    for text in ["", "hello", "1. e4 e5", &"8/".repeat(9000), "rnbqkbnr/é/8"] {
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
fn links_and_ordinary_fens_are_read_as_well() {
    let mut editor = begin("hostage");
    read(&mut editor, " rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-_0_2\n");
    assert_eq!(editor.text(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#] w KQkq - 0 2");
    assert_eq!(editor.notice().0, Some(&EditorNotice::Read));
}

#[test]
fn a_text_of_another_game_is_recognised() {
    let fen = AnyPosition::start("hole").unwrap().fen();
    let mut editor = begin("hostage");
    read(&mut editor, &fen);
    assert_eq!(editor.fits(), Some("hole"));
    editor.update(EditorAction::Rules("hole"));
    assert_eq!((editor.variant(), editor.text()), ("hole", fen.as_str()));
    editor.update(BoardAction::Undo);
    assert_eq!((editor.variant(), editor.text()), ("hostage", fen.as_str()));
}

#[test]
fn no_text_makes_the_editor_panic() {
    let mut random = Random(7);
    let letters = "kqrbnpmcdKQRBNPMCD12345678/*[]# w-e3";
    for variant in variants() {
        let mut editor = begin(variant);
        for _ in 0..60 {
            let length = random.below(60);
            let text: String = (0..length).map(|_| letters.as_bytes()[random.below(letters.len())] as char).collect();
            read(&mut editor, &text);
            let cell = Touch::Cell(Cell(random.below(64) as u8));
            editor.update(BoardAction::Lift(cell));
            editor.update(BoardAction::Land(Touch::Cell(Cell(random.below(80) as u8))));
            // The rewritten text reads back as the same pieces.
            let again = Draft::read(editor.rules(), editor.text());
            for cell in again.layout().cells() {
                assert_eq!(again.piece(cell), editor.draft().piece(cell), "{text}");
            }
            assert_eq!(editor.verdict().is_ok(), AnyPosition::from_fen(variant, editor.text()).is_ok());
            editor_scene(&editor);
        }
    }
}
