//! A game as a record and back, and what the library knows of it.

use super::{Play, Player, Players, Seat, Settled};
use crate::engine::level::{Level, Strength};
use crate::game::pgn::PgnGame;
use crate::game::{Ending, Game, Outcome, Side};
use crate::session::notation;

/// The standard tags that say whether a person or a program plays.
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];

/// The tag of a game with a friend elsewhere: the reader's side, and the number by which both devices know the game.
pub const FRIEND: &str = "Friend";

/// A game that is left after fewer turns was not really played.
const WORTH_KEEPING: usize = 4;

/// What the library knows a game by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The number of its entry; 0 if it has none yet.
    pub id: u64,
    /// How many turns it came with, from a link or a record: those were not played here.
    pub given: usize,
    /// How many turns it had when it was last kept, and whether it was over.
    pub kept: (usize, bool),
}

impl From<(u64, usize, usize, bool)> for Origin {
    fn from((id, given, moves, over): (u64, usize, usize, bool)) -> Origin {
        Origin { id, given, kept: (moves, over) }
    }
}

impl From<Origin> for (u64, usize, usize, bool) {
    fn from(origin: Origin) -> Self {
        (origin.id, origin.given, origin.kept.0, origin.kept.1)
    }
}

impl<G: Game> Play<G> {
    /// What the library knows the game by.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Sets the number of the game in the library.
    pub fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// Takes from the same game in another tab what is not played: its number, what of it is kept, and how the table stands.
    pub fn look_like(&mut self, other: &Play<G>) {
        self.origin = other.origin;
        self.board.set_orientation(other.board.orientation());
    }

    /// How many turns the history has, in all its branches.
    pub fn played(&self) -> usize {
        self.tree().len() - 1
    }

    /// What [`Origin::kept`] is once the game as it is now is kept.
    pub fn keeping(&self) -> (usize, bool) {
        (self.played(), self.verdict().is_some())
    }

    /// Whether the game should be kept without being asked for: it has ended, or, if another takes its place, enough
    /// was played in it. What came from a link or the library is not kept again, nor what is kept already and perhaps
    /// deleted since.
    pub fn wants_keeping(&self, displaced: bool) -> bool {
        let (origin, now) = (self.origin(), self.keeping());
        let fresh = now.0.saturating_sub(origin.given);
        let known = origin.id != 0 && origin.kept == now;
        !known && (now.1 && fresh > 0 || displaced && fresh >= WORTH_KEEPING)
    }

    /// True if no move was played since it was opened from a link or a record. A game with a friend elsewhere always counts as played.
    pub fn is_untouched(&self) -> bool {
        self.seat().is_none() && self.keeping().0 <= self.origin().given
    }

    /// The game of a record, ended as the record says; none if it has no position to begin from.
    pub fn of_record(record: &PgnGame<G>, players: Players, strength: Strength) -> Option<Play<G>> {
        let mut play = Play::new(notation::tree(record)?, players, strength);
        if let Some(settled) = record.outcome().and_then(Settled::of_outcome) {
            play.ends.push((play.tree().current(), settled));
            play.arrive();
        }
        Some(play.with_seat(seat(record.tag(FRIEND).unwrap_or_default())))
    }

    /// The record of the game: its main line is the game as it was played, other moves are variations. The players' names, White's first, and the date as tags have it come from outside.
    pub fn record(&self, names: [String; 2], date: String) -> PgnGame<G> {
        let [white, black] = names;
        let kind = |side| if self.players().of(side) == Player::Human { "human" } else { "program" }.to_owned();
        let tags = [
            ("White", white),
            ("Black", black),
            ("Date", date),
            (TYPES[0], kind(Side::White)),
            (TYPES[1], kind(Side::Black)),
        ];
        let friend = self.seat().map(|Seat { side, id }| {
            let side = if side == Side::White { "white" } else { "black" };
            (FRIEND, format!("{side} {id}"))
        });
        let outcome = self.verdict();
        let settled = self.settled_at(self.tip).filter(|settled| !matches!(settled, Settled::Resigned(_)));
        let termination = settled.map(|settled| ("Termination", settled.outcome().termination().to_owned()));
        let resigned = match outcome {
            Some(Outcome { winner: Some(winner), ending: Ending::Resignation }) => Some(!winner),
            _ => None,
        };
        let tags = tags.into_iter().chain(friend).chain(termination).map(|(name, value)| (name.to_owned(), value));
        let record = notation::record(&self.history(), tags.collect());
        PgnGame { resigned, result: outcome.map(|outcome| outcome.result()), ..record }
    }
}

/// Who plays, if the record says so.
pub fn players<G: Game>(record: &PgnGame<G>) -> Option<Players> {
    let player = |tag| match record.tag(tag) {
        Some("human") => Some(Player::Human),
        Some("program") => Some(Player::Engine),
        _ => None,
    };
    Some(Players { white: player(TYPES[0])?, black: player(TYPES[1])? })
}

/// Where the reader sits in a game with a friend elsewhere, as the tag of its record says.
pub fn seat(tag: &str) -> Option<Seat> {
    let (side, id) = tag.split_once(' ')?;
    let side = match side {
        "white" => Side::White,
        "black" => Side::Black,
        _ => return None,
    };
    Some(Seat { side, id: id.parse().ok()? })
}

/// How strong the computer plays in a record, by what it is called there: `Envoy, level 7`, `Computer, Stufe 7`, `Computer, 5 seconds a
/// turn`. None if no computer plays in it, or the name does not say.
pub fn strength<G: Game>(record: &PgnGame<G>) -> Option<Strength> {
    let players = players(record)?;
    let engine = Side::BOTH.into_iter().find(|&side| players.of(side) == Player::Engine)?;
    let name = record.tag(if engine == Side::White { "White" } else { "Black" })?;
    let pace = name.rsplit_once(", ").and_then(|(_, pace)| pace.split_once(' '));
    let time = pace.and_then(|(number, unit)| {
        let number = number.parse::<u32>().ok()?;
        Some(Strength::Seconds(number.checked_mul(if unit.to_lowercase().starts_with("min") { 60 } else { 1 })?))
    });
    time.or_else(|| level_named(name).map(Strength::Level))
}

/// The level that the name of a player ends with, in whichever language.
pub fn level_named(name: &str) -> Option<Level> {
    let (_, level) = name.rsplit_once(", ")?;
    Level::new(level.rsplit(' ').next()?.parse().ok()?)
}
