//! Hostage Chess: rules, engine and board.

pub mod engine;
pub mod game;
pub mod link;
pub mod search;
pub mod session;
pub mod words;
