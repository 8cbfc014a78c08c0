//! How long an engine may think about each of its turns.

use std::fmt;
use std::time::Duration;

use crate::game::Side;

/// What limits an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// So long for each turn.
    MoveTime(Duration),
    /// This many nodes for each turn.
    Nodes(u64),
    /// So deep at each turn, in plies.
    Depth(u32),
    /// So long for a whole game, and so much more for each turn.
    Clock {
        /// What stands on the clock when a game begins.
        base: Duration,
        /// What each turn adds.
        increment: Duration,
    },
}

/// Who counts nodes or depth gets this long before it counts as silent.
const PATIENCE: Duration = Duration::from_secs(120);

impl TimeControl {
    /// Reads `SECONDS+INCREMENT`, such as `10+0.1`, or `SECONDS` alone.
    pub fn clock(text: &str) -> Option<TimeControl> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| Duration::try_from_secs_f64(text.trim().parse().ok()?).ok();
        let base = seconds(base).filter(|base| !base.is_zero())?;
        Some(TimeControl::Clock { base, increment: seconds(increment)? })
    }

    /// What stands on the clock of an engine when a game begins; without a clock, nothing.
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

    /// How long the next answer may take, with so much left on the clock.
    pub fn allowed(self, left: Duration) -> Duration {
        match self {
            TimeControl::MoveTime(time) => time,
            TimeControl::Clock { .. } => left,
            TimeControl::Nodes(_) | TimeControl::Depth(_) => PATIENCE,
        }
    }

    /// What is left on the clock after an answer that took so long.
    pub fn left(self, left: Duration, taken: Duration) -> Duration {
        match self {
            TimeControl::Clock { increment, .. } => left.saturating_sub(taken) + increment,
            _ => left,
        }
    }
}

impl fmt::Display for TimeControl {
    /// As the tags of a record have it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::MoveTime(time) => write!(f, "movetime {}", time.as_millis()),
            TimeControl::Nodes(nodes) => write!(f, "nodes {nodes}"),
            TimeControl::Depth(depth) => write!(f, "depth {depth}"),
            TimeControl::Clock { base, increment } => write!(f, "{}+{}", base.as_secs_f64(), increment.as_secs_f64()),
        }
    }
}

/// The `go` command for an engine of this time control. `left` are the clocks, White's first, and `time_controls` what
/// feeds them; who has no clock shows the other's.
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
    fn clocks_are_read() {
        assert_eq!(TimeControl::clock("60+0.5"), Some(MINUTE));
        assert_eq!(
            TimeControl::clock("1.5"),
            Some(TimeControl::Clock { base: Duration::from_millis(1500), increment: Duration::ZERO })
        );
        for text in ["", "0", "x", "1+x", "-1", "1+-1", "inf", "NaN+1", "1e300"] {
            assert_eq!(TimeControl::clock(text), None, "{text}");
        }
    }

    #[test]
    fn the_engine_is_told_what_stands_on_the_clocks() {
        let left = [Duration::from_secs(7), Duration::from_secs(9)];
        assert_eq!(go(Side::White, [MINUTE; 2], left), "go wtime 7000 btime 9000 winc 500 binc 500");
        let mixed = [TimeControl::Nodes(5), MINUTE];
        assert_eq!(go(Side::White, mixed, left), "go nodes 5");
        assert_eq!(go(Side::Black, mixed, left), "go wtime 9000 btime 9000 winc 500 binc 500");
    }

    #[test]
    fn a_move_costs_its_time_and_earns_the_increment() {
        let left = MINUTE.left(MINUTE.at_first(), Duration::from_secs(2));
        assert_eq!(left, Duration::from_millis(58_500));
        assert_eq!(MINUTE.allowed(left), left);
    }
}
