//! What a text says a turn looks like, before any position is asked.

use super::super::Move;
use super::super::square::{OFFICERS, Square, kind_of};
use crate::game::{Kind, Side};

/// The longest spelling of one turn, with every glyph, stays far below this.
const LONGEST: usize = 60;

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
    /// A man is set up: the text names the whole turn.
    Placing(Move),
    /// Any other turn, more or less fully named.
    Walk(Walk),
}

/// What a text says of a walk; whatever it leaves open is none.
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
    /// What a pawn becomes.
    pub promotion: Option<Kind>,
    /// Who now owns which square.
    pub over: Option<(Side, Square)>,
}

impl Pattern {
    /// Takes a text apart; none if it is no turn at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        if text.len() > LONGEST {
            return None;
        }
        let text = plain(text)?;
        let body = without_suffixes(&text);
        if let Some((man, square)) = body.split_once(['@', '*']) {
            let mut letters = man.chars();
            let kind = letters.next().map_or(Some(Kind::Pawn), kind_of)?;
            let to = Square::from_name(square)?;
            return letters.next().is_none().then_some(Pattern::Placing(Move::Place { kind, to }));
        }
        castling(body).or_else(|| walk(body).map(Pattern::Walk))
    }
}

/// The text in plain letters, without spaces and with the words of the inventor's own example cut to letters:
/// `Pawn d4 - f6 = White on e5`. None if other letters remain.
fn plain(text: &str) -> Option<String> {
    let letter = |letter| match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' => 'x',
        '†' | '‡' => '+',
        other => other,
    };
    let mut text: String = text.chars().filter(|c| *c != ' ' && *c != '\t').map(letter).collect();
    let words = [
        ("Mirror-Knight", "M"),
        ("Pawn", "P"),
        ("Knight", "N"),
        ("Bishop", "B"),
        ("Rook", "R"),
        ("Queen", "Q"),
        ("King", "K"),
        ("Whiteon", "W"),
        ("Blackon", "B"),
    ];
    for (word, short) in words {
        text = text.replace(word, short);
    }
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
    kind_of(letter).filter(|_| letter != 'b')
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

/// SAN and everything near it: `Nbd7`, `N(b)d7`, `exd5`, `exd`, `KxR`, `e8=Q`, `e8(Q)`, `Ng1-f3`, `e7e8q`, and with a
/// takeover behind it `d4-f6=We5`, `(=We5)`.
fn walk(text: &str) -> Option<Walk> {
    let (text, over) = split_takeover(text);
    let mut walk = Walk { over, ..Walk::default() };
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

/// What stands before the takeover at the end of a text, and that takeover: `=We5`, `(=We5)`.
fn split_takeover(text: &str) -> (&str, Option<(Side, Square)>) {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let found = (|| {
        let split = inner.len().checked_sub(4)?;
        let (head, tail) = (inner.get(..split)?, inner.get(split..)?);
        let side = match tail.strip_prefix('=')?.chars().next()? {
            'W' | 'w' => Side::White,
            'B' | 'b' => Side::Black,
            _ => return None,
        };
        let head = if inner.len() < text.len() { head.strip_suffix('(')? } else { head };
        Some((head, (side, Square::from_name(&tail[2..])?)))
    })();
    found.map_or((text, None), |(head, over)| (head, Some(over)))
}

/// What stands before the letter of a promotion, and whom that letter means.
fn split_promotion(text: &str) -> (&str, Option<Kind>) {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = inner.chars().next_back() else { return (text, None) };
    let before = &inner[..inner.len() - letter.len_utf8()];
    let head = before.trim_end_matches(['=', '/', '(']);
    // Behind a rank or a sign nothing but a man to become can stand, not even the b-file.
    let signed = head.len() < before.len();
    match kind_of(letter).filter(|kind| OFFICERS.contains(kind)) {
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
        if self.kind == Some(Kind::Pawn) && self.from_file.is_none() && !self.captures && self.over.is_none() {
            self.from_file = self.to_file;
        }
    }
}
