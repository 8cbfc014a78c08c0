//! Hostage Chess: rules, engine and board.

pub mod link;
pub mod game;
pub mod session;
pub mod engine;
pub mod search;
pub mod ui;
pub mod words;
