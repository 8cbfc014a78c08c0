//! The words: every language says everything.
#[path = "words/samples.rs"]
mod samples;

use hostage_chess::game::{Colours, Layout, Side};
use hostage_chess::words;

/// Everything that the rules can say on a board.
fn said(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said = Vec::new();
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| samples::KINDS.map(|kind| (side, kind))) {
        said.extend(samples::reasons(side, kind).into_iter().map(|reason| words::illegal(&reason.into(), layout)));
        said.extend(samples::faults(side, kind).iter().map(|fault| words::fault(fault, colours)));
        said.push(words::events(side, &samples::events(side, kind), layout));
        said.push(words::man(samples::man(side, kind), colours));
    }
    for outcome in samples::outcomes() {
        said.push(words::outcome(&outcome));
        said.push(words::result(&outcome, colours));
    }
    said
}

/// What the catalogue lacks is said in braces.
#[test]
fn nothing_is_missing() {
    let yellow = Layout::rectangle(8, 10).coloured(Colours::YellowRed);
    for sentence in [Layout::square_8x8(), &yellow].into_iter().flat_map(said) {
        assert!(!sentence.contains('{') || sentence.contains("\\u{"), "{sentence}");
    }
}
