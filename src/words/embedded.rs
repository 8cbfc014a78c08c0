//! The languages that a program without a page carries: all of them. A page is given the one that it speaks, and the
//! engine's worker speaks none.

use std::sync::OnceLock;

use super::catalogue::Catalogue;

/// The files of a language, one a topic.
macro_rules! files {
    ($tag:literal) => {
        files!($tag: "names" "rules" "board" "play" "table" "settings" "keys" "lessons" "share" "setup" "library" "bench" "analysis" "review" "coach" "threats" "welcome" "learn" "practice" "guess" "puzzles" "explorer" "stored")
    };
    ($tag:literal: $($topic:literal)*) => {
        [$(include_str!(concat!("../../static/words/", $tag, "/", $topic, ".ftl"))),*]
    };
}

/// The languages by their tags: a folder of `static/words` each, and a line here.
pub const LANGUAGES: &[(&str, &[&str])] = &[("en", &files!("en")), ("de", &files!("de"))];

/// A language by its tag, with the files it was read from.
pub fn language(tag: &str) -> Option<&'static Catalogue> {
    static READ: [OnceLock<Option<Catalogue>>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];
    let place = LANGUAGES.iter().position(|(known, _)| *known == tag)?;
    let (tag, files) = LANGUAGES[place];
    READ[place].get_or_init(|| Catalogue::read(tag, files).ok()).as_ref()
}
