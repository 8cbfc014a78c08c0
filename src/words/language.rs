//! The current language of a thread.

use std::cell::Cell;

use super::catalogue::Catalogue;
use super::speaker::{self, Context};
use crate::game::message::Message;

thread_local! {
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// Sets the language of this thread.
pub fn speak(catalogue: &'static Catalogue) {
    SPOKEN.set(Some(catalogue));
}

/// Returns the language of this thread. If none was set, this is English, provided it is built in.
pub fn spoken() -> Option<&'static Catalogue> {
    SPOKEN.get().or_else(|| {
        #[cfg(not(feature = "worker"))]
        SPOKEN.set(super::embedded::language("en"));
        SPOKEN.get()
    })
}

/// Returns the sentence of a message that names no sides or squares.
pub fn say(message: &Message) -> String {
    say_in(message, Context::default())
}

/// Returns the sentence of a message. The context names the sides and squares.
pub fn say_in<'a>(message: &Message, context: impl Into<Context<'a>>) -> String {
    spoken().map_or_else(|| message.id.to_owned(), |catalogue| speaker::say(catalogue, context.into(), message))
}

/// Returns a number with its thousands apart: `90,061`.
pub fn grouped(number: u32) -> String {
    speaker::grouped(number.to_string(), text("thousands"))
}

/// Returns a text without placeholders, or its id if it is missing.
pub fn text(id: &'static str) -> &'static str {
    text_if_any(id).unwrap_or(id)
}

/// Returns a text without placeholders, if there is one.
pub fn text_if_any(id: &str) -> Option<&'static str> {
    spoken()?.plain(id)
}
