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
    let begin = |session: &mut Any, effects: Vec<PlayEffect>, mv: &str| {
        let (id, _) = question(&effects).unwrap();
        assert_eq!(id.asker, Asker::Play);
        session.update(best(id, mv));
    };
    // The coach does not judge the first move.
    let effects = session.update(BoardAction::Type("e4".into()));
    begin(&mut session, effects, "e7e5");
    for &(mv, was, is, answer) in moves {
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
        begin(&mut session, effects, answer);
    }
    session
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
