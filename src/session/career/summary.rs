//! What the reader's own page shows of the career.

use super::game::{CareerGame, CareerOpponent, ResultCounts};
use super::history::Career;
use super::rating::CareerRating;
use crate::engine::level::Level;
use crate::game::any::AnyPosition;
use crate::game::{Game, Position, Side, Style};
use crate::session::Opponent;

/// Number of openings that are listed.
const OPENINGS: usize = 5;

/// Number of games over which the accuracy is averaged.
pub const MEAN: usize = 5;

/// The part of the career that the curve of the rating shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RatingSpan {
    Month,
    Year,
    #[default]
    All,
}

/// The rating over a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingView {
    pub now: CareerRating,
    /// The difference to the rating before the first game of this time.
    pub change: i32,
    /// The rating before this time, and after each game, with the date; the first has the date of the first game.
    pub points: Vec<(String, u32)>,
    /// Number of rated games that are still missing before the rating is shown.
    pub missing: usize,
}

/// The results against one opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RungView {
    pub opponent: Opponent,
    /// The results of games without help.
    pub counts: ResultCounts,
    /// True if any game was played against it, with or without help, by any rules.
    pub met: bool,
}

/// The first moves of the reader, and their results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningView {
    pub side: Side,
    /// The moves with their numbers: `1. e4 2. Nf3`.
    pub moves: String,
    pub counts: ResultCounts,
}

/// The accuracy in the games where it is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AccuracyView {
    /// The date and the accuracy of each game, and the mean of the last five games up to it.
    pub points: Vec<(String, u32, u32)>,
}

impl AccuracyView {
    /// The mean of the last five games.
    pub fn now(&self) -> Option<u32> {
        self.points.last().map(|point| point.2)
    }

    /// The change of the mean since the first five games; none before ten games.
    pub fn change(&self) -> Option<i32> {
        let first = self.points.get(MEAN - 1).filter(|_| self.points.len() >= 2 * MEAN)?;
        Some(self.now()? as i32 - first.2 as i32)
    }
}

/// The rating after each rated game, oldest first, with the date of the game.
pub fn curve(career: &Career) -> Vec<(String, CareerRating)> {
    let mut rating = career.earlier().rating;
    career.games().into_iter().filter_map(|game| rating.take(&game).then_some((game.date, rating))).collect()
}

/// Number of rated games before a rating is shown. After one game it says little, and a lost one would halve it.
pub const RATED_AFTER: usize = 5;

/// The rating in a stored text; none before enough rated games.
pub fn rating(text: &str) -> Option<u32> {
    let view = rating_view(&Career::read(text), RatingSpan::All, "")?;
    (view.missing == 0).then(|| view.now.rating())
}

/// The rating over a time. None before the first rated game. `today` is a date like those in PGN tags.
pub fn rating_view(career: &Career, span: RatingSpan, today: &str) -> Option<RatingView> {
    let (all, first) = (curve(career), career.earlier().rating);
    let since = match span {
        RatingSpan::Month => ago(today, 1),
        RatingSpan::Year => ago(today, 12),
        RatingSpan::All => String::new(),
    };
    let place = all.iter().position(|(date, _)| *date >= since).unwrap_or(all.len());
    let now = all.last().map_or(first, |(_, rating)| *rating);
    let has_earlier = career.earlier().id > 0;
    if all.is_empty() && !has_earlier {
        return None;
    }
    let before = place.checked_sub(1).map_or(first, |place| all[place].1).rating();
    let begins = all.get(place).map_or(today, |(date, _)| date.as_str()).to_owned();
    let points = all[place..].iter().map(|(date, rating)| (date.clone(), rating.rating()));
    let points = std::iter::once((begins, before)).chain(points).collect();
    let missing = if has_earlier { 0 } else { RATED_AFTER.saturating_sub(all.len()) };
    Some(RatingView { now, change: now.rating() as i32 - before as i32, points, missing })
}

/// The date some months earlier.
fn ago(date: &str, months: u32) -> String {
    let mut numbers = date.split('.').map(|number| number.parse::<u32>().unwrap_or(1));
    let mut number = || numbers.next().unwrap_or(1);
    let (year, month, day) = (number(), number(), number());
    let month = (year * 12 + month).saturating_sub(1 + months);
    format!("{:04}.{:02}.{day:02}", month / 12, month % 12 + 1)
}

/// The results against all opponents, the strongest first.
pub fn ladder_view(career: &Career) -> Vec<RungView> {
    let (mut counts, games) = (career.earlier().counts, career.games());
    for game in &games {
        if let Some(counts) = game.counts_for(&mut counts) {
            counts.add(game.result);
        }
    }
    let against = |opponent: Opponent| {
        let is_at = |played: CareerOpponent| {
            let CareerOpponent::Level(level) = played else { return false };
            Level::new(level).is_some_and(|level| Opponent::at(level) == opponent)
        };
        let mut sum = ResultCounts::default();
        for (_, counts) in counts.iter().filter(|(played, _)| is_at(*played)) {
            sum.join(*counts);
        }
        let met = sum.all() > 0 || games.iter().any(|game| is_at(game.opponent));
        RungView { opponent, counts: sum, met }
    };
    Opponent::ALL.into_iter().rev().map(against).collect()
}

/// Number of games that do not count, because the reader had help or played another game.
pub fn unrated(career: &Career) -> usize {
    career.games().iter().filter(|game| game.helped || !game.is_hostage()).count()
}

/// The first two moves that the reader plays most often.
pub fn openings_view(career: &Career) -> Vec<OpeningView> {
    let mut all: Vec<(Side, Vec<String>, CareerGame, ResultCounts)> = Vec::new();
    for game in career.games().into_iter().filter(CareerGame::is_hostage) {
        let skipped = usize::from(game.side == Side::Black);
        let own: Vec<String> = game.moves.iter().skip(skipped).step_by(2).cloned().collect();
        let place = all.iter().position(|(side, moves, _, _)| *side == game.side && *moves == own);
        let result = game.result;
        let place = place.unwrap_or_else(|| {
            all.push((game.side, own, game, ResultCounts::default()));
            all.len() - 1
        });
        all[place].3.add(result);
    }
    let counts = |place: usize| all[place].3.all();
    let places = crate::sorted::order(all.len(), &|one, other| counts(one) > counts(other));
    let views = places.into_iter().filter_map(|place| {
        let (side, _, game, counts) = &all[place];
        Some(OpeningView { side: *side, moves: spelled(game)?, counts: *counts })
    });
    views.take(OPENINGS).collect()
}

/// The reader's own first moves with their numbers; none if they are not legal.
fn spelled(game: &CareerGame) -> Option<String> {
    let mut position = AnyPosition::start(&game.variant)?;
    let mut said = Vec::new();
    for (ply, uci) in game.moves.iter().enumerate() {
        let m = position.read_uci(uci).ok()?;
        if position.side_to_move() == game.side {
            let dots = if game.side == Side::White { "." } else { "…" };
            said.push(format!("{}{dots} {}", ply / 2 + 1, position.notation(m, Style::default())));
        }
        position = position.play(m).ok()?;
    }
    Some(said.join(" ")).filter(|said| !said.is_empty())
}

/// The accuracy in all games where it is known.
pub fn accuracy_view(career: &Career) -> AccuracyView {
    let games = career.games();
    let known: Vec<(String, u32)> =
        games.iter().filter_map(|game| Some((game.date.clone(), career.accuracy(game)?))).collect();
    let mean = |place: usize| {
        let last = &known[(place + 1).saturating_sub(MEAN)..=place];
        let sum: u32 = last.iter().map(|(_, percent)| percent).sum();
        (sum + last.len() as u32 / 2) / last.len() as u32
    };
    let points = known.iter().enumerate().map(|(place, (date, percent))| (date.clone(), *percent, mean(place)));
    AccuracyView { points: points.collect() }
}

/// The number of games, and the date of the first one that is known.
pub fn played(career: &Career) -> (u32, Option<String>) {
    let games = career.games();
    let counts = career.earlier().counts.into_iter();
    let earlier = counts.fold(0, |sum: u32, (_, counts)| sum.saturating_add(counts.all()));
    (earlier.saturating_add(games.len() as u32), games.first().map(|game| game.date.clone()))
}
