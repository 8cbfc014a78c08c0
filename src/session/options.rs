//! The options of a game: what its players agree on besides its rules.

/// A clock: what each player has for the whole game, and what each turn adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    /// Minutes for the whole game.
    pub minutes: u32,
    /// Seconds added after each turn.
    pub increment: u32,
}

impl Control {
    /// The clocks that are often played with.
    pub const USUAL: [Control; 5] =
        [Control::new(1, 0), Control::new(2, 1), Control::new(3, 2), Control::new(5, 3), Control::new(10, 5)];

    /// The most minutes, and the most seconds a turn, that can be set.
    pub const MOST: u32 = 180;

    /// This many minutes, and this many seconds added a turn.
    pub const fn new(minutes: u32, increment: u32) -> Control {
        Control { minutes, increment }
    }

    /// The same, but within reason: a minute at least.
    pub fn sane(self) -> Control {
        Control { minutes: self.minutes.clamp(1, Control::MOST), increment: self.increment.min(Control::MOST) }
    }

    /// What each player begins with, in milliseconds.
    pub const fn base(self) -> u32 {
        self.minutes * 60_000
    }

    /// What each turn adds, in milliseconds.
    pub const fn added(self) -> u32 {
        self.increment * 1000
    }
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The clock, if there is one.
    pub control: Option<Control>,
    /// How many seconds each turn is shown at least when the engine plays itself.
    pub pace: u32,
    /// Between two people at one table: it turns to the side to move.
    pub turning: bool,
}

impl Options {
    /// The paces that can be chosen, in seconds a turn.
    pub const PACES: [u32; 3] = [1, 2, 4];

    /// The same, but within reason.
    pub fn sane(self) -> Options {
        Options { control: self.control.map(Control::sane), pace: self.pace.min(60), ..self }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { control: None, pace: Options::PACES[1], turning: false }
    }
}
