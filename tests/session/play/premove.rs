//! Turns made ahead.

use super::*;

/// The person has played, and the engine thinks: its question.
fn thinking(fen: &str, from: &str, to: &str) -> (Any, QuestionId) {
    let mut session = at(fen, AGAINST);
    let (id, _) = question(&walk(&mut session, from, to)).unwrap();
    (session, id)
}

#[test]
fn a_turn_made_ahead_is_played_at_once() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    assert!(session.board().is_premoving());
    walk(&mut session, "g1", "f3");
    assert_eq!(session.planned(), Some([square("g1"), square("f3")].as_slice()));
    assert_eq!(session.tree().len(), 2, "nothing is played yet");
    let picture = scene(&session);
    let planned: Vec<&str> =
        picture.rows.iter().flatten().filter(|cell| cell.planned).map(|cell| cell.name.as_str()).collect();
    assert_eq!(planned, ["f3", "g1"]);
    let effects = session.update(best(id, "e7e5"));
    assert_eq!(session.tree().game_record().turns, ["e2e4", "e7e5", "g1f3"]);
    assert!(question(&effects).is_some_and(|(next, _)| next.number > id.number));
    assert_eq!(session.planned(), None);
}

#[test]
fn drops_exchanges_and_promotions_are_made_ahead_too() {
    // The king steps aside; what follows is made while Black thinks.
    let fen = "4k3/8/8/8/8/8/8/4K3[R#Nqn] w - - 0 1";
    let table: [(&[Touch], &str); 3] = [
        (&[Touch::Airfield(Kind::Rook), square("a5")], "R@a5"),
        (&[Touch::Jailed(Kind::Knight), square("c3"), Touch::Choice(Choice::Pay(Kind::Queen))], "N#Q@c3"),
        (&[Touch::Prisoner(Kind::Knight), Touch::Jailed(Kind::Knight), square("c3")], "N#N@c3"),
    ];
    for (touches, played) in table {
        let (mut session, id) = thinking(fen, "e1", "f1");
        tap(&mut session, touches);
        assert!(session.planned().is_some(), "{played}");
        session.update(best(id, "e8d8"));
        assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some(played));
    }
    let (mut session, id) = thinking("7k/1P6/8/8/8/8/8/4K3[#QR] w - - 0 1", "e1", "f1");
    walk(&mut session, "b7", "b8");
    assert!(session.board().choosing() && scene(&session).picker.is_some());
    tap(&mut session, &[Touch::Choice(Choice::Promote(Kind::Rook))]);
    session.update(best(id, "h8h7"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("b7b8r"));
    // From the list of all that can land on a square.
    let (mut session, id) = thinking(fen, "e1", "f1");
    let Touch::Cell(cell) = square("c3") else { unreachable!() };
    session.update(TableAction::Ask(cell));
    assert_eq!(scene(&session).picker.unwrap().choices.len(), 3);
    session.update(BoardAction::ChooseLanding(0));
    session.update(best(id, "e8d8"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("R@c3"));
}

#[test]
fn a_turn_made_ahead_that_is_no_longer_possible_is_dropped_with_a_word() {
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    walk(&mut session, "a1", "d1");
    session.update(best(id, "d4f4"));
    assert_eq!(session.tree().len(), 3);
    assert!(said(&session).contains("The turn you made ahead is not possible now."), "{}", said(&session));
    assert_eq!(session.planned(), None);
}

#[test]
fn esc_takes_back_what_was_made_ahead_step_by_step() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    walk(&mut session, "d2", "d4");
    tap(&mut session, &[square("g1")]);
    session.update(TableAction::Back);
    assert!(session.board().input().taken().is_empty() && session.planned().is_some());
    session.update(TableAction::Back);
    assert_eq!(session.planned(), None);
    walk(&mut session, "d2", "d4");
    tap(&mut session, &[square("e5")]);
    assert_eq!(session.planned(), None, "so does a tap beside");
    walk(&mut session, "d2", "d4");
    walk(&mut session, "b1", "c3");
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("b1c3"), "the later one counts");
}

#[test]
fn a_man_who_is_taken_can_be_taken_back_ahead_and_a_check_can_be_followed_up() {
    let (mut session, id) = thinking("4k3/8/8/3p4/8/1P6/4P3/4K3[#] w - - 0 1", "b3", "b4");
    // e2 is not taken yet: nobody could move there.
    walk(&mut session, "e1", "e2");
    assert_eq!(session.planned(), None);
    session.update(best(id, "d5d4"));
    let (mut session, id) = thinking("4k3/8/8/8/8/1p6/2P5/1K6[#] w - - 0 1", "b1", "a1");
    session.update(best(id, "e8e7"));
    let (id, _) = question(&walk(&mut session, "a1", "b1")).unwrap_or((id, Limits::default()));
    walk(&mut session, "b1", "c2");
    assert!(session.planned().is_some(), "the king takes back");
    session.update(best(id, "b3c2"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("b1c2"));
    // In check the engine cannot pass; what follows its answers can be made ahead all the same.
    let (mut session, id) = thinking("4k3/8/8/8/8/8/8/R3K3[#] w - - 0 1", "a1", "a8");
    assert!(session.board().touched().is_none());
    walk(&mut session, "a8", "a7");
    session.update(best(id, "e8f7"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("a8a7"));
}

#[test]
fn the_engines_turn_leaves_the_man_in_the_hand_who_can_still_go() {
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    session.update(TableAction::Lift(square("a1")));
    session.update(best(id, "d4d3"));
    assert_eq!(
        (session.board().lifted(), session.board().input().taken()),
        (Some(square("a1")), [square("a1")].as_slice())
    );
    session.update(TableAction::Land(square("a8")));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("a1a8"));
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    session.update(TableAction::Lift(square("a1")));
    session.update(best(id, "d4f4"));
    assert_eq!(
        (session.board().lifted(), session.board().input().taken()),
        (None, [].as_slice()),
        "now the king is in check"
    );
}

#[test]
fn nothing_is_made_ahead_while_the_engine_waits() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    walk(&mut session, "d2", "d4");
    session.update(Action::Engine(Reply::Error { id, text: "no".into() }));
    assert_eq!(session.planned(), None);
    walk(&mut session, "d2", "d4");
    assert_eq!(session.planned(), None);
    let (id, _) = question(&session.update(Action::MoveNow)).unwrap();
    walk(&mut session, "d2", "d4");
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 4);
}

#[test]
fn a_game_without_squares_to_pass_on_has_nothing_to_make_ahead() {
    let start = Corridor::start("corridor").unwrap();
    let mut session = Play::new(Tree::new(start), AGAINST, Strength::Seconds(1));
    tap(&mut session, &[Touch::Cell(Cell(0)), Touch::Cell(Cell(1))]);
    assert!(session.board().is_premoving());
    tap(&mut session, &[Touch::Cell(Cell(1))]);
    assert_eq!(session.planned(), None);
    assert!(matches!(session.notice().0, Some(Notice::Refused(_))));
}
