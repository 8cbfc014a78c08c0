//! The key moments of a game, which come only from the coach's findings.

use super::*;
use hostage_chess::engine::Asker;

fn cp(worth: i32) -> Score {
    Score::Centipawns(worth)
}

/// A game with a coach: the person's moves, their scores before and after from the person's view, and the engine's
/// answers. The best move differs from the move played, unless that move loses nothing.
fn played(moves: &[(&str, i32, i32, &str)]) -> Any {
    let mut session = session(AGAINST).with_coach(Some(true));
    session.set_coach(true);
    // The coach does not judge the first move.
    let effects = session.update(BoardAction::Type("e4".into()));
    answer(&mut session, &effects, "e7e5");
    go_on(&mut session, moves);
    session
}

fn answer(session: &mut Any, effects: &[PlayEffect], mv: &str) {
    let (id, _) = question(effects).unwrap();
    assert_eq!(id.asker, Asker::Play);
    session.update(best(id, mv));
}

/// Plays moves that the coach judges.
fn go_on(session: &mut Any, moves: &[(&str, i32, i32, &str)]) {
    for &(mv, was, is, reply) in moves {
        let mut effects = session.update(BoardAction::Type(mv.into()));
        for score in [was, -is] {
            let (id, _) = question(&effects).unwrap();
            assert_eq!(id.asker, Asker::Coach);
            session.update(info(id, cp(score), if score == was { "a2a3" } else { "a7a6" }));
            effects = session.update(best(id, "a2a3"));
        }
        if session.is_warned() {
            effects = session.update(PlayAction::MoveNow);
        }
        answer(session, &effects, reply);
    }
}

#[test]
fn the_greatest_losses_and_one_good_move_are_listed_in_order_of_play() {
    let session = played(&[
        ("Nf3", 0, -10, "b8c6"),
        ("Bc4", 0, -150, "g8f6"),
        ("d3", -200, -260, "f8c5"),
        // The opponent has given something away, and this move keeps it.
        ("Nc3", 200, 200, "d7d6"),
        ("h3", 200, -300, "h7h6"),
        ("g3", 0, -200, "a7a6"),
    ]);
    let moments = session.moments();
    let told: Vec<(String, bool)> =
        moments.iter().map(|it| (session.tree().text(it.judged.node).to_owned(), !it.kind.is_good())).collect();
    assert_eq!(told, [("Nc3".to_owned(), false), ("h3".to_owned(), true), ("g3".to_owned(), true)]);
    assert_eq!(restored(&session).moments(), moments, "the moments are stored with the game");
}

#[test]
fn a_game_without_a_coach_or_without_mistakes_has_no_moments() {
    assert_eq!(session(AGAINST).moments(), []);
    assert_eq!(played(&[("Nf3", 0, -10, "b8c6"), ("Bc4", 0, 0, "g8f6")]).moments(), []);
}

#[test]
fn a_move_that_was_taken_back_is_a_moment() {
    let mut session = played(&[("Nf3", 0, -10, "b8c6"), ("Bc4", 0, -400, "g8f6")]);
    session.update(PlayAction::TakeBack);
    session.update(BoardAction::Type("d3".into()));
    assert_eq!(session.moments().len(), 1);
}

#[test]
fn a_drop_that_won_is_praised_whatever_position_is_shown() {
    use hostage_chess::session::review::MomentKind;

    let mut session = at("6k1/p4ppp/8/8/8/8/8/4K3[R#] w - - 0 1", AGAINST).with_coach(Some(true));
    session.set_coach(true);
    go_on(&mut session, &[("Kd1", 0, 0, "a7a6")]);
    let praises = |session: &Any, ends: bool| {
        session.moments().iter().any(|it| matches!(it.kind, MomentKind::Parachute(Kind::Rook, _, end) if end == ends))
    };
    assert!(!praises(&session, true));
    session.update(BoardAction::Type("R*e8".into()));
    assert!(session.verdict().is_some_and(|outcome| outcome.winner == Some(Side::White)));
    assert!(praises(&session, true));
    session.update(BoardAction::GoTo(0));
    assert!(session.outcome().is_none() && praises(&session, true), "an earlier position is shown");
}
