//! The texts: every language is complete, and every text comes from the catalogues.

mod catalogues;
mod chapters;
mod german;
mod languages;
mod moves;
mod pseudo;
mod refusals;
mod said;
mod samples;

use hostage_chess::game::{Colours, Layout};
use hostage_chess::live::LiveClock;
use hostage_chess::words;
use hostage_chess::words::embedded::{LANGUAGES, language};

/// A board with the other pair of colours.
fn yellow() -> Layout {
    Layout::rectangle(8, 10).coloured(Colours::YellowRed)
}

/// Every text, in both pairs of colours.
fn everything() -> Vec<String> {
    [Layout::square_8x8(), &yellow()].into_iter().flat_map(said::everything).collect()
}

/// Texts missing from a catalogue appear in braces.
#[test]
fn nothing_is_missing_in_any_language() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).expect("the catalogue can be read"));
        for sentence in everything() {
            assert!(!sentence.contains('{') || sentence.contains("\\u{"), "{tag}: {sentence}");
        }
    }
}

/// Sentences start with a capital letter, and contain no double spaces.
#[test]
fn sentences_look_like_sentences() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        for sentence in everything() {
            assert!(!sentence.contains("  ") && sentence.trim() == sentence, "{tag}: {sentence:?}");
            let first = sentence.chars().next();
            let small = first.is_some_and(char::is_lowercase) && sentence.ends_with('.') && sentence.contains(' ');
            assert!(!small || sentence.starts_with(char::is_numeric), "{tag}: {sentence:?}");
        }
    }
}

#[test]
fn glyphs_are_named_by_the_colours_of_the_board() {
    let named = |colours| [14, 17, 18].map(|glyph| words::glyph_name(glyph, colours));
    assert_eq!(named(Colours::WhiteBlack), ["White is slightly better", "Black is better", "White is winning"]);
    assert_eq!(named(Colours::YellowRed), ["Yellow is slightly better", "Red is better", "Yellow is winning"]);
}

/// From five digits on, a sentence shows a number with its thousands apart. Years and ratings stay whole.
#[test]
fn large_numbers_are_grouped_as_each_language_does() {
    let cases = [
        ("en", "11,231"),
        ("de", "11.231"),
        ("es", "11\u{202f}231"),
        ("fr", "11\u{202f}231"),
        ("ja", "11,231"),
        ("ru", "11\u{202f}231"),
    ];
    for (tag, expected) in cases {
        words::speak(language(tag).unwrap());
        assert!(words::puzzle_number_of(11_231).contains(expected), "{tag}: {}", words::puzzle_number_of(11_231));
        assert!(words::puzzle_number_of(1_231).contains("1231"), "{tag}");
        assert!(
            words::puzzle_number_of(1_002_003).contains(&expected.replace("11", "1").replace("231", "002")),
            "{tag}"
        );
    }
    words::speak(language("en").unwrap());
    assert_eq!([0, 999, 1_000, 90_061, 1_002_003].map(words::grouped), ["0", "999", "1,000", "90,061", "1,002,003"]);
}

#[test]
fn clocks_of_parts_of_a_minute_are_shown_as_they_are() {
    words::speak(language("en").unwrap());
    let clocks = [(3_000, 30), (300, 0), (900, 5)];
    assert_eq!(
        clocks.map(|(initial, increment)| words::short_clock(initial, increment)),
        ["5 + 3", "0:30 + 0", "1:30 + 0.5"]
    );
    let clock = LiveClock::Fischer { initial: 900, increment: 5 };
    assert_eq!(words::live_clock(clock), "1:30 + 0.5");
}
