//! The options of the engine.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::{io, iter};

use super::{Engine, Uci, note, say};
use crate::cli::texts;
use crate::engine::level::Level;
use crate::engine::local::{DEFAULT_MEMORY, MEMORIES};
use crate::game::any::{AnyPosition, variants};
use crate::game::dialect::rule_set;
use crate::game::{Game, GameRecord, PlayingStyle, rules};

/// Maximum number of lines.
const MOST_LINES: u32 = 64;

/// Maximum number of threads.
const MOST_THREADS: u8 = 64;

/// Value of the option `Style` for the best play.
const NO_STYLE: &str = "none";

/// Returns the values of the option `Style`.
fn styles() -> Vec<&'static str> {
    iter::once(NO_STYLE).chain(PlayingStyle::ALL.map(PlayingStyle::name)).collect()
}

/// Writes the name and the options of the engine.
pub fn introduce() -> io::Result<()> {
    say(&format!("id name Hostage Chess {}", env!("CARGO_PKG_VERSION")))?;
    say("id author the Hostage Chess authors")?;
    known_options().iter().try_for_each(|option| say(&format!("option name {option}")))?;
    say("uciok")
}

/// Returns the name, the type, the default and the values of each option.
fn known_options() -> [String; 11] {
    let names: Vec<String> = variants().map(|name| format!(" var {name}")).collect();
    let styles: Vec<String> = styles().into_iter().map(|name| format!(" var {name}")).collect();
    let (least, most) = (MEMORIES.start(), MEMORIES.end());
    [
        format!("Hash type spin default {DEFAULT_MEMORY} min {least} max {most}"),
        "Clear Hash type button".to_owned(),
        format!("Threads type spin default 1 min 1 max {MOST_THREADS}"),
        format!("MultiPV type spin default 1 min 1 max {MOST_LINES}"),
        "Ponder type check default false".to_owned(),
        format!("Level type spin default 0 min 0 max {}", Level::HIGHEST.number()),
        "Beginner type check default false".to_owned(),
        format!("Style type combo default {NO_STYLE}{}", styles.concat()),
        "OwnBook type check default false".to_owned(),
        // Larger seeds are read too, but cutechess reads this line with signed numbers.
        format!("Seed type spin default 0 min 0 max {}", i32::MAX),
        format!("UCI_Variant type combo default {}{}", rules::DEFAULT, names.concat()),
    ]
}

impl Uci {
    /// Handles `setoption`.
    pub(super) fn set_option<'a>(&mut self, arguments: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let is = |word: &str, known: &str| word.eq_ignore_ascii_case(known);
        let arguments: Vec<&str> = arguments.skip_while(|word| !is(word, "name")).skip(1).collect();
        let cut = arguments.iter().position(|word| is(word, "value")).unwrap_or(arguments.len());
        let (name, value) = (arguments[..cut].join(" "), arguments.get(cut + 1..).unwrap_or_default().join(" "));
        if name.is_empty() {
            return note(texts::OPTION_USAGE);
        }
        self.change(&name, &value).or_else(|why| note(&why))
    }

    /// Sets an option, or returns an error about its name or value.
    fn change(&mut self, name: &str, value: &str) -> Result<(), String> {
        match self.set(name, value) {
            Ok(true) => Ok(()),
            Ok(false) => Err(texts::unknown_option(name)),
            Err(_) if value.is_empty() => Err(texts::option_without_value(name)),
            Err(why) => Err(why),
        }
    }

    /// Sets an option. Returns false if its name is unknown. Letter case, spaces and underscores of the name do not
    /// count.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        match letters.to_ascii_lowercase().as_str() {
            "multipv" => self.lines = number(value, 1..=MOST_LINES)?,
            "level" => {
                self.level = Level::new(number(value, 0..=Level::HIGHEST.number())?).filter(|it| *it != Level::BEGINNER)
            }
            // Level 0 means full strength here, so the level below the ladder has its own option. It does not touch the
            // other one: programs send both, in any order.
            "beginner" => self.is_beginner = truth(value)?,
            "style" => {
                self.style = match value {
                    _ if value.eq_ignore_ascii_case(NO_STYLE) => None,
                    _ => Some(
                        PlayingStyle::from_name(value).ok_or_else(|| texts::unknown_playing_style(value, &styles()))?,
                    ),
                };
            }
            "threads" => self.threads = number(value, 1..=MOST_THREADS)?,
            // The engine ponders whenever `go ponder` asks for it, so this option has no effect.
            "ponder" => drop(truth(value)?),
            "hash" => {
                let mebibytes = number(value, MEMORIES)?;
                self.when_at_rest(move |engine| engine.set_memory(mebibytes));
            }
            "clearhash" => self.when_at_rest(Engine::new_game),
            "ownbook" => {
                let wanted = truth(value)?;
                self.when_at_rest(move |engine| engine.set_book(wanted));
            }
            "seed" => {
                let seed = number(value, 0..=u32::MAX)?;
                self.when_at_rest(move |engine| engine.set_seed(seed.into()));
            }
            "ucivariant" => {
                let (known, start) = rule_set(value)
                    .and_then(|known| Some((known, AnyPosition::start(known)?)))
                    .ok_or_else(|| texts::unknown_variant(value, &variants().collect::<Vec<_>>()))?;
                // Programs send the options again, also between a position and its search.
                if self.record.variant != known {
                    self.record = GameRecord { variant: known.to_owned(), ..GameRecord::default() };
                    self.position = start;
                    self.lost = false;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn truth(text: &str) -> Result<bool, String> {
    text.to_ascii_lowercase().parse().map_err(|_| texts::neither_true_nor_false(text))
}

/// Reads a number in a range, or returns an error.
fn number<N: Copy + FromStr + PartialOrd + Into<u32>>(text: &str, range: RangeInclusive<N>) -> Result<N, String> {
    // Some programs write integers with decimals.
    let whole = text
        .split_once('.')
        .filter(|(_, rest)| rest.bytes().all(|digit| digit == b'0'))
        .map_or(text, |(whole, _)| whole);
    let within = whole.parse().ok().filter(|number| range.contains(number));
    within.ok_or_else(|| texts::not_between(text, (*range.start()).into(), (*range.end()).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs send every option, also those at their defaults, in an order of their own.
    #[test]
    fn no_option_undoes_another_one() {
        let state = |uci: &Uci| (uci.lines, uci.playing_level(), uci.style, uci.record.variant.clone());
        let options = known_options();
        let defaults: Vec<(&str, &str)> = options
            .iter()
            .map(|option| {
                let (name, rest) = option.split_once(" type ").unwrap();
                let default = rest.split_once(" default ").map_or("", |(_, rest)| rest);
                (name, default.split(' ').next().unwrap())
            })
            .collect();
        let mut changed = 0;
        for (own, value) in [
            ("MultiPV", "3"),
            ("Level", "5"),
            ("Beginner", "true"),
            ("Style", "attack"),
            ("UCI_Variant", "hole"),
            ("Ponder", "true"),
            ("OwnBook", "true"),
            ("Seed", "7"),
        ] {
            let mut uci = Uci::new();
            let usual = state(&uci);
            uci.change(own, value).unwrap();
            let wanted = state(&uci);
            changed += usize::from(wanted != usual);
            for (name, default) in defaults.iter().filter(|(name, _)| *name != own) {
                uci.change(name, default).unwrap();
                assert_eq!(state(&uci), wanted, "{own} {value}, then {name} {default}");
            }
            let mut uci = Uci::new();
            defaults.iter().try_for_each(|(name, default)| uci.change(name, default)).unwrap();
            assert_eq!(state(&uci), usual);
            uci.change(own, value).unwrap();
            assert_eq!(state(&uci), wanted, "the defaults, then {own} {value}");
        }
        assert_eq!(changed, 5);
        let mut uci = Uci::new();
        ["Level", "Beginner"].iter().zip(["5", "true"]).try_for_each(|(name, value)| uci.change(name, value)).unwrap();
        assert_eq!(uci.playing_level(), Some(Level::BEGINNER));
        uci.change("Beginner", "false").unwrap();
        assert_eq!(uci.playing_level(), Level::new(5));
    }
}
