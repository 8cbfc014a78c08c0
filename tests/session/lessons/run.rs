//! Playing a lesson: right moves advance it, wrong ones are explained, hints and mistakes cost stars.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position, Touch};
use hostage_chess::session::lesson::{LessonSaid, PlayedMove, Run, find};
use hostage_chess::session::{BoardAction, ExerciseAction, ExerciseEffect};

use super::all;

fn begin(id: &str) -> Run<AnyPosition> {
    let (chapter, place) = find(id).unwrap();
    Run::begin(&chapter.lessons[place]).unwrap()
}

/// Plays a move by its touches.
fn play(run: &mut Run<AnyPosition>, uci: &str) -> Vec<ExerciseEffect> {
    let position = run.board().position().clone();
    let spelling = position.spellings(position.read_uci(uci).unwrap()).remove(0);
    let mut effects = Vec::new();
    for touch in spelling {
        // Skips choices that were made automatically.
        if run.board().input().next().contains(&touch) {
            effects = run.update(ExerciseAction::Board(BoardAction::Tap(touch)));
        }
    }
    if !run.board().input().taken().is_empty() && run.board().input().may_stop() {
        effects = run.update(ExerciseAction::Board(BoardAction::Tap(Touch::Done)));
    }
    effects
}

/// Plays the whole lesson by its solutions.
fn solve(run: &mut Run<AnyPosition>) -> Vec<ExerciseEffect> {
    let mut effects = Vec::new();
    for step in run.lesson().steps {
        for (played, uci) in step.solution.iter().enumerate() {
            assert_eq!(run.played(), played);
            effects = play(run, uci);
            if effects == [ExerciseEffect::AnswerSoon] {
                assert_eq!(*run.stage(), LessonSaid::Right);
                run.update(ExerciseAction::Answer);
                assert_eq!(*run.stage(), LessonSaid::Onward);
            }
        }
        assert!(run.is_over(), "{}: {:?}", run.lesson().id, run.stage());
        run.update(ExerciseAction::Next);
    }
    effects
}

#[test]
fn every_lesson_can_be_completed_with_three_stars() {
    for lesson in all() {
        let mut run = begin(lesson.id);
        assert_eq!(run.board().orientation(), run.board().position().side_to_move(), "{}", lesson.id);
        assert_eq!(solve(&mut run), [ExerciseEffect::Decided(3)], "{}", lesson.id);
        assert!(run.is_solved());
        run.update(ExerciseAction::Again);
        assert_eq!((run.step(), run.stars(), run.is_over()), (0, 3, false));
    }
}

/// Every legal move that misses the goal gets an answer of the lesson, and the board stays as it was.
#[test]
fn every_wrong_move_of_every_lesson_is_explained_and_taken_back() {
    for lesson in all() {
        let mut run = begin(lesson.id);
        let position = run.board().position().clone();
        for m in position.legal_moves().into_iter().step_by(3) {
            if lesson.steps[0].goal.admits(0, &PlayedMove::new(&position, m)) {
                continue;
            }
            let number = run.number();
            run.update(ExerciseAction::Board(BoardAction::Type(position.notation(m, Default::default()))));
            let (said, now) = (run.stage(), run.number());
            let told = matches!(
                said,
                LessonSaid::Wrong(_)
                    | LessonSaid::NoCheck
                    | LessonSaid::Stalemate
                    | LessonSaid::Answered(_)
                    | LessonSaid::Punished(_)
            );
            assert!(told && now > number, "{}: {} {said:?}", lesson.id, position.uci(m));
            assert_eq!(run.board().position(), &position);
        }
    }
}

#[test]
fn a_wrong_move_is_explained_in_the_terms_of_the_lesson() {
    let told = |id, uci| {
        let mut run = begin(id);
        play(&mut run, uci);
        run.stage().clone()
    };
    assert_eq!(told("hostage-parachute", "e1e2"), LessonSaid::Wrong("move"));
    assert_eq!(told("hostage-parachute", "N#B@d5"), LessonSaid::Punished("Qxe1#".into()));
    assert_eq!(told("hostage-neighbours", "Q@a1"), LessonSaid::NoCheck);
    assert_eq!(told("hostage-parachute", "N#B@g6"), LessonSaid::Answered("hxg6".into()));
    assert_eq!(told("hostage-prices", "N#Q@d5"), LessonSaid::Wrong("dear"));
    assert_eq!(told("hostage-sale", "d4c5"), LessonSaid::Wrong("sold"));
    assert_eq!(told("hole-shield", "d1d2"), LessonSaid::Punished("Rd6/@d2".into()));
    assert_eq!(told("hostage-thawing", "d7d8"), LessonSaid::Wrong("check"));
    assert_eq!(told("hostage-thawing", "d7e7"), LessonSaid::Wrong("else"));
    for mated in ["B@b1", "B@c1", "B@d1", "B@e1"] {
        assert_eq!(told("hostage-block", mated), LessonSaid::Wrong("else"), "not the mating reply");
    }
}

#[test]
fn a_right_move_outside_the_script_gets_the_only_legal_reply() {
    let mut run = begin("hostage-thawing");
    assert_eq!(play(&mut run, "d7g7"), [ExerciseEffect::AnswerSoon]);
    run.update(ExerciseAction::Answer);
    assert_eq!((run.stage(), run.played()), (&LessonSaid::Onward, 1));
    assert_eq!(run.board().position().fen(), "8/1P4k1/8/8/8/8/PP6/K7[#R] w - - 0 31");
    assert_eq!(play(&mut run, "b7b8r"), [ExerciseEffect::Decided(3)]);
}

#[test]
fn mistakes_and_hints_cost_stars() {
    let mut run = begin("hostage-parachute");
    assert_eq!(run.stars(), 3);
    run.update(ExerciseAction::Hint);
    assert_eq!((run.stage(), run.stars(), run.hinted().is_empty()), (&LessonSaid::Hint, 2, true));
    run.update(ExerciseAction::Hint);
    assert_eq!((run.stage(), run.stars()), (&LessonSaid::Shown("(B)N*f7#".into()), 1));
    assert_eq!(run.hinted().len(), 3, "the knight, the square, the payment");
    let mut run = begin("hostage-parachute");
    for (stars, uci) in [(2, "e1e2"), (2, "e1e3"), (1, "e1d1"), (1, "e1c1")] {
        play(&mut run, uci);
        assert_eq!(run.stars(), stars, "{uci}");
    }
    assert_eq!(play(&mut run, "N#B@f7"), [ExerciseEffect::Decided(1)]);
}

#[test]
fn touches_are_ignored_while_the_opponent_thinks_and_after_the_end() {
    let mut run = begin("hostage-game");
    assert_eq!(play(&mut run, "c4d5"), [ExerciseEffect::AnswerSoon]);
    let before = run.board().position().clone();
    for act in [
        ExerciseAction::Hint,
        ExerciseAction::Next,
        ExerciseAction::Board(BoardAction::Type("Kf1".into())),
        ExerciseAction::Board(BoardAction::Undo),
    ] {
        run.update(act);
        assert_eq!(run.board().position(), &before);
    }
    run.update(ExerciseAction::Answer);
    run.update(ExerciseAction::Answer);
    assert_eq!(run.played(), 1);
    run.update(ExerciseAction::Again);
    assert_eq!((run.played(), run.stage()), (0, &LessonSaid::Task));
    // A late answer has no effect.
    run.update(ExerciseAction::Answer);
    assert_eq!(run.board().tree().len(), 1);
}

#[test]
fn a_stalemate_is_called_by_its_name() {
    let mut run = begin("chess-mate");
    for uci in run.lesson().steps[0].solution {
        play(&mut run, uci);
    }
    run.update(ExerciseAction::Next);
    assert_eq!((run.step(), run.board().position().fen().starts_with("7k/8/5K2/8/8/8/8/6Q1")), (1, true));
    play(&mut run, "g1g6");
    assert_eq!(run.stage(), &LessonSaid::Stalemate);
}

#[test]
fn after_a_hint_the_next_one_is_announced_as_the_solution() {
    let mut run = begin("hostage-parachute");
    assert!(!run.shows_next());
    run.update(ExerciseAction::Hint);
    assert!(run.shows_next());
    // A wrong move does not make the next hint weaker.
    play(&mut run, "e1e2");
    assert!(matches!(run.stage(), LessonSaid::Wrong(_)) && run.shows_next());
    run.update(ExerciseAction::Hint);
    assert!(matches!(run.stage(), LessonSaid::Shown(_)));
    let mut run = begin("hostage-game");
    run.update(ExerciseAction::Hint);
    play(&mut run, "c4d5");
    run.update(ExerciseAction::Answer);
    assert!(!run.shows_next(), "hints start over with the next move");
}
