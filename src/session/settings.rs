//! What a reader chooses once for every game: looks, motion, language. Each setting has a few values, of which the first is the
//! usual one. The page wears them as attributes (`<html data-board="green">`), where style sheets and static/first.js find them.

use std::fmt;

macro_rules! numbers {
    ($($number:literal)*) => { [("half", ""), $((stringify!($number), "")),*] };
}

/// A setting and its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name in what is stored and in attributes.
    pub name: &'static str,
    /// What the catalogue of words has it under.
    pub says: &'static str,
    /// The values by name, and what the catalogue has each under.
    pub values: &'static [(&'static str, &'static str)],
}

/// Half of the device's cores, or a number of threads. A device that has fewer cores takes as many as it has.
const THREADS: &[(&str, &str)] =
    &numbers![1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32];

/// Every setting.
pub const SETTINGS: [Setting; 14] = [
    Setting {
        name: "theme",
        says: "set-theme",
        values: &[
            ("system", "theme-system"),
            ("light", "theme-light"),
            ("dark", "theme-dark"),
            ("contrast", "theme-contrast"),
        ],
    },
    Setting {
        name: "board",
        says: "set-board",
        values: &[("wood", "board-wood"), ("green", "board-green"), ("blue", "board-blue"), ("slate", "board-slate")],
    },
    Setting {
        name: "men",
        says: "set-men",
        values: &[("ivory", "men-ivory"), ("rosewood", "men-rosewood"), ("navy", "men-navy"), ("flat", "men-flat")],
    },
    Setting {
        name: "size",
        says: "set-size",
        values: &[("fit", "size-fit"), ("large", "size-large"), ("medium", "size-medium"), ("small", "size-small")],
    },
    Setting {
        name: "coordinates",
        says: "set-coordinates",
        values: &[("shown", "coordinates-shown"), ("hidden", "coordinates-hidden")],
    },
    Setting {
        name: "notation",
        says: "set-notation",
        values: &[("english", "notation-english"), ("own", "notation-own"), ("figurines", "notation-figurines")],
    },
    Setting {
        name: "confirm",
        says: "set-confirm",
        values: &[("none", "confirm-none"), ("exchanges", "confirm-exchanges"), ("all", "confirm-all")],
    },
    Setting { name: "coach", says: "set-coach", values: &[("on", "coach-on"), ("off", "coach-off")] },
    Setting {
        name: "evaluation",
        says: "set-evaluation",
        values: &[("hidden", "evaluation-hidden"), ("shown", "evaluation-shown")],
    },
    Setting { name: "sound", says: "set-sound", values: &[("on", "sound-on"), ("off", "sound-off")] },
    Setting {
        name: "volume",
        says: "set-volume",
        values: &[("middle", "volume-middle"), ("low", "volume-low"), ("high", "volume-high")],
    },
    Setting { name: "threads", says: "set-threads", values: THREADS },
    Setting { name: "motion", says: "set-motion", values: &[("system", "motion-system"), ("none", "motion-none")] },
    Setting {
        name: "language",
        says: "set-language",
        values: &[("browser", "language-browser"), ("en", "language-en"), ("de", "language-de")],
    },
];

/// The longest name and the longest value that is kept of what is not known, and the most that is kept of all of it, in bytes. The
/// names and values of this version are a fraction of that; what is longer is no setting.
const NAME: usize = 64;
const VALUE: usize = 256;
const REST: usize = 4_000;

/// What was chosen: a value of each of [`SETTINGS`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    chosen: [u8; SETTINGS.len()],
    /// What another program has stored that this one does not know, as it was found: `&taste=sweet`.
    rest: String,
}

impl Settings {
    /// Reads what is stored: `theme=dark&board=green`. What is not said is as usual. What nobody knows is kept within limits, setting or
    /// value: a newer program may have stored it, and comes back.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        settings.join(text);
        settings
    }

    /// Takes over what a text says. Returns how much of it is refused: what is no setting, or too long to be kept.
    pub fn join(&mut self, text: &str) -> usize {
        let pairs = text.split('&').filter(|pair| !pair.is_empty());
        pairs.filter(|pair| pair.split_once('=').is_none_or(|(name, value)| !self.take(name, value))).count()
    }

    /// Takes over one setting, known or not. False if that is refused.
    fn take(&mut self, name: &str, value: &str) -> bool {
        let known = SETTINGS.iter().position(|setting| setting.name == name);
        let index = known.and_then(|place| SETTINGS[place].values.iter().position(|(known, _)| *known == value));
        let length = name.len() + value.len() + 2;
        let is_short = name.len() <= NAME && value.len() <= VALUE && self.rest.len() + length <= REST;
        if index.is_none()
            && (!is_short || name.is_empty() || name.contains(char::is_control) || value.contains(char::is_control))
        {
            return false;
        }
        self.drop_unknown(name);
        if let Some(place) = known {
            // A value that is not known stands among what is not known, and counts as usual.
            self.chosen[place] = index.unwrap_or_default() as u8;
        }
        if index.is_none() {
            self.rest += &format!("&{name}={value}");
        }
        true
    }

    /// An unknown value of a setting has had its time.
    fn drop_unknown(&mut self, name: &str) {
        if self.unknown().any(|(known, _)| known == name) {
            let others = self.unknown().filter(|(known, _)| *known != name);
            self.rest = others.map(|(name, value)| format!("&{name}={value}")).collect();
        }
    }

    /// The value of a setting.
    pub fn value(&self, name: &str) -> &'static str {
        let chosen = SETTINGS.iter().zip(self.chosen).find(|(setting, _)| setting.name == name);
        chosen.and_then(|(setting, index)| setting.values.get(usize::from(index))).map_or("", |(value, _)| value)
    }

    /// The same, but for one setting; none if there is no such value.
    pub fn with(&self, name: &str, value: &str) -> Option<Settings> {
        let place = SETTINGS.iter().position(|setting| setting.name == name)?;
        let index = SETTINGS[place].values.iter().position(|(known, _)| *known == value)?;
        let mut settings = self.clone();
        settings.chosen[place] = index as u8;
        settings.drop_unknown(name);
        Some(settings)
    }

    /// The settings that are not the same in both, by what the catalogue has them under.
    pub fn differing<'a>(&'a self, other: &'a Settings) -> impl Iterator<Item = &'static str> + 'a {
        SETTINGS.iter().filter(|it| self.value(it.name) != other.value(it.name)).map(|it| it.says)
    }

    /// What this program does not know.
    fn unknown(&self) -> impl Iterator<Item = (&str, &str)> {
        self.rest.split('&').filter_map(|pair| pair.split_once('='))
    }
}

impl fmt::Display for Settings {
    /// As it is stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = SETTINGS.iter().filter(|setting| self.unknown().all(|(name, _)| name != setting.name));
        for (index, setting) in known.enumerate() {
            let between = if index == 0 { "" } else { "&" };
            write!(f, "{between}{}={}", setting.name, self.value(setting.name))?;
        }
        f.write_str(&self.rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_for_every_value() {
        for setting in SETTINGS {
            for (value, _) in setting.values {
                let settings = Settings::default().with(setting.name, value).unwrap();
                assert_eq!(settings.value(setting.name), *value);
                assert_eq!(Settings::read(&settings.to_string()), settings);
            }
        }
    }

    #[test]
    fn what_nobody_knows_is_kept_until_it_is_set() {
        let settings = Settings::read("theme=mauve&board=green&taste=sweet&&men");
        assert_eq!((settings.value("theme"), settings.value("board")), ("system", "green"));
        let stored = settings.with("men", "navy").unwrap().to_string();
        assert!(stored.contains("board=green") && stored.contains("men=navy"), "{stored}");
        assert!(stored.ends_with("&theme=mauve&taste=sweet") && stored.matches("theme=").count() == 1, "{stored}");
        assert_eq!(Settings::read(&stored).to_string(), stored);
        let stored = settings.with("theme", "dark").unwrap().to_string();
        assert!(stored.starts_with("theme=dark&") && stored.ends_with("&taste=sweet"), "{stored}");
        assert_eq!(settings.with("taste", "sour"), None);
        assert_eq!(Settings::read(""), Settings::default());
    }
}
