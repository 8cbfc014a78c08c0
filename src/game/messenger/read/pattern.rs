//! What a text says a turn looks like, before any position is asked.

use super::super::{Move, Square};
use crate::game::Kind;

/// The longest spelling of one turn, with every glyph, stays far below this.
const LONGEST: usize = 60;

/// What may stand behind a part of a turn and changes nothing. Longer ones first.
const SUFFIXES: [&str; 12] = ["checkmate", "(e.p.)", "check", "e.p.", "(ep)", "mate", "ep", "+", "#", "!", "?", "."];

/// What a text says of the square a man comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    file: Option<u8>,
    rank: Option<u8>,
}

/// A courier's step, more or less fully named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepPattern {
    pub origin: Origin,
    pub to: Square,
}

/// A regular move, more or less fully named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkPattern {
    Castling { kingside: bool },
    Walk { kind: Option<Kind>, origin: Origin, captures: bool, to: Square, promotion: Option<Kind> },
}

/// A text taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A pawn becomes the courier.
    Place(Square),
    /// A courier leaves the board.
    Exit(Origin),
    /// A step and a move, either of which may be missing.
    Turn(Option<StepPattern>, Option<WalkPattern>),
}

impl Origin {
    fn of(square: Square) -> Origin {
        Origin { file: Some(square.file()), rank: Some(square.rank()) }
    }

    /// Whether a square fits what is said.
    pub fn fits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file()) && self.rank.is_none_or(|rank| rank == square.rank())
    }

    /// The square, if it is named in full.
    pub fn square(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    /// Reads a file, a rank, both or nothing.
    fn read(text: &str) -> Option<Origin> {
        let mut origin = Origin::default();
        for letter in text.chars() {
            match letter {
                'a'..='h' if origin == Origin::default() => origin.file = Some(letter as u8 - b'a'),
                '1'..='8' if origin.rank.is_none() => origin.rank = Some(letter as u8 - b'1'),
                _ => return None,
            }
        }
        Some(origin)
    }
}

impl Pattern {
    /// Takes a text apart; none if it is no turn at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        if text.len() > LONGEST {
            return None;
        }
        let text = plain(text)?;
        let lower = text.to_ascii_lowercase();
        if let Some(Move::Exit(from)) = Move::from_uci(&text) {
            return Some(Pattern::Exit(Origin::of(from)));
        }
        if matches!(lower.as_str(), "pass" | "-" | "--") {
            return Some(Pattern::Turn(None, None));
        }
        if let Some((man, square)) = text.split_once(['@', '*']) {
            let courier = matches!(man, "C" | "c" | "");
            return Square::from_name(without_suffixes(square)).filter(|_| courier).map(Pattern::Place);
        }
        let (first, second) = text.split_once([',', ';']).map_or((text.as_str(), None), |(a, b)| (a, Some(b)));
        if let Some(origin) = exit(without_suffixes(first)) {
            return second.is_none_or(is_missing).then_some(Pattern::Exit(origin));
        }
        match second {
            Some(second) => {
                let step = if is_missing(first) { None } else { Some(step(without_suffixes(first))?) };
                let walk = if is_missing(second) { None } else { Some(walk(without_suffixes(second))?) };
                Some(Pattern::Turn(step, walk))
            }
            None if first.starts_with('C') => Some(Pattern::Turn(Some(step(without_suffixes(first))?), None)),
            None => Some(Pattern::Turn(None, Some(walk(without_suffixes(first))?))),
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
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(letter).collect();
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

fn is_missing(part: &str) -> bool {
    part.chars().all(|letter| letter == '-')
}

/// `Coff`, `C-off`, `Ceoff`, `Ce8off`, `e8off`.
fn exit(text: &str) -> Option<Origin> {
    let head = text.len().checked_sub(3).filter(|&head| text[head..].eq_ignore_ascii_case("off"))?;
    let head = text[..head].trim_end_matches('-');
    Origin::read(head.strip_prefix('C').or(head.strip_prefix("c").filter(|rest| rest.is_empty())).unwrap_or(head))
}

/// `Ce3`, `Cde3`, `Cd2-e3`, `d2e3`.
fn step(text: &str) -> Option<StepPattern> {
    let named = text.strip_prefix('C');
    let (origin, to) = target(named.unwrap_or(text))?;
    let origin = Origin::read(origin.strip_suffix('-').unwrap_or(origin))?;
    (named.is_some() || origin.square().is_some()).then_some(StepPattern { origin, to })
}

/// The square at the end of a text, and what stands before it.
fn target(text: &str) -> Option<(&str, Square)> {
    let (head, square) = text.split_at_checked(text.len().checked_sub(2)?)?;
    Some((head, Square::from_name(square)?))
}

/// SAN and what is near it: `Nbd7`, `Ng1-f3`, `exd5`, `e8=Q`, `e7e8q`, `O-O`, `0-0-0`.
fn walk(text: &str) -> Option<WalkPattern> {
    if let Some(kingside) = castling(text) {
        return Some(WalkPattern::Castling { kingside });
    }
    // A small b is a file, never a bishop.
    let kind = text.chars().next().and_then(Kind::from_letter).filter(|_| !text.starts_with('b'));
    let text = if kind.is_some() { &text[1..] } else { text };
    let (text, promotion) = split_promotion(text);
    let (head, to) = target(text)?;
    let middle = head.strip_suffix(['x', 'X', ':']);
    let captures = middle.is_some();
    let middle = middle.unwrap_or(head);
    let mut origin = Origin::read(middle.strip_suffix('-').unwrap_or(middle))?;
    let kind = if kind.is_none() && origin.square().is_none() { Some(Kind::Pawn) } else { kind };
    if kind == Some(Kind::Pawn) && origin.file.is_none() && !captures {
        // A pawn that takes nobody keeps its file.
        origin.file = Some(to.file());
    }
    Some(WalkPattern::Walk { kind, origin, captures, to, promotion })
}

/// What stands before the letter of a promotion, and whom that letter means.
fn split_promotion(text: &str) -> (&str, Option<Kind>) {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = inner.chars().next_back() else { return (text, None) };
    let head = inner[..inner.len() - letter.len_utf8()].trim_end_matches(['=', '/', '(']);
    match Kind::from_letter(letter) {
        // Behind a rank nothing but a man to become can stand, not even the b-file.
        Some(kind) if head.ends_with(|c: char| c.is_ascii_digit()) => (head, Some(kind)),
        _ => (text, None),
    }
}

/// `O-O`, `0-0-0`, `oo`.
fn castling(text: &str) -> Option<bool> {
    let letters: String = text.split('-').collect();
    let castles = letters.chars().all(|letter| matches!(letter, 'O' | 'o' | '0'));
    match letters.len() {
        2 if castles => Some(true),
        3 if castles => Some(false),
        _ => None,
    }
}
