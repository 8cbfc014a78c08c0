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
pub const SETTINGS: [Setting; 13] = [
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

/// What was chosen: a value of each of [`SETTINGS`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    chosen: [u8; SETTINGS.len()],
    /// What another program has stored that this one does not know, as it was found: `&taste=sweet`.
    rest: String,
}

impl Settings {
    /// Reads what is stored: `theme=dark&board=green`. What is not said is as usual. What nobody knows is kept, setting or
    /// value: a newer program may have stored it, and comes back.
    pub fn read(text: &str) -> Settings {
        let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
        pairs.fold(Settings::default(), |mut settings, (name, value)| match settings.with(name, value) {
            Some(settings) => settings,
            None => {
                settings.rest += &format!("&{name}={value}");
                settings
            }
        })
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
        // An unknown value of this setting has had its time.
        let others = self.unknown().filter(|(known, _)| *known != name);
        settings.rest = others.map(|(name, value)| format!("&{name}={value}")).collect();
        Some(settings)
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
