//! The catalogues built into native programs. The page receives its catalogue at run time, and the engine's worker
//! needs none.

use std::sync::OnceLock;

use super::catalogue::Catalogue;

/// Includes the files of a language, one for each topic.
#[cfg(feature = "programs")]
macro_rules! files {
    ($tag:literal) => {
        files!($tag: "names" "rules" "board" "play" "table" "settings" "keys" "lessons" "share" "setup" "library" "bench" "analysis" "review" "coach" "threats" "welcome" "home" "learn" "practice" "guess" "puzzles" "explorer" "findings" "stored" "live" "you")
    };
    ($tag:literal: $($topic:literal)*) => {
        [$(include_str!(concat!("../../static/words/", $tag, "/", $topic, ".ftl"))),*]
    };
}

/// Includes the files with every sentence about the rules: the library's errors need no others.
#[cfg(not(feature = "programs"))]
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../static/words/", $tag, "/names.ftl")),
            include_str!(concat!("../../static/words/", $tag, "/rules.ftl")),
        ]
    };
}

/// The languages, each with its tag and its files in `static/words`.
pub const LANGUAGES: &[(&str, &[&str])] = &[
    ("en", &files!("en")),
    ("de", &files!("de")),
    ("es", &files!("es")),
    ("fr", &files!("fr")),
    ("ja", &files!("ja")),
    ("pt-BR", &files!("pt-BR")),
    ("ru", &files!("ru")),
    ("zh-Hans", &files!("zh-Hans")),
];

/// Returns the catalogue of a language, which is read only once. English speaks where the language lacks a text.
pub fn language(tag: &str) -> Option<&'static Catalogue> {
    static READ: [OnceLock<Catalogue>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];
    let place = LANGUAGES.iter().position(|(known, _)| *known == tag)?;
    let (tag, files) = LANGUAGES[place];
    let instead = if place == 0 { None } else { language(LANGUAGES[0].0) };
    Some(READ[place].get_or_init(|| Catalogue::read_tolerantly(tag, files, instead).0))
}
