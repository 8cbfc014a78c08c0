//! Every sentence that the program shows to people. The text is in `static/words`, with a folder for each language and
//! a file for each topic. Each module here builds the sentences of one topic.
//!
//! Sentences that quote input shorten it and make control characters visible.

#[cfg(feature = "programs")]
mod analysis;
#[cfg(feature = "programs")]
mod answers;
#[cfg(feature = "programs")]
mod backup;
#[cfg(feature = "programs")]
mod bench;
#[cfg(feature = "programs")]
mod board;
pub mod catalogue;
#[cfg(feature = "programs")]
mod clock;
#[cfg(feature = "programs")]
mod coach;
mod display;
#[cfg(not(feature = "worker"))]
pub mod embedded;
#[cfg(feature = "programs")]
mod ended;
#[cfg(feature = "programs")]
mod findings;
#[cfg(feature = "programs")]
mod games;
mod glue;
#[cfg(feature = "programs")]
mod guess;
#[cfg(feature = "programs")]
mod home;
#[cfg(feature = "programs")]
mod keys;
mod language;
#[cfg(feature = "programs")]
mod learn;
#[cfg(feature = "programs")]
mod library;
#[cfg(feature = "programs")]
mod live;
mod names;
#[cfg(feature = "programs")]
mod notation;
#[cfg(feature = "programs")]
mod play;
pub mod plural;
#[cfg(feature = "programs")]
mod practice;
#[cfg(feature = "programs")]
mod puzzles;
mod quote;
#[cfg(feature = "programs")]
mod review;
mod rules;
#[cfg(feature = "programs")]
mod setup;
#[cfg(feature = "programs")]
mod share;
mod speaker;
#[cfg(feature = "programs")]
mod table;
#[cfg(feature = "programs")]
mod threats;
#[cfg(feature = "programs")]
mod you;

#[cfg(feature = "programs")]
pub use analysis::*;
#[cfg(feature = "programs")]
pub use answers::*;
#[cfg(feature = "programs")]
pub use backup::*;
#[cfg(feature = "programs")]
pub use bench::*;
#[cfg(feature = "programs")]
pub use board::*;
#[cfg(feature = "programs")]
pub use clock::*;
#[cfg(feature = "programs")]
pub use coach::*;
#[cfg(feature = "programs")]
pub use ended::*;
#[cfg(feature = "programs")]
pub use findings::*;
#[cfg(feature = "programs")]
pub use games::*;
pub use glue::{labelled, listed, listed_apart, percent, sentence, sentences};
#[cfg(feature = "programs")]
pub use guess::*;
#[cfg(feature = "programs")]
pub use home::*;
#[cfg(feature = "programs")]
pub use keys::*;
pub use language::{grouped, say, say_in, speak, spoken, text, text_if_any};
#[cfg(feature = "programs")]
pub use learn::*;
#[cfg(feature = "programs")]
pub use library::*;
#[cfg(feature = "programs")]
pub use live::*;
#[cfg(feature = "programs")]
pub use notation::*;
#[cfg(feature = "programs")]
pub use play::*;
#[cfg(feature = "programs")]
pub use practice::*;
#[cfg(feature = "programs")]
pub use puzzles::*;
pub use quote::quoted;
#[cfg(feature = "programs")]
pub use review::*;
pub use rules::*;
#[cfg(feature = "programs")]
pub use setup::*;
#[cfg(feature = "programs")]
pub use share::*;
pub use speaker::Context;
#[cfg(feature = "programs")]
pub use table::*;
#[cfg(feature = "programs")]
pub use threats::*;
#[cfg(feature = "programs")]
pub use you::*;
