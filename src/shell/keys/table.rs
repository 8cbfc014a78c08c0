//! The table of shortcuts.

use super::{Command, Focus, HelpLine, KeyChord, Shortcut};
use crate::link::Screen;
use crate::session::ThreatView;
use crate::words::Question;

const ANYWHERE: &[Focus] = &Focus::ALL;
const ON_BOARD: &[Focus] = &[Focus::Square];
const OFF_BOARD: &[Focus] = &[Focus::Control, Focus::Elsewhere];
const ELSEWHERE: &[Focus] = &[Focus::Elsewhere];

const fn key(name: &'static str, at: &'static [Focus], does: Command) -> Shortcut {
    Shortcut { press: KeyChord::Plain(name), at, does }
}

const fn says(says: &'static str, keys: &'static [Shortcut]) -> HelpLine {
    HelpLine { keys, native: None, says }
}

const fn tab(says: &'static str) -> HelpLine {
    HelpLine { keys: &[], native: Some("Tab"), says }
}

const WALK: HelpLine = says(
    "key-walk",
    &[
        key("ArrowLeft", ON_BOARD, Command::Walk(-1, 0)),
        key("ArrowUp", ON_BOARD, Command::Walk(0, -1)),
        key("ArrowRight", ON_BOARD, Command::Walk(1, 0)),
        key("ArrowDown", ON_BOARD, Command::Walk(0, 1)),
    ],
);

const TOUCH: &[Shortcut] = &[key("Enter", ON_BOARD, Command::Touch), key(" ", ON_BOARD, Command::Touch)];
const BACK: &[Shortcut] = &[key("Escape", ANYWHERE, Command::Back)];
const FLIP: HelpLine = says("key-flip", &[key("f", ANYWHERE, Command::Flip)]);
const TYPE: HelpLine = says("key-type", &[key("Enter", ELSEWHERE, Command::Type)]);
const HELP: HelpLine = says("key-help", &[key("?", ANYWHERE, Command::Help)]);

const TABLE: &[HelpLine] = &[
    tab("key-tab"),
    WALK,
    says("key-touch", TOUCH),
    says("key-landings", &[key("d", ON_BOARD, Command::AskLandings)]),
    says("key-back", BACK),
    FLIP,
    says("key-sound", &[key("m", ANYWHERE, Command::Sound)]),
    TYPE,
    HELP,
];

/// Spoken answers for players who cannot see the board.
const SPOKEN: &[HelpLine] = &[
    says("key-say-last", &[key("l", ANYWHERE, Command::Say(Question::Last))]),
    says("key-say-trays", &[key("t", ANYWHERE, Command::Say(Question::Trays))]),
    says("key-say-turn", &[key("w", ANYWHERE, Command::Say(Question::Turn))]),
];

/// The same on a screen that has its own board.
const SPOKEN_THERE: &[HelpLine] = &[
    says("key-tell-last", &[key("l", ON_BOARD, Command::Say(Question::Last))]),
    says("key-tell-trays", &[key("t", ON_BOARD, Command::Say(Question::Trays))]),
    says("key-tell-turn", &[key("w", ON_BOARD, Command::Say(Question::Turn))]),
];

/// Live games.
const LIVE: &[HelpLine] = &[
    TYPE,
    says("key-tell-clocks", &[key("c", ON_BOARD, Command::Say(Question::Clocks))]),
    says("key-flip", &[key("f", ON_BOARD, Command::Flip)]),
];

const PLAY: &[HelpLine] = &[
    says("key-hint", &[key("h", ANYWHERE, Command::Hint)]),
    says("key-undo", &[key("ArrowLeft", ELSEWHERE, Command::Undo), key("ArrowRight", ELSEWHERE, Command::Redo)]),
    says("key-say-clocks", &[key("c", ANYWHERE, Command::Say(Question::Clocks))]),
    says("key-move-now", &[key(" ", ELSEWHERE, Command::MoveNow)]),
];

const ANALYSIS: &[HelpLine] = &[
    says("key-step", &[key("ArrowLeft", OFF_BOARD, Command::Undo), key("ArrowRight", OFF_BOARD, Command::Redo)]),
    says(
        "key-sibling",
        &[key("ArrowUp", OFF_BOARD, Command::Sibling(false)), key("ArrowDown", OFF_BOARD, Command::Sibling(true))],
    ),
    says("key-ends", &[key("Home", ANYWHERE, Command::Start), key("End", ANYWHERE, Command::End)]),
    says("key-follow", &[key(" ", ELSEWHERE, Command::Follow)]),
    says("key-engine", &[key("e", ANYWHERE, Command::Engine)]),
    says("key-move", &[key("c", ANYWHERE, Command::MoveMenu)]),
    says("key-clear-shapes", &[key("x", ANYWHERE, Command::ClearShapes)]),
    says(
        "key-threats",
        &[
            key("d", OFF_BOARD, Command::Threats(ThreatView::Drops)),
            key("b", ANYWHERE, Command::Threats(ThreatView::Captures)),
            key("p", ANYWHERE, Command::Threats(ThreatView::Payments)),
        ],
    ),
    says("key-own", &[key("o", ANYWHERE, Command::Threats(ThreatView::Own))]),
];

/// Shortcuts for making moves on a screen that has its own board.
const SOLVE: &[HelpLine] = &[
    tab("key-tab"),
    WALK,
    says("key-touch", TOUCH),
    says("key-landings", &[key("d", ON_BOARD, Command::AskLandings)]),
    says("key-back", BACK),
    HELP,
];

const SETUP: &[HelpLine] = &[
    tab("key-setup-tab"),
    WALK,
    says("key-setup-piece", &[Shortcut { press: KeyChord::Piece("K Q N"), at: ANYWHERE, does: Command::Take('K') }]),
    says("key-setup-touch", TOUCH),
    says(
        "key-setup-remove",
        &[
            key("Delete", ON_BOARD, Command::Remove),
            key("Backspace", ON_BOARD, Command::Remove),
            key("d", ON_BOARD, Command::Remove),
        ],
    ),
    says("key-setup-erase", &[key("x", ANYWHERE, Command::Erase)]),
    says("key-setup-back", BACK),
    FLIP,
    says("key-setup-undo", &[key("ArrowLeft", ELSEWHERE, Command::Undo), key("ArrowRight", ELSEWHERE, Command::Redo)]),
    says(
        "key-setup-control",
        &[
            Shortcut { press: KeyChord::Ctrl("z"), at: ANYWHERE, does: Command::Undo },
            Shortcut { press: KeyChord::Ctrl("y"), at: ANYWHERE, does: Command::Redo },
            Shortcut { press: KeyChord::CtrlShift("z"), at: ANYWHERE, does: Command::Redo },
        ],
    ),
    HELP,
];

/// Lessons have no shortcuts for flipping the board or taking a move back.
const LEARN: &[HelpLine] = &[
    says("key-hint", &[key("h", ANYWHERE, Command::Hint)]),
    tab("key-tab"),
    WALK,
    says("key-touch", TOUCH),
    says("key-landings", &[key("d", ON_BOARD, Command::AskLandings)]),
    says("key-back", BACK),
    HELP,
];

/// An embedded game can be viewed but not played. Keys that touch a square do nothing here, but they do not scroll the
/// surrounding page either. The help does not list them.
const EMBED: &[HelpLine] = &[
    WALK,
    says("key-touch", TOUCH),
    FLIP,
    says("key-step", &[key("ArrowLeft", OFF_BOARD, Command::Undo), key("ArrowRight", OFF_BOARD, Command::Redo)]),
];

pub(super) fn lists(screen: Screen) -> &'static [&'static [HelpLine]] {
    match screen {
        Screen::Play => &[PLAY, SPOKEN, TABLE],
        Screen::Analysis => &[ANALYSIS, SPOKEN, TABLE],
        Screen::Setup => &[SETUP],
        Screen::Learn => &[SPOKEN_THERE, LEARN],
        Screen::Embed => &[EMBED],
        Screen::Puzzles => &[&[TYPE], SPOKEN_THERE, SOLVE],
        Screen::Live => &[SPOKEN_THERE, LIVE, SOLVE],
        Screen::Library
        | Screen::Rules
        | Screen::Bench
        | Screen::Settings
        | Screen::Welcome
        | Screen::Home
        | Screen::Friend
        | Screen::Lobby
        | Screen::You
        | Screen::Findings => &[],
    }
}
