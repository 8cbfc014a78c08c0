//! The catalogues agree with each other and with the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::LANGUAGES;
use hostage_chess::session::settings::SETTINGS;
use hostage_chess::variants;

/// The arguments and forms of one message in one language.
#[derive(Default, PartialEq, Eq, Debug)]
struct Shape {
    arguments: BTreeSet<String>,
    forms: BTreeSet<String>,
}

/// The messages of a language, the word forms that it refers to, and the messages that others include.
#[derive(Default)]
struct Language {
    messages: BTreeMap<String, Shape>,
    asked: BTreeSet<String>,
    joins: BTreeSet<String>,
    parts: BTreeSet<String>,
}

impl Language {
    fn read(files: &[&str]) -> Language {
        let mut language = Language::default();
        for file in files {
            let resource = parser::parse(*file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut shape = Shape::default();
                for pattern in message.value.iter().chain(message.attributes.iter().map(|form| &form.value)) {
                    language.pattern(pattern, &mut shape);
                }
                shape.forms = message.attributes.iter().map(|form| form.id.name.to_owned()).collect();
                assert!(language.messages.insert(message.id.name.to_owned(), shape).is_none(), "{}", message.id.name);
            }
        }
        language
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, shape: &mut Shape) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, shape);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, shape: &mut Shape) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, shape),
            Expression::Select { selector, variants } => {
                self.inline(selector, shape);
                variants.iter().for_each(|variant| self.pattern(&variant.value, shape));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, shape: &mut Shape) {
        match inline {
            InlineExpression::VariableReference { id } => {
                shape.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                for (place, argument) in arguments.positional.iter().enumerate() {
                    match argument {
                        // LIST may ask for a form of each item.
                        InlineExpression::StringLiteral { value } if id.name == "FORM" || place > 1 => {
                            self.asked.insert((*value).to_owned());
                        }
                        InlineExpression::StringLiteral { value } => {
                            self.joins.insert(format!("list-{value}"));
                        }
                        other => self.inline(other, shape),
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, shape),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::TermReference { .. } => panic!("the reader passes terms no arguments: use a message"),
        }
    }

    /// The arguments of a message, including those of the messages in it.
    fn arguments(&self, files: &str, name: &str) -> BTreeSet<String> {
        let mut arguments = self.messages[name].arguments.clone();
        let needle = |part: &str| [format!("{{ {part} }}"), format!("{{{part}}}")];
        let body = body(files, name);
        for part in self.parts.iter().filter(|part| needle(part).iter().any(|needle| body.contains(needle.as_str()))) {
            arguments.extend(self.messages[part.as_str()].arguments.clone());
        }
        arguments
    }
}

/// The attributes and lines of one message.
fn body(files: &str, name: &str) -> String {
    let mut lines = files.lines().skip_while(|line| !line.starts_with(&format!("{name} =")));
    let first = lines.next().unwrap_or_default().to_owned();
    lines.take_while(|line| line.starts_with(' ')).fold(first, |text, line| text + "\n" + line)
}

/// True for messages that are words, whose forms differ between languages.
fn is_word(name: &str) -> bool {
    name.starts_with("kind-") && name != "kind-capital" || name.starts_with("side-") || name == "piece"
}

fn languages() -> Vec<(&'static str, String, Language)> {
    LANGUAGES.iter().map(|(tag, files)| (*tag, files.concat(), Language::read(files))).collect()
}

#[test]
fn every_message_has_the_same_arguments_and_forms_in_every_language() {
    let languages = languages();
    let (_, english_files, english) = &languages[0];
    for (tag, files, other) in &languages[1..] {
        // A language may join lists in ways of its own.
        let is_own = |name: &&String| name.starts_with("list-") && !english.messages.contains_key(*name);
        let names = |language: &Language| {
            language.messages.keys().filter(|name| !is_own(name)).cloned().collect::<BTreeSet<_>>()
        };
        let (ours, theirs) = (names(english), names(other));
        assert_eq!(theirs.difference(&ours).collect::<Vec<_>>(), Vec::<&String>::new(), "{tag}");
        // In other languages than German, English stands in for a new text until somebody translates it.
        let missing: Vec<_> = ours.difference(&theirs).collect();
        assert!(missing.is_empty() || *tag != "de", "{tag}: {missing:?}");
        for name in ours.intersection(&theirs).filter(|name| !is_word(name)) {
            let (here, there) = (english.arguments(english_files, name), other.arguments(files, name));
            // A language may omit an argument, but not use one that is never given.
            assert!(there.is_subset(&here), "{tag} {name}: has {there:?} of {here:?}");
            let (here, there) = (&english.messages[name].forms, &other.messages[name].forms);
            assert!(here == there || *tag != "de" && there.is_subset(here), "{tag} {name}");
        }
    }
}

#[test]
fn every_word_has_every_form_that_is_used() {
    for (tag, _, language) in languages() {
        let forms = |start: &str| {
            let words = language.messages.iter().filter(|(name, _)| name.starts_with(start) && is_word(name));
            words.map(|(_, shape)| shape.forms.clone()).collect::<Vec<_>>()
        };
        for start in ["kind-", "side-"] {
            let all = forms(start);
            assert!(all.windows(2).all(|pair| pair[0] == pair[1]), "{tag}: not every {start} has the same forms");
        }
        let known: BTreeSet<String> = language.messages.values().flat_map(|shape| shape.forms.clone()).collect();
        assert!(language.asked.is_subset(&known), "{tag}: {:?}", language.asked.difference(&known));
        assert!(language.joins.iter().all(|join| language.messages.contains_key(join)), "{tag}: {:?}", language.joins);
        let word_forms: BTreeSet<String> =
            forms("kind-").into_iter().chain(forms("side-")).chain(forms("piece")).flatten().collect();
        let unused: Vec<_> = word_forms.difference(&language.asked).collect();
        assert!(unused.is_empty(), "{tag}: unused messages: {unused:?}");
    }
}

/// Every string literal in the sources.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.extend(text.split('"').map(str::to_owned));
        }
    }
}

#[test]
fn every_message_is_used_and_every_name_in_use_exists() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeSet::new();
    literals(&sources, &mut found);
    // The first paint uses some messages too.
    found.extend(include_str!("../../../index.html").split('"').map(str::to_owned));
    // The names of games and switches are composed from the names of rule sets.
    let composed = variants().flat_map(|variant| {
        let mut parts = variant.split('-');
        let game = parts.next().map(|game| format!("game-{game}"));
        // The first board is not named behind the game.
        let named = |word: &str| (word != "41").then(|| format!("rule-{word}"));
        game.into_iter()
            .chain(parts.flat_map(move |word| [Some(format!("switch-{word}")), named(word)].into_iter().flatten()))
    });
    let composed: BTreeSet<String> = composed.collect();
    found.extend(composed.iter().cloned());
    let (_, _, english) = languages().remove(0);
    let is_join = |name: &str| english.joins.contains(name) || name == "list-comma";
    let unused: Vec<_> = english
        .messages
        .keys()
        .filter(|name| !found.contains(*name) && !english.parts.contains(*name) && !is_join(name))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");

    let mut named = composed;
    names_asked_for(&sources, &mut named);
    let missing: Vec<_> = named
        .iter()
        .filter(|name| {
            let (name, form) = name.split_once('.').unwrap_or((name, ""));
            !english.messages.get(name).is_some_and(|shape| form.is_empty() || shape.forms.contains(form))
        })
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(named.len() > 250, "{}", named.len());
}

/// Message names written directly in the calls that fetch a text.
fn names_asked_for(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names_asked_for(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            for call in ["text(\"", "Message::new(\"", "new(\"", "says(\n        \"", "says(\"", "tab(\""] {
                let after = text.match_indices(call).map(|(at, _)| &text[at + call.len()..]);
                let name = |rest: &str| rest.split('"').next().unwrap_or_default().to_owned();
                let is_name = |name: &String| {
                    !name.is_empty()
                        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c))
                };
                let quiet = ["new(\"", "says(\"", "tab(\""];
                let hyphen = |name: &String| !quiet.contains(&call) || name.contains('-');
                found.extend(after.map(name).filter(is_name).filter(hyphen));
            }
        }
    }
}

/// Style sheets and tests look for classes and `data-` attributes, so these must not depend on the language.
#[test]
fn no_text_is_a_class_or_an_attribute_that_others_look_for() {
    fn visit(folder: &Path, found: &mut Vec<String>, seen: &mut usize) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                visit(&path, found, seen);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for handle in [" class=", " id=", " data-"] {
                let after = text.match_indices(handle).map(|(at, _)| &text[at + handle.len()..]);
                for value in after.filter_map(|rest| {
                    let rest = rest.trim_start_matches(|letter: char| letter.is_ascii_lowercase() || letter == '-');
                    rest.trim_start_matches('=').strip_prefix('{')?.split('}').next()
                }) {
                    *seen += 1;
                    if value.contains("words::") {
                        found.push(format!("{}: {handle}{value}", path.display()));
                    }
                }
            }
        }
    }
    let (mut found, mut seen) = (Vec::new(), 0);
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut found, &mut seen);
    assert_eq!(found, Vec::<String>::new());
    assert!(seen > 200, "{seen}");
}

#[test]
fn every_language_can_be_chosen_in_the_settings() {
    let setting = SETTINGS.into_iter().find(|setting| setting.name == "language").unwrap();
    let offered: Vec<&str> = setting.values.iter().skip(1).map(|&(tag, _)| tag).collect();
    assert_eq!(offered, LANGUAGES.iter().map(|(tag, _)| *tag).collect::<Vec<_>>());
}
