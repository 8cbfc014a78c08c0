//! Tests of the search and the engine: exact results where they can be checked, and the claimed strength.

mod agreement;
mod bench;
mod fifth;
mod floor;
mod helpers;
mod levels;
mod local;
mod mates;
mod messenger;
mod openings;
mod piped;
mod ratings;
mod shortest;
mod styles;
mod toys;
mod watch;

#[path = "../support/support.rs"]
mod support;
