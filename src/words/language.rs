//! The languages, and which of them is spoken.

use std::cell::Cell;

use super::catalogue::Catalogue;
use super::speaker::{self, Context};
use crate::game::message::Message;

thread_local! {
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// Speaks a language from now on, in this thread.
pub fn speak(catalogue: &'static Catalogue) {
    SPOKEN.set(Some(catalogue));
}

/// The language that is spoken in this thread: the one that was chosen, or English where the program carries it.
pub fn spoken() -> Option<&'static Catalogue> {
    SPOKEN.get().or_else(|| {
        #[cfg(not(feature = "worker"))]
        SPOKEN.set(super::embedded::language("en"));
        SPOKEN.get()
    })
}

/// A message about nothing that sides or squares have to be known for.
pub fn say(message: &Message) -> String {
    say_in(message, Context::default())
}

/// A message, with the sides and squares called as they are there.
pub fn say_in<'a>(message: &Message, context: impl Into<Context<'a>>) -> String {
    spoken().map_or_else(|| message.id.to_owned(), |catalogue| speaker::say(catalogue, context.into(), message))
}

/// A text that is about nothing else.
pub fn text(id: &'static str) -> &'static str {
    text_if_any(id).unwrap_or(id)
}

/// A text that may be missing.
pub fn text_if_any(id: &str) -> Option<&'static str> {
    spoken()?.plain(id)
}
