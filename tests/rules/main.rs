//! Tests of the rules of the games: tables, laws, texts and events.

mod api;
mod architecture;
mod borders;
mod citations;
mod cuts;
mod dialects;
mod fen;
mod headers;
mod hole;
mod hostage;
mod laws;
mod letters;
mod lookalike;
mod messenger;
mod notation;
mod pasted;
mod perft;
mod puzzles;
mod records;
mod remarks;
mod second;
mod sentences;
mod slips;
mod tactics;
mod takeover;
mod threats;
mod variations;

#[path = "../support/support.rs"]
mod support;
