//! The engine in a session.

use super::*;

#[test]
fn the_engine_is_asked_after_the_players_move_and_its_answer_is_played() {
    let mut session = corridor(Players::human(Side::White));
    assert!(!session.begin().iter().any(|effect| matches!(effect, PlayEffect::Ask(Request::Search { .. }))));
    session.update(BoardAction::Tap(Touch::Cell(Cell(0))));
    let effects = session.update(BoardAction::Tap(Touch::Cell(Cell(1))));
    let id = question(&effects);
    assert!(matches!(&effects[..], [PlayEffect::Save, PlayEffect::Ask(Request::Search { record, limits, .. })]
        if record.moves == ["1"] && limits.millis == Some(5000)));
    assert_eq!((session.activity(Side::White), session.activity(Side::Black)), (Activity::Idle, Activity::Thinking));
    session.update(best(id, "4"));
    assert_eq!(session.position().fen(), "1 4 w");
    assert_eq!(session.activity(Side::White), Activity::Ready);
}

#[test]
fn answers_to_old_searches_are_dropped() {
    let mut session = corridor(Players::ENGINES);
    let old = question(&session.begin());
    let effects = session.update(BoardAction::Undo);
    assert_eq!(effects, [], "there is nothing to undo, so the search continues");
    let effects = session.update(PlayAction::Pause);
    assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id: old })));
    session.update(info(old, "1"));
    session.update(best(old, "1"));
    session.update(PlayAction::Reply(Reply::Error { id: old, fault: EngineFault::Crashed("late".to_owned()) }));
    assert_eq!(session.position().fen(), "0 5 w");
    assert!(!session.is_thinking());
}

#[test]
fn choosing_the_other_side_before_the_first_move_flips_the_board() {
    let side = |players| corridor(players).board().orientation();
    assert_eq!((side(Players::human(Side::White)), side(Players::human(Side::Black))), (Side::White, Side::Black));
    assert_eq!((side(Players::HUMANS), side(Players::ENGINES)), (Side::White, Side::White));
    let mut session = corridor(Players::human(Side::White));
    session.update(BoardAction::Flip);
    session.update(BoardAction::Tap(Touch::Cell(Cell(0))));
    session.update(BoardAction::Tap(Touch::Cell(Cell(1))));
    assert_eq!(session.board().orientation(), Side::Black, "in the middle of a game the board is not flipped");
}

#[test]
fn move_now_plays_the_best_move_so_far_or_the_first_one_found() {
    for info_first in [true, false] {
        let mut session = corridor(Players::ENGINES);
        let id = question(&session.begin());
        let effects = if info_first {
            session.update(info(id, "1"));
            session.update(PlayAction::MoveNow)
        } else {
            assert_eq!(session.update(PlayAction::MoveNow), [PlayEffect::Hurry]);
            session.update(info(id, "1"))
        };
        assert_eq!(session.position().fen(), "1 5 b");
        assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id })));
        assert!(question(&effects).number > id.number, "the other side's engine continues");
    }
}

#[test]
fn undo_takes_back_one_ply_and_pauses_the_engine() {
    let mut session = corridor(Players::human(Side::White));
    session.update(BoardAction::Tap(Touch::Cell(Cell(0))));
    let id = question(&session.update(BoardAction::Tap(Touch::Cell(Cell(1)))));
    session.update(best(id, "4"));
    session.update(BoardAction::Undo);
    assert_eq!(session.position().fen(), "1 5 b");
    assert_eq!(session.activity(Side::Black), Activity::Paused);
    assert_eq!(
        session.notice().0,
        Some(&Notice::Own(play::PlayNotice::Paused(true))),
        "the reader's move is told, too"
    );
    let effects = session.update(PlayAction::MoveNow);
    let id = question(&effects);
    session.update(best(id, "4"));
    assert_eq!(session.position().fen(), "1 4 w");
    // Undo during a search ends it.
    session.update(BoardAction::Tap(Touch::Cell(Cell(1))));
    let id = question(&session.update(BoardAction::Tap(Touch::Cell(Cell(2)))));
    assert!(session.update(BoardAction::Undo).contains(&PlayEffect::Ask(Request::Stop { id })));
    assert_eq!(session.position().fen(), "1 4 w");
}

#[test]
fn an_engine_that_fails_is_paused_and_the_error_shown() {
    let mut session = corridor(Players::ENGINES);
    let id = question(&session.begin());
    session.update(PlayAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("no".to_owned()) }));
    assert!(session.is_paused());
    assert!(matches!(session.notice().0, Some(Notice::Own(play::PlayNotice::EngineFailed(_)))));
    assert!(question(&session.update(PlayAction::MoveNow)).number > id.number);
    let id = QuestionId { number: id.number + 1, ..id };
    session.update(best(id, "not a turn"));
    assert!(session.is_paused());
    let said = scene(&session).words.text;
    assert!(said.contains("it answered not a turn, which is not legal here"), "{said}");
    assert_eq!(session.position().fen(), "0 5 w");
}
