//! The shortcuts of every screen in one table. Key handlers look them up here, and the help lists the same entries.

mod layout;
mod table;

pub use layout::key_meant;

use crate::link::Screen;
use crate::session::ThreatView;
use crate::session::settings::Settings;
use crate::words::Question;

/// The focus at the time of a key press. Fields and dialogs handle their own keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    Square,
    /// On a button or a link, which have keys of their own.
    Control,
    Elsewhere,
}

impl Focus {
    pub const ALL: [Focus; 3] = [Focus::Square, Focus::Control, Focus::Elsewhere];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Moves the focus this many squares to the right and down.
    Walk(i8, i8),
    Touch,
    /// Lists what can land on the square.
    AskLandings,
    /// Undoes the last touch of an unfinished move.
    Back,
    Flip,
    /// Gives a hint, or a stronger one.
    Hint,
    Help,
    /// Goes back one ply, or undoes the last step.
    Undo,
    /// Goes forward one ply, or redoes the last step.
    Redo,
    /// Makes the engine play the best move found so far.
    MoveNow,
    /// Answers a question about the game.
    Say(Question),
    Sound,
    /// Focuses the field for typed moves.
    Type,
    Engine,
    ClearShapes,
    /// Shows or hides a view of threats.
    Threats(ThreatView),
    MoveMenu,
    /// Goes to a sibling of the current move; true for the next one.
    Sibling(bool),
    Start,
    End,
    /// Plays the engine's best move.
    Follow,
    Erase,
    Remove,
    /// Picks up a piece of this kind, given by its letter.
    Take(char),
}

/// A key with its modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyChord {
    /// A key without modifiers, by the browser's name.
    Plain(&'static str),
    /// A letter with Ctrl, or with Cmd on a Mac.
    Ctrl(&'static str),
    /// A letter with Shift and Ctrl or Cmd.
    CtrlShift(&'static str),
    /// The letter of a piece in FEN; the help shows some of them.
    Piece(&'static str),
}

impl KeyChord {
    /// The label in the help, with keys separated by one space.
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyStroke {
    /// The browser's name of the key.
    pub key: String,
    /// True if Ctrl, or Cmd on a Mac, is held.
    pub ctrl: bool,
    pub shift: bool,
    pub alt: bool,
    /// True if the key has been held since an earlier stroke.
    pub is_repeated: bool,
}

impl KeyStroke {
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

    /// True if the key types a letter or another sign, without Ctrl or Alt.
    fn is_sign(&self) -> bool {
        let mut signs = self.key.chars();
        !self.ctrl && !self.alt && signs.next().is_some_and(|sign| sign != ' ') && signs.next().is_none()
    }

    /// The letter that the key types, if any.
    pub fn letter(&self) -> Option<char> {
        let mut letters = self.key.chars();
        letters.next().filter(|letter| letter.is_ascii_alphabetic() && letters.next().is_none())
    }
}

/// A shortcut: its key, the required focus, and its command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcut {
    pub press: KeyChord,
    pub at: &'static [Focus],
    pub does: Command,
}

/// A line of the help: related shortcuts and the sentence about them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelpLine {
    /// The shortcuts handled by the app; empty if the browser handles the key.
    pub keys: &'static [Shortcut],
    /// A key that the browser handles.
    pub native: Option<&'static str>,
    /// Id of the sentence in the catalogues.
    pub says: &'static str,
}

impl HelpLine {
    /// The label in the help, with keys separated by one space.
    pub fn label(&self) -> String {
        let keys = self.keys.iter().map(|key| key.press.label());
        self.native.map(str::to_owned).into_iter().chain(keys).collect::<Vec<_>>().join(" ")
    }
}

/// The shortcuts of a screen, in the order of the help.
pub fn entries(screen: Screen) -> impl Iterator<Item = &'static HelpLine> {
    table::lists(screen).iter().copied().flatten()
}

/// The command of a key that the board did not handle, with the reader's choice of where letters and other signs act.
pub fn find_beside(screen: Screen, focus: Focus, stroke: &KeyStroke, settings: &Settings) -> Option<Command> {
    let is_heard = focus == Focus::Square || settings.has_letters() || !stroke.is_sign();
    if is_heard { find(screen, focus, stroke) } else { None }
}

/// The command of a key on a screen; none if the key has no command.
pub fn find(screen: Screen, focus: Focus, stroke: &KeyStroke) -> Option<Command> {
    let keys = || entries(screen).flat_map(|entry| entry.keys).filter(|key| key.at.contains(&focus));
    // A letter that has another command does not stand for a piece.
    let is_piece = |key: &&Shortcut| matches!(key.press, KeyChord::Piece(_));
    let named = keys().filter(|key| !is_piece(key)).find(|key| stroke.is(key.press));
    match named.or_else(|| keys().filter(is_piece).find(|key| stroke.is(key.press)))?.does {
        Command::Take(_) => stroke.letter().map(Command::Take),
        // The second hint says more than the first. A held key does not ask for it.
        Command::Hint if stroke.is_repeated => None,
        command => Some(command),
    }
}
