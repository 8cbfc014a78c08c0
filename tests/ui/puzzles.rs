//! The scene of a puzzle: what the status line adds to the task.

use std::fs;
use std::path::Path;

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Kind, Touch};
use hostage_chess::puzzle::Puzzle;
use hostage_chess::session::puzzles::{Attempt, PuzzleStage, on_shelf};
use hostage_chess::session::{BoardAction, ExerciseAction};
use hostage_chess::ui::scene::{StatusLine, Tone, puzzle_scene};

type Solved = Attempt<AnyPosition>;

fn words(attempt: &Solved) -> StatusLine {
    puzzle_scene(attempt, Vec::new()).words
}

/// The puzzles of the first file.
fn puzzles() -> impl Iterator<Item = Puzzle> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/puzzles/hostage-0.txt");
    let text = fs::read_to_string(path).unwrap();
    (0..250).filter_map(move |number| on_shelf(&text, &format!("hostage-{number}").parse().unwrap()).ok())
}

#[test]
fn the_status_line_is_empty_until_it_adds_something_to_the_task() {
    let rescue = puzzles().find(|puzzle| puzzle.line == ["Q#Q@b7"]).unwrap();
    let mut attempt = Solved::new("hostage", rescue).unwrap();
    assert_eq!(words(&attempt).text, "");
    attempt.update(BoardAction::Tap(Touch::Jailed(Kind::Queen)));
    let armed = words(&attempt);
    assert!(armed.text.starts_with("Rescuing a queen"), "{}", armed.text);
    attempt.update(BoardAction::Back);
    assert_eq!(words(&attempt).text, "");
    attempt.update(BoardAction::Type("a1a8".to_owned()));
    let refused = words(&attempt);
    assert_eq!(refused.tone, Tone::Refusal);
    assert_ne!(refused.text, "");
    attempt.update(BoardAction::Type("Q#Q@b7".to_owned()));
    assert_eq!(*attempt.stage(), PuzzleStage::Solved);
    assert!(words(&attempt).text.ends_with("wins by checkmate."), "{}", words(&attempt).text);
}

#[test]
fn every_reply_is_said() {
    for puzzle in puzzles().filter(|puzzle| puzzle.line.len() >= 3) {
        let mut attempt = Solved::new("hostage", puzzle.clone()).unwrap();
        attempt.update(BoardAction::Type(puzzle.line[0].clone()));
        let mine = words(&attempt);
        attempt.update(ExerciseAction::Answer);
        let reply = words(&attempt);
        assert!(!reply.text.is_empty() && reply.number > mine.number, "{puzzle:?}");
    }
}
