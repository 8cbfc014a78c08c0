//! The [`scene`], which describes the screen as plain data, and the Yew components that draw it.

// The screens are not part of the library's public interface, and most props and messages are clear from their names.
#![allow(missing_docs)]

pub mod rules_pages;
pub mod scene;
pub mod trace;

#[cfg(feature = "web")]
mod analysis;
#[cfg(feature = "web")]
pub mod app;
#[cfg(feature = "web")]
mod bench;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod challenge;
#[cfg(feature = "web")]
mod chart;
#[cfg(feature = "web")]
mod chips;
#[cfg(feature = "web")]
mod dialogs;
#[cfg(feature = "web")]
mod download;
#[cfg(feature = "web")]
mod editor;
#[cfg(feature = "web")]
pub mod embed;
#[cfg(feature = "web")]
mod event_fields;
#[cfg(feature = "web")]
mod fetch;
#[cfg(feature = "web")]
mod field;
#[cfg(feature = "web")]
mod findings;
#[cfg(feature = "web")]
mod focus;
#[cfg(feature = "web")]
mod framed;
#[cfg(feature = "web")]
mod game_field;
#[cfg(feature = "web")]
mod home;
#[cfg(feature = "web")]
mod icon;
#[cfg(feature = "web")]
mod import;
#[cfg(feature = "web")]
mod keyboard;
#[cfg(feature = "web")]
pub mod language;
#[cfg(feature = "web")]
mod layer;
#[cfg(feature = "web")]
mod learn;
#[cfg(feature = "web")]
mod library;
#[cfg(feature = "web")]
mod live;
#[cfg(feature = "web")]
mod lost;
#[cfg(feature = "web")]
mod mini;
#[cfg(feature = "web")]
mod moments;
#[cfg(feature = "web")]
mod new_game;
#[cfg(feature = "web")]
mod now;
#[cfg(feature = "web")]
mod own_name;
#[cfg(feature = "web")]
mod panel;
#[cfg(feature = "web")]
mod picker;
#[cfg(feature = "web")]
mod pieces;
#[cfg(feature = "web")]
mod places;
#[cfg(feature = "web")]
mod problem;
#[cfg(feature = "web")]
mod puzzles;
#[cfg(feature = "web")]
mod rules;
#[cfg(feature = "web")]
mod same_screen;
#[cfg(feature = "web")]
mod seats;
#[cfg(feature = "web")]
mod sentences;
#[cfg(feature = "web")]
mod settings;
#[cfg(feature = "web")]
mod shapes;
#[cfg(feature = "web")]
mod share;
#[cfg(feature = "web")]
mod sheet;
#[cfg(feature = "web")]
mod sheet_focus;
#[cfg(feature = "web")]
mod sound;
#[cfg(feature = "web")]
mod storage;
#[cfg(feature = "web")]
mod table;
#[cfg(feature = "web")]
mod tell;
#[cfg(feature = "web")]
mod text_button;
#[cfg(feature = "web")]
mod thumb;
#[cfg(feature = "web")]
mod tray;
#[cfg(feature = "web")]
mod typed;
#[cfg(feature = "web")]
mod week;
#[cfg(feature = "web")]
mod welcome;
#[cfg(feature = "web")]
mod you;
