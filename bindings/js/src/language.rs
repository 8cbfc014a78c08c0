//! The languages of the sentences. Each arrives as text; build.mjs keeps the messages that the program can say.

use std::cell::RefCell;

use hostage_chess::words::catalogue::Catalogue;
use hostage_chess::words::speak;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Problem, write};

thread_local! {
    static KNOWN: RefCell<Vec<&'static Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// Adds a language, given its tag and its messages in Fluent syntax. A known language stays as it is.
#[wasm_bindgen]
pub fn add_language(tag: &str, text: &str) -> String {
    if find(tag).is_some() {
        return write(Ok(true));
    }
    // Catalogues are never freed.
    let (tag, text): (&'static str, &'static str) = (tag.to_owned().leak(), text.to_owned().leak());
    write(add(tag, text).map(|()| true))
}

fn add(tag: &'static str, text: &'static str) -> Result<(), Problem> {
    let read = Catalogue::read(tag, &[text]);
    let catalogue =
        read.map_err(|fault| Problem::own("bad-words", format!("The words of {tag} are faulty: {fault}")))?;
    let catalogue: &'static Catalogue = Box::leak(Box::new(catalogue));
    KNOWN.with_borrow_mut(|known| known.push(catalogue));
    Ok(())
}

fn find(tag: &str) -> Option<&'static Catalogue> {
    KNOWN.with_borrow(|known| known.iter().copied().find(|catalogue| catalogue.tag() == tag))
}

/// Sets the language of all sentences until the next call. English replaces a language that has not been added.
pub fn use_language(tag: &str) {
    if let Some(catalogue) = find(tag).or_else(|| find("en")) {
        speak(catalogue);
    }
}

/// Returns the text of this id in a language, or the id if there is none.
#[wasm_bindgen]
pub fn text(tag: &str, id: &str) -> String {
    use_language(tag);
    hostage_chess::words::text_if_any(id).unwrap_or(id).to_owned()
}
