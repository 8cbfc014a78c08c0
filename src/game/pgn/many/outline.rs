//! Outline of a record: enough about the lines read so far to tell where the next record begins.

use super::super::tag::{self, Bracket};
use super::super::token::{COURIERS, exchange_length};
use super::super::words::{ends_with_result, is_glyph, is_letter};
use super::header::{Header, HeaderNext};
use crate::game::lookalike;

/// The record to which a line belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Belongs {
    /// The current record.
    Here,
    /// The next record, which starts here.
    ToTheNext,
    /// The next record, which started at this byte and after this many lines.
    ToTheNextFrom(usize, usize),
}

/// Maximum distance to the end of a comment, in bytes. No record is longer.
const FAR: usize = 1 << 20;

/// The outline of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// True inside a comment in braces.
    comment: bool,
    /// The byte of the next brace when it was last looked for, and true if it closes the comment. Looking again at every
    /// line would take too long.
    brace: (usize, bool),
    /// True if there was anything other than tags and comments.
    moves: bool,
    /// True if there was a move or a result outside variations. The placing of couriers does not count.
    begun: bool,
    /// True if comments take the place of moves.
    said: bool,
    /// True if the last word was a result.
    over: bool,
    /// True if the previous line was blank.
    blank: bool,
    /// True if the line is the rest of a tag.
    rest_of_tag: bool,
    /// Number of open variations.
    depth: u32,
    header: Header,
}

impl Outline {
    /// Decides to which record a line belongs, and updates the outline. `at` is the byte at which the line begins and
    /// the number of lines before it.
    pub fn belongs(&mut self, text: &str, at: (usize, usize), line: &str, blank: bool) -> Belongs {
        let after_blank = std::mem::replace(&mut self.blank, blank);
        if blank || std::mem::take(&mut self.rest_of_tag) {
            return Belongs::Here;
        }
        let own = lookalike::trim_start(line);
        // The start of the line in the whole text is needed, because a tag may continue on the next line.
        let start = at.0 + line.len() - own.len();
        if self.comment {
            if tag::begins(own) && self.is_left_open(&text[start..], start, after_blank) {
                return Belongs::ToTheNext;
            }
            self.movetext(own);
            return Belongs::Here;
        }
        if own.starts_with('%') && (own.len() == line.len() || line.starts_with('\u{feff}')) {
            return Belongs::Here;
        }
        if tag::begins(own) {
            return self.bracket(text, at, (start, line.len() - own.len()), line, after_blank);
        }
        if self.moves && (after_blank || self.depth == 0) {
            let line = lookalike::plain(own);
            if begins_anew(&line) && (self.begun || places_courier(&line)) {
                return Belongs::ToTheNext;
            }
        }
        self.header.closed |= after_blank;
        self.movetext(own);
        Belongs::Here
    }

    /// Returns true if a tag in a comment shows that the comment was never closed. If the next brace closes the
    /// comment, the tag belongs to it. Otherwise the next record probably begins here, above all after a blank line.
    fn is_left_open(&mut self, rest: &str, start: usize, after_blank: bool) -> bool {
        let Bracket::Tag { name, .. } = tag::read(rest) else { return false };
        if self.brace.0 <= start {
            let Some(far) = rest.bytes().take(FAR).position(|byte| byte == b'{' || byte == b'}') else { return true };
            self.brace = (start + far, rest.as_bytes()[far] == b'}');
        }
        !self.brace.1 && (after_blank || name.eq_ignore_ascii_case("Event"))
    }

    /// Reads a line that begins with a square bracket.
    fn bracket(
        &mut self,
        text: &str,
        at: (usize, usize),
        (start, indent): (usize, usize),
        line: &str,
        after_blank: bool,
    ) -> Belongs {
        let mut rest = &text[start..];
        let end = line.len() - indent;
        let mut done = 0;
        let (mut first, begins) = (true, self.header.is_empty());
        while done < end && tag::begins(&rest[done..]) {
            let (name, length, is_tag) = match tag::read(&rest[done..]) {
                Bracket::Tag { name, length, .. } => (name, length, true),
                Bracket::Other { length, .. } => {
                    let (name, is_quoted) = tag::seeming_name(&rest[done..]);
                    (name.to_owned(), length, is_quoted)
                }
            };
            // Other text in brackets may be a remark.
            let counts = is_tag || Header::knows(&name);
            if self.moves || self.said {
                if is_tag || after_blank && (counts || self.over) {
                    return Belongs::ToTheNext;
                }
                break;
            }
            // Of several tags on the first line of a record, all belong to it.
            if counts && (std::mem::take(&mut first) || !begins) {
                match self.header.next(&name, after_blank) {
                    HeaderNext::SameRecord => {}
                    HeaderNext::NewRecord => return Belongs::ToTheNext,
                    HeaderNext::NewRecordFrom(bytes, lines) => return Belongs::ToTheNextFrom(bytes, lines),
                }
            }
            if counts {
                self.header.take(&name, at, after_blank);
            }
            done += length;
            done += rest[done..].len() - rest[done..].trim_start_matches([' ', '\t']).len();
        }
        self.rest_of_tag = done > end;
        rest = rest.get(done..end).unwrap_or_default();
        self.movetext(rest);
        Belongs::Here
    }

    fn movetext(&mut self, mut rest: &str) {
        while !rest.is_empty() {
            if self.comment {
                let Some(end) = rest.find('}') else { return };
                self.comment = false;
                rest = &rest[end + 1..];
                continue;
            }
            let end = rest.find(['{', ';']).unwrap_or(rest.len());
            let moves = lookalike::plain(&rest[..end]);
            if !moves.trim_ascii().is_empty() {
                self.moves = true;
                self.over = ends_with_result(&moves);
                self.brackets(&moves);
            }
            // Comments after a blank line take the place of moves.
            self.said |= end < rest.len() && self.header.closed && !self.header.is_empty();
            if rest[end..].starts_with(';') {
                return;
            }
            self.comment = end < rest.len();
            rest = rest.get(end + 1..).unwrap_or_default();
        }
    }

    fn brackets(&mut self, mut moves: &str) {
        loop {
            let (words, rest) =
                moves.split_at(moves.bytes().position(|byte| byte == b'(' || byte == b')').unwrap_or(moves.len()));
            self.begun = self.begun || self.depth == 0 && words.split_whitespace().any(begins_game);
            if rest.is_empty() {
                return;
            }
            moves = rest;
            let exchange = exchange_length(moves);
            match exchange {
                Some(_) => self.begun |= self.depth == 0,
                None if moves.starts_with('(') => self.depth += 1,
                None => self.depth = self.depth.saturating_sub(1),
            }
            moves = &moves[exchange.unwrap_or(1)..];
        }
    }
}

/// Returns true for a word other than a number, a glyph and the placing of a courier. The number 1 may come again after
/// these, because the placing of the couriers does not advance it (docs/rules.md 4.1).
fn begins_game(word: &str) -> bool {
    let word = after_number(word);
    !(word.is_empty() || word.starts_with('$') || places_courier(word) || is_glyph(word))
}

fn places_courier(line: &str) -> bool {
    after_number(line).strip_prefix(COURIERS).is_some_and(|rest| rest.starts_with('@'))
}

fn after_number(text: &str) -> &str {
    text.trim_start_matches(|letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ')')).trim_start()
}

/// Returns true if a line begins with move number 1 of White. It occurs only once per record, apart from the placing of
/// couriers.
fn begins_anew(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('1') else { return false };
    let stop = rest.strip_prefix(['.', ')']);
    let (mv, dot) = (stop.unwrap_or(rest).trim_start(), stop.is_some());
    (dot || mv.len() < rest.len())
        && mv.chars().next().is_none_or(|letter| is_letter(letter) || "(*@{".contains(letter) || dot && letter == '-')
}
