//! How a game ended, told to the player who has played it, not to somebody who looks on.

use super::rules::{outcome_message, result};
use super::{say, text};
use crate::game::message::Message;
use crate::game::{Colours, Ending, Event, Outcome, Side};

/// How the game ended for the player of a side, in two to four words.
pub fn own_headline(outcome: &Outcome, you: Side) -> &'static str {
    text(match (outcome.winner, outcome.ending) {
        (None, _) => "headline-draw",
        (Some(winner), _) if winner == you => "headline-you",
        (_, Ending::Checkmate) => "headline-mated",
        (_, Ending::Resignation) => "headline-resigned",
        (_, Ending::TimeForfeit) => "headline-out-of-time",
        _ => "headline-lost",
    })
}

/// What ended it, in a sentence, where the headline does not say so.
fn cause(outcome: &Outcome, you: Side, name: &str) -> Option<Message> {
    let won = outcome.winner? == you;
    let named = |id| Message::new(id).with("name", name);
    match outcome.ending {
        Ending::Resignation if won => Some(named("cause-resigned")),
        Ending::TimeForfeit if won => Some(named("cause-out-of-time")),
        Ending::Checkmate | Ending::Resignation | Ending::TimeForfeit if !won => Some(named("cause-won")),
        // Who has lost the king is no matter of a word or two.
        Ending::KingTaken | Ending::NoMove => None,
        ending if won => Some(Message::new("cause-by").with("ending", outcome_message(ending))),
        _ => None,
    }
}

/// How the game ended, and when, for the player of a side against somebody of this name. Whoever has lost need not hear of
/// parachutes.
pub fn how_it_ended_for(
    outcome: &Outcome,
    you: Side,
    name: &str,
    last: &[Event],
    number: u32,
    colours: Colours,
) -> String {
    let how = match cause(outcome, you, name) {
        Some(_) if outcome.winner == Some(you) && super::is_by_parachute(outcome, last) => {
            return say(&Message::new("ended-by-parachute").with("number", number));
        }
        Some(cause) => say(&cause),
        None => result(outcome, colours),
    };
    say(&Message::new("ended").with("how", how).with("number", number))
}

/// The end of a game in the line of words, for the player of a side against somebody of this name.
pub fn ended_for(outcome: &Outcome, you: Side, name: &str, colours: Colours) -> String {
    if outcome.winner.is_none() {
        return result(outcome, colours);
    }
    let told = matches!(outcome.ending, Ending::Resignation | Ending::TimeForfeit) && outcome.winner == Some(you);
    let cause = cause(outcome, you, name).filter(|_| told).map(|cause| format!(" {}", say(&cause)));
    format!("{}.{}", own_headline(outcome, you), cause.unwrap_or_default())
}
