//! Tiny games, for what does not depend on the rules of a game.

pub mod corridor;
pub mod corridor_game;
pub mod heaps;
