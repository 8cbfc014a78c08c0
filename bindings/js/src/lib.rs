//! The rules, the records and the board for JavaScript.
//!
//! Positions and records cross the border as text: a FEN or a PGN goes in, and JSON comes out ([`answer`]). JavaScript
//! therefore holds plain data and frees nothing. Only a [`table::Table`], the state behind a `<hostage-board>`, lives
//! here. The package's TypeScript gives the answers their types.

pub mod answer;
pub mod games;
mod index;
mod json;
pub mod language;
pub mod position;
pub mod record;
pub mod table;
mod view;
