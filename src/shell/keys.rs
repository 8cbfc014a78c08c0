//! The keys of every screen, in one table: who handles a key looks it up here, and the help lists the same entries.

mod layout;
mod table;

pub use layout::key_meant;

use crate::link::Screen;
use crate::session::ThreatView;
use crate::words::Question;

/// Where the focus is when a key is pressed. In fields and dialogs, keys are theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// On a square of the board.
    Square,
    /// On a button or a link, which have keys of their own.
    Control,
    /// Nowhere in particular.
    Elsewhere,
}

impl Focus {
    /// Every place.
    pub const ALL: [Focus; 3] = [Focus::Square, Focus::Control, Focus::Elsewhere];
}

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// To another square: this many to the right, this many down.
    Walk(i8, i8),
    /// Touch the square.
    Touch,
    /// List what can land on the square.
    AskLandings,
    /// One step back.
    Back,
    /// Turn the table.
    Flip,
    /// A hint, or a stronger one.
    Hint,
    /// List the keys.
    Help,
    /// Back by one turn, or what was done last.
    Undo,
    /// Forward by one turn, or what was taken back last.
    Redo,
    /// The engine plays the best turn it has found.
    MoveNow,
    /// Say something about the game.
    Say(Question),
    /// Sounds on, or off.
    Sound,
    /// Type a turn.
    Type,
    /// Engine on or off.
    Engine,
    /// Clear arrows and circles.
    ClearShapes,
    /// Show threats of a sort, or not.
    Threats(ThreatView),
    /// What to do with this turn.
    MoveMenu,
    /// Another turn that was played here: whether the next.
    Sibling(bool),
    /// To the start.
    Start,
    /// To the end of the line.
    End,
    /// Play the engine's best turn.
    Follow,
    /// The eraser.
    Erase,
    /// Take away who stands on the square.
    Remove,
    /// Take the man of this letter into the hand.
    Take(char),
}

/// A key of a keyboard, with what is held down meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyChord {
    /// A key as the browser names it, alone.
    Plain(&'static str),
    /// A letter with Ctrl, or with the command key of a Mac.
    Ctrl(&'static str),
    /// The same with Shift.
    CtrlShift(&'static str),
    /// The letter of a man, as FEN writes it; the help shows some of them.
    Piece(&'static str),
}

impl KeyChord {
    /// What the help shows on its keys, one space between any two.
    pub fn label(self) -> String {
        match self {
            KeyChord::Plain(key) => match key {
                " " => "Space",
                "ArrowLeft" => "←",
                "ArrowRight" => "→",
                "ArrowUp" => "↑",
                "ArrowDown" => "↓",
                "Escape" => "Esc",
                key => key,
            }
            .to_owned(),
            KeyChord::Ctrl(letter) => format!("Ctrl+{}", letter.to_ascii_uppercase()),
            KeyChord::CtrlShift(letter) => format!("Ctrl+Shift+{}", letter.to_ascii_uppercase()),
            KeyChord::Piece(some) => some.to_owned(),
        }
    }
}

/// A key that was pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyStroke {
    /// As the browser names it.
    pub key: String,
    /// Ctrl, or the command key of a Mac, is held.
    pub ctrl: bool,
    /// Shift is held.
    pub shift: bool,
    /// Alt is held.
    pub alt: bool,
}

impl KeyStroke {
    /// Whether it is this one.
    pub fn is(&self, press: KeyChord) -> bool {
        let same = |letter: &str| self.key.eq_ignore_ascii_case(letter);
        // A capital without Shift comes from CapsLock, which not every browser reports.
        let plain = |key: &str| self.key == key || !self.shift && self.letter().is_some() && same(key);
        !self.alt
            && match press {
                KeyChord::Plain(key) => !self.ctrl && plain(key),
                KeyChord::Ctrl(letter) => self.ctrl && !self.shift && same(letter),
                KeyChord::CtrlShift(letter) => self.ctrl && self.shift && same(letter),
                KeyChord::Piece(_) => !self.ctrl && self.letter().is_some(),
            }
    }

    /// The letter that it writes, if it is one.
    pub fn letter(&self) -> Option<char> {
        let mut letters = self.key.chars();
        letters.next().filter(|letter| letter.is_ascii_alphabetic() && letters.next().is_none())
    }
}

/// A key, where it counts, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// The key.
    pub press: KeyChord,
    /// Where the focus must be.
    pub at: &'static [Focus],
    /// What it does.
    pub does: Command,
}

/// A line of the help: keys that belong together, and the sentence about them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelpLine {
    /// Keys that the program handles; none if the browser does.
    pub keys: &'static [Shortcut],
    /// A key that the browser handles.
    pub native: Option<&'static str>,
    /// The name of the sentence.
    pub says: &'static str,
}

impl HelpLine {
    /// What the help shows as keys, one space between any two.
    pub fn label(&self) -> String {
        let keys = self.keys.iter().map(|key| key.press.label());
        self.native.map(str::to_owned).into_iter().chain(keys).collect::<Vec<_>>().join(" ")
    }
}

/// The keys of a screen in the order of the help.
pub fn entries(screen: Screen) -> impl Iterator<Item = &'static HelpLine> {
    table::lists(screen).iter().copied().flatten()
}

/// What a key does on a screen.
pub fn find(screen: Screen, focus: Focus, stroke: &KeyStroke) -> Option<Command> {
    let keys = || entries(screen).flat_map(|entry| entry.keys).filter(|key| key.at.contains(&focus));
    // A letter that has a meaning of its own is no man.
    let is_piece = |key: &&Shortcut| matches!(key.press, KeyChord::Piece(_));
    let named = keys().filter(|key| !is_piece(key)).find(|key| stroke.is(key.press));
    match named.or_else(|| keys().filter(is_piece).find(|key| stroke.is(key.press)))?.does {
        Command::Take(_) => stroke.letter().map(Command::Take),
        command => Some(command),
    }
}
