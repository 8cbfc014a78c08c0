//! Proves what a lesson claims by trying every legal move in every position.

use hostage_chess::game::any::{AnyMove, AnyPosition};
use hostage_chess::game::{Game, Position};
use hostage_chess::session::lesson::{Does, LessonGoal, LessonStep, PlayedMove};

use super::all;

fn start(variant: &str, step: &LessonStep) -> AnyPosition {
    AnyPosition::from_fen(variant, step.fen).unwrap_or_else(|faults| panic!("{}: {faults:?}", step.fen))
}

fn right(position: &AnyPosition, step: &LessonStep, played: usize) -> Vec<AnyMove> {
    let admits = |m: &AnyMove| step.goal.admits(played, &PlayedMove::new(position, *m));
    position.legal_moves().into_iter().filter(admits).collect()
}

/// Every position of a step with the reader to move, with the number of moves played.
fn positions(variant: &str, step: &LessonStep) -> Vec<(usize, AnyPosition)> {
    let mut found = vec![(0, start(variant, step))];
    let mut at = 0;
    while let Some((played, position)) = found.get(at).cloned() {
        at += 1;
        if played + 1 == step.goal.moves() {
            continue;
        }
        for m in right(&position, step, played) {
            let after = position.play_unchecked(m);
            let reply = after.read_uci(step.replies[played]).unwrap_or_else(|why| {
                let forced = after.legal_moves();
                assert_eq!(forced.len(), 1, "{} after {}: {why:?}", step.replies[played], position.uci(m));
                forced[0]
            });
            found.push((played + 1, after.play_unchecked(reply)));
        }
    }
    found
}

#[test]
fn every_solution_reaches_its_goal() {
    for lesson in all() {
        for step in lesson.steps {
            let mut position = start(lesson.variant, step);
            assert_eq!(position.fen(), step.fen, "{}: not in the canonical form of a FEN", lesson.id);
            assert_eq!(step.solution.len(), step.goal.moves(), "{}", lesson.id);
            assert_eq!(step.replies.len() + 1, step.goal.moves(), "{}", lesson.id);
            for (played, text) in step.solution.iter().enumerate() {
                let m = position.read_uci(text).unwrap_or_else(|why| panic!("{}: {text}: {why:?}", lesson.id));
                assert!(step.goal.admits(played, &PlayedMove::new(&position, m)), "{}: {text}", lesson.id);
                position = position.play_unchecked(m);
                if let Some(reply) = step.replies.get(played) {
                    let m = position.read_uci(reply).unwrap_or_else(|why| panic!("{}: {reply}: {why:?}", lesson.id));
                    position = position.play_unchecked(m);
                }
            }
        }
    }
}

#[test]
fn goals_have_other_solutions_only_where_the_lesson_says_so() {
    for lesson in all() {
        for step in lesson.steps {
            let positions = positions(lesson.variant, step);
            let most = positions.iter().map(|(played, position)| {
                let right = right(position, step, *played);
                println!("{} {played}: {} of {}", lesson.id, right.len(), position.legal_moves().len());
                assert!(!right.is_empty(), "{}: stuck at {}", lesson.id, position.fen());
                right.len()
            });
            assert_eq!(most.max() == Some(1), step.only, "{}: {}", lesson.id, step.fen);
        }
    }
}

/// A goal of winning in one move admits exactly the moves that win by the rules.
#[test]
fn wins_in_one_move_are_judged_by_the_rules_alone() {
    for (lesson, step) in all().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step))) {
        let LessonGoal::Win(1) = step.goal else { continue };
        let position = start(lesson.variant, step);
        for m in position.legal_moves() {
            let mv = PlayedMove::new(&position, m);
            assert_eq!(step.goal.admits(0, &mv), Does::Wins.holds(&mv), "{}: {}", lesson.id, position.uci(m));
        }
    }
}

#[test]
fn every_mistake_that_a_lesson_describes_is_possible() {
    for lesson in all() {
        for step in lesson.steps {
            let mut left: Vec<&str> = step.wrong.iter().map(|(_, name)| *name).collect();
            for (played, position) in positions(lesson.variant, step) {
                for m in position.legal_moves() {
                    let mv = PlayedMove::new(&position, m);
                    if !step.goal.admits(played, &mv) {
                        let first = step.wrong.iter().find(|(does, _)| does.holds(&mv));
                        left.retain(|name| first.is_none_or(|(_, found)| found != name));
                    }
                }
            }
            assert!(left.is_empty(), "{}: no move triggers {left:?}", lesson.id);
        }
    }
}
