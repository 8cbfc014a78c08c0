//! The actions and effects of the app.

use crate::engine::level::Level;
use crate::engine::{Reply, Request};
use crate::game::GameRecord;
use crate::session::analysis::AnalysisAction;
use crate::session::backup::{Chosen, Extras, JoinStep, Joined, StoredExtras};
use crate::session::editor::EditorAction;
use crate::session::lesson::LessonProgress;
use crate::session::library::LibraryAction;
use crate::session::library::LibraryEffect;
use crate::session::play::PlayAction;
use crate::session::settings::SettingId;
use crate::session::sound::Sound;
use crate::session::{NewGame, NodeId, SavedAnalysis, SavedGame, Seat, Settings, editor, library};

use super::keys::Command;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Now {
    /// The current time, in milliseconds since a fixed moment.
    pub now: u64,
    /// Year, month and day in the user's time zone.
    pub day: [u32; 3],
}

impl Now {
    /// The date as in PGN tags.
    pub fn date(self) -> String {
        let [year, month, day] = self.day;
        format!("{year}.{month:02}.{day:02}")
    }

    /// The first of a thousand ids that no existing game has.
    pub fn first_id(self) -> u64 {
        self.now * 1000
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Play(PlayAction),
    Analysis(AnalysisAction),
    Edit(EditorAction),
    Library(LibraryAction),
    Reply(Reply),
    /// The address has changed; holds its fragment including `#`.
    Address(String),
    /// A shortcut was pressed, on this square if the focus was on one.
    Command(Command, Option<String>),
    /// The type of the pointer in use changed; true for a finger.
    Finger(bool),
    /// Time has passed; sent while [`super::Shell::wants_beat`].
    Beat,
    /// The page may be about to close.
    Leave,
    /// The tab was hidden or shown.
    Hidden(bool),
    /// Ask for the choices of a new game, starting with this variant.
    AskNewGame(&'static str),
    /// Ask whether to begin a game with these choices, without leaving the screen.
    Propose(NewGame),
    NewGame(NewGame),
    /// The first game, against the opponent for the reader's answer about chess. A press that follows the answer at once
    /// comes before the screen is drawn again.
    FirstGame,
    /// Show the ways to play a friend.
    PlayFriend,
    /// Begin a game of these rules with a friend by links, in which the reader has White.
    ByLinks(&'static str),
    /// Go on by links with a live game, in which the reader has this seat.
    GoByLinks(GameRecord, Seat),
    /// Accept the friend's game that the link names, and go to the lesson of this name first.
    TakeUp(Option<&'static str>),
    /// Play again against this level.
    NextLevel(Level),
    Rematch,
    TakeBack,
    Keep,
    KeepAnalysis,
    /// Repeat the notice, because it could not be heard.
    Repeat,
    NewAnalysis(&'static str),
    Analyse,
    Review,
    /// Play from the position in the analysis.
    PlayHere,
    TakeBackAnalysis,
    Share,
    /// Copy or send the link for the other player.
    SendLink,
    /// The link was copied, or could not be.
    LinkSent(bool),
    Help,
    MoveMenu(NodeId),
    /// Show the places that the tabs of a small screen do not name.
    Places,
    Close,
    /// Play the readable part of a bad link.
    OpenPart,
    /// Dismiss the bad link, or the warnings about a good one.
    Dismiss,
    /// Choose this value of a setting.
    Set(SettingId, &'static str),
    Sound,
    Moments,
    /// Switch the coach off, in this and later games.
    NoCoach,
    /// Another tab has changed the settings.
    Settings(Settings),
    /// A lesson was opened, or finished with this many stars.
    Learned(&'static str, u8),
    /// This result was reached in another kind of study.
    Reached(String, u32),
    /// Another tab has stored lesson progress.
    Progress(LessonProgress),
    /// Write a backup file. The page supplies the stored data besides the games.
    ExportEverything(Box<StoredExtras>),
    /// Import the chosen parts of the backup file on offer.
    Accept(Chosen),
    /// The other data of the backup was stored; none if there was no space.
    BroughtIn(Option<Box<Joined>>),
    /// The data that came with an import was removed again, here or in another tab. Holds the data stored now; true if
    /// some of the removed data stays.
    TakenOut(Box<StoredExtras>, bool),
    AskForget,
    Forget,
    /// Storing in this slot succeeded or failed.
    Kept(Slot, bool),
    /// A displaced analysis (true) or game was put into the library, or this failed.
    Displaced(bool, Result<(), library::Trouble>),
    /// The library deleted these entries to free space.
    MadeRoom(Vec<library::LibraryEntry>),
    /// Another tab has stored this. True if this tab was about to store in the same slot and therefore did not.
    Stored(Item, bool),
}

impl From<PlayAction> for Action {
    fn from(action: PlayAction) -> Action {
        Action::Play(action)
    }
}

impl From<AnalysisAction> for Action {
    fn from(action: AnalysisAction) -> Action {
        Action::Analysis(action)
    }
}

impl From<EditorAction> for Action {
    fn from(action: EditorAction) -> Action {
        Action::Edit(action)
    }
}

impl From<LibraryAction> for Action {
    fn from(action: LibraryAction) -> Action {
        Action::Library(action)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    Draw,
    /// Redraw soon, together with later changes, because the engine reports more often than the eye can follow.
    DrawSoon,
    Ask(Request),
    /// The engine has to move at once.
    Hurry,
    /// Store this. [`Action::Kept`] reports the result, or [`Action::Stored`] if another tab has stored there in the
    /// meantime.
    Save(Item),
    /// The library holds the game or analysis displaced to this slot, so the slot need not store it. [`Action::Kept`]
    /// follows.
    Filed(Slot),
    /// This tab has handled the content of this slot, so it may be overwritten; true if it has to be put aside first.
    Seen(Slot, bool),
    /// Send [`AnalysisAction::Settled`] with this number after [`SETTLE`](crate::session::analysis::SETTLE)
    /// milliseconds. Earlier numbers are obsolete.
    Settle(u32),
    /// An effect of the library, except for `Open` and `Tell`.
    Library(LibraryEffect),
    Go(String),
    /// Replace the address, so that reloading the page does not open the link again.
    ReplaceAddress(String),
    /// Share the link for the other player. If it was not sent, [`Action::LinkSent`] reports whether it was copied.
    SendLink,
    /// Play these sounds: each with its delay in milliseconds, then the volume in percent.
    Sound(Vec<(Sound, u32)>, u32),
    /// Merge this with the stored data besides games, completely or not at all. [`Action::BroughtIn`] reports the
    /// result.
    BringIn(Box<Extras>),
    /// Undo this import. [`Action::TakenOut`] reports the result.
    TakeOut(Box<JoinStep>),
    /// Delete all stored data, and start as for a new visitor.
    Forget,
    /// This address belongs to another program: reload the page.
    Restart,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    Game,
    /// The game that another one displaced.
    Displaced,
    Analysis,
    DisplacedAnalysis,
    Setup,
    Settings,
    Progress,
    Puzzles,
    /// The games against the computer.
    Career,
    /// The results against people.
    Results,
}

/// Data to be stored, by slot.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    Game(Box<SavedGame>),
    Displaced(Box<SavedGame>),
    Analysis(Box<SavedAnalysis>),
    DisplacedAnalysis(Box<SavedAnalysis>),
    Setup(Box<editor::SavedEditor>),
    Settings(Settings),
    Progress(LessonProgress),
    /// An entry to add to the career.
    Career(String),
}

impl Item {
    pub fn slot(&self) -> Slot {
        match self {
            Item::Game(_) => Slot::Game,
            Item::Displaced(_) => Slot::Displaced,
            Item::Analysis(_) => Slot::Analysis,
            Item::DisplacedAnalysis(_) => Slot::DisplacedAnalysis,
            Item::Setup(_) => Slot::Setup,
            Item::Settings(_) => Slot::Settings,
            Item::Progress(_) => Slot::Progress,
            Item::Career(_) => Slot::Career,
        }
    }
}
