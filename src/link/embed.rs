//! Parameters of the embedded board: its appearance and the names of the players.
//!
//! `#/embed?g=...&side=black&start=12&theme=dark&names=0&white-name=Ada&black-name=Bob&event=Club+evening`

use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::address::{Address, free, strict, trimmed};
use super::names::{self, FREE};
use super::{Link, LinkedGame, Screen};
use crate::game::lookalike::plain;
use crate::game::{GameRecord, Side};
use crate::session::{Players, Settled};

/// Maximum length of a displayed name, in characters.
pub const LONGEST: usize = 80;

/// Room for three names behind the game, in bytes.
const NAMES: usize = 3_000;

/// The address of an embedded board, without options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedLink {
    /// The part of the address from `#`.
    pub fragment: String,
    /// Number of moves in its game.
    pub moves: usize,
    /// Number of moves before the position to open, if it is not the last one.
    pub start: Option<usize>,
}

impl EmbedLink {
    /// Links to a whole game, opened at the position shown. If no link can hold the game, it ends there. `games` and
    /// `ends` are the game up to that position, and the whole game.
    pub fn new(games: [&GameRecord; 2], ends: [Option<Settled>; 2], orientation: Side) -> EmbedLink {
        // The embedded board has no players. Its link names players only to set the orientation.
        let players = if orientation == Side::White { Players::HUMANS } else { Players::human(Side::Black) };
        let write = |place: usize| {
            let game = LinkedGame { end: ends[place], players, short: true, ..LinkedGame::of(games[place].clone()) };
            Link { screen: Screen::Embed, game: Some(game) }.to_string()
        };
        let [shown, mut moves] = games.map(|game| game.moves.len());
        let mut fragment = write(1);
        if fragment.len() + NAMES > super::LONGEST {
            (fragment, moves) = (write(0), shown);
        }
        EmbedLink { fragment, moves, start: Some(shown).filter(|shown| *shown < moves) }
    }
}

/// Returns a name as the embedded board displays it.
///
/// ```
/// use hostage_chess::link::embed::{LONGEST, shown};
/// assert_eq!(shown(" Ada\tLovelace \n"), "AdaLovelace");
/// assert_eq!(shown(&"é".repeat(100)), "é".repeat(LONGEST));
/// ```
pub fn shown(name: &str) -> String {
    name.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST).collect()
}

/// Writes a parameter for an address of the embedded board. Returns `None` if the board would ignore it, and an empty
/// text if there is no value. `moves` is the number of moves in its game.
///
/// ```
/// use hostage_chess::link::embed::option;
/// assert_eq!(option("black-name", "Bob & Co", 8).as_deref(), Some("&black-name=Bob%20%26%20Co"));
/// assert_eq!(option("start", "8", 8).as_deref(), Some("&start=8"));
/// assert_eq!(option("start", "9", 8), None);
/// ```
pub fn option(name: &str, value: &str, moves: usize) -> Option<String> {
    let value = shown(value);
    if value.is_empty() {
        return Some(value);
    }
    let text = format!("{name}={}", utf8_percent_encode(&value, NON_ALPHANUMERIC));
    let is_read = EmbedOptions::read(&format!("#/embed?{text}"), moves).bad.is_empty();
    is_read.then(|| format!("&{text}"))
}

/// Appearance of the embedded board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedOptions {
    /// Side at the bottom of the board: `side=black` or `orientation=black`.
    pub side: Option<Side>,
    /// Number of moves played when the board opens. `start=0` shows the first position.
    pub start: Option<usize>,
    /// Theme: `theme=light`, `dark` or `contrast`.
    pub theme: Option<&'static str>,
    /// True if the names and the event are shown. `names=0` hides them.
    pub names: bool,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Event or title.
    pub event: String,
    /// Names and values of invalid parameters, which have no effect.
    pub bad: Vec<(&'static str, String)>,
}

impl EmbedOptions {
    /// Reads an address. `moves` is the number of moves in its game.
    ///
    /// ```
    /// use hostage_chess::game::Side;
    /// use hostage_chess::link::embed::EmbedOptions;
    /// let frame = EmbedOptions::read("#/embed?moves=e2e4_e7e5&side=black&start=1&theme=pink", 2);
    /// assert_eq!((frame.side, frame.start, frame.theme), (Some(Side::Black), Some(1), None));
    /// assert_eq!(frame.bad, [("theme", "pink".to_owned())]);
    /// ```
    pub fn read(fragment: &str, moves: usize) -> EmbedOptions {
        let [white, black, event] = [const { String::new() }; 3];
        let bad = Vec::new();
        let mut frame = EmbedOptions { side: None, start: None, theme: None, names: true, white, black, event, bad };
        let address = Address::read(fragment);
        let said = |known: &str| address.pairs.iter().any(|(name, _)| name == known);
        for (place, (name, raw)) in address.pairs.iter().enumerate() {
            // A name that resembles a known one is accepted.
            let like = names::meant(Screen::Embed, name).filter(|known| !said(known));
            let name = like.unwrap_or(name);
            let raw = free(raw, place + 1 == address.pairs.len());
            let free = || percent_decode_str(&raw).decode_utf8_lossy().into_owned();
            let word = if FREE.contains(&name) { None } else { strict(&raw) };
            frame.set(name, word.map_or_else(free, |word| trimmed(&plain(&word)).to_ascii_lowercase()), moves);
        }
        frame
    }

    fn set(&mut self, key: &str, value: String, moves: usize) {
        let bad = match (key, value.as_str()) {
            ("side" | "orientation", text) => match Side::from_name(text) {
                Some(side) => return self.side = Some(side),
                None => "side",
            },
            ("start", text) => match text.parse() {
                Ok(start) if start <= moves => return self.start = Some(start),
                _ => "start",
            },
            ("theme", text) => match ["light", "dark", "contrast"].into_iter().find(|theme| *theme == text) {
                Some(theme) => return self.theme = Some(theme),
                None => "theme",
            },
            ("names", "0") => return self.names = false,
            ("names", "1") => return self.names = true,
            ("names", _) => "names",
            ("white-name", text) => return self.white = shown(text),
            ("black-name", text) => return self.black = shown(text),
            ("event", text) => return self.event = shown(text),
            _ => return,
        };
        self.bad.push((bad, value));
    }
}
