//! What every language must have, and what happens to a language that lacks texts.

use std::collections::BTreeSet;

use hostage_chess::game::any::variants;
use hostage_chess::game::message::{Message, Value};
use hostage_chess::game::{Colours, Kind, Side};
use hostage_chess::session::settings::PieceSigns;
use hostage_chess::words::catalogue::Catalogue;
use hostage_chess::words::embedded::language;
use hostage_chess::words::{self, plural};

use super::LANGUAGES;

#[test]
fn every_file_of_every_language_can_be_read() {
    for (tag, files) in LANGUAGES {
        assert_eq!(Catalogue::read(tag, files).map(|catalogue| catalogue.tag()), Ok(*tag));
    }
}

#[test]
fn plural_categories_are_those_of_the_unicode_cldr() {
    let mut languages = BTreeSet::new();
    for line in include_str!("../../data/plurals.txt").lines().filter(|line| !line.starts_with('#')) {
        let (tag, numbers) = line.split_once(' ').unwrap();
        languages.insert(tag);
        for pair in numbers.split(' ') {
            let (number, category) = pair.split_once(':').unwrap();
            assert_eq!(plural::category(tag, number.parse().unwrap()), category, "{tag} {number}");
        }
    }
    assert_eq!(languages, LANGUAGES.iter().map(|(tag, _)| *tag).collect());
}

#[test]
fn moves_survive_the_letters_of_every_language() {
    // Messenger Chess has couriers, and Takeover Chess mirror-knights.
    let moves =
        ["e4", "exd5", "Nbd2", "Kxe8", "(B)N*c7+", "(Q-R)R*h8#", "P*e4", "e8=Q", "O-O-O", "Rfe1", "Cf3", "Mg6", "N*b1"];
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        for signs in [PieceSigns::English, PieceSigns::Own, PieceSigns::Figurines] {
            words::show_moves(signs);
            let shown = moves.map(words::shown_move);
            assert_eq!(shown.iter().collect::<BTreeSet<_>>().len(), moves.len(), "{tag}: {shown:?}");
            assert_eq!(shown.each_ref().map(|mv| words::written_move(mv)), moves, "{tag}: {shown:?}");
        }
    }
}

#[test]
fn every_rule_set_has_a_name_of_its_own() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        let names: BTreeSet<String> = variants().map(words::rules_name).collect();
        assert_eq!(names.len(), variants().count(), "{tag}: {names:?}");
        for variant in variants() {
            let name = words::rules_name(variant);
            let mut parts = name.split(" · ");
            assert_eq!(parts.next(), Some(words::game_name(variant)), "{tag}");
            assert!(parts.all(|part| !variant.split('-').any(|word| word == part)), "{tag}: {name}");
        }
    }
}

/// Every sentence of a language whose files end after this many bytes, against English.
fn cut(tag: &'static str, keep: usize) -> Catalogue {
    let (_, files) = LANGUAGES.iter().find(|(known, _)| *known == tag).unwrap();
    let mut text = files.concat();
    let end = (0..=keep.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap();
    text.truncate(end);
    Catalogue::read_tolerantly(tag, &[&*text.leak()], language("en")).0
}

#[test]
fn english_speaks_where_a_language_is_cut_off() {
    let (_, english) = LANGUAGES[0];
    let names: Vec<String> = Catalogue::read("en", english).unwrap().names().map(str::to_owned).collect();
    for (tag, files) in &LANGUAGES[1..] {
        let length = files.concat().len();
        for part in [0, 1, 2, 5, 9] {
            let catalogue: &'static Catalogue = Box::leak(Box::new(cut(tag, length * part / 10)));
            words::speak(catalogue);
            for name in &names {
                // Missing arguments appear in braces too. A missing message would appear as its name alone.
                let said = words::say(&Message::new(name.clone().leak()));
                assert_ne!(said, format!("{{{name}}}"), "{tag} {part}");
            }
        }
        words::speak(Box::leak(Box::new(cut(tag, 0))));
        assert_eq!(words::side_name(Side::White, Colours::WhiteBlack), "White");
        assert_eq!(words::kind_name(Kind::Knight), "knight");
    }
}

#[test]
fn english_speaks_where_lines_are_damaged() {
    let damaged = "kind-pawn = Bauer\nkind-knight = { Springer\n\nside-white Weiß\nkind-pawn = zweimal\n= = =\n";
    let (catalogue, faults) = Catalogue::read_tolerantly("de", &[damaged], language("en"));
    assert_ne!(faults, "");
    words::speak(Box::leak(Box::new(catalogue)));
    assert_eq!(words::kind_name(Kind::Pawn), "Bauer");
    assert_eq!(words::kind_name(Kind::Knight), "knight");
    assert_eq!(words::side_name(Side::White, Colours::WhiteBlack), "White");
}

#[test]
fn a_missing_form_is_spoken_by_english() {
    let text = "hostage-drop = Einsetzen\nlist-comma = {\", \"}\n";
    let (catalogue, _) = Catalogue::read_tolerantly("de", &[text], language("en"));
    words::speak(Box::leak(Box::new(catalogue)));
    assert_eq!(words::text("hostage-drop"), "Einsetzen");
    assert_eq!(
        words::text_if_any("hostage-drop.goal-1"),
        language("en").and_then(|_| {
            words::speak(language("en").unwrap());
            words::text_if_any("hostage-drop.goal-1")
        })
    );
}

#[test]
fn sentences_are_joined_as_each_language_does() {
    for (tag, joined) in [("en", "A. B."), ("ru", "A. B."), ("ja", "A.B."), ("zh-Hans", "A.B.")] {
        words::speak(language(tag).unwrap());
        assert_eq!(words::sentences(&["A.", "", "B."]), joined, "{tag}");
    }
    words::speak(language("ja").unwrap());
    assert_eq!(words::sentence("e4"), "e4。");
    let message = Message::new("notes").with("notes", Value::list(["a", "b"]));
    assert_eq!(words::say(&message), "a、b");
}
