//! Links: the part of the address after `#` says which screen is open, with which game, and who plays.
//!
//! `#/play?game=hostage&fen=<FEN, _ for spaces>&moves=<UCI moves joined by _>&white=human&black=engine&seconds=5`
//!
//! Instead of `game`, `fen` and `moves` there may be `g=<the game in short form>`, see [`compact`].
//! Instead of `seconds` there may be `level=3`; if there are both, the level counts.
//!
//! Of a game that two people play in links, `id=` says which one it is, and `end=R` that it was ended so beside the board.
//!
//! Unknown parameters are ignored, but for those that are most like a known one: see [`Doubt`]. `#` inside a value is written
//! percent-encoded and read either way. What mail programs, chats and forums do to addresses is undone (`link/address.rs`) where the
//! checksum or the rules prove the repair (`link/compact/repair.rs`, `link/mend.rs`).

mod address;
pub mod compact;
pub mod embed;
mod game;
mod mend;
mod names;

use std::fmt;
use std::str::FromStr;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

use self::address::Address;

use self::compact::CompactFault;
use crate::engine::level::Strength;
use crate::game::any::AnyPosition;
use crate::game::game_record::GameRecordFault;
use crate::game::{Game, GameRecord, Side};
pub use crate::session::Screen;
use crate::session::{DEFAULT_STRENGTH, Player, Players, Settled};

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
    /// A short form or a FEN, in which capital letters mean something else, has none any more, or no small ones.
    Case,
    /// The position or a turn is faulty.
    GameRecord(GameRecordFault),
}

/// What an address says that is not clear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// A name that means nothing, like one that does.
    Name {
        /// The name as it was written.
        written: String,
        /// The name that is like it.
        meant: &'static str,
        /// The value was read as if that name stood there.
        taken: bool,
    },
    /// The address ends with an ellipsis, so that moves may be missing.
    Cut,
}

impl Doubt {
    /// What a name is taken for.
    fn meaning(&self, name: &str) -> Option<&'static str> {
        match self {
            Doubt::Name { written, meant, taken: true } if written == name => Some(meant),
            _ => None,
        }
    }

    /// The name is not taken for anything, if it is about the game.
    fn leave(&mut self) {
        if let Doubt::Name { taken, meant, .. } = self {
            *taken &= !names::GAME.contains(meant);
        }
    }
}

/// All that an address says, as far as it can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkReading {
    /// What can be read.
    pub link: Link,
    /// Everything that is wrong.
    pub faults: Vec<LinkFault>,
    /// Everything that the reader should know of how it was read.
    pub doubts: Vec<Doubt>,
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
    /// assert_eq!(link.game.unwrap().record.moves, ["e2e4", "e7e5"]);
    /// ```
    pub fn read(fragment: &str) -> Result<Link, Vec<LinkFault>> {
        let LinkReading { link, faults, .. } = Link::look(fragment);
        if faults.is_empty() { Ok(link) } else { Err(faults) }
    }

    /// The same, as far as it can be read.
    ///
    /// ```
    /// use hostage_chess::link::{Doubt, Link};
    /// let reading = Link::look("#/play?mvoes=e2e4_e7e5");
    /// assert_eq!(reading.link.game.unwrap().record.moves.len(), 2);
    /// assert_eq!(reading.doubts, [Doubt::Name { written: "mvoes".into(), meant: "moves", taken: true }]);
    /// ```
    pub fn look(fragment: &str) -> LinkReading {
        let mut faults = Vec::new();
        if fragment.len() > LONGEST {
            faults.push(LinkFault::TooLong { bytes: fragment.len() });
            return LinkReading { link: Link { screen: Screen::Play, game: None }, faults, doubts: Vec::new() };
        }
        let address = Address::read(fragment);
        let name = address.screen();
        let known = address.known_screen();
        let screen = known.unwrap_or_default();
        let mut doubts = address.doubts(screen);
        let plain = game::read(screen, &address, &[]);
        let (game, wrong) = if doubts.is_empty() {
            plain
        } else {
            // An unknown name is taken for the one that it is like if that can be read, or if there is no game without it.
            let guessed = game::read(screen, &address, &doubts);
            let works = |read: &(Option<LinkedGame>, Vec<LinkFault>)| {
                read.1.is_empty() && read.0.as_ref().is_none_or(|game| game.record.follow::<AnyPosition>().is_ok())
            };
            let alone = plain.0.as_ref().is_none_or(|game| game.record.start.is_none() && game.record.moves.is_empty());
            if works(&guessed) || alone && guessed.0.is_some() {
                guessed
            } else {
                doubts.iter_mut().for_each(Doubt::leave);
                plain
            }
        };
        if known.is_none() && !name.is_empty() {
            faults.push(LinkFault::Screen(address.path.clone()));
            let meant = names::meant_screen(&name);
            doubts.extend(meant.map(|meant| Doubt::Name { written: name, meant, taken: false }));
        }
        faults.extend(wrong);
        if game.is_some() && address.is_cut() {
            doubts.push(Doubt::Cut);
        }
        LinkReading { link: Link { screen, game }, faults, doubts }
    }
}

/// A parameter of an address that is about no game, if it is there and can be read.
///
/// ```
/// assert_eq!(hostage_chess::link::parameter("#/learn?lesson=hole-pull", "lesson").as_deref(), Some("hole-pull"));
/// ```
pub fn parameter(address: &str, name: &str) -> Option<String> {
    Address::read(address).value(name)
}

/// Returns true if an address has this word after its screen: `#/puzzles?daily`.
pub fn says(address: &str, word: &str) -> bool {
    Address::read(address).says(word)
}

/// The name of the screen in an address, whether or not there is one; empty if the address names none.
///
/// ```
/// assert_eq!(hostage_chess::link::screen_name("#!/Embed/?g=1Ro5JAAI0"), "embed");
/// ```
pub fn screen_name(address: &str) -> String {
    Address::read(address).screen()
}

impl FromStr for Link {
    type Err = Vec<LinkFault>;

    /// The same as [`Link::read`].
    fn from_str(fragment: &str) -> Result<Link, Vec<LinkFault>> {
        Link::read(fragment)
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
        let record = GameRecord { variant: variant.to_owned(), start: Some(fen.to_owned()), moves: Vec::new() };
        LinkedGame::of(record)
    }

    /// A link to one position, without the turns that led there.
    pub fn from_position(position: &AnyPosition, players: Players, strength: Strength) -> LinkedGame {
        let record =
            GameRecord { variant: position.variant().to_owned(), start: Some(position.fen()), moves: Vec::new() };
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
            if !record.moves.is_empty() {
                write!(f, "&moves={}", encode(&record.moves.join("_")))?;
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
