//! Games of two people, and of the engine against itself.

use super::*;

#[test]
fn the_board_flips_between_two_people_if_they_want_it() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    assert_eq!(session.board().orientation(), Side::White);
    session.update(PlayAction::SetOptions(Options { turning: true, ..Options::default() }));
    assert_eq!(session.board().orientation(), Side::Black);
    walk(&mut session, "e7", "e5");
    assert_eq!(session.board().orientation(), Side::White);
    session.update(BoardAction::Undo);
    assert_eq!(session.board().orientation(), Side::Black);
    let mut session = with(self::session(AGAINST), Options { turning: true, ..Options::default() });
    walk(&mut session, "e2", "e4");
    assert_eq!(session.board().orientation(), Side::White, "against the engine the board stays");
}

#[test]
fn the_engine_against_itself_shows_each_move_long_enough() {
    let mut session = with(session(Players::ENGINES), Options { pace: 4, ..Options::default() });
    session.update(PlayAction::Tick(1_000));
    let (id, _) = question(&session.begin()).unwrap();
    session.update(PlayAction::Tick(1_500));
    session.update(best(id, "e2e4"));
    assert_eq!((session.tree().len(), session.is_thinking(), session.wants_ticks()), (1, true, true));
    session.update(PlayAction::Tick(4_900));
    assert_eq!(session.tree().len(), 1);
    let (id, _) = question(&session.update(PlayAction::Tick(5_000))).unwrap();
    assert_eq!(session.tree().len(), 2);
    // A move that took longer is shown at once.
    session.update(PlayAction::Tick(20_000));
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 3);
    assert_eq!(said(&session), "Black: pawn e7 to e5.");
}

#[test]
fn a_pause_stops_the_engine_and_its_clock() {
    let control = Some(Control::new(5, 0));
    let mut session = with(session(Players::ENGINES), Options { pace: 1, control, turning: false, facing: false });
    let (id, _) = question(&session.begin()).unwrap();
    session.update(PlayAction::Tick(1_000));
    let (id, _) = question(&session.update(best(id, "e2e4"))).unwrap();
    session.update(PlayAction::Tick(2_000));
    let (id, _) = question(&session.update(best(id, "e7e5"))).unwrap();
    session.update(PlayAction::Tick(3_000));
    assert!(session.update(PlayAction::Pause).contains(&PlayEffect::Ask(Request::Stop { id })));
    assert!(session.is_paused() && game_view(&session).talk.engines);
    session.update(PlayAction::Tick(90_000));
    assert_eq!(session.face(Side::White).unwrap().left, 299_000);
    let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
    session.update(PlayAction::Tick(91_000));
    session.update(best(id, "g1f3"));
    assert_eq!(session.face(Side::White).unwrap().left, 298_000);
    // The time during which a move is held back does not count.
    session.update(PlayAction::SetOptions(Options { pace: 4, ..session.options() }));
    session.update(PlayAction::Tick(92_000));
    let id = QuestionId { number: id.number + 1, ..id };
    session.update(best(id, "b8c6"));
    session.update(PlayAction::Tick(94_000));
    assert_eq!(session.tree().len(), 4);
    session.update(PlayAction::Tick(95_000));
    assert_eq!(session.tree().len(), 5);
    assert_eq!(session.face(Side::Black).unwrap().left, 299_000);
}
