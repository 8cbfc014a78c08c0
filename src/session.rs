//! The games that people play, analyse and set up, as pure reducers. Each action changes a state and returns the
//! effects that the outside world has to carry out.
//!
//! Every screen on which pieces are moved has a [`Board`]: the history, the unfinished input and the orientation. A
//! [`Play`] is a game being played on a board, and an [`Analysis`] is a game being studied. An
//! [`Editor`](editor::Editor) sets up positions, and the [`library`] keeps games.

// Not part of the library's public interface, so items here need no docs.
#![allow(missing_docs)]

pub mod analysis;
pub mod backup;
pub mod board;
pub mod career;
pub mod editor;
pub mod exercise;
pub mod glyph;
pub mod guess;
mod insistence;
pub mod ladder;
pub mod lesson;
pub mod library;
pub mod live;
mod live_board;
pub mod new_game;
pub mod notation;
pub mod note;
mod notices;
pub mod opponent;
mod options;
mod origin;
pub mod play;
mod players;
pub mod practice;
pub mod puzzles;
pub mod review;
pub mod saved;
mod screen;
pub mod settings;
mod skill;
pub mod sound;
mod study;
pub mod tree;
pub mod typed;
pub mod unknown;

pub use analysis::{Analysis, SavedAnalysis, Tab, ThreatView, ThreatViews};
pub use board::{Access, Board, BoardAction, Change, Done, tray_touch};
pub use exercise::{Exercise, ExerciseAction, ExerciseEffect};
pub use live::{LiveAction, LiveEffect, LivePlay};
pub use live_board::LiveBoard;
pub use new_game::NewGame;
pub use note::Note;
pub use opponent::Opponent;
pub use options::{Control, Options};
pub use origin::{KeptState, Origin};
pub use play::keep;
pub use play::{Activity, Asked, Confirm, Declined, Depth, Face, Play, Settled};
pub use players::{FriendLink, LinkId, Player, Players, Seat};
pub use review::Review;
pub use saved::SavedGame;
pub use screen::Screen;
pub use settings::Settings;
pub use skill::Skill;
pub use study::Study;
pub use tree::{CutBranch, NodeId, Tree};

use crate::engine::level::Strength;

/// Default thinking time of the engine, in seconds per move.
pub const DEFAULT_SECONDS: u32 = 5;

pub const DEFAULT_STRENGTH: Strength = Strength::Seconds(DEFAULT_SECONDS);

/// Longest thinking time that can be set, in seconds per move.
pub const LONGEST_SECONDS: u32 = 3600;
