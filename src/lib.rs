//! Hostage Chess: rules, engine and board.

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod engine;
pub mod game;
pub mod link;
pub mod search;
pub mod session;
pub mod ui;
pub mod words;
