//! The scenes of the screens, as plain data.

mod designs;
mod event_fields;
mod gesture;
mod home;
mod hostile;
mod keys;
mod lessons;
mod picture;
mod scene;
mod screens;
mod shell;
mod span;
mod threats;
mod welcome;
mod words;

#[path = "../support/support.rs"]
mod support;
