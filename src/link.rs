//! Links. The part of the address after `#` names the open screen, the game and its players.
//!
//! `#/play?game=hostage&fen=<FEN, _ for spaces>&moves=<UCI moves joined by _>&white=human&black=engine&seconds=5`
//!
//! `g=<the game in short form>` can replace `game`, `fen` and `moves`, see [`compact`]. `level=3` can replace
//! `seconds`, and takes precedence if both are given.
//!
//! Two people who play by link share the game's number in `id=`. `end=R` means that they ended the game themselves, in
//! this case by resignation. `by=Mara` is the name of the person who sent the link.
//!
//! Unknown parameters are ignored, unless their name resembles a known one: see [`Doubt`]. A `#` in a value is written
//! percent-encoded and read either way. Damage done by mail programs, chats and forums is undone if it is unambiguous
//! (`link/address.rs`). The checksum (`link/compact/repair.rs`) or the rules (`link/mend.rs`) may also prove a repair.

mod address;
pub mod compact;
pub mod embed;
mod game;
mod mend;
mod names;

use std::fmt;
use std::str::FromStr;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

use self::address::{Address, free, strict};
use self::names::BY;

use self::compact::CompactFault;
use crate::engine::level::Strength;
use crate::game::any::{AnyPosition, variants};
use crate::game::game_record::GameRecordFault;
use crate::game::rules::family;
use crate::game::{Game, GameRecord, Side};
pub use crate::session::Screen;
use crate::session::{DEFAULT_STRENGTH, LinkId, Player, Players, Settled};

/// The content of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Screen to open.
    pub screen: Screen,
    /// Game and players, if the link names a game.
    pub game: Option<LinkedGame>,
}

impl Link {
    /// Creates a link that sets up a FEN, which may be an invalid position. The person plays the side at the bottom.
    pub fn to_setup(variant: &str, fen: &str, bottom: Side) -> Link {
        let game = LinkedGame { players: Players::human(bottom), ..LinkedGame::from_text(variant, fen) };
        Link { screen: Screen::Setup, game: Some(game) }
    }
}

/// A game in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedGame {
    /// Rules, first position and moves.
    pub record: GameRecord,
    /// Players of the two sides.
    pub players: Players,
    /// Strength of the engine.
    pub strength: Strength,
    /// True for the short form, which one person sends to another. The recipient plays the side to move.
    pub short: bool,
    /// Id that both devices use for a game played by link, or `None` if there is none.
    pub id: Option<LinkId>,
    /// Result, if the players ended the game themselves.
    pub end: Option<Settled>,
}

/// A fault in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// The screen does not exist.
    Screen(String),
    /// The link is longer than the link of any game.
    TooLong {
        /// Length in bytes.
        bytes: usize,
    },
    /// A value is not valid percent-encoded UTF-8.
    Encoding(String),
    /// There are no rules of this name.
    Game(String),
    /// The player is neither `human` nor `engine`.
    Player(String),
    /// The time is not a number of seconds from 1 to 3600.
    Seconds(String),
    /// The level does not exist.
    Level(String),
    /// The short form of the game is unreadable.
    Compact(CompactFault),
    /// Letter case was lost in a short form or a FEN, which depend on it.
    Case,
    /// The first position or a move is invalid.
    GameRecord(GameRecordFault),
}

/// A doubtful part of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// An unknown name that resembles a known one.
    Name {
        /// Name in the link.
        written: String,
        /// Known name that it resembles.
        meant: &'static str,
        /// True if the value was read under the known name.
        taken: bool,
    },
    /// The address ends with an ellipsis, so that moves may be missing.
    Cut,
}

impl Doubt {
    /// Returns the known name under which an unknown one is read.
    fn meaning(&self, name: &str) -> Option<&'static str> {
        match self {
            Doubt::Name { written, meant, taken: true } if written == name => Some(meant),
            _ => None,
        }
    }

    /// Records that a name of [`names::GAME`] was not read.
    fn leave(&mut self) {
        if let Doubt::Name { taken, meant, .. } = self {
            *taken &= !names::GAME.contains(meant);
        }
    }
}

/// The readable part of an address, with its faults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkReading {
    /// Readable content.
    pub link: Link,
    /// All faults.
    pub faults: Vec<LinkFault>,
    /// Doubtful parts, which the person who opens the link should be told about.
    pub doubts: Vec<Doubt>,
}

/// Maximum length of a link in bytes, enough for ten thousand moves.
const LONGEST: usize = 100_000;

/// Characters to percent-encode in a value, including those at which chat programs cut links off.
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

/// Characters to encode in free text at the end of a link, including those that may follow a link.
const PUNCTUATION: &AsciiSet =
    &RESERVED.add(b'!').add(b'\'').add(b'(').add(b')').add(b'*').add(b',').add(b'.').add(b':').add(b';').add(b'?');

impl Link {
    /// Reads the part of an address after `#`, with or without the `#`. An empty text opens the Play screen.
    ///
    /// # Errors
    /// All faults in the link. Illegal moves are found only when the record is followed.
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

    /// Reads an address as far as possible.
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
            // An unknown name is read as the known one if the result is valid, or if there is no game otherwise.
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

/// Returns the value of a parameter, if it is there and can be read. For parameters that do not belong to the game.
///
/// ```
/// assert_eq!(hostage_chess::link::parameter("#/learn?lesson=hole-pull", "lesson").as_deref(), Some("hole-pull"));
/// ```
pub fn parameter(address: &str, name: &str) -> Option<String> {
    Address::read(address).value(name)
}

/// Returns the rules of the game that an address is about without containing a game: by their name, as in the addresses
/// of puzzles and rules, or by the first word of the name of a puzzle or a lesson.
///
/// ```
/// use hostage_chess::link::subject;
/// assert_eq!(subject("#/rules?variant=hole"), Some("hole"));
/// assert_eq!(subject("#/puzzles?p=messenger-12"), Some("messenger"));
/// assert_eq!(subject("#/learn?lesson=chess-rook"), None);
/// ```
pub fn subject(address: &str) -> Option<&'static str> {
    let address = Address::read(address);
    let named = ["variant", "p", "lesson"].into_iter().find_map(|name| address.value(name))?;
    let word = family(&named);
    variants().find(|known| family(known).eq_ignore_ascii_case(word))
}

/// Returns the address of puzzles of a game, such as `daily`. With no `choice` it is their front page, which
/// `static/first.js` recognises by the order of the parameters.
///
/// ```
/// use hostage_chess::link::puzzles;
/// assert_eq!(puzzles("daily", "hole"), "#/puzzles?daily&variant=hole");
/// assert_eq!(puzzles("", "hole"), "#/puzzles?variant=hole");
/// ```
pub fn puzzles(choice: &str, variant: &str) -> String {
    let separator = if choice.is_empty() { "" } else { "&" };
    format!("#/puzzles?{choice}{separator}variant={variant}")
}

/// The address of a live game, by the text of its invitation.
///
/// ```
/// assert_eq!(hostage_chess::link::live("AbC_1"), "#/live?key=AbC_1");
/// ```
pub fn live(invitation: &str) -> String {
    format!("#/live?key={invitation}")
}

/// Adds the sender's name to a link. An empty name changes nothing.
///
/// ```
/// use hostage_chess::link::{sender, signed};
/// let link = signed("#/play?g=1Ro5JAAI0&id=7".to_owned(), "Ann & José");
/// assert_eq!(sender(&link).as_deref(), Some("Ann & José"));
/// ```
pub fn signed(link: String, name: &str) -> String {
    match name.trim() {
        "" => link,
        name => format!("{link}&{BY}={}", utf8_percent_encode(name, PUNCTUATION)),
    }
}

/// Returns the sender's name in an address, as the sender wrote it.
pub fn sender(address: &str) -> Option<String> {
    let address = Address::read(address);
    let place = address.pairs.iter().position(|(name, _)| name == BY)?;
    strict(&free(&address.pairs[place].1, place + 1 == address.pairs.len())).filter(|name| !name.is_empty())
}

/// Returns true if an address has this word after its screen: `#/puzzles?daily`.
pub fn says(address: &str, word: &str) -> bool {
    Address::read(address).says(word)
}

/// Returns the name of the screen in an address, known or not. Empty if the address names none.
///
/// ```
/// assert_eq!(hostage_chess::link::screen_name("#!/Embed/?g=1Ro5JAAI0"), "embed");
/// ```
pub fn screen_name(address: &str) -> String {
    Address::read(address).screen()
}

impl FromStr for Link {
    type Err = Vec<LinkFault>;

    /// Calls [`Link::read`].
    fn from_str(fragment: &str) -> Result<Link, Vec<LinkFault>> {
        Link::read(fragment)
    }
}

impl LinkedGame {
    /// Creates a link to a game against the engine at its default strength.
    pub fn of(record: GameRecord) -> LinkedGame {
        let (players, strength) = (Players::default(), DEFAULT_STRENGTH);
        LinkedGame { record, players, strength, short: false, id: None, end: None }
    }

    /// Creates a link to a FEN, which may be an invalid position.
    pub fn from_text(variant: &str, fen: &str) -> LinkedGame {
        let record = GameRecord { variant: variant.to_owned(), start: Some(fen.to_owned()), moves: Vec::new() };
        LinkedGame::of(record)
    }

    /// Creates a link to a position without the moves that led to it.
    pub fn from_position(position: &AnyPosition, players: Players, strength: Strength) -> LinkedGame {
        let record =
            GameRecord { variant: position.variant().to_owned(), start: Some(position.fen()), moves: Vec::new() };
        LinkedGame { players, strength, ..LinkedGame::of(record) }
    }
}

impl fmt::Display for Link {
    /// Writes the link, starting with `#`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}", self.screen.name())?;
        let Some(LinkedGame { record, players, strength, short, id, end }) = &self.game else { return Ok(()) };
        let encode = |value: &str| utf8_percent_encode(value, RESERVED).to_string();
        let usual = self.screen.players();
        // A very long game, or one with an illegal move, has no short form.
        let is_short = *short && record.moves.len() <= compact::MOST_MOVES;
        let letter = if is_short { compact::write(record).ok() } else { None };
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
        for side in Side::BOTH {
            let player = players.of(side);
            if letter.is_none() || player != usual.of(side) {
                write!(f, "&{}={}", side.name(), if player == Player::Human { "human" } else { "engine" })?;
            }
        }
        if let Some(id) = id {
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
