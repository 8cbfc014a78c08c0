//! The program around its screens, without a browser: one pure reducer. What happens in the page comes in as an [`Action`],
//! what the page is to do comes out as [`Effect`]s; the components in [`crate::ui`] translate and draw.
//!
//! It holds the four things that screens show (a game that is played, an analysis, a position that is set up, the library),
//! which of them is shown, what stands over it, and what was displaced by what a link or a button opened. [`keys`] is the
//! one table of keys, [`gesture`] what a hand does over a table.

mod action;
mod address;
mod analysis;
mod backup;
mod command;
pub mod gesture;
pub mod keys;
mod library;
mod offer;
mod play;
mod rest;
mod setup;
mod sound;
mod tabs;
mod update;

use std::rc::Rc;

pub use action::{Action, Effect, Item, Now, Slot};
pub use address::{BadLink, asks_for_embed};
pub use offer::Offer;
pub use rest::{Rest, rest};

use crate::game::any::AnyPosition;
use crate::game::{Game, Side, rules};
use crate::link::Screen;
use crate::session::editor::{self, Editor};
use crate::session::lesson::LessonProgress;
use crate::session::library::{Intake, Library};
use crate::session::{Analysis, NewGame, NodeId, Play, Players, SavedAnalysis, SavedGame, Settings, Study, Tree};
use crate::words;

/// What stands over the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// What the next game is to be, as it is proposed.
    NewGame(NewGame),
    /// The links.
    Share,
    /// What there is to take along from the game.
    Moments,
    /// The keys.
    Help,
    /// What of a file of everything is to be imported.
    Import,
    /// Whether everything is to be deleted.
    Forget,
    /// What to do with the turn that leads to a node.
    MoveMenu(NodeId),
}

/// What was stored when the page was left.
#[derive(Clone, Debug, Default)]
pub struct StoredState {
    /// The game.
    pub game: Option<SavedGame>,
    /// The game that another one displaced.
    pub displaced: Option<SavedGame>,
    /// The analysis.
    pub analysis: Option<SavedAnalysis>,
    /// The analysis that another one displaced.
    pub displaced_analysis: Option<SavedAnalysis>,
    /// The position that is set up.
    pub setup: Option<editor::SavedEditor>,
    /// The settings.
    pub settings: Settings,
    /// What was learned.
    pub progress: LessonProgress,
}

impl StoredState {
    /// Nobody has played here. A game in which nothing has happened, and which began as all do, is none.
    fn is_of_nobody(&self) -> bool {
        let begun = |game: &SavedGame| !game.moves.is_empty() || game.record.start.is_some();
        !self.game.as_ref().is_some_and(begun) && self.displaced.is_none()
    }
}

/// The program.
#[derive(Clone, Debug)]
pub struct Shell {
    play: Play<AnyPosition>,
    analysis: Analysis<AnyPosition>,
    editor: Editor<AnyPosition>,
    library: Library,
    settings: Settings,
    progress: LessonProgress,
    /// The lesson that the address names, if it names one, or what else there is to learn.
    lesson: String,
    study: Study,
    /// Whether a finger was at work last.
    finger: bool,
    screen: Screen,
    /// What an address opens that names nothing.
    home: Screen,
    dialog: Option<Dialog>,
    bad: Option<BadLink>,
    /// What is not clear about the link that was opened last.
    doubts: Vec<String>,
    /// A link from a friend to a game that is neither here nor was displaced last: perhaps the library has it.
    letter: Option<address::OpenedGame>,
    /// The game that a link or a new game took the place of.
    displaced: Option<SavedGame>,
    displaced_analysis: Option<SavedAnalysis>,
    /// What could not be stored when that was tried last.
    unstored: Vec<Slot>,
    /// The file of everything of which something may be imported, while that is asked.
    offer: Option<Rc<Offer>>,
    /// What was chosen of it, while that is stored.
    intake: Option<Box<Intake>>,
    /// What is stored of the puzzles, while everything is written into one file.
    puzzles: String,
    /// Grows whenever somebody wants to type a turn on the screen that is shown.
    typing: u32,
    /// The games that are being kept: their numbers, and how far they were.
    keeping: Vec<(u64, (usize, bool))>,
    /// That a game could not be kept has been said; it is not tried again by itself.
    keeping_fails: bool,
    /// The tab cannot be seen.
    hidden: bool,
    /// When what happens now happens.
    moment: Now,
    /// The last number that a game or analysis was given.
    last_id: u64,
    /// What is to be done about what happens now.
    effects: Vec<Effect>,
    /// The part of the reducer that the page loads later, and the actions that wait for it.
    rest: Option<Rest>,
    waiting: Vec<Action>,
}

fn fresh_tree(variant: &str) -> Tree<AnyPosition> {
    let start = AnyPosition::start(variant).or_else(|| AnyPosition::start(rules::DEFAULT));
    // The start position of Hostage Chess is legal: a test holds it.
    Tree::new(start.expect("the start position is legal"))
}

impl Shell {
    /// The program as it was left, at this address.
    pub fn start(memory: StoredState, address: &str, hidden: bool, moment: Now) -> (Shell, Vec<Effect>) {
        Shell::start_with(Some(rest), memory, address, hidden, moment)
    }

    /// The same without the part of the reducer that comes later: see [`Shell::complete`].
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
        let fresh =
            || Play::new(fresh_tree(rules::DEFAULT), Players::default(), NewGame::first(rules::DEFAULT).strength);
        let StoredState { game, analysis: looked_at, setup: setup_stored, .. } = memory.clone();
        let setup = setup_stored.as_ref().and_then(Editor::restore).or_else(|| Editor::new(rules::DEFAULT));
        let home = match (memory.is_of_nobody(), memory.progress.is_empty()) {
            (true, true) => Screen::Welcome,
            // Who has not played yet goes on learning.
            (true, false) => Screen::Learn,
            (false, _) => Screen::Play,
        };
        let analysis = looked_at.as_ref().and_then(Analysis::restore);
        let mut shell = Shell {
            play: game.as_ref().and_then(Play::restore).unwrap_or_else(fresh),
            analysis: analysis.unwrap_or_else(|| Analysis::new(fresh_tree(rules::DEFAULT), Side::White)),
            // The start position of Hostage Chess is legal: a test holds it.
            editor: setup.expect("the default rules are known"),
            library: Library::default(),
            settings: memory.settings,
            progress: memory.progress,
            lesson: String::new(),
            study: Study::default(),
            finger: false,
            screen: Screen::Play,
            home,
            dialog: None,
            bad: None,
            doubts: Vec::new(),
            letter: None,
            displaced: memory.displaced,
            displaced_analysis: memory.displaced_analysis,
            unstored: Vec::new(),
            offer: None,
            intake: None,
            puzzles: String::new(),
            typing: 0,
            keeping: Vec::new(),
            keeping_fails: false,
            hidden,
            moment,
            last_id: 0,
            effects: Vec::new(),
            rest,
            waiting: Vec::new(),
        };
        // Less than all of it was understood, and it will be written over.
        let understood = [
            (Slot::Game, game.as_ref().is_none_or(|game| shell.play.save().has_all_of(game))),
            (Slot::Analysis, looked_at.as_ref().is_none_or(|it| shell.analysis.save().game.has_all_of(&it.game))),
            (Slot::Setup, setup_stored.as_ref().is_none_or(|it| shell.editor.save().steps == it.steps)),
        ];
        for (slot, _) in understood.into_iter().filter(|(_, all)| !all) {
            shell.want(Effect::Seen(slot, true));
        }
        shell.keep_displaced();
        if !shell.open_address(address) && shell.bad.is_none() && shell.screen == Screen::Play {
            shell.begin();
        }
        let effects = std::mem::take(&mut shell.effects);
        (shell, effects)
    }

    /// Something happens: what is to be done.
    pub fn update(&mut self, action: impl Into<Action>, moment: Now) -> Vec<Effect> {
        self.moment = moment;
        let before = self.ear();
        self.happen(action.into());
        self.sound(before);
        std::mem::take(&mut self.effects)
    }

    /// A number by which the library and other tabs know a game or an analysis. Each is drawn once, however much happens at once.
    fn new_id(&mut self) -> u64 {
        self.last_id = self.moment.first_id().max(self.last_id + 1);
        self.last_id
    }

    /// True if closing the page would lose something that could not be stored. Settings do not count.
    pub fn loses(&self) -> bool {
        self.unstored.iter().any(|slot| *slot != Slot::Settings)
    }

    /// The sentence that names everything that could not be stored, if there is anything.
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
        };
        let names: Vec<&str> = self.unstored.iter().map(name).collect();
        (!names.is_empty()).then(|| words::unstored(&names))
    }

    /// The game that is played.
    pub fn play(&self) -> &Play<AnyPosition> {
        &self.play
    }

    /// The game that is looked at.
    pub fn analysis(&self) -> &Analysis<AnyPosition> {
        &self.analysis
    }

    /// The position that is set up.
    pub fn editor(&self) -> &Editor<AnyPosition> {
        &self.editor
    }

    /// The library.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// What the reader has chosen for every game.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What was learned.
    pub fn progress(&self) -> &LessonProgress {
        &self.progress
    }

    /// The lesson that the address names; empty if it names none.
    pub fn lesson(&self) -> &str {
        &self.lesson
    }

    /// What the lesson is: it may be something else to learn.
    pub fn study(&self) -> Study {
        self.study
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// What stands over the screen.
    pub fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The file of everything of which something may be imported.
    pub fn offer(&self) -> Option<&Rc<Offer>> {
        self.offer.as_ref()
    }

    /// The link that could not be opened, which stands in the place of every screen.
    pub fn bad_link(&self) -> Option<&BadLink> {
        self.bad.as_ref()
    }

    /// What is not clear about the link that was opened last, a sentence each.
    pub fn doubts(&self) -> &[String] {
        &self.doubts
    }

    /// Whether a game, and whether an analysis can be taken back.
    pub fn displaced(&self) -> (bool, bool) {
        (self.displaced.is_some(), self.displaced_analysis.is_some())
    }

    /// Grows whenever somebody wants to type a turn on the screen that is shown.
    pub fn typing(&self) -> u32 {
        self.typing
    }

    /// Whether [`Action::Beat`] is wanted again and again: for clocks, and for turns that are shown for a while.
    pub fn wants_beat(&self) -> bool {
        self.play.wants_ticks()
    }

    /// What the window is called.
    pub fn title(&self) -> String {
        let name = match self.screen {
            Screen::Play | Screen::Embed | Screen::Welcome => return words::text("title").to_owned(),
            Screen::Rules => words::text("nav-rules"),
            Screen::Learn => words::text("nav-learn"),
            Screen::Setup => words::text("nav-setup"),
            Screen::Library => words::text("nav-library"),
            Screen::Puzzles => words::text("puzzles-title"),
            Screen::Bench => words::text("bench-title"),
            Screen::Settings => words::text("nav-settings"),
            Screen::Analysis => words::text("nav-analysis"),
        };
        format!("{name} · {}", words::text("title"))
    }

    fn want(&mut self, effect: Effect) {
        self.effects.push(effect);
    }
}
