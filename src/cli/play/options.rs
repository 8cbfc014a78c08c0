//! Options of `hostage play`.

use std::ffi::OsString;

use lexopt::Parser;
use lexopt::prelude::*;

use super::address::RelayAddress;
use super::texts;
use crate::cli::{self, Failure, in_range, number, value};
use crate::engine::level::Level;
use crate::game::rules;
use crate::link::{live, parameter};
use crate::live::Invitation;
use crate::live::register::MOST_NAME;
use crate::live::terms::LiveClock;

/// Level unless another is given.
const USUAL_LEVEL: Level = Level::new(7).expect("there are more levels");

/// Maximum number of games at once.
const MOST_GAMES: usize = 100;

/// Maximum time and increment of a clock: a day, in tenths of a second.
const MOST_CLOCK: f64 = 864_000.0;

/// How the opponents come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Company {
    /// By a seek in the lobby.
    Lobby,
    /// By a printed link.
    Invited,
    /// The engine follows a link.
    Joins(Invitation),
}

/// The options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayPlan {
    /// Address of the relay.
    pub relay: RelayAddress,
    /// How the opponents come.
    pub company: Company,
    /// Playing level.
    pub level: Level,
    /// Name of the engine.
    pub name: String,
    /// File with the engine's key; none for a new key in each run.
    pub key: Option<OsString>,
    /// Name of the rule set.
    pub variant: String,
    /// The clock.
    pub clock: LiveClock,
    /// Maximum number of games at once.
    pub games: usize,
    /// Minimum time for a move, in milliseconds.
    pub pause: u64,
    /// Time in which the opponent may ask for another game, in milliseconds.
    pub wait: u64,
}

/// Reads the options.
pub fn read(mut parser: Parser) -> Result<PlayPlan, Failure> {
    let (mut relay, mut company, mut level, mut name, mut key) = (None, Company::Lobby, USUAL_LEVEL, None, None);
    let (mut variant, mut games, mut pause, mut wait) = (rules::DEFAULT.to_owned(), 4, 700, 60_000);
    let mut clock = LiveClock::Fischer { initial: 3_000, increment: 30 };
    let mut given = Vec::new();
    while let Some(argument) = parser.next()? {
        if let Long(name) = argument {
            given.push(name.to_owned());
        }
        match argument {
            Long("relay") => relay = Some(value(&mut parser, "relay", read_relay)?),
            Long("level") => level = value(&mut parser, "level", read_level)?,
            Long("name") => name = Some(value(&mut parser, "name", read_name)?),
            Long("key") => key = Some(parser.value()?),
            Long("game" | "variant") => variant = cli::variant(parser.value()?)?,
            Long("clock") => {
                clock = value(&mut parser, "clock", |text| read_clock(text).ok_or_else(|| texts::CLOCK.to_owned()))?;
            }
            Long("games") => games = number(&mut parser, "games", 1, MOST_GAMES)?,
            Long("pause") => pause = number(&mut parser, "pause", 0, 60_000)?,
            Long("wait") => wait = 1_000 * number(&mut parser, "wait", 0_u64, 3_600)?,
            Long("invite") if company == Company::Lobby => company = Company::Invited,
            // Together with --join it is refused below.
            Long("invite") => {}
            Long("join") => {
                let read = |text: &str| read_link(text).ok_or_else(|| texts::LINK.to_owned());
                company = Company::Joins(value(&mut parser, "join", read)?);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    if let (Company::Joins(_), Some(option)) = (&company, excluded(&given)) {
        return Err(Failure::Usage(texts::not_with_join(option)));
    }
    let relay = relay.ok_or_else(|| Failure::Usage(texts::USAGE.to_owned()))?;
    let name = name.unwrap_or_else(|| texts::name(level));
    Ok(PlayPlan { relay, company, level, name, key, variant, clock, games, pause, wait })
}

/// Returns the first option that does not go with `--join`: the link decides about the game, and there is only one.
fn excluded(given: &[String]) -> Option<&str> {
    given.iter().map(String::as_str).find(|name| matches!(*name, "invite" | "game" | "variant" | "clock" | "games"))
}

/// Reads the address of a relay, or returns what was expected.
fn read_relay(text: &str) -> Result<RelayAddress, String> {
    RelayAddress::read(text).ok_or_else(|| texts::RELAY.to_owned())
}

/// Reads the number of a level, or returns what was expected.
fn read_level(text: &str) -> Result<Level, String> {
    let range = (Level::BEGINNER.number(), Level::HIGHEST.number());
    in_range(text, range.0, range.1)?;
    text.parse().map_err(|_| cli::texts::number_between(&range.0, &range.1))
}

/// Reads the name of the engine, or returns what was expected.
fn read_name(text: &str) -> Result<String, String> {
    if text.len() <= MOST_NAME { Ok(text.to_owned()) } else { Err(texts::longest_name(MOST_NAME)) }
}

/// Reads `MINUTES+SECONDS`, such as `5+3` or `0.5+0`, or `none`.
fn read_clock(text: &str) -> Option<LiveClock> {
    if text == "none" {
        return Some(LiveClock::Untimed);
    }
    let (minutes, seconds) = text.split_once('+')?;
    let tenths = |text: &str, unit: f64| {
        let tenths = (text.trim().parse::<f64>().ok()? * unit).round();
        (0.0..=MOST_CLOCK).contains(&tenths).then_some(tenths as u32)
    };
    let initial = tenths(minutes, 600.0).filter(|initial| *initial > 0)?;
    Some(LiveClock::Fischer { initial, increment: tenths(seconds, 10.0)? })
}

/// Reads the link of a game: an address with `key=`, or the key alone. Text around it does not matter.
fn read_link(text: &str) -> Option<Invitation> {
    let key = parameter(text, "key").or_else(|| parameter(&live(text), "key"))?;
    Invitation::read(&key).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_have_minutes_and_seconds() {
        let fischer = |initial, increment| Some(LiveClock::Fischer { initial, increment });
        assert_eq!(read_clock("5+3"), fischer(3_000, 30));
        assert_eq!(read_clock("0.5+0.1"), fischer(300, 1));
        assert_eq!(read_clock("15 + 10"), fischer(9_000, 100));
        assert_eq!(read_clock("none"), Some(LiveClock::Untimed));
        for text in ["", "5", "+", "0+3", "5+", "-1+0", "x+1", "5+-1", "NaN+1", "inf+1", "9999999+0"] {
            assert_eq!(read_clock(text), None, "{text}");
        }
    }

    #[test]
    fn a_link_may_be_an_address_or_a_key() {
        let invitation = Invitation { secret: [1; 16], creator: [2; 16], token: Some([3; 16]) };
        let key = invitation.write();
        for link in
            [key.clone(), format!("#/live?key={key}"), format!("https://club.example/x/?z=2#/live?key={key}&y=1")]
        {
            for text in [format!("  {link}\n"), format!("{link}."), format!("({link})"), format!("*_{link}_*")] {
                assert_eq!(read_link(&text).as_ref(), Some(&invitation), "{text}");
            }
        }
        assert_eq!(read_link(&key[1..]), None);
        assert_eq!(read_link(""), None);
    }
}
