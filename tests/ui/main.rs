//! The pictures of the screens, as plain data.

mod scene;
mod screens;
mod threats;

#[path = "../support/support.rs"]
mod support;
