//! The settings that hold for every game: look, motion, language. Each setting has a few values, the first of which is
//! the default. The page has them as attributes (`<html data-board="green">`), where style sheets and static/first.js
//! read them.

use std::fmt;

use super::play::Confirm;
pub use super::skill::Skill;

macro_rules! numbers {
    ($($number:literal)*) => { [("half", ""), $((stringify!($number), "")),*] };
}

/// The settings, in the order of [`SETTINGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingId {
    Theme,
    Board,
    Design,
    Pieces,
    Size,
    Coordinates,
    Notation,
    Confirm,
    Skill,
    Coach,
    Evaluation,
    Sound,
    Volume,
    Threads,
    Motion,
    Letters,
    Language,
}

/// Letters or figurines that stand for the pieces in moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceSigns {
    English,
    /// The letters of the reader's language.
    Own,
    Figurines,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    pub id: SettingId,
    /// Name in storage and in attributes.
    pub name: &'static str,
    /// Id of its label in the catalogues.
    pub says: &'static str,
    /// The values: name, and id of the label in the catalogues.
    pub values: &'static [(&'static str, &'static str)],
}

/// Half of the device's cores, or a number of threads. A device with fewer cores uses all it has.
const THREADS: &[(&str, &str)] =
    &numbers![1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32];

pub const SETTINGS: [Setting; 17] = [
    Setting {
        id: SettingId::Theme,
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
        id: SettingId::Board,
        name: "board",
        says: "set-board",
        values: &[("wood", "board-wood"), ("green", "board-green"), ("blue", "board-blue"), ("slate", "board-slate")],
    },
    Setting {
        id: SettingId::Design,
        name: "design",
        says: "set-design",
        values: &[("classic", "design-classic"), ("folded", "design-folded"), ("carved", "design-carved")],
    },
    Setting {
        id: SettingId::Pieces,
        name: "men",
        says: "set-men",
        values: &[("ivory", "men-ivory"), ("rosewood", "men-rosewood"), ("navy", "men-navy"), ("flat", "men-flat")],
    },
    Setting {
        id: SettingId::Size,
        name: "size",
        says: "set-size",
        values: &[("fit", "size-fit"), ("large", "size-large"), ("medium", "size-medium"), ("small", "size-small")],
    },
    Setting {
        id: SettingId::Coordinates,
        name: "coordinates",
        says: "set-coordinates",
        values: &[("shown", "coordinates-shown"), ("hidden", "coordinates-hidden")],
    },
    Setting {
        id: SettingId::Notation,
        name: "notation",
        says: "set-notation",
        values: &[("english", "notation-english"), ("own", "notation-own"), ("figurines", "notation-figurines")],
    },
    Setting {
        id: SettingId::Confirm,
        name: "confirm",
        says: "set-confirm",
        values: &[("none", "confirm-none"), ("exchanges", "confirm-exchanges"), ("all", "confirm-all")],
    },
    Setting {
        id: SettingId::Skill,
        name: "skill",
        says: "skill",
        values: &[
            ("unasked", "skill-unasked"),
            ("never", "skill-never"),
            ("little", "skill-little"),
            ("club", "skill-club"),
        ],
    },
    Setting {
        id: SettingId::Coach,
        name: "coach",
        says: "set-coach",
        values: &[("on", "coach-on"), ("off", "coach-off")],
    },
    Setting {
        id: SettingId::Evaluation,
        name: "evaluation",
        says: "set-evaluation",
        values: &[("hidden", "evaluation-hidden"), ("shown", "evaluation-shown")],
    },
    Setting {
        id: SettingId::Sound,
        name: "sound",
        says: "set-sound",
        values: &[("on", "sound-on"), ("off", "sound-off")],
    },
    Setting {
        id: SettingId::Volume,
        name: "volume",
        says: "set-volume",
        values: &[("middle", "volume-middle"), ("low", "volume-low"), ("high", "volume-high")],
    },
    Setting { id: SettingId::Threads, name: "threads", says: "set-threads", values: THREADS },
    Setting {
        id: SettingId::Motion,
        name: "motion",
        says: "set-motion",
        values: &[
            ("system", "motion-system"),
            ("fast", "motion-fast"),
            ("slow", "motion-slow"),
            ("none", "motion-none"),
        ],
    },
    Setting {
        id: SettingId::Letters,
        name: "letters",
        says: "set-letters",
        values: &[("everywhere", "letters-everywhere"), ("board", "letters-board")],
    },
    Setting {
        id: SettingId::Language,
        name: "language",
        says: "set-language",
        values: &[
            ("browser", "language-browser"),
            ("en", "language-en"),
            ("de", "language-de"),
            ("es", "language-es"),
            ("fr", "language-fr"),
            ("ja", "language-ja"),
            ("pt-BR", "language-pt-BR"),
            ("ru", "language-ru"),
            ("zh-Hans", "language-zh-Hans"),
        ],
    },
];

/// Limits for unknown settings, in bytes: the length of a name, the length of a value, and the total. The names and
/// values of this version are far shorter; anything longer is not a setting.
const NAME: usize = 64;
const VALUE: usize = 256;
const REST: usize = 4_000;

/// The chosen values, one for each of [`SETTINGS`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    chosen: [u8; SETTINGS.len()],
    /// Stored settings that this version does not know, unchanged: `&taste=sweet`.
    rest: String,
}

impl Settings {
    /// Reads stored settings: `theme=dark&board=green`. Missing settings get their defaults. Unknown settings and
    /// values are kept within limits, because a newer version may have stored them.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        settings.join(text);
        settings
    }

    /// Takes over the settings of a text. Returns the number of settings refused, because they are invalid or too long
    /// to keep.
    pub fn join(&mut self, text: &str) -> usize {
        let pairs = text.split('&').filter(|pair| !pair.is_empty());
        pairs.filter(|pair| pair.split_once('=').is_none_or(|(name, value)| !self.take(name, value))).count()
    }

    /// Takes over a known or unknown setting. False if it is refused.
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
            // An unknown value is kept with the unknown settings, and the default applies.
            self.chosen[place] = index.unwrap_or_default() as u8;
        }
        if index.is_none() {
            self.rest += &format!("&{name}={value}");
        }
        true
    }

    /// Drops the unknown value of a setting.
    fn drop_unknown(&mut self, name: &str) {
        if self.unknown().any(|(known, _)| known == name) {
            let others = self.unknown().filter(|(known, _)| *known != name);
            self.rest = others.map(|(name, value)| format!("&{name}={value}")).collect();
        }
    }

    pub fn value(&self, id: SettingId) -> &'static str {
        let place = id as usize;
        SETTINGS[place].values[usize::from(self.chosen[place])].0
    }

    /// True if a setting that can be on or off is on.
    pub fn is_on(&self, id: SettingId) -> bool {
        self.value(id) == "on"
    }

    /// The reader's answer to the question whether they play chess. None before they have answered.
    pub fn skill(&self) -> Option<Skill> {
        match self.value(SettingId::Skill) {
            "never" => Some(Skill::Never),
            "little" => Some(Skill::Little),
            "club" => Some(Skill::Club),
            _ => None,
        }
    }

    pub fn shows_evaluation(&self) -> bool {
        self.value(SettingId::Evaluation) == "shown"
    }

    /// The moves that need confirmation when they are made with a finger.
    pub fn confirm(&self) -> Confirm {
        match self.value(SettingId::Confirm) {
            "exchanges" => Confirm::Exchanges,
            "all" => Confirm::Always,
            _ => Confirm::Never,
        }
    }

    /// True if letters and other signs are shortcuts everywhere, and not only with the focus on the board. People who
    /// dictate press letters unintentionally.
    pub fn has_letters(&self) -> bool {
        self.value(SettingId::Letters) == "everywhere"
    }

    /// Volume in percent.
    pub fn volume(&self) -> u32 {
        match self.value(SettingId::Volume) {
            "low" => 30,
            "high" => 100,
            _ => 60,
        }
    }

    /// The pause after a move that is animated, given its length at the usual speed. A slow animation needs more.
    pub fn pause(&self, usual: u32) -> u32 {
        if self.value(SettingId::Motion) == "slow" { 2 * usual } else { usual }
    }

    pub fn piece_signs(&self) -> PieceSigns {
        match self.value(SettingId::Notation) {
            "own" => PieceSigns::Own,
            "figurines" => PieceSigns::Figurines,
            _ => PieceSigns::English,
        }
    }

    /// The settings with one value changed; none if there is no such value.
    pub fn with(&self, id: SettingId, value: &str) -> Option<Settings> {
        let setting = SETTINGS[id as usize];
        let index = setting.values.iter().position(|(known, _)| *known == value)?;
        let mut settings = self.clone();
        settings.chosen[id as usize] = index as u8;
        settings.drop_unknown(setting.name);
        Some(settings)
    }

    /// The labels of the settings that differ.
    pub fn differing<'a>(&'a self, other: &'a Settings) -> impl Iterator<Item = &'static str> + 'a {
        SETTINGS.iter().filter(|it| self.value(it.id) != other.value(it.id)).map(|it| it.says)
    }

    /// The settings and values that this version does not know.
    fn unknown(&self) -> impl Iterator<Item = (&str, &str)> {
        self.rest.split('&').filter_map(|pair| pair.split_once('='))
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = SETTINGS.iter().filter(|setting| self.unknown().all(|(name, _)| name != setting.name));
        for (index, setting) in known.enumerate() {
            let between = if index == 0 { "" } else { "&" };
            write!(f, "{between}{}={}", setting.name, self.value(setting.id))?;
        }
        f.write_str(&self.rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_stand_in_the_order_of_their_ids() {
        for (place, setting) in SETTINGS.iter().enumerate() {
            assert_eq!(setting.id as usize, place, "{}", setting.name);
        }
    }

    #[test]
    fn values_that_the_program_interprets_have_different_meanings() {
        let of = |id: SettingId| {
            SETTINGS[id as usize].values.iter().map(move |(value, _)| Settings::default().with(id, value).unwrap())
        };
        assert_eq!(
            of(SettingId::Confirm).map(|it| it.confirm()).collect::<Vec<_>>(),
            [Confirm::Never, Confirm::Exchanges, Confirm::Always]
        );
        assert_eq!(of(SettingId::Volume).map(|it| it.volume()).collect::<Vec<_>>(), [60, 30, 100]);
        assert_eq!(of(SettingId::Motion).map(|it| it.pause(700)).collect::<Vec<_>>(), [700, 700, 1400, 700]);
        let skills = [None, Some(Skill::Never), Some(Skill::Little), Some(Skill::Club)];
        assert_eq!(of(SettingId::Skill).map(|it| it.skill()).collect::<Vec<_>>(), skills);
        let signs = [PieceSigns::English, PieceSigns::Own, PieceSigns::Figurines];
        assert_eq!(of(SettingId::Notation).map(|it| it.piece_signs()).collect::<Vec<_>>(), signs);
        assert_eq!(of(SettingId::Evaluation).map(|it| it.shows_evaluation()).collect::<Vec<_>>(), [false, true]);
        for id in [SettingId::Coach, SettingId::Sound] {
            assert_eq!(of(id).map(|it| it.is_on(id)).collect::<Vec<_>>(), [true, false]);
        }
    }

    #[test]
    fn what_is_written_is_read_again_for_every_value() {
        for setting in SETTINGS {
            for (value, _) in setting.values {
                let settings = Settings::default().with(setting.id, value).unwrap();
                assert_eq!(settings.value(setting.id), *value);
                assert_eq!(Settings::read(&settings.to_string()), settings);
            }
        }
    }

    #[test]
    fn unknown_settings_are_kept_until_they_are_set() {
        let settings = Settings::read("theme=mauve&board=green&taste=sweet&&men");
        assert_eq!((settings.value(SettingId::Theme), settings.value(SettingId::Board)), ("system", "green"));
        let stored = settings.with(SettingId::Pieces, "navy").unwrap().to_string();
        assert!(stored.contains("board=green") && stored.contains("men=navy"), "{stored}");
        assert!(stored.ends_with("&theme=mauve&taste=sweet") && stored.matches("theme=").count() == 1, "{stored}");
        assert_eq!(Settings::read(&stored).to_string(), stored);
        let stored = settings.with(SettingId::Theme, "dark").unwrap().to_string();
        assert!(stored.starts_with("theme=dark&") && stored.ends_with("&taste=sweet"), "{stored}");
        assert_eq!(settings.with(SettingId::Theme, "sour"), None);
        assert_eq!(Settings::read(""), Settings::default());
    }
}
