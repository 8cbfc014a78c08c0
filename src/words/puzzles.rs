//! Puzzles.

use super::{say, text};
use crate::game::message::Message;
use crate::puzzle::{PuzzleFault, Theme};
use crate::session::puzzles::storm::{COST, StormSaid};
use crate::session::puzzles::{PuzzleId, PuzzleStage};

/// What is to be done: that it is won in so many turns is told, as nobody should look for another goal.
pub fn puzzle_goal(themes: &[Theme]) -> String {
    match themes.first() {
        Some(Theme::Mate(moves)) => say(&Message::new("puzzle-mate").with("moves", usize::from(*moves))),
        Some(Theme::Defence) => text("puzzle-defence").to_owned(),
        _ => text("puzzle-advantage").to_owned(),
    }
}

/// What is to be done about one's own mistake.
pub fn puzzle_better(played: String) -> String {
    say(&Message::new("puzzle-better").with("move", played))
}

/// The way to the mistakes of a game.
pub fn solve_mistakes(count: usize) -> String {
    say(&Message::new("solve-mistakes").with("count", count))
}

/// How it stands; nothing at first. `late` if it was not solved at once.
pub fn puzzle_stage(stage: &PuzzleStage, late: bool) -> Option<String> {
    let name = match stage {
        PuzzleStage::Asked => return None,
        PuzzleStage::Replying => "puzzle-right",
        PuzzleStage::Weighing(_) => "retry-looking",
        PuzzleStage::Judging(_) => "puzzle-judging",
        PuzzleStage::Refuted(None) => "puzzle-wrong",
        PuzzleStage::Refuted(Some((answer, None))) => {
            return Some(say(&Message::new("puzzle-refuted").with("answer", answer.clone())));
        }
        PuzzleStage::Refuted(Some((answer, Some(moves)))) => {
            let message = Message::new("puzzle-refuted-mate").with("answer", answer.clone());
            return Some(say(&message.with("moves", *moves as usize)));
        }
        PuzzleStage::Solved if late => "puzzle-solved-late",
        PuzzleStage::Solved => "puzzle-solved",
        PuzzleStage::Shown => "puzzle-shown",
    };
    Some(text(name).to_owned())
}

/// What a puzzle is about.
pub fn theme(theme: Theme) -> String {
    let name = match theme {
        Theme::Mate(moves) => return say(&Message::new("theme-win-in").with("moves", usize::from(moves))),
        Theme::Advantage => "theme-advantage",
        Theme::Defence => "theme-defence",
        Theme::MateByDrop => "theme-mate-drop",
        Theme::MateByExchange => "theme-mate-exchange",
        Theme::MateByPromotion => "theme-mate-promotion",
        Theme::PseudoCheck => "theme-pseudo-check",
        Theme::Freeze => "theme-freeze",
        Theme::Thaw => "theme-thaw",
        Theme::Denial => "theme-denial",
        Theme::Block => "theme-block",
        Theme::Fork => "theme-fork",
        Theme::Quiet => "theme-quiet",
        Theme::Purchase => "theme-purchase",
    };
    text(name).to_owned()
}

/// What puzzles may be about, with how many there are.
pub fn puzzle_topic(about: Option<Theme>, count: usize) -> String {
    let name = about.map_or_else(|| text("theme-any").to_owned(), theme);
    say(&Message::new("puzzle-topic").with("theme", name).with("count", count))
}

/// How many were solved in a storm.
pub fn storm_score(solved: u32) -> String {
    say(&Message::new("storm-score").with("solved", solved as usize))
}

/// How many right turns there were in a row.
pub fn storm_combo(moves: u32) -> String {
    say(&Message::new("storm-combo").with("moves", moves as usize))
}

/// What is told at the end of a storm, with the best before it.
pub fn storm_over(solved: u32, best: u32) -> String {
    let record = say(&Message::new("storm-best").with("best", best as usize));
    let second = if solved > best { text("storm-new-best") } else { &record };
    format!("{}. {second}", storm_score(solved))
}

/// What is told during a storm.
pub fn storm_said(said: StormSaid) -> String {
    let message = match said {
        StormSaid::Wrong => Message::new("storm-wrong").with("seconds", (COST / 1000) as usize),
        StormSaid::Bonus(seconds) => Message::new("storm-bonus").with("seconds", seconds as usize),
        StormSaid::Left(seconds) => Message::new("storm-left").with("seconds", seconds as usize),
    };
    say(&message)
}

/// `Puzzle 12`.
pub fn puzzle_name(id: &PuzzleId) -> String {
    puzzle_number(id.number + 1)
}

/// `Puzzle 12`: among all there are, or in a storm.
pub fn puzzle_number(number: usize) -> String {
    say(&Message::new("puzzle-name").with("number", number))
}

/// There is none of that name.
pub fn puzzle_unknown(name: &str) -> String {
    say(&Message::new("puzzle-unknown").with("name", super::quoted(name)))
}

/// The files are damaged, or of another version.
pub fn puzzles_damaged(fault: &PuzzleFault) -> String {
    say(&Message::new("puzzles-damaged").with("fault", fault.to_string()))
}

/// `Your rating: 1130?`
pub fn puzzle_rating(rating: u16, guess: bool) -> String {
    let message = Message::new("puzzle-rating").with("rating", usize::from(rating));
    say(&message.with("guess", if guess { "?" } else { "" }))
}

/// How hard a puzzle is.
pub fn puzzle_grade(rating: u16) -> String {
    say(&Message::new("puzzle-grade").with("rating", usize::from(rating)))
}

/// On how many days in a row.
pub fn puzzle_streak(days: u32) -> String {
    say(&Message::new("puzzle-streak").with("days", days as usize))
}

/// How many were solved at once.
pub fn puzzle_count(solved: u32, tried: u32) -> String {
    say(&Message::new("puzzle-count").with("solved", solved as usize).with("tried", tried as usize))
}

/// How many come back.
pub fn puzzle_due(count: usize) -> String {
    say(&Message::new("puzzle-due").with("count", count))
}
