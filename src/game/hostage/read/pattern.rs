//! What a text says a turn looks like, before any position is asked.

use super::super::{Move, Square};
use crate::game::Kind;

/// The longest spelling of one turn, with every glyph, stays far below this.
const LONGEST: usize = 40;

/// What may stand behind a turn and changes nothing. Longer ones first.
const SUFFIXES: [&str; 14] =
    ["checkmate", "(e.p.)", "check", "e.p.", "(ep)", "mate", "e.p", "ep", "ch", "+", "#", "!", "?", "."];

/// A text taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Castling.
    Castling {
        /// On the king's side.
        kingside: bool,
    },
    /// A drop or an exchange: the text names the whole turn.
    Landing(Move),
    /// A chess move, more or less fully named.
    Walk(Walk),
}

/// What a text says of a chess move; whatever it leaves open is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    /// Who moves.
    pub kind: Option<Kind>,
    /// From which file.
    pub from_file: Option<u8>,
    /// From which rank.
    pub from_rank: Option<u8>,
    /// Whether it says that somebody is captured.
    pub captures: bool,
    /// Who is captured, as in `KxR`.
    pub victim: Option<Kind>,
    /// To which file.
    pub to_file: Option<u8>,
    /// To which rank.
    pub to_rank: Option<u8>,
    /// Whom a pawn becomes.
    pub promotion: Option<Kind>,
}

impl Pattern {
    /// Takes a text apart; none if it is no turn at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        if text.len() > LONGEST {
            return None;
        }
        let text = plain(text)?;
        let body = without_suffixes(&text);
        if body.contains(['*', '@']) {
            return landing(body).map(Pattern::Landing);
        }
        castling(body).or_else(|| walk(body).map(Pattern::Walk))
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

/// The man a letter means. A small b is a file, never a bishop.
fn man(letter: char) -> Option<Kind> {
    Kind::from_letter(letter).filter(|_| letter != 'b')
}

/// The man a letter means who can be in a prison or on an airfield.
fn stored(letter: char) -> Option<Kind> {
    man(letter).filter(|&kind| kind != Kind::King)
}

fn file(letter: char) -> Option<u8> {
    ('a'..='h').position(|file| file == letter).map(|index| index as u8)
}

fn rank(letter: char) -> Option<u8> {
    ('1'..='8').position(|rank| rank == letter).map(|index| index as u8)
}

/// `O-O`, `0-0-0`, `O O`, `oo`.
fn castling(text: &str) -> Option<Pattern> {
    if text.starts_with('-') || text.ends_with('-') || text.contains("--") {
        return None;
    }
    let letters: String = text.chars().filter(|&letter| letter != '-').collect();
    let castles = letters.chars().all(|letter| matches!(letter, 'O' | 'o' | '0'));
    match letters.len() {
        2 if castles => Some(Pattern::Castling { kingside: true }),
        3 if castles => Some(Pattern::Castling { kingside: false }),
        _ => None,
    }
}

/// `N*c7`, `*g3`, `(B)N*c7`, `(R)*g3`, `(B-N)N@c7`, `(P-P)@g2`, `N-B)B@d6`, and UCI's `N#B@c7`.
fn landing(text: &str) -> Option<Move> {
    let (men, square) = text.split_once(['*', '@'])?;
    let to = Square::from_name(square)?;
    let (brackets, letters): (String, String) = men.chars().partition(|letter| matches!(letter, '(' | ')'));
    if !matches!(brackets.as_str(), "" | "(" | ")" | "()") {
        return None;
    }
    let mut letters = letters.chars();
    let (first, second, third, fourth) = (letters.next(), letters.next(), letters.next(), letters.next());
    if letters.next().is_some() {
        return None;
    }
    let bracketed = !brackets.is_empty();
    match (first, second, third, fourth) {
        (None, ..) if !bracketed => Some(Move::Drop { kind: Kind::Pawn, to }),
        (Some(kind), None, ..) if !bracketed => Some(Move::Drop { kind: stored(kind)?, to }),
        // Leslie: the payment in brackets, then who lands, a pawn if nobody is named.
        (Some(paid), None, ..) => Some(Move::Exchange { rescued: Kind::Pawn, paid: stored(paid)?, to }),
        (Some(paid), Some(rescued), None, _) if bracketed => {
            Some(Move::Exchange { rescued: stored(rescued)?, paid: stored(paid)?, to })
        }
        (Some(rescued), Some('#'), Some(paid), None) if !bracketed => {
            Some(Move::Exchange { rescued: stored(rescued)?, paid: stored(paid)?, to })
        }
        // Pierce: payment and rescued man, then once more who lands.
        (Some(paid), Some('-'), Some(rescued), lands) => {
            let (rescued, lands) = (stored(rescued)?, lands.map(stored));
            lands.is_none_or(|kind| kind == Some(rescued)).then_some(Move::Exchange {
                rescued,
                paid: stored(paid)?,
                to,
            })
        }
        _ => None,
    }
}

/// SAN and everything near it: `Nbd7`, `N(b)d7`, `exd5`, `exd`, `KxR`, `e8=Q`, `e8(Q)`, `Ng1-f3`, `e7e8q`.
fn walk(text: &str) -> Option<Walk> {
    let mut walk = Walk::default();
    let first = text.chars().next()?;
    walk.kind = man(first);
    let text = if walk.kind.is_some() { &text[1..] } else { text };
    let (text, promotion) = split_promotion(text);
    walk.promotion = promotion;
    let head = walk.split_target(text)?;
    let middle = match head.strip_suffix(['x', 'X', ':']) {
        Some(middle) => {
            walk.captures = true;
            middle
        }
        None => head.strip_suffix('-').unwrap_or(head),
    };
    let middle = middle.strip_prefix('(').unwrap_or(middle);
    for letter in middle.strip_suffix(')').unwrap_or(middle).chars() {
        match (file(letter), rank(letter)) {
            (Some(file), _) if walk.from_file.is_none() && walk.from_rank.is_none() => walk.from_file = Some(file),
            (_, Some(rank)) if walk.from_rank.is_none() => walk.from_rank = Some(rank),
            _ => return None,
        }
    }
    if walk.victim.is_some() && !walk.captures {
        return None;
    }
    walk.complete_pawn();
    let half_named = walk.to_rank.is_none() && walk.victim.is_none();
    (!half_named || walk.kind == Some(Kind::Pawn) && walk.captures).then_some(walk)
}

/// What stands before the letter of a promotion, and whom that letter means.
fn split_promotion(text: &str) -> (&str, Option<Kind>) {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = inner.chars().next_back() else { return (text, None) };
    let before = &inner[..inner.len() - letter.len_utf8()];
    let head = before.trim_end_matches(['=', '/', '(']);
    // Behind a rank or a sign nothing but a man to become can stand, not even the b-file.
    let signed = head.len() < before.len();
    match Kind::from_letter(letter) {
        Some(kind) if signed || head.ends_with(|c| rank(c).is_some()) => (head, Some(kind)),
        _ => (text, None),
    }
}

impl Walk {
    /// Reads the target at the end of a text; what stands before it.
    fn split_target<'a>(&mut self, text: &'a str) -> Option<&'a str> {
        let last = text.chars().next_back()?;
        let head = &text[..text.len() - last.len_utf8()];
        if let Some(rank) = rank(last) {
            self.to_rank = Some(rank);
            self.to_file = Some(file(head.chars().next_back()?)?);
            return Some(&head[..head.len() - 1]);
        }
        if let Some(file) = file(last) {
            self.to_file = Some(file);
        } else {
            self.victim = Some(man(last).filter(|_| last.is_ascii_uppercase())?);
        }
        Some(head)
    }

    /// Without a letter it is a pawn, unless the square is named in full; and a pawn that takes nobody keeps its file.
    fn complete_pawn(&mut self) {
        if self.kind.is_none() && !(self.from_file.is_some() && self.from_rank.is_some()) {
            self.kind = Some(Kind::Pawn);
        }
        if self.kind == Some(Kind::Pawn) && self.from_file.is_none() && !self.captures {
            self.from_file = self.to_file;
        }
    }
}
