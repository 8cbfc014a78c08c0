//! The sentences of one language, read from its files in Fluent syntax (<https://projectfluent.org/fluent/guide/>).

use fluent_syntax::ast::{Attribute, Entry, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::sorted::sorted;

/// A pattern of the catalogue: text, with places for arguments.
pub(super) type Sentence = Pattern<&'static str>;

/// Every sentence of one language. It lives as long as the program, so that plain texts need not be copied.
#[derive(Debug)]
pub struct Catalogue {
    /// The tag of the language, such as `en`.
    tag: &'static str,
    /// By name; terms, which only other messages use, with their hyphen before it.
    entries: Vec<(String, Words)>,
}

/// What a language has for one message.
#[derive(Debug)]
pub(super) struct Words {
    /// The sentence.
    pub sentence: Option<Sentence>,
    /// Its other forms, such as cases and plurals of a word.
    pub forms: Vec<(&'static str, Sentence)>,
}

impl Catalogue {
    /// Reads the files of a language.
    ///
    /// # Errors
    /// The lines that are no messages, and names that stand there twice.
    pub fn read(tag: &'static str, files: &[&'static str]) -> Result<Catalogue, String> {
        let mut catalogue = Catalogue { tag, entries: Vec::new() };
        for file in files {
            let resource = parser::parse_runtime(*file)
                .map_err(|(_, errors)| errors.iter().map(|error| excerpt(file, error.pos.start)).collect::<String>())?;
            catalogue.entries.extend(resource.body.into_iter().filter_map(entry));
        }
        catalogue.entries = sorted(catalogue.entries, |a, b| a.0 < b.0);
        let twice = catalogue.entries.windows(2).find(|pair| pair[0].0 == pair[1].0);
        twice.map_or(Ok(()), |pair| Err(pair[0].0.clone()))?;
        Ok(catalogue)
    }

    /// The tag of the language.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// The names of all messages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|(name, _)| name.as_str())
    }

    /// A text without arguments.
    pub(super) fn plain(&self, name: &str) -> Option<&'static str> {
        let (name, form) = name.split_once('.').map_or((name, None), |(name, form)| (name, Some(form)));
        match self.find(name)?.form(form)?.elements.as_slice() {
            [PatternElement::TextElement { value }] => Some(value),
            _ => None,
        }
    }

    pub(super) fn find(&self, name: &str) -> Option<&Words> {
        let place = self.entries.binary_search_by(|(known, _)| known.as_str().cmp(name)).ok()?;
        Some(&self.entries[place].1)
    }
}

impl Words {
    /// The sentence, or one of its other forms.
    pub fn form(&self, form: Option<&str>) -> Option<&Sentence> {
        match form {
            None => self.sentence.as_ref(),
            Some(wanted) => self.forms.iter().find(|(name, _)| *name == wanted).map(|(_, sentence)| sentence),
        }
    }
}

fn entry(entry: Entry<&'static str>) -> Option<(String, Words)> {
    match entry {
        Entry::Message(message) => Some((
            message.id.name.to_owned(),
            Words { sentence: message.value.map(whole), forms: forms(message.attributes) },
        )),
        Entry::Term(term) => Some((
            format!("-{}", term.id.name),
            Words { sentence: Some(whole(term.value)), forms: forms(term.attributes) },
        )),
        _ => None,
    }
}

fn forms(attributes: Vec<Attribute<&'static str>>) -> Vec<(&'static str, Sentence)> {
    attributes.into_iter().map(|attribute| (attribute.id.name, whole(attribute.value))).collect()
}

/// A text of several lines comes in several elements; it is made one.
fn whole(sentence: Sentence) -> Sentence {
    let texts: Option<Vec<&str>> = sentence
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => Some(*value),
            PatternElement::Placeable { .. } => None,
        })
        .collect();
    match texts {
        Some(texts) if texts.len() > 1 => {
            let value: &'static str = Box::leak(texts.concat().into_boxed_str());
            Pattern { elements: vec![PatternElement::TextElement { value }] }
        }
        _ => sentence,
    }
}

/// The beginning of a line that cannot be read.
fn excerpt(file: &str, at: usize) -> String {
    let line = file.get(at..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    line.chars().take(60).chain(['\n']).collect()
}
