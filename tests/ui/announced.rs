//! Checks the sources: a polite live region is on the page before its text. Screen readers often miss a text that comes
//! together with its region. They do announce an alert that comes with its text.

use std::fs;
use std::path::{Path, PathBuf};

use super::event_fields::sources;

/// Polite live regions that are drawn as the first part of a condition, a match arm or a loop.
fn inserted(text: &str) -> Vec<&str> {
    let is_polite = |line: &str| line.contains(r#"role="status""#) || line.contains(r#"aria-live="polite""#);
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.starts_with("//")).collect();
    let comes = |place: usize| {
        let opened = |line: &str| {
            let begins = ["if ", "} else", "{ for ", "for "].iter().any(|word| line.starts_with(word));
            begins && line.ends_with('{') || ["=> html! {", "| html! {"].iter().any(|word| line.contains(word))
        };
        opened(lines[place]) || place > 0 && opened(lines[place - 1])
    };
    (0..lines.len()).filter(|place| is_polite(lines[*place]) && comes(*place)).map(|place| lines[place]).collect()
}

#[test]
fn polite_regions_are_there_before_their_text() {
    let mut paths: Vec<PathBuf> = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut paths);
    paths.sort();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(inserted(&text), Vec::<&str>::new(), "{}", path.display());
    }
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap();
    let hidden = |line: &&str| line.contains(r#"role="status" hidden"#);
    assert_eq!(page.lines().find(hidden), None);
}

#[test]
fn the_search_for_regions_works() {
    let shown = "if told {\n  // A reason.\n  <p role=\"status\">{ told }</p>\n}";
    assert_eq!(inserted(shown), ["<p role=\"status\">{ told }</p>"]);
    assert_eq!(inserted("Some(told) => html! { <p role=\"status\">{ told }</p> },").len(), 1);
    assert_eq!(inserted("<p role=\"status\">\n{ for told.iter() }"), Vec::<&str>::new());
}
