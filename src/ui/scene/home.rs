//! The home screen as plain data: what to continue, and what to do next.

use super::thumb::{Thumb, thumb_for};
use crate::game::{Area, Game, Outcome, Side, rules};
use crate::session::ladder::{self, has_met};
use crate::session::lesson::{Lesson, LessonProgress, find, next_open};
use crate::session::review::KeyMoment;
use crate::session::{Opponent, Play, Player, Players, Settings, Skill};
use crate::words;

/// Number of plies after which a finished game is worth a review.
const REVIEWED: usize = 10;

#[derive(Clone, PartialEq, Debug)]
pub struct HomeView {
    /// The running game.
    pub game: Option<HomeGame>,
    /// The last game, if it is over and long enough for a review.
    pub review: Option<HomeReview>,
    /// The opponent of the game that one tap starts.
    pub opponent: Opponent,
    /// The next rung of the ladder; none if the strongest opponent was beaten.
    pub rung: Option<HomeRung>,
    /// The next lesson; none if all are done.
    pub lesson: Option<HomeLesson>,
}

/// The running game.
#[derive(Clone, PartialEq, Debug)]
pub struct HomeGame {
    pub picture: Thumb,
    /// True if the reader is to move.
    pub is_own_turn: bool,
    /// Whose turn it is.
    pub turn: String,
    pub title: String,
    /// The move number, and the pieces that the reader can drop.
    pub about: String,
}

/// The last game.
#[derive(Clone, PartialEq, Debug)]
pub struct HomeReview {
    /// How it ended.
    pub headline: &'static str,
    /// The moments that decided it, each with a heading. Empty unless a coach has watched.
    pub moments: Vec<(Thumb, String)>,
}

/// A step of the ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HomeRung {
    pub opponent: Opponent,
    /// Number of opponents beaten.
    pub beaten: usize,
}

/// A lesson that is still open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HomeLesson {
    pub lesson: &'static Lesson,
    /// Its number in the chapter, from 1, and the number of lessons there.
    pub place: (usize, usize),
}

impl HomeView {
    pub fn of<G: Game>(play: &Play<G>, progress: &LessonProgress, settings: &Settings) -> HomeView {
        let verdict = play.verdict();
        let is_begun = play.played() > 0 || !play.tree().begins_as_usual();
        let next = ladder::standing(progress).1;
        // Before the first win the answer to the question whether the reader plays chess decides. The Recruit stands
        // below the ladder: after a win against it, the ladder begins.
        let first = Opponent::for_skill(settings.skill());
        let is_first = ladder::top(progress, rules::DEFAULT).is_none() && !has_met(progress, rules::DEFAULT, first);
        let opponent = if is_first { first } else { next.unwrap_or(Opponent::ALL[Opponent::ALL.len() - 1]) };
        HomeView {
            game: (is_begun && verdict.is_none()).then(|| running(play)),
            review: verdict.filter(|_| play.played() >= REVIEWED).map(|outcome| HomeReview {
                headline: headline(play, &outcome),
                moments: play.moments().iter().filter_map(|moment| picture(play, moment)).collect(),
            }),
            opponent,
            rung: next.map(|opponent| HomeRung {
                opponent,
                beaten: Opponent::ALL.iter().filter(|it| has_met(progress, rules::DEFAULT, **it)).count(),
            }),
            lesson: open_lesson(progress, settings.skill()),
        }
    }
}

fn running<G: Game>(play: &Play<G>) -> HomeGame {
    let position = play.tree().at(play.tip());
    let (near, mover) = (play.board().orientation(), position.side_to_move());
    let players = play.players();
    let is_own_turn = players.of(mover) == Player::Human && play.is_own(mover);
    let turn = match (play.reader(), players) {
        (_, Players::ENGINES) => words::text("home-paused").to_owned(),
        (Some(_), _) if is_own_turn => words::text("home-your-move").to_owned(),
        (Some(_), _) => words::text("home-their-move").to_owned(),
        (None, _) => words::to_move(mover, position.in_check(), position.layout().colours()),
    };
    let title = match players {
        Players::ENGINES => words::text("home-engines").to_owned(),
        Players::HUMANS if play.seat().is_some() => words::text("home-friend").to_owned(),
        Players::HUMANS => words::text("home-same-screen").to_owned(),
        _ => words::home_game(play.strength()),
    };
    // The reader may have turned the board.
    let owner = play.reader().unwrap_or(near);
    let pockets = position.trays().into_iter().filter(|it| it.area == Area::Airfield && it.owner == owner);
    let drops: u32 = pockets.flat_map(|it| it.pieces.clone()).map(|stored| u32::from(stored.count)).sum();
    HomeGame {
        picture: thumb_for(position, near),
        is_own_turn,
        turn,
        title,
        about: words::home_about(position.move_number(), drops),
    }
}

/// The position before a key moment, seen by the side that moved, and what happened.
fn picture<G: Game>(play: &Play<G>, moment: &KeyMoment) -> Option<(Thumb, String)> {
    let (before, _) = play.tree().move_to(moment.judged.node)?;
    let position = play.tree().at(before);
    let title = words::moment_title(moment, position.layout(), position.goal());
    Some((thumb_for(position, moment.judged.side), title))
}

/// The result from the reader's point of view, or the winner.
fn headline<G: Game>(play: &Play<G>, outcome: &Outcome) -> &'static str {
    match (play.reader(), outcome.winner) {
        (_, None) => words::text("home-drawn"),
        (Some(you), Some(winner)) if you == winner => words::text("home-won"),
        (Some(_), Some(_)) => words::text("home-lost"),
        (None, Some(Side::White | Side::Black)) => words::text("home-ended"),
    }
}

fn open_lesson(progress: &LessonProgress, skill: Option<Skill>) -> Option<HomeLesson> {
    let lesson = next_open(progress, skill)?;
    let (chapter, place) = find(lesson.id)?;
    Some(HomeLesson { lesson, place: (place + 1, chapter.lessons.len()) })
}
