//! Code shared by several test programs: random numbers, toy games, and second implementations of the rules. Each
//! program uses a part of it.
#![allow(dead_code)]

pub mod fifth;
pub mod games;
pub mod growth;
pub mod hostage;
pub mod messenger;
pub mod plain;
pub mod random;
pub mod solver;
pub mod tally;
pub mod toy;
