//! The sentences of the library. Without the features of the programs it has only a few files of the catalogue, and
//! must be able to say every error with them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use hostage_chess::words::catalogue::Catalogue;
use hostage_chess::words::embedded::{LANGUAGES, language};

/// The topics that the library contains without the feature `programs` (src/words/embedded.rs).
const RULES: [&str; 2] = ["names", "rules"];

/// Files and folders of the library that name messages.
const SOURCES: [&str; 5] =
    ["src/game", "src/words/display.rs", "src/words/names.rs", "src/words/rules.rs", "src/words/speaker.rs"];

fn read(path: &Path, text: &mut String) {
    if path.is_dir() {
        let mut inner: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
        inner.sort();
        inner.iter().for_each(|path| read(path, text));
    } else if path.extension().is_some_and(|ending| ending == "rs") {
        *text += &fs::read_to_string(path).unwrap();
    }
}

/// Literals of the library that are messages only by chance, and prompts for beginners, which only the screens show.
const OTHERS: [&str; 10] = [
    "choose-courier",
    "choose-courier-pawn",
    "choose-pull",
    "courier-stepped",
    "fen",
    "first",
    "last",
    "leave-the-board",
    "rank",
    "resign",
];

#[test]
fn the_library_has_the_words_for_all_its_errors() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = String::new();
    SOURCES.iter().for_each(|path| read(&root.join(path), &mut sources));
    read(&root.join("src/words/rules"), &mut sources);
    for (tag, _) in LANGUAGES {
        let text = |topic| fs::read_to_string(root.join(format!("static/words/{tag}/{topic}.ftl"))).unwrap();
        let files: Vec<&'static str> = RULES.map(text).into_iter().map(|text| &*text.leak()).collect();
        let few = Catalogue::read(tag, &files).unwrap();
        let (few, all): (BTreeSet<&str>, BTreeSet<&str>) =
            (few.names().collect(), language(tag).unwrap().names().collect());
        assert!(few.len() > 100 && all.len() > 2 * few.len(), "{} of {} messages", few.len(), all.len());
        for name in all.difference(&few).filter(|name| !OTHERS.contains(name)) {
            let quoted = [format!("\"{name}\""), format!("\"{name}.")];
            assert!(!quoted.iter().any(|id| sources.contains(id)), "{tag}: {name} is in neither of {RULES:?}");
            let referred = [format!("{{ {name} }}"), format!("{{ {name}."), format!("{{ -{name} }}")];
            assert!(
                !files.iter().any(|text| referred.iter().any(|id| text.contains(id))),
                "{tag}: {RULES:?} use {name}"
            );
            assert!(!name.starts_with("list-"), "{tag}: {name} joins lists");
        }
    }
}
