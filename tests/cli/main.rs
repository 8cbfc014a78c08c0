//! The program of the command line.

mod commands;
mod contest;
mod puzzles;
mod uci;
