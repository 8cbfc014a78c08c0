//! Tokens of a record.
//!
//! A bracket opens a variation, unless it is part of a move: `(B)N*c7`, `(B-N)N@c7`, `R(h)f1`, `e8(Q)`. Look-alikes
//! must be replaced before (`plain`), except in tags.

use super::tag::{self, Bracket};
use super::words::{is_other_letter, result_length};

/// A token of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A tag: `[Name "value"]`, without escapes.
    Tag(String, String),
    /// A malformed tag, and true if a bracket closes it.
    BadTag(&'a str, bool),
    /// Text in braces, or after a semicolon.
    Comment(&'a str),
    /// A glyph: `$1`.
    Glyph(&'a str),
    /// A comment in braces that is not closed.
    OpenComment,
    /// Start of a variation.
    Open,
    /// End of a variation.
    Close,
    /// A move, a result, or another word.
    Word(&'a str),
}

/// Iterator over the tokens of a text. Move numbers are skipped.
pub struct Tokens<'a> {
    pub(super) text: &'a str,
    pub(super) place: TokenProgress,
}

/// Progress in a text, in bytes, from which it can be resumed.
#[derive(Clone, Copy, Debug, Default)]
pub struct TokenProgress {
    /// Start of the next token.
    pub at: usize,
    /// Start of the last token.
    pub start: usize,
    /// Number of open variations.
    pub depth: usize,
}

impl<'a> Tokens<'a> {
    /// Starts at the beginning of a text.
    pub fn new(text: &'a str) -> Tokens<'a> {
        Tokens { text, place: TokenProgress::default() }
    }

    /// Returns the line of the last token, counted from 1.
    pub fn line(&self) -> usize {
        self.text[..self.place.start].bytes().filter(|&byte| byte == b'\n').count() + 1
    }

    fn rest(&self) -> &'a str {
        &self.text[self.place.at..]
    }

    /// Advances by this many bytes and returns them.
    fn take(&mut self, bytes: usize) -> &'a str {
        let taken = &self.rest()[..bytes];
        self.place.at += bytes;
        taken
    }

    fn take_line(&mut self) -> &'a str {
        self.take(self.rest().find('\n').unwrap_or(self.rest().len()))
    }

    fn at_line_start(&self) -> bool {
        self.text[..self.place.at].chars().next_back().is_none_or(|c| c == '\n')
    }

    fn tag(&mut self) -> Token<'a> {
        match tag::read(self.rest()) {
            Bracket::Tag { name, value, length } => {
                self.take(length);
                Token::Tag(name, value)
            }
            Bracket::Other { length, closed } => Token::BadTag(self.take(length), closed),
        }
    }

    fn word(&mut self) -> &'a str {
        let mut length = word_length(self.rest());
        if is_castling_letter(&self.rest()[..length]) {
            // Some programs write castling as `O O` and `O O O`.
            for _ in 0..2 {
                let next = self.rest()[length..].trim_start_matches([' ', '\t', '-']);
                if result_length(next).is_some() {
                    break;
                }
                let next_length = word_length(next);
                if is_castling_letter(next[..next_length].trim_end_matches(['+', '#', '!', '?'])) {
                    length = self.rest().len() - next.len() + next_length;
                }
            }
        }
        length += pull_length(self.rest(), length);
        length += move_length(self.rest(), length);
        // At least one character is taken, so that the reading always advances.
        let first = self.rest().chars().next().map_or(0, char::len_utf8);
        self.take(length.max(first))
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.place.at = self.text.len() - self.rest().trim_start().len();
            self.place.start = self.place.at;
            match self.rest().chars().next()? {
                '%' if self.at_line_start() => {
                    self.take_line();
                }
                ';' => return Some(Token::Comment(&self.take_line()[1..])),
                '{' => match self.rest().find('}') {
                    Some(end) => return Some(Token::Comment(&self.take(end + 1)[1..end])),
                    None => {
                        self.place.at = self.text.len();
                        return Some(Token::OpenComment);
                    }
                },
                '$' => {
                    self.take(1);
                    return Some(Token::Glyph(self.take(digits(self.rest()))));
                }
                '[' | '［' => return Some(self.tag()),
                '(' if exchange_length(self.rest()).is_none() => {
                    self.take(1);
                    self.place.depth += 1;
                    return Some(Token::Open);
                }
                ')' => {
                    self.take(1);
                    self.place.depth = self.place.depth.saturating_sub(1);
                    return Some(Token::Close);
                }
                '0'..='9' => {
                    // `0 - 1` begins like `0 - 0`.
                    if let Some(length) = result_length(self.rest()) {
                        return Some(Token::Word(self.take(length)));
                    }
                    if is_castling_of_digits(self.rest()) {
                        return Some(Token::Word(self.word()));
                    }
                    self.take(digits(self.rest()));
                    // Some people write `1) e4 e5`.
                    let stops = if self.place.depth == 0 { &['.', '…', ')'][..] } else { &['.', '…'] };
                    self.take(self.rest().len() - self.rest().trim_start_matches(stops).len());
                }
                _ => return Some(Token::Word(self.word())),
            }
        }
    }
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Returns true if a text begins with castling written with zeros, in contrast to a move number.
fn is_castling_of_digits(text: &str) -> bool {
    ["0-0", "0-O", "0-o", "0 0", "0\t0", "0 -"].into_iter().any(|start| text.starts_with(start))
}

/// Returns the length of a pull after a word, spaces included: `Qe8 / @b5`, `Qe8/ @b5` (Hole Chess).
fn pull_length(text: &str, word: usize) -> usize {
    let spaces = [' ', '\t'];
    let (before, behind) = text.split_at(word);
    let slash = match before.ends_with('/') {
        true => Some(behind),
        false => behind.trim_start_matches(spaces).strip_prefix('/'),
    };
    let target = slash.map(|rest| rest.trim_start_matches(spaces)).filter(|rest| rest.starts_with('@'));
    target.map_or(0, |target| behind.len() - target.len() + word_length(target))
}

/// Returns the length of the regular move after a courier's step, comma and spaces included: `Ce3, Nf3`. It may be on
/// the next line (Messenger Chess).
fn move_length(text: &str, word: usize) -> usize {
    let (before, behind) = text.split_at(word);
    let (step, rest) = match before.strip_suffix(',') {
        Some(step) => (step, Some(behind)),
        None => (before, behind.trim_start().strip_prefix(',')),
    };
    // After the placing of a courier, and before a move number, the comma is only punctuation.
    let is_step = |rest: &&str| {
        (step == "-" || step.starts_with(COURIERS) && !step.contains('@'))
            && !rest.starts_with(|first| matches!(first, '1'..='9'))
    };
    let regular = rest.map(str::trim_start).filter(is_step);
    regular.map_or(0, |regular| behind.len() - regular.len() + word_length(regular))
}

fn is_castling_letter(word: &str) -> bool {
    matches!(word, "O" | "o" | "0")
}

/// Letters of couriers, in all languages.
pub(super) const COURIERS: [char; 3] = ['C', 'E', 'Г'];

/// Returns true for letters of pieces, in English and in other languages (`lookalike::translations`).
fn is_piece(letter: char) -> bool {
    "PNBRQpnrqSLTDCFAHWG".contains(letter) || is_other_letter(letter)
}

/// A tentative parse of the parts of a move.
struct Trial<'a>(&'a str);

impl Trial<'_> {
    fn take(&mut self, fits: impl Fn(char) -> bool) -> bool {
        let mut letters = self.0.chars();
        let taken = letters.next().is_some_and(fits);
        if taken {
            self.0 = letters.as_str();
        }
        taken
    }

    fn spaces(&mut self) {
        while self.take(|letter| letter == ' ' || letter == '\t') {}
    }

    /// Reads the sign of a piece. Some Russian signs have two letters.
    fn piece(&mut self) -> bool {
        let two = self.0.starts_with(is_other_letter);
        let taken = self.take(is_piece);
        if two {
            self.take(|letter| matches!(letter, 'р' | 'к'));
        }
        taken
    }

    fn square(&mut self) -> bool {
        self.take(|letter| matches!(letter, 'a'..='h')) && self.take(|letter| matches!(letter, '1'..='8'))
    }

    /// Reads a drop sign and the square after it.
    fn lands(&mut self) -> bool {
        let sign = self.take(|letter| letter == '*' || letter == '@');
        self.spaces();
        sign && self.square()
    }

    /// Returns true if the text goes on with a move: with a drop sign, a piece or a square.
    fn goes_on(&self) -> bool {
        let letter =
            |letter: char| matches!(letter, '*' | '@' | 'K') || is_piece(letter) && !letter.is_ascii_lowercase();
        self.0.starts_with(letter) || Trial(self.0).square()
    }
}

/// Returns the length of the exchange at the start of a text, or of its payment if the rest has another form. `(N*c7` is
/// not an exchange, because it may begin a variation.
pub(super) fn exchange_length(text: &str) -> Option<usize> {
    let mut trial = Trial(text.strip_prefix('(')?);
    let is_capital = !trial.0.starts_with(|letter: char| letter.is_ascii_lowercase());
    trial.spaces();
    // Most brackets are variations.
    if !trial.piece() {
        return None;
    }
    trial.spaces();
    let hyphen = trial.take(|letter| letter == '-');
    trial.spaces();
    let rescued = trial.piece();
    trial.spaces();
    let closed = trial.take(|letter| letter == ')');
    if !rescued && !closed {
        return None;
    }
    // A payment that touches the rest of a move belongs to it, whatever the rest is.
    let touches = is_capital && closed && rescued == hyphen && trial.goes_on();
    let behind = trial.0;
    trial.spaces();
    let lands = trial.piece();
    trial.spaces();
    let fits = (rescued || !hyphen) && (hyphen || !(rescued && lands));
    let end = if fits && trial.lands() { Some(trial.0) } else { Some(behind).filter(|_| touches) };
    end.map(|end| text.len() - end.len())
}

/// Returns the length of the word at the start of a text.
fn word_length(text: &str) -> usize {
    let mut length = exchange_length(text).unwrap_or(0);
    while let Some(letter) = text[length..].chars().next() {
        length += match letter {
            c if c.is_whitespace() => return length,
            '{' | '[' | ';' | '$' => return length,
            '(' => match bracket_in_move(&text[..length], &text[length..]) {
                Some(bracket) => bracket,
                None => return length,
            },
            ')' if !closes_exchange(&text[..length], &text[length..]) => return length,
            other => other.len_utf8(),
        };
    }
    length
}

/// Returns the length of a bracket within a move: `R(h)f1`, `N(b1)d2`, `e8(Q)`, `e8(=Q)`, `exd6(e.p.)`.
fn bracket_in_move(before: &str, text: &str) -> Option<usize> {
    let end = text.bytes().take(7).position(|byte| byte == b')')?;
    let behind = text[end + 1..].bytes().next();
    let mut officer = Trial(text[1..end].trim_start_matches('='));
    let is_capital = !officer.0.starts_with(|letter: char| letter.is_ascii_lowercase());
    let is_promotion = is_capital && officer.piece() && officer.0.is_empty() && before.ends_with(['1', '8', '=']);
    let fits = match text.as_bytes()[1..end] {
        [b'a'..=b'h' | b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8'] => {
            matches!(behind, Some(b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-')) && before.len() == 1
        }
        _ => is_promotion || matches!(&text[1..end], "e.p." | "ep"),
    };
    fits.then_some(end + 1)
}

/// Returns true if a bracket closes an exchange without an opening bracket: `N-B)B@d6`, `R)*g3`.
fn closes_exchange(before: &str, text: &str) -> bool {
    let mut pieces = Trial(before);
    let paid = pieces.piece();
    if pieces.take(|letter| letter == '-') && !pieces.piece() {
        return false;
    }
    let mut trial = Trial(&text[1..]);
    trial.piece();
    paid && pieces.0.is_empty() && trial.lands()
}
