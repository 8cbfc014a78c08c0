//! Text of the "Guess the move" exercises.

use super::{reason, say, say_in, sentences, shown_move, text, text_if_any};
use crate::game::message::Message;
use crate::game::{Colours, Game, Side};
use crate::session::guess::{GuessGame, GuessStage, Guessing, JudgedGuess, Rating};

/// Returns the title of a game.
pub fn guess_title(entry: GuessGame) -> &'static str {
    text(entry.id)
}

/// Returns the note on the position after this many moves, if there is one.
pub fn guess_note(entry: GuessGame, played: usize) -> Option<&'static str> {
    text_if_any(&format!("{}.n{played}", entry.id))
}

/// Asks for a guess.
pub fn guess_task(side: Side, colours: Colours) -> String {
    say_in(&Message::new("guess-task").with("side", side), colours)
}

/// Returns the number of the current move and the number of all moves to guess.
pub fn guess_place(place: usize, all: usize) -> String {
    say(&Message::new("guess-place").with("place", place).with("number", all))
}

/// Returns the points scored and the maximum.
pub fn guess_points((points, most): (u32, u32)) -> String {
    say(&Message::new("guess-points").with("points", points).with("most", most))
}

/// Returns the best result in a game, in percent; none if it was never finished.
pub fn guess_best(hundredths: Option<u32>) -> String {
    match hundredths {
        None => text("learn-open").to_owned(),
        Some(hundredths) => say(&Message::new("guess-best").with("percent", hundredths)),
    }
}

/// Returns the label of the link to the other side of the same game.
pub fn guess_other(side: Side, colours: Colours) -> String {
    say_in(&Message::new("guess-other").with("side", side), colours)
}

/// Returns the status line. The second value is true if the line is added to the description of the last move, and
/// false if it replaces it.
pub fn guess_said<G: Game>(run: &Guessing<G>) -> (String, bool) {
    match run.stage() {
        GuessStage::Watching => (String::new(), true),
        GuessStage::Asked => (guess_task(run.side(), run.board().position().layout().colours()), true),
        GuessStage::Judging => (text("guess-judging").to_owned(), false),
        GuessStage::Judged(judged) => {
            let note = guess_note(run.entry(), run.played());
            let parts = [Some(guess_rating(judged, run)), note.map(str::to_owned)];
            (sentences(&parts.into_iter().flatten().collect::<Vec<_>>()), false)
        }
        GuessStage::Over => (sentences(&[text("guess-over"), &guess_points(run.points())]), false),
    }
}

fn guess_rating<G: Game>(judged: &JudgedGuess, run: &Guessing<G>) -> String {
    let (id, why) = match &judged.rating {
        Rating::Same => ("guess-same", None),
        Rating::AsGood => ("guess-as-good", None),
        Rating::Near => ("guess-near", None),
        Rating::Playable(why) => ("guess-playable", Some(why)),
        Rating::Bad(why) => ("guess-bad", Some(why)),
        Rating::Shown => ("guess-shown", None),
        Rating::Unknown => ("guess-unknown", None),
    };
    let position = run.board().position();
    let said = Message::new(id).with("guess", shown_move(&judged.guess)).with("game", shown_move(&judged.game));
    let said = say(&said);
    match why {
        Some(why) => sentences(&[said, reason(why, position.layout(), position.goal(), judged.chances)]),
        None => said,
    }
}
