//! What several test binaries use: chance, toy games, and second implementations of the rules. Each binary uses a part.
#![allow(dead_code)]

pub mod fifth;
pub mod games;
pub mod hostage;
pub mod messenger;
pub mod plain;
pub mod random;
pub mod solver;
pub mod tally;
pub mod toy;
