//! Links: the part of the address after `#` says which screen is open, with which game, and who plays.
//!
//! `#/play?game=hostage&fen=<FEN, _ for spaces>&moves=<UCI turns joined by _>&white=human&black=engine&seconds=5`
//!
//! Instead of `game`, `fen` and `moves` there may be `g=<the game in short form>`, see [`compact`].
//! Instead of `seconds` there may be `level=3`; if there are both, the level counts.
//!
//! Of a game that two people play in links, `id=` says which one it is, and `end=R` that it was ended so beside the board.
//!
//! Unknown parameters are ignored. `#` inside a value is written percent-encoded and read either way.

pub mod compact;
pub mod embed;

use std::fmt;
use std::str::FromStr;

use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use self::compact::CompactFault;
use crate::engine::level::{NoLevel, Strength};
use crate::game::any::{AnyPosition, variants};
use crate::game::game_record::GameRecordFault;
use crate::game::{Game, GameRecord, Side, lookalike, rules};
pub use crate::session::Screen;
use crate::session::{DEFAULT_STRENGTH, LONGEST_SECONDS, Player, Players, Settled};

/// What a link says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Which screen.
    pub screen: Screen,
    /// Which game, if the link names one, and who plays.
    pub game: Option<LinkedGame>,
}

/// The game in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedGame {
    /// Rules, first position and turns.
    pub record: GameRecord,
    /// Who plays.
    pub players: Players,
    /// How strong the engine is.
    pub strength: Strength,
    /// Whether it is in short form: sent by one person to another, who plays the side to move.
    pub short: bool,
    /// What both devices know a game by that two people play in links; 0 if nobody said.
    pub id: u32,
    /// How the game was ended beside the board.
    pub end: Option<Settled>,
}

/// What is wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// No such screen.
    Screen(String),
    /// The link is longer than any game.
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// A value is not valid percent-encoded UTF-8.
    Encoding(String),
    /// No rules of that name.
    Game(String),
    /// Neither `human` nor `engine`.
    Player(String),
    /// Not a number of seconds from 1 to an hour.
    Seconds(String),
    /// No level of that number.
    Level(String),
    /// The short form of a game cannot be read.
    Compact(CompactFault),
    /// The position or a turn is faulty.
    GameRecord(GameRecordFault),
}

/// The longest link that is read, in bytes; ten thousand turns are shorter.
const LONGEST: usize = 100_000;

/// What has to be percent-encoded in a value of a fragment, and where chat programs cut links off.
const RESERVED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'&')
    .add(b'+')
    .add(b'<')
    .add(b'=')
    .add(b'>')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

impl Link {
    /// Reads the part of an address after `#`, with or without the `#`. An empty one opens the Play screen.
    ///
    /// # Errors
    /// Everything that is wrong with it. Whether the turns are legal only turns out when the record is followed.
    ///
    /// ```
    /// use hostage_chess::link::Link;
    /// let link = Link::read("#/play?game=hostage&moves=e2e4_e7e5").unwrap();
    /// assert_eq!(link.game.unwrap().record.turns, ["e2e4", "e7e5"]);
    /// ```
    pub fn read(fragment: &str) -> Result<Link, Vec<LinkFault>> {
        if fragment.len() > LONGEST {
            return Err(vec![LinkFault::TooLong { bytes: fragment.len() }]);
        }
        let text = fragment.strip_prefix('#').unwrap_or(fragment);
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let name = path.trim_matches('/');
        let mut faults = Vec::new();
        let screen = if name.is_empty() {
            Screen::Play
        } else {
            Screen::ALL.into_iter().find(|screen| screen.name() == name).unwrap_or_else(|| {
                faults.push(LinkFault::Screen(name.to_owned()));
                Screen::Play
            })
        };
        let game = read_game(screen, query, &mut faults);
        if faults.is_empty() { Ok(Link { screen, game }) } else { Err(faults) }
    }
}

/// A parameter of an address that is about no game, if it is there and can be read.
///
/// ```
/// assert_eq!(hostage_chess::link::parameter("#/learn?lesson=hole-pull", "lesson").as_deref(), Some("hole-pull"));
/// ```
pub fn parameter(address: &str, name: &str) -> Option<String> {
    let (_, query) = address.split_once('?')?;
    let (_, raw) = query.split('&').filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name)?;
    percent_decode_str(raw).decode_utf8().ok().map(|value| value.into_owned())
}

impl FromStr for Link {
    type Err = Vec<LinkFault>;

    /// The same as [`Link::read`].
    fn from_str(fragment: &str) -> Result<Link, Vec<LinkFault>> {
        Link::read(fragment)
    }
}

/// The game that the parameters describe; none if there are no such parameters.
fn read_game(screen: Screen, query: &str, faults: &mut Vec<LinkFault>) -> Option<LinkedGame> {
    let players = screen.players();
    let record = GameRecord { variant: rules::DEFAULT.to_owned(), ..GameRecord::default() };
    let mut game = LinkedGame { players, ..LinkedGame::of(record) };
    let mut level = None;
    let mut named = false;
    for (key, raw) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        if !["game", "fen", "moves", "g", "white", "black", "seconds", "level", "id", "end"].contains(&key) {
            continue;
        }
        named = true;
        let Ok(value) = percent_decode_str(raw).decode_utf8() else {
            faults.push(LinkFault::Encoding(raw.to_owned()));
            continue;
        };
        match key {
            "game" if variants().any(|name| name == value) => game.record.variant = value.into_owned(),
            "game" => faults.push(LinkFault::Game(value.into_owned())),
            "fen" => game.record.start = Some(lookalike::fen(&value.replace('_', " ")).into_owned()),
            "moves" => {
                let turns = lookalike::plain(&value);
                game.record.turns = turns.split('_').filter(|m| !m.is_empty()).map(str::to_owned).collect();
            }
            "g" => match compact::read(&value) {
                Ok(record) => (game.record, game.short) = (record, true),
                Err(fault) => faults.push(LinkFault::Compact(fault)),
            },
            "white" => read_player(&value, &mut game.players.white, faults),
            "black" => read_player(&value, &mut game.players.black, faults),
            // What is not understood of these two changes nothing in the game.
            "id" => game.id = value.parse().unwrap_or_default(),
            "end" => game.end = Settled::of_letter(&value),
            "level" => match value.parse() {
                Ok(known) => level = Some(known),
                Err(NoLevel) => faults.push(LinkFault::Level(value.into_owned())),
            },
            _ => match value.parse() {
                Ok(seconds @ 1..=LONGEST_SECONDS) => game.strength = Strength::Seconds(seconds),
                _ => faults.push(LinkFault::Seconds(value.into_owned())),
            },
        }
    }
    if let Some(level) = level {
        game.strength = Strength::Level(level);
    }
    // On the set-up screen positions may be faulty.
    if let (Err(why), false) = (game.record.first::<AnyPosition>(), screen == Screen::Setup) {
        faults.push(LinkFault::GameRecord(GameRecordFault::Start(why)));
    }
    named.then_some(game)
}

fn read_player(value: &str, player: &mut Player, faults: &mut Vec<LinkFault>) {
    match value {
        "human" => *player = Player::Human,
        "engine" => *player = Player::Engine,
        other => faults.push(LinkFault::Player(other.to_owned())),
    }
}

impl LinkedGame {
    /// This game, against the computer as it plays when nobody says how.
    pub fn of(record: GameRecord) -> LinkedGame {
        let (players, strength) = (Players::default(), DEFAULT_STRENGTH);
        LinkedGame { record, players, strength, short: false, id: 0, end: None }
    }

    /// A link to a FEN that need not be a legal position.
    pub fn from_text(variant: &str, fen: &str) -> LinkedGame {
        let record = GameRecord { variant: variant.to_owned(), start: Some(fen.to_owned()), turns: Vec::new() };
        LinkedGame::of(record)
    }

    /// A link to one position, without the turns that led there.
    pub fn from_position(position: &AnyPosition, players: Players, strength: Strength) -> LinkedGame {
        let record =
            GameRecord { variant: position.variant().to_owned(), start: Some(position.fen()), turns: Vec::new() };
        LinkedGame { players, strength, ..LinkedGame::of(record) }
    }
}

impl fmt::Display for Link {
    /// Writes the link, `#` included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}", self.screen.name())?;
        let Some(LinkedGame { record, players, strength, short, id, end }) = &self.game else { return Ok(()) };
        let encode = |value: &str| utf8_percent_encode(value, RESERVED).to_string();
        let usual = self.screen.players();
        // A game that cannot be followed has no short form.
        let letter = if *short { compact::write(record).ok() } else { None };
        if let Some(text) = &letter {
            write!(f, "?g={text}")?;
        } else {
            write!(f, "?game={}", encode(&record.variant))?;
            if let Some(fen) = &record.start {
                write!(f, "&fen={}", encode(&fen.replace(' ', "_")))?;
            }
            if !record.turns.is_empty() {
                write!(f, "&moves={}", encode(&record.turns.join("_")))?;
            }
        }
        for (side, key) in [(Side::White, "white"), (Side::Black, "black")] {
            let player = players.of(side);
            if letter.is_none() || player != usual.of(side) {
                write!(f, "&{key}={}", if player == Player::Human { "human" } else { "engine" })?;
            }
        }
        if *id != 0 {
            write!(f, "&id={id}")?;
        }
        if let Some(end) = end {
            write!(f, "&end={}", encode(&end.letter()))?;
        }
        match strength {
            known if *known == DEFAULT_STRENGTH => Ok(()),
            Strength::Seconds(seconds) => write!(f, "&seconds={seconds}"),
            Strength::Level(level) => write!(f, "&level={level}"),
        }
    }
}
