//! The ladder: which of the computer's opponents the reader has beaten. It is stored with what was learned.

use super::lesson::LessonProgress;
use super::{Opponent, Play, Player};
use crate::engine::level::{Level, Strength};
use crate::game::Game;

/// The level of the computer that a person has just beaten in this game, if one has.
pub fn beaten<G: Game>(play: &Play<G>) -> Option<Level> {
    let Strength::Level(level) = play.strength() else { return None };
    let winner = play.verdict()?.winner?;
    let won = play.players().of(winner) == Player::Human && play.players().of(!winner) == Player::Engine;
    Some(level).filter(|_| won)
}

/// What a win is worth on the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Climb {
    /// It counts.
    Counts(Level),
    /// A hint was given or a move taken back: it is marked apart, and nobody climbs by it.
    Helped(Level),
}

/// What the end of this game is worth on the ladder: games that begin as all do, and that were played here from the beginning.
pub fn climb<G: Game>(play: &Play<G>) -> Option<Climb> {
    let level = beaten(play).filter(|_| play.tree().begins_as_usual() && play.origin().given == 0)?;
    Some(if play.is_helped() { Climb::Helped(level) } else { Climb::Counts(level) })
}

/// The level that was beaten, if that counts.
pub fn climbed<G: Game>(play: &Play<G>) -> Option<Level> {
    match climb(play)? {
        Climb::Counts(level) => Some(level),
        Climb::Helped(_) => None,
    }
}

/// Under which name it stands among what was learned.
fn name(level: Level) -> String {
    format!("{}{level}", LessonProgress::BEATEN)
}

/// Remembers that a level was beaten. True if that is news.
pub fn note(progress: &mut LessonProgress, level: Level) -> bool {
    progress.keep(&name(level), 1)
}

/// Remembers that a level was beaten with help. True if that is news.
pub fn note_helped(progress: &mut LessonProgress, level: Level) -> bool {
    progress.keep(&helped_name(level), 1)
}

/// Under which name a win with help stands, which an older version keeps and does not count.
fn helped_name(level: Level) -> String {
    format!("{}-helped", name(level))
}

/// How a level was beaten at best, if it ever was.
pub fn best_win(progress: &LessonProgress, level: Level) -> Option<Climb> {
    if has_beaten(progress, level) {
        return Some(Climb::Counts(level));
    }
    (progress.best(&helped_name(level)) > 0).then_some(Climb::Helped(level))
}

/// How somebody was beaten at best, at whichever of the levels that go by that name.
pub fn best_met(progress: &LessonProgress, opponent: Opponent) -> Option<Climb> {
    let wins = Level::all().filter(|&level| Opponent::at(level) == opponent);
    let wins: Vec<Climb> = wins.filter_map(|level| best_win(progress, level)).collect();
    wins.iter().copied().find(|win| matches!(win, Climb::Counts(_))).or(wins.first().copied())
}

/// The strongest level that was ever beaten.
pub fn top(progress: &LessonProgress) -> Option<Level> {
    Level::all().filter(|&level| has_beaten(progress, level)).last()
}

/// Whether a level was ever beaten.
pub fn has_beaten(progress: &LessonProgress, level: Level) -> bool {
    progress.best(&name(level)) > 0
}

/// Whether somebody was ever beaten, at whichever of the levels that go by that name.
pub fn has_met(progress: &LessonProgress, opponent: Opponent) -> bool {
    Level::all().any(|level| Opponent::at(level) == opponent && has_beaten(progress, level))
}

/// The strongest who was ever beaten, if anybody was, and who comes next.
pub fn standing(progress: &LessonProgress) -> (Option<Opponent>, Option<Opponent>) {
    let place = Opponent::ALL.iter().rposition(|it| has_met(progress, *it));
    let next = place.map_or(0, |place| place + 1);
    (place.map(|place| Opponent::ALL[place]), Opponent::ALL.get(next).copied())
}
