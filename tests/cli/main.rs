//! Tests of the command line.

mod commands;
mod contest;
mod convert;
mod piped;
mod puzzles;
#[cfg(all(feature = "relay", unix))]
mod relay;
mod uci;
