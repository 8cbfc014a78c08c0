//! What happens to the program, and what it wants done.

use crate::engine::level::Level;
use crate::engine::{Reply, Request};
use crate::session::backup::{Chosen, Extras, JoinStep, Joined, StoredExtras};
use crate::session::lesson::LessonProgress;
use crate::session::sound::Sound;
use crate::session::{NewGame, NodeId, SavedAnalysis, SavedGame, Settings, analysis, editor, library, play};

use super::keys::Command;

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Now {
    /// The current time, in milliseconds since some fixed moment.
    pub now: u64,
    /// Year, month and day where the reader is.
    pub day: [u32; 3],
}

impl Now {
    /// The day, as tags of records have it.
    pub fn date(self) -> String {
        let [year, month, day] = self.day;
        format!("{year}.{month:02}.{day:02}")
    }

    /// A number that no game has which was there before, nor have the thousand that follow it.
    pub fn first_id(self) -> u64 {
        self.now * 1000
    }
}

/// What happens to the program.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Something that concerns the game that is played.
    Play(play::PlayAction),
    /// Something that concerns the analysis.
    Analysis(analysis::AnalysisAction),
    /// Something that concerns the position that is set up.
    Edit(editor::EditorAction),
    /// Something that concerns the library.
    Library(library::LibraryAction),
    /// The engine said something.
    Reply(Reply),
    /// The address has changed: what follows `#`, with it.
    Address(String),
    /// A key was pressed that does this, on this square if it was on one.
    Command(Command, Option<String>),
    /// What works from now on is a finger, or it is not.
    Finger(bool),
    /// Time has passed, while [`super::Shell::wants_beat`].
    Beat,
    /// The page may be closed now.
    Leave,
    /// The tab is hidden, or seen again.
    Hidden(bool),
    /// Ask what the next game is to be, by these rules to begin with.
    AskNewGame(&'static str),
    /// Begin a game.
    NewGame(NewGame),
    /// Begin a game with somebody else, in which the reader has White.
    PlayFriend,
    /// The same again, against this level.
    NextLevel(Level),
    /// The same again, with sides changed.
    Rematch,
    /// Play the game that another one displaced.
    TakeBack,
    /// Put the game into the library.
    Keep,
    /// Put the analysis into the library.
    KeepAnalysis,
    /// Repeat what nobody could hear.
    Repeat,
    /// A fresh analysis by these rules.
    NewAnalysis(&'static str),
    /// Look at the game that is played.
    Analyse,
    /// Go over the game that is played.
    Review,
    /// Play the position that is looked at.
    PlayHere,
    /// Look at what another analysis displaced.
    TakeBackAnalysis,
    /// Show the links.
    Share,
    /// Copy or send the link for the other of two people.
    SendLink,
    /// That link was copied, or could not be.
    LinkSent(bool),
    /// Show the keys.
    Help,
    /// Ask what to do with a turn of the analysis.
    MoveMenu(NodeId),
    /// Close what was opened.
    Close,
    /// Play what could be read of a bad link.
    OpenPart,
    /// Forget the bad link, or what was not clear about a good one.
    Dismiss,
    /// A setting is to have this value.
    Set(&'static str, &'static str),
    /// Sounds on, or off.
    Sound,
    /// Show what there is to take along from the game.
    Moments,
    /// The coach is to be quiet, now and in other games.
    NoCoach,
    /// Another tab has changed the settings.
    Settings(Settings),
    /// A lesson is open, or was finished with so many stars.
    Learned(&'static str, u8),
    /// So much was reached of something else to learn.
    Reached(String, u32),
    /// Another tab has stored what was learned there.
    Progress(LessonProgress),
    /// Write everything that is stored into one file. What is stored of the puzzles only the page knows.
    ExportEverything(String),
    /// Import what was chosen of the file of everything that is offered.
    Accept(Chosen),
    /// That was stored, or there was no room for it.
    BroughtIn(Option<Box<Joined>>),
    /// It was taken out again, here or in another tab: what is stored now, and whether some of it stays.
    TakenOut(Box<StoredExtras>, bool),
    /// Ask whether everything is to be deleted.
    AskForget,
    /// Delete everything that is stored.
    Forget,
    /// Something is stored, or could not be.
    Kept(Slot, bool),
    /// An analysis (true) or a game that made room was put into the library, or could not be.
    Displaced(bool, Result<(), library::Trouble>),
    /// These entries were deleted from the library to make room.
    MadeRoom(Vec<library::LibraryEntry>),
    /// Another tab has stored this, perhaps where this one was to store something: then that has not been done.
    Stored(Item, bool),
}

impl From<play::PlayAction> for Action {
    fn from(action: play::PlayAction) -> Action {
        Action::Play(action)
    }
}

impl From<analysis::AnalysisAction> for Action {
    fn from(action: analysis::AnalysisAction) -> Action {
        Action::Analysis(action)
    }
}

impl From<editor::EditorAction> for Action {
    fn from(action: editor::EditorAction) -> Action {
        Action::Edit(action)
    }
}

impl From<library::LibraryAction> for Action {
    fn from(action: library::LibraryAction) -> Action {
        Action::Library(action)
    }
}

/// What is to be done in the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Draw what is there now.
    Draw,
    /// Draw it soon, together with what comes until then: the engine says more than eyes can follow.
    DrawSoon,
    /// Ask the engine.
    Ask(Request),
    /// The answer of the engine is wanted at once.
    Hurry,
    /// Store this; how that went is [`Action::Kept`], and if another tab has stored there meanwhile, [`Action::Stored`].
    Save(Item),
    /// The library has what was displaced to this place, so it need not be stored there too. [`Action::Kept`] follows.
    Filed(Slot),
    /// What is stored there now is known here, and may be written over; perhaps it is to be put aside before.
    Seen(Slot, bool),
    /// Say [`analysis::Action::Settled`] with this number after [`analysis::SETTLE`] milliseconds; earlier ones need
    /// not be said any more.
    Settle(u32),
    /// The library wants this done. To open and to tell is not among it.
    Library(library::LibraryEffect),
    /// Put this into the address, as if a link had been followed.
    Go(String),
    /// Put this into the address in the place of what is there, so that a reload does not open that again.
    ReplaceAddress(String),
    /// Give away the link for the other of two people; if it was not sent, [`Action::LinkSent`] says whether it was
    /// copied.
    SendLink,
    /// Let these be heard, each after so many milliseconds, so loud in percent.
    Sound(Vec<(Sound, u32)>, u32),
    /// Join this with what is stored beside games, all of it or nothing; how that went is [`Action::BroughtIn`].
    BringIn(Box<Extras>),
    /// Undo that; how that went is [`Action::TakenOut`].
    TakeOut(Box<JoinStep>),
    /// Delete everything that is stored, and begin as if nobody had ever been here.
    Forget,
    /// This address is another program's: load the page anew.
    Restart,
}

/// A place where something is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// The game.
    Game,
    /// The game that another displaced.
    Displaced,
    /// The analysis.
    Analysis,
    /// The analysis that another displaced.
    DisplacedAnalysis,
    /// The position that is set up.
    Setup,
    /// The settings.
    Settings,
    /// What was learned.
    Progress,
    /// What was solved of the puzzles.
    Puzzles,
}

/// Something to be stored.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// In [`Slot::Game`].
    Game(Box<SavedGame>),
    /// In [`Slot::Displaced`].
    Displaced(Box<SavedGame>),
    /// In [`Slot::Analysis`].
    Analysis(Box<SavedAnalysis>),
    /// In [`Slot::DisplacedAnalysis`].
    DisplacedAnalysis(Box<SavedAnalysis>),
    /// In [`Slot::Setup`].
    Setup(Box<editor::SavedEditor>),
    /// In [`Slot::Settings`].
    Settings(Settings),
    /// In [`Slot::Progress`].
    Progress(LessonProgress),
}

impl Item {
    /// Where it belongs.
    pub fn slot(&self) -> Slot {
        match self {
            Item::Game(_) => Slot::Game,
            Item::Displaced(_) => Slot::Displaced,
            Item::Analysis(_) => Slot::Analysis,
            Item::DisplacedAnalysis(_) => Slot::DisplacedAnalysis,
            Item::Setup(_) => Slot::Setup,
            Item::Settings(_) => Slot::Settings,
            Item::Progress(_) => Slot::Progress,
        }
    }
}
