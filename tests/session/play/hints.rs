//! Hints of growing detail.

use super::*;

#[test]
fn hints_name_the_piece_then_the_square_then_the_move() {
    let mut session = session(AGAINST);
    let effects = session.update(PlayAction::Hint);
    let (id, limits) = question(&effects).unwrap();
    assert_eq!(limits.millis, Some(1000));
    assert!(!session.is_thinking(), "the person is to move");
    assert_eq!(said(&session), "Looking for a hint…");
    session.update(best(id, "g1f3"));
    assert_eq!((said(&session).as_str(), session.hinted()), ("Hint: look for a knight move.", Vec::new()));
    session.update(PlayAction::Hint);
    assert_eq!((said(&session).as_str(), session.hinted()), ("Hint: the knight on g1.", vec![square("g1")]));
    session.update(PlayAction::Hint);
    assert_eq!(said(&session), "Hint: knight g1 to f3.");
    let cell = |name| Layout::square_8x8().cell(name).unwrap();
    assert_eq!(scene(&session).advice, Some((cell("g1"), cell("f3"))));
    assert_eq!(session.hint().map(|(depth, _)| depth), Some(Depth::Move));
    walk(&mut session, "g1", "f3");
    assert_eq!((session.hint(), scene(&session).advice), (None, None));
}

#[test]
fn a_hint_for_an_exchange_names_the_piece_and_its_landing_square() {
    let mut session = at("4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1", AGAINST);
    let (id, _) = question(&session.update(PlayAction::Hint)).unwrap();
    session.update(best(id, "N#Q@c7"));
    assert_eq!(said(&session), "Hint: look at a knight you can rescue.");
    session.update(PlayAction::Hint);
    assert_eq!(said(&session), "Hint: rescue the knight and land it on c7.");
    assert_eq!(session.hinted(), [Touch::Jailed(Kind::Knight), square("c7")]);
    session.update(PlayAction::Hint);
    let picture = scene(&session);
    assert!(
        picture.trays.iter().flat_map(|tray| &tray.pieces).any(|piece| piece.hinted && piece.piece.kind == Kind::Queen)
    );
    assert!(picture.words.text.contains("pays a queen"));
}

#[test]
fn a_move_or_an_undo_ends_the_search_for_a_hint() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    for action in [BoardAction::Undo, BoardAction::Type("d5".into())] {
        let (id, _) = question(&session.update(PlayAction::Hint)).unwrap();
        assert!(session.update(action).contains(&PlayEffect::Ask(Request::Stop { id })));
        session.update(best(id, "e7e5"));
        assert_eq!(session.hint(), None);
        session.update(BoardAction::Redo);
    }
    assert_eq!(session.tree().depth(), 2, "the typed move is played");
    let mut session = self::session(AGAINST);
    walk(&mut session, "e2", "e4");
    assert!(session.is_thinking());
    assert_eq!(session.update(PlayAction::Hint), [], "no hint while the engine is to move");
}
