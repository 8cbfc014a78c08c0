//! The sentences of a language, read from its files in Fluent syntax (<https://projectfluent.org/fluent/guide/>).

use fluent_syntax::ast::{Attribute, Entry, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::sorted::sorted;

/// A sentence with placeholders for arguments.
pub(super) type Sentence = Pattern<&'static str>;

/// All sentences of a language. The catalogue is never freed, so plain texts need not be copied.
#[derive(Debug)]
pub struct Catalogue {
    /// Language tag, such as `en`.
    tag: &'static str,
    /// Entries sorted by name. Terms, which only messages can refer to, keep a leading hyphen.
    entries: Vec<(String, Words)>,
}

/// An entry of the catalogue.
#[derive(Debug)]
pub(super) struct Words {
    /// Main sentence.
    pub sentence: Option<Sentence>,
    /// Attributes: other forms of the sentence, such as the cases and plurals of a noun.
    pub forms: Vec<(&'static str, Sentence)>,
}

impl Catalogue {
    /// Reads the files of a language.
    ///
    /// # Errors
    /// The start of each line that could not be parsed, or the first name that is defined twice.
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

    /// Returns the language tag.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// Returns the names of all messages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|(name, _)| name.as_str())
    }

    /// Returns a text without placeholders.
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
    /// Returns the main sentence, or the form of this name.
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

/// Joins the elements of a text. The parser splits a text of several lines into several elements.
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

/// Returns the start of a line that could not be parsed.
fn excerpt(file: &str, at: usize) -> String {
    let line = file.get(at..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    line.chars().take(60).chain(['\n']).collect()
}
