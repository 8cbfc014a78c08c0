//! Tests of the command line.

mod commands;
mod contest;
mod piped;
mod puzzles;
mod uci;
