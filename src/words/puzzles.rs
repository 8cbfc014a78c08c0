//! Text of the puzzles.

use super::{Context, deeds, grouped, say, say_in, sentence, sentences, shown_move, text};
use crate::game::message::{Message, Value};
use crate::game::{Event, Layout, Shown, Side, takes};
use crate::puzzle::{PuzzleFault, Theme};
use crate::session::puzzles::storm::{COST, StormSaid};
use crate::session::puzzles::{PuzzleId, PuzzleStage};

/// Returns the task. It names the number of moves to mate, so that nobody looks for another goal.
pub fn puzzle_goal(themes: &[Theme]) -> String {
    match themes.first() {
        Some(Theme::Mate(moves)) => say(&Message::new("puzzle-mate").with("moves", usize::from(*moves))),
        Some(Theme::Defence) => text("puzzle-defence").to_owned(),
        _ => text("puzzle-advantage").to_owned(),
    }
}

/// Returns the task for a puzzle made from the reader's mistake: to find a better move than this one.
pub fn puzzle_better(played: String) -> String {
    say(&Message::new("puzzle-better").with("move", played))
}

/// Returns the label of the link to the mistakes of a game.
pub fn solve_mistakes(count: usize) -> String {
    say(&Message::new("solve-mistakes").with("count", count))
}

/// Returns the state of a puzzle, or `None` before the first move. `late` is true if it was not solved at the first
/// attempt. `them` is the side that answers a wrong move.
pub fn puzzle_stage(stage: &PuzzleStage, late: bool, them: Side, layout: &Layout) -> Option<String> {
    let say = |message: Message| say_in(&message.with("side", them), Context::from(layout));
    let name = match stage {
        PuzzleStage::Asked => return None,
        PuzzleStage::Replying => "puzzle-right",
        PuzzleStage::Weighing => "retry-looking",
        PuzzleStage::Judging => "puzzle-judging",
        PuzzleStage::Refuted(None) => "puzzle-wrong",
        PuzzleStage::Refuted(Some((answer, None))) => {
            return Some(say(Message::new("puzzle-refuted").with("answer", shown_move(answer))));
        }
        PuzzleStage::Refuted(Some((answer, Some(moves)))) => {
            let message = Message::new("puzzle-refuted-mate").with("answer", shown_move(answer));
            return Some(say(message.with("moves", *moves as usize)));
        }
        PuzzleStage::Solved if late => "puzzle-solved-late",
        PuzzleStage::Solved => "puzzle-solved",
        PuzzleStage::Shown => "puzzle-shown",
    };
    Some(text(name).to_owned())
}

/// Returns the name of a theme.
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

/// Returns an entry of the theme menu, with the number of puzzles.
pub fn puzzle_topic(about: Option<Theme>, count: usize) -> String {
    let name = about.map_or_else(|| text("theme-any").to_owned(), theme);
    say(&Message::new("puzzle-topic").with("theme", name).with("count", grouped(count as u32)))
}

/// Returns the number of puzzles solved in a storm.
pub fn storm_score(solved: u32) -> String {
    say(&Message::new("storm-score").with("solved", solved as usize))
}

/// Returns the number of consecutive correct moves.
pub fn storm_combo(moves: u32) -> String {
    say(&Message::new("storm-combo").with("moves", moves as usize))
}

/// Returns the result of a storm, compared with the best earlier one.
pub fn storm_over(solved: u32, best: u32) -> String {
    let record = say(&Message::new("storm-best").with("best", best as usize));
    let second = if solved > best { text("storm-new-best") } else { &record };
    sentences(&[sentence(&storm_score(solved)).as_str(), second])
}

/// Returns an announcement during a storm.
pub fn storm_said(said: StormSaid) -> String {
    let message = match said {
        StormSaid::Wrong => Message::new("storm-wrong").with("seconds", (COST / 1000) as usize),
        StormSaid::Bonus(seconds) => Message::new("storm-bonus").with("seconds", seconds as usize),
        StormSaid::Left(seconds) => Message::new("storm-left").with("seconds", seconds as usize),
    };
    say(&message)
}

/// Returns the name of a puzzle: `Puzzle 12`.
pub fn puzzle_name(id: &PuzzleId) -> String {
    puzzle_number(id.number + 1)
}

/// Returns the name of the puzzle with this number, counted from 1.
pub fn puzzle_number(number: usize) -> String {
    say(&Message::new("puzzle-name").with("number", number))
}

/// Returns the error for an unknown puzzle.
pub fn puzzle_unknown(name: &str) -> String {
    say(&Message::new("puzzle-unknown").with("name", Value::foreign(name)))
}

/// Returns the notice that a puzzle was withdrawn.
pub fn puzzle_withdrawn(id: &PuzzleId) -> String {
    say(&Message::new("puzzle-withdrawn").with("name", Value::foreign(id.to_string())))
}

/// Returns the error for puzzle files that are damaged or of another version.
pub fn puzzles_damaged(fault: &PuzzleFault) -> String {
    say(&Message::new("puzzles-damaged").with("fault", fault.to_string()))
}

/// Returns the reader's rating: `Your rating: about 1130`. `guess` adds the "about".
pub fn puzzle_rating(rating: u16, guess: bool) -> String {
    say(&Message::new("puzzle-rating").with("rating", usize::from(rating)).with("guess", guess))
}

/// Returns the difficulty of a puzzle.
pub fn puzzle_grade(rating: u16) -> String {
    say(&Message::new("puzzle-grade").with("rating", usize::from(rating)))
}

/// Returns the number of consecutive days with puzzles.
pub fn puzzle_streak(days: u32) -> String {
    say(&Message::new("puzzle-streak").with("days", days as usize))
}

/// Returns the number of puzzles solved at the first attempt.
pub fn puzzle_count(solved: u32, tried: u32) -> String {
    say(&Message::new("puzzle-count").with("solved", solved as usize).with("tried", tried as usize))
}

/// Returns the number of puzzles that are due for repetition.
pub fn puzzle_due(count: usize) -> String {
    say(&Message::new("puzzle-due").with("count", count))
}

/// Returns the first hint: the kind of move to look for.
pub fn puzzle_idea(events: &[Event], us: Side) -> String {
    let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    let check = has(|event| matches!(event, Event::Check));
    let name = if has(|event| matches!(event, Event::Rescued(..))) {
        "puzzle-idea-ransom"
    } else if has(|event| matches!(event, Event::Dropped(..))) {
        "puzzle-idea-drop"
    } else if has(|event| matches!(event, Event::Promoted(..))) {
        "puzzle-idea-promote"
    } else {
        match (takes(events, us), check) {
            (true, true) => "puzzle-idea-capture-check",
            (true, false) => "puzzle-idea-capture",
            (false, true) => "puzzle-idea-check",
            (false, false) => "puzzle-idea-quiet",
        }
    };
    text(name).to_owned()
}

/// Returns the second hint: the piece that moves, or the pieces.
pub fn puzzle_which(events: &[Event], layout: &Layout) -> String {
    let messages = events.iter().filter_map(|event| match *event {
        Event::Walked(piece, from, _) => {
            Some(Message::new("puzzle-which-walks").with("kind", piece.kind).with("at", from))
        }
        Event::Rescued(piece, _) => Some(Message::new("puzzle-which-ransom").with("kind", piece.kind)),
        Event::Dropped(piece, _) => Some(Message::new("puzzle-which-drop").with("kind", piece.kind)),
        Event::Castled(..) => Some(Message::new("puzzle-which-king")),
        _ => None,
    });
    let told: Vec<String> = messages.map(|message| say_in(&message, Context::from(layout))).collect();
    if told.is_empty() { text("puzzle-which-look").to_owned() } else { sentences(&told) }
}

/// Returns the third hint: where the piece goes, or the whole move if it has more than one part.
pub fn puzzle_where(events: &[Event], layout: &Layout) -> String {
    let mut goals = events.iter().filter_map(|event| match *event {
        Event::Walked(_, _, to) => Some(Message::new("puzzle-where-walks").with("to", to)),
        Event::Rescued(_, to) | Event::Dropped(_, to) => Some(Message::new("puzzle-where-lands").with("to", to)),
        _ => None,
    });
    // A piece may also be chosen that the move pulls, or a square for a new courier.
    let is_more = events.iter().any(|event| matches!(event, Event::Own(_, shown) if *shown != Shown::Nothing));
    let goal = goals.next().filter(|_| goals.next().is_none() && !is_more);
    let whole = || Message::new("puzzle-where-move").with("events", deeds(events));
    say_in(&goal.unwrap_or_else(whole), Context::from(layout))
}

/// Returns the sentence for a move of the solution, made by the solver if `us`. It names the ransom.
pub fn puzzle_step(us: bool, events: &[Event], over: bool, layout: &Layout) -> String {
    let paid = events.iter().find_map(|event| if let Event::Paid(piece) = event { Some(piece.kind) } else { None });
    let freed = events
        .iter()
        .find_map(|event| if let Event::Rescued(piece, to) = event { Some((piece.kind, *to)) } else { None });
    let who = if us { "you" } else { "they" };
    let message = match paid.zip(freed) {
        Some((paid, (kind, to))) => Message::new("puzzle-step-ransom")
            .with("paid", paid)
            .with("same", if paid == kind { "same" } else { "other" })
            .with("kind", kind)
            .with("to", to),
        None => Message::new("puzzle-step-move").with("events", deeds(events)),
    };
    let check = events.contains(&Event::Check);
    let end = if over {
        "over"
    } else if check && paid.is_some() {
        "check"
    } else {
        "none"
    };
    say_in(&message.with("who", who).with("end", end), Context::from(layout))
}

/// Returns why a move that was tried fails.
pub fn puzzle_try(mv: &str, answer: &str, them: Side, layout: &Layout) -> String {
    let message = Message::new("puzzle-try").with("move", shown_move(mv)).with("answer", shown_move(answer));
    say_in(&message.with("side", them), Context::from(layout))
}

/// Returns the short task of the front page.
pub fn puzzle_front_goal(puzzle: &crate::puzzle::Puzzle) -> String {
    match puzzle.themes.first() {
        Some(Theme::Mate(moves)) => say(&Message::new("puzzle-front-mate").with("moves", usize::from(*moves))),
        Some(Theme::Defence) => text("puzzle-front-defence").to_owned(),
        _ => text("puzzle-front-advantage").to_owned(),
    }
}

/// Returns the name of a theme as a heading.
pub fn theme_title(theme: Theme) -> String {
    let name = self::theme(theme);
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

/// Returns a number of puzzles.
pub fn puzzle_number_of(count: usize) -> String {
    say(&Message::new("puzzle-number-of").with("count", count))
}

/// Returns the rating and how much it has changed in a week.
pub fn puzzle_level(rating: u16, guess: bool, change: i32) -> String {
    let way = match change {
        0 => "same",
        1.. => "up",
        _ => "down",
    };
    let message = Message::new("puzzle-level").with("rating", usize::from(rating)).with("guess", guess);
    say(&message.with("way", way).with("change", change.unsigned_abs() as usize))
}

/// Returns the longest streak.
pub fn puzzle_longest(days: u32) -> String {
    say(&Message::new("puzzle-longest").with("days", days as usize))
}

/// Returns one of several words in a text, such as the name of a day of the week.
pub fn puzzle_word(id: &'static str, number: usize) -> &'static str {
    text(id).split(' ').nth(number).unwrap_or_default()
}

/// Returns the name of a month, with the year unless it is `this_year`: `November`, `November 2026`.
pub fn puzzle_month(year: u32, month: u32, this_year: u32) -> String {
    let name = puzzle_word("puzzle-months", month.saturating_sub(1) as usize);
    if year == this_year {
        return name.to_owned();
    }
    say(&Message::new("puzzle-month-of-year").with("month", name.to_owned()).with("year", year.to_string()))
}

/// Returns the name of a day: `24 November`.
pub fn puzzle_date((_, month, day): (u32, u32, u32)) -> String {
    let month = puzzle_word("puzzle-months-of", month.saturating_sub(1) as usize);
    say(&Message::new("puzzle-date").with("day", day as usize).with("month", month.to_owned()))
}

/// Returns the title of an earlier day's puzzle.
pub fn puzzle_of(day: (u32, u32, u32)) -> String {
    say(&Message::new("puzzle-of").with("day", puzzle_date(day)))
}
