//! Tiny games, for tests that do not depend on the rules of a game.

pub mod corridor;
pub mod corridor_game;
pub mod heaps;
