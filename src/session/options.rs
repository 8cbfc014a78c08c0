//! The options of a game: settings that its players agree on, besides the rules.

/// A clock setting: time for the whole game, and increment per move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    /// Minutes for the whole game.
    pub minutes: u32,
    /// Seconds added after each move.
    pub increment: u32,
}

impl Control {
    pub const USUAL: [Control; 5] =
        [Control::new(1, 0), Control::new(2, 1), Control::new(3, 2), Control::new(5, 3), Control::new(10, 5)];

    /// Maximum for both the minutes and the increment in seconds.
    pub const MOST: u32 = 180;

    /// A setting with these minutes and this increment in seconds.
    pub const fn new(minutes: u32, increment: u32) -> Control {
        Control { minutes, increment }
    }

    /// The nearest valid setting; at least a minute.
    pub fn sane(self) -> Control {
        Control { minutes: self.minutes.clamp(1, Control::MOST), increment: self.increment.min(Control::MOST) }
    }

    /// Starting time in milliseconds.
    pub const fn base(self) -> u32 {
        self.minutes * 60_000
    }

    /// Increment in milliseconds.
    pub const fn added(self) -> u32 {
        self.increment * 1000
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub control: Option<Control>,
    /// Minimum time that each move is shown when the engine plays both sides, in seconds.
    pub pace: u32,
    /// True if the board flips to the side to move, in a game between two people at one board.
    pub turning: bool,
    /// True if the pieces of the side across face that player, who shares the screen.
    pub facing: bool,
}

impl Options {
    /// The values of `pace` that can be chosen, in seconds.
    pub const PACES: [u32; 3] = [1, 2, 4];

    /// The nearest valid options.
    pub fn sane(self) -> Options {
        Options { control: self.control.map(Control::sane), pace: self.pace.min(60), ..self }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { control: None, pace: Options::PACES[1], turning: false, facing: false }
    }
}
