//! The search and the engine: exact where that can be checked, and as strong as it is said to be.

mod bench;
mod fifth;
mod floor;
mod helpers;
mod levels;
mod mates;
mod messenger;
mod openings;
mod toys;
mod watch;

#[path = "../support/support.rs"]
mod support;
