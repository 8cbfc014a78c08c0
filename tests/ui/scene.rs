//! The scene: a pure function of the session.

use crate::support::toy::corridor::Corridor;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Area, Choice, Game, Kind, Layout, Mark, Position as _, Side, Touch};
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, Play, Players, Tree};
use hostage_chess::ui::scene::{BoardDimensions, CellView, IceView, Pick, PriceTag, Scene, Tone, TrayPiece};
use hostage_chess::ui::scene::{moves, remark, scene};

fn hostage(fen: &str) -> Play<Position> {
    Play::new(Tree::new(<Position as Game>::from_fen("hostage", fen).unwrap()), Players::HUMANS, DEFAULT_STRENGTH)
}

fn touch(name: &str) -> Touch {
    Touch::Cell(Layout::square_8x8().cell(name).unwrap())
}

fn cell<'a>(scene: &'a Scene, name: &str) -> &'a CellView {
    scene.rows.iter().flatten().find(|cell| cell.name == name).unwrap()
}

fn stored(scene: &Scene, area: Area, owner: Side, kind: Kind) -> &TrayPiece {
    let tray = scene.trays.iter().find(|tray| (tray.area, tray.owner) == (area, owner)).unwrap();
    tray.pieces.iter().find(|piece| piece.piece.kind == kind).unwrap()
}

fn armed_targets(scene: &Scene) -> Vec<&str> {
    scene.rows.iter().flatten().filter(|cell| cell.target).map(|cell| cell.name.as_str()).collect()
}

#[test]
fn the_board_is_seen_from_the_players_side() {
    let mut session = hostage("4k3/8/8/8/8/8/8/4K3[#] w - - 0 1");
    let picture = scene(&session);
    assert_eq!(picture.size, BoardDimensions { columns: 8, rows: 8 });
    assert_eq!((picture.rows[0][0].name.as_str(), picture.rows[7][7].name.as_str()), ("a8", "h1"));
    let trays: Vec<_> = picture.trays.iter().map(|tray| (tray.area, tray.owner)).collect();
    use Area::{Airfield, Prison};
    use Side::{Black, White};
    assert_eq!(trays, [(Prison, Black), (Airfield, White), (Airfield, Black), (Prison, White)]);
    session.update(BoardAction::Flip);
    let picture = scene(&session);
    assert_eq!((picture.rows[0][0].name.as_str(), picture.rows[7][7].name.as_str()), ("h1", "a8"));
    assert_eq!(cell(&picture, "e8").at, (3, 7));
    let trays: Vec<_> = picture.trays.iter().map(|tray| (tray.area, tray.owner)).collect();
    assert_eq!(trays, [(Prison, White), (Airfield, Black), (Airfield, White), (Prison, Black)]);
}

#[test]
fn cells_and_pieces_have_accessible_names() {
    let picture = scene(&hostage("4k3/6P1/8/8/8/8/8/4K3[R#Nrnn] w - - 0 1"));
    assert_eq!(cell(&picture, "g7").label, "g7, White pawn");
    assert_eq!(cell(&picture, "e4").label, "e4, empty");
    assert_eq!(stored(&picture, Area::Prison, Side::Black, Kind::Knight).label, "rescue knight; pay knight or rook");
    assert_eq!(stored(&picture, Area::Airfield, Side::White, Kind::Rook).label, "drop rook");
    assert_eq!(stored(&picture, Area::Prison, Side::White, Kind::Knight).count, 2);
    let frozen = scene(&hostage("4k3/6P1/8/8/8/8/8/4K3[#] w - - 0 1"));
    assert_eq!(cell(&frozen, "g7").label, "g7, White pawn, frozen");
    assert_eq!(cell(&frozen, "g7").mark, Some(Mark::Frozen));
}

#[test]
fn jailed_pieces_have_a_price_or_a_padlock() {
    let picture = scene(&hostage("4k3/8/8/8/8/8/8/4K3[#QNbp] w - - 0 1"));
    assert_eq!(stored(&picture, Area::Prison, Side::Black, Kind::Knight).tag, Some(PriceTag::Price(Kind::Bishop)));
    assert_eq!(stored(&picture, Area::Prison, Side::Black, Kind::Queen).tag, Some(PriceTag::Locked));
    // Black's pieces have tags only when Black is to move; otherwise the tags would look like names.
    assert_eq!(stored(&picture, Area::Prison, Side::White, Kind::Pawn).tag, None);
    let picture = scene(&hostage("4k3/8/8/8/8/8/8/4K3[#QNbp] b - - 0 1"));
    assert_eq!(stored(&picture, Area::Prison, Side::White, Kind::Pawn).tag, Some(PriceTag::Price(Kind::Knight)));
}

#[test]
fn only_a_selected_piece_shows_its_targets() {
    let mut session = hostage("4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1");
    assert_eq!(armed_targets(&scene(&session)), [""; 0]);
    session.update(BoardAction::Tap(touch("e1")));
    let picture = scene(&session);
    assert!(cell(&picture, "e1").armed);
    assert_eq!(armed_targets(&picture), ["d2", "e2", "f2", "d1", "f1", "g1", "h1"]);
    assert_eq!(cell(&picture, "g1").label, "g1, empty, can go here");
    // Castling by a touch of the rook takes nothing.
    let rook = cell(&picture, "h1");
    assert_eq!((rook.label.as_str(), rook.takes), ("h1, White rook, can go here", false));
}

/// Only a piece of the other side can be taken: neither the rook in castling nor a courier that has left its square.
#[test]
fn no_piece_of_ones_own_can_be_taken() {
    let positions = [
        ("hostage", "r3k2r/8/8/8/8/8/8/R3K2R[#] w KQkq - 0 1"),
        ("takeover-64", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        ("messenger", "4k3/8/8/8/8/8/3C4/R3K2R w KQ - 0 1"),
    ];
    for (variant, fen) in positions {
        let start = AnyPosition::from_fen(variant, fen).unwrap();
        let (mut own, mut others) = (0, 0);
        for m in start.legal_moves() {
            for spelling in start.spellings(m) {
                let mut session = Play::new(Tree::new(start.clone()), Players::HUMANS, DEFAULT_STRENGTH);
                for touch in spelling {
                    for cell in scene(&session).rows.iter().flatten().filter(|cell| cell.target) {
                        let theirs = cell.piece.is_some_and(|piece| piece.side == Side::Black);
                        assert_eq!(cell.takes, theirs, "{variant} {}", cell.label);
                        assert_eq!(cell.label.contains("can be taken"), theirs, "{variant} {}", cell.label);
                        own += usize::from(cell.piece.is_some() && !theirs);
                        others += usize::from(theirs);
                    }
                    session.update(BoardAction::Tap(touch));
                }
            }
        }
        // In Takeover Chess, the king alone shows castling.
        assert_eq!((own > 0, others > 0), (variant != "takeover-64", variant != "messenger"), "{variant}");
    }
}

#[test]
fn a_check_has_a_solid_mark_and_a_pseudo_check_has_not() {
    let real = scene(&hostage("4k3/8/8/8/8/8/3p4/4K3[#n] w - - 0 1"));
    assert_eq!(cell(&real, "e1").mark, Some(Mark::Check));
    let feint = scene(&hostage("4k3/8/8/8/8/8/3p4/4K3[#] w - - 0 1"));
    assert_eq!(cell(&feint, "e1").mark, Some(Mark::PseudoCheck));
    assert_eq!(cell(&feint, "d2").mark, Some(Mark::Frozen));
    // By Pierce's rules, the pawn gives check, so it is not frozen.
    let pierce = AnyPosition::from_fen("hostage-pierce", "4k3/8/8/8/8/8/3p4/4K3[#] w - - 0 1").unwrap();
    let pierce = scene(&Play::new(Tree::new(pierce), Players::HUMANS, DEFAULT_STRENGTH));
    assert_eq!((cell(&pierce, "e1").mark, cell(&pierce, "d2").mark), (Some(Mark::Check), None));
    assert_eq!(cell(&pierce, "d2").label, "d2, Black pawn");
}

#[test]
fn payments_are_offered_cheapest_first_with_their_consequences() {
    let mut session = hostage("4k3/8/8/8/8/8/4p3/R5K1[#Nqrn] w - - 0 1");
    session.update(BoardAction::Tap(Touch::Jailed(Kind::Knight)));
    session.update(BoardAction::Tap(touch("e5")));
    let picker = scene(&session).picker.unwrap();
    assert_eq!(picker.title, "Knight to e5. Pay with…");
    let picks: Vec<Pick> = picker.choices.iter().map(|choice| choice.pick).collect();
    let pay = |kind| Pick::Touch(Touch::Choice(Choice::Pay(kind)));
    assert_eq!(picks, [pay(Kind::Knight), pay(Kind::Rook), pay(Kind::Queen)]);
    assert_eq!(picker.choices[0].note, "Black can drop it later");
    assert!(picker.choices[2].note.contains("worth more than you need to pay"));
    assert_eq!(cell(&scene(&session), "e5").ghost.map(|piece| piece.kind), Some(Kind::Knight));
    // The cheapest payment is never called dear, even if it is worth more than the piece.
    let mut session = hostage("4k3/8/8/8/8/8/8/R5K1[#Nqr] w - - 0 1");
    session.update(BoardAction::Tap(Touch::Jailed(Kind::Knight)));
    session.update(BoardAction::Tap(touch("e5")));
    let notes: Vec<bool> =
        scene(&session).picker.unwrap().choices.iter().map(|choice| choice.note.contains("worth more")).collect();
    assert_eq!(notes, [false, true]);

    let mut session = hostage("4k3/8/8/8/8/8/4p3/R5K1[#Nnp] w - - 0 1");
    session.update(BoardAction::Tap(Touch::Jailed(Kind::Knight)));
    session.update(BoardAction::Tap(touch("e5")));
    let words = scene(&session).words.text;
    assert_eq!(words, "White: pays a knight, rescues a knight, knight lands on e5, Black’s e2 pawn freezes.");
}

#[test]
fn a_refusal_has_a_text_and_an_arrow() {
    let mut session = hostage("4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 1");
    session.update(BoardAction::Tap(touch("a1")));
    session.update(BoardAction::Tap(touch("a3")));
    let picture = scene(&session);
    assert_eq!(picture.words.tone, Tone::Refusal);
    assert_eq!(
        picture.words.text,
        "Taking this knight puts it in your prison; Black’s d2 pawn thaws and checks your king."
    );
    let layout = Layout::square_8x8();
    assert_eq!(picture.arrow, Some((layout.cell("d2").unwrap(), layout.cell("e1").unwrap())));
}

#[test]
fn every_section_of_the_rules_has_a_legal_position() {
    for chapter in hostage_chess::ui::rules_pages::CHAPTERS {
        for section in chapter.sections {
            let (rules, fen) = (chapter.rules_of(section), section.fen);
            assert!(hostage_chess::game::any::AnyPosition::from_fen(rules, fen).is_ok(), "{rules} {fen}");
        }
    }
}

#[test]
fn the_end_is_announced_with_its_reason() {
    let mut session = hostage("6k1/5ppp/8/8/8/8/8/4K3[R#] w - - 0 1");
    session.update(BoardAction::Tap(Touch::Airfield(Kind::Rook)));
    session.update(BoardAction::Tap(touch("e8")));
    let picture = scene(&session);
    assert_eq!(picture.result, "1-0");
    assert_eq!(picture.words.tone, Tone::Urgent);
    assert_eq!(picture.words.text, "White: drops a rook on e8, mate. White wins by checkmate.");
    assert_eq!(picture.record[0].text, "R*e8#");
    assert_eq!(picture.landed, Layout::square_8x8().cell("e8"));
    assert!(cell(&picture, "e8").last);
}

#[test]
fn the_record_shows_the_whole_line_and_other_lines() {
    let start = <Position as Game>::start("hostage").unwrap();
    let mut session = Play::new(Tree::new(start), Players::HUMANS, DEFAULT_STRENGTH);
    for name in ["e2", "e4", "e7", "e5"] {
        session.update(BoardAction::Tap(touch(name)));
    }
    session.update(BoardAction::Undo);
    session.update(BoardAction::Undo);
    for name in ["d2", "d4"] {
        session.update(BoardAction::Tap(touch(name)));
    }
    let record = scene(&session).record;
    assert_eq!(record.len(), 1);
    assert_eq!((record[0].ply, record[0].number, record[0].text.as_str()), (1, Some(1), "d4"));
    assert_eq!(record[0].others.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), ["e4"]);
    session.update(BoardAction::GoTo(record[0].others[0].0));
    let record = scene(&session).record;
    assert_eq!(
        record.iter().map(|ply| (ply.text.as_str(), ply.current)).collect::<Vec<_>>(),
        [("e4", true), ("e5", false)]
    );
}

#[test]
fn a_game_without_prisons_and_with_one_row_is_drawn_as_well() {
    let mut session = Play::new(Tree::new(Corridor::start("corridor").unwrap()), Players::HUMANS, DEFAULT_STRENGTH);
    session.update(BoardAction::Tap(Touch::Cell(hostage_chess::game::Cell(0))));
    let picture = scene(&session);
    assert_eq!(picture.size, BoardDimensions { columns: 6, rows: 1 });
    assert_eq!(picture.trays, []);
    assert_eq!(armed_targets(&picture), ["b1"]);
    assert_eq!(picture.turn, Side::White);
}

#[test]
fn ice_forms_and_cracks_with_the_move_that_freezes_or_thaws() {
    // Black's pawn on g2 has nothing to promote to, until a piece of Black is captured.
    let mut session = hostage("4k3/8/8/8/Rb6/8/6p1/K7[#] w - - 0 30");
    let picture = scene(&session);
    assert_eq!(cell(&picture, "g2").mark, Some(Mark::Frozen));
    assert_eq!(picture.ice, IceView::default(), "the ice was there before the move");
    for name in ["a4", "b4"] {
        session.update(BoardAction::Tap(touch(name)));
    }
    let picture = scene(&session);
    let g2 = Layout::square_8x8().cell("g2").unwrap();
    assert_eq!(
        (cell(&picture, "g2").mark, picture.ice.clone()),
        (None, IceView { frozen: Vec::new(), thawed: vec![g2] })
    );
    session.update(BoardAction::Undo);
    assert_eq!(cell(&scene(&session), "g2").mark, Some(Mark::Frozen));
}

#[test]
fn a_remark_names_the_glyphs_of_the_move_shown_and_the_comment() {
    let mut tree = Tree::new(<Position as Game>::start("hostage").unwrap());
    for text in ["e2e4", "e7e5", "g1f3"] {
        let m = tree.position().read_uci(text).unwrap();
        tree.play(m);
    }
    "The start.".clone_into(&mut tree.note_mut(0).comment);
    tree.note_mut(1).glyphs = vec![1, 14];
    "A reply.".clone_into(&mut tree.note_mut(2).comment);
    tree.note_mut(3).glyphs = vec![14];
    // The second move has a glyph of the reader already, the last only one about the position.
    let review = [(1, 4), (2, 2), (3, 4)];
    let expected = [
        "The start.",
        "good move, White is slightly better.",
        "mistake. A reply.",
        "blunder, White is slightly better.",
    ];
    for (node, expected) in expected.into_iter().enumerate() {
        tree.go_to(node);
        assert_eq!(remark(&tree, &review), expected);
        // The list of moves says the same.
        let moves = moves(&tree, &review).moves;
        let Some(mv) = moves.iter().map(|main| &main.mv).find(|mv| mv.current) else { continue };
        assert!(expected.starts_with(&mv.judged) && expected.ends_with(&mv.comment), "{mv:?}");
    }
}
