//! The end of a game from one player's point of view. See `table` for the version for spectators.

use super::rules::{outcome_message, result};
use super::{say, sentence, sentences, text};
use crate::game::message::Message;
use crate::game::{Colours, Ending, Event, Outcome, Side};

/// Returns the result for a player of this side, in two to four words.
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

/// Returns the cause of the result, unless the headline already names it.
fn cause(outcome: &Outcome, you: Side, name: &'static str) -> Option<Message> {
    let won = outcome.winner? == you;
    let named = |id| Message::new(id).with("name", Message::new(name));
    match outcome.ending {
        Ending::Resignation if won => Some(named("cause-resigned")),
        Ending::TimeForfeit if won => Some(named("cause-out-of-time")),
        Ending::Checkmate | Ending::Resignation | Ending::TimeForfeit if !won => Some(named("cause-won")),
        // These endings need a full sentence.
        Ending::KingTaken | Ending::NoMove => None,
        ending if won => Some(Message::new("cause-by").with("ending", outcome_message(ending))),
        _ => None,
    }
}

/// Returns how and when the game ended, for a player of side `you`. `name` is the id of the opponent's name. A mate by
/// a landing piece is mentioned only to the winner.
pub fn how_it_ended_for(
    outcome: &Outcome,
    you: Side,
    name: &'static str,
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

/// Returns the status line at the end of a game, for a player of side `you`. `name` is the id of the opponent's name.
pub fn ended_for(outcome: &Outcome, you: Side, name: &'static str, colours: Colours) -> String {
    if outcome.winner.is_none() {
        return result(outcome, colours);
    }
    let told = matches!(outcome.ending, Ending::Resignation | Ending::TimeForfeit) && outcome.winner == Some(you);
    let cause = cause(outcome, you, name).filter(|_| told).map(|cause| say(&cause));
    sentences(&[sentence(own_headline(outcome, you)), cause.unwrap_or_default()])
}
