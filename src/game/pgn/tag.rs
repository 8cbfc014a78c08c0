//! Square brackets in a record: tags, `[Name "value"]`, and malformed ones.

use crate::game::lookalike;

/// A square bracket at the start of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bracket {
    /// A valid tag.
    Tag {
        /// Name.
        name: String,
        /// Value without escapes.
        value: String,
        /// Length in bytes.
        length: usize,
    },
    /// Other text, up to the bracket that probably closes it or to the end of the line.
    Other {
        /// Length in bytes.
        length: usize,
        /// True if a bracket closes it.
        closed: bool,
    },
}

/// Maximum distance in bytes to a closing bracket other than the first. A long line may have many brackets.
const FAR: usize = 1 << 8;

/// Returns true if a text begins with a square bracket.
pub fn begins(text: &str) -> bool {
    text.starts_with(['[', '［'])
}

/// Reads the bracket at the start of a text. Quotes and brackets may be typographic.
pub fn read(text: &str) -> Bracket {
    tag(text).unwrap_or_else(|| other(text))
}

/// Returns the name that a malformed tag seems to have, and whether a quote follows it.
pub fn seeming_name(text: &str) -> (&str, bool) {
    let inside = text.trim_start_matches(['[', '［']).trim_start();
    let ends = |letter: char| letter.is_whitespace() || lookalike::is_quote(letter) || matches!(letter, ']' | '］');
    let (name, rest) = inside.split_at(inside.find(ends).unwrap_or(inside.len()));
    (name, !name.is_empty() && rest.trim_start_matches([' ', '\t']).starts_with(lookalike::is_quote))
}

/// Returns true if a tag can have this name: it consists of letters of ASCII, digits and underscores.
///
/// ```
/// use hostage_chess::game::pgn::is_tag_name;
/// assert!(is_tag_name("WhiteElo") && !is_tag_name("White Elo") && !is_tag_name(""));
/// ```
pub fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

fn tag(text: &str) -> Option<Bracket> {
    let inside = text.strip_prefix(['[', '［'])?;
    let opens = inside.find(|letter| lookalike::is_quote(letter) || matches!(letter, ']' | '\n' | '\r'))?;
    let name = lookalike::plain(&inside[..opens]);
    let name = name.trim();
    let quote = inside[opens..].chars().next().filter(|&letter| lookalike::is_quote(letter))?;
    if !is_tag_name(name) {
        return None;
    }
    let quoted = &inside[opens + quote.len_utf8()..];
    let closed = if quote == '"' { close(quoted, text) } else { None };
    let (value, behind) = closed.or_else(|| close_loosely(quoted, quote))?;
    Some(Bracket::Tag { name: name.to_owned(), value, length: text.len() - behind.len() })
}

/// Returns the text after the bracket that closes a tag, if only spaces precede the bracket.
fn behind_bracket(text: &str) -> Option<&str> {
    text.trim_start_matches([' ', '\t', '\u{a0}']).strip_prefix([']', '］'])
}

/// Reads a value up to its closing plain quote. Returns the value and the text after the tag. A value may continue on
/// the next line if a mail program has broken it.
fn close<'a>(quoted: &'a str, whole: &str) -> Option<(String, &'a str)> {
    let mut value = String::new();
    let mut letters = quoted.char_indices();
    let mut broken = false;
    while let Some((at, letter)) = letters.next() {
        let rest = &quoted[at + letter.len_utf8()..];
        match letter {
            '"' => return behind_bracket(rest).map(|behind| (value, behind)),
            // Only quotes and backslashes are escaped. Any other backslash is literal.
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

/// Returns true if the next line is just the rest of a broken value.
fn goes_on(rest: &str) -> bool {
    let line = rest.lines().next().unwrap_or_default().trim();
    let inside = line.strip_suffix(']').and_then(|line| line.trim_end().strip_suffix('"'));
    inside.is_some_and(|value| !value.contains(['"', '[', ']']))
}

/// Reads a value up to the first quote of any shape before a bracket. A value that starts with a plain quote must not
/// contain another, because its meaning would be unclear.
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

/// Finds the probable end of a malformed tag. It is a bracket after a quote, before another bracket or at the end of
/// the line, or one without a quote before it. Otherwise it is the first bracket.
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
