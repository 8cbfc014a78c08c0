//! The ladder: which of the computer's opponents the reader has beaten. It is stored with what was learned.

use super::lesson::Progress;
use super::{Opponent, Play, Player};
use crate::engine::level::{Level, Strength};
use crate::game::Game;

/// The level of the computer that a person has just beaten in this game, if one has.
pub fn beaten<G: Game>(play: &Play<G>) -> Option<Level> {
    let Strength::Level(level) = play.strength() else { return None };
    let winner = play.outcome()?.winner?;
    let won = play.players().of(winner) == Player::Human && play.players().of(!winner) == Player::Engine;
    Some(level).filter(|_| won)
}

/// The same, if it counts: games that begin as all do, and that were played here from the beginning.
pub fn climbed<G: Game>(play: &Play<G>) -> Option<Level> {
    beaten(play).filter(|_| play.tree().begins_as_usual() && play.origin().given == 0)
}

/// Under which name it stands among what was learned.
fn name(level: Level) -> String {
    format!("{}{level}", Progress::BEATEN)
}

/// Remembers that a level was beaten. True if that is news.
pub fn note(progress: &mut Progress, level: Level) -> bool {
    progress.keep(&name(level), 1)
}

/// Whether a level was ever beaten.
pub fn has_beaten(progress: &Progress, level: Level) -> bool {
    progress.best(&name(level)) > 0
}

/// Whether somebody was ever beaten, at whichever of the levels that go by that name.
pub fn has_met(progress: &Progress, opponent: Opponent) -> bool {
    Level::all().any(|level| Opponent::at(level) == opponent && has_beaten(progress, level))
}

/// The strongest who was ever beaten, if anybody was, and who comes next.
pub fn standing(progress: &Progress) -> (Option<Opponent>, Option<Opponent>) {
    let place = Opponent::ALL.iter().rposition(|it| has_met(progress, *it));
    let next = place.map_or(0, |place| place + 1);
    (place.map(|place| Opponent::ALL[place]), Opponent::ALL.get(next).copied())
}
