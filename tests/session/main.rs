//! Tests of the session: games are played, analysed, reviewed, set up, stored and linked.

mod analysis;
mod arrival;
mod career;
mod editor;
mod fifth;
mod guess;
mod hand;
mod join_time;
mod lessons;
mod library;
mod links;
mod mangled;
mod old_links;
mod parse_time;
mod play;
mod practice;
mod puzzles;
mod review;
mod sound;
mod stored;
mod tree;
mod typed;

#[path = "../support/support.rs"]
mod support;
