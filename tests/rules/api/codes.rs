//! The codes that programs look for: those of the npm package's errors, and the names of endings. Most come from the ids of
//! messages, which translators see and which could be renamed. `tests/data/codes.txt` holds them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns the texts of these files, and of all files in these folders that end like that.
fn texts(ending: &str, paths: &[&str]) -> Vec<String> {
    let mut waiting: Vec<_> = paths.iter().map(|path| Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).collect();
    let mut texts = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.to_str().unwrap().ends_with(ending) {
            texts.push(fs::read_to_string(&path).unwrap());
        }
    }
    texts
}

/// Returns the texts in quotes that look like a code.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let is_code = |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    text.split('"').skip(1).step_by(2).filter(is_code)
}

#[test]
fn the_codes_are_the_recorded_ones() {
    let mut found = BTreeSet::new();
    let messages = texts(".ftl", &["static/words/en/rules.ftl"]).concat();
    let is_message =
        |id: &str| messages.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" =")));
    // As in bindings/js/src/answer.rs.
    for text in texts(".rs", &["src/words/rules.rs", "src/words/rules", "src/game"]) {
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let code = |id: &str| {
                let prefixes = ["illegal-", "fault-", "record-"];
                let code = prefixes.iter().find_map(|prefix| id.strip_prefix(prefix)).map(str::to_owned);
                let own = ["castling-", "hole-", "messenger-", "takeover-"].iter().any(|start| id.starts_with(start));
                code.or_else(|| (own && is_message(id)).then(|| id.to_owned()))
            };
            // The place is a part of other messages.
            let ids = quoted(line).filter(|id| *id != "record-place");
            found.extend(ids.filter_map(code).map(|code| format!("code {code}")));
        }
    }
    // The package's own codes: the first argument of a function that makes an error, or a property.
    let own = [texts(".rs", &["bindings/js/src"]), texts(".ts", &["bindings/js/ts"])].concat();
    for text in &own {
        for begin in ["Problem::own(", "failure(", "loadError(", "code: ", "const code = "] {
            for rest in text.split(begin).skip(1) {
                let argument = rest.trim_start().split([',', ';', ')']).next().unwrap();
                found.extend(quoted(argument).map(|code| format!("code {code}")));
            }
        }
    }
    for text in texts(".rs", &["src/game/outcome.rs"]) {
        for line in text.lines().filter(|line| line.contains("Ending::") && line.contains(" => ")) {
            found.extend(quoted(line).map(|name| format!("ending {name}")));
        }
    }
    let text = found.into_iter().map(|line| line + "\n").collect::<String>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/codes.txt");
    if std::env::var_os("UPDATE_API").is_some() {
        return fs::write(path, text).unwrap();
    }
    let known = fs::read_to_string(path).unwrap();
    let gone: Vec<&str> = known.lines().filter(|line| !text.lines().any(|other| other == *line)).collect();
    let new: Vec<&str> = text.lines().filter(|line| !known.lines().any(|other| other == *line)).collect();
    assert!(
        known == text,
        "The codes have changed. Programs look for them, and docs/releases.md says what that means for the version. \
         UPDATE_API=1 cargo test --test rules api:: accepts it.\ngone: {gone:?}\nnew: {new:?}"
    );
}
