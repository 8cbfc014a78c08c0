//! What a reader chooses once for every game: looks, motion, language. Each setting has a few values, of which the first is the
//! usual one. The page wears them as attributes (`<html data-board="green">`), where style sheets and static/boot.js find them.

use std::fmt;

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

/// Every setting.
pub const SETTINGS: [Setting; 6] = [
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
        name: "coordinates",
        says: "set-coordinates",
        values: &[("shown", "coordinates-shown"), ("hidden", "coordinates-hidden")],
    },
    Setting { name: "motion", says: "set-motion", values: &[("system", "motion-system"), ("none", "motion-none")] },
    Setting {
        name: "language",
        says: "set-language",
        values: &[("browser", "language-browser"), ("en", "language-en"), ("de", "language-de")],
    },
];

/// What was chosen: a value of each of [`SETTINGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings([u8; SETTINGS.len()]);

impl Settings {
    /// Reads what is stored: `theme=dark&board=green`. What is not said is as usual, and what nobody knows is passed over: a
    /// newer program may have stored it.
    pub fn read(text: &str) -> Settings {
        let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
        pairs.fold(Settings::default(), |settings, (name, value)| settings.with(name, value).unwrap_or(settings))
    }

    /// The value of a setting.
    pub fn value(self, name: &str) -> &'static str {
        let chosen = SETTINGS.iter().zip(self.0).find(|(setting, _)| setting.name == name);
        chosen.and_then(|(setting, index)| setting.values.get(usize::from(index))).map_or("", |(value, _)| value)
    }

    /// The same, but for one setting; none if there is no such value.
    pub fn with(mut self, name: &str, value: &str) -> Option<Settings> {
        let (setting, chosen) = SETTINGS.iter().zip(&mut self.0).find(|(setting, _)| setting.name == name)?;
        *chosen = setting.values.iter().position(|(known, _)| *known == value)? as u8;
        Some(self)
    }
}

impl fmt::Display for Settings {
    /// As it is stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, setting) in SETTINGS.iter().enumerate() {
            let between = if index == 0 { "" } else { "&" };
            write!(f, "{between}{}={}", setting.name, self.value(setting.name))?;
        }
        Ok(())
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
    fn what_nobody_knows_is_passed_over() {
        let settings = Settings::read("theme=mauve&board=green&sound=on&&men");
        assert_eq!(settings, Settings::default().with("board", "green").unwrap());
        assert_eq!(Settings::read(""), Settings::default());
    }
}
