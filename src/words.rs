//! Every sentence that the program shows to people. The text is in `static/words`, with a folder for each language and
//! a file for each topic. Each module here builds the sentences of one topic.
//!
//! Sentences that quote input shorten it and make control characters visible.

mod analysis;
mod answers;
mod backup;
mod bench;
mod board;
pub mod catalogue;
mod clock;
mod coach;
mod display;
#[cfg(not(feature = "worker"))]
pub mod embedded;
mod ended;
mod games;
mod guess;
mod home;
mod keys;
mod language;
mod learn;
mod library;
mod live;
mod names;
mod notation;
mod play;
pub mod plural;
mod practice;
mod puzzles;
mod quote;
mod review;
mod rules;
mod setup;
mod share;
mod speaker;
mod table;
mod threats;
mod you;

pub use analysis::*;
pub use answers::*;
pub use backup::*;
pub use bench::*;
pub use board::*;
pub use clock::*;
pub use coach::*;
pub use ended::*;
pub use games::*;
pub use guess::*;
pub use home::*;
pub use keys::*;
pub use language::{say, say_in, speak, spoken, text, text_if_any};
pub use learn::*;
pub use library::*;
pub use live::*;
pub use notation::*;
pub use play::*;
pub use practice::*;
pub use puzzles::*;
pub use quote::quoted;
pub use review::*;
pub use rules::*;
pub use setup::*;
pub use share::*;
pub use speaker::Context;
pub use table::*;
pub use threats::*;
pub use you::*;
