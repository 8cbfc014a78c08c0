//! Hostage Chess: rules, engine and board.
//!
//! A game flows through the modules like this. [`link`] reads an address into a [`game::GameRecord`]; [`game`] follows it to a
//! [`game::Position`] and spells its legal turns as touches. The screens in [`ui`] emit touches; the [`session`] makes
//! turns of them. When it is the engine's turn, a request goes to the [`engine`], whose [`search`] finds the best turn,
//! and the reply comes back to the session. From the session, [`ui::scene`] draws up the picture, and Yew draws it.
//! What is said, in all of this, stands in [`words`].

pub mod link;

pub mod game;

pub mod session;

pub mod engine;

pub mod json;

mod sorted;

pub mod search;

pub mod shell;

pub mod ui;

pub mod words;

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
