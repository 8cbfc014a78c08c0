//! Text of practice against the engine.

use super::{say, sentences, text};
use crate::game::message::Message;
use crate::game::{Ending, Game};
use crate::session::practice::{Group, Miss, Practice, PracticeGoal, PracticeStage};

/// Returns the goal of an exercise.
pub fn practice_goal(goal: PracticeGoal, ends: Ending) -> String {
    let id = match (goal, ends) {
        (PracticeGoal::Win(_), Ending::Checkmate) => "practice-mate",
        (PracticeGoal::Win(_), _) => "practice-win",
        (PracticeGoal::Hold(_), _) => "practice-hold",
    };
    say(&Message::new(id).with("moves", goal.moves()))
}

/// Returns the title and description of a group of exercises.
pub fn practice_group(group: &Group) -> [&'static str; 2] {
    let about = super::text_if_any(&format!("{}.text", group.says));
    [text(group.says), about.unwrap_or_default()]
}

/// Returns the number of an exercise in its group.
pub fn practice_place(place: usize, number: usize) -> String {
    say(&Message::new("practice-place").with("place", place).with("number", number))
}

/// Returns the label of an exercise in a list, with its stars.
pub fn practice_exercise(number: usize, stars: u8) -> String {
    say(&Message::new("practice-exercise").with("number", number).with("stars", super::stars(stars)))
}

/// Returns the status line. The second value is true if the line is added to the description of the last move, and
/// false if it replaces it.
pub fn practice_said<G: Game>(run: &Practice<G>) -> (String, bool) {
    let left = || say(&Message::new("practice-left").with("moves", run.left()));
    let is_win = matches!(run.goal(), PracticeGoal::Win(_));
    match run.stage() {
        PracticeStage::Asked if run.hint().is_some() => {
            let mv = run.hint().map(|m| run.board().position().notation(m, Default::default())).unwrap_or_default();
            (say(&Message::new("practice-hint").with("move", super::shown_move(&mv))), false)
        }
        PracticeStage::Asked if run.lacks_hint() => (text("practice-silent").to_owned(), false),
        PracticeStage::Asked if run.board().last_move().is_none() => {
            (practice_goal(run.goal(), run.board().position().goal()), false)
        }
        PracticeStage::Asked if run.has_slipped() => {
            let slipped = text(if is_win { "practice-slipped" } else { "practice-losing" });
            (sentences(&[slipped, &left()]), true)
        }
        PracticeStage::Asked => (left(), true),
        PracticeStage::Hinting => (text("hint-sought").to_owned(), false),
        PracticeStage::Thinking => (String::new(), true),
        PracticeStage::Judging => (text("practice-judging").to_owned(), true),
        PracticeStage::Reached => (text(if is_win { "practice-won" } else { "practice-held" }).to_owned(), true),
        PracticeStage::Missed(miss) => {
            let id = match miss {
                Miss::Late => "practice-late",
                Miss::Lost => "practice-lost",
                Miss::Drawn => "practice-drawn",
                Miss::Losing => "practice-not-held",
                Miss::Silent => "practice-silent",
            };
            (text(id).to_owned(), true)
        }
    }
}
