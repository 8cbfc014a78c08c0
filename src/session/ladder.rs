//! The ladders of the computer opponents that the reader has beaten, one for each game, stored with the lesson progress.

use super::lesson::LessonProgress;
use super::{Opponent, Play, Player};
use crate::engine::level::{Level, Strength};
use crate::game::Game;
use crate::game::rules::{self, family};

/// The level that a person has beaten in this game, if any.
pub fn beaten<G: Game>(play: &Play<G>) -> Option<Level> {
    let Strength::Level(level) = play.strength() else { return None };
    let winner = play.verdict()?.winner?;
    let won = play.players().of(winner) == Player::Human && play.players().of(!winner) == Player::Engine;
    Some(level).filter(|_| won)
}

/// The value of a win on the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Climb {
    /// A full win.
    Counts(Level),
    /// A win with a hint or a take-back. It is shown separately and is not a step up the ladder.
    Helped(Level),
}

/// The value of this game on the ladder. It must begin at the usual start position and be played here from the
/// beginning.
pub fn climb<G: Game>(play: &Play<G>) -> Option<Climb> {
    let level = beaten(play).filter(|_| play.tree().begins_as_usual() && play.origin().given == 0)?;
    Some(if play.is_helped() { Climb::Helped(level) } else { Climb::Counts(level) })
}

/// The name of a level of a game in the lesson progress. That of Hostage Chess names no game: once, its ladder was the
/// only one.
fn name(variant: &str, level: Level) -> String {
    let name = format!("{}{level}", LessonProgress::BEATEN);
    match family(variant) {
        rules::DEFAULT => name,
        game => format!("{name}-{game}"),
    }
}

/// Records a win against a level in a game of these rules. True if it is new.
pub fn note(progress: &mut LessonProgress, variant: &str, level: Level) -> bool {
    progress.keep(&name(variant, level), 1)
}

/// Records a win with help. True if it is new.
pub fn note_helped(progress: &mut LessonProgress, variant: &str, level: Level) -> bool {
    progress.keep(&helped_name(variant, level), 1)
}

/// The stored name of a win with help. Older versions keep it but do not count it.
fn helped_name(variant: &str, level: Level) -> String {
    format!("{}-helped", name(variant, level))
}

/// The best win against a level; none if it was never beaten.
pub fn best_win(progress: &LessonProgress, variant: &str, level: Level) -> Option<Climb> {
    if has_beaten(progress, variant, level) {
        return Some(Climb::Counts(level));
    }
    (progress.best(&helped_name(variant, level)) > 0).then_some(Climb::Helped(level))
}

/// The best win against an opponent, at any of its levels.
pub fn best_met(progress: &LessonProgress, variant: &str, opponent: Opponent) -> Option<Climb> {
    let wins: Vec<Climb> = opponent.levels().filter_map(|level| best_win(progress, variant, level)).collect();
    wins.iter().copied().find(|win| matches!(win, Climb::Counts(_))).or(wins.first().copied())
}

/// The strongest level of the ladder ever beaten.
pub fn top(progress: &LessonProgress, variant: &str) -> Option<Level> {
    Level::all().filter(|&level| has_beaten(progress, variant, level)).last()
}

pub fn has_beaten(progress: &LessonProgress, variant: &str, level: Level) -> bool {
    progress.best(&name(variant, level)) > 0
}

/// True if an opponent was ever beaten, at any of its levels.
pub fn has_met(progress: &LessonProgress, variant: &str, opponent: Opponent) -> bool {
    opponent.levels().any(|level| has_beaten(progress, variant, level))
}

/// The strongest opponent of the ladder of Hostage Chess ever beaten, and the next one.
pub fn standing(progress: &LessonProgress) -> (Option<Opponent>, Option<Opponent>) {
    let place = Opponent::ALL.iter().rposition(|it| has_met(progress, rules::DEFAULT, *it));
    let next = place.map_or(0, |place| place + 1);
    (place.map(|place| Opponent::ALL[place]), Opponent::ALL.get(next).copied())
}
