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
    /// The first screen of everybody else: what to continue, and what to do next.
    Home,
    /// The ways to play a friend, and the set-up of a live game.
    Friend,
    /// A live game, or an invitation to one.
    Live,
    /// Open invitations to live games.
    Lobby,
    /// The reader's own page.
    You,
    /// What the engine's games show about Hostage Chess.
    Findings,
}

impl Screen {
    pub const ALL: [Screen; 17] = [
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
        Screen::Home,
        Screen::Friend,
        Screen::Live,
        Screen::Lobby,
        Screen::You,
        Screen::Findings,
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
            Screen::Home => "home",
            Screen::Friend => "friend",
            Screen::Live => "live",
            Screen::Lobby => "lobby",
            Screen::You => "you",
            Screen::Findings => "findings",
        }
    }

    /// The screen in the navigation under which this one is found.
    pub const fn section(self) -> Screen {
        match self {
            Screen::Welcome | Screen::Play | Screen::Friend | Screen::Live | Screen::Lobby => Screen::Home,
            Screen::Findings => Screen::Learn,
            screen => screen,
        }
    }

    /// The players if a link names none.
    pub const fn players(self) -> Players {
        match self {
            Screen::Analysis | Screen::Embed | Screen::Friend | Screen::Live | Screen::Lobby => Players::HUMANS,
            Screen::Play
            | Screen::Setup
            | Screen::Library
            | Screen::Rules
            | Screen::Puzzles
            | Screen::Learn
            | Screen::Bench
            | Screen::Settings
            | Screen::You
            | Screen::Findings
            | Screen::Welcome
            | Screen::Home => Players { white: Player::Human, black: Player::Engine },
        }
    }
}
