//! Tests of the command line.

mod commands;
mod contest;
mod piped;
mod puzzles;
#[cfg(all(feature = "relay", unix))]
mod relay;
mod uci;
