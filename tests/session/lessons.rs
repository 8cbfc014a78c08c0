//! The lessons: their claims hold under the rules, and a reader can complete each of them.

mod fixture;
mod progress;
mod proof;
mod run;

use std::collections::BTreeSet;

use hostage_chess::session::lesson::{Lesson, chapters};

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Game, Position, rules};
use hostage_chess::session::lesson::{COURSE, LessonProgress, after, find, first_lesson, first_lesson_of};
use hostage_chess::session::settings::Skill;

/// All lessons.
fn all() -> impl Iterator<Item = &'static Lesson> {
    chapters().flat_map(|chapter| chapter.lessons)
}

#[test]
fn no_two_lessons_have_the_same_name() {
    let names: BTreeSet<&str> = all().map(|lesson| lesson.id).collect();
    assert_eq!(names.len(), all().count());
    assert_eq!(chapters().next().unwrap().lessons.len(), 7, "the five-minute course");
    assert_eq!(all().filter(|lesson| lesson.variant == "hostage").count(), 15 + 8);
    for variant in ["takeover-41", "hole", "messenger"] {
        assert_eq!(all().filter(|lesson| lesson.variant == variant).count(), 4, "{variant}");
    }
}

/// The chess course is chess: the rules of the site, uncrowded boards, and nothing in prison or on an airfield.
#[test]
fn the_chess_course_shows_chess_alone() {
    let chess = chapters().find(|chapter| chapter.is_chess()).unwrap();
    assert!((6..=8).contains(&chess.lessons.len()));
    assert_eq!(chess.lessons.last().unwrap().id, "chess-castling", "the most difficult rule is last");
    for (lesson, step) in chess.lessons.iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step))) {
        assert!(lesson.id.starts_with("chess-") && lesson.variant == rules::DEFAULT, "{}", lesson.id);
        assert!(step.fen.contains("[#]"), "{}: a prison or an airfield is not empty", lesson.id);
        let board = step.fen.split('[').next().unwrap();
        assert!(board.chars().filter(char::is_ascii_alphabetic).count() <= 10, "{}: {board}", lesson.id);
        let position = AnyPosition::from_fen(lesson.variant, step.fen).unwrap();
        let moves = position.legal_moves();
        assert!(moves.iter().all(|m| !position.uci(*m).contains(['@', '#'])), "{}: a drop or an exchange", lesson.id);
    }
}

#[test]
fn the_chess_course_comes_before_the_course_for_those_who_never_played() {
    let chess = chapters().find(|chapter| chapter.is_chess()).unwrap();
    assert_eq!(find(first_lesson(Some(Skill::Never))), Some((chess, 0)));
    for skill in [None, Some(Skill::Little), Some(Skill::Club)] {
        assert_eq!(first_lesson(skill), COURSE[0].id);
    }
    let mut id = first_lesson(Some(Skill::Never));
    let walk: Vec<&str> = std::iter::from_fn(|| {
        id = after(id)?.id;
        Some(id)
    })
    .collect();
    assert_eq!(walk.len(), chess.lessons.len() - 1 + COURSE.len(), "chess, then the course, then the end");
    assert_eq!(walk[chess.lessons.len() - 1], COURSE[0].id);
}

#[test]
fn every_game_has_a_first_lesson() {
    for variant in variants() {
        let (chapter, place) = find(first_lesson_of(variant)).unwrap();
        assert_eq!((rules::family(chapter.lessons[0].variant), place), (rules::family(variant), 0), "{variant}");
    }
}

/// Stars of the chess course stay when stored progress grows too long.
#[test]
fn stars_of_the_chess_course_are_kept_like_the_others() {
    let foreign: String = (0..700).map(|n| format!("mirror-with-a-long-name-{n}=1&")).collect();
    let progress = LessonProgress::read(&format!("{foreign}chess-rook=3"));
    assert!(progress.is_damaged(), "too long");
    assert_eq!(progress.stars("chess-rook"), 3);
}
