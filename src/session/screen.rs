//! The screens, as targets of links and of library entries.

use super::{Player, Players};

/// A screen, as named in links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    #[default]
    Play,
    /// The analysis board; no engine plays there by default.
    Analysis,
    Setup,
    Library,
    Rules,
    Puzzles,
    /// The lessons, or one of them.
    Learn,
    Bench,
    Settings,
    /// A small board on another page.
    Embed,
    /// The first screen of a new visitor.
    Welcome,
}

impl Screen {
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

    /// The players if a link names none.
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
