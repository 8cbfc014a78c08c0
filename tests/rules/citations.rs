//! Every section of `docs/rules.md` that a source file cites exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns the number at the start of a text, such as `1.6`, or `None` if it starts with anything else.
fn number(text: &str) -> Option<String> {
    let number = text.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect::<String>();
    let number = number.trim_end_matches('.').to_owned();
    (!number.is_empty()).then_some(number)
}

#[test]
fn every_cited_section_of_the_rules_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(root.join("docs/rules.md")).unwrap();
    let sections: BTreeSet<String> = rules
        .lines()
        .filter(|line| line.starts_with('#'))
        .filter_map(|line| number(line.trim_start_matches('#').trim_start()))
        .collect();
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    let mut cited = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for section in text.split("docs/rules.md ").skip(1).filter_map(number) {
            assert!(sections.contains(&section), "{}: docs/rules.md has no section {section}", file.display());
            cited += 1;
        }
    }
    assert!(cited > 30, "only {cited} citations were found");
}
