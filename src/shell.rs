//! The app around its screens, without a browser, as one pure reducer. Events in the page come in as an [`Action`], and
//! requests to the page go out as [`Effect`]s. The components in [`crate::ui`] translate and draw.
//!
//! It holds the state behind the screens: the current game, the analysis, the editor and the library. It also holds the
//! screen and dialog shown, and what a link or button has displaced. [`keys`] is the table of all shortcuts, and
//! [`gesture`] handles pointers over a board.

// Not part of the library's public interface, so items here need no docs.
#![allow(missing_docs)]

mod action;
mod address;
mod analysis;
mod backup;
mod command;
pub mod gesture;
mod import;
pub mod keys;
mod library;
mod play;
mod rest;
mod setup;
mod sound;
mod tabs;
mod update;

use std::rc::Rc;

pub use action::{Action, Effect, Item, Now, Slot};
pub use address::{BadLink, asks_for_embed};
pub use import::PendingImport;
pub use rest::{Rest, rest};

use crate::game::any::AnyPosition;
use crate::game::{Game, Position, Side, rules};
use crate::link::Screen;
use crate::session::backup::StoredExtras;
use crate::session::editor::{self, Editor};
use crate::session::lesson::LessonProgress;
use crate::session::library::{Intake, Library};
use crate::session::{
    Analysis, KeptState, NewGame, NodeId, Play, Players, SavedAnalysis, SavedGame, Settings, Study, Tree,
};
use crate::words;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The choices for the next game, with their current values.
    NewGame(NewGame),
    Share,
    Moments,
    Help,
    /// The choice of what to import from a backup file.
    Import,
    /// The question whether to delete all data.
    Forget,
    MoveMenu(NodeId),
    /// The places that the tabs of a small screen do not name.
    Places,
}

/// The state stored when the page was left.
#[derive(Clone, Debug, Default)]
pub struct StoredState {
    pub game: Option<SavedGame>,
    /// The game that was displaced by a newer game.
    pub displaced: Option<SavedGame>,
    pub analysis: Option<SavedAnalysis>,
    /// The analysis that was displaced by a newer analysis.
    pub displaced_analysis: Option<SavedAnalysis>,
    pub setup: Option<editor::SavedEditor>,
    pub settings: Settings,
    pub progress: LessonProgress,
    /// True if a puzzle, a live game, a career or results against people are stored.
    pub has_been_here: bool,
}

/// What was displaced and can be brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Displaced {
    pub game: bool,
    pub analysis: bool,
}

/// A game that is being put into the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Keeping {
    id: u64,
    state: KeptState,
}

#[derive(Clone, Debug)]
pub struct Shell {
    play: Play<AnyPosition>,
    analysis: Analysis<AnyPosition>,
    editor: Editor<AnyPosition>,
    library: Library,
    settings: Settings,
    progress: LessonProgress,
    /// The item to study that the address names; empty if it names none.
    lesson: String,
    study: Study,
    /// True if the last pointer input was by touch.
    finger: bool,
    screen: Screen,
    /// The rules that the reader looked at before the screen shown, or that its address names.
    subject: Option<&'static str>,
    /// True if a puzzle, a live game, a career or results against people were stored when the app was started.
    has_been_here: bool,
    dialog: Option<Dialog>,
    bad: Option<BadLink>,
    /// A friend's game, which is opened once the reader has seen what it is.
    challenge: Option<Box<address::OpenedGame>>,
    /// Warnings about the link opened last.
    doubts: Vec<String>,
    /// A friend's link to a game that is neither the current nor the displaced one. It may be in the library.
    letter: Option<address::OpenedGame>,
    displaced: Option<SavedGame>,
    displaced_analysis: Option<SavedAnalysis>,
    /// Slots whose last attempt to store failed.
    unstored: Vec<Slot>,
    /// The backup file, while the user is asked what to import from it.
    pending_import: Option<Rc<PendingImport>>,
    /// The parts of the backup chosen for import, while they are being stored.
    intake: Option<Box<Intake>>,
    /// The stored data besides the games, while a backup is written.
    extras: StoredExtras,
    /// Grows with each request to focus the field for typed moves.
    typing: u32,
    /// The games being kept.
    keeping: Vec<Keeping>,
    /// The game that could not be kept last. It is tried once more when another game displaces it.
    not_kept: Option<Keeping>,
    hidden: bool,
    moment: Now,
    /// The last id given to a game or analysis.
    last_id: u64,
    effects: Vec<Effect>,
    /// The part of the reducer that the page loads later, and the actions that wait for it.
    rest: Option<Rest>,
    waiting: Vec<Action>,
}

fn fresh_tree(variant: &str) -> Tree<AnyPosition> {
    let start = AnyPosition::start(variant).or_else(|| AnyPosition::start(rules::DEFAULT));
    // A test verifies that the start position of Hostage Chess is legal.
    Tree::new(start.expect("the start position is legal"))
}

impl Shell {
    /// Restores the app as it was left, at this address.
    pub fn start(memory: StoredState, address: &str, hidden: bool, moment: Now) -> (Shell, Vec<Effect>) {
        Shell::start_with(Some(rest), memory, address, hidden, moment)
    }

    /// Does the same as [`Shell::start`], without the part of the reducer that [`Shell::complete`] adds later.
    pub fn start_first(memory: StoredState, address: &str, hidden: bool, moment: Now) -> (Shell, Vec<Effect>) {
        Shell::start_with(None, memory, address, hidden, moment)
    }

    fn start_with(
        rest: Option<Rest>,
        memory: StoredState,
        address: &str,
        hidden: bool,
        moment: Now,
    ) -> (Shell, Vec<Effect>) {
        let first = NewGame::for_skill(rules::DEFAULT, memory.settings.skill()).strength;
        let fresh = || Play::new(fresh_tree(rules::DEFAULT), Players::default(), first);
        let StoredState { game, analysis: looked_at, setup: setup_stored, .. } = memory.clone();
        let setup = setup_stored.as_ref().and_then(Editor::restore).or_else(|| Editor::new(rules::DEFAULT));
        let analysis = looked_at.as_ref().and_then(Analysis::restore);
        let mut shell = Shell {
            play: game.as_ref().and_then(Play::restore).unwrap_or_else(fresh),
            analysis: analysis.unwrap_or_else(|| Analysis::new(fresh_tree(rules::DEFAULT), Side::White)),
            // A test verifies that the default rules are known.
            editor: setup.expect("the default rules are known"),
            library: Library::default(),
            settings: memory.settings,
            progress: memory.progress,
            lesson: String::new(),
            study: Study::default(),
            finger: false,
            screen: Screen::Play,
            subject: None,
            has_been_here: memory.has_been_here,
            dialog: None,
            bad: None,
            challenge: None,
            doubts: Vec::new(),
            letter: None,
            displaced: memory.displaced,
            displaced_analysis: memory.displaced_analysis,
            unstored: Vec::new(),
            pending_import: None,
            intake: None,
            extras: Default::default(),
            typing: 0,
            keeping: Vec::new(),
            not_kept: None,
            hidden,
            moment,
            last_id: 0,
            effects: Vec::new(),
            rest,
            waiting: Vec::new(),
        };
        // A stored state that was only partly understood must not be lost when it is overwritten.
        let understood = [
            (Slot::Game, game.as_ref().is_none_or(|game| shell.play.save().has_all_of(game))),
            (Slot::Analysis, looked_at.as_ref().is_none_or(|it| shell.analysis.save().game.has_all_of(&it.game))),
            (Slot::Setup, setup_stored.as_ref().is_none_or(|it| shell.editor.save().steps == it.steps)),
        ];
        for (slot, _) in understood.into_iter().filter(|(_, all)| !all) {
            shell.want(Effect::Seen(slot, true));
        }
        shell.forget_copies();
        shell.keep_displaced();
        if !shell.open_address(address) && shell.bad.is_none() && shell.screen == Screen::Play {
            shell.begin();
        }
        let effects = std::mem::take(&mut shell.effects);
        (shell, effects)
    }

    pub fn update(&mut self, action: impl Into<Action>, moment: Now) -> Vec<Effect> {
        self.moment = moment;
        let before = self.ear();
        self.happen(action.into());
        self.sound(before);
        std::mem::take(&mut self.effects)
    }

    /// A new id for the library and other tabs. Ids are unique, even if several are created at the same time.
    fn new_id(&mut self) -> u64 {
        self.last_id = self.moment.first_id().max(self.last_id + 1);
        self.last_id
    }

    /// True if closing the page would lose data that could not be stored. Settings do not count.
    pub fn loses(&self) -> bool {
        self.unstored.iter().any(|slot| *slot != Slot::Settings)
    }

    /// A sentence that lists everything that could not be stored, or `None` if all was stored.
    pub fn unstored(&self) -> Option<String> {
        let name = |slot: &Slot| match slot {
            Slot::Game => "unstored-game",
            Slot::Displaced => "unstored-displaced",
            Slot::Analysis => "unstored-analysis",
            Slot::DisplacedAnalysis => "unstored-displaced-analysis",
            Slot::Setup => "unstored-setup",
            Slot::Settings => "unstored-settings",
            Slot::Progress => "unstored-progress",
            Slot::Puzzles => "unstored-puzzles",
            Slot::Career | Slot::Results => "unstored-career",
        };
        let names: Vec<&str> = self.unstored.iter().map(name).collect();
        (!names.is_empty()).then(|| words::unstored(&names))
    }

    pub fn play(&self) -> &Play<AnyPosition> {
        &self.play
    }

    pub fn analysis(&self) -> &Analysis<AnyPosition> {
        &self.analysis
    }

    pub fn editor(&self) -> &Editor<AnyPosition> {
        &self.editor
    }

    pub fn library(&self) -> &Library {
        &self.library
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn progress(&self) -> &LessonProgress {
        &self.progress
    }

    /// The item to study that the address names; empty if it names none.
    pub fn lesson(&self) -> &str {
        &self.lesson
    }

    /// The kind of the item to study.
    pub fn study(&self) -> Study {
        self.study
    }

    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The rules of the game that the reader looks at, or else looked at last.
    fn subject(&self) -> &'static str {
        let of_board = self.play.position().variant();
        match self.screen {
            Screen::Play => of_board,
            Screen::Analysis => self.analysis.board().position().variant(),
            Screen::Setup => self.editor.variant(),
            _ => self.subject.unwrap_or(of_board),
        }
    }

    /// The address of a screen. Those that show one game of several show the game that the reader looks at. Without a
    /// name in the address this is the game on the board.
    pub fn way_to(&self, screen: Screen) -> String {
        let subject = self.subject();
        let is_of_game = matches!(screen, Screen::Puzzles | Screen::Rules);
        if is_of_game && rules::family(subject) != rules::family(self.play.position().variant()) {
            return format!("#/{}?variant={subject}", screen.name());
        }
        format!("#/{}", screen.name())
    }

    pub fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The backup file that the user may import from.
    pub fn pending_import(&self) -> Option<&Rc<PendingImport>> {
        self.pending_import.as_ref()
    }

    /// The link that could not be opened, which is shown instead of any screen.
    pub fn bad_link(&self) -> Option<&BadLink> {
        self.bad.as_ref()
    }

    /// True if a newcomer is invited to a friend's game, which is shown instead of any screen.
    pub fn is_challenged(&self) -> bool {
        self.challenge.is_some()
    }

    /// The position in the friend's game to which a newcomer is invited.
    pub fn challenge(&self) -> Option<&AnyPosition> {
        self.challenge.as_ref().map(|part| part.position())
    }

    /// True if a friend waits for the reader's move in the current game.
    pub fn friend_waits(&self) -> bool {
        let play = &self.play;
        let has_move = play.seat().is_some_and(|seat| seat.id.is_some() && seat.side == play.position().side_to_move());
        has_move && play.verdict().is_none()
    }

    /// Warnings about the link opened last, as sentences.
    pub fn doubts(&self) -> &[String] {
        &self.doubts
    }

    pub fn displaced(&self) -> Displaced {
        Displaced { game: self.displaced.is_some(), analysis: self.displaced_analysis.is_some() }
    }

    /// Grows with each request to focus the field for typed moves.
    pub fn typing(&self) -> u32 {
        self.typing
    }

    /// True if [`Action::Beat`] is needed regularly, for clocks and for moves shown for a limited time.
    pub fn wants_beat(&self) -> bool {
        self.play.wants_ticks()
    }

    /// The screen to open if the address names none. Somebody who has done nothing here yet is welcomed.
    pub(crate) fn home(&self) -> Screen {
        if self.is_new() { Screen::Welcome } else { Screen::Home }
    }

    /// True if the reader has done nothing here yet.
    pub fn is_new(&self) -> bool {
        // A game without moves at the usual start position counts as none. static/first.js has the same rules.
        let is_begun = |tree: &Tree<AnyPosition>| tree.len() > 1 || !tree.begins_as_usual();
        let has_played = is_begun(self.play.tree()) || is_begun(self.analysis.tree()) || self.displaced.is_some();
        !(has_played || self.has_been_here || self.progress.has_result())
    }

    /// Notes that the reader has done something here that the shell does not hold: a puzzle or a live game.
    pub fn note_visit(&mut self) {
        self.has_been_here = true;
    }

    pub fn title(&self) -> String {
        let name = match self.screen {
            Screen::Play | Screen::Embed | Screen::Welcome | Screen::Home => return words::text("title").to_owned(),
            Screen::Rules => words::text("nav-rules"),
            Screen::Learn => words::text("nav-learn"),
            Screen::Setup => words::text("nav-setup"),
            Screen::Library => words::text("nav-library"),
            Screen::Puzzles => words::text("puzzles-title"),
            Screen::Bench => words::text("bench-title"),
            Screen::Settings => words::text("nav-settings"),
            Screen::Analysis => words::text("nav-analysis"),
            Screen::Friend => words::text("friend-title"),
            Screen::Live => words::text("live-title"),
            Screen::Lobby => words::text("lobby-title"),
            Screen::You => words::text("you-title"),
            Screen::Findings => words::text("findings-title"),
        };
        format!("{name} · {}", words::text("title"))
    }

    fn want(&mut self, effect: Effect) {
        self.effects.push(effect);
    }
}
