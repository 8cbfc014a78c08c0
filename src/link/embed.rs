//! What the address of the small board says beside its game: how that is shown, and whose it is.
//!
//! `#/embed?g=...&side=black&start=12&theme=dark&names=0&white-name=Ada&black-name=Bob&event=Club+evening`

use percent_encoding::percent_decode_str;

use super::Screen;
use super::address::{Address, strict, trimmed};
use super::names::{self, FREE};
use crate::game::Side;
use crate::game::lookalike::plain;

/// The longest name that is shown, in letters.
const LONGEST: usize = 80;

/// How the small board is to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedOptions {
    /// The side that it is seen from: `side=black`, or `orientation=black`.
    pub side: Option<Side>,
    /// How many turns have been played when it opens: `start=0` for the first position.
    pub start: Option<usize>,
    /// `theme=light`, `dark` or `contrast`.
    pub theme: Option<&'static str>,
    /// Whether names and event are shown: not with `names=0`.
    pub names: bool,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Where it was played, or what it is.
    pub event: String,
    /// Values that mean nothing, with the names that they are given for. They change nothing.
    pub bad: Vec<(&'static str, String)>,
}

impl EmbedOptions {
    /// Reads an address, for a game of so many turns.
    ///
    /// ```
    /// use hostage_chess::game::Side;
    /// use hostage_chess::link::embed::Frame;
    /// let frame = Frame::read("#/embed?moves=e2e4_e7e5&side=black&start=1&theme=pink", 2);
    /// assert_eq!((frame.side, frame.start, frame.theme), (Some(Side::Black), Some(1), None));
    /// assert_eq!(frame.bad, [("theme", "pink".to_owned())]);
    /// ```
    pub fn read(fragment: &str, moves: usize) -> EmbedOptions {
        let [white, black, event] = [const { String::new() }; 3];
        let bad = Vec::new();
        let mut frame = EmbedOptions { side: None, start: None, theme: None, names: true, white, black, event, bad };
        let address = Address::read(fragment);
        let said = |known: &str| address.pairs.iter().any(|(name, _)| name == known);
        for (name, raw) in &address.pairs {
            // A name that is like a known one will do.
            let like = names::meant(Screen::Embed, name).filter(|known| !said(known));
            let name = like.unwrap_or(name);
            // Forms write spaces so.
            let raw = raw.replace('+', " ");
            let free = || percent_decode_str(&raw).decode_utf8_lossy().into_owned();
            let word = if FREE.contains(&name) { None } else { strict(&raw) };
            frame.set(name, word.map_or_else(free, |word| trimmed(&plain(&word)).to_ascii_lowercase()), moves);
        }
        frame
    }

    fn set(&mut self, key: &str, value: String, moves: usize) {
        let name = |value: &str| value.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
        let bad = match (key, value.as_str()) {
            ("side" | "orientation", "white") => return self.side = Some(Side::White),
            ("side" | "orientation", "black") => return self.side = Some(Side::Black),
            ("side" | "orientation", _) => "side",
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
