//! Limits on the thinking time of an engine.

use std::fmt;
use std::time::Duration;

use crate::game::Side;

/// A limit on the thinking time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// Time per move.
    MoveTime(Duration),
    /// Nodes per move.
    Nodes(u64),
    /// Depth of each search, in plies.
    Depth(u32),
    /// Time per game, with an increment per move.
    Clock {
        /// Time at the start of a game.
        base: Duration,
        /// Time added after each move.
        increment: Duration,
    },
}

/// Maximum time per game or per move, and maximum increment: a day. A longer time is a typing error, and the system's
/// clock may not be able to represent its end.
pub const MOST_TIME: Duration = Duration::from_secs(86_400);

/// Timeout for searches limited by nodes or depth. `hostage help` names it.
const TIMEOUT: Duration = Duration::from_secs(120);

impl TimeControl {
    /// Reads `SECONDS+INCREMENT`, such as `10+0.1`, or `SECONDS` alone.
    pub fn clock(text: &str) -> Option<TimeControl> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| {
            let time = Duration::try_from_secs_f64(text.trim().parse().ok()?).ok();
            time.filter(|time| *time <= MOST_TIME)
        };
        let base = seconds(base).filter(|base| !base.is_zero())?;
        Some(TimeControl::Clock { base, increment: seconds(increment)? })
    }

    /// Returns the time on the clock at the start of a game, or zero without a clock.
    pub fn at_first(self) -> Duration {
        match self {
            TimeControl::Clock { base, .. } => base,
            _ => Duration::ZERO,
        }
    }

    fn increment(self) -> Duration {
        match self {
            TimeControl::Clock { increment, .. } => increment,
            _ => Duration::ZERO,
        }
    }

    /// Returns the time allowed for the next reply, given the remaining time.
    pub fn allowed(self, left: Duration) -> Duration {
        match self {
            TimeControl::MoveTime(time) => time,
            TimeControl::Clock { .. } => left,
            TimeControl::Nodes(_) | TimeControl::Depth(_) => TIMEOUT,
        }
    }

    /// Returns the remaining time after a reply that took `taken`.
    pub fn left(self, left: Duration, taken: Duration) -> Duration {
        match self {
            TimeControl::Clock { increment, .. } => left.saturating_sub(taken) + increment,
            _ => left,
        }
    }
}

impl fmt::Display for TimeControl {
    /// Writes the form used in the tags of a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::MoveTime(time) => write!(f, "movetime {}", time.as_millis()),
            TimeControl::Nodes(nodes) => write!(f, "nodes {nodes}"),
            TimeControl::Depth(depth) => write!(f, "depth {depth}"),
            TimeControl::Clock { base, increment } => write!(f, "{}+{}", base.as_secs_f64(), increment.as_secs_f64()),
        }
    }
}

/// Returns the `go` command. `left` are the remaining times, White's first. A player without a clock is reported with
/// the opponent's time.
pub fn go(side: Side, time_controls: [TimeControl; 2], left: [Duration; 2]) -> String {
    match time_controls[side.index()] {
        TimeControl::MoveTime(time) => format!("go movetime {}", time.as_millis()),
        TimeControl::Nodes(nodes) => format!("go nodes {nodes}"),
        TimeControl::Depth(depth) => format!("go depth {depth}"),
        TimeControl::Clock { .. } => {
            let shown = |of: Side| {
                let whose = if matches!(time_controls[of.index()], TimeControl::Clock { .. }) { of } else { side };
                (left[whose.index()].as_millis(), time_controls[whose.index()].increment().as_millis())
            };
            let ((white, white_more), (black, black_more)) = (shown(Side::White), shown(Side::Black));
            format!("go wtime {white} btime {black} winc {white_more} binc {black_more}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: TimeControl =
        TimeControl::Clock { base: Duration::from_secs(60), increment: Duration::from_millis(500) };

    #[test]
    fn reads_clocks() {
        assert_eq!(TimeControl::clock("60+0.5"), Some(MINUTE));
        assert_eq!(
            TimeControl::clock("1.5"),
            Some(TimeControl::Clock { base: Duration::from_millis(1500), increment: Duration::ZERO })
        );
        for text in ["", "0", "x", "1+x", "-1", "1+-1", "inf", "NaN+1", "1e300", "1e19", "86401", "1+86401"] {
            assert_eq!(TimeControl::clock(text), None, "{text}");
        }
    }

    /// A search that takes longer loses the game, so the reader has to know.
    #[test]
    fn the_help_and_the_documents_name_the_timeout() {
        let timeout = format!("{} s", TIMEOUT.as_secs());
        assert!(crate::cli::texts::USAGE.contains(&timeout));
        assert!(include_str!("../../../docs/command-line.md").contains(&timeout));
    }

    #[test]
    fn go_contains_the_clocks() {
        let left = [Duration::from_secs(7), Duration::from_secs(9)];
        assert_eq!(go(Side::White, [MINUTE; 2], left), "go wtime 7000 btime 9000 winc 500 binc 500");
        let mixed = [TimeControl::Nodes(5), MINUTE];
        assert_eq!(go(Side::White, mixed, left), "go nodes 5");
        assert_eq!(go(Side::Black, mixed, left), "go wtime 9000 btime 9000 winc 500 binc 500");
    }

    #[test]
    fn each_move_costs_its_time_and_earns_the_increment() {
        let left = MINUTE.left(MINUTE.at_first(), Duration::from_secs(2));
        assert_eq!(left, Duration::from_millis(58_500));
        assert_eq!(MINUTE.allowed(left), left);
    }
}
