//! Conversion between games and records, and a game's entry in the library.

use super::{Play, Player, Players, Seat, Settled};
use crate::engine::level::{Level, Strength};
use crate::game::pgn::PgnGame;
use crate::game::{Ending, Game, Outcome, Side};
use crate::session::{KeptState, LinkId, Origin, Tree, notation};

/// The standard PGN tags that distinguish people from programs.
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];

/// The PGN tag of a game with a friend elsewhere: the reader's side, and the id that both devices use.
pub const FRIEND: &str = "Friend";

/// The PGN date of a game whose date is unknown.
const UNDATED: &str = "????.??.??";

/// Minimum number of moves for an abandoned game to be kept.
const WORTH_KEEPING: usize = 4;

impl<G: Game> Play<G> {
    pub fn origin(&self) -> Origin {
        self.origin
    }

    pub fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// The PGN date of the last move. Empty for a game that an older build stored.
    pub fn date(&self) -> &str {
        &self.date
    }

    pub fn set_date(&mut self, date: String) {
        self.date = date;
    }

    /// Copies everything but the moves from the same game in another tab: its id, its state in the library, its date,
    /// and the view of the board.
    pub fn look_like(&mut self, other: &Play<G>) {
        self.origin = other.origin;
        self.date.clone_from(&other.date);
        self.board.set_orientation(other.board.orientation());
    }

    /// Number of moves in the history, in all branches.
    pub fn played(&self) -> usize {
        self.tree().len() - 1
    }

    /// The value of [`Origin::kept`] once the game is kept in its current state.
    pub fn keeping(&self) -> KeptState {
        KeptState { moves: self.played(), over: self.verdict().is_some() }
    }

    /// True if the game should be kept automatically: it is over, or it is displaced after enough moves. Games from a
    /// link or the library are not kept again. Neither are games already kept, which may have been deleted since.
    pub fn wants_keeping(&self, displaced: bool) -> bool {
        let (origin, now) = (self.origin(), self.keeping());
        let fresh = now.moves.saturating_sub(origin.given);
        let known = origin.id.is_some() && origin.kept == now;
        !known && (now.over && fresh > 0 || displaced && fresh >= WORTH_KEEPING)
    }

    /// True if no move was played since the game was opened from a link or a record. A game with a friend elsewhere
    /// always counts as played.
    pub fn is_untouched(&self) -> bool {
        self.seat().is_none() && self.played() <= self.origin().given
    }

    /// Creates a game from a record, with its result; none if it has no start position.
    pub fn of_record(record: &PgnGame<G>, players: Players, strength: Strength) -> Option<Play<G>> {
        let mut play = Play::new(notation::tree(record)?, players, strength);
        play.tip = play.tree().current();
        play.date = record.tag("Date").unwrap_or(UNDATED).to_owned();
        if let Some(settled) = record.outcome().and_then(Settled::of_outcome) {
            play.ends.push((play.tree().current(), settled));
            play.arrive();
        }
        Some(play.with_seat(seat(record.tag(FRIEND).unwrap_or_default())))
    }

    /// The record of the game. Its main line is the game as played; other moves are variations. The caller provides the
    /// players' names, White's first, and the date as a PGN date.
    pub fn record(&self, names: [String; 2], date: String) -> PgnGame<G> {
        let end = self.verdict().map(|outcome| (outcome, self.settled_at(self.tip).is_some()));
        record_of(&self.history(), names, date, self.players(), self.seat(), end)
    }
}

/// The record of a played game. `end` is the outcome, and whether it ended by anything but a move.
pub(in crate::session) fn record_of<G: Game>(
    tree: &Tree<G>,
    [white, black]: [String; 2],
    date: String,
    players: Players,
    friend: Option<Seat>,
    end: Option<(Outcome, bool)>,
) -> PgnGame<G> {
    let kind = |side| if players.of(side) == Player::Human { "human" } else { "program" }.to_owned();
    let tags = [
        ("White", white),
        ("Black", black),
        ("Date", date),
        (TYPES[0], kind(Side::White)),
        (TYPES[1], kind(Side::Black)),
    ];
    let friend = friend.map(|Seat { side, id }| (FRIEND, format!("{} {}", side.name(), id.map_or(0, LinkId::get))));
    let resigned = match end {
        Some((Outcome { winner: Some(winner), ending: Ending::Resignation }, _)) => Some(!winner),
        _ => None,
    };
    let termination = match end {
        Some((outcome, true)) if resigned.is_none() => Some(("Termination", outcome.termination().to_owned())),
        _ => None,
    };
    let tags = tags.into_iter().chain(friend).chain(termination).map(|(name, value)| (name.to_owned(), value));
    let record = notation::record(tree, tags.collect());
    PgnGame { resigned, result: end.map(|(outcome, _)| outcome.result()), ..record }
}

/// The players, if the record names them.
pub fn players<G: Game>(record: &PgnGame<G>) -> Option<Players> {
    let player = |tag| match record.tag(tag) {
        Some("human") => Some(Player::Human),
        Some("program") => Some(Player::Engine),
        _ => None,
    };
    Some(Players { white: player(TYPES[0])?, black: player(TYPES[1])? })
}

/// Reads the reader's seat from the tag of a game with a friend elsewhere.
pub fn seat(tag: &str) -> Option<Seat> {
    let (side, id) = tag.split_once(' ')?;
    Some(Seat { side: Side::from_name(side)?, id: LinkId::new(id.parse().ok()?) })
}

/// Reads the computer's strength from its name in a record: `Envoy, level 7`, `Computer, Stufe 7`, `Computer, 5 seconds
/// a turn`. None without a computer player, or if its name gives no strength.
pub fn strength<G: Game>(record: &PgnGame<G>) -> Option<Strength> {
    let players = players(record)?;
    let engine = Side::BOTH.into_iter().find(|&side| players.of(side) == Player::Engine)?;
    let name = record.tag(if engine == Side::White { "White" } else { "Black" })?;
    let pace = after_comma(name).unwrap_or_default().to_ascii_lowercase();
    let time = UNITS
        .into_iter()
        .find(|(unit, _)| pace.contains(unit))
        .and_then(|(_, seconds)| Some(Strength::Seconds(last_number(&pace)?.checked_mul(seconds)?)));
    time.or_else(|| level_named(name).map(Strength::Level))
}

/// The beginnings of the units of time in all languages, with their length in seconds.
const UNITS: [(&str, u32); 8] =
    [("min", 60), ("мин", 60), ("分", 60), ("sec", 1), ("sek", 1), ("seg", 1), ("сек", 1), ("秒", 1)];

/// What follows the last comma of a name.
fn after_comma(name: &str) -> Option<&str> {
    name.rsplit_once([',', '、', '，']).map(|(_, rest)| rest)
}

/// The last whole number in a text. Languages differ in where it stands.
fn last_number(text: &str) -> Option<u32> {
    let end = text.rfind(|letter: char| letter.is_ascii_digit())? + 1;
    let before = text[..end].char_indices().rev().find(|(_, letter)| !letter.is_ascii_digit());
    let start = before.map_or(0, |(at, letter)| at + letter.len_utf8());
    if before.is_some_and(|(_, letter)| letter == '-') { None } else { text[start..end].parse().ok() }
}

/// The level at the end of a player's name, in any language.
pub fn level_named(name: &str) -> Option<Level> {
    Level::new(u8::try_from(last_number(after_comma(name)?)?).ok()?)
}
