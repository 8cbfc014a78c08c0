//! The screens of the program: what a link opens, and where the library sends a game.

use super::{Player, Players};

/// Which screen a link opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The board.
    #[default]
    Play,
    /// The analysis board, where by default no engine plays.
    Analysis,
    /// A position to set up.
    Setup,
    /// The library.
    Library,
    /// The rules.
    Rules,
    /// Puzzles.
    Puzzles,
    /// The lessons, or one of them.
    Learn,
    /// How fast the engine is in this browser.
    Bench,
    /// Looks, motion and language.
    Settings,
    /// A small board on another page.
    Embed,
    /// What somebody sees who has never been here.
    Welcome,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Screen; 11] = [
        Screen::Play,
        Screen::Analysis,
        Screen::Setup,
        Screen::Library,
        Screen::Rules,
        Screen::Puzzles,
        Screen::Learn,
        Screen::Bench,
        Screen::Settings,
        Screen::Embed,
        Screen::Welcome,
    ];

    /// The name of the screen in links.
    pub const fn name(self) -> &'static str {
        match self {
            Screen::Play => "play",
            Screen::Analysis => "analysis",
            Screen::Setup => "setup",
            Screen::Library => "library",
            Screen::Rules => "rules",
            Screen::Puzzles => "puzzles",
            Screen::Learn => "learn",
            Screen::Bench => "bench",
            Screen::Settings => "settings",
            Screen::Embed => "embed",
            Screen::Welcome => "welcome",
        }
    }

    /// Who plays where a link does not say.
    pub const fn players(self) -> Players {
        match self {
            Screen::Analysis | Screen::Embed => Players::HUMANS,
            Screen::Play
            | Screen::Setup
            | Screen::Library
            | Screen::Rules
            | Screen::Puzzles
            | Screen::Learn
            | Screen::Bench
            | Screen::Settings
            | Screen::Welcome => Players { white: Player::Human, black: Player::Engine },
        }
    }
}
