//! What stands in square brackets at the head of a record: `[Name "value"]`, and what is meant to be that and is not.

use crate::game::lookalike;

/// What a text begins with that begins with a square bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bracket {
    /// A tag.
    Tag {
        /// Its name.
        name: String,
        /// Its value without escapes.
        value: String,
        /// How long it is, in bytes.
        length: usize,
    },
    /// Something else, up to the bracket that seems to close it or to the end of the line.
    Other {
        /// How long it is, in bytes.
        length: usize,
        /// Whether a bracket closes it.
        closed: bool,
    },
}

/// How far a closing bracket is looked for where the first one is not it, in bytes: many brackets may stand on a long line.
const FAR: usize = 1 << 8;

/// Whether a text begins with a square bracket.
pub fn begins(text: &str) -> bool {
    text.starts_with(['[', '［'])
}

/// Reads what a text begins with. Quotes and brackets may be typographic ones.
pub fn read(text: &str) -> Bracket {
    tag(text).unwrap_or_else(|| other(text))
}

/// The name that what is no tag seems to have, and whether a quote follows it, as in tags.
pub fn seeming_name(text: &str) -> (&str, bool) {
    let inside = text.trim_start_matches(['[', '［']).trim_start();
    let ends = |letter: char| letter.is_whitespace() || lookalike::is_quote(letter) || matches!(letter, ']' | '］');
    let (name, rest) = inside.split_at(inside.find(ends).unwrap_or(inside.len()));
    (name, !name.is_empty() && rest.trim_start_matches([' ', '\t']).starts_with(lookalike::is_quote))
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn tag(text: &str) -> Option<Bracket> {
    let inside = text.strip_prefix(['[', '［'])?;
    let opens = inside.find(|letter| lookalike::is_quote(letter) || matches!(letter, ']' | '\n' | '\r'))?;
    let name = lookalike::plain(&inside[..opens]);
    let name = name.trim();
    let quote = inside[opens..].chars().next().filter(|&letter| lookalike::is_quote(letter))?;
    if name.is_empty() || !name.chars().all(is_of_name) {
        return None;
    }
    let quoted = &inside[opens + quote.len_utf8()..];
    let closed = if quote == '"' { close(quoted, text) } else { None };
    let (value, behind) = closed.or_else(|| close_loosely(quoted, quote))?;
    Some(Bracket::Tag { name: name.to_owned(), value, length: text.len() - behind.len() })
}

/// What stands behind the bracket that closes a tag, if only spaces are before it.
fn behind_bracket(text: &str) -> Option<&str> {
    text.trim_start_matches([' ', '\t', '\u{a0}']).strip_prefix([']', '］'])
}

/// The value up to the plain quote that ends it, and what follows the tag. A value may go on in the next line, where a mail
/// program has broken a long one.
fn close<'a>(quoted: &'a str, whole: &str) -> Option<(String, &'a str)> {
    let mut value = String::new();
    let mut letters = quoted.char_indices();
    let mut broken = false;
    while let Some((at, letter)) = letters.next() {
        let rest = &quoted[at + letter.len_utf8()..];
        match letter {
            '"' => return behind_bracket(rest).map(|behind| (value, behind)),
            // Only a quote and the escape itself are escaped; any other backslash stands for itself.
            '\\' => match rest.chars().next() {
                Some(escaped @ ('"' | '\\')) => {
                    value.push(escaped);
                    letters.next();
                }
                _ => value.push('\\'),
            },
            '\r' if rest.starts_with('\n') => {}
            '\n' | '\r' if !broken && goes_on(rest) && whole.len() - rest.len() < FAR => {
                value.push(' ');
                broken = true;
            }
            '\n' | '\r' => return None,
            other => value.push(other),
        }
    }
    None
}

/// Whether the next line is the rest of a broken value and nothing else.
fn goes_on(rest: &str) -> bool {
    let line = rest.lines().next().unwrap_or_default().trim();
    let inside = line.strip_suffix(']').and_then(|line| line.trim_end().strip_suffix('"'));
    inside.is_some_and(|value| !value.contains(['"', '[', ']']))
}

/// The value up to the first quote of any shape that a bracket follows. What a plain quote has opened holds no others: where it
/// does, nobody knows what was meant.
fn close_loosely(quoted: &str, opened: char) -> Option<(String, &str)> {
    for (at, letter) in quoted.char_indices().take_while(|&(at, letter)| at < FAR && !matches!(letter, '\n' | '\r')) {
        if opened == '"' && letter == '"' {
            return None;
        }
        let behind = behind_bracket(&quoted[at + letter.len_utf8()..]).filter(|_| lookalike::is_quote(letter));
        if let Some(behind) = behind {
            return Some((quoted[..at].to_owned(), behind));
        }
    }
    None
}

/// Where something that is no tag seems to end: at a bracket behind a quote, before another bracket, at the end of the line, or
/// where no quote has been opened; else at the first one.
fn other(text: &str) -> Bracket {
    let (mut first, mut quote, mut behind_quote) = (None, false, false);
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '\n' | '\r' => break,
            _ if first.is_some() && at > FAR => break,
            ']' | '］' => {
                let length = at + letter.len_utf8();
                let next = text[length..].trim_start_matches([' ', '\t']).chars().next();
                let ends = next.is_none_or(|next| matches!(next, '[' | '［' | '\n' | '\r'));
                if !quote || behind_quote || ends {
                    let more = text[length..].bytes().take_while(|&byte| byte == b']').count();
                    return Bracket::Other { length: length + more, closed: true };
                }
                first = first.or(Some(length));
            }
            _ => {}
        }
        quote |= lookalike::is_quote(letter);
        behind_quote = lookalike::is_quote(letter) || behind_quote && letter == ' ';
    }
    match first {
        Some(length) => Bracket::Other { length, closed: true },
        None => Bracket::Other { length: text.find(['\n', '\r']).unwrap_or(text.len()), closed: false },
    }
}
