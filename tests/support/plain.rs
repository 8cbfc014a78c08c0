//! Second implementations of the rules, plain and slow, which share nothing with those of the program.

pub mod hole;
pub mod messenger;
pub mod takeover;
