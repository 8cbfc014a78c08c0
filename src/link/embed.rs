//! Parameters of the embedded board: its appearance and the names of the players.
//!
//! `#/embed?g=...&side=black&start=12&theme=dark&names=0&white-name=Ada&black-name=Bob&event=Club+evening`

use percent_encoding::percent_decode_str;

use super::Screen;
use super::address::{Address, free, strict, trimmed};
use super::names::{self, FREE};
use crate::game::Side;
use crate::game::lookalike::plain;

/// Maximum length of a displayed name, in characters.
const LONGEST: usize = 80;

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
        let name = |value: &str| value.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
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
            ("white-name", text) => return self.white = name(text),
            ("black-name", text) => return self.black = name(text),
            ("event", text) => return self.event = name(text),
            _ => return,
        };
        self.bad.push((bad, value));
    }
}
