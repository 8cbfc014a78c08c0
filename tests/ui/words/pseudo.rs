//! An artificial language: English in wide letters. Text in ordinary letters is then missing from the catalogue.

use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use hostage_chess::ui::rules_pages::CHAPTERS;
use hostage_chess::words;
use hostage_chess::words::catalogue::Catalogue;

use super::{LANGUAGES, everything};

/// English, with every letter of every text made wide.
pub fn pseudo() -> &'static Catalogue {
    static PSEUDO: OnceLock<Catalogue> = OnceLock::new();
    PSEUDO.get_or_init(|| {
        let files = LANGUAGES[0].1.iter().map(|file| {
            let mut resource = parser::parse((*file).to_owned()).unwrap();
            for entry in &mut resource.body {
                if let Entry::Message(message) = entry {
                    message.value.iter_mut().for_each(widen);
                    // Some terms, such as genders, are not text.
                    message.attributes.iter_mut().for_each(|form| widen(&mut form.value));
                }
            }
            &*serializer::serialize(&resource).leak()
        });
        Catalogue::read("en", &files.collect::<Vec<&'static str>>()).unwrap()
    })
}

fn widen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(wide).collect(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| widen(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                *value = value.chars().map(wide).collect();
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn wide(letter: char) -> char {
    if letter.is_ascii_alphabetic() { char::from_u32(letter as u32 + 0xfee0).unwrap() } else { letter }
}

/// Ordinary words in a sentence: those of three or more letters, and short joining words.
pub fn left_out(sentence: &str) -> Vec<&str> {
    const GLUE: [&str; 12] = ["a", "an", "of", "to", "on", "in", "by", "at", "or", "is", "no", "s"];
    sentence
        .split(|letter: char| !letter.is_ascii_alphabetic())
        .filter(|word| word.len() > 2 || GLUE.contains(word))
        .filter(|word| !["Qxe", "Rxe", "Nbd", "FEN", "KQEkqe"].contains(word))
        .collect()
}

#[test]
fn every_text_is_in_the_catalogue() {
    words::speak(pseudo());
    for sentence in everything() {
        assert_eq!(left_out(&sentence.replace("\\u{", "")), Vec::<&str>::new(), "{sentence}");
    }
    for chapter in CHAPTERS {
        for text in [chapter.title(), chapter.intro(), chapter.credit()] {
            assert_eq!(left_out(text), Vec::<&str>::new());
        }
        for section in chapter.sections {
            let texts = section.paragraphs().chain([section.title(), section.task()]);
            texts.for_each(|text| assert_eq!(left_out(text), Vec::<&str>::new()));
        }
    }
}
