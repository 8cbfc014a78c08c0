//! The sentences of a language, read from its files in Fluent syntax (<https://projectfluent.org/fluent/guide/>).

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
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
    /// Speaks where this catalogue lacks an entry.
    instead: Option<&'static Catalogue>,
}

/// An entry of the catalogue.
#[derive(Debug)]
struct Words {
    /// Main sentence.
    sentence: Option<Sentence>,
    /// Attributes: other forms of the sentence, such as the cases and plurals of a noun.
    forms: Vec<(&'static str, Sentence)>,
}

impl Catalogue {
    /// Reads the files of a language.
    ///
    /// # Errors
    /// The start of each line that could not be parsed, or the first name that is defined twice.
    pub fn read(tag: &'static str, files: &[&'static str]) -> Result<Catalogue, String> {
        let (catalogue, faults) = Catalogue::read_tolerantly(tag, files, None);
        if faults.is_empty() { Ok(catalogue) } else { Err(faults) }
    }

    /// Reads what can be read of the files of a language. Another catalogue speaks where an entry is missing. Also returns
    /// the faults that [`Catalogue::read`] would report, or an empty text.
    pub fn read_tolerantly(
        tag: &'static str,
        files: &[&'static str],
        instead: Option<&'static Catalogue>,
    ) -> (Catalogue, String) {
        let (mut entries, mut faults) = (Vec::new(), String::new());
        for file in files {
            let resource = parser::parse_runtime(*file).unwrap_or_else(|(resource, errors)| {
                errors.iter().for_each(|error| faults += &excerpt(file, error.pos.start));
                resource
            });
            entries.extend(resource.body.into_iter().filter_map(entry));
        }
        let mut entries = sorted(entries, |a, b| a.0 < b.0);
        entries.dedup_by(|later, first| {
            let is_same = later.0 == first.0;
            if is_same && faults.is_empty() {
                faults += &first.0;
            }
            is_same
        });
        (Catalogue { tag, entries, instead }, faults)
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
        match self.exact(name, form)?.elements.as_slice() {
            [PatternElement::TextElement { value }] => Some(value),
            // Text whose outer spaces count. Escapes would have to be resolved.
            [
                PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) },
            ] => (!value.contains('\\')).then_some(*value),
            _ => None,
        }
    }

    /// Returns a form of an entry, or its main sentence if it has no such form.
    pub(super) fn find(&self, name: &str, form: Option<&str>) -> Option<&Sentence> {
        self.exact(name, form).or_else(|| self.exact(name, None))
    }

    /// Returns the main sentence of an entry, or a form of it.
    fn exact(&self, name: &str, form: Option<&str>) -> Option<&Sentence> {
        let place = self.entries.binary_search_by(|(known, _)| known.as_str().cmp(name)).ok();
        let own = place.and_then(|place| self.entries[place].1.form(form));
        own.or_else(|| self.instead?.exact(name, form))
    }
}

impl Words {
    /// Returns the main sentence, or the form of this name.
    fn form(&self, form: Option<&str>) -> Option<&Sentence> {
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
