//! Checks the sources: each option of a list says whether it is chosen. Yew inserts the last option first, and the browser
//! chooses the first one that it gets.

use std::fs;
use std::path::{Path, PathBuf};

use super::event_fields::sources;

/// Options that do not say so.
fn unmarked(text: &str) -> Vec<&str> {
    let is_marked = |line: &str| line.contains("selected=") || line.contains("disabled=true");
    text.lines().map(str::trim).filter(|line| line.contains("<option") && !is_marked(line)).collect()
}

#[test]
fn every_option_says_whether_it_is_chosen() {
    let mut paths: Vec<PathBuf> = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut paths);
    let mut options = 0;
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        options += text.matches("<option").count();
        assert_eq!(unmarked(&text), Vec::<&str>::new(), "{}", path.display());
    }
    assert!(options > 10);
    assert_eq!(unmarked("<option value=\"\">{ text }</option>").len(), 1);
}
