//! What a text says a turn looks like, before any position is asked.

use super::super::Square;
use super::super::board::RANKS;
use crate::game::Kind;

/// The longest spelling of one turn, with every glyph, stays far below this.
const LONGEST: usize = 40;

/// What may stand behind a turn or behind its action 1 and changes nothing. Longer ones first.
const SUFFIXES: [&str; 14] =
    ["checkmate", "(e.p.)", "check", "e.p.", "(ep)", "mate", "e.p", "ep", "ch", "+", "#", "!", "?", "."];

/// What a text says of a turn; whatever it leaves open is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pattern {
    /// Who moves.
    pub kind: Option<Kind>,
    /// From which file.
    pub from_file: Option<i8>,
    /// From which rank.
    pub from_rank: Option<i8>,
    /// Whether it says that action 1 captures somebody.
    pub captures: bool,
    /// Who is captured, as in `KxR`.
    pub victim: Option<Kind>,
    /// To which file.
    pub to_file: Option<i8>,
    /// To which rank.
    pub to_rank: Option<i8>,
    /// What a pawn becomes.
    pub promotion: Option<Kind>,
    /// Who is pulled.
    pub pull: Option<Square>,
}

impl Pattern {
    /// Takes a text apart; none if it is no turn at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        if text.len() > LONGEST {
            return None;
        }
        let text = plain(text)?;
        let body = without_suffixes(&text);
        let mut pattern = Pattern::default();
        match body.split_once('@') {
            None => pattern.action_1(body)?,
            Some((walk, target)) => {
                pattern.pull = Some(Square::from_name(target)?);
                pattern.action_1(without_suffixes(walk.strip_suffix('/').unwrap_or(walk)))?;
            }
        }
        Some(pattern)
    }

    /// Whether it says where the man goes; if not, it stands still.
    pub fn names_target(&self) -> bool {
        self.to_file.is_some() || self.to_rank.is_some() || self.victim.is_some()
    }

    /// `Qe8`, `Rbd6`, `cxd5`, `KxR`, `e8=Q`, `Rb3-b5`, `d9d10`; before a pull also the man alone, `Q`.
    fn action_1(&mut self, text: &str) -> Option<()> {
        let first = text.chars().next()?;
        self.kind = man(first);
        let text = if self.kind.is_some() { &text[1..] } else { text };
        let (text, promotion) = split_promotion(text);
        self.promotion = promotion;
        if text.is_empty() && self.pull.is_some() {
            return Some(());
        }
        let head = self.split_target(text)?;
        let middle = match head.strip_suffix(['x', 'X', ':']) {
            Some(middle) => {
                self.captures = true;
                middle
            }
            None => head.strip_suffix('-').unwrap_or(head),
        };
        let middle = middle.strip_prefix('(').unwrap_or(middle);
        self.read_origin(middle.strip_suffix(')').unwrap_or(middle))?;
        if self.victim.is_some() && !self.captures {
            return None;
        }
        self.complete_pawn();
        let half_named = self.to_rank.is_none() && self.victim.is_none();
        (!half_named || self.kind == Some(Kind::Pawn) && self.captures).then_some(())
    }

    /// A file, a rank, or both.
    fn read_origin(&mut self, text: &str) -> Option<()> {
        let start = text.chars().next().and_then(file);
        self.from_file = start;
        let digits = if start.is_some() { &text[1..] } else { text };
        if !digits.is_empty() {
            self.from_rank = Some(rank(digits)?);
        }
        Some(())
    }

    /// Reads the target at the end of a text; what stands before it.
    fn split_target<'a>(&mut self, text: &'a str) -> Option<&'a str> {
        let head = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let digits = &text[head.len()..];
        let last = head.chars().next_back()?;
        if digits.is_empty() {
            match file(last) {
                Some(file) => self.to_file = Some(file),
                None => self.victim = Some(man(last)?),
            }
        } else {
            self.to_rank = Some(rank(digits)?);
            self.to_file = Some(file(last)?);
        }
        Some(&head[..head.len() - 1])
    }

    /// Without a letter it is a pawn, unless the square is named in full or somebody is pulled, which no pawn does.
    /// A pawn that takes nobody keeps its file.
    fn complete_pawn(&mut self) {
        let named = self.from_file.is_some() && self.from_rank.is_some();
        if self.kind.is_none() && !named && self.pull.is_none() {
            self.kind = Some(Kind::Pawn);
        }
        if self.kind == Some(Kind::Pawn) && self.from_file.is_none() && !self.captures {
            self.from_file = self.to_file;
        }
    }
}

/// The text in plain letters and without spaces; none if other letters remain.
fn plain(text: &str) -> Option<String> {
    let letter = |letter| match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' => 'x',
        '†' | '‡' => '+',
        other => other,
    };
    let text: String = text.chars().filter(|c| *c != ' ' && *c != '\t').map(letter).collect();
    text.bytes().all(|byte| byte.is_ascii_graphic()).then_some(text)
}

fn without_suffixes(mut text: &str) -> &str {
    loop {
        let suffix = SUFFIXES.into_iter().find(|suffix| {
            let start = text.len().saturating_sub(suffix.len());
            text[start..].eq_ignore_ascii_case(suffix)
        });
        match suffix {
            Some(suffix) => text = &text[..text.len() - suffix.len()],
            None => return text,
        }
    }
}

/// The man a letter means: capitals only, for a small `b` or `d` is a file. A `D` is a PS-bishop.
fn man(letter: char) -> Option<Kind> {
    match letter {
        'D' => Some(Kind::Bishop),
        'A'..='Z' => Kind::from_letter(letter),
        _ => None,
    }
}

fn file(letter: char) -> Option<i8> {
    ('a'..='g').zip(0..).find(|&(file, _)| file == letter).map(|(_, index)| index)
}

fn rank(digits: &str) -> Option<i8> {
    (1..=RANKS).find(|rank| rank.to_string() == digits).map(|rank| rank - 1)
}

/// What stands before the letter of a promotion, and whom that letter means.
fn split_promotion(text: &str) -> (&str, Option<Kind>) {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = inner.chars().next_back() else { return (text, None) };
    let before = &inner[..inner.len() - letter.len_utf8()];
    let head = before.trim_end_matches(['=', '/', '(']);
    // Behind a rank or a sign nothing but a man to become can stand, not even the b-file.
    let signed = head.len() < before.len();
    match man(letter.to_ascii_uppercase()) {
        Some(kind) if signed || head.ends_with(|c: char| c.is_ascii_digit()) => (head, Some(kind)),
        _ => (text, None),
    }
}
