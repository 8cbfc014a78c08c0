//! The scenes of the screens, as plain data.

mod announced;
mod chart;
mod designs;
mod event_fields;
mod findings;
mod gesture;
mod home;
mod hostile;
mod keys;
mod lessons;
mod options;
mod picture;
mod puzzles;
mod scene;
mod screens;
mod shell;
mod span;
mod threats;
mod trace;
mod welcome;
mod words;

#[path = "../support/support.rs"]
mod support;
