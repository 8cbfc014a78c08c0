//! What people do with games, as pure reducers: every action makes a state change and returns what is to be done in the
//! world outside; nothing here does it itself.
//!
//! A [`Board`] is what every screen has on which men are moved: the history, the touches under way, the side that it is
//! seen from. [`Play`] is a game that is being played at one, [`Analysis`] a game that is looked at, and an
//! [`Editor`](editor::Editor) sets positions up. The [`library`] keeps games.

pub mod analysis;
pub mod backup;
pub mod board;
mod consultation;
pub mod editor;
pub mod glyph;
pub mod guess;
pub mod ladder;
pub mod lesson;
pub mod library;
pub mod new_game;
pub mod notation;
pub mod note;
mod notices;
pub mod opponent;
mod options;
pub mod play;
mod players;
pub mod practice;
pub mod puzzles;
pub mod review;
pub mod saved;
mod screen;
pub mod settings;
pub mod sound;
mod study;
pub mod tree;
pub mod typed;
mod views;

pub use analysis::{Analysis, SavedAnalysis};
pub use board::{Access, Board, BoardAction, Change, Done, TableAction, tray_touch};
pub use new_game::NewGame;
pub use note::Note;
pub use opponent::Opponent;
pub use options::{Control, Options};
pub use play::keep;
pub use play::{Activity, Asked, Confirm, Declined, Depth, Face, Origin, Play, Settled};
pub use players::{Player, Players, Seat};
pub use review::Review;
pub use saved::SavedGame;
pub use screen::Screen;
pub use settings::Settings;
pub use study::Study;
pub use tree::{CutBranch, NodeId, Tree};
pub use views::{Tab, ThreatView, ThreatViews};

use crate::engine::level::Strength;

/// How long the engine thinks about a turn unless told otherwise.
pub const DEFAULT_SECONDS: u32 = 5;

/// How strong the engine is unless told otherwise.
pub const DEFAULT_STRENGTH: Strength = Strength::Seconds(DEFAULT_SECONDS);

/// The longest time for a turn that can be set.
pub const LONGEST_SECONDS: u32 = 3600;
