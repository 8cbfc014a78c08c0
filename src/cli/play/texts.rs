//! Text of `hostage play`, in English only.

use crate::engine::level::Level;
use crate::game::Outcome;
use crate::live::relay::RelayRefusal;
use crate::live::series::SeriesFault;
use crate::words;

/// Error for a missing address.
pub const USAGE: &str = "play needs --relay URL.";

/// What the address of a relay looks like.
pub const RELAY: &str = "expected an address such as wss://club.example/mqtt";

/// What the clock of a live game looks like.
pub const CLOCK: &str = "expected MINUTES+SECONDS, at most a day each, or none";

/// What `--join` expects.
pub const LINK: &str = "expected the link of a live game, such as https://club.example/#/live?key=...";

/// What a name is like. Letters outside ASCII take several bytes.
pub fn longest_name(bytes: usize) -> String {
    format!("expected at most {bytes} bytes")
}

/// The connection is there.
pub const UP: &str = "Connected to the relay.";

/// A table is closed.
pub const CLOSED: &str = "The table is closed.";

/// The seat of an invitation is taken.
pub const TAKEN: &str = "Somebody else has this seat, or the link is for spectators.";

/// The creator of an invitation is not there.
pub const UNANSWERED: &str = "Nobody has answered. The player who made the link has to be online.";

/// A game over days.
pub const DAYS: &str = "The engine does not play games over days: it stores no games.";

/// The logs of a game do not make sense.
pub const IMPOSSIBLE: &str = "The opponent's program has sent an impossible move.";

/// Error for a file without a key.
pub fn no_key(file: &str) -> String {
    format!("{} has no key that this program has made.", words::quoted(file))
}

/// Returns the name of an engine to whom nobody has given one.
pub fn name(level: Level) -> String {
    format!("Engine, level {level}")
}

/// Error for an option that does not go with `--join`.
pub fn not_with_join(option: &str) -> String {
    format!("--{option} cannot be used with --join.")
}

/// Remark before the first link if the address of the site is unknown.
pub const NO_SITE: &str = "The site's address is unknown, because the relay's path does not end with /mqtt. Put the \
                           address before #, for example https://club.example/#/live?key=...";

/// Returns a line about one of the tables.
pub fn at_table(number: usize, line: &str) -> String {
    format!("Table {number}: {line}")
}

/// Returns the link to a free seat.
pub fn link(number: usize, link: &str) -> String {
    at_table(number, &format!("open {link}"))
}

/// The connection is lost, or the first attempt has failed.
pub fn down(why: Option<&str>) -> String {
    format!("No connection to the relay: {}. Trying again.", why.unwrap_or("it was lost"))
}

/// The relay cannot be reached at all.
pub fn unreachable(why: &str) -> String {
    format!("The relay cannot be reached: {why}.")
}

/// The relay refuses something.
pub fn refused(what: &RelayRefusal) -> String {
    let what = match what {
        RelayRefusal::Protocol => "to speak MQTT 3.1.1".to_owned(),
        RelayRefusal::ClientId => "the program's name".to_owned(),
        RelayRefusal::Unavailable => "connections for now".to_owned(),
        RelayRefusal::Password => "the user name or the password".to_owned(),
        RelayRefusal::Forbidden => "this program".to_owned(),
        RelayRefusal::Other(code) => format!("the connection with code {code}"),
        RelayRefusal::Subscription(pattern) => format!("a subscription to {pattern}"),
        RelayRefusal::Message(_) => "a message".to_owned(),
    };
    format!("The relay refuses {what}.")
}

/// Somebody has taken the seat.
pub fn met(name: Option<&str>) -> String {
    format!("{} has sat down.", name.unwrap_or("Somebody"))
}

/// Returns the result of a game.
pub fn result(outcome: Option<&Outcome>, plies: usize) -> String {
    match outcome {
        Some(outcome) => format!("{} {} ({plies} plies)", outcome.result(), words::outcome(outcome)),
        None => format!("No result ({plies} plies)"),
    }
}

/// Describes why a series cannot go on.
pub fn fault(fault: SeriesFault) -> &'static str {
    match fault {
        SeriesFault::Terms => "The game or its first position is unknown to this version.",
        SeriesFault::Newer => "The opponent's program is newer than this one.",
        SeriesFault::Differs => "The two players name different terms.",
    }
}
